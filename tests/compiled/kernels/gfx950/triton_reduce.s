	.amdgcn_target "amdgpu9.50-amd-amdhsa-unknown-gfx950"
	.amdhsa_code_object_version 5
	.text
	.globl	reduce                          ; -- Begin function reduce
	.p2align	8
	.type	reduce,@function
reduce:                                 ; @reduce
.Lfunc_begin0:
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.13:
	.file	1 "generate" "triton_kernels.py"
	.loc	1 67 0 prologue_end             ; triton_kernels.py:67:0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.loc	1 0 0 is_stmt 0                 ; :0:0
.Ltmp0:
	.p2align	8
; %bb.14:
.LBB0_0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
.Ltmp1:
	.loc	1 74 5 is_stmt 1                ; triton_kernels.py:74:5
	v_readfirstlane_b32 s11, v0
	.loc	1 69 40                         ; triton_kernels.py:69:40
	v_and_b32_e32 v7, 63, v0
	s_and_b32 s0, s11, 0xc0
	.loc	1 69 13 is_stmt 0               ; triton_kernels.py:69:13
	s_lshl_b32 s12, s16, 10
	.loc	1 69 40                         ; triton_kernels.py:69:40
	v_or_b32_e32 v2, s0, v7
	.loc	1 69 13                         ; triton_kernels.py:69:13
	v_or_b32_e32 v4, s12, v2
	.loc	1 70 14 is_stmt 1               ; triton_kernels.py:70:14
	v_mov_b32_e32 v1, 0xf149f2ca
	.loc	1 70 38 is_stmt 0               ; triton_kernels.py:70:38
	v_cmp_gt_i32_e32 vcc, s10, v4
	v_mov_b32_e32 v6, v1
	.loc	1 70 14                         ; triton_kernels.py:70:14
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_2
; %bb.1:
	.loc	1 0 14                          ; triton_kernels.py:0:14
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[2:3]
	.loc	1 70 14                         ; triton_kernels.py:70:14
	global_load_dword v6, v[4:5], off
.LBB0_2:
	.loc	1 0 14                          ; triton_kernels.py:0:14
	s_or_b64 exec, exec, s[0:1]
	.loc	1 69 40 is_stmt 1               ; triton_kernels.py:69:40
	v_or_b32_e32 v9, 0x100, v2
	.loc	1 69 13 is_stmt 0               ; triton_kernels.py:69:13
	v_or_b32_e32 v3, s12, v9
	.loc	1 70 38 is_stmt 1               ; triton_kernels.py:70:38
	v_cmp_gt_i32_e64 s[0:1], s10, v3
	.loc	1 70 22 is_stmt 0               ; triton_kernels.py:70:22
	s_ashr_i32 s13, s12, 31
	v_mov_b32_e32 v3, 0
	v_lshl_add_u64 v[4:5], v[2:3], 0, s[12:13]
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[2:3]
	.loc	1 70 14                         ; triton_kernels.py:70:14
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_4
; %bb.3:
	global_load_dword v1, v[4:5], off offset:1024
.LBB0_4:
	.loc	1 0 14                          ; triton_kernels.py:0:14
	s_or_b64 exec, exec, s[2:3]
	.loc	1 69 40 is_stmt 1               ; triton_kernels.py:69:40
	v_or_b32_e32 v10, 0x200, v2
	.loc	1 69 13 is_stmt 0               ; triton_kernels.py:69:13
	v_or_b32_e32 v3, s12, v10
	.loc	1 70 38 is_stmt 1               ; triton_kernels.py:70:38
	v_cmp_gt_i32_e64 s[2:3], s10, v3
	.loc	1 70 14 is_stmt 0               ; triton_kernels.py:70:14
	v_mov_b32_e32 v3, 0xf149f2ca
	v_mov_b32_e32 v8, v3
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_6
; %bb.5:
	global_load_dword v8, v[4:5], off offset:2048
.LBB0_6:
	.loc	1 0 14                          ; triton_kernels.py:0:14
	s_or_b64 exec, exec, s[14:15]
	.loc	1 69 40 is_stmt 1               ; triton_kernels.py:69:40
	v_or_b32_e32 v11, 0x300, v2
	.loc	1 69 13 is_stmt 0               ; triton_kernels.py:69:13
	v_or_b32_e32 v12, s12, v11
	.loc	1 0 0                           ; triton_kernels.py:0
	s_lshr_b32 s17, s11, 6
	.loc	1 70 38 is_stmt 1               ; triton_kernels.py:70:38
	v_cmp_gt_i32_e64 s[10:11], s10, v12
	.loc	1 70 14 is_stmt 0               ; triton_kernels.py:70:14
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_cbranch_execz .LBB0_8
; %bb.7:
	global_load_dword v3, v[4:5], off offset:3072
.LBB0_8:
	.loc	1 0 14                          ; triton_kernels.py:0:14
	s_or_b64 exec, exec, s[12:13]
.Ltmp2:
	.file	2 "triton/language" "standard.py"
	.loc	2 178 10 is_stmt 1              ; standard.py:178:10 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	s_waitcnt vmcnt(0)
	v_cmp_ge_f32_e64 s[12:13], v6, v1
.Ltmp3:
	.loc	2 206 20                        ; standard.py:206:20 @[ triton_kernels.py:71:18 ]
	v_lshlrev_b32_e32 v0, 2, v0
	s_lshl_b32 s22, s17, 2
.Ltmp4:
	.loc	2 179 13                        ; standard.py:179:13 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	v_cndmask_b32_e64 v4, v1, v6, s[12:13]
	.loc	2 180 13                        ; standard.py:180:13 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	v_cndmask_b32_e64 v2, v9, v2, s[12:13]
	.loc	2 178 10                        ; standard.py:178:10 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	v_cmp_ge_f32_e64 s[12:13], v8, v3
.Ltmp5:
	.loc	2 206 20                        ; standard.py:206:20 @[ triton_kernels.py:71:18 ]
	v_and_b32_e32 v0, 12, v0
	v_add_u32_e32 v0, 0, v0
.Ltmp6:
	.loc	2 179 13                        ; standard.py:179:13 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	v_cndmask_b32_e64 v5, v3, v8, s[12:13]
	.loc	2 180 13                        ; standard.py:180:13 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	v_cndmask_b32_e64 v9, v11, v10, s[12:13]
	.loc	2 178 10                        ; standard.py:178:10 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	v_cmp_ge_f32_e64 s[12:13], v4, v5
.Ltmp7:
	.loc	1 72 5                          ; triton_kernels.py:72:5
	v_or_b32_e32 v7, s17, v7
.Ltmp8:
	.loc	2 179 13                        ; standard.py:179:13 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	s_nop 0
	v_cndmask_b32_e64 v4, v5, v4, s[12:13]
	.loc	2 180 13                        ; standard.py:180:13 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	v_cndmask_b32_e64 v2, v9, v2, s[12:13]
.Ltmp9:
	.loc	2 206 20                        ; standard.py:206:20 @[ triton_kernels.py:71:18 ]
	v_mov_b32_e32 v5, v4
	v_mov_b32_e32 v9, v4
	s_nop 1
	v_permlane32_swap_b32_e32 v5, v9
	v_cmp_eq_u32_e64 s[12:13], v5, v4
	v_mov_b32_e32 v10, v2
	s_nop 0
	v_cndmask_b32_e64 v5, v5, v9, s[12:13]
	v_mov_b32_e32 v9, v2
	s_nop 1
	v_permlane32_swap_b32_e32 v9, v10
	v_cmp_eq_u32_e64 s[12:13], v9, v2
	s_nop 1
	v_cndmask_b32_e64 v9, v9, v10, s[12:13]
.Ltmp10:
	.loc	2 175 15                        ; standard.py:175:15 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	v_cmp_eq_f32_e64 s[12:13], v4, v5
	.loc	2 175 36 is_stmt 0              ; standard.py:175:36 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	v_cmp_lt_i32_e64 s[14:15], v2, v9
	.loc	2 175 15                        ; standard.py:175:15 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	s_and_b64 s[14:15], s[14:15], s[12:13]
	.loc	2 178 10 is_stmt 1              ; standard.py:178:10 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	v_cmp_gt_f32_e64 s[12:13], v4, v5
	s_or_b64 s[12:13], s[12:13], s[14:15]
	.loc	2 179 13                        ; standard.py:179:13 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	s_nop 0
	v_cndmask_b32_e64 v4, v5, v4, s[12:13]
	.loc	2 180 13                        ; standard.py:180:13 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	v_cndmask_b32_e64 v2, v9, v2, s[12:13]
.Ltmp11:
	.loc	2 206 20                        ; standard.py:206:20 @[ triton_kernels.py:71:18 ]
	v_mov_b32_e32 v5, v4
	v_mov_b32_e32 v9, v4
	s_nop 1
	v_permlane16_swap_b32_e32 v5, v9
	v_cmp_eq_u32_e64 s[12:13], v5, v4
	v_mov_b32_e32 v10, v2
	s_nop 0
	v_cndmask_b32_e64 v5, v5, v9, s[12:13]
	v_mov_b32_e32 v9, v2
	s_nop 1
	v_permlane16_swap_b32_e32 v9, v10
	v_cmp_eq_u32_e64 s[12:13], v9, v2
	s_nop 1
	v_cndmask_b32_e64 v9, v9, v10, s[12:13]
.Ltmp12:
	.loc	2 175 15                        ; standard.py:175:15 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	v_cmp_eq_f32_e64 s[12:13], v4, v5
	.loc	2 175 36 is_stmt 0              ; standard.py:175:36 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	v_cmp_lt_i32_e64 s[14:15], v2, v9
	.loc	2 175 15                        ; standard.py:175:15 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	s_and_b64 s[14:15], s[14:15], s[12:13]
	.loc	2 178 10 is_stmt 1              ; standard.py:178:10 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	v_cmp_gt_f32_e64 s[12:13], v4, v5
	s_or_b64 s[12:13], s[12:13], s[14:15]
	.loc	2 179 13                        ; standard.py:179:13 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	s_nop 0
	v_cndmask_b32_e64 v4, v5, v4, s[12:13]
	.loc	2 180 13                        ; standard.py:180:13 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	v_cndmask_b32_e64 v2, v9, v2, s[12:13]
.Ltmp13:
	.loc	2 206 20                        ; standard.py:206:20 @[ triton_kernels.py:71:18 ]
	s_nop 0
	v_mov_b32_dpp v5, v4 row_ror:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v9, v2 row_ror:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp14:
	.loc	2 175 15                        ; standard.py:175:15 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	v_cmp_eq_f32_e64 s[12:13], v4, v5
	.loc	2 175 36 is_stmt 0              ; standard.py:175:36 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	v_cmp_lt_i32_e64 s[14:15], v2, v9
	.loc	2 175 15                        ; standard.py:175:15 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	s_and_b64 s[14:15], s[12:13], s[14:15]
	.loc	2 178 10 is_stmt 1              ; standard.py:178:10 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	v_cmp_gt_f32_e64 s[12:13], v4, v5
	s_or_b64 s[12:13], s[12:13], s[14:15]
	.loc	2 179 13                        ; standard.py:179:13 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	s_nop 0
	v_cndmask_b32_e64 v4, v5, v4, s[12:13]
	.loc	2 180 13                        ; standard.py:180:13 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	v_cndmask_b32_e64 v2, v9, v2, s[12:13]
.Ltmp15:
	.loc	2 206 20                        ; standard.py:206:20 @[ triton_kernels.py:71:18 ]
	s_nop 0
	v_mov_b32_dpp v5, v4 row_half_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v9, v2 row_half_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 0
	v_mov_b32_dpp v5, v5 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v9, v9 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp16:
	.loc	2 175 15                        ; standard.py:175:15 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	v_cmp_eq_f32_e64 s[12:13], v4, v5
	.loc	2 175 36 is_stmt 0              ; standard.py:175:36 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	v_cmp_lt_i32_e64 s[14:15], v2, v9
	.loc	2 175 15                        ; standard.py:175:15 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	s_and_b64 s[14:15], s[12:13], s[14:15]
	.loc	2 178 10 is_stmt 1              ; standard.py:178:10 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	v_cmp_gt_f32_e64 s[12:13], v4, v5
	s_or_b64 s[12:13], s[12:13], s[14:15]
	.loc	2 179 13                        ; standard.py:179:13 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	s_nop 0
	v_cndmask_b32_e64 v4, v5, v4, s[12:13]
	.loc	2 180 13                        ; standard.py:180:13 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	v_cndmask_b32_e64 v2, v9, v2, s[12:13]
.Ltmp17:
	.loc	2 206 20                        ; standard.py:206:20 @[ triton_kernels.py:71:18 ]
	s_nop 0
	v_mov_b32_dpp v5, v4 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v9, v2 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp18:
	.loc	2 175 15                        ; standard.py:175:15 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	v_cmp_eq_f32_e64 s[12:13], v4, v5
	.loc	2 175 36 is_stmt 0              ; standard.py:175:36 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	v_cmp_lt_i32_e64 s[14:15], v2, v9
	.loc	2 175 15                        ; standard.py:175:15 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	s_and_b64 s[14:15], s[12:13], s[14:15]
	.loc	2 178 10 is_stmt 1              ; standard.py:178:10 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	v_cmp_gt_f32_e64 s[12:13], v4, v5
	s_or_b64 s[12:13], s[12:13], s[14:15]
	.loc	2 179 13                        ; standard.py:179:13 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	s_nop 0
	v_cndmask_b32_e64 v4, v5, v4, s[12:13]
	.loc	2 180 13                        ; standard.py:180:13 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	v_cndmask_b32_e64 v2, v9, v2, s[12:13]
.Ltmp19:
	.loc	2 206 20                        ; standard.py:206:20 @[ triton_kernels.py:71:18 ]
	s_nop 0
	v_mov_b32_dpp v5, v4 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v9, v2 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp20:
	.loc	2 175 15                        ; standard.py:175:15 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	v_cmp_eq_f32_e64 s[12:13], v4, v5
	.loc	2 175 36 is_stmt 0              ; standard.py:175:36 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	v_cmp_lt_i32_e64 s[14:15], v2, v9
	.loc	2 175 15                        ; standard.py:175:15 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	s_and_b64 s[14:15], s[12:13], s[14:15]
	.loc	2 178 10 is_stmt 1              ; standard.py:178:10 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	v_cmp_gt_f32_e64 s[12:13], v4, v5
	s_or_b64 s[12:13], s[12:13], s[14:15]
	.loc	2 179 13                        ; standard.py:179:13 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	s_nop 0
	v_cndmask_b32_e64 v4, v5, v4, s[12:13]
	.loc	2 180 13                        ; standard.py:180:13 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	v_cndmask_b32_e64 v2, v9, v2, s[12:13]
.Ltmp21:
	.loc	2 206 20                        ; standard.py:206:20 @[ triton_kernels.py:71:18 ]
	v_mov_b32_e32 v5, s22
	ds_write_b32 v5, v4
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v4, v0
	ds_write_b32 v5, v2 offset:16
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v5, v0 offset:16
	v_mov_b32_dpp v2, v4 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp22:
	.loc	2 175 15                        ; standard.py:175:15 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	v_cmp_eq_f32_e64 s[12:13], v4, v2
.Ltmp23:
	.loc	2 206 20                        ; standard.py:206:20 @[ triton_kernels.py:71:18 ]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_dpp v9, v5 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp24:
	.loc	2 175 36                        ; standard.py:175:36 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	v_cmp_lt_i32_e64 s[14:15], v5, v9
	.loc	2 175 15 is_stmt 0              ; standard.py:175:15 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	s_and_b64 s[14:15], s[12:13], s[14:15]
	.loc	2 178 10 is_stmt 1              ; standard.py:178:10 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	v_cmp_gt_f32_e64 s[12:13], v4, v2
	s_or_b64 s[12:13], s[12:13], s[14:15]
	.loc	2 179 13                        ; standard.py:179:13 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	s_nop 0
	v_cndmask_b32_e64 v2, v2, v4, s[12:13]
	.loc	2 180 13                        ; standard.py:180:13 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	v_cndmask_b32_e64 v5, v9, v5, s[12:13]
.Ltmp25:
	.loc	1 72 5                          ; triton_kernels.py:72:5
	v_cmp_eq_u32_e64 s[12:13], 0, v7
.Ltmp26:
	.loc	2 206 20                        ; standard.py:206:20 @[ triton_kernels.py:71:18 ]
	v_mov_b32_dpp v4, v2 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v9, v5 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp27:
	.loc	1 72 5                          ; triton_kernels.py:72:5
	s_and_saveexec_b64 s[20:21], s[12:13]
	s_cbranch_execz .LBB0_10
; %bb.9:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[24:25], s[16:17], 2
	s_add_u32 s26, s8, s24
.Ltmp28:
	.loc	2 175 15 is_stmt 1              ; standard.py:175:15 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	v_cmp_eq_f32_e64 s[14:15], v2, v4
	.loc	2 175 36 is_stmt 0              ; standard.py:175:36 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	v_cmp_lt_i32_e64 s[18:19], v5, v9
	s_addc_u32 s27, s9, s25
	.loc	2 178 10 is_stmt 1              ; standard.py:178:10 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	v_cmp_gt_f32_e64 s[8:9], v2, v4
	.loc	2 175 15                        ; standard.py:175:15 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	s_and_b64 s[14:15], s[14:15], s[18:19]
	.loc	2 178 10                        ; standard.py:178:10 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	s_or_b64 s[8:9], s[8:9], s[14:15]
	s_add_u32 s6, s6, s24
	v_mov_b32_e32 v7, 0
	s_addc_u32 s7, s7, s25
	v_cndmask_b32_e64 v2, v4, v2, s[8:9]
	.loc	2 180 13                        ; standard.py:180:13 @[ standard.py:186:12 @[ standard.py:206:20 @[ triton_kernels.py:71:18 ] ] ]
	v_cndmask_b32_e64 v5, v9, v5, s[8:9]
.Ltmp29:
	.loc	1 72 5                          ; triton_kernels.py:72:5
	global_store_dword v7, v2, s[6:7]
	.loc	1 73 5                          ; triton_kernels.py:73:5
	global_store_dword v7, v5, s[26:27]
.LBB0_10:                               ; %.critedge
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[20:21]
	.loc	1 74 46 is_stmt 1               ; triton_kernels.py:74:46
	v_cndmask_b32_e32 v4, 0, v6, vcc
	v_cndmask_b32_e64 v5, 0, v1, s[0:1]
	v_cndmask_b32_e64 v2, 0, v8, s[2:3]
	v_cndmask_b32_e64 v3, 0, v3, s[10:11]
.Ltmp30:
	.loc	2 314 12                        ; standard.py:314:12 @[ triton_kernels.py:74:39 ]
	v_pk_add_f32 v[2:3], v[4:5], v[2:3]
.Ltmp31:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ triton_kernels.py:74:39 ] ]
	s_nop 0
	v_add_f32_e32 v1, v2, v3
.Ltmp32:
	.loc	2 314 12                        ; standard.py:314:12 @[ triton_kernels.py:74:39 ]
	s_barrier
.Ltmp33:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ triton_kernels.py:74:39 ] ]
	s_nop 0
	v_add_f32_dpp v1, v1, v1 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_add_f32_dpp v1, v1, v1 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_add_f32_dpp v1, v1, v1 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_add_f32_dpp v1, v1, v1 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp34:
	.loc	2 314 12                        ; standard.py:314:12 @[ triton_kernels.py:74:39 ]
	v_mov_b32_e32 v2, v1
	s_nop 1
	v_mov_b32_dpp v2, v2 row_bcast:15 row_mask:0xa bank_mask:0xf bound_ctrl:1
.Ltmp35:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ triton_kernels.py:74:39 ] ]
	v_add_f32_e32 v1, v1, v2
	s_nop 1
	v_add_f32_dpp v1, v1, v1 row_bcast:31 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp36:
	.loc	2 314 12                        ; standard.py:314:12 @[ triton_kernels.py:74:39 ]
	s_nop 0
	v_readlane_b32 s0, v1, 63
	v_mov_b32_e32 v1, s22
	s_nop 0
	v_mov_b32_e32 v2, s0
	ds_write_b32 v1, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v0
.Ltmp37:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ triton_kernels.py:74:39 ] ]
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_add_f32_dpp v0, v0, v0 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp38:
	.loc	2 314 12                        ; standard.py:314:12 @[ triton_kernels.py:74:39 ]
	s_nop 1
	v_mov_b32_dpp v1, v0 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp39:
	.loc	1 74 5                          ; triton_kernels.py:74:5
	s_and_saveexec_b64 s[0:1], s[12:13]
	s_cbranch_execz .LBB0_12
; %bb.11:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[0:1], s[16:17], 2
	s_add_u32 s0, s4, s0
	s_addc_u32 s1, s5, s1
	v_mov_b32_e32 v2, 0
	v_add_f32_e32 v0, v0, v1
	.loc	1 74 5                          ; triton_kernels.py:74:5
	global_store_dword v2, v0, s[0:1]
.LBB0_12:
	.loc	1 67 1 is_stmt 1                ; triton_kernels.py:67:1
	s_endpgm
.Ltmp40:
.Lfunc_end0:
	.size	reduce, .Lfunc_end0-reduce
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel reduce
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 56
		.amdhsa_user_sgpr_count 16
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 14
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 13
		.amdhsa_next_free_sgpr 28
		.amdhsa_accum_offset 16
		.amdhsa_reserve_vcc 1
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
	.set .Lreduce.num_vgpr, 13
	.set .Lreduce.num_agpr, 0
	.set .Lreduce.numbered_sgpr, 28
	.set .Lreduce.num_named_barrier, 0
	.set .Lreduce.private_seg_size, 0
	.set .Lreduce.uses_vcc, 1
	.set .Lreduce.uses_flat_scratch, 0
	.set .Lreduce.has_dyn_sized_stack, 0
	.set .Lreduce.has_recursion, 0
	.set .Lreduce.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1648
; TotalNumSgprs: 34
; NumVgprs: 13
; NumAgprs: 0
; TotalNumVgprs: 13
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 4
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 34
; NumVGPRsForWavesPerEU: 13
; AccumOffset: 16
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 16
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 3
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
	.byte	11                              ; DW_FORM_data1
	.byte	87                              ; DW_AT_call_column
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	6                               ; Abbreviation Code
	.byte	29                              ; DW_TAG_inlined_subroutine
	.byte	1                               ; DW_CHILDREN_yes
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	17                              ; DW_AT_low_pc
	.byte	1                               ; DW_FORM_addr
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
	.byte	88                              ; DW_AT_call_file
	.byte	11                              ; DW_FORM_data1
	.byte	89                              ; DW_AT_call_line
	.byte	11                              ; DW_FORM_data1
	.byte	87                              ; DW_AT_call_column
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	7                               ; Abbreviation Code
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
	.byte	0                               ; EOM(3)
	.section	.debug_info,"",@progbits
.Lcu_begin0:
	.long	.Ldebug_info_end0-.Ldebug_info_start0 ; Length of Unit
.Ldebug_info_start0:
	.short	4                               ; DWARF version number
	.long	.debug_abbrev                   ; Offset Into Abbrev. Section
	.byte	8                               ; Address Size (in bytes)
	.byte	1                               ; Abbrev [1] 0xb:0x80 DW_TAG_compile_unit
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
	.byte	3                               ; Abbrev [3] 0x30:0x5a DW_TAG_subprogram
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
	.long	42                              ; DW_AT_abstract_origin
	.byte	4                               ; Abbrev [4] 0x41:0x26 DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges0                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	71                              ; DW_AT_call_line
	.byte	18                              ; DW_AT_call_column
	.byte	4                               ; Abbrev [4] 0x4d:0x19 DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges1                 ; DW_AT_ranges
	.byte	2                               ; DW_AT_call_file
	.byte	206                             ; DW_AT_call_line
	.byte	20                              ; DW_AT_call_column
	.byte	5                               ; Abbrev [5] 0x59:0xc DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges1                 ; DW_AT_ranges
	.byte	2                               ; DW_AT_call_file
	.byte	186                             ; DW_AT_call_line
	.byte	12                              ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
	.byte	6                               ; Abbrev [6] 0x67:0x22 DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.quad	.Ltmp30                         ; DW_AT_low_pc
	.long	.Ltmp39-.Ltmp30                 ; DW_AT_high_pc
	.byte	1                               ; DW_AT_call_file
	.byte	74                              ; DW_AT_call_line
	.byte	39                              ; DW_AT_call_column
	.byte	7                               ; Abbrev [7] 0x7b:0xd DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges2                 ; DW_AT_ranges
	.byte	2                               ; DW_AT_call_file
	.short	314                             ; DW_AT_call_line
	.byte	12                              ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
.Ldebug_info_end0:
	.section	.debug_ranges,"",@progbits
.Ldebug_ranges0:
	.quad	.Ltmp2-.Lfunc_begin0
	.quad	.Ltmp7-.Lfunc_begin0
	.quad	.Ltmp8-.Lfunc_begin0
	.quad	.Ltmp25-.Lfunc_begin0
	.quad	.Ltmp26-.Lfunc_begin0
	.quad	.Ltmp27-.Lfunc_begin0
	.quad	.Ltmp28-.Lfunc_begin0
	.quad	.Ltmp29-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges1:
	.quad	.Ltmp2-.Lfunc_begin0
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
	.quad	.Ltmp17-.Lfunc_begin0
	.quad	.Ltmp18-.Lfunc_begin0
	.quad	.Ltmp19-.Lfunc_begin0
	.quad	.Ltmp20-.Lfunc_begin0
	.quad	.Ltmp21-.Lfunc_begin0
	.quad	.Ltmp22-.Lfunc_begin0
	.quad	.Ltmp23-.Lfunc_begin0
	.quad	.Ltmp24-.Lfunc_begin0
	.quad	.Ltmp25-.Lfunc_begin0
	.quad	.Ltmp28-.Lfunc_begin0
	.quad	.Ltmp29-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges2:
	.quad	.Ltmp31-.Lfunc_begin0
	.quad	.Ltmp32-.Lfunc_begin0
	.quad	.Ltmp33-.Lfunc_begin0
	.quad	.Ltmp34-.Lfunc_begin0
	.quad	.Ltmp35-.Lfunc_begin0
	.quad	.Ltmp36-.Lfunc_begin0
	.quad	.Ltmp37-.Lfunc_begin0
	.quad	.Ltmp38-.Lfunc_begin0
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
	.asciz	"reduce"                        ; string offset=60 ; reduce
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
      - .offset:         32
        .size:           4
        .value_kind:     by_value
      - .address_space:  global
        .offset:         40
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         48
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 56
    .max_flat_workgroup_size: 256
    .name:           reduce
    .private_segment_fixed_size: 0
    .sgpr_count:     34
    .sgpr_spill_count: 0
    .symbol:         reduce.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     13
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgpu9.50-amd-amdhsa-unknown-gfx950
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
	.section	.debug_line,"",@progbits
.Lline_table_start0:
