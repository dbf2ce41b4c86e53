	.amdgcn_target "amdgpu9.42-amd-amdhsa-unknown-gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	matmul                          ; -- Begin function matmul
	.p2align	8
	.type	matmul,@function
matmul:                                 ; @matmul
.Lfunc_begin0:
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.61:
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
; %bb.62:
.LBB0_0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
.Ltmp1:
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	v_readfirstlane_b32 s11, v0
	.loc	1 46 12                         ; triton_kernels.py:46:12
	s_lshl_b32 s28, s16, 6
	.loc	1 46 36 is_stmt 0               ; triton_kernels.py:46:36
	s_and_b32 s30, s11, 0x80
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	s_lshl_b32 s29, s17, 5
	.loc	1 46 36                         ; triton_kernels.py:46:36
	v_and_b32_e32 v36, 31, v0
	.loc	1 50 5                          ; triton_kernels.py:50:5
	s_cmp_lt_i32 s10, 1
	.loc	1 47 39                         ; triton_kernels.py:47:39
	v_and_b32_e32 v37, 32, v0
	.loc	1 50 5                          ; triton_kernels.py:50:5
	s_cbranch_scc1 .LBB0_27
; %bb.1:                                ; %.lr.ph
	.loc	1 46 36                         ; triton_kernels.py:46:36
	s_and_b32 s18, s11, 0xc0
	v_and_or_b32 v1, v0, 63, s18
	v_lshrrev_b32_e32 v35, 5, v1
	.loc	1 46 12 is_stmt 0               ; triton_kernels.py:46:12
	v_or_b32_e32 v3, s28, v35
	v_or_b32_e32 v5, 8, v3
	v_or_b32_e32 v7, 16, v3
	v_or_b32_e32 v9, 24, v3
	v_or_b32_e32 v11, 32, v3
	v_or_b32_e32 v13, 40, v3
	v_or_b32_e32 v15, 48, v3
	v_or_b32_e32 v16, 56, v3
	.loc	1 53 17 is_stmt 1               ; triton_kernels.py:53:17
	v_mul_lo_u32 v4, v3, s10
	.loc	1 53 69 is_stmt 0               ; triton_kernels.py:53:69
	v_cmp_gt_i32_e64 s[0:1], s8, v5
	.loc	1 53 17                         ; triton_kernels.py:53:17
	v_mul_lo_u32 v6, v5, s10
	v_mul_lo_u32 v8, v7, s10
	v_mul_lo_u32 v10, v9, s10
	v_mul_lo_u32 v12, v11, s10
	v_mul_lo_u32 v14, v13, s10
	v_mul_lo_u32 v28, v15, s10
	v_mul_lo_u32 v30, v16, s10
	.loc	1 53 13                         ; triton_kernels.py:53:13
	v_ashrrev_i32_e32 v5, 31, v4
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	v_or_b32_e32 v2, s29, v36
	.loc	1 53 69                         ; triton_kernels.py:53:69
	v_cmp_gt_i32_e64 s[22:23], s8, v7
	v_cmp_gt_i32_e64 s[20:21], s8, v9
	v_cmp_gt_i32_e64 s[24:25], s8, v11
	v_cmp_gt_i32_e64 s[26:27], s8, v13
	v_cmp_gt_i32_e64 s[12:13], s8, v15
	v_cmp_gt_i32_e64 s[14:15], s8, v16
	.loc	1 53 13 is_stmt 0               ; triton_kernels.py:53:13
	v_lshl_add_u64 v[16:17], v[4:5], 1, s[2:3]
	v_ashrrev_i32_e32 v7, 31, v6
	v_ashrrev_i32_e32 v9, 31, v8
	v_ashrrev_i32_e32 v11, 31, v10
	v_ashrrev_i32_e32 v13, 31, v12
	v_ashrrev_i32_e32 v15, 31, v14
	v_ashrrev_i32_e32 v29, 31, v28
	v_ashrrev_i32_e32 v31, 31, v30
	v_lshlrev_b32_e32 v4, 2, v0
	.loc	1 46 36 is_stmt 1               ; triton_kernels.py:46:36
	v_and_b32_e32 v34, 0xe0, v1
	.loc	1 53 69                         ; triton_kernels.py:53:69
	v_cmp_gt_i32_e32 vcc, s8, v3
	.loc	1 53 13 is_stmt 0               ; triton_kernels.py:53:13
	v_lshl_add_u64 v[18:19], v[6:7], 1, s[2:3]
	v_lshl_add_u64 v[20:21], v[8:9], 1, s[2:3]
	v_lshl_add_u64 v[22:23], v[10:11], 1, s[2:3]
	v_lshl_add_u64 v[24:25], v[12:13], 1, s[2:3]
	v_lshl_add_u64 v[26:27], v[14:15], 1, s[2:3]
	v_lshl_add_u64 v[28:29], v[28:29], 1, s[2:3]
	v_lshl_add_u64 v[30:31], v[30:31], 1, s[2:3]
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b32_e32 v1, 1, v1
	s_lshr_b32 s2, s18, 3
	v_and_b32_e32 v4, 56, v4
	v_lshrrev_b32_e32 v5, 2, v37
	v_lshlrev_b32_e32 v9, 6, v0
	v_bfe_i32 v0, v0, 4, 1
	.loc	1 50 5 is_stmt 1                ; triton_kernels.py:50:5
	v_lshl_add_u64 v[32:33], v[2:3], 1, s[4:5]
	v_xor_b32_e32 v1, s2, v1
	v_lshlrev_b32_e32 v3, 6, v36
	s_lshl_b32 s2, s30, 4
	v_xor_b32_e32 v5, v4, v5
	v_lshrrev_b32_e32 v10, 2, v34
	v_and_b32_e32 v0, 0x408, v0
	v_or3_b32 v3, s2, v3, v5
	v_and_b32_e32 v9, 0x3c0, v9
	v_xor_b32_e32 v4, v4, v10
	v_xor_b32_e32 v5, v5, v0
	v_xor_b32_e32 v4, v4, v0
	v_or_b32_e32 v0, v5, v9
	v_lshlrev_b32_e32 v38, 2, v35
	v_add_u32_e32 v10, 0, v9
	v_xor_b32_e32 v9, 16, v0
	v_xor_b32_e32 v11, 32, v0
	v_xor_b32_e32 v12, 48, v0
	v_or_b32_e32 v0, 3, v38
	v_mul_lo_u32 v39, s9, v0
	v_or_b32_e32 v0, 2, v38
	v_mul_lo_u32 v40, s9, v0
	v_mul_lo_u32 v0, s9, v38
	v_add_u32_e32 v41, s9, v0
	v_mul_lo_u32 v0, s9, v35
	.loc	1 56 90                         ; triton_kernels.py:56:90
	v_cmp_gt_i32_e64 s[16:17], s9, v2
	v_xor_b32_e32 v2, 32, v1
	v_xor_b32_e32 v6, 16, v3
	v_xor_b32_e32 v7, 32, v3
	v_xor_b32_e32 v8, 48, v3
	.loc	1 50 5                          ; triton_kernels.py:50:5
	v_lshlrev_b32_e32 v42, 2, v0
	v_mov_b32_e32 v0, 0
	s_mov_b32 s4, 0
	s_lshl_b32 s5, s9, 5
	v_add_u32_e32 v43, 0, v1
	v_add_u32_e32 v44, 0, v2
	v_add_u32_e32 v45, 0, v3
	v_add_u32_e32 v46, 0, v6
	v_add_u32_e32 v47, 0, v7
	v_add_u32_e32 v48, 0, v8
	s_mov_b32 s31, 0x5040100
	v_add_u32_e32 v49, v10, v4
	v_add_u32_e32 v50, v10, v5
	v_add_u32_e32 v51, 0, v9
	v_add_u32_e32 v52, 0, v11
	v_add_u32_e32 v53, 0, v12
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
	s_mov_b32 s33, 0
	s_branch .LBB0_3
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[2:3]
	.loc	1 55 17 is_stmt 1               ; triton_kernels.py:55:17
	s_waitcnt vmcnt(0)
	v_perm_b32 v34, v34, v35, s31
	v_perm_b32 v35, v54, v55, s31
	.loc	1 52 16                         ; triton_kernels.py:52:16
	s_barrier
	ds_write_b16 v43, v56
	ds_write_b16 v43, v58 offset:1024
	ds_write_b16 v43, v60 offset:2048
	ds_write_b16 v43, v62 offset:3072
	ds_write_b16 v44, v57 offset:512
	ds_write_b16 v44, v59 offset:1536
	ds_write_b16 v44, v61 offset:2560
	ds_write_b16 v44, v63 offset:3584
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[56:57], v45
	ds_read_b64 v[58:59], v46
	ds_read_b64 v[60:61], v47
	ds_read_b64 v[62:63], v48
	.loc	1 55 17                         ; triton_kernels.py:55:17
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_write_b64 v49, v[34:35]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b64 v[34:35], v50
	ds_read_b64 v[54:55], v51
	ds_read_b64 v[64:65], v52
	ds_read_b64 v[66:67], v53
	.loc	1 58 16                         ; triton_kernels.py:58:16
	s_waitcnt lgkmcnt(3)
	v_mfma_f32_32x32x8_bf16 v[0:15], v[34:35], v[56:57], v[0:15]
	.loc	1 50 5                          ; triton_kernels.py:50:5
	s_add_i32 s33, s33, 32
	s_add_i32 s4, s4, s5
	s_cmp_lt_i32 s33, s10
	.loc	1 58 16                         ; triton_kernels.py:58:16
	s_waitcnt lgkmcnt(2)
	v_mfma_f32_32x32x8_bf16 v[0:15], v[54:55], v[58:59], v[0:15]
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x8_bf16 v[0:15], v[64:65], v[60:61], v[0:15]
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x8_bf16 v[0:15], v[66:67], v[62:63], v[0:15]
	.loc	1 50 5                          ; triton_kernels.py:50:5
	s_cbranch_scc0 .LBB0_28
.LBB0_3:                                ; =>This Inner Loop Header: Depth=1
	.loc	1 51 18                         ; triton_kernels.py:51:18
	v_add_u32_e32 v34, s33, v36
	v_cmp_gt_i32_e64 s[18:19], s10, v34
	.loc	1 53 68                         ; triton_kernels.py:53:68
	s_and_b64 s[34:35], vcc, s[18:19]
	.loc	1 53 13 is_stmt 0               ; triton_kernels.py:53:13
	v_ashrrev_i32_e32 v35, 31, v34
	v_mov_b32_e32 v56, 0
	.loc	1 52 16 is_stmt 1               ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[2:3], s[34:35]
	s_cbranch_execz .LBB0_5
; %bb.4:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	v_lshl_add_u64 v[54:55], v[34:35], 1, v[16:17]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	global_load_ushort v56, v[54:55], off
.LBB0_5:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0 16                          ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[2:3]
	.loc	1 53 68 is_stmt 1               ; triton_kernels.py:53:68
	s_and_b64 s[34:35], s[0:1], s[18:19]
	v_mov_b32_e32 v58, 0
	v_mov_b32_e32 v57, 0
	.loc	1 52 16                         ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[2:3], s[34:35]
	s_cbranch_execz .LBB0_7
; %bb.6:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 53 13                         ; triton_kernels.py:53:13
	v_lshl_add_u64 v[54:55], v[34:35], 1, v[18:19]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	global_load_ushort v57, v[54:55], off
.LBB0_7:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[2:3]
	.loc	1 53 68 is_stmt 1               ; triton_kernels.py:53:68
	s_and_b64 s[34:35], s[22:23], s[18:19]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[2:3], s[34:35]
	s_cbranch_execz .LBB0_9
; %bb.8:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 53 13                         ; triton_kernels.py:53:13
	v_lshl_add_u64 v[54:55], v[34:35], 1, v[20:21]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	global_load_ushort v58, v[54:55], off
.LBB0_9:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[2:3]
	.loc	1 53 68 is_stmt 1               ; triton_kernels.py:53:68
	s_and_b64 s[34:35], s[20:21], s[18:19]
	v_mov_b32_e32 v60, 0
	v_mov_b32_e32 v59, 0
	.loc	1 52 16                         ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[2:3], s[34:35]
	s_cbranch_execz .LBB0_11
; %bb.10:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 53 13                         ; triton_kernels.py:53:13
	v_lshl_add_u64 v[54:55], v[34:35], 1, v[22:23]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	global_load_ushort v59, v[54:55], off
.LBB0_11:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[2:3]
	.loc	1 53 68 is_stmt 1               ; triton_kernels.py:53:68
	s_and_b64 s[34:35], s[24:25], s[18:19]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[2:3], s[34:35]
	s_cbranch_execz .LBB0_13
; %bb.12:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 53 13                         ; triton_kernels.py:53:13
	v_lshl_add_u64 v[54:55], v[34:35], 1, v[24:25]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	global_load_ushort v60, v[54:55], off
.LBB0_13:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[2:3]
	.loc	1 53 68 is_stmt 1               ; triton_kernels.py:53:68
	s_and_b64 s[34:35], s[26:27], s[18:19]
	v_mov_b32_e32 v62, 0
	v_mov_b32_e32 v61, 0
	.loc	1 52 16                         ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[2:3], s[34:35]
	s_cbranch_execz .LBB0_15
; %bb.14:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 53 13                         ; triton_kernels.py:53:13
	v_lshl_add_u64 v[54:55], v[34:35], 1, v[26:27]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	global_load_ushort v61, v[54:55], off
.LBB0_15:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[2:3]
	.loc	1 53 68 is_stmt 1               ; triton_kernels.py:53:68
	s_and_b64 s[34:35], s[12:13], s[18:19]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[2:3], s[34:35]
	s_cbranch_execz .LBB0_17
; %bb.16:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 53 13                         ; triton_kernels.py:53:13
	v_lshl_add_u64 v[54:55], v[34:35], 1, v[28:29]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	global_load_ushort v62, v[54:55], off
.LBB0_17:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[2:3]
	.loc	1 53 68 is_stmt 1               ; triton_kernels.py:53:68
	s_and_b64 s[18:19], s[14:15], s[18:19]
	v_mov_b32_e32 v63, 0
	.loc	1 52 16                         ; triton_kernels.py:52:16
	s_and_saveexec_b64 s[2:3], s[18:19]
	s_cbranch_execz .LBB0_19
; %bb.18:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 53 13                         ; triton_kernels.py:53:13
	v_lshl_add_u64 v[34:35], v[34:35], 1, v[30:31]
	.loc	1 52 16                         ; triton_kernels.py:52:16
	global_load_ushort v63, v[34:35], off
.LBB0_19:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0 16 is_stmt 0                ; triton_kernels.py:0:16
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v54, s33, v38
	.loc	1 51 18 is_stmt 1               ; triton_kernels.py:51:18
	v_cmp_gt_i32_e64 s[2:3], s10, v54
	.loc	1 55 17                         ; triton_kernels.py:55:17
	v_mov_b32_e32 v34, 0
	.loc	1 56 71                         ; triton_kernels.py:56:71
	s_and_b64 s[18:19], s[16:17], s[2:3]
	v_mov_b32_e32 v35, v34
	.loc	1 55 17                         ; triton_kernels.py:55:17
	s_and_saveexec_b64 s[2:3], s[18:19]
	s_cbranch_execz .LBB0_21
; %bb.20:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	v_add_u32_e32 v64, s4, v42
	v_ashrrev_i32_e32 v65, 31, v64
	v_lshl_add_u64 v[64:65], v[64:65], 1, v[32:33]
	.loc	1 55 17                         ; triton_kernels.py:55:17
	global_load_ushort v35, v[64:65], off
.LBB0_21:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0 17                          ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v55, 1, v54
	.loc	1 51 18 is_stmt 1               ; triton_kernels.py:51:18
	v_cmp_gt_i32_e64 s[2:3], s10, v55
	.loc	1 56 71                         ; triton_kernels.py:56:71
	s_and_b64 s[18:19], s[16:17], s[2:3]
	.loc	1 55 17                         ; triton_kernels.py:55:17
	s_and_saveexec_b64 s[2:3], s[18:19]
	s_cbranch_execz .LBB0_23
; %bb.22:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 56 17                         ; triton_kernels.py:56:17
	v_add_u32_e32 v64, s4, v41
	.loc	1 56 13 is_stmt 0               ; triton_kernels.py:56:13
	v_ashrrev_i32_e32 v65, 31, v64
	v_lshl_add_u64 v[64:65], v[64:65], 1, v[32:33]
	.loc	1 55 17 is_stmt 1               ; triton_kernels.py:55:17
	global_load_ushort v34, v[64:65], off
.LBB0_23:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v55, 2, v54
	.loc	1 51 18 is_stmt 1               ; triton_kernels.py:51:18
	v_cmp_gt_i32_e64 s[2:3], s10, v55
	.loc	1 56 71                         ; triton_kernels.py:56:71
	s_and_b64 s[18:19], s[16:17], s[2:3]
	.loc	1 55 17                         ; triton_kernels.py:55:17
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[2:3], s[18:19]
	s_cbranch_execz .LBB0_25
; %bb.24:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 56 17                         ; triton_kernels.py:56:17
	v_add_u32_e32 v64, s4, v40
	.loc	1 56 13 is_stmt 0               ; triton_kernels.py:56:13
	v_ashrrev_i32_e32 v65, 31, v64
	v_lshl_add_u64 v[64:65], v[64:65], 1, v[32:33]
	.loc	1 55 17 is_stmt 1               ; triton_kernels.py:55:17
	global_load_ushort v55, v[64:65], off
.LBB0_25:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[2:3]
	.loc	1 51 18 is_stmt 1               ; triton_kernels.py:51:18
	v_add_u32_e32 v54, 3, v54
	v_cmp_gt_i32_e64 s[2:3], s10, v54
	.loc	1 56 71                         ; triton_kernels.py:56:71
	s_and_b64 s[18:19], s[16:17], s[2:3]
	v_mov_b32_e32 v54, 0
	.loc	1 55 17                         ; triton_kernels.py:55:17
	s_and_saveexec_b64 s[2:3], s[18:19]
	s_cbranch_execz .LBB0_2
; %bb.26:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 56 13                         ; triton_kernels.py:56:13
	v_add_u32_e32 v64, s4, v39
	v_ashrrev_i32_e32 v65, 31, v64
	v_lshl_add_u64 v[64:65], v[64:65], 1, v[32:33]
	.loc	1 55 17                         ; triton_kernels.py:55:17
	global_load_ushort v54, v[64:65], off
	s_branch .LBB0_2
.LBB0_27:
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	v_mov_b32_e32 v15, 0
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
.LBB0_28:                               ; %._crit_edge
	.loc	1 46 36 is_stmt 1               ; triton_kernels.py:46:36
	s_lshr_b32 s0, s30, 2
	s_or_b32 s0, s0, s28
	.loc	1 47 39                         ; triton_kernels.py:47:39
	v_lshrrev_b32_e32 v16, 3, v37
	.loc	1 46 12                         ; triton_kernels.py:46:12
	v_or_b32_e32 v17, s0, v36
	.loc	1 47 15                         ; triton_kernels.py:47:15
	v_or_b32_e32 v16, s29, v16
	.loc	1 62 15                         ; triton_kernels.py:62:15
	v_cmp_gt_i32_e32 vcc, s8, v17
	.loc	1 62 37 is_stmt 0               ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s9, v16
	.loc	1 62 14                         ; triton_kernels.py:62:14
	s_and_b64 s[0:1], s[0:1], vcc
	.loc	1 60 13 is_stmt 1               ; triton_kernels.py:60:13
	v_mul_lo_u32 v18, v17, s9
	.loc	1 60 9 is_stmt 0                ; triton_kernels.py:60:9
	v_ashrrev_i32_e32 v19, 31, v18
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_bitcmp0_b32 s11, 6
	.loc	1 60 9                          ; triton_kernels.py:60:9
	v_lshl_add_u64 v[18:19], v[18:19], 2, s[6:7]
	v_ashrrev_i32_e32 v17, 31, v16
	.loc	1 59 5                          ; triton_kernels.py:59:5
	s_cselect_b64 s[2:3], -1, 0
	.loc	1 60 9                          ; triton_kernels.py:60:9
	v_lshl_add_u64 v[18:19], v[16:17], 2, v[18:19]
	.loc	1 59 5                          ; triton_kernels.py:59:5
	s_and_b64 s[4:5], s[2:3], s[0:1]
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_30
; %bb.29:
	global_store_dword v[18:19], v0, off
.LBB0_30:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	v_or_b32_e32 v0, 1, v16
	.loc	1 62 37                         ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	.loc	1 62 14 is_stmt 0               ; triton_kernels.py:62:14
	s_and_b64 s[0:1], s[0:1], vcc
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_and_b64 s[4:5], s[2:3], s[0:1]
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_32
; %bb.31:
	global_store_dword v[18:19], v1, off offset:4
.LBB0_32:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	v_or_b32_e32 v0, 2, v16
	.loc	1 62 37                         ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	.loc	1 62 14 is_stmt 0               ; triton_kernels.py:62:14
	s_and_b64 s[0:1], s[0:1], vcc
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_and_b64 s[4:5], s[2:3], s[0:1]
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_34
; %bb.33:
	global_store_dword v[18:19], v2, off offset:8
.LBB0_34:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	v_or_b32_e32 v0, 3, v16
	.loc	1 62 37                         ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	.loc	1 62 14 is_stmt 0               ; triton_kernels.py:62:14
	s_and_b64 s[0:1], s[0:1], vcc
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_and_b64 s[4:5], s[2:3], s[0:1]
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_36
; %bb.35:
	global_store_dword v[18:19], v3, off offset:12
.LBB0_36:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	v_or_b32_e32 v0, 8, v16
	.loc	1 62 37                         ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	.loc	1 62 14 is_stmt 0               ; triton_kernels.py:62:14
	s_and_b64 s[0:1], s[0:1], vcc
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_and_b64 s[4:5], s[2:3], s[0:1]
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_38
; %bb.37:
	global_store_dword v[18:19], v4, off offset:32
.LBB0_38:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	v_or_b32_e32 v0, 9, v16
	.loc	1 62 37                         ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	.loc	1 62 14 is_stmt 0               ; triton_kernels.py:62:14
	s_and_b64 s[0:1], s[0:1], vcc
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_and_b64 s[4:5], s[2:3], s[0:1]
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_40
; %bb.39:
	global_store_dword v[18:19], v5, off offset:36
.LBB0_40:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	v_or_b32_e32 v0, 10, v16
	.loc	1 62 37                         ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	.loc	1 62 14 is_stmt 0               ; triton_kernels.py:62:14
	s_and_b64 s[0:1], s[0:1], vcc
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_and_b64 s[4:5], s[2:3], s[0:1]
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_42
; %bb.41:
	global_store_dword v[18:19], v6, off offset:40
.LBB0_42:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	v_or_b32_e32 v0, 11, v16
	.loc	1 62 37                         ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	.loc	1 62 14 is_stmt 0               ; triton_kernels.py:62:14
	s_and_b64 s[0:1], s[0:1], vcc
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_and_b64 s[4:5], s[2:3], s[0:1]
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_44
; %bb.43:
	global_store_dword v[18:19], v7, off offset:44
.LBB0_44:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	v_or_b32_e32 v0, 16, v16
	.loc	1 62 37                         ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	.loc	1 62 14 is_stmt 0               ; triton_kernels.py:62:14
	s_and_b64 s[0:1], s[0:1], vcc
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_and_b64 s[4:5], s[2:3], s[0:1]
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_46
; %bb.45:
	global_store_dword v[18:19], v8, off offset:64
.LBB0_46:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	v_or_b32_e32 v0, 17, v16
	.loc	1 62 37                         ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	.loc	1 62 14 is_stmt 0               ; triton_kernels.py:62:14
	s_and_b64 s[0:1], s[0:1], vcc
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_and_b64 s[4:5], s[2:3], s[0:1]
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_48
; %bb.47:
	global_store_dword v[18:19], v9, off offset:68
.LBB0_48:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	v_or_b32_e32 v0, 18, v16
	.loc	1 62 37                         ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	.loc	1 62 14 is_stmt 0               ; triton_kernels.py:62:14
	s_and_b64 s[0:1], s[0:1], vcc
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_and_b64 s[4:5], s[2:3], s[0:1]
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_50
; %bb.49:
	global_store_dword v[18:19], v10, off offset:72
.LBB0_50:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	v_or_b32_e32 v0, 19, v16
	.loc	1 62 37                         ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	.loc	1 62 14 is_stmt 0               ; triton_kernels.py:62:14
	s_and_b64 s[0:1], s[0:1], vcc
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_and_b64 s[4:5], s[2:3], s[0:1]
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_52
; %bb.51:
	global_store_dword v[18:19], v11, off offset:76
.LBB0_52:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	v_or_b32_e32 v0, 24, v16
	.loc	1 62 37                         ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	.loc	1 62 14 is_stmt 0               ; triton_kernels.py:62:14
	s_and_b64 s[0:1], s[0:1], vcc
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_and_b64 s[4:5], s[2:3], s[0:1]
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_54
; %bb.53:
	global_store_dword v[18:19], v12, off offset:96
.LBB0_54:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	v_or_b32_e32 v0, 25, v16
	.loc	1 62 37                         ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	.loc	1 62 14 is_stmt 0               ; triton_kernels.py:62:14
	s_and_b64 s[0:1], s[0:1], vcc
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_and_b64 s[4:5], s[2:3], s[0:1]
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_56
; %bb.55:
	global_store_dword v[18:19], v13, off offset:100
.LBB0_56:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	v_or_b32_e32 v0, 26, v16
	.loc	1 62 37                         ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	.loc	1 62 14 is_stmt 0               ; triton_kernels.py:62:14
	s_and_b64 s[0:1], s[0:1], vcc
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_and_b64 s[4:5], s[2:3], s[0:1]
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_58
; %bb.57:
	global_store_dword v[18:19], v14, off offset:104
.LBB0_58:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 47 15 is_stmt 1               ; triton_kernels.py:47:15
	v_or_b32_e32 v0, 27, v16
	.loc	1 62 37                         ; triton_kernels.py:62:37
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	.loc	1 62 14 is_stmt 0               ; triton_kernels.py:62:14
	s_and_b64 s[0:1], s[0:1], vcc
	.loc	1 59 5 is_stmt 1                ; triton_kernels.py:59:5
	s_and_b64 s[0:1], s[2:3], s[0:1]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_60
; %bb.59:
	global_store_dword v[18:19], v15, off offset:108
.LBB0_60:
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
		.amdhsa_next_free_vgpr 68
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
	.set .Lmatmul.num_vgpr, 68
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
; codeLenInByte = 2448
; TotalNumSgprs: 42
; NumVgprs: 68
; NumAgprs: 0
; TotalNumVgprs: 68
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 5
; VGPRBlocks: 8
; NumSGPRsForWavesPerEU: 42
; NumVGPRsForWavesPerEU: 68
; AccumOffset: 68
; Occupancy: 7
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 16
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 56
    .max_flat_workgroup_size: 256
    .name:           matmul
    .private_segment_fixed_size: 0
    .sgpr_count:     42
    .sgpr_spill_count: 0
    .symbol:         matmul.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     68
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgpu9.42-amd-amdhsa-unknown-gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
	.section	.debug_line,"",@progbits
.Lline_table_start0:
