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
; %bb.170:
	.file	1 "generate" "triton_kernels.py"
	.loc	1 44 0 prologue_end             ; triton_kernels.py:44:0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.loc	1 0 0 is_stmt 0                 ; :0:0
.Ltmp0:
	.p2align	8
; %bb.171:
.LBB0_0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
.Ltmp1:
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	v_readfirstlane_b32 s0, v0
	s_lshr_b32 s11, s0, 6
	.loc	1 46 12                         ; triton_kernels.py:46:12
	s_lshl_b32 s33, s16, 5
	s_or_b32 s16, s11, s33
	.loc	1 53 69                         ; triton_kernels.py:53:69
	s_cmp_lt_i32 s16, s8
	.loc	1 53 17 is_stmt 0               ; triton_kernels.py:53:17
	s_mul_i32 s0, s16, s10
	.loc	1 46 36 is_stmt 1               ; triton_kernels.py:46:36
	v_and_b32_e32 v2, 63, v0
	.loc	1 53 69                         ; triton_kernels.py:53:69
	s_cselect_b64 s[12:13], -1, 0
	.loc	1 53 13 is_stmt 0               ; triton_kernels.py:53:13
	s_ashr_i32 s1, s0, 31
	s_add_u32 s14, s2, s0
	.loc	1 51 18 is_stmt 1               ; triton_kernels.py:51:18
	v_cmp_gt_i32_e32 vcc, s10, v2
	.loc	1 53 13                         ; triton_kernels.py:53:13
	v_mov_b32_e32 v6, 0
	s_addc_u32 s15, s3, s1
	.loc	1 53 68 is_stmt 0               ; triton_kernels.py:53:68
	s_and_b64 s[18:19], vcc, s[12:13]
	.loc	1 53 13                         ; triton_kernels.py:53:13
	v_mov_b32_e32 v3, v6
	v_mov_b32_e32 v7, 0
	.loc	1 52 16 is_stmt 1               ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[0:1], s[18:19]
	s_cbranch_execz .LBB0_2
; %bb.1:
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	v_lshl_add_u64 v[4:5], s[14:15], 0, v[2:3]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	global_load_ubyte v7, v[4:5], off
.LBB0_2:
	.loc	1 0 16                          ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[0:1]
	.loc	1 46 12 is_stmt 1               ; triton_kernels.py:46:12
	s_or_b32 s0, s16, 2
	.loc	1 53 69                         ; triton_kernels.py:53:69
	s_cmp_lt_i32 s0, s8
	.loc	1 53 17 is_stmt 0               ; triton_kernels.py:53:17
	s_mul_i32 s0, s0, s10
	.loc	1 53 69                         ; triton_kernels.py:53:69
	s_cselect_b64 s[18:19], -1, 0
	.loc	1 53 13                         ; triton_kernels.py:53:13
	s_ashr_i32 s1, s0, 31
	s_add_u32 s20, s2, s0
	s_addc_u32 s21, s3, s1
	.loc	1 53 68                         ; triton_kernels.py:53:68
	s_and_b64 s[22:23], vcc, s[18:19]
	.loc	1 52 16 is_stmt 1               ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[0:1], s[22:23]
	s_cbranch_execz .LBB0_4
; %bb.3:
	.loc	1 53 13                         ; triton_kernels.py:53:13
	v_lshl_add_u64 v[4:5], s[20:21], 0, v[2:3]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	global_load_ubyte v6, v[4:5], off
.LBB0_4:
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[0:1]
	.loc	1 46 12 is_stmt 1               ; triton_kernels.py:46:12
	s_or_b32 s0, s16, 4
	.loc	1 53 69                         ; triton_kernels.py:53:69
	s_cmp_lt_i32 s0, s8
	.loc	1 53 17 is_stmt 0               ; triton_kernels.py:53:17
	s_mul_i32 s0, s0, s10
	.loc	1 53 69                         ; triton_kernels.py:53:69
	s_cselect_b64 s[22:23], -1, 0
	.loc	1 53 13                         ; triton_kernels.py:53:13
	s_ashr_i32 s1, s0, 31
	s_add_u32 s24, s2, s0
	s_addc_u32 s25, s3, s1
	.loc	1 53 68                         ; triton_kernels.py:53:68
	s_and_b64 s[26:27], vcc, s[22:23]
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	.loc	1 52 16 is_stmt 1               ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[0:1], s[26:27]
	s_cbranch_execz .LBB0_6
; %bb.5:
	.loc	1 53 13                         ; triton_kernels.py:53:13
	v_lshl_add_u64 v[4:5], s[24:25], 0, v[2:3]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	global_load_ubyte v9, v[4:5], off
.LBB0_6:
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[0:1]
	.loc	1 46 12 is_stmt 1               ; triton_kernels.py:46:12
	s_or_b32 s0, s16, 6
	.loc	1 53 69                         ; triton_kernels.py:53:69
	s_cmp_lt_i32 s0, s8
	.loc	1 53 17 is_stmt 0               ; triton_kernels.py:53:17
	s_mul_i32 s0, s0, s10
	.loc	1 53 69                         ; triton_kernels.py:53:69
	s_cselect_b64 s[26:27], -1, 0
	.loc	1 53 13                         ; triton_kernels.py:53:13
	s_ashr_i32 s1, s0, 31
	s_add_u32 s28, s2, s0
	s_addc_u32 s29, s3, s1
	.loc	1 53 68                         ; triton_kernels.py:53:68
	s_and_b64 s[30:31], vcc, s[26:27]
	.loc	1 52 16 is_stmt 1               ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[0:1], s[30:31]
	s_cbranch_execz .LBB0_8
; %bb.7:
	.loc	1 53 13                         ; triton_kernels.py:53:13
	v_lshl_add_u64 v[4:5], s[28:29], 0, v[2:3]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	global_load_ubyte v8, v[4:5], off
.LBB0_8:
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[0:1]
	.loc	1 46 12 is_stmt 1               ; triton_kernels.py:46:12
	s_or_b32 s0, s16, 8
	.loc	1 53 69                         ; triton_kernels.py:53:69
	s_cmp_lt_i32 s0, s8
	.loc	1 53 17 is_stmt 0               ; triton_kernels.py:53:17
	s_mul_i32 s0, s0, s10
	.loc	1 53 69                         ; triton_kernels.py:53:69
	s_cselect_b64 s[30:31], -1, 0
	.loc	1 53 13                         ; triton_kernels.py:53:13
	s_ashr_i32 s1, s0, 31
	s_add_u32 s34, s2, s0
	s_addc_u32 s35, s3, s1
	.loc	1 53 68                         ; triton_kernels.py:53:68
	s_and_b64 s[36:37], vcc, s[30:31]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	.loc	1 52 16 is_stmt 1               ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[0:1], s[36:37]
	s_cbranch_execz .LBB0_10
; %bb.9:
	.loc	1 53 13                         ; triton_kernels.py:53:13
	v_lshl_add_u64 v[4:5], s[34:35], 0, v[2:3]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	global_load_ubyte v11, v[4:5], off
.LBB0_10:
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[0:1]
	.loc	1 46 12 is_stmt 1               ; triton_kernels.py:46:12
	s_or_b32 s0, s16, 10
	.loc	1 53 69                         ; triton_kernels.py:53:69
	s_cmp_lt_i32 s0, s8
	.loc	1 53 17 is_stmt 0               ; triton_kernels.py:53:17
	s_mul_i32 s0, s0, s10
	.loc	1 53 69                         ; triton_kernels.py:53:69
	s_cselect_b64 s[36:37], -1, 0
	.loc	1 53 13                         ; triton_kernels.py:53:13
	s_ashr_i32 s1, s0, 31
	s_add_u32 s38, s2, s0
	s_addc_u32 s39, s3, s1
	.loc	1 53 68                         ; triton_kernels.py:53:68
	s_and_b64 s[40:41], vcc, s[36:37]
	.loc	1 52 16 is_stmt 1               ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[0:1], s[40:41]
	s_cbranch_execz .LBB0_12
; %bb.11:
	.loc	1 53 13                         ; triton_kernels.py:53:13
	v_lshl_add_u64 v[4:5], s[38:39], 0, v[2:3]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	global_load_ubyte v10, v[4:5], off
.LBB0_12:
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[0:1]
	.loc	1 46 12 is_stmt 1               ; triton_kernels.py:46:12
	s_or_b32 s0, s16, 12
	.loc	1 53 69                         ; triton_kernels.py:53:69
	s_cmp_lt_i32 s0, s8
	.loc	1 53 17 is_stmt 0               ; triton_kernels.py:53:17
	s_mul_i32 s0, s0, s10
	.loc	1 53 69                         ; triton_kernels.py:53:69
	s_cselect_b64 s[40:41], -1, 0
	.loc	1 53 13                         ; triton_kernels.py:53:13
	s_ashr_i32 s1, s0, 31
	s_add_u32 s42, s2, s0
	s_addc_u32 s43, s3, s1
	.loc	1 53 68                         ; triton_kernels.py:53:68
	s_and_b64 s[44:45], vcc, s[40:41]
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	.loc	1 52 16 is_stmt 1               ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[0:1], s[44:45]
	s_cbranch_execz .LBB0_14
; %bb.13:
	.loc	1 53 13                         ; triton_kernels.py:53:13
	v_lshl_add_u64 v[4:5], s[42:43], 0, v[2:3]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	global_load_ubyte v13, v[4:5], off
.LBB0_14:
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[0:1]
	.loc	1 46 12 is_stmt 1               ; triton_kernels.py:46:12
	s_or_b32 s0, s16, 14
	.loc	1 53 69                         ; triton_kernels.py:53:69
	s_cmp_lt_i32 s0, s8
	.loc	1 53 17 is_stmt 0               ; triton_kernels.py:53:17
	s_mul_i32 s0, s0, s10
	.loc	1 53 69                         ; triton_kernels.py:53:69
	s_cselect_b64 s[44:45], -1, 0
	.loc	1 53 13                         ; triton_kernels.py:53:13
	s_ashr_i32 s1, s0, 31
	s_add_u32 s46, s2, s0
	s_addc_u32 s47, s3, s1
	.loc	1 53 68                         ; triton_kernels.py:53:68
	s_and_b64 s[48:49], vcc, s[44:45]
	.loc	1 52 16 is_stmt 1               ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[0:1], s[48:49]
	s_cbranch_execz .LBB0_16
; %bb.15:
	.loc	1 53 13                         ; triton_kernels.py:53:13
	v_lshl_add_u64 v[4:5], s[46:47], 0, v[2:3]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	global_load_ubyte v12, v[4:5], off
.LBB0_16:
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[0:1]
	.loc	1 46 12 is_stmt 1               ; triton_kernels.py:46:12
	s_or_b32 s0, s16, 16
	.loc	1 53 69                         ; triton_kernels.py:53:69
	s_cmp_lt_i32 s0, s8
	.loc	1 53 17 is_stmt 0               ; triton_kernels.py:53:17
	s_mul_i32 s0, s0, s10
	.loc	1 53 69                         ; triton_kernels.py:53:69
	s_cselect_b64 s[48:49], -1, 0
	.loc	1 53 13                         ; triton_kernels.py:53:13
	s_ashr_i32 s1, s0, 31
	s_add_u32 s50, s2, s0
	s_addc_u32 s51, s3, s1
	.loc	1 53 68                         ; triton_kernels.py:53:68
	s_and_b64 s[52:53], vcc, s[48:49]
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	.loc	1 52 16 is_stmt 1               ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[0:1], s[52:53]
	s_cbranch_execz .LBB0_18
; %bb.17:
	.loc	1 53 13                         ; triton_kernels.py:53:13
	v_lshl_add_u64 v[4:5], s[50:51], 0, v[2:3]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	global_load_ubyte v15, v[4:5], off
.LBB0_18:
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[0:1]
	.loc	1 46 12 is_stmt 1               ; triton_kernels.py:46:12
	s_or_b32 s0, s16, 18
	.loc	1 53 69                         ; triton_kernels.py:53:69
	s_cmp_lt_i32 s0, s8
	.loc	1 53 17 is_stmt 0               ; triton_kernels.py:53:17
	s_mul_i32 s0, s0, s10
	.loc	1 53 69                         ; triton_kernels.py:53:69
	s_cselect_b64 s[52:53], -1, 0
	.loc	1 53 13                         ; triton_kernels.py:53:13
	s_ashr_i32 s1, s0, 31
	s_add_u32 s54, s2, s0
	s_addc_u32 s55, s3, s1
	.loc	1 53 68                         ; triton_kernels.py:53:68
	s_and_b64 s[56:57], vcc, s[52:53]
	.loc	1 52 16 is_stmt 1               ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[0:1], s[56:57]
	s_cbranch_execz .LBB0_20
; %bb.19:
	.loc	1 53 13                         ; triton_kernels.py:53:13
	v_lshl_add_u64 v[4:5], s[54:55], 0, v[2:3]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	global_load_ubyte v14, v[4:5], off
.LBB0_20:
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[0:1]
	.loc	1 46 12 is_stmt 1               ; triton_kernels.py:46:12
	s_or_b32 s0, s16, 20
	.loc	1 53 69                         ; triton_kernels.py:53:69
	s_cmp_lt_i32 s0, s8
	.loc	1 53 17 is_stmt 0               ; triton_kernels.py:53:17
	s_mul_i32 s0, s0, s10
	.loc	1 53 69                         ; triton_kernels.py:53:69
	s_cselect_b64 s[56:57], -1, 0
	.loc	1 53 13                         ; triton_kernels.py:53:13
	s_ashr_i32 s1, s0, 31
	s_add_u32 s58, s2, s0
	s_addc_u32 s59, s3, s1
	.loc	1 53 68                         ; triton_kernels.py:53:68
	s_and_b64 s[60:61], vcc, s[56:57]
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	.loc	1 52 16 is_stmt 1               ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[0:1], s[60:61]
	s_cbranch_execz .LBB0_22
; %bb.21:
	.loc	1 53 13                         ; triton_kernels.py:53:13
	v_lshl_add_u64 v[4:5], s[58:59], 0, v[2:3]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	global_load_ubyte v17, v[4:5], off
.LBB0_22:
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[0:1]
	.loc	1 46 12 is_stmt 1               ; triton_kernels.py:46:12
	s_or_b32 s0, s16, 22
	.loc	1 53 69                         ; triton_kernels.py:53:69
	s_cmp_lt_i32 s0, s8
	.loc	1 53 17 is_stmt 0               ; triton_kernels.py:53:17
	s_mul_i32 s0, s0, s10
	.loc	1 53 69                         ; triton_kernels.py:53:69
	s_cselect_b64 s[60:61], -1, 0
	.loc	1 53 13                         ; triton_kernels.py:53:13
	s_ashr_i32 s1, s0, 31
	s_add_u32 s62, s2, s0
	s_addc_u32 s63, s3, s1
	.loc	1 53 68                         ; triton_kernels.py:53:68
	s_and_b64 s[64:65], vcc, s[60:61]
	.loc	1 52 16 is_stmt 1               ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[0:1], s[64:65]
	s_cbranch_execz .LBB0_24
; %bb.23:
	.loc	1 53 13                         ; triton_kernels.py:53:13
	v_lshl_add_u64 v[4:5], s[62:63], 0, v[2:3]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	global_load_ubyte v16, v[4:5], off
.LBB0_24:
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[0:1]
	.loc	1 46 12 is_stmt 1               ; triton_kernels.py:46:12
	s_or_b32 s0, s16, 24
	.loc	1 53 69                         ; triton_kernels.py:53:69
	s_cmp_lt_i32 s0, s8
	.loc	1 53 17 is_stmt 0               ; triton_kernels.py:53:17
	s_mul_i32 s0, s0, s10
	.loc	1 53 69                         ; triton_kernels.py:53:69
	s_cselect_b64 s[64:65], -1, 0
	.loc	1 53 13                         ; triton_kernels.py:53:13
	s_ashr_i32 s1, s0, 31
	s_add_u32 s66, s2, s0
	s_addc_u32 s67, s3, s1
	.loc	1 53 68                         ; triton_kernels.py:53:68
	s_and_b64 s[68:69], vcc, s[64:65]
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	.loc	1 52 16 is_stmt 1               ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[0:1], s[68:69]
	s_cbranch_execz .LBB0_26
; %bb.25:
	.loc	1 53 13                         ; triton_kernels.py:53:13
	v_lshl_add_u64 v[4:5], s[66:67], 0, v[2:3]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	global_load_ubyte v19, v[4:5], off
.LBB0_26:
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[0:1]
	.loc	1 46 12 is_stmt 1               ; triton_kernels.py:46:12
	s_or_b32 s0, s16, 26
	.loc	1 53 69                         ; triton_kernels.py:53:69
	s_cmp_lt_i32 s0, s8
	.loc	1 53 17 is_stmt 0               ; triton_kernels.py:53:17
	s_mul_i32 s0, s0, s10
	.loc	1 53 69                         ; triton_kernels.py:53:69
	s_cselect_b64 s[68:69], -1, 0
	.loc	1 53 13                         ; triton_kernels.py:53:13
	s_ashr_i32 s1, s0, 31
	s_add_u32 s70, s2, s0
	s_addc_u32 s71, s3, s1
	.loc	1 53 68                         ; triton_kernels.py:53:68
	s_and_b64 s[72:73], vcc, s[68:69]
	.loc	1 52 16 is_stmt 1               ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[0:1], s[72:73]
	s_cbranch_execz .LBB0_28
; %bb.27:
	.loc	1 53 13                         ; triton_kernels.py:53:13
	v_lshl_add_u64 v[4:5], s[70:71], 0, v[2:3]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	global_load_ubyte v18, v[4:5], off
.LBB0_28:
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[0:1]
	.loc	1 46 12 is_stmt 1               ; triton_kernels.py:46:12
	s_or_b32 s0, s16, 28
	.loc	1 53 69                         ; triton_kernels.py:53:69
	s_cmp_lt_i32 s0, s8
	.loc	1 53 17 is_stmt 0               ; triton_kernels.py:53:17
	s_mul_i32 s0, s0, s10
	.loc	1 53 69                         ; triton_kernels.py:53:69
	s_cselect_b64 s[72:73], -1, 0
	.loc	1 53 13                         ; triton_kernels.py:53:13
	s_ashr_i32 s1, s0, 31
	s_add_u32 s74, s2, s0
	s_addc_u32 s75, s3, s1
	.loc	1 53 68                         ; triton_kernels.py:53:68
	s_and_b64 s[76:77], vcc, s[72:73]
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	.loc	1 52 16 is_stmt 1               ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[0:1], s[76:77]
	s_cbranch_execz .LBB0_30
; %bb.29:
	.loc	1 53 13                         ; triton_kernels.py:53:13
	v_lshl_add_u64 v[4:5], s[74:75], 0, v[2:3]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	global_load_ubyte v23, v[4:5], off
.LBB0_30:
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[0:1]
	.loc	1 46 12 is_stmt 1               ; triton_kernels.py:46:12
	s_or_b32 s0, s16, 30
	.loc	1 53 69                         ; triton_kernels.py:53:69
	s_cmp_lt_i32 s0, s8
	.loc	1 53 17 is_stmt 0               ; triton_kernels.py:53:17
	s_mul_i32 s0, s0, s10
	.loc	1 53 69                         ; triton_kernels.py:53:69
	s_cselect_b64 s[76:77], -1, 0
	.loc	1 53 13                         ; triton_kernels.py:53:13
	s_ashr_i32 s1, s0, 31
	s_add_u32 s2, s2, s0
	s_addc_u32 s3, s3, s1
	.loc	1 53 68                         ; triton_kernels.py:53:68
	s_and_b64 s[78:79], vcc, s[76:77]
	.loc	1 52 16 is_stmt 1               ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[0:1], s[78:79]
	s_cbranch_execz .LBB0_32
; %bb.31:
	.loc	1 53 13                         ; triton_kernels.py:53:13
	v_lshl_add_u64 v[4:5], s[2:3], 0, v[2:3]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	global_load_ubyte v22, v[4:5], off
.LBB0_32:
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[0:1]
	.loc	1 46 36 is_stmt 1               ; triton_kernels.py:46:36
	s_lshl_b32 s79, s11, 6
	v_or_b32_e32 v21, s79, v2
	v_and_b32_e32 v20, 31, v0
	.loc	1 47 15                         ; triton_kernels.py:47:15
	s_lshl_b32 s78, s17, 5
	v_or_b32_e32 v4, s78, v20
	.loc	1 48 13                         ; triton_kernels.py:48:13
	v_lshrrev_b32_e32 v1, 5, v21
	.loc	1 56 90                         ; triton_kernels.py:56:90
	v_cmp_gt_i32_e32 vcc, s9, v4
	.loc	1 51 18                         ; triton_kernels.py:51:18
	v_cmp_gt_i32_e64 s[0:1], s10, v1
	.loc	1 56 71                         ; triton_kernels.py:56:71
	s_and_b64 s[16:17], vcc, s[0:1]
	.loc	1 56 13 is_stmt 0               ; triton_kernels.py:56:13
	v_ashrrev_i32_e32 v5, 31, v4
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	.loc	1 55 17 is_stmt 1               ; triton_kernels.py:55:17
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB0_34
; %bb.33:
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	v_mul_lo_u32 v26, v1, s9
	v_ashrrev_i32_e32 v27, 31, v26
	v_lshl_add_u64 v[26:27], s[4:5], 0, v[26:27]
	v_lshl_add_u64 v[26:27], v[26:27], 0, v[4:5]
	.loc	1 55 17                         ; triton_kernels.py:55:17
	global_load_ubyte v25, v[26:27], off
.LBB0_34:
	.loc	1 0 17                          ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[0:1]
	.loc	1 48 13 is_stmt 1               ; triton_kernels.py:48:13
	v_or_b32_e32 v3, 4, v1
	.loc	1 50 5                          ; triton_kernels.py:50:5
	s_cmp_gt_i32 s10, 0
	.loc	1 51 18                         ; triton_kernels.py:51:18
	v_cmp_gt_i32_e64 s[0:1], s10, v3
	.loc	1 50 5                          ; triton_kernels.py:50:5
	s_cselect_b64 s[16:17], -1, 0
	.loc	1 56 71                         ; triton_kernels.py:56:71
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 50 5                          ; triton_kernels.py:50:5
	s_and_b64 s[80:81], s[16:17], s[0:1]
	.loc	1 55 17                         ; triton_kernels.py:55:17
	s_and_saveexec_b64 s[0:1], s[80:81]
	s_cbranch_execz .LBB0_36
; %bb.35:
	.loc	1 56 17                         ; triton_kernels.py:56:17
	v_mul_lo_u32 v26, v3, s9
	.loc	1 56 13 is_stmt 0               ; triton_kernels.py:56:13
	v_ashrrev_i32_e32 v27, 31, v26
	v_lshl_add_u64 v[26:27], s[4:5], 0, v[26:27]
	v_lshl_add_u64 v[26:27], v[26:27], 0, v[4:5]
	.loc	1 55 17 is_stmt 1               ; triton_kernels.py:55:17
	global_load_ubyte v24, v[26:27], off
.LBB0_36:
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[0:1]
	.loc	1 48 13 is_stmt 1               ; triton_kernels.py:48:13
	v_or_b32_e32 v3, 8, v1
	.loc	1 51 18                         ; triton_kernels.py:51:18
	v_cmp_gt_i32_e64 s[0:1], s10, v3
	.loc	1 56 71                         ; triton_kernels.py:56:71
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 50 5                          ; triton_kernels.py:50:5
	s_and_b64 s[80:81], s[16:17], s[0:1]
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v27, 0
	.loc	1 55 17                         ; triton_kernels.py:55:17
	s_and_saveexec_b64 s[0:1], s[80:81]
	s_cbranch_execz .LBB0_38
; %bb.37:
	.loc	1 56 17                         ; triton_kernels.py:56:17
	v_mul_lo_u32 v28, v3, s9
	.loc	1 56 13 is_stmt 0               ; triton_kernels.py:56:13
	v_ashrrev_i32_e32 v29, 31, v28
	v_lshl_add_u64 v[28:29], s[4:5], 0, v[28:29]
	v_lshl_add_u64 v[28:29], v[28:29], 0, v[4:5]
	.loc	1 55 17 is_stmt 1               ; triton_kernels.py:55:17
	global_load_ubyte v27, v[28:29], off
.LBB0_38:
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[0:1]
	.loc	1 48 13 is_stmt 1               ; triton_kernels.py:48:13
	v_or_b32_e32 v3, 12, v1
	.loc	1 51 18                         ; triton_kernels.py:51:18
	v_cmp_gt_i32_e64 s[0:1], s10, v3
	.loc	1 56 71                         ; triton_kernels.py:56:71
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 50 5                          ; triton_kernels.py:50:5
	s_and_b64 s[80:81], s[16:17], s[0:1]
	.loc	1 55 17                         ; triton_kernels.py:55:17
	s_and_saveexec_b64 s[0:1], s[80:81]
	s_cbranch_execz .LBB0_40
; %bb.39:
	.loc	1 56 17                         ; triton_kernels.py:56:17
	v_mul_lo_u32 v28, v3, s9
	.loc	1 56 13 is_stmt 0               ; triton_kernels.py:56:13
	v_ashrrev_i32_e32 v29, 31, v28
	v_lshl_add_u64 v[28:29], s[4:5], 0, v[28:29]
	v_lshl_add_u64 v[28:29], v[28:29], 0, v[4:5]
	.loc	1 55 17 is_stmt 1               ; triton_kernels.py:55:17
	global_load_ubyte v26, v[28:29], off
.LBB0_40:
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[0:1]
	.loc	1 48 13 is_stmt 1               ; triton_kernels.py:48:13
	v_or_b32_e32 v3, 16, v1
	.loc	1 51 18                         ; triton_kernels.py:51:18
	v_cmp_gt_i32_e64 s[0:1], s10, v3
	.loc	1 56 71                         ; triton_kernels.py:56:71
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 50 5                          ; triton_kernels.py:50:5
	s_and_b64 s[80:81], s[16:17], s[0:1]
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v32, 0
	.loc	1 55 17                         ; triton_kernels.py:55:17
	s_and_saveexec_b64 s[0:1], s[80:81]
	s_cbranch_execz .LBB0_42
; %bb.41:
	.loc	1 56 17                         ; triton_kernels.py:56:17
	v_mul_lo_u32 v28, v3, s9
	.loc	1 56 13 is_stmt 0               ; triton_kernels.py:56:13
	v_ashrrev_i32_e32 v29, 31, v28
	v_lshl_add_u64 v[28:29], s[4:5], 0, v[28:29]
	v_lshl_add_u64 v[28:29], v[28:29], 0, v[4:5]
	.loc	1 55 17 is_stmt 1               ; triton_kernels.py:55:17
	global_load_ubyte v32, v[28:29], off
.LBB0_42:
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[0:1]
	.loc	1 48 13 is_stmt 1               ; triton_kernels.py:48:13
	v_or_b32_e32 v3, 20, v1
	.loc	1 51 18                         ; triton_kernels.py:51:18
	v_cmp_gt_i32_e64 s[0:1], s10, v3
	.loc	1 56 71                         ; triton_kernels.py:56:71
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 50 5                          ; triton_kernels.py:50:5
	s_and_b64 s[80:81], s[16:17], s[0:1]
	.loc	1 55 17                         ; triton_kernels.py:55:17
	s_and_saveexec_b64 s[0:1], s[80:81]
	s_cbranch_execz .LBB0_44
; %bb.43:
	.loc	1 56 17                         ; triton_kernels.py:56:17
	v_mul_lo_u32 v28, v3, s9
	.loc	1 56 13 is_stmt 0               ; triton_kernels.py:56:13
	v_ashrrev_i32_e32 v29, 31, v28
	v_lshl_add_u64 v[28:29], s[4:5], 0, v[28:29]
	v_lshl_add_u64 v[28:29], v[28:29], 0, v[4:5]
	.loc	1 55 17 is_stmt 1               ; triton_kernels.py:55:17
	global_load_ubyte v31, v[28:29], off
.LBB0_44:
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[0:1]
	.loc	1 48 13 is_stmt 1               ; triton_kernels.py:48:13
	v_or_b32_e32 v3, 24, v1
	.loc	1 51 18                         ; triton_kernels.py:51:18
	v_cmp_gt_i32_e64 s[0:1], s10, v3
	.loc	1 56 71                         ; triton_kernels.py:56:71
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 50 5                          ; triton_kernels.py:50:5
	s_and_b64 s[80:81], s[16:17], s[0:1]
	v_mov_b32_e32 v33, 0
	v_mov_b32_e32 v34, 0
	.loc	1 55 17                         ; triton_kernels.py:55:17
	s_and_saveexec_b64 s[0:1], s[80:81]
	s_cbranch_execz .LBB0_46
; %bb.45:
	.loc	1 56 17                         ; triton_kernels.py:56:17
	v_mul_lo_u32 v28, v3, s9
	.loc	1 56 13 is_stmt 0               ; triton_kernels.py:56:13
	v_ashrrev_i32_e32 v29, 31, v28
	v_lshl_add_u64 v[28:29], s[4:5], 0, v[28:29]
	v_lshl_add_u64 v[28:29], v[28:29], 0, v[4:5]
	.loc	1 55 17 is_stmt 1               ; triton_kernels.py:55:17
	global_load_ubyte v34, v[28:29], off
.LBB0_46:
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[0:1]
	.loc	1 48 13 is_stmt 1               ; triton_kernels.py:48:13
	v_or_b32_e32 v3, 28, v1
	.loc	1 51 18                         ; triton_kernels.py:51:18
	v_cmp_gt_i32_e64 s[0:1], s10, v3
	.loc	1 56 71                         ; triton_kernels.py:56:71
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 50 5                          ; triton_kernels.py:50:5
	s_and_b64 s[80:81], s[16:17], s[0:1]
	.loc	1 55 17                         ; triton_kernels.py:55:17
	s_and_saveexec_b64 s[0:1], s[80:81]
	s_cbranch_execz .LBB0_48
; %bb.47:
	.loc	1 56 17                         ; triton_kernels.py:56:17
	v_mul_lo_u32 v28, v3, s9
	.loc	1 56 13 is_stmt 0               ; triton_kernels.py:56:13
	v_ashrrev_i32_e32 v29, 31, v28
	v_lshl_add_u64 v[28:29], s[4:5], 0, v[28:29]
	v_lshl_add_u64 v[28:29], v[28:29], 0, v[4:5]
	.loc	1 55 17 is_stmt 1               ; triton_kernels.py:55:17
	global_load_ubyte v33, v[28:29], off
.LBB0_48:
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[0:1]
	.loc	1 48 13 is_stmt 1               ; triton_kernels.py:48:13
	v_or_b32_e32 v3, 32, v1
	.loc	1 51 18                         ; triton_kernels.py:51:18
	v_cmp_gt_i32_e64 s[0:1], s10, v3
	.loc	1 56 71                         ; triton_kernels.py:56:71
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 50 5                          ; triton_kernels.py:50:5
	s_and_b64 s[80:81], s[16:17], s[0:1]
	v_mov_b32_e32 v35, 0
	v_mov_b32_e32 v36, 0
	.loc	1 55 17                         ; triton_kernels.py:55:17
	s_and_saveexec_b64 s[0:1], s[80:81]
	s_cbranch_execz .LBB0_50
; %bb.49:
	.loc	1 56 17                         ; triton_kernels.py:56:17
	v_mul_lo_u32 v28, v3, s9
	.loc	1 56 13 is_stmt 0               ; triton_kernels.py:56:13
	v_ashrrev_i32_e32 v29, 31, v28
	v_lshl_add_u64 v[28:29], s[4:5], 0, v[28:29]
	v_lshl_add_u64 v[28:29], v[28:29], 0, v[4:5]
	.loc	1 55 17 is_stmt 1               ; triton_kernels.py:55:17
	global_load_ubyte v36, v[28:29], off
.LBB0_50:
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[0:1]
	.loc	1 48 13 is_stmt 1               ; triton_kernels.py:48:13
	v_or_b32_e32 v3, 36, v1
	.loc	1 51 18                         ; triton_kernels.py:51:18
	v_cmp_gt_i32_e64 s[0:1], s10, v3
	.loc	1 56 71                         ; triton_kernels.py:56:71
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 50 5                          ; triton_kernels.py:50:5
	s_and_b64 s[80:81], s[16:17], s[0:1]
	.loc	1 55 17                         ; triton_kernels.py:55:17
	s_and_saveexec_b64 s[0:1], s[80:81]
	s_cbranch_execz .LBB0_52
; %bb.51:
	.loc	1 56 17                         ; triton_kernels.py:56:17
	v_mul_lo_u32 v28, v3, s9
	.loc	1 56 13 is_stmt 0               ; triton_kernels.py:56:13
	v_ashrrev_i32_e32 v29, 31, v28
	v_lshl_add_u64 v[28:29], s[4:5], 0, v[28:29]
	v_lshl_add_u64 v[28:29], v[28:29], 0, v[4:5]
	.loc	1 55 17 is_stmt 1               ; triton_kernels.py:55:17
	global_load_ubyte v35, v[28:29], off
.LBB0_52:
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[0:1]
	.loc	1 48 13 is_stmt 1               ; triton_kernels.py:48:13
	v_or_b32_e32 v3, 40, v1
	.loc	1 51 18                         ; triton_kernels.py:51:18
	v_cmp_gt_i32_e64 s[0:1], s10, v3
	.loc	1 56 71                         ; triton_kernels.py:56:71
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 50 5                          ; triton_kernels.py:50:5
	s_and_b64 s[80:81], s[16:17], s[0:1]
	v_mov_b32_e32 v37, 0
	v_mov_b32_e32 v38, 0
	.loc	1 55 17                         ; triton_kernels.py:55:17
	s_and_saveexec_b64 s[0:1], s[80:81]
	s_cbranch_execz .LBB0_54
; %bb.53:
	.loc	1 56 17                         ; triton_kernels.py:56:17
	v_mul_lo_u32 v28, v3, s9
	.loc	1 56 13 is_stmt 0               ; triton_kernels.py:56:13
	v_ashrrev_i32_e32 v29, 31, v28
	v_lshl_add_u64 v[28:29], s[4:5], 0, v[28:29]
	v_lshl_add_u64 v[28:29], v[28:29], 0, v[4:5]
	.loc	1 55 17 is_stmt 1               ; triton_kernels.py:55:17
	global_load_ubyte v38, v[28:29], off
.LBB0_54:
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[0:1]
	.loc	1 48 13 is_stmt 1               ; triton_kernels.py:48:13
	v_or_b32_e32 v3, 44, v1
	.loc	1 51 18                         ; triton_kernels.py:51:18
	v_cmp_gt_i32_e64 s[0:1], s10, v3
	.loc	1 56 71                         ; triton_kernels.py:56:71
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 50 5                          ; triton_kernels.py:50:5
	s_and_b64 s[80:81], s[16:17], s[0:1]
	.loc	1 55 17                         ; triton_kernels.py:55:17
	s_and_saveexec_b64 s[0:1], s[80:81]
	s_cbranch_execz .LBB0_56
; %bb.55:
	.loc	1 56 17                         ; triton_kernels.py:56:17
	v_mul_lo_u32 v28, v3, s9
	.loc	1 56 13 is_stmt 0               ; triton_kernels.py:56:13
	v_ashrrev_i32_e32 v29, 31, v28
	v_lshl_add_u64 v[28:29], s[4:5], 0, v[28:29]
	v_lshl_add_u64 v[28:29], v[28:29], 0, v[4:5]
	.loc	1 55 17 is_stmt 1               ; triton_kernels.py:55:17
	global_load_ubyte v37, v[28:29], off
.LBB0_56:
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[0:1]
	.loc	1 48 13 is_stmt 1               ; triton_kernels.py:48:13
	v_or_b32_e32 v3, 48, v1
	.loc	1 51 18                         ; triton_kernels.py:51:18
	v_cmp_gt_i32_e64 s[0:1], s10, v3
	.loc	1 56 71                         ; triton_kernels.py:56:71
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 50 5                          ; triton_kernels.py:50:5
	s_and_b64 s[80:81], s[16:17], s[0:1]
	v_mov_b32_e32 v39, 0
	v_mov_b32_e32 v40, 0
	.loc	1 55 17                         ; triton_kernels.py:55:17
	s_and_saveexec_b64 s[0:1], s[80:81]
	s_cbranch_execz .LBB0_58
; %bb.57:
	.loc	1 56 17                         ; triton_kernels.py:56:17
	v_mul_lo_u32 v28, v3, s9
	.loc	1 56 13 is_stmt 0               ; triton_kernels.py:56:13
	v_ashrrev_i32_e32 v29, 31, v28
	v_lshl_add_u64 v[28:29], s[4:5], 0, v[28:29]
	v_lshl_add_u64 v[28:29], v[28:29], 0, v[4:5]
	.loc	1 55 17 is_stmt 1               ; triton_kernels.py:55:17
	global_load_ubyte v40, v[28:29], off
.LBB0_58:
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[0:1]
	.loc	1 48 13 is_stmt 1               ; triton_kernels.py:48:13
	v_or_b32_e32 v3, 52, v1
	.loc	1 51 18                         ; triton_kernels.py:51:18
	v_cmp_gt_i32_e64 s[0:1], s10, v3
	.loc	1 56 71                         ; triton_kernels.py:56:71
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 50 5                          ; triton_kernels.py:50:5
	s_and_b64 s[80:81], s[16:17], s[0:1]
	.loc	1 55 17                         ; triton_kernels.py:55:17
	s_and_saveexec_b64 s[0:1], s[80:81]
	s_cbranch_execz .LBB0_60
; %bb.59:
	.loc	1 56 17                         ; triton_kernels.py:56:17
	v_mul_lo_u32 v28, v3, s9
	.loc	1 56 13 is_stmt 0               ; triton_kernels.py:56:13
	v_ashrrev_i32_e32 v29, 31, v28
	v_lshl_add_u64 v[28:29], s[4:5], 0, v[28:29]
	v_lshl_add_u64 v[28:29], v[28:29], 0, v[4:5]
	.loc	1 55 17 is_stmt 1               ; triton_kernels.py:55:17
	global_load_ubyte v39, v[28:29], off
.LBB0_60:
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[0:1]
	.loc	1 48 13 is_stmt 1               ; triton_kernels.py:48:13
	v_or_b32_e32 v3, 56, v1
	.loc	1 51 18                         ; triton_kernels.py:51:18
	v_cmp_gt_i32_e64 s[0:1], s10, v3
	.loc	1 56 71                         ; triton_kernels.py:56:71
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 50 5                          ; triton_kernels.py:50:5
	s_and_b64 s[80:81], s[16:17], s[0:1]
	v_mov_b32_e32 v41, 0
	v_mov_b32_e32 v42, 0
	.loc	1 55 17                         ; triton_kernels.py:55:17
	s_and_saveexec_b64 s[0:1], s[80:81]
	s_cbranch_execz .LBB0_62
; %bb.61:
	.loc	1 56 17                         ; triton_kernels.py:56:17
	v_mul_lo_u32 v28, v3, s9
	.loc	1 56 13 is_stmt 0               ; triton_kernels.py:56:13
	v_ashrrev_i32_e32 v29, 31, v28
	v_lshl_add_u64 v[28:29], s[4:5], 0, v[28:29]
	v_lshl_add_u64 v[28:29], v[28:29], 0, v[4:5]
	.loc	1 55 17 is_stmt 1               ; triton_kernels.py:55:17
	global_load_ubyte v42, v[28:29], off
.LBB0_62:
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[0:1]
	.loc	1 48 13 is_stmt 1               ; triton_kernels.py:48:13
	v_or_b32_e32 v1, 60, v1
	.loc	1 51 18                         ; triton_kernels.py:51:18
	v_cmp_gt_i32_e64 s[0:1], s10, v1
	.loc	1 56 71                         ; triton_kernels.py:56:71
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 50 5                          ; triton_kernels.py:50:5
	s_and_b64 s[16:17], s[16:17], s[0:1]
	.loc	1 55 17                         ; triton_kernels.py:55:17
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB0_64
; %bb.63:
	.loc	1 56 17                         ; triton_kernels.py:56:17
	v_mul_lo_u32 v28, v1, s9
	.loc	1 56 13 is_stmt 0               ; triton_kernels.py:56:13
	v_ashrrev_i32_e32 v29, 31, v28
	v_lshl_add_u64 v[28:29], s[4:5], 0, v[28:29]
	v_lshl_add_u64 v[28:29], v[28:29], 0, v[4:5]
	.loc	1 55 17 is_stmt 1               ; triton_kernels.py:55:17
	global_load_ubyte v41, v[28:29], off
.LBB0_64:
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[0:1]
	.loc	1 52 16 is_stmt 1               ; triton_kernels.py:52:16
	v_add_u32_e32 v1, 0, v21
	v_xor_b32_e32 v29, 32, v21
	s_waitcnt vmcnt(0)
	ds_write_b8 v1, v7
	ds_write_b8 v1, v6 offset:128
	ds_write_b8 v1, v15 offset:1024
	ds_write_b8 v1, v14 offset:1152
	v_xor_b32_e32 v28, 16, v21
	v_add_u32_e32 v6, 0, v29
	v_xor_b32_e32 v30, 48, v21
	v_add_u32_e32 v3, 0, v28
	ds_write_b8 v6, v11 offset:512
	ds_write_b8 v6, v10 offset:640
	ds_write_b8 v6, v19 offset:1536
	ds_write_b8 v6, v18 offset:1664
	v_add_u32_e32 v6, 0, v30
	.loc	1 50 5                          ; triton_kernels.py:50:5
	s_sub_i32 s16, s10, 64
	.loc	1 52 16                         ; triton_kernels.py:52:16
	s_mov_b32 s83, 0
	ds_write_b8 v3, v9 offset:256
	ds_write_b8 v3, v8 offset:384
	ds_write_b8 v3, v17 offset:1280
	ds_write_b8 v3, v16 offset:1408
	ds_write_b8 v6, v13 offset:768
	ds_write_b8 v6, v12 offset:896
	ds_write_b8 v6, v23 offset:1792
	ds_write_b8 v6, v22 offset:1920
	.loc	1 55 17                         ; triton_kernels.py:55:17
	ds_write_b8 v1, v25 offset:4096
	ds_write_b8 v1, v24 offset:4224
	ds_write_b8 v1, v32 offset:4608
	ds_write_b8 v1, v31 offset:4736
	ds_write_b8 v1, v36 offset:5120
	ds_write_b8 v1, v35 offset:5248
	ds_write_b8 v1, v40 offset:5632
	ds_write_b8 v1, v39 offset:5760
	ds_write_b8 v3, v27 offset:4352
	ds_write_b8 v3, v26 offset:4480
	ds_write_b8 v3, v34 offset:4864
	ds_write_b8 v3, v33 offset:4992
	ds_write_b8 v3, v38 offset:5376
	ds_write_b8 v3, v37 offset:5504
	ds_write_b8 v3, v42 offset:5888
	ds_write_b8 v3, v41 offset:6016
	.loc	1 50 5                          ; triton_kernels.py:50:5
	s_cmp_gt_i32 s16, 0
	v_lshlrev_b32_e32 v1, 4, v0
	v_lshlrev_b32_e32 v3, 3, v0
	v_and_b32_e32 v6, 16, v0
	s_cbranch_scc1 .LBB0_66
; %bb.65:                               ; %.._crit_edge_crit_edge
	.loc	1 55 17                         ; triton_kernels.py:55:17
	v_and_b32_e32 v7, 0x2e0, v1
	v_and_or_b32 v8, v3, 8, v6
	s_movk_i32 s0, 0x110
	v_or_b32_e32 v23, v8, v7
	v_bitop3_b32 v27, v8, s0, v7 bitop3:0x36
	s_mov_b64 s[0:1], 0
	s_branch .LBB0_67
.LBB0_66:
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_mov_b64 s[0:1], -1
                                        ; implicit-def: $vgpr23
                                        ; implicit-def: $vgpr27
.LBB0_67:                               ; %Flow514
	s_and_b64 s[0:1], s[0:1], exec
	v_and_b32_e32 v22, 32, v0
	s_cselect_b32 s0, 1, 0
	s_cmp_lg_u32 s0, 1
	v_lshlrev_b32_e32 v24, 6, v20
	v_lshlrev_b32_e32 v25, 2, v0
	v_lshrrev_b32_e32 v26, 1, v22
	s_cbranch_scc1 .LBB0_134
; %bb.68:                               ; %.lr.ph
	v_and_b32_e32 v0, 48, v25
	v_bitop3_b32 v31, v0, v24, v26 bitop3:0xde
	v_and_b32_e32 v0, 0x2e0, v1
	v_and_or_b32 v1, v3, 8, v6
	s_movk_i32 s0, 0x110
	v_or_b32_e32 v23, v1, v0
	v_bitop3_b32 v27, v1, s0, v0 bitop3:0x36
	v_bitop3_b32 v33, v1, 16, v0 bitop3:0x36
	.loc	1 50 5 is_stmt 1                ; triton_kernels.py:50:5
	v_add_u32_e32 v0, s79, v2
	v_lshrrev_b32_e32 v35, 5, v0
	v_add_u32_e32 v0, 0x7c, v35
	v_mul_lo_u32 v36, s9, v0
	v_add_u32_e32 v0, 0x78, v35
	v_mul_lo_u32 v37, s9, v0
	v_add_u32_e32 v0, 0x74, v35
	v_mul_lo_u32 v38, s9, v0
	v_add_u32_e32 v0, 0x70, v35
	v_mul_lo_u32 v39, s9, v0
	v_add_u32_e32 v0, 0x6c, v35
	v_mul_lo_u32 v40, s9, v0
	v_add_u32_e32 v0, 0x68, v35
	v_mul_lo_u32 v41, s9, v0
	v_add_u32_e32 v0, 0x64, v35
	v_mul_lo_u32 v42, s9, v0
	v_add_u32_e32 v0, 0x60, v35
	v_mul_lo_u32 v43, s9, v0
	v_add_u32_e32 v0, 0x5c, v35
	v_mul_lo_u32 v44, s9, v0
	v_add_u32_e32 v0, 0x58, v35
	v_mul_lo_u32 v45, s9, v0
	v_add_u32_e32 v0, 0x54, v35
	v_mul_lo_u32 v46, s9, v0
	v_add_u32_e32 v0, 0x50, v35
	v_mul_lo_u32 v47, s9, v0
	v_add_u32_e32 v0, 0x4c, v35
	v_mul_lo_u32 v48, s9, v0
	v_add_u32_e32 v0, 0x48, v35
	v_mul_lo_u32 v49, s9, v0
	v_add_u32_e32 v0, 0x44, v35
	v_mul_lo_u32 v50, s9, v0
	v_add_u32_e32 v0, 64, v35
	v_lshl_add_u64 v[16:17], s[4:5], 0, v[4:5]
	v_bitop3_b32 v4, v25, v26, 48 bitop3:0x6c
	v_mul_lo_u32 v51, s9, v0
	v_mov_b32_e32 v0, 0
	v_bitop3_b32 v32, v4, 32, v24 bitop3:0x36
	v_or_b32_e32 v34, 64, v2
	s_lshl_b32 s17, s9, 6
	s_movk_i32 s80, 0x1000
	s_mov_b32 s79, 0
	s_mov_b32 s81, 0
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
	s_mov_b32 s82, 0
	s_branch .LBB0_70
.LBB0_69:                               ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 55 17 is_stmt 1               ; triton_kernels.py:55:17
	v_add_u32_e32 v90, s80, v23
	v_add_u32_e32 v91, s80, v33
	ds_read_b64_tr_b8 v[92:93], v90
	ds_read_b64_tr_b8 v[96:97], v90 offset:1024
	ds_read_b64_tr_b8 v[94:95], v91 offset:256
	ds_read_b64_tr_b8 v[98:99], v91 offset:1280
	.loc	1 50 5                          ; triton_kernels.py:50:5
	s_add_i32 s82, s82, 64
	s_add_i32 s0, s81, 1
	s_cmp_lt_i32 s0, 2
	.loc	1 58 16                         ; triton_kernels.py:58:16
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[92:99], v[52:59], v[0:15] cbsz:1 blgp:1
	.loc	1 50 5                          ; triton_kernels.py:50:5
	s_cselect_b32 s81, s0, 0
	.loc	1 52 16                         ; triton_kernels.py:52:16
	s_lshl_b32 s83, s81, 11
	v_add_u32_e32 v54, s83, v29
	.loc	1 55 17                         ; triton_kernels.py:55:17
	s_add_i32 s80, s83, 0x1000
	.loc	1 50 5                          ; triton_kernels.py:50:5
	s_add_i32 s79, s79, s17
	.loc	1 52 16                         ; triton_kernels.py:52:16
	s_barrier
	v_add_u32_e32 v52, s83, v21
	v_add_u32_e32 v53, s83, v28
	s_waitcnt vmcnt(0)
	ds_write_b8 v54, v63 offset:512
	ds_write_b8 v54, v66 offset:640
	ds_write_b8 v54, v71 offset:1536
	ds_write_b8 v54, v74 offset:1664
	v_add_u32_e32 v54, s83, v30
	.loc	1 50 5                          ; triton_kernels.py:50:5
	s_cmp_lt_i32 s82, s16
	.loc	1 52 16                         ; triton_kernels.py:52:16
	ds_write_b8 v52, v60
	ds_write_b8 v52, v62 offset:128
	ds_write_b8 v52, v68 offset:1024
	ds_write_b8 v52, v70 offset:1152
	ds_write_b8 v53, v61 offset:256
	ds_write_b8 v53, v64 offset:384
	ds_write_b8 v53, v69 offset:1280
	ds_write_b8 v53, v72 offset:1408
	ds_write_b8 v54, v65 offset:768
	ds_write_b8 v54, v67 offset:896
	ds_write_b8 v54, v73 offset:1792
	ds_write_b8 v54, v75 offset:1920
	.loc	1 55 17                         ; triton_kernels.py:55:17
	ds_write_b8 v52, v76 offset:4096
	ds_write_b8 v52, v77 offset:4224
	ds_write_b8 v52, v79 offset:4608
	ds_write_b8 v52, v81 offset:4736
	ds_write_b8 v52, v83 offset:5120
	ds_write_b8 v52, v85 offset:5248
	ds_write_b8 v52, v87 offset:5632
	ds_write_b8 v52, v89 offset:5760
	ds_write_b8 v53, v19 offset:4352
	ds_write_b8 v53, v78 offset:4480
	ds_write_b8 v53, v80 offset:4864
	ds_write_b8 v53, v82 offset:4992
	ds_write_b8 v53, v84 offset:5376
	ds_write_b8 v53, v86 offset:5504
	ds_write_b8 v53, v88 offset:5888
	ds_write_b8 v53, v18 offset:6016
	.loc	1 50 5                          ; triton_kernels.py:50:5
	s_cbranch_scc0 .LBB0_135
.LBB0_70:                               ; =>This Inner Loop Header: Depth=1
	.loc	1 51 18                         ; triton_kernels.py:51:18
	v_add_u32_e32 v18, s82, v34
	v_cmp_gt_i32_e64 s[0:1], s10, v18
	.loc	1 53 68                         ; triton_kernels.py:53:68
	s_and_b64 s[84:85], s[12:13], s[0:1]
	.loc	1 53 13 is_stmt 0               ; triton_kernels.py:53:13
	v_ashrrev_i32_e32 v19, 31, v18
	v_mov_b32_e32 v60, 0
	.loc	1 52 16 is_stmt 1               ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[4:5], s[84:85]
	s_cbranch_execz .LBB0_72
; %bb.71:                               ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	v_lshl_add_u64 v[52:53], s[14:15], 0, v[18:19]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	global_load_ubyte v60, v[52:53], off
.LBB0_72:                               ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 0 16                          ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[4:5]
	.loc	1 53 68 is_stmt 1               ; triton_kernels.py:53:68
	s_and_b64 s[84:85], s[18:19], s[0:1]
	v_mov_b32_e32 v61, 0
	v_mov_b32_e32 v62, 0
	.loc	1 52 16                         ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[4:5], s[84:85]
	s_cbranch_execz .LBB0_74
; %bb.73:                               ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 53 13                         ; triton_kernels.py:53:13
	v_lshl_add_u64 v[52:53], s[20:21], 0, v[18:19]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	global_load_ubyte v62, v[52:53], off
.LBB0_74:                               ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[4:5]
	.loc	1 53 68 is_stmt 1               ; triton_kernels.py:53:68
	s_and_b64 s[84:85], s[22:23], s[0:1]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[4:5], s[84:85]
	s_cbranch_execz .LBB0_76
; %bb.75:                               ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 53 13                         ; triton_kernels.py:53:13
	v_lshl_add_u64 v[52:53], s[24:25], 0, v[18:19]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	global_load_ubyte v61, v[52:53], off
.LBB0_76:                               ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[4:5]
	.loc	1 53 68 is_stmt 1               ; triton_kernels.py:53:68
	s_and_b64 s[84:85], s[26:27], s[0:1]
	v_mov_b32_e32 v63, 0
	v_mov_b32_e32 v64, 0
	.loc	1 52 16                         ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[4:5], s[84:85]
	s_cbranch_execz .LBB0_78
; %bb.77:                               ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 53 13                         ; triton_kernels.py:53:13
	v_lshl_add_u64 v[52:53], s[28:29], 0, v[18:19]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	global_load_ubyte v64, v[52:53], off
.LBB0_78:                               ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[4:5]
	.loc	1 53 68 is_stmt 1               ; triton_kernels.py:53:68
	s_and_b64 s[84:85], s[30:31], s[0:1]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[4:5], s[84:85]
	s_cbranch_execz .LBB0_80
; %bb.79:                               ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 53 13                         ; triton_kernels.py:53:13
	v_lshl_add_u64 v[52:53], s[34:35], 0, v[18:19]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	global_load_ubyte v63, v[52:53], off
.LBB0_80:                               ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[4:5]
	.loc	1 53 68 is_stmt 1               ; triton_kernels.py:53:68
	s_and_b64 s[84:85], s[36:37], s[0:1]
	v_mov_b32_e32 v65, 0
	v_mov_b32_e32 v66, 0
	.loc	1 52 16                         ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[4:5], s[84:85]
	s_cbranch_execz .LBB0_82
; %bb.81:                               ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 53 13                         ; triton_kernels.py:53:13
	v_lshl_add_u64 v[52:53], s[38:39], 0, v[18:19]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	global_load_ubyte v66, v[52:53], off
.LBB0_82:                               ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[4:5]
	.loc	1 53 68 is_stmt 1               ; triton_kernels.py:53:68
	s_and_b64 s[84:85], s[40:41], s[0:1]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[4:5], s[84:85]
	s_cbranch_execz .LBB0_84
; %bb.83:                               ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 53 13                         ; triton_kernels.py:53:13
	v_lshl_add_u64 v[52:53], s[42:43], 0, v[18:19]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	global_load_ubyte v65, v[52:53], off
.LBB0_84:                               ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[4:5]
	.loc	1 53 68 is_stmt 1               ; triton_kernels.py:53:68
	s_and_b64 s[84:85], s[44:45], s[0:1]
	v_mov_b32_e32 v68, 0
	v_mov_b32_e32 v67, 0
	.loc	1 52 16                         ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[4:5], s[84:85]
	s_cbranch_execz .LBB0_86
; %bb.85:                               ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 53 13                         ; triton_kernels.py:53:13
	v_lshl_add_u64 v[52:53], s[46:47], 0, v[18:19]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	global_load_ubyte v67, v[52:53], off
.LBB0_86:                               ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[4:5]
	.loc	1 53 68 is_stmt 1               ; triton_kernels.py:53:68
	s_and_b64 s[84:85], s[48:49], s[0:1]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[4:5], s[84:85]
	s_cbranch_execz .LBB0_88
; %bb.87:                               ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 53 13                         ; triton_kernels.py:53:13
	v_lshl_add_u64 v[52:53], s[50:51], 0, v[18:19]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	global_load_ubyte v68, v[52:53], off
.LBB0_88:                               ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[4:5]
	.loc	1 53 68 is_stmt 1               ; triton_kernels.py:53:68
	s_and_b64 s[84:85], s[52:53], s[0:1]
	v_mov_b32_e32 v69, 0
	v_mov_b32_e32 v70, 0
	.loc	1 52 16                         ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[4:5], s[84:85]
	s_cbranch_execz .LBB0_90
; %bb.89:                               ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 53 13                         ; triton_kernels.py:53:13
	v_lshl_add_u64 v[52:53], s[54:55], 0, v[18:19]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	global_load_ubyte v70, v[52:53], off
.LBB0_90:                               ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[4:5]
	.loc	1 53 68 is_stmt 1               ; triton_kernels.py:53:68
	s_and_b64 s[84:85], s[56:57], s[0:1]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[4:5], s[84:85]
	s_cbranch_execz .LBB0_92
; %bb.91:                               ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 53 13                         ; triton_kernels.py:53:13
	v_lshl_add_u64 v[52:53], s[58:59], 0, v[18:19]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	global_load_ubyte v69, v[52:53], off
.LBB0_92:                               ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[4:5]
	.loc	1 53 68 is_stmt 1               ; triton_kernels.py:53:68
	s_and_b64 s[84:85], s[60:61], s[0:1]
	v_mov_b32_e32 v71, 0
	v_mov_b32_e32 v72, 0
	.loc	1 52 16                         ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[4:5], s[84:85]
	s_cbranch_execz .LBB0_94
; %bb.93:                               ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 53 13                         ; triton_kernels.py:53:13
	v_lshl_add_u64 v[52:53], s[62:63], 0, v[18:19]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	global_load_ubyte v72, v[52:53], off
.LBB0_94:                               ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[4:5]
	.loc	1 53 68 is_stmt 1               ; triton_kernels.py:53:68
	s_and_b64 s[84:85], s[64:65], s[0:1]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[4:5], s[84:85]
	s_cbranch_execz .LBB0_96
; %bb.95:                               ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 53 13                         ; triton_kernels.py:53:13
	v_lshl_add_u64 v[52:53], s[66:67], 0, v[18:19]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	global_load_ubyte v71, v[52:53], off
.LBB0_96:                               ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[4:5]
	.loc	1 53 68 is_stmt 1               ; triton_kernels.py:53:68
	s_and_b64 s[84:85], s[68:69], s[0:1]
	v_mov_b32_e32 v73, 0
	v_mov_b32_e32 v74, 0
	.loc	1 52 16                         ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[4:5], s[84:85]
	s_cbranch_execz .LBB0_98
; %bb.97:                               ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 53 13                         ; triton_kernels.py:53:13
	v_lshl_add_u64 v[52:53], s[70:71], 0, v[18:19]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	global_load_ubyte v74, v[52:53], off
.LBB0_98:                               ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[4:5]
	.loc	1 53 68 is_stmt 1               ; triton_kernels.py:53:68
	s_and_b64 s[84:85], s[72:73], s[0:1]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[4:5], s[84:85]
	s_cbranch_execz .LBB0_100
; %bb.99:                               ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 53 13                         ; triton_kernels.py:53:13
	v_lshl_add_u64 v[52:53], s[74:75], 0, v[18:19]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	global_load_ubyte v73, v[52:53], off
.LBB0_100:                              ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[4:5]
	.loc	1 53 68 is_stmt 1               ; triton_kernels.py:53:68
	s_and_b64 s[4:5], s[76:77], s[0:1]
	v_mov_b32_e32 v76, 0
	v_mov_b32_e32 v75, 0
	.loc	1 52 16                         ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_102
; %bb.101:                              ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 53 13                         ; triton_kernels.py:53:13
	v_lshl_add_u64 v[18:19], s[2:3], 0, v[18:19]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	global_load_ubyte v75, v[18:19], off
.LBB0_102:                              ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[0:1]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	v_add_u32_e32 v18, s83, v31
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_u32_e32 v19, s83, v32
	ds_read_b128 v[52:55], v18
	.loc	1 56 71 is_stmt 1               ; triton_kernels.py:56:71
	ds_read_b128 v[56:59], v19
	.loc	1 51 18                         ; triton_kernels.py:51:18
	v_add_u32_e32 v18, s82, v35
	v_add_u32_e32 v19, 64, v18
	v_cmp_gt_i32_e64 s[0:1], s10, v19
	.loc	1 56 71                         ; triton_kernels.py:56:71
	s_and_b64 s[4:5], vcc, s[0:1]
	.loc	1 55 17                         ; triton_kernels.py:55:17
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_104
; %bb.103:                              ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	v_add_u32_e32 v76, s79, v51
	v_ashrrev_i32_e32 v77, 31, v76
	v_lshl_add_u64 v[76:77], v[16:17], 0, v[76:77]
	.loc	1 55 17                         ; triton_kernels.py:55:17
	global_load_ubyte v76, v[76:77], off
.LBB0_104:                              ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 0 17                          ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[0:1]
	.loc	1 51 18 is_stmt 1               ; triton_kernels.py:51:18
	v_add_u32_e32 v19, 0x44, v18
	v_cmp_gt_i32_e64 s[0:1], s10, v19
	.loc	1 56 71                         ; triton_kernels.py:56:71
	s_and_b64 s[4:5], vcc, s[0:1]
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v77, 0
	.loc	1 55 17                         ; triton_kernels.py:55:17
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_106
; %bb.105:                              ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 56 17                         ; triton_kernels.py:56:17
	v_add_u32_e32 v78, s79, v50
	.loc	1 56 13 is_stmt 0               ; triton_kernels.py:56:13
	v_ashrrev_i32_e32 v79, 31, v78
	v_lshl_add_u64 v[78:79], v[16:17], 0, v[78:79]
	.loc	1 55 17 is_stmt 1               ; triton_kernels.py:55:17
	global_load_ubyte v77, v[78:79], off
.LBB0_106:                              ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[0:1]
	.loc	1 51 18 is_stmt 1               ; triton_kernels.py:51:18
	v_add_u32_e32 v78, 0x48, v18
	v_cmp_gt_i32_e64 s[0:1], s10, v78
	.loc	1 56 71                         ; triton_kernels.py:56:71
	s_and_b64 s[4:5], vcc, s[0:1]
	.loc	1 55 17                         ; triton_kernels.py:55:17
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_108
; %bb.107:                              ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 56 17                         ; triton_kernels.py:56:17
	v_add_u32_e32 v78, s79, v49
	.loc	1 56 13 is_stmt 0               ; triton_kernels.py:56:13
	v_ashrrev_i32_e32 v79, 31, v78
	v_lshl_add_u64 v[78:79], v[16:17], 0, v[78:79]
	.loc	1 55 17 is_stmt 1               ; triton_kernels.py:55:17
	global_load_ubyte v19, v[78:79], off
.LBB0_108:                              ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[0:1]
	.loc	1 51 18 is_stmt 1               ; triton_kernels.py:51:18
	v_add_u32_e32 v78, 0x4c, v18
	v_cmp_gt_i32_e64 s[0:1], s10, v78
	.loc	1 56 71                         ; triton_kernels.py:56:71
	s_and_b64 s[4:5], vcc, s[0:1]
	v_mov_b32_e32 v79, 0
	v_mov_b32_e32 v78, 0
	.loc	1 55 17                         ; triton_kernels.py:55:17
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_110
; %bb.109:                              ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 56 17                         ; triton_kernels.py:56:17
	v_add_u32_e32 v80, s79, v48
	.loc	1 56 13 is_stmt 0               ; triton_kernels.py:56:13
	v_ashrrev_i32_e32 v81, 31, v80
	v_lshl_add_u64 v[80:81], v[16:17], 0, v[80:81]
	.loc	1 55 17 is_stmt 1               ; triton_kernels.py:55:17
	global_load_ubyte v78, v[80:81], off
.LBB0_110:                              ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[0:1]
	.loc	1 51 18 is_stmt 1               ; triton_kernels.py:51:18
	v_add_u32_e32 v80, 0x50, v18
	v_cmp_gt_i32_e64 s[0:1], s10, v80
	.loc	1 56 71                         ; triton_kernels.py:56:71
	s_and_b64 s[4:5], vcc, s[0:1]
	.loc	1 55 17                         ; triton_kernels.py:55:17
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_112
; %bb.111:                              ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 56 17                         ; triton_kernels.py:56:17
	v_add_u32_e32 v80, s79, v47
	.loc	1 56 13 is_stmt 0               ; triton_kernels.py:56:13
	v_ashrrev_i32_e32 v81, 31, v80
	v_lshl_add_u64 v[80:81], v[16:17], 0, v[80:81]
	.loc	1 55 17 is_stmt 1               ; triton_kernels.py:55:17
	global_load_ubyte v79, v[80:81], off
.LBB0_112:                              ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[0:1]
	.loc	1 51 18 is_stmt 1               ; triton_kernels.py:51:18
	v_add_u32_e32 v80, 0x54, v18
	v_cmp_gt_i32_e64 s[0:1], s10, v80
	.loc	1 56 71                         ; triton_kernels.py:56:71
	s_and_b64 s[4:5], vcc, s[0:1]
	v_mov_b32_e32 v80, 0
	v_mov_b32_e32 v81, 0
	.loc	1 55 17                         ; triton_kernels.py:55:17
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_114
; %bb.113:                              ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 56 17                         ; triton_kernels.py:56:17
	v_add_u32_e32 v82, s79, v46
	.loc	1 56 13 is_stmt 0               ; triton_kernels.py:56:13
	v_ashrrev_i32_e32 v83, 31, v82
	v_lshl_add_u64 v[82:83], v[16:17], 0, v[82:83]
	.loc	1 55 17 is_stmt 1               ; triton_kernels.py:55:17
	global_load_ubyte v81, v[82:83], off
.LBB0_114:                              ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[0:1]
	.loc	1 51 18 is_stmt 1               ; triton_kernels.py:51:18
	v_add_u32_e32 v82, 0x58, v18
	v_cmp_gt_i32_e64 s[0:1], s10, v82
	.loc	1 56 71                         ; triton_kernels.py:56:71
	s_and_b64 s[4:5], vcc, s[0:1]
	.loc	1 55 17                         ; triton_kernels.py:55:17
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_116
; %bb.115:                              ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 56 17                         ; triton_kernels.py:56:17
	v_add_u32_e32 v82, s79, v45
	.loc	1 56 13 is_stmt 0               ; triton_kernels.py:56:13
	v_ashrrev_i32_e32 v83, 31, v82
	v_lshl_add_u64 v[82:83], v[16:17], 0, v[82:83]
	.loc	1 55 17 is_stmt 1               ; triton_kernels.py:55:17
	global_load_ubyte v80, v[82:83], off
.LBB0_116:                              ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[0:1]
	.loc	1 51 18 is_stmt 1               ; triton_kernels.py:51:18
	v_add_u32_e32 v82, 0x5c, v18
	v_cmp_gt_i32_e64 s[0:1], s10, v82
	.loc	1 56 71                         ; triton_kernels.py:56:71
	s_and_b64 s[4:5], vcc, s[0:1]
	v_mov_b32_e32 v83, 0
	v_mov_b32_e32 v82, 0
	.loc	1 55 17                         ; triton_kernels.py:55:17
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_118
; %bb.117:                              ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 56 17                         ; triton_kernels.py:56:17
	v_add_u32_e32 v84, s79, v44
	.loc	1 56 13 is_stmt 0               ; triton_kernels.py:56:13
	v_ashrrev_i32_e32 v85, 31, v84
	v_lshl_add_u64 v[84:85], v[16:17], 0, v[84:85]
	.loc	1 55 17 is_stmt 1               ; triton_kernels.py:55:17
	global_load_ubyte v82, v[84:85], off
.LBB0_118:                              ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[0:1]
	.loc	1 51 18 is_stmt 1               ; triton_kernels.py:51:18
	v_add_u32_e32 v84, 0x60, v18
	v_cmp_gt_i32_e64 s[0:1], s10, v84
	.loc	1 56 71                         ; triton_kernels.py:56:71
	s_and_b64 s[4:5], vcc, s[0:1]
	.loc	1 55 17                         ; triton_kernels.py:55:17
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_120
; %bb.119:                              ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 56 17                         ; triton_kernels.py:56:17
	v_add_u32_e32 v84, s79, v43
	.loc	1 56 13 is_stmt 0               ; triton_kernels.py:56:13
	v_ashrrev_i32_e32 v85, 31, v84
	v_lshl_add_u64 v[84:85], v[16:17], 0, v[84:85]
	.loc	1 55 17 is_stmt 1               ; triton_kernels.py:55:17
	global_load_ubyte v83, v[84:85], off
.LBB0_120:                              ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[0:1]
	.loc	1 51 18 is_stmt 1               ; triton_kernels.py:51:18
	v_add_u32_e32 v84, 0x64, v18
	v_cmp_gt_i32_e64 s[0:1], s10, v84
	.loc	1 56 71                         ; triton_kernels.py:56:71
	s_and_b64 s[4:5], vcc, s[0:1]
	v_mov_b32_e32 v84, 0
	v_mov_b32_e32 v85, 0
	.loc	1 55 17                         ; triton_kernels.py:55:17
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_122
; %bb.121:                              ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 56 17                         ; triton_kernels.py:56:17
	v_add_u32_e32 v86, s79, v42
	.loc	1 56 13 is_stmt 0               ; triton_kernels.py:56:13
	v_ashrrev_i32_e32 v87, 31, v86
	v_lshl_add_u64 v[86:87], v[16:17], 0, v[86:87]
	.loc	1 55 17 is_stmt 1               ; triton_kernels.py:55:17
	global_load_ubyte v85, v[86:87], off
.LBB0_122:                              ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[0:1]
	.loc	1 51 18 is_stmt 1               ; triton_kernels.py:51:18
	v_add_u32_e32 v86, 0x68, v18
	v_cmp_gt_i32_e64 s[0:1], s10, v86
	.loc	1 56 71                         ; triton_kernels.py:56:71
	s_and_b64 s[4:5], vcc, s[0:1]
	.loc	1 55 17                         ; triton_kernels.py:55:17
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_124
; %bb.123:                              ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 56 17                         ; triton_kernels.py:56:17
	v_add_u32_e32 v86, s79, v41
	.loc	1 56 13 is_stmt 0               ; triton_kernels.py:56:13
	v_ashrrev_i32_e32 v87, 31, v86
	v_lshl_add_u64 v[86:87], v[16:17], 0, v[86:87]
	.loc	1 55 17 is_stmt 1               ; triton_kernels.py:55:17
	global_load_ubyte v84, v[86:87], off
.LBB0_124:                              ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[0:1]
	.loc	1 51 18 is_stmt 1               ; triton_kernels.py:51:18
	v_add_u32_e32 v86, 0x6c, v18
	v_cmp_gt_i32_e64 s[0:1], s10, v86
	.loc	1 56 71                         ; triton_kernels.py:56:71
	s_and_b64 s[4:5], vcc, s[0:1]
	v_mov_b32_e32 v87, 0
	v_mov_b32_e32 v86, 0
	.loc	1 55 17                         ; triton_kernels.py:55:17
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_126
; %bb.125:                              ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 56 17                         ; triton_kernels.py:56:17
	v_add_u32_e32 v88, s79, v40
	.loc	1 56 13 is_stmt 0               ; triton_kernels.py:56:13
	v_ashrrev_i32_e32 v89, 31, v88
	v_lshl_add_u64 v[88:89], v[16:17], 0, v[88:89]
	.loc	1 55 17 is_stmt 1               ; triton_kernels.py:55:17
	global_load_ubyte v86, v[88:89], off
.LBB0_126:                              ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[0:1]
	.loc	1 51 18 is_stmt 1               ; triton_kernels.py:51:18
	v_add_u32_e32 v88, 0x70, v18
	v_cmp_gt_i32_e64 s[0:1], s10, v88
	.loc	1 56 71                         ; triton_kernels.py:56:71
	s_and_b64 s[4:5], vcc, s[0:1]
	.loc	1 55 17                         ; triton_kernels.py:55:17
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_128
; %bb.127:                              ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 56 17                         ; triton_kernels.py:56:17
	v_add_u32_e32 v88, s79, v39
	.loc	1 56 13 is_stmt 0               ; triton_kernels.py:56:13
	v_ashrrev_i32_e32 v89, 31, v88
	v_lshl_add_u64 v[88:89], v[16:17], 0, v[88:89]
	.loc	1 55 17 is_stmt 1               ; triton_kernels.py:55:17
	global_load_ubyte v87, v[88:89], off
.LBB0_128:                              ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[0:1]
	.loc	1 51 18 is_stmt 1               ; triton_kernels.py:51:18
	v_add_u32_e32 v88, 0x74, v18
	v_cmp_gt_i32_e64 s[0:1], s10, v88
	.loc	1 56 71                         ; triton_kernels.py:56:71
	s_and_b64 s[4:5], vcc, s[0:1]
	v_mov_b32_e32 v88, 0
	v_mov_b32_e32 v89, 0
	.loc	1 55 17                         ; triton_kernels.py:55:17
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_130
; %bb.129:                              ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 56 17                         ; triton_kernels.py:56:17
	v_add_u32_e32 v90, s79, v38
	.loc	1 56 13 is_stmt 0               ; triton_kernels.py:56:13
	v_ashrrev_i32_e32 v91, 31, v90
	v_lshl_add_u64 v[90:91], v[16:17], 0, v[90:91]
	.loc	1 55 17 is_stmt 1               ; triton_kernels.py:55:17
	global_load_ubyte v89, v[90:91], off
.LBB0_130:                              ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[0:1]
	.loc	1 51 18 is_stmt 1               ; triton_kernels.py:51:18
	v_add_u32_e32 v90, 0x78, v18
	v_cmp_gt_i32_e64 s[0:1], s10, v90
	.loc	1 56 71                         ; triton_kernels.py:56:71
	s_and_b64 s[4:5], vcc, s[0:1]
	.loc	1 55 17                         ; triton_kernels.py:55:17
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_132
; %bb.131:                              ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 56 17                         ; triton_kernels.py:56:17
	v_add_u32_e32 v90, s79, v37
	.loc	1 56 13 is_stmt 0               ; triton_kernels.py:56:13
	v_ashrrev_i32_e32 v91, 31, v90
	v_lshl_add_u64 v[90:91], v[16:17], 0, v[90:91]
	.loc	1 55 17 is_stmt 1               ; triton_kernels.py:55:17
	global_load_ubyte v88, v[90:91], off
.LBB0_132:                              ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[0:1]
	.loc	1 51 18 is_stmt 1               ; triton_kernels.py:51:18
	v_add_u32_e32 v18, 0x7c, v18
	v_cmp_gt_i32_e64 s[0:1], s10, v18
	.loc	1 56 71                         ; triton_kernels.py:56:71
	s_and_b64 s[4:5], vcc, s[0:1]
	v_mov_b32_e32 v18, 0
	.loc	1 55 17                         ; triton_kernels.py:55:17
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_69
; %bb.133:                              ;   in Loop: Header=BB0_70 Depth=1
	.loc	1 56 13                         ; triton_kernels.py:56:13
	v_add_u32_e32 v90, s79, v36
	v_ashrrev_i32_e32 v91, 31, v90
	v_lshl_add_u64 v[90:91], v[16:17], 0, v[90:91]
	.loc	1 55 17                         ; triton_kernels.py:55:17
	global_load_ubyte v18, v[90:91], off
	s_branch .LBB0_69
.LBB0_134:
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	v_mov_b32_e32 v15, 0
	s_movk_i32 s80, 0x1000
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
.LBB0_135:                              ; %._crit_edge
	.loc	1 55 17 is_stmt 1               ; triton_kernels.py:55:17
	v_add_u32_e32 v16, s80, v23
	.loc	1 52 16                         ; triton_kernels.py:52:16
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 55 17                         ; triton_kernels.py:55:17
	v_add_u32_e32 v17, s80, v27
	ds_read_b64_tr_b8 v[28:29], v16
	ds_read_b64_tr_b8 v[32:33], v16 offset:1024
	ds_read_b64_tr_b8 v[30:31], v17
	ds_read_b64_tr_b8 v[34:35], v17 offset:1024
	.loc	1 50 5                          ; triton_kernels.py:50:5
	s_add_i32 s10, s10, 63
	s_cmp_lt_i32 s10, 64
	.loc	1 58 16                         ; triton_kernels.py:58:16
	s_cbranch_scc1 .LBB0_137
; %bb.136:
	.loc	1 52 16                         ; triton_kernels.py:52:16
	v_and_b32_e32 v16, 48, v25
	v_bitop3_b32 v16, v16, v24, v26 bitop3:0xde
	v_xad_u32 v17, v16, 32, s83
	v_add_u32_e32 v16, s83, v16
	ds_read_b128 v[40:43], v17
	ds_read_b128 v[36:39], v16
	.loc	1 58 16                         ; triton_kernels.py:58:16
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x64_f8f6f4 v[0:15], v[28:35], v[36:43], v[0:15] cbsz:1 blgp:1
.LBB0_137:                              ; %._crit_edge._crit_edge
	.loc	1 46 36                         ; triton_kernels.py:46:36
	v_lshrrev_b32_e32 v16, 3, v22
	.loc	1 46 12 is_stmt 0               ; triton_kernels.py:46:12
	v_or_b32_e32 v17, s33, v20
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	v_or_b32_e32 v16, s78, v16
	.loc	1 62 15                         ; triton_kernels.py:62:15
	v_cmp_gt_i32_e32 vcc, s8, v17
	.loc	1 62 37 is_stmt 0               ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s9, v16
	.loc	1 62 14                         ; triton_kernels.py:62:14
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 60 13 is_stmt 1               ; triton_kernels.py:60:13
	v_mul_lo_u32 v18, s9, v17
	.loc	1 60 9 is_stmt 0                ; triton_kernels.py:60:9
	v_ashrrev_i32_e32 v19, 31, v18
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_cmp_eq_u32 s11, 0
	.loc	1 60 9                          ; triton_kernels.py:60:9
	v_lshl_add_u64 v[18:19], v[18:19], 2, s[6:7]
	v_ashrrev_i32_e32 v17, 31, v16
	.loc	1 59 5                          ; triton_kernels.py:59:5
	s_cselect_b64 s[2:3], -1, 0
	.loc	1 60 9                          ; triton_kernels.py:60:9
	v_lshl_add_u64 v[18:19], v[16:17], 2, v[18:19]
	.loc	1 59 5                          ; triton_kernels.py:59:5
	s_and_b64 s[4:5], s[0:1], s[2:3]
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_139
; %bb.138:
	s_nop 3
	global_store_dword v[18:19], v0, off
.LBB0_139:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	s_nop 2
	v_or_b32_e32 v0, 1, v16
	.loc	1 62 37                         ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	.loc	1 62 14 is_stmt 0               ; triton_kernels.py:62:14
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_and_b64 s[4:5], s[0:1], s[2:3]
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_141
; %bb.140:
	global_store_dword v[18:19], v1, off offset:4
.LBB0_141:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	v_or_b32_e32 v0, 2, v16
	.loc	1 62 37                         ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	.loc	1 62 14 is_stmt 0               ; triton_kernels.py:62:14
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_and_b64 s[4:5], s[0:1], s[2:3]
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_143
; %bb.142:
	global_store_dword v[18:19], v2, off offset:8
.LBB0_143:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	v_or_b32_e32 v0, 3, v16
	.loc	1 62 37                         ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	.loc	1 62 14 is_stmt 0               ; triton_kernels.py:62:14
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_and_b64 s[4:5], s[0:1], s[2:3]
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_145
; %bb.144:
	global_store_dword v[18:19], v3, off offset:12
.LBB0_145:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	v_or_b32_e32 v0, 8, v16
	.loc	1 62 37                         ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	.loc	1 62 14 is_stmt 0               ; triton_kernels.py:62:14
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_and_b64 s[4:5], s[0:1], s[2:3]
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_147
; %bb.146:
	global_store_dword v[18:19], v4, off offset:32
.LBB0_147:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	v_or_b32_e32 v0, 9, v16
	.loc	1 62 37                         ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	.loc	1 62 14 is_stmt 0               ; triton_kernels.py:62:14
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_and_b64 s[4:5], s[0:1], s[2:3]
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_149
; %bb.148:
	global_store_dword v[18:19], v5, off offset:36
.LBB0_149:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	v_or_b32_e32 v0, 10, v16
	.loc	1 62 37                         ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	.loc	1 62 14 is_stmt 0               ; triton_kernels.py:62:14
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_and_b64 s[4:5], s[0:1], s[2:3]
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_151
; %bb.150:
	global_store_dword v[18:19], v6, off offset:40
.LBB0_151:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	v_or_b32_e32 v0, 11, v16
	.loc	1 62 37                         ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	.loc	1 62 14 is_stmt 0               ; triton_kernels.py:62:14
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_and_b64 s[4:5], s[0:1], s[2:3]
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_153
; %bb.152:
	global_store_dword v[18:19], v7, off offset:44
.LBB0_153:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	v_or_b32_e32 v0, 16, v16
	.loc	1 62 37                         ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	.loc	1 62 14 is_stmt 0               ; triton_kernels.py:62:14
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_and_b64 s[4:5], s[0:1], s[2:3]
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_155
; %bb.154:
	global_store_dword v[18:19], v8, off offset:64
.LBB0_155:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	v_or_b32_e32 v0, 17, v16
	.loc	1 62 37                         ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	.loc	1 62 14 is_stmt 0               ; triton_kernels.py:62:14
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_and_b64 s[4:5], s[0:1], s[2:3]
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_157
; %bb.156:
	global_store_dword v[18:19], v9, off offset:68
.LBB0_157:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	v_or_b32_e32 v0, 18, v16
	.loc	1 62 37                         ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	.loc	1 62 14 is_stmt 0               ; triton_kernels.py:62:14
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_and_b64 s[4:5], s[0:1], s[2:3]
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_159
; %bb.158:
	global_store_dword v[18:19], v10, off offset:72
.LBB0_159:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	v_or_b32_e32 v0, 19, v16
	.loc	1 62 37                         ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	.loc	1 62 14 is_stmt 0               ; triton_kernels.py:62:14
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_and_b64 s[4:5], s[0:1], s[2:3]
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_161
; %bb.160:
	global_store_dword v[18:19], v11, off offset:76
.LBB0_161:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	v_or_b32_e32 v0, 24, v16
	.loc	1 62 37                         ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	.loc	1 62 14 is_stmt 0               ; triton_kernels.py:62:14
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_and_b64 s[4:5], s[0:1], s[2:3]
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_163
; %bb.162:
	global_store_dword v[18:19], v12, off offset:96
.LBB0_163:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	v_or_b32_e32 v0, 25, v16
	.loc	1 62 37                         ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	.loc	1 62 14 is_stmt 0               ; triton_kernels.py:62:14
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_and_b64 s[4:5], s[0:1], s[2:3]
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_165
; %bb.164:
	global_store_dword v[18:19], v13, off offset:100
.LBB0_165:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	v_or_b32_e32 v0, 26, v16
	.loc	1 62 37                         ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	.loc	1 62 14 is_stmt 0               ; triton_kernels.py:62:14
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_and_b64 s[4:5], s[0:1], s[2:3]
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_167
; %bb.166:
	global_store_dword v[18:19], v14, off offset:104
.LBB0_167:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	v_or_b32_e32 v0, 27, v16
	.loc	1 62 37                         ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	.loc	1 62 14 is_stmt 0               ; triton_kernels.py:62:14
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_169
; %bb.168:
	global_store_dword v[18:19], v15, off offset:108
.LBB0_169:
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
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 100
		.amdhsa_next_free_sgpr 86
		.amdhsa_accum_offset 100
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
	.set .Lmatmul.num_vgpr, 100
	.set .Lmatmul.num_agpr, 0
	.set .Lmatmul.numbered_sgpr, 86
	.set .Lmatmul.num_named_barrier, 0
	.set .Lmatmul.private_seg_size, 0
	.set .Lmatmul.uses_vcc, 1
	.set .Lmatmul.uses_flat_scratch, 0
	.set .Lmatmul.has_dyn_sized_stack, 0
	.set .Lmatmul.has_recursion, 0
	.set .Lmatmul.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 6148
; TotalNumSgprs: 92
; NumVgprs: 100
; NumAgprs: 0
; TotalNumVgprs: 100
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 11
; VGPRBlocks: 12
; NumSGPRsForWavesPerEU: 92
; NumVGPRsForWavesPerEU: 100
; AccumOffset: 100
; Occupancy: 4
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 16
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 24
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 56
    .max_flat_workgroup_size: 128
    .name:           matmul
    .private_segment_fixed_size: 0
    .sgpr_count:     92
    .sgpr_spill_count: 0
    .symbol:         matmul.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     100
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
