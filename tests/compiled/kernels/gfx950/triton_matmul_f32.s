	.amdgcn_target "amdgpu9.50-amd-amdhsa-unknown-gfx950"
	.amdhsa_code_object_version 5
	.text
	.globl	matmul                          ; -- Begin function matmul
	.p2align	8
	.type	matmul,@function
matmul:                                 ; @matmul
.Lfunc_begin0:
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.103:
	.file	1 "generate" "triton_kernels.py"
	.loc	1 44 0 prologue_end             ; triton_kernels.py:44:0
	s_load_dwordx8 s[8:15], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.loc	1 0 0 is_stmt 0                 ; :0:0
.Ltmp0:
	.p2align	8
; %bb.104:
.LBB0_0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	v_and_b32_e32 v4, 0x3ff, v0
	s_load_dword s25, s[4:5], 0x20
.Ltmp1:
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	v_readfirstlane_b32 s0, v4
	s_bfe_u32 s5, s0, 0x10006
	.loc	1 46 36                         ; triton_kernels.py:46:36
	v_and_b32_e32 v34, 63, v0
	s_lshl_b32 s28, s5, 6
	v_or_b32_e32 v8, s28, v34
	.loc	1 46 12 is_stmt 0               ; triton_kernels.py:46:12
	s_lshl_b32 s24, s16, 5
	.loc	1 46 36                         ; triton_kernels.py:46:36
	v_lshrrev_b32_e32 v1, 4, v8
	.loc	1 46 12                         ; triton_kernels.py:46:12
	v_or_b32_e32 v9, s24, v1
	.loc	1 48 13 is_stmt 1               ; triton_kernels.py:48:13
	v_and_b32_e32 v5, 15, v0
	.loc	1 53 17                         ; triton_kernels.py:53:17
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v0, v9, s25
	.loc	1 53 13 is_stmt 0               ; triton_kernels.py:53:13
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[16:17], v[0:1], 2, s[8:9]
	v_mov_b32_e32 v1, 0
	v_lshlrev_b32_e32 v0, 2, v5
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_bfe_i32 s4, s0, 0x10006
	.loc	1 53 13                         ; triton_kernels.py:53:13
	v_lshl_add_u64 v[2:3], v[16:17], 0, v[0:1]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	v_mov_b32_e32 v1, 0x41
	v_bitop3_b32 v10, s4, v34, v1 bitop3:0x6c
	v_sub_u32_e32 v1, v10, v8
	.loc	1 53 69                         ; triton_kernels.py:53:69
	v_cmp_gt_i32_e32 vcc, s14, v9
	.loc	1 51 18                         ; triton_kernels.py:51:18
	v_cmp_gt_i32_e64 s[6:7], s25, v5
	.loc	1 52 16                         ; triton_kernels.py:52:16
	v_add_u32_e32 v35, v1, v34
	.loc	1 53 68                         ; triton_kernels.py:53:68
	s_and_b64 s[0:1], s[6:7], vcc
	.loc	1 52 16                         ; triton_kernels.py:52:16
	v_lshlrev_b32_e32 v36, 2, v35
	v_cndmask_b32_e64 v6, 0, 1, s[0:1]
	ds_bpermute_b32 v2, v36, v2
	ds_bpermute_b32 v3, v36, v3
	s_xor_b64 s[2:3], s[0:1], -1
	v_cmp_ne_u32_e64 s[0:1], 0, v6
	s_cmp_eq_u32 s5, 0
	s_cselect_b64 s[18:19], -1, 0
	v_lshrrev_b64 v[6:7], v35, s[0:1]
	v_and_b32_e32 v6, 1, v6
	s_lshl_b32 s26, s5, 8
	v_cmp_eq_u32_e64 s[0:1], 1, v6
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_2
; %bb.1:
	s_mov_b32 m0, s26
	s_waitcnt lgkmcnt(0)
	global_load_lds_dword v[2:3], off
.LBB0_2:
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[4:5]
	v_lshlrev_b32_e32 v38, 2, v34
	v_lshlrev_b32_e32 v39, 2, v1
	.loc	1 52 16                         ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_4
; %bb.3:
	.loc	1 0 16                          ; triton_kernels.py:0:16
	v_add3_u32 v1, s26, v38, v39
	.loc	1 52 16                         ; triton_kernels.py:52:16
	s_waitcnt lgkmcnt(1)
	v_mov_b32_e32 v2, 0
	ds_write_b32 v1, v2
.LBB0_4:
	.loc	1 0 16                          ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[0:1]
	.loc	1 46 12 is_stmt 1               ; triton_kernels.py:46:12
	v_or_b32_e32 v1, 8, v9
	.loc	1 53 17                         ; triton_kernels.py:53:17
	s_waitcnt lgkmcnt(1)
	v_mul_lo_u32 v2, v1, s25
	.loc	1 53 13 is_stmt 0               ; triton_kernels.py:53:13
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	.loc	1 53 69                         ; triton_kernels.py:53:69
	v_cmp_gt_i32_e64 s[0:1], s14, v1
	.loc	1 53 13                         ; triton_kernels.py:53:13
	v_lshl_add_u64 v[18:19], v[2:3], 2, s[8:9]
	v_mov_b32_e32 v1, 0
	v_lshl_add_u64 v[2:3], v[18:19], 0, v[0:1]
	.loc	1 52 16 is_stmt 1               ; triton_kernels.py:52:16
	v_xor_b32_e32 v1, 0x82, v10
	v_or_b32_e32 v6, 0x80, v8
	v_sub_u32_e32 v1, v1, v6
	v_add_u32_e32 v40, v1, v34
	.loc	1 53 68                         ; triton_kernels.py:53:68
	s_and_b64 s[2:3], s[6:7], s[0:1]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	v_lshlrev_b32_e32 v41, 2, v40
	v_cndmask_b32_e64 v7, 0, 1, s[2:3]
	ds_bpermute_b32 v2, v41, v2
	ds_bpermute_b32 v3, v41, v3
	s_xor_b64 s[4:5], s[2:3], -1
	v_cmp_ne_u32_e64 s[2:3], 0, v7
	s_nop 1
	v_lshrrev_b64 v[12:13], v40, s[2:3]
	v_and_b32_e32 v1, 1, v12
	v_cmp_eq_u32_e64 s[2:3], 1, v1
	s_and_saveexec_b64 s[20:21], s[2:3]
	s_cbranch_execz .LBB0_6
; %bb.5:
	s_add_i32 m0, s26, 0x200
	s_waitcnt lgkmcnt(0)
	global_load_lds_dword v[2:3], off
.LBB0_6:
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[20:21]
	v_xor_b32_e32 v7, 2, v10
	.loc	1 52 16                         ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_8
; %bb.7:
	.loc	1 0 16                          ; triton_kernels.py:0:16
	v_sub_u32_e32 v1, v7, v6
	v_lshlrev_b32_e32 v1, 2, v1
	v_add3_u32 v1, s26, v38, v1
	.loc	1 52 16                         ; triton_kernels.py:52:16
	s_waitcnt lgkmcnt(1)
	v_mov_b32_e32 v2, 0
	ds_write_b32 v1, v2 offset:1024
.LBB0_8:
	.loc	1 0 16                          ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[2:3]
	.loc	1 46 12 is_stmt 1               ; triton_kernels.py:46:12
	v_or_b32_e32 v1, 16, v9
	.loc	1 53 17                         ; triton_kernels.py:53:17
	s_waitcnt lgkmcnt(1)
	v_mul_lo_u32 v2, v1, s25
	.loc	1 53 13 is_stmt 0               ; triton_kernels.py:53:13
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	.loc	1 53 69                         ; triton_kernels.py:53:69
	v_cmp_gt_i32_e64 s[2:3], s14, v1
	.loc	1 53 13                         ; triton_kernels.py:53:13
	v_lshl_add_u64 v[20:21], v[2:3], 2, s[8:9]
	v_mov_b32_e32 v1, 0
	.loc	1 53 68                         ; triton_kernels.py:53:68
	s_and_b64 s[4:5], s[6:7], s[2:3]
	.loc	1 53 13                         ; triton_kernels.py:53:13
	v_lshl_add_u64 v[2:3], v[20:21], 0, v[0:1]
	.loc	1 52 16 is_stmt 1               ; triton_kernels.py:52:16
	v_cndmask_b32_e64 v11, 0, 1, s[4:5]
	ds_bpermute_b32 v2, v36, v2
	ds_bpermute_b32 v3, v36, v3
	s_xor_b64 s[20:21], s[4:5], -1
	v_cmp_ne_u32_e64 s[4:5], 0, v11
	s_nop 1
	v_lshrrev_b64 v[12:13], v35, s[4:5]
	v_and_b32_e32 v1, 1, v12
	v_cmp_eq_u32_e64 s[4:5], 1, v1
	s_and_saveexec_b64 s[22:23], s[4:5]
	s_cbranch_execz .LBB0_10
; %bb.9:
	s_add_i32 m0, s26, 0x400
	s_waitcnt lgkmcnt(0)
	global_load_lds_dword v[2:3], off
.LBB0_10:
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[22:23]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[4:5], s[20:21]
	s_cbranch_execz .LBB0_12
; %bb.11:
	.loc	1 0 16                          ; triton_kernels.py:0:16
	v_add3_u32 v1, s26, v38, v39
	.loc	1 52 16                         ; triton_kernels.py:52:16
	s_waitcnt lgkmcnt(1)
	v_mov_b32_e32 v2, 0
	ds_write_b32 v1, v2 offset:1024
.LBB0_12:
	.loc	1 0 16                          ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[4:5]
	.loc	1 46 12 is_stmt 1               ; triton_kernels.py:46:12
	v_or_b32_e32 v1, 24, v9
	.loc	1 53 17                         ; triton_kernels.py:53:17
	s_waitcnt lgkmcnt(1)
	v_mul_lo_u32 v2, v1, s25
	.loc	1 53 13 is_stmt 0               ; triton_kernels.py:53:13
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[22:23], v[2:3], 2, s[8:9]
	.loc	1 52 16 is_stmt 1               ; triton_kernels.py:52:16
	v_xor_b32_e32 v9, 0x182, v10
	v_or_b32_e32 v2, 0x180, v8
	v_sub_u32_e32 v9, v9, v2
	.loc	1 53 69                         ; triton_kernels.py:53:69
	v_cmp_gt_i32_e64 s[4:5], s14, v1
	.loc	1 53 13 is_stmt 0               ; triton_kernels.py:53:13
	v_mov_b32_e32 v1, 0
	.loc	1 52 16 is_stmt 1               ; triton_kernels.py:52:16
	v_add_u32_e32 v42, v9, v34
	.loc	1 53 68                         ; triton_kernels.py:53:68
	s_and_b64 s[6:7], s[6:7], s[4:5]
	.loc	1 53 13 is_stmt 0               ; triton_kernels.py:53:13
	v_lshl_add_u64 v[0:1], v[22:23], 0, v[0:1]
	.loc	1 52 16 is_stmt 1               ; triton_kernels.py:52:16
	v_lshlrev_b32_e32 v43, 2, v42
	v_cndmask_b32_e64 v3, 0, 1, s[6:7]
	ds_bpermute_b32 v0, v43, v0
	ds_bpermute_b32 v1, v43, v1
	s_xor_b64 s[8:9], s[6:7], -1
	v_cmp_ne_u32_e64 s[6:7], 0, v3
	s_nop 1
	v_lshrrev_b64 v[10:11], v42, s[6:7]
	v_and_b32_e32 v3, 1, v10
	v_cmp_eq_u32_e64 s[6:7], 1, v3
	s_and_saveexec_b64 s[20:21], s[6:7]
	s_cbranch_execz .LBB0_14
; %bb.13:
	s_add_i32 m0, s26, 0x600
	s_waitcnt lgkmcnt(0)
	global_load_lds_dword v[0:1], off
.LBB0_14:
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[20:21]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB0_16
; %bb.15:
	.loc	1 0 16                          ; triton_kernels.py:0:16
	s_waitcnt lgkmcnt(1)
	v_sub_u32_e32 v0, v7, v2
	v_lshlrev_b32_e32 v0, 2, v0
	v_add3_u32 v0, s26, v38, v0
	.loc	1 52 16                         ; triton_kernels.py:52:16
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, 0
	ds_write_b32 v0, v1 offset:3072
.LBB0_16:
	.loc	1 0 16                          ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[6:7]
	.loc	1 46 36 is_stmt 1               ; triton_kernels.py:46:36
	v_and_b32_e32 v37, 31, v4
	.loc	1 47 15                         ; triton_kernels.py:47:15
	s_lshl_b32 s22, s17, 5
	s_waitcnt lgkmcnt(1)
	v_or_b32_e32 v0, s22, v37
	.loc	1 48 13                         ; triton_kernels.py:48:13
	v_lshrrev_b32_e32 v3, 5, v8
	.loc	1 56 90                         ; triton_kernels.py:56:90
	v_cmp_le_i32_e64 s[8:9], s15, v0
	.loc	1 51 18                         ; triton_kernels.py:51:18
	v_cmp_le_i32_e64 s[16:17], s25, v3
	.loc	1 56 90                         ; triton_kernels.py:56:90
	v_cmp_gt_i32_e64 s[6:7], s15, v0
	s_or_b64 s[8:9], s[8:9], s[16:17]
	.loc	1 56 13 is_stmt 0               ; triton_kernels.py:56:13
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v1, 31, v0
	; asyncmark
	.loc	1 55 17 is_stmt 1               ; triton_kernels.py:55:17
	s_and_saveexec_b64 s[16:17], s[8:9]
	s_xor_b64 s[8:9], exec, s[16:17]
; %bb.17:                               ; %.critedge
	v_lshl_add_u32 v8, v34, 2, s26
	v_mov_b32_e32 v9, 0
	ds_write_b32 v8, v9 offset:4096
; %bb.18:                               ; %Flow67
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB0_20
; %bb.19:
	.loc	1 56 17 is_stmt 1               ; triton_kernels.py:56:17
	v_mul_lo_u32 v8, v3, s15
	.loc	1 56 13 is_stmt 0               ; triton_kernels.py:56:13
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[8:9], v[8:9], 2, s[10:11]
	v_lshl_add_u64 v[8:9], v[0:1], 2, v[8:9]
	.loc	1 55 17 is_stmt 1               ; triton_kernels.py:55:17
	s_add_i32 m0, s26, 0x1000
	s_nop 0
	global_load_lds_dword v[8:9], off
.LBB0_20:
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[8:9]
	.loc	1 48 13 is_stmt 1               ; triton_kernels.py:48:13
	v_or_b32_e32 v8, 4, v3
	.loc	1 50 5                          ; triton_kernels.py:50:5
	s_cmp_gt_i32 s25, 0
	.loc	1 51 18                         ; triton_kernels.py:51:18
	v_cmp_gt_i32_e64 s[8:9], s25, v8
	.loc	1 50 5                          ; triton_kernels.py:50:5
	s_cselect_b64 s[16:17], -1, 0
	.loc	1 56 71                         ; triton_kernels.py:56:71
	s_and_b64 s[8:9], s[6:7], s[8:9]
	.loc	1 50 5                          ; triton_kernels.py:50:5
	s_and_b64 s[8:9], s[16:17], s[8:9]
	s_xor_b64 s[8:9], s[8:9], -1
	.loc	1 55 17                         ; triton_kernels.py:55:17
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_xor_b64 s[8:9], exec, s[20:21]
; %bb.21:                               ; %.critedge9
	v_lshl_add_u32 v8, v34, 2, s26
	v_mov_b32_e32 v9, 0
	ds_write_b32 v8, v9 offset:4608
                                        ; implicit-def: $vgpr8
; %bb.22:                               ; %Flow65
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB0_24
; %bb.23:
	.loc	1 56 17 is_stmt 1               ; triton_kernels.py:56:17
	v_mul_lo_u32 v8, v8, s15
	.loc	1 56 13 is_stmt 0               ; triton_kernels.py:56:13
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[8:9], v[8:9], 2, s[10:11]
	v_lshl_add_u64 v[8:9], v[0:1], 2, v[8:9]
	.loc	1 55 17 is_stmt 1               ; triton_kernels.py:55:17
	s_add_i32 m0, s26, 0x1200
	s_nop 0
	global_load_lds_dword v[8:9], off
.LBB0_24:
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[8:9]
	.loc	1 48 13 is_stmt 1               ; triton_kernels.py:48:13
	v_or_b32_e32 v8, 8, v3
	.loc	1 51 18                         ; triton_kernels.py:51:18
	v_cmp_gt_i32_e64 s[8:9], s25, v8
	.loc	1 56 71                         ; triton_kernels.py:56:71
	s_and_b64 s[8:9], s[6:7], s[8:9]
	.loc	1 50 5                          ; triton_kernels.py:50:5
	s_and_b64 s[8:9], s[16:17], s[8:9]
	s_xor_b64 s[8:9], s[8:9], -1
	.loc	1 55 17                         ; triton_kernels.py:55:17
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_xor_b64 s[8:9], exec, s[20:21]
; %bb.25:                               ; %.critedge11
	v_lshl_add_u32 v8, v34, 2, s26
	v_mov_b32_e32 v9, 0
	ds_write_b32 v8, v9 offset:5120
                                        ; implicit-def: $vgpr8
; %bb.26:                               ; %Flow63
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB0_28
; %bb.27:
	.loc	1 56 17 is_stmt 1               ; triton_kernels.py:56:17
	v_mul_lo_u32 v8, v8, s15
	.loc	1 56 13 is_stmt 0               ; triton_kernels.py:56:13
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[8:9], v[8:9], 2, s[10:11]
	v_lshl_add_u64 v[8:9], v[0:1], 2, v[8:9]
	.loc	1 55 17 is_stmt 1               ; triton_kernels.py:55:17
	s_add_i32 m0, s26, 0x1400
	s_nop 0
	global_load_lds_dword v[8:9], off
.LBB0_28:
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[8:9]
	.loc	1 48 13 is_stmt 1               ; triton_kernels.py:48:13
	v_or_b32_e32 v3, 12, v3
	.loc	1 51 18                         ; triton_kernels.py:51:18
	v_cmp_gt_i32_e64 s[8:9], s25, v3
	.loc	1 56 71                         ; triton_kernels.py:56:71
	s_and_b64 s[8:9], s[6:7], s[8:9]
	.loc	1 50 5                          ; triton_kernels.py:50:5
	s_and_b64 s[8:9], s[16:17], s[8:9]
	s_xor_b64 s[8:9], s[8:9], -1
	.loc	1 55 17                         ; triton_kernels.py:55:17
	s_and_saveexec_b64 s[16:17], s[8:9]
	s_xor_b64 s[8:9], exec, s[16:17]
; %bb.29:                               ; %.critedge13
	v_lshl_add_u32 v3, v34, 2, s26
	v_mov_b32_e32 v8, 0
	ds_write_b32 v3, v8 offset:5632
                                        ; implicit-def: $vgpr3
; %bb.30:                               ; %Flow61
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB0_32
; %bb.31:
	.loc	1 56 17 is_stmt 1               ; triton_kernels.py:56:17
	v_mul_lo_u32 v8, v3, s15
	.loc	1 56 13 is_stmt 0               ; triton_kernels.py:56:13
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[8:9], v[8:9], 2, s[10:11]
	v_lshl_add_u64 v[8:9], v[0:1], 2, v[8:9]
	.loc	1 55 17 is_stmt 1               ; triton_kernels.py:55:17
	s_add_i32 m0, s26, 0x1600
	s_nop 0
	global_load_lds_dword v[8:9], off
.LBB0_32:
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[8:9]
	.loc	1 46 36 is_stmt 1               ; triton_kernels.py:46:36
	v_lshrrev_b32_e32 v3, 3, v4
	.loc	1 50 5                          ; triton_kernels.py:50:5
	s_add_i32 s27, s25, -16
	.loc	1 46 36                         ; triton_kernels.py:46:36
	v_and_b32_e32 v44, 4, v3
	v_mov_b32_e32 v47, 0
	.loc	1 50 5                          ; triton_kernels.py:50:5
	s_cmp_lt_i32 s27, 1
	v_lshlrev_b32_e32 v45, 6, v37
	v_and_b32_e32 v46, 12, v4
	; asyncmark
	s_cbranch_scc1 .LBB0_67
; %bb.33:                               ; %.lr.ph
	v_lshl_add_u64 v[24:25], v[0:1], 2, s[10:11]
	v_bitop3_b32 v0, v44, v4, 12 bitop3:0x78
	v_bitop3_b32 v49, v0, 8, v45 bitop3:0x36
	v_add_u32_e32 v0, s28, v34
	v_lshrrev_b32_e32 v51, 5, v0
	v_add_u32_e32 v0, 28, v51
	v_mul_lo_u32 v52, s15, v0
	v_or_b32_e32 v0, 24, v51
	v_mul_lo_u32 v53, s15, v0
	v_add_u32_e32 v0, 20, v51
	v_mul_lo_u32 v54, s15, v0
	v_or_b32_e32 v0, 16, v51
	v_sub_u32_e32 v1, v7, v6
	v_sub_u32_e32 v2, v7, v2
	v_mul_lo_u32 v55, s15, v0
	v_mov_b32_e32 v0, 0
	v_bitop3_b32 v48, v44, v45, v46 bitop3:0xde
	v_or_b32_e32 v50, 16, v5
	s_lshl_b32 s28, s15, 4
	s_mov_b32 s35, 0
	s_movk_i32 s33, 0x1000
	v_lshlrev_b32_e32 v56, 2, v1
	v_lshlrev_b32_e32 v57, 2, v2
	s_xor_b64 s[10:11], s[6:7], -1
	s_mov_b32 s29, 0
	s_mov_b32 s30, 0
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v4, v0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v6, v0
	v_mov_b32_e32 v7, v0
	v_mov_b32_e32 v8, v0
	v_mov_b32_e32 v9, v0
	v_mov_b32_e32 v10, v0
	v_mov_b32_e32 v11, v0
	v_mov_b32_e32 v12, v0
	v_mov_b32_e32 v13, v0
	v_mov_b32_e32 v14, v0
	v_mov_b32_e32 v15, v0
	s_mov_b32 s31, 0
	s_branch .LBB0_35
.LBB0_34:                               ;   in Loop: Header=BB0_35 Depth=1
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[6:7]
	.loc	1 55 17 is_stmt 1               ; triton_kernels.py:55:17
	v_add_u32_e32 v64, s33, v38
	; asyncmark
	ds_read2st64_b32 v[58:59], v64 offset1:1
	ds_read2st64_b32 v[60:61], v64 offset0:2 offset1:3
	ds_read2st64_b32 v[62:63], v64 offset0:4 offset1:5
	ds_read2st64_b32 v[64:65], v64 offset0:6 offset1:7
	.loc	1 58 16                         ; triton_kernels.py:58:16
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_32x32x2_f32 v[0:15], v58, v30, v[0:15]
	.loc	1 55 17                         ; triton_kernels.py:55:17
	s_add_i32 s6, s23, 0x1000
	.loc	1 50 5                          ; triton_kernels.py:50:5
	s_add_i32 s31, s31, 16
	s_add_i32 s29, s29, s28
	s_cmp_lt_i32 s31, s27
	s_mov_b32 s33, s6
	s_mov_b32 s35, s23
	.loc	1 58 16                         ; triton_kernels.py:58:16
	v_mfma_f32_32x32x2_f32 v[0:15], v59, v32, v[0:15]
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_32x32x2_f32 v[0:15], v60, v31, v[0:15]
	v_mfma_f32_32x32x2_f32 v[0:15], v61, v33, v[0:15]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x2_f32 v[0:15], v62, v28, v[0:15]
	v_mfma_f32_32x32x2_f32 v[0:15], v63, v26, v[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x2_f32 v[0:15], v64, v29, v[0:15]
	v_mfma_f32_32x32x2_f32 v[0:15], v65, v27, v[0:15]
	.loc	1 50 5                          ; triton_kernels.py:50:5
	s_cbranch_scc0 .LBB0_68
.LBB0_35:                               ; =>This Inner Loop Header: Depth=1
	s_add_i32 s6, s30, 1
	s_cmp_lt_i32 s6, 2
	.loc	1 51 18                         ; triton_kernels.py:51:18
	v_add_u32_e32 v26, s31, v50
	.loc	1 50 5                          ; triton_kernels.py:50:5
	s_cselect_b32 s30, s6, 0
	.loc	1 51 18                         ; triton_kernels.py:51:18
	v_cmp_gt_i32_e64 s[6:7], s25, v26
	.loc	1 53 13                         ; triton_kernels.py:53:13
	v_ashrrev_i32_e32 v27, 31, v26
	v_lshl_add_u64 v[28:29], v[26:27], 2, v[16:17]
	.loc	1 53 68 is_stmt 0               ; triton_kernels.py:53:68
	s_and_b64 s[16:17], vcc, s[6:7]
	.loc	1 52 16 is_stmt 1               ; triton_kernels.py:52:16
	ds_bpermute_b32 v28, v36, v28
	ds_bpermute_b32 v29, v36, v29
	v_cndmask_b32_e64 v30, 0, 1, s[16:17]
	v_cmp_ne_u32_e64 s[8:9], 0, v30
	s_lshl_b32 s23, s30, 11
	s_add_i32 s34, s23, s26
	v_lshrrev_b64 v[30:31], v35, s[8:9]
	v_and_b32_e32 v30, 1, v30
	v_cmp_eq_u32_e64 s[8:9], 1, v30
	; wait_asyncmark(0)
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB0_37
; %bb.36:                               ;   in Loop: Header=BB0_35 Depth=1
	s_mov_b32 m0, s34
	s_nop 0
	global_load_lds_dword v[28:29], off
.LBB0_37:                               ;   in Loop: Header=BB0_35 Depth=1
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[20:21]
	s_xor_b64 s[16:17], s[16:17], -1
	v_add3_u32 v30, s34, v38, v39
	.loc	1 52 16                         ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[8:9], s[16:17]
; %bb.38:                               ;   in Loop: Header=BB0_35 Depth=1
	ds_write_b32 v30, v47
; %bb.39:                               ;   in Loop: Header=BB0_35 Depth=1
	.loc	1 0 16                          ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[8:9]
	.loc	1 53 13 is_stmt 1               ; triton_kernels.py:53:13
	v_lshl_add_u64 v[28:29], v[26:27], 2, v[18:19]
	.loc	1 53 68 is_stmt 0               ; triton_kernels.py:53:68
	s_and_b64 s[16:17], s[0:1], s[6:7]
	.loc	1 52 16 is_stmt 1               ; triton_kernels.py:52:16
	ds_bpermute_b32 v28, v41, v28
	ds_bpermute_b32 v29, v41, v29
	v_cndmask_b32_e64 v31, 0, 1, s[16:17]
	v_cmp_ne_u32_e64 s[8:9], 0, v31
	s_nop 1
	v_lshrrev_b64 v[32:33], v40, s[8:9]
	v_and_b32_e32 v31, 1, v32
	v_cmp_eq_u32_e64 s[8:9], 1, v31
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB0_41
; %bb.40:                               ;   in Loop: Header=BB0_35 Depth=1
	s_add_i32 m0, s34, 0x200
	s_waitcnt lgkmcnt(0)
	global_load_lds_dword v[28:29], off
.LBB0_41:                               ;   in Loop: Header=BB0_35 Depth=1
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[20:21]
	s_xor_b64 s[16:17], s[16:17], -1
	.loc	1 52 16                         ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[8:9], s[16:17]
	s_cbranch_execz .LBB0_43
; %bb.42:                               ;   in Loop: Header=BB0_35 Depth=1
	.loc	1 0 16                          ; triton_kernels.py:0:16
	s_waitcnt lgkmcnt(1)
	v_add3_u32 v28, s34, v38, v56
	.loc	1 52 16                         ; triton_kernels.py:52:16
	ds_write_b32 v28, v47 offset:1024
.LBB0_43:                               ;   in Loop: Header=BB0_35 Depth=1
	.loc	1 0 16                          ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[8:9]
	.loc	1 53 13 is_stmt 1               ; triton_kernels.py:53:13
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[28:29], v[26:27], 2, v[20:21]
	.loc	1 53 68 is_stmt 0               ; triton_kernels.py:53:68
	s_and_b64 s[16:17], s[2:3], s[6:7]
	.loc	1 52 16 is_stmt 1               ; triton_kernels.py:52:16
	ds_bpermute_b32 v28, v36, v28
	ds_bpermute_b32 v29, v36, v29
	v_cndmask_b32_e64 v31, 0, 1, s[16:17]
	v_cmp_ne_u32_e64 s[8:9], 0, v31
	s_nop 1
	v_lshrrev_b64 v[32:33], v35, s[8:9]
	v_and_b32_e32 v31, 1, v32
	v_cmp_eq_u32_e64 s[8:9], 1, v31
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB0_45
; %bb.44:                               ;   in Loop: Header=BB0_35 Depth=1
	s_add_i32 m0, s34, 0x400
	s_waitcnt lgkmcnt(0)
	global_load_lds_dword v[28:29], off
.LBB0_45:                               ;   in Loop: Header=BB0_35 Depth=1
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[20:21]
	s_xor_b64 s[16:17], s[16:17], -1
	.loc	1 52 16                         ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[8:9], s[16:17]
; %bb.46:                               ;   in Loop: Header=BB0_35 Depth=1
	ds_write_b32 v30, v47 offset:1024
; %bb.47:                               ;   in Loop: Header=BB0_35 Depth=1
	.loc	1 0 16                          ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[8:9]
	.loc	1 53 13 is_stmt 1               ; triton_kernels.py:53:13
	v_lshl_add_u64 v[26:27], v[26:27], 2, v[22:23]
	.loc	1 53 68 is_stmt 0               ; triton_kernels.py:53:68
	s_and_b64 s[8:9], s[4:5], s[6:7]
	.loc	1 52 16 is_stmt 1               ; triton_kernels.py:52:16
	ds_bpermute_b32 v26, v43, v26
	ds_bpermute_b32 v27, v43, v27
	s_waitcnt lgkmcnt(3)
	v_cndmask_b32_e64 v28, 0, 1, s[8:9]
	v_cmp_ne_u32_e64 s[6:7], 0, v28
	s_waitcnt lgkmcnt(2)
	s_nop 0
	v_lshrrev_b64 v[28:29], v42, s[6:7]
	v_and_b32_e32 v28, 1, v28
	v_cmp_eq_u32_e64 s[6:7], 1, v28
	s_and_saveexec_b64 s[16:17], s[6:7]
	s_cbranch_execz .LBB0_49
; %bb.48:                               ;   in Loop: Header=BB0_35 Depth=1
	s_add_i32 m0, s34, 0x600
	s_waitcnt lgkmcnt(0)
	global_load_lds_dword v[26:27], off
.LBB0_49:                               ;   in Loop: Header=BB0_35 Depth=1
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[16:17]
	s_xor_b64 s[8:9], s[8:9], -1
	.loc	1 52 16                         ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB0_51
; %bb.50:                               ;   in Loop: Header=BB0_35 Depth=1
	.loc	1 0 16                          ; triton_kernels.py:0:16
	s_waitcnt lgkmcnt(1)
	v_add3_u32 v26, s34, v38, v57
	.loc	1 52 16                         ; triton_kernels.py:52:16
	ds_write_b32 v26, v47 offset:3072
.LBB0_51:                               ;   in Loop: Header=BB0_35 Depth=1
	.loc	1 0 16                          ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[6:7]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v26, s35, v48
	; asyncmark
	ds_read2_b32 v[30:31], v26 offset1:4
	ds_read2_b32 v[28:29], v26 offset0:8 offset1:12
	v_add_u32_e32 v26, s35, v49
	ds_read2_b32 v[32:33], v26 offset1:4
	s_waitcnt lgkmcnt(3)
	ds_read2_b32 v[26:27], v26 offset0:8 offset1:12
	.loc	1 51 18 is_stmt 1               ; triton_kernels.py:51:18
	v_add_u32_e32 v58, s31, v51
	v_add_u32_e32 v59, 16, v58
	v_cmp_le_i32_e64 s[6:7], s25, v59
	s_or_b64 s[6:7], s[10:11], s[6:7]
	v_lshl_add_u32 v59, v34, 2, s34
	.loc	1 55 17                         ; triton_kernels.py:55:17
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_xor_b64 s[6:7], exec, s[8:9]
; %bb.52:                               ; %.critedge15
                                        ;   in Loop: Header=BB0_35 Depth=1
	ds_write_b32 v59, v47 offset:4096
; %bb.53:                               ; %Flow52
                                        ;   in Loop: Header=BB0_35 Depth=1
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB0_55
; %bb.54:                               ;   in Loop: Header=BB0_35 Depth=1
	.loc	1 56 13 is_stmt 1               ; triton_kernels.py:56:13
	v_add_u32_e32 v60, s29, v55
	v_ashrrev_i32_e32 v61, 31, v60
	v_lshl_add_u64 v[60:61], v[60:61], 2, v[24:25]
	.loc	1 55 17                         ; triton_kernels.py:55:17
	s_add_i32 m0, s34, 0x1000
	s_nop 0
	global_load_lds_dword v[60:61], off
.LBB0_55:                               ;   in Loop: Header=BB0_35 Depth=1
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[6:7]
	.loc	1 51 18 is_stmt 1               ; triton_kernels.py:51:18
	v_add_u32_e32 v60, 20, v58
	v_cmp_le_i32_e64 s[6:7], s25, v60
	s_or_b64 s[6:7], s[10:11], s[6:7]
	.loc	1 55 17                         ; triton_kernels.py:55:17
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_xor_b64 s[6:7], exec, s[8:9]
; %bb.56:                               ; %.critedge17
                                        ;   in Loop: Header=BB0_35 Depth=1
	ds_write_b32 v59, v47 offset:4608
; %bb.57:                               ; %Flow50
                                        ;   in Loop: Header=BB0_35 Depth=1
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB0_59
; %bb.58:                               ;   in Loop: Header=BB0_35 Depth=1
	.loc	1 56 17 is_stmt 1               ; triton_kernels.py:56:17
	v_add_u32_e32 v60, s29, v54
	.loc	1 56 13 is_stmt 0               ; triton_kernels.py:56:13
	v_ashrrev_i32_e32 v61, 31, v60
	v_lshl_add_u64 v[60:61], v[60:61], 2, v[24:25]
	.loc	1 55 17 is_stmt 1               ; triton_kernels.py:55:17
	s_add_i32 m0, s34, 0x1200
	s_nop 0
	global_load_lds_dword v[60:61], off
.LBB0_59:                               ;   in Loop: Header=BB0_35 Depth=1
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[6:7]
	.loc	1 51 18 is_stmt 1               ; triton_kernels.py:51:18
	v_add_u32_e32 v60, 24, v58
	v_cmp_le_i32_e64 s[6:7], s25, v60
	s_or_b64 s[6:7], s[10:11], s[6:7]
	.loc	1 55 17                         ; triton_kernels.py:55:17
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_xor_b64 s[6:7], exec, s[8:9]
; %bb.60:                               ; %.critedge19
                                        ;   in Loop: Header=BB0_35 Depth=1
	ds_write_b32 v59, v47 offset:5120
; %bb.61:                               ; %Flow48
                                        ;   in Loop: Header=BB0_35 Depth=1
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB0_63
; %bb.62:                               ;   in Loop: Header=BB0_35 Depth=1
	.loc	1 56 17 is_stmt 1               ; triton_kernels.py:56:17
	v_add_u32_e32 v60, s29, v53
	.loc	1 56 13 is_stmt 0               ; triton_kernels.py:56:13
	v_ashrrev_i32_e32 v61, 31, v60
	v_lshl_add_u64 v[60:61], v[60:61], 2, v[24:25]
	.loc	1 55 17 is_stmt 1               ; triton_kernels.py:55:17
	s_add_i32 m0, s34, 0x1400
	s_nop 0
	global_load_lds_dword v[60:61], off
.LBB0_63:                               ;   in Loop: Header=BB0_35 Depth=1
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[6:7]
	.loc	1 51 18 is_stmt 1               ; triton_kernels.py:51:18
	v_add_u32_e32 v58, 28, v58
	v_cmp_le_i32_e64 s[6:7], s25, v58
	s_or_b64 s[6:7], s[10:11], s[6:7]
	.loc	1 55 17                         ; triton_kernels.py:55:17
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_xor_b64 s[6:7], exec, s[8:9]
; %bb.64:                               ; %.critedge21
                                        ;   in Loop: Header=BB0_35 Depth=1
	ds_write_b32 v59, v47 offset:5632
; %bb.65:                               ; %Flow
                                        ;   in Loop: Header=BB0_35 Depth=1
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB0_34
; %bb.66:                               ;   in Loop: Header=BB0_35 Depth=1
	.loc	1 56 13 is_stmt 1               ; triton_kernels.py:56:13
	v_add_u32_e32 v58, s29, v52
	v_ashrrev_i32_e32 v59, 31, v58
	v_lshl_add_u64 v[58:59], v[58:59], 2, v[24:25]
	.loc	1 55 17                         ; triton_kernels.py:55:17
	s_add_i32 m0, s34, 0x1600
	s_nop 0
	global_load_lds_dword v[58:59], off
	s_branch .LBB0_34
.LBB0_67:
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	v_mov_b32_e32 v15, 0
	s_mov_b32 s23, 0
	s_movk_i32 s6, 0x1000
	v_mov_b32_e32 v14, v15
	v_mov_b32_e32 v13, v15
	v_mov_b32_e32 v12, v15
	v_mov_b32_e32 v11, v15
	v_mov_b32_e32 v10, v15
	v_mov_b32_e32 v9, v15
	v_mov_b32_e32 v8, v15
	v_mov_b32_e32 v7, v15
	v_mov_b32_e32 v6, v15
	v_mov_b32_e32 v5, v15
	v_mov_b32_e32 v4, v15
	v_mov_b32_e32 v3, v15
	v_mov_b32_e32 v2, v15
	v_mov_b32_e32 v1, v15
	v_mov_b32_e32 v0, v15
.LBB0_68:                               ; %._crit_edge
	.loc	1 50 5 is_stmt 1                ; triton_kernels.py:50:5
	s_add_i32 s25, s25, 15
	s_cmp_lt_i32 s25, 16
	; wait_asyncmark(0)
	.loc	1 52 16                         ; triton_kernels.py:52:16
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	1 58 16                         ; triton_kernels.py:58:16
	s_cbranch_scc1 .LBB0_70
; %bb.69:
	.loc	1 55 17                         ; triton_kernels.py:55:17
	v_lshl_add_u32 v22, v34, 2, s6
	ds_read2st64_b32 v[16:17], v22 offset1:1
	.loc	1 52 16                         ; triton_kernels.py:52:16
	v_bitop3_b32 v20, v44, v45, v46 bitop3:0xde
	v_add_u32_e32 v23, s23, v20
	ds_read2_b32 v[18:19], v23 offset1:4
	v_xad_u32 v24, v20, 8, s23
	ds_read2_b32 v[20:21], v24 offset1:4
	.loc	1 58 16                         ; triton_kernels.py:58:16
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x2_f32 v[0:15], v16, v18, v[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x2_f32 v[0:15], v17, v20, v[0:15]
	.loc	1 55 17                         ; triton_kernels.py:55:17
	ds_read2st64_b32 v[16:17], v22 offset0:2 offset1:3
	.loc	1 58 16                         ; triton_kernels.py:58:16
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x2_f32 v[0:15], v16, v19, v[0:15]
	v_mfma_f32_32x32x2_f32 v[0:15], v17, v21, v[0:15]
	.loc	1 55 17                         ; triton_kernels.py:55:17
	ds_read2st64_b32 v[16:17], v22 offset0:4 offset1:5
	.loc	1 52 16                         ; triton_kernels.py:52:16
	ds_read2_b32 v[18:19], v23 offset0:8 offset1:12
	ds_read2_b32 v[20:21], v24 offset0:8 offset1:12
	.loc	1 58 16                         ; triton_kernels.py:58:16
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x2_f32 v[0:15], v16, v18, v[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x2_f32 v[0:15], v17, v20, v[0:15]
	.loc	1 55 17                         ; triton_kernels.py:55:17
	ds_read2st64_b32 v[16:17], v22 offset0:6 offset1:7
	.loc	1 58 16                         ; triton_kernels.py:58:16
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x2_f32 v[0:15], v16, v19, v[0:15]
	v_mfma_f32_32x32x2_f32 v[0:15], v17, v21, v[0:15]
.LBB0_70:                               ; %._crit_edge._crit_edge
	.loc	1 46 12                         ; triton_kernels.py:46:12
	v_or_b32_e32 v17, s24, v37
	.loc	1 47 15                         ; triton_kernels.py:47:15
	v_or_b32_e32 v16, s22, v44
	.loc	1 60 13                         ; triton_kernels.py:60:13
	v_mul_lo_u32 v18, s15, v17
	.loc	1 62 15                         ; triton_kernels.py:62:15
	v_cmp_gt_i32_e32 vcc, s14, v17
	.loc	1 62 37 is_stmt 0               ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s15, v16
	.loc	1 60 9 is_stmt 1                ; triton_kernels.py:60:9
	v_ashrrev_i32_e32 v19, 31, v18
	.loc	1 62 14                         ; triton_kernels.py:62:14
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 60 9                          ; triton_kernels.py:60:9
	v_lshl_add_u64 v[18:19], v[18:19], 2, s[12:13]
	v_ashrrev_i32_e32 v17, 31, v16
	v_lshl_add_u64 v[18:19], v[16:17], 2, v[18:19]
	.loc	1 59 5                          ; triton_kernels.py:59:5
	s_and_b64 s[2:3], s[0:1], s[18:19]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_72
; %bb.71:
	s_nop 4
	global_store_dword v[18:19], v0, off
.LBB0_72:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	s_nop 3
	v_or_b32_e32 v0, 1, v16
	.loc	1 62 37                         ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s15, v0
	.loc	1 62 14 is_stmt 0               ; triton_kernels.py:62:14
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_and_b64 s[2:3], s[0:1], s[18:19]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_74
; %bb.73:
	global_store_dword v[18:19], v1, off offset:4
.LBB0_74:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	v_or_b32_e32 v0, 2, v16
	.loc	1 62 37                         ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s15, v0
	.loc	1 62 14 is_stmt 0               ; triton_kernels.py:62:14
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_and_b64 s[2:3], s[0:1], s[18:19]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_76
; %bb.75:
	global_store_dword v[18:19], v2, off offset:8
.LBB0_76:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	v_or_b32_e32 v0, 3, v16
	.loc	1 62 37                         ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s15, v0
	.loc	1 62 14 is_stmt 0               ; triton_kernels.py:62:14
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_and_b64 s[2:3], s[0:1], s[18:19]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_78
; %bb.77:
	global_store_dword v[18:19], v3, off offset:12
.LBB0_78:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	v_or_b32_e32 v0, 8, v16
	.loc	1 62 37                         ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s15, v0
	.loc	1 62 14 is_stmt 0               ; triton_kernels.py:62:14
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_and_b64 s[2:3], s[0:1], s[18:19]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_80
; %bb.79:
	global_store_dword v[18:19], v4, off offset:32
.LBB0_80:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	v_or_b32_e32 v0, 9, v16
	.loc	1 62 37                         ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s15, v0
	.loc	1 62 14 is_stmt 0               ; triton_kernels.py:62:14
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_and_b64 s[2:3], s[0:1], s[18:19]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_82
; %bb.81:
	global_store_dword v[18:19], v5, off offset:36
.LBB0_82:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	v_or_b32_e32 v0, 10, v16
	.loc	1 62 37                         ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s15, v0
	.loc	1 62 14 is_stmt 0               ; triton_kernels.py:62:14
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_and_b64 s[2:3], s[0:1], s[18:19]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_84
; %bb.83:
	global_store_dword v[18:19], v6, off offset:40
.LBB0_84:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	v_or_b32_e32 v0, 11, v16
	.loc	1 62 37                         ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s15, v0
	.loc	1 62 14 is_stmt 0               ; triton_kernels.py:62:14
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_and_b64 s[2:3], s[0:1], s[18:19]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_86
; %bb.85:
	global_store_dword v[18:19], v7, off offset:44
.LBB0_86:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	v_or_b32_e32 v0, 16, v16
	.loc	1 62 37                         ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s15, v0
	.loc	1 62 14 is_stmt 0               ; triton_kernels.py:62:14
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_and_b64 s[2:3], s[0:1], s[18:19]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_88
; %bb.87:
	global_store_dword v[18:19], v8, off offset:64
.LBB0_88:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	v_or_b32_e32 v0, 17, v16
	.loc	1 62 37                         ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s15, v0
	.loc	1 62 14 is_stmt 0               ; triton_kernels.py:62:14
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_and_b64 s[2:3], s[0:1], s[18:19]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_90
; %bb.89:
	global_store_dword v[18:19], v9, off offset:68
.LBB0_90:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	v_or_b32_e32 v0, 18, v16
	.loc	1 62 37                         ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s15, v0
	.loc	1 62 14 is_stmt 0               ; triton_kernels.py:62:14
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_and_b64 s[2:3], s[0:1], s[18:19]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_92
; %bb.91:
	global_store_dword v[18:19], v10, off offset:72
.LBB0_92:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	v_or_b32_e32 v0, 19, v16
	.loc	1 62 37                         ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s15, v0
	.loc	1 62 14 is_stmt 0               ; triton_kernels.py:62:14
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_and_b64 s[2:3], s[0:1], s[18:19]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_94
; %bb.93:
	global_store_dword v[18:19], v11, off offset:76
.LBB0_94:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	v_or_b32_e32 v0, 24, v16
	.loc	1 62 37                         ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s15, v0
	.loc	1 62 14 is_stmt 0               ; triton_kernels.py:62:14
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_and_b64 s[2:3], s[0:1], s[18:19]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_96
; %bb.95:
	global_store_dword v[18:19], v12, off offset:96
.LBB0_96:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	v_or_b32_e32 v0, 25, v16
	.loc	1 62 37                         ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s15, v0
	.loc	1 62 14 is_stmt 0               ; triton_kernels.py:62:14
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_and_b64 s[2:3], s[0:1], s[18:19]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_98
; %bb.97:
	global_store_dword v[18:19], v13, off offset:100
.LBB0_98:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	v_or_b32_e32 v0, 26, v16
	.loc	1 62 37                         ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s15, v0
	.loc	1 62 14 is_stmt 0               ; triton_kernels.py:62:14
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_and_b64 s[2:3], s[0:1], s[18:19]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_100
; %bb.99:
	global_store_dword v[18:19], v14, off offset:104
.LBB0_100:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	v_or_b32_e32 v0, 27, v16
	.loc	1 62 37                         ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s15, v0
	.loc	1 62 14 is_stmt 0               ; triton_kernels.py:62:14
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_and_b64 s[0:1], s[0:1], s[18:19]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_102
; %bb.101:
	global_store_dword v[18:19], v15, off offset:108
.LBB0_102:
	.loc	1 44 1                          ; triton_kernels.py:44:1
	s_endpgm
.Ltmp2:
.Lfunc_end0:
	.size	matmul, .Lfunc_end0-matmul
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel matmul
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 312
		.amdhsa_user_sgpr_count 16
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_kernarg_preload_length 8
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 66
		.amdhsa_next_free_sgpr 36
		.amdhsa_accum_offset 68
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
	.set .Lmatmul.num_vgpr, 66
	.set .Lmatmul.num_agpr, 0
	.set .Lmatmul.numbered_sgpr, 36
	.set .Lmatmul.num_named_barrier, 0
	.set .Lmatmul.private_seg_size, 0
	.set .Lmatmul.uses_vcc, 1
	.set .Lmatmul.uses_flat_scratch, 0
	.set .Lmatmul.has_dyn_sized_stack, 0
	.set .Lmatmul.has_recursion, 0
	.set .Lmatmul.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 3960
; TotalNumSgprs: 42
; NumVgprs: 66
; NumAgprs: 0
; TotalNumVgprs: 66
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 5
; VGPRBlocks: 8
; NumSGPRsForWavesPerEU: 42
; NumVGPRsForWavesPerEU: 66
; AccumOffset: 68
; Occupancy: 7
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 16
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 16
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
	.byte	0                               ; DW_CHILDREN_no
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
	.byte	0                               ; EOM(3)
	.section	.debug_info,"",@progbits
.Lcu_begin0:
	.long	.Ldebug_info_end0-.Ldebug_info_start0 ; Length of Unit
.Ldebug_info_start0:
	.short	4                               ; DWARF version number
	.long	.debug_abbrev                   ; Offset Into Abbrev. Section
	.byte	8                               ; Address Size (in bytes)
	.byte	1                               ; Abbrev [1] 0xb:0x1f DW_TAG_compile_unit
	.long	.Linfo_string0                  ; DW_AT_producer
	.short	2                               ; DW_AT_language
	.long	.Linfo_string1                  ; DW_AT_name
	.long	.Lline_table_start0             ; DW_AT_stmt_list
	.long	.Linfo_string2                  ; DW_AT_comp_dir
                                        ; DW_AT_APPLE_optimized
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
.Ldebug_info_end0:
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"triton"                        ; string offset=0 ; triton
.Linfo_string1:
	.asciz	"triton_kernels.py"             ; string offset=7 ; triton_kernels.py
.Linfo_string2:
	.asciz	"generate" ; string offset=25 ; generate
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
      - .offset:         24
        .size:           4
        .value_kind:     by_value
      - .offset:         28
        .size:           4
        .value_kind:     by_value
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
      - .offset:         56
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         60
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         64
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         68
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         70
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         72
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         74
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         76
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         78
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         96
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         104
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         112
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         120
        .size:           2
        .value_kind:     hidden_grid_dims
      - .offset:         136
        .size:           8
        .value_kind:     hidden_hostcall_buffer
      - .offset:         144
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
      - .offset:         152
        .size:           8
        .value_kind:     hidden_heap_v1
      - .offset:         160
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         168
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         176
        .size:           4
        .value_kind:     hidden_dynamic_lds_size
      - .offset:         256
        .size:           8
        .value_kind:     hidden_queue_ptr
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 312
    .max_flat_workgroup_size: 128
    .name:           matmul
    .private_segment_fixed_size: 0
    .sgpr_count:     42
    .sgpr_spill_count: 0
    .symbol:         matmul.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     66
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
