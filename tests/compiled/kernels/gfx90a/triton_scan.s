	.amdgcn_target "amdgpu9.0a-amd-amdhsa-unknown-gfx90a"
	.amdhsa_code_object_version 5
	.text
	.globl	scan                            ; -- Begin function scan
	.p2align	8
	.type	scan,@function
scan:                                   ; @scan
.Lfunc_begin0:
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.7:
	.file	1 "generate" "triton_kernels.py"
	.loc	1 94 0 prologue_end             ; triton_kernels.py:94:0
	s_load_dwordx2 s[6:7], s[4:5], 0x0
	s_load_dwordx8 s[8:15], s[4:5], 0x8
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.loc	1 0 0 is_stmt 0                 ; :0:0
.Ltmp0:
	.p2align	8
; %bb.8:
.LBB0_0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
.Ltmp1:
	.loc	1 100 5 is_stmt 1               ; triton_kernels.py:100:5
	v_lshrrev_b32_e32 v12, 6, v0
	.loc	1 96 42                         ; triton_kernels.py:96:42
	v_readfirstlane_b32 s0, v12
	.loc	1 96 13 is_stmt 0               ; triton_kernels.py:96:13
	s_lshl_b32 s1, s16, 9
	.loc	1 96 42                         ; triton_kernels.py:96:42
	s_lshl_b32 s0, s0, 6
	v_and_b32_e32 v13, 63, v0
	.loc	1 96 13                         ; triton_kernels.py:96:13
	s_or_b32 s0, s0, s1
	v_or_b32_e32 v0, s0, v13
	.loc	1 97 22 is_stmt 1               ; triton_kernels.py:97:22
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s7
	v_add_co_u32_e32 v4, vcc, s6, v0
	v_addc_co_u32_e32 v5, vcc, v2, v1, vcc
	.loc	1 97 14 is_stmt 0               ; triton_kernels.py:97:14
	global_load_dword v3, v[4:5], off
	global_load_dword v2, v[4:5], off offset:1024
.Ltmp2:
	.file	2 "triton/language" "standard.py"
	.loc	2 358 12 is_stmt 1              ; standard.py:358:12 @[ triton_kernels.py:98:25 ]
	v_sub_u32_e64 v4, v13, 1 clamp
	v_lshlrev_b32_e32 v4, 2, v4
	v_lshlrev_b32_e32 v5, 2, v13
	v_add_u32_e32 v8, -8, v5
	v_cmp_gt_u32_e32 vcc, 2, v13
	v_cmp_eq_u32_e64 s[20:21], 0, v13
	v_cndmask_b32_e32 v11, v8, v5, vcc
	v_add_u32_e32 v10, -16, v5
	v_cmp_gt_u32_e32 vcc, 4, v13
	v_cmp_lt_u32_e64 s[16:17], 1, v13
	v_cndmask_b32_e32 v10, v10, v5, vcc
	v_cmp_gt_u32_e32 vcc, 8, v13
	v_cmp_lt_u32_e64 s[14:15], 3, v13
	v_cmp_lt_u32_e64 s[6:7], 7, v13
	v_cmp_lt_u32_e64 s[4:5], 15, v13
	s_waitcnt vmcnt(1)
	ds_bpermute_b32 v6, v4, v3
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v7, v4, v2
.Ltmp3:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:358:12 @[ triton_kernels.py:98:25 ] ]
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v6, v3, v6
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v7, v2, v7
.Ltmp4:
	.loc	2 358 12                        ; standard.py:358:12 @[ triton_kernels.py:98:25 ]
	v_cndmask_b32_e64 v6, v6, v3, s[20:21]
	v_cndmask_b32_e64 v7, v7, v2, s[20:21]
	ds_bpermute_b32 v8, v11, v6
	ds_bpermute_b32 v9, v11, v7
.Ltmp5:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:358:12 @[ triton_kernels.py:98:25 ] ]
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v8, v6, v8
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v9, v7, v9
.Ltmp6:
	.loc	2 358 12                        ; standard.py:358:12 @[ triton_kernels.py:98:25 ]
	v_cndmask_b32_e64 v6, v6, v8, s[16:17]
	v_cndmask_b32_e64 v7, v7, v9, s[16:17]
	ds_bpermute_b32 v8, v10, v6
	ds_bpermute_b32 v14, v10, v7
	v_subrev_u32_e32 v9, 32, v5
	v_cndmask_b32_e32 v9, v9, v5, vcc
	v_cmp_gt_u32_e32 vcc, 16, v13
.Ltmp7:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:358:12 @[ triton_kernels.py:98:25 ] ]
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v8, v6, v8
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v14, v7, v14
.Ltmp8:
	.loc	2 358 12                        ; standard.py:358:12 @[ triton_kernels.py:98:25 ]
	v_cndmask_b32_e64 v6, v6, v8, s[14:15]
	v_cndmask_b32_e64 v8, v7, v14, s[14:15]
	ds_bpermute_b32 v14, v9, v6
	ds_bpermute_b32 v15, v9, v8
	v_subrev_u32_e32 v7, 64, v5
	v_cndmask_b32_e32 v7, v7, v5, vcc
	v_cmp_gt_u32_e32 vcc, 32, v13
.Ltmp9:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:358:12 @[ triton_kernels.py:98:25 ] ]
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v14, v6, v14
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v15, v8, v15
.Ltmp10:
	.loc	2 358 12                        ; standard.py:358:12 @[ triton_kernels.py:98:25 ]
	v_cndmask_b32_e64 v14, v6, v14, s[6:7]
	v_cndmask_b32_e64 v8, v8, v15, s[6:7]
	ds_bpermute_b32 v15, v7, v14
	ds_bpermute_b32 v16, v7, v8
	v_add_u32_e32 v6, 0xffffff80, v5
	v_cndmask_b32_e32 v6, v6, v5, vcc
	v_cmp_eq_u32_e32 vcc, 63, v13
.Ltmp11:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:358:12 @[ triton_kernels.py:98:25 ] ]
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v5, v14, v15
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v15, v8, v16
.Ltmp12:
	.loc	2 358 12                        ; standard.py:358:12 @[ triton_kernels.py:98:25 ]
	v_cndmask_b32_e64 v14, v14, v5, s[4:5]
	ds_bpermute_b32 v5, v6, v14
	v_cndmask_b32_e64 v15, v8, v15, s[4:5]
	ds_bpermute_b32 v8, v6, v15
.Ltmp13:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:358:12 @[ triton_kernels.py:98:25 ] ]
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v16, v14, v5
.Ltmp14:
	.loc	2 358 12                        ; standard.py:358:12 @[ triton_kernels.py:98:25 ]
	v_lshl_add_u32 v5, v12, 2, 0
	s_and_saveexec_b64 s[0:1], vcc
; %bb.1:
	ds_write_b32 v5, v16
; %bb.2:
	.loc	2 0 12 is_stmt 0                ; standard.py:0:12
	s_or_b64 exec, exec, s[0:1]
.Ltmp15:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:358:12 @[ triton_kernels.py:98:25 ] ]
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v17, v15, v8
.Ltmp16:
	.loc	2 358 12                        ; standard.py:358:12 @[ triton_kernels.py:98:25 ]
	s_and_saveexec_b64 s[0:1], vcc
; %bb.3:
	ds_write_b32 v5, v17 offset:16
.Ltmp17:
; %bb.4:
	.loc	2 0 12 is_stmt 0                ; standard.py:0:12
	s_or_b64 exec, exec, s[0:1]
	.loc	1 98 14 is_stmt 1               ; triton_kernels.py:98:14
	v_mov_b32_e32 v8, s9
	v_add_co_u32_e64 v22, s[0:1], s8, v0
	v_addc_co_u32_e64 v23, s[0:1], v8, v1, s[0:1]
.Ltmp18:
	.loc	2 358 12                        ; standard.py:358:12 @[ triton_kernels.py:98:25 ]
	v_mov_b32_e32 v8, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b128 v[18:21], v8
	v_cmp_lt_u32_e64 s[18:19], 31, v13
	v_cndmask_b32_e64 v13, v14, v16, s[18:19]
	v_cndmask_b32_e64 v17, v15, v17, s[18:19]
	ds_read_b96 v[14:16], v8 offset:16
.Ltmp19:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:358:12 @[ triton_kernels.py:98:25 ] ]
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v19, v18, v19
.Ltmp20:
	.loc	2 358 12                        ; standard.py:358:12 @[ triton_kernels.py:98:25 ]
	v_cmp_lt_u32_e64 s[0:1], 1, v12
	v_cndmask_b32_e64 v18, v18, v19, s[0:1]
.Ltmp21:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:358:12 @[ triton_kernels.py:98:25 ] ]
	v_add_f32_e32 v19, v19, v20
.Ltmp22:
	.loc	2 358 12                        ; standard.py:358:12 @[ triton_kernels.py:98:25 ]
	v_cmp_eq_u32_e64 s[2:3], 3, v12
	v_cndmask_b32_e64 v18, v18, v19, s[2:3]
.Ltmp23:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:358:12 @[ triton_kernels.py:98:25 ] ]
	v_add_f32_e32 v19, v19, v21
	v_add_f32_e32 v18, v13, v18
.Ltmp24:
	.loc	2 358 12                        ; standard.py:358:12 @[ triton_kernels.py:98:25 ]
	v_cmp_eq_u32_e64 s[8:9], 0, v12
	v_cndmask_b32_e64 v12, v18, v13, s[8:9]
.Ltmp25:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:358:12 @[ triton_kernels.py:98:25 ] ]
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v13, v19, v14
.Ltmp26:
	.loc	2 358 12                        ; standard.py:358:12 @[ triton_kernels.py:98:25 ]
	v_cndmask_b32_e64 v14, v13, v19, s[8:9]
.Ltmp27:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:358:12 @[ triton_kernels.py:98:25 ] ]
	v_add_f32_e32 v13, v13, v15
.Ltmp28:
	.loc	2 358 12                        ; standard.py:358:12 @[ triton_kernels.py:98:25 ]
	v_cndmask_b32_e64 v14, v14, v13, s[0:1]
.Ltmp29:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:358:12 @[ triton_kernels.py:98:25 ] ]
	v_add_f32_e32 v13, v13, v16
.Ltmp30:
	.loc	2 358 12                        ; standard.py:358:12 @[ triton_kernels.py:98:25 ]
	v_cndmask_b32_e64 v13, v14, v13, s[2:3]
.Ltmp31:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:358:12 @[ triton_kernels.py:98:25 ] ]
	v_add_f32_e32 v13, v17, v13
.Ltmp32:
	.loc	1 98 5                          ; triton_kernels.py:98:5
	global_store_dword v[22:23], v12, off
	global_store_dword v[22:23], v13, off offset:1024
	.loc	1 99 45                         ; triton_kernels.py:99:45
	v_mov_b32_e32 v13, s11
	v_add_co_u32_e64 v12, s[10:11], s10, v0
	v_addc_co_u32_e64 v13, s[10:11], v13, v1, s[10:11]
	.loc	1 99 37 is_stmt 0               ; triton_kernels.py:99:37
	global_load_dword v14, v[12:13], off
	global_load_dword v15, v[12:13], off offset:1024
	.loc	1 99 16                         ; triton_kernels.py:99:16
	ds_bpermute_b32 v12, v4, v3
	ds_bpermute_b32 v13, v4, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(1)
	ds_bpermute_b32 v16, v4, v14
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v4, v4, v15
.Ltmp33:
	.loc	1 90 31 is_stmt 1               ; triton_kernels.py:90:31 @[ triton_kernels.py:99:16 ]
	v_fma_f32 v12, v14, v12, v3
	v_fma_f32 v13, v15, v13, v2
.Ltmp34:
	.loc	1 99 16                         ; triton_kernels.py:99:16
	v_cndmask_b32_e64 v3, v12, v3, s[20:21]
	v_cndmask_b32_e64 v2, v13, v2, s[20:21]
.Ltmp35:
	.loc	1 90 12                         ; triton_kernels.py:90:12 @[ triton_kernels.py:99:16 ]
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v16, v14, v16
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v4, v15, v4
.Ltmp36:
	.loc	1 99 16                         ; triton_kernels.py:99:16
	ds_bpermute_b32 v12, v11, v3
	ds_bpermute_b32 v13, v11, v2
	v_cndmask_b32_e64 v14, v16, v14, s[20:21]
	v_cndmask_b32_e64 v4, v4, v15, s[20:21]
	ds_bpermute_b32 v15, v11, v14
	ds_bpermute_b32 v11, v11, v4
.Ltmp37:
	.loc	1 90 31                         ; triton_kernels.py:90:31 @[ triton_kernels.py:99:16 ]
	s_waitcnt lgkmcnt(3)
	v_fma_f32 v12, v14, v12, v3
	s_waitcnt lgkmcnt(2)
	v_fma_f32 v13, v4, v13, v2
.Ltmp38:
	.loc	1 99 16                         ; triton_kernels.py:99:16
	v_cndmask_b32_e64 v3, v3, v12, s[16:17]
	v_cndmask_b32_e64 v2, v2, v13, s[16:17]
.Ltmp39:
	.loc	1 90 12                         ; triton_kernels.py:90:12 @[ triton_kernels.py:99:16 ]
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v15, v14, v15
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v11, v4, v11
.Ltmp40:
	.loc	1 99 16                         ; triton_kernels.py:99:16
	ds_bpermute_b32 v12, v10, v3
	ds_bpermute_b32 v13, v10, v2
	v_cndmask_b32_e64 v14, v14, v15, s[16:17]
	v_cndmask_b32_e64 v4, v4, v11, s[16:17]
	ds_bpermute_b32 v11, v10, v14
	ds_bpermute_b32 v10, v10, v4
.Ltmp41:
	.loc	1 90 31                         ; triton_kernels.py:90:31 @[ triton_kernels.py:99:16 ]
	s_waitcnt lgkmcnt(3)
	v_fma_f32 v12, v14, v12, v3
	s_waitcnt lgkmcnt(2)
	v_fma_f32 v13, v4, v13, v2
.Ltmp42:
	.loc	1 99 16                         ; triton_kernels.py:99:16
	v_cndmask_b32_e64 v3, v3, v12, s[14:15]
	v_cndmask_b32_e64 v2, v2, v13, s[14:15]
.Ltmp43:
	.loc	1 90 12                         ; triton_kernels.py:90:12 @[ triton_kernels.py:99:16 ]
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v11, v14, v11
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v10, v4, v10
.Ltmp44:
	.loc	1 99 16                         ; triton_kernels.py:99:16
	ds_bpermute_b32 v12, v9, v3
	ds_bpermute_b32 v13, v9, v2
	v_cndmask_b32_e64 v11, v14, v11, s[14:15]
	v_cndmask_b32_e64 v4, v4, v10, s[14:15]
	ds_bpermute_b32 v10, v9, v11
	ds_bpermute_b32 v9, v9, v4
.Ltmp45:
	.loc	1 90 31                         ; triton_kernels.py:90:31 @[ triton_kernels.py:99:16 ]
	s_waitcnt lgkmcnt(3)
	v_fma_f32 v12, v11, v12, v3
	s_waitcnt lgkmcnt(2)
	v_fma_f32 v13, v4, v13, v2
.Ltmp46:
	.loc	1 99 16                         ; triton_kernels.py:99:16
	v_cndmask_b32_e64 v3, v3, v12, s[6:7]
	v_cndmask_b32_e64 v2, v2, v13, s[6:7]
.Ltmp47:
	.loc	1 90 12                         ; triton_kernels.py:90:12 @[ triton_kernels.py:99:16 ]
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v10, v11, v10
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v9, v4, v9
.Ltmp48:
	.loc	1 99 16                         ; triton_kernels.py:99:16
	ds_bpermute_b32 v12, v7, v3
	ds_bpermute_b32 v13, v7, v2
	v_cndmask_b32_e64 v10, v11, v10, s[6:7]
	v_cndmask_b32_e64 v9, v4, v9, s[6:7]
	ds_bpermute_b32 v11, v7, v10
	ds_bpermute_b32 v7, v7, v9
.Ltmp49:
	.loc	1 90 31                         ; triton_kernels.py:90:31 @[ triton_kernels.py:99:16 ]
	s_waitcnt lgkmcnt(3)
	v_fma_f32 v4, v10, v12, v3
	s_waitcnt lgkmcnt(2)
	v_fma_f32 v12, v9, v13, v2
.Ltmp50:
	.loc	1 99 16                         ; triton_kernels.py:99:16
	v_cndmask_b32_e64 v3, v3, v4, s[4:5]
	v_cndmask_b32_e64 v4, v2, v12, s[4:5]
.Ltmp51:
	.loc	1 90 12                         ; triton_kernels.py:90:12 @[ triton_kernels.py:99:16 ]
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v2, v10, v11
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v7, v9, v7
.Ltmp52:
	.loc	1 99 16                         ; triton_kernels.py:99:16
	v_cndmask_b32_e64 v2, v10, v2, s[4:5]
	v_cndmask_b32_e64 v7, v9, v7, s[4:5]
	ds_bpermute_b32 v12, v6, v3
	ds_bpermute_b32 v10, v6, v2
	ds_bpermute_b32 v11, v6, v7
	ds_bpermute_b32 v13, v6, v4
.Ltmp53:
	.loc	1 90 31                         ; triton_kernels.py:90:31 @[ triton_kernels.py:99:16 ]
	s_waitcnt lgkmcnt(3)
	v_fma_f32 v9, v2, v12, v3
	.loc	1 90 12 is_stmt 0               ; triton_kernels.py:90:12 @[ triton_kernels.py:99:16 ]
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v6, v2, v10
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v10, v7, v11
	.loc	1 90 31                         ; triton_kernels.py:90:31 @[ triton_kernels.py:99:16 ]
	s_waitcnt lgkmcnt(0)
	v_fma_f32 v11, v7, v13, v4
.Ltmp54:
	.loc	1 99 16 is_stmt 1               ; triton_kernels.py:99:16
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_6
; %bb.5:                                ; %.critedge
	ds_write2_b32 v5, v6, v10 offset1:4
	ds_write2_b32 v5, v9, v11 offset0:8 offset1:12
.LBB0_6:                                ; %.critedge3
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[4:5]
	.loc	1 99 16                         ; triton_kernels.py:99:16
	v_cndmask_b32_e64 v5, v4, v11, s[18:19]
	v_cndmask_b32_e64 v16, v7, v10, s[18:19]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b128 v[10:13], v8 offset:32
	ds_read2_b32 v[14:15], v8 offset0:1 offset1:2
	v_cndmask_b32_e64 v17, v3, v9, s[18:19]
	v_cndmask_b32_e64 v18, v2, v6, s[18:19]
	ds_read_b96 v[2:4], v8 offset:48
	ds_read2_b32 v[6:7], v8 offset0:3 offset1:4
	ds_read2_b32 v[8:9], v8 offset0:5 offset1:6
	.loc	1 100 14 is_stmt 1              ; triton_kernels.py:100:14
	v_add_co_u32_e32 v0, vcc, s12, v0
.Ltmp55:
	.loc	1 90 31                         ; triton_kernels.py:90:31 @[ triton_kernels.py:99:16 ]
	s_waitcnt lgkmcnt(3)
	v_fma_f32 v11, v10, v14, v11
.Ltmp56:
	.loc	1 99 16                         ; triton_kernels.py:99:16
	v_cndmask_b32_e64 v10, v10, v11, s[0:1]
.Ltmp57:
	.loc	1 90 31                         ; triton_kernels.py:90:31 @[ triton_kernels.py:99:16 ]
	v_fma_f32 v11, v11, v15, v12
	s_waitcnt lgkmcnt(1)
	v_fmac_f32_e32 v13, v11, v6
	v_fma_f32 v2, v13, v7, v2
.Ltmp58:
	.loc	1 99 16                         ; triton_kernels.py:99:16
	v_cndmask_b32_e64 v7, v2, v13, s[8:9]
.Ltmp59:
	.loc	1 90 31                         ; triton_kernels.py:90:31 @[ triton_kernels.py:99:16 ]
	s_waitcnt lgkmcnt(0)
	v_fma_f32 v2, v2, v8, v3
.Ltmp60:
	.loc	1 99 16                         ; triton_kernels.py:99:16
	v_cndmask_b32_e64 v3, v7, v2, s[0:1]
.Ltmp61:
	.loc	1 90 31                         ; triton_kernels.py:90:31 @[ triton_kernels.py:99:16 ]
	v_fmac_f32_e32 v4, v2, v9
.Ltmp62:
	.loc	1 99 16                         ; triton_kernels.py:99:16
	v_cndmask_b32_e64 v10, v10, v11, s[2:3]
	v_cndmask_b32_e64 v2, v3, v4, s[2:3]
.Ltmp63:
	.loc	1 90 31                         ; triton_kernels.py:90:31 @[ triton_kernels.py:99:16 ]
	v_fma_f32 v6, v18, v10, v17
	v_fmac_f32_e32 v5, v16, v2
.Ltmp64:
	.loc	1 100 14                        ; triton_kernels.py:100:14
	v_mov_b32_e32 v2, s13
	.loc	1 99 16                         ; triton_kernels.py:99:16
	v_cndmask_b32_e64 v6, v6, v17, s[8:9]
	.loc	1 100 14                        ; triton_kernels.py:100:14
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
	.loc	1 100 5 is_stmt 0               ; triton_kernels.py:100:5
	global_store_dword v[0:1], v6, off
	global_store_dword v[0:1], v5, off offset:1024
	.loc	1 94 1 is_stmt 1                ; triton_kernels.py:94:1
	s_endpgm
.Ltmp65:
.Lfunc_end0:
	.size	scan, .Lfunc_end0-scan
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel scan
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 48
		.amdhsa_user_sgpr_count 16
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_kernarg_preload_length 10
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 24
		.amdhsa_next_free_sgpr 22
		.amdhsa_accum_offset 24
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_reserve_xnack_mask 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_tg_split 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
                                        ; -- End function
	.set .Lscan.num_vgpr, 24
	.set .Lscan.num_agpr, 0
	.set .Lscan.numbered_sgpr, 22
	.set .Lscan.num_named_barrier, 0
	.set .Lscan.private_seg_size, 0
	.set .Lscan.uses_vcc, 1
	.set .Lscan.uses_flat_scratch, 0
	.set .Lscan.has_dyn_sized_stack, 0
	.set .Lscan.has_recursion, 0
	.set .Lscan.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1856
; TotalNumSgprs: 26
; NumVgprs: 24
; NumAgprs: 0
; TotalNumVgprs: 24
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 26
; NumVGPRsForWavesPerEU: 24
; AccumOffset: 24
; Occupancy: 8
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 16
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 5
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.set amdgpu.max_num_named_barrier, 0
	.text
	.section	.debug_abbrev,"",@progbits
	.byte	1                               ; Abbreviation Code
	.byte	17                              ; DW_TAG_compile_unit
	.byte	1                               ; DW_CHILDREN_yes
	.byte	37                              ; DW_AT_producer
	.byte	14                              ; DW_FORM_strp
	.byte	19                              ; DW_AT_language
	.byte	5                               ; DW_FORM_data2
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
	.byte	16                              ; DW_AT_stmt_list
	.byte	23                              ; DW_FORM_sec_offset
	.byte	27                              ; DW_AT_comp_dir
	.byte	14                              ; DW_FORM_strp
	.ascii	"\341\177"                      ; DW_AT_APPLE_optimized
	.byte	25                              ; DW_FORM_flag_present
	.byte	17                              ; DW_AT_low_pc
	.byte	1                               ; DW_FORM_addr
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	2                               ; Abbreviation Code
	.byte	46                              ; DW_TAG_subprogram
	.byte	0                               ; DW_CHILDREN_no
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
	.byte	32                              ; DW_AT_inline
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	3                               ; Abbreviation Code
	.byte	46                              ; DW_TAG_subprogram
	.byte	1                               ; DW_CHILDREN_yes
	.byte	17                              ; DW_AT_low_pc
	.byte	1                               ; DW_FORM_addr
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	4                               ; Abbreviation Code
	.byte	29                              ; DW_TAG_inlined_subroutine
	.byte	1                               ; DW_CHILDREN_yes
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	85                              ; DW_AT_ranges
	.byte	23                              ; DW_FORM_sec_offset
	.byte	88                              ; DW_AT_call_file
	.byte	11                              ; DW_FORM_data1
	.byte	89                              ; DW_AT_call_line
	.byte	11                              ; DW_FORM_data1
	.byte	87                              ; DW_AT_call_column
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	5                               ; Abbreviation Code
	.byte	29                              ; DW_TAG_inlined_subroutine
	.byte	0                               ; DW_CHILDREN_no
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	85                              ; DW_AT_ranges
	.byte	23                              ; DW_FORM_sec_offset
	.byte	88                              ; DW_AT_call_file
	.byte	11                              ; DW_FORM_data1
	.byte	89                              ; DW_AT_call_line
	.byte	5                               ; DW_FORM_data2
	.byte	87                              ; DW_AT_call_column
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	6                               ; Abbreviation Code
	.byte	29                              ; DW_TAG_inlined_subroutine
	.byte	0                               ; DW_CHILDREN_no
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	85                              ; DW_AT_ranges
	.byte	23                              ; DW_FORM_sec_offset
	.byte	88                              ; DW_AT_call_file
	.byte	11                              ; DW_FORM_data1
	.byte	89                              ; DW_AT_call_line
	.byte	11                              ; DW_FORM_data1
	.byte	87                              ; DW_AT_call_column
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	0                               ; EOM(3)
	.section	.debug_info,"",@progbits
.Lcu_begin0:
	.long	.Ldebug_info_end0-.Ldebug_info_start0 ; Length of Unit
.Ldebug_info_start0:
	.short	4                               ; DWARF version number
	.long	.debug_abbrev                   ; Offset Into Abbrev. Section
	.byte	8                               ; Address Size (in bytes)
	.byte	1                               ; Abbrev [1] 0xb:0x5e DW_TAG_compile_unit
	.long	.Linfo_string0                  ; DW_AT_producer
	.short	2                               ; DW_AT_language
	.long	.Linfo_string1                  ; DW_AT_name
	.long	.Lline_table_start0             ; DW_AT_stmt_list
	.long	.Linfo_string2                  ; DW_AT_comp_dir
                                        ; DW_AT_APPLE_optimized
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
	.byte	2                               ; Abbrev [2] 0x2a:0x6 DW_TAG_subprogram
	.long	.Linfo_string3                  ; DW_AT_name
	.byte	1                               ; DW_AT_inline
	.byte	3                               ; Abbrev [3] 0x30:0x38 DW_TAG_subprogram
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
	.long	42                              ; DW_AT_abstract_origin
	.byte	4                               ; Abbrev [4] 0x41:0x1a DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges0                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	98                              ; DW_AT_call_line
	.byte	25                              ; DW_AT_call_column
	.byte	5                               ; Abbrev [5] 0x4d:0xd DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges1                 ; DW_AT_ranges
	.byte	2                               ; DW_AT_call_file
	.short	358                             ; DW_AT_call_line
	.byte	12                              ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	6                               ; Abbrev [6] 0x5b:0xc DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges2                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	99                              ; DW_AT_call_line
	.byte	16                              ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
.Ldebug_info_end0:
	.section	.debug_ranges,"",@progbits
.Ldebug_ranges0:
	.quad	.Ltmp2-.Lfunc_begin0
	.quad	.Ltmp17-.Lfunc_begin0
	.quad	.Ltmp18-.Lfunc_begin0
	.quad	.Ltmp32-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges1:
	.quad	.Ltmp3-.Lfunc_begin0
	.quad	.Ltmp4-.Lfunc_begin0
	.quad	.Ltmp5-.Lfunc_begin0
	.quad	.Ltmp6-.Lfunc_begin0
	.quad	.Ltmp7-.Lfunc_begin0
	.quad	.Ltmp8-.Lfunc_begin0
	.quad	.Ltmp9-.Lfunc_begin0
	.quad	.Ltmp10-.Lfunc_begin0
	.quad	.Ltmp11-.Lfunc_begin0
	.quad	.Ltmp12-.Lfunc_begin0
	.quad	.Ltmp13-.Lfunc_begin0
	.quad	.Ltmp14-.Lfunc_begin0
	.quad	.Ltmp15-.Lfunc_begin0
	.quad	.Ltmp16-.Lfunc_begin0
	.quad	.Ltmp19-.Lfunc_begin0
	.quad	.Ltmp20-.Lfunc_begin0
	.quad	.Ltmp21-.Lfunc_begin0
	.quad	.Ltmp22-.Lfunc_begin0
	.quad	.Ltmp23-.Lfunc_begin0
	.quad	.Ltmp24-.Lfunc_begin0
	.quad	.Ltmp25-.Lfunc_begin0
	.quad	.Ltmp26-.Lfunc_begin0
	.quad	.Ltmp27-.Lfunc_begin0
	.quad	.Ltmp28-.Lfunc_begin0
	.quad	.Ltmp29-.Lfunc_begin0
	.quad	.Ltmp30-.Lfunc_begin0
	.quad	.Ltmp31-.Lfunc_begin0
	.quad	.Ltmp32-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges2:
	.quad	.Ltmp33-.Lfunc_begin0
	.quad	.Ltmp34-.Lfunc_begin0
	.quad	.Ltmp35-.Lfunc_begin0
	.quad	.Ltmp36-.Lfunc_begin0
	.quad	.Ltmp37-.Lfunc_begin0
	.quad	.Ltmp38-.Lfunc_begin0
	.quad	.Ltmp39-.Lfunc_begin0
	.quad	.Ltmp40-.Lfunc_begin0
	.quad	.Ltmp41-.Lfunc_begin0
	.quad	.Ltmp42-.Lfunc_begin0
	.quad	.Ltmp43-.Lfunc_begin0
	.quad	.Ltmp44-.Lfunc_begin0
	.quad	.Ltmp45-.Lfunc_begin0
	.quad	.Ltmp46-.Lfunc_begin0
	.quad	.Ltmp47-.Lfunc_begin0
	.quad	.Ltmp48-.Lfunc_begin0
	.quad	.Ltmp49-.Lfunc_begin0
	.quad	.Ltmp50-.Lfunc_begin0
	.quad	.Ltmp51-.Lfunc_begin0
	.quad	.Ltmp52-.Lfunc_begin0
	.quad	.Ltmp53-.Lfunc_begin0
	.quad	.Ltmp54-.Lfunc_begin0
	.quad	.Ltmp55-.Lfunc_begin0
	.quad	.Ltmp56-.Lfunc_begin0
	.quad	.Ltmp57-.Lfunc_begin0
	.quad	.Ltmp58-.Lfunc_begin0
	.quad	.Ltmp59-.Lfunc_begin0
	.quad	.Ltmp60-.Lfunc_begin0
	.quad	.Ltmp61-.Lfunc_begin0
	.quad	.Ltmp62-.Lfunc_begin0
	.quad	.Ltmp63-.Lfunc_begin0
	.quad	.Ltmp64-.Lfunc_begin0
	.quad	0
	.quad	0
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"triton"                        ; string offset=0 ; triton
.Linfo_string1:
	.asciz	"triton_kernels.py"             ; string offset=7 ; triton_kernels.py
.Linfo_string2:
	.asciz	"generate" ; string offset=25 ; generate
.Linfo_string3:
	.asciz	"scan"                          ; string offset=60 ; scan
	.section	".note.GNU-stack","",@progbits
	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         32
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         40
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 48
    .max_flat_workgroup_size: 256
    .name:           scan
    .private_segment_fixed_size: 0
    .sgpr_count:     26
    .sgpr_spill_count: 0
    .symbol:         scan.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     24
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgpu9.0a-amd-amdhsa-unknown-gfx90a
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
	.section	.debug_line,"",@progbits
.Lline_table_start0:
