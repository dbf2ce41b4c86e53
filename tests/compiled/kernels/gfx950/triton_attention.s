	.amdgcn_target "amdgpu9.50-amd-amdhsa-unknown-gfx950"
	.amdhsa_code_object_version 5
	.text
	.globl	attention                       ; -- Begin function attention
	.p2align	8
	.type	attention,@function
attention:                              ; @attention
.Lfunc_begin0:
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.94:
	.file	1 "generate" "triton_kernels.py"
	.loc	1 123 0 prologue_end            ; triton_kernels.py:123:0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.loc	1 0 0 is_stmt 0                 ; :0:0
.Ltmp0:
	.p2align	8
; %bb.95:
.LBB0_0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
.Ltmp1:
	.loc	1 143 5 is_stmt 1               ; triton_kernels.py:143:5
	v_readfirstlane_b32 s33, v0
	.loc	1 125 39                        ; triton_kernels.py:125:39
	v_and_b32_e32 v22, 63, v0
	s_and_b32 s24, s33, 64
	v_or_b32_e32 v1, s24, v22
	s_mov_b32 s52, s11
	.loc	1 125 12 is_stmt 0              ; triton_kernels.py:125:12
	s_lshl_b32 s11, s16, 5
	.loc	1 125 39                        ; triton_kernels.py:125:39
	v_lshrrev_b32_e32 v10, 5, v1
	v_and_b32_e32 v37, 31, v0
	.loc	1 125 12                        ; triton_kernels.py:125:12
	v_or_b32_e32 v4, s11, v10
	.loc	1 127 70 is_stmt 1              ; triton_kernels.py:127:70
	v_cmp_gt_i32_e32 vcc, s10, v4
	v_mov_b32_e32 v3, 0
	v_lshlrev_b32_e32 v2, 1, v37
	v_mov_b32_e32 v14, 0
	.loc	1 127 13 is_stmt 0              ; triton_kernels.py:127:13
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_2
; %bb.1:
	.loc	1 0 13                          ; triton_kernels.py:0:13
	v_lshlrev_b32_e32 v4, 5, v4
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[2:3]
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[2:3]
	.loc	1 127 13                        ; triton_kernels.py:127:13
	global_load_ushort v14, v[4:5], off
.LBB0_2:
	.loc	1 0 13                          ; triton_kernels.py:0:13
	s_or_b64 exec, exec, s[0:1]
	.loc	1 125 39 is_stmt 1              ; triton_kernels.py:125:39
	v_or_b32_e32 v11, 4, v10
	.loc	1 125 12 is_stmt 0              ; triton_kernels.py:125:12
	v_or_b32_e32 v4, s11, v11
	.loc	1 127 70 is_stmt 1              ; triton_kernels.py:127:70
	v_cmp_gt_i32_e32 vcc, s10, v4
	.loc	1 127 13 is_stmt 0              ; triton_kernels.py:127:13
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_4
; %bb.3:
	.loc	1 127 25                        ; triton_kernels.py:127:25
	v_lshlrev_b32_e32 v4, 5, v4
	.loc	1 127 21                        ; triton_kernels.py:127:21
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[2:3]
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[2:3]
	.loc	1 127 13                        ; triton_kernels.py:127:13
	global_load_ushort v3, v[4:5], off
.LBB0_4:
	.loc	1 0 13                          ; triton_kernels.py:0:13
	s_or_b64 exec, exec, s[0:1]
	.loc	1 125 39 is_stmt 1              ; triton_kernels.py:125:39
	v_or_b32_e32 v12, 8, v10
	.loc	1 125 12 is_stmt 0              ; triton_kernels.py:125:12
	v_or_b32_e32 v4, s11, v12
	.loc	1 127 70 is_stmt 1              ; triton_kernels.py:127:70
	v_cmp_gt_i32_e32 vcc, s10, v4
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v15, 0
	.loc	1 127 13 is_stmt 0              ; triton_kernels.py:127:13
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_6
; %bb.5:
	.loc	1 127 25                        ; triton_kernels.py:127:25
	v_lshlrev_b32_e32 v6, 5, v4
	.loc	1 127 21                        ; triton_kernels.py:127:21
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[6:7], v[6:7], 1, s[2:3]
	v_mov_b32_e32 v4, v2
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[4:5]
	.loc	1 127 13                        ; triton_kernels.py:127:13
	global_load_ushort v15, v[6:7], off
.LBB0_6:
	.loc	1 0 13                          ; triton_kernels.py:0:13
	s_or_b64 exec, exec, s[0:1]
	.loc	1 125 39 is_stmt 1              ; triton_kernels.py:125:39
	v_or_b32_e32 v13, 12, v10
	.loc	1 125 12 is_stmt 0              ; triton_kernels.py:125:12
	v_or_b32_e32 v4, s11, v13
	.loc	1 127 70 is_stmt 1              ; triton_kernels.py:127:70
	v_cmp_gt_i32_e32 vcc, s10, v4
	.loc	1 127 13 is_stmt 0              ; triton_kernels.py:127:13
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_8
; %bb.7:
	.loc	1 127 25                        ; triton_kernels.py:127:25
	v_lshlrev_b32_e32 v6, 5, v4
	.loc	1 127 21                        ; triton_kernels.py:127:21
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[6:7], v[6:7], 1, s[2:3]
	v_mov_b32_e32 v4, v2
	v_lshl_add_u64 v[4:5], v[6:7], 0, v[4:5]
	.loc	1 127 13                        ; triton_kernels.py:127:13
	global_load_ushort v5, v[4:5], off
.LBB0_8:
	.loc	1 0 13                          ; triton_kernels.py:0:13
	s_or_b64 exec, exec, s[0:1]
	.loc	1 125 39 is_stmt 1              ; triton_kernels.py:125:39
	v_or_b32_e32 v18, 16, v10
	.loc	1 125 12 is_stmt 0              ; triton_kernels.py:125:12
	v_or_b32_e32 v4, s11, v18
	.loc	1 127 70 is_stmt 1              ; triton_kernels.py:127:70
	v_cmp_gt_i32_e32 vcc, s10, v4
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v16, 0
	.loc	1 127 13 is_stmt 0              ; triton_kernels.py:127:13
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_10
; %bb.9:
	.loc	1 127 25                        ; triton_kernels.py:127:25
	v_lshlrev_b32_e32 v8, 5, v4
	.loc	1 127 21                        ; triton_kernels.py:127:21
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[8:9], v[8:9], 1, s[2:3]
	v_mov_b32_e32 v6, v2
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[6:7]
	.loc	1 127 13                        ; triton_kernels.py:127:13
	global_load_ushort v16, v[8:9], off
.LBB0_10:
	.loc	1 0 13                          ; triton_kernels.py:0:13
	s_or_b64 exec, exec, s[0:1]
	.loc	1 125 39 is_stmt 1              ; triton_kernels.py:125:39
	v_or_b32_e32 v19, 20, v10
	.loc	1 125 12 is_stmt 0              ; triton_kernels.py:125:12
	v_or_b32_e32 v4, s11, v19
	.loc	1 127 70 is_stmt 1              ; triton_kernels.py:127:70
	v_cmp_gt_i32_e32 vcc, s10, v4
	.loc	1 127 13 is_stmt 0              ; triton_kernels.py:127:13
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_12
; %bb.11:
	.loc	1 127 25                        ; triton_kernels.py:127:25
	v_lshlrev_b32_e32 v8, 5, v4
	.loc	1 127 21                        ; triton_kernels.py:127:21
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[8:9], v[8:9], 1, s[2:3]
	v_mov_b32_e32 v6, v2
	v_lshl_add_u64 v[6:7], v[8:9], 0, v[6:7]
	.loc	1 127 13                        ; triton_kernels.py:127:13
	global_load_ushort v7, v[6:7], off
.LBB0_12:
	.loc	1 0 13                          ; triton_kernels.py:0:13
	s_or_b64 exec, exec, s[0:1]
	.loc	1 125 39 is_stmt 1              ; triton_kernels.py:125:39
	v_or_b32_e32 v20, 24, v10
	.loc	1 125 12 is_stmt 0              ; triton_kernels.py:125:12
	v_or_b32_e32 v4, s11, v20
	.loc	1 127 70 is_stmt 1              ; triton_kernels.py:127:70
	v_cmp_gt_i32_e32 vcc, s10, v4
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v6, 0
	.loc	1 127 13 is_stmt 0              ; triton_kernels.py:127:13
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_14
; %bb.13:
	.loc	1 127 25                        ; triton_kernels.py:127:25
	v_lshlrev_b32_e32 v24, 5, v4
	.loc	1 127 21                        ; triton_kernels.py:127:21
	v_ashrrev_i32_e32 v25, 31, v24
	v_lshl_add_u64 v[24:25], v[24:25], 1, s[2:3]
	v_mov_b32_e32 v8, v2
	v_lshl_add_u64 v[24:25], v[24:25], 0, v[8:9]
	.loc	1 127 13                        ; triton_kernels.py:127:13
	global_load_ushort v6, v[24:25], off
.LBB0_14:
	.loc	1 0 13                          ; triton_kernels.py:0:13
	s_or_b64 exec, exec, s[0:1]
	.loc	1 125 39 is_stmt 1              ; triton_kernels.py:125:39
	v_or_b32_e32 v21, 28, v10
	.loc	1 125 12 is_stmt 0              ; triton_kernels.py:125:12
	v_or_b32_e32 v4, s11, v21
	.loc	1 127 70 is_stmt 1              ; triton_kernels.py:127:70
	v_cmp_gt_i32_e32 vcc, s10, v4
	.loc	1 127 13 is_stmt 0              ; triton_kernels.py:127:13
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_16
; %bb.15:
	.loc	1 127 25                        ; triton_kernels.py:127:25
	v_lshlrev_b32_e32 v24, 5, v4
	.loc	1 127 21                        ; triton_kernels.py:127:21
	v_ashrrev_i32_e32 v25, 31, v24
	v_lshl_add_u64 v[24:25], v[24:25], 1, s[2:3]
	v_mov_b32_e32 v8, v2
	v_lshl_add_u64 v[8:9], v[24:25], 0, v[8:9]
	.loc	1 127 13                        ; triton_kernels.py:127:13
	global_load_ushort v9, v[8:9], off
.LBB0_16:
	.loc	1 0 13                          ; triton_kernels.py:0:13
	s_or_b64 exec, exec, s[0:1]
	.loc	1 127 13                        ; triton_kernels.py:127:13
	v_lshlrev_b32_e32 v75, 1, v1
	v_xor_b32_e32 v76, 16, v75
	v_xor_b32_e32 v78, 48, v75
	.loc	1 125 39 is_stmt 1              ; triton_kernels.py:125:39
	v_and_b32_e32 v69, 32, v0
	.loc	1 127 13                        ; triton_kernels.py:127:13
	v_add_u32_e32 v24, 0, v76
	v_xor_b32_e32 v77, 32, v75
	v_add_u32_e32 v27, 0, v78
	v_and_b32_e32 v23, 12, v0
	s_waitcnt vmcnt(0)
	ds_write_b16 v24, v3 offset:256
	ds_write_b16 v24, v7 offset:1280
	v_add_u32_e32 v26, 0, v77
	ds_write_b16 v27, v5 offset:768
	ds_write_b16 v27, v9 offset:1792
	v_lshlrev_b32_e32 v3, 6, v37
	v_lshlrev_b32_e32 v4, 2, v23
	v_lshrrev_b32_e32 v5, 1, v69
	ds_write_b16 v26, v15 offset:512
	ds_write_b16 v26, v6 offset:1536
	v_xor_b32_e32 v6, v4, v5
	v_bitop3_b32 v70, v4, v3, v5 bitop3:0xde
	v_add_u32_e32 v25, 0, v75
	v_add_u32_e32 v4, 0, v70
	v_bitop3_b32 v71, v6, 32, v3 bitop3:0x36
	ds_write_b16 v25, v14
	ds_write_b16 v25, v16 offset:1024
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_u32_e32 v3, 0, v71
	ds_read_b128 v[94:97], v4
	ds_read_b128 v[90:93], v3
	.loc	1 133 27                        ; triton_kernels.py:133:27
	v_and_b32_e32 v1, 0x60, v1
	.loc	1 133 75 is_stmt 0              ; triton_kernels.py:133:75
	v_cmp_gt_i32_e32 vcc, s10, v10
	v_mov_b32_e32 v5, 0
	v_lshlrev_b32_e32 v4, 1, v1
	v_mov_b32_e32 v28, 0
	.loc	1 133 15                        ; triton_kernels.py:133:15
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_18
; %bb.17:
	.loc	1 0 15                          ; triton_kernels.py:0:15
	v_lshl_add_u64 v[6:7], s[4:5], 0, v[4:5]
	v_mov_b32_e32 v3, v5
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[2:3]
	.loc	1 133 15                        ; triton_kernels.py:133:15
	global_load_ushort v28, v[6:7], off
.LBB0_18:
	.loc	1 0 15                          ; triton_kernels.py:0:15
	s_or_b64 exec, exec, s[0:1]
	.loc	1 131 5 is_stmt 1               ; triton_kernels.py:131:5
	s_cmp_gt_i32 s10, 0
	s_cselect_b64 s[22:23], -1, 0
	.loc	1 133 75                        ; triton_kernels.py:133:75
	v_cmp_gt_i32_e64 s[0:1], s10, v11
	.loc	1 133 27 is_stmt 0              ; triton_kernels.py:133:27
	v_lshlrev_b32_e32 v1, 5, v11
	.loc	1 131 5 is_stmt 1               ; triton_kernels.py:131:5
	s_and_b64 s[2:3], s[22:23], s[0:1]
	v_lshlrev_b32_e32 v14, 1, v1
	.loc	1 133 15                        ; triton_kernels.py:133:15
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_20
; %bb.19:
	.loc	1 133 23 is_stmt 0              ; triton_kernels.py:133:23
	v_mov_b32_e32 v15, v5
	v_lshl_add_u64 v[6:7], s[4:5], 0, v[14:15]
	v_mov_b32_e32 v3, v5
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[2:3]
	.loc	1 133 15                        ; triton_kernels.py:133:15
	global_load_ushort v5, v[6:7], off
.LBB0_20:
	.loc	1 0 15                          ; triton_kernels.py:0:15
	s_or_b64 exec, exec, s[0:1]
	.loc	1 133 75                        ; triton_kernels.py:133:75
	v_cmp_gt_i32_e64 s[0:1], s10, v12
	.loc	1 133 27                        ; triton_kernels.py:133:27
	v_lshlrev_b32_e32 v1, 5, v12
	.loc	1 131 5 is_stmt 1               ; triton_kernels.py:131:5
	s_and_b64 s[12:13], s[22:23], s[0:1]
	v_mov_b32_e32 v7, 0
	v_lshlrev_b32_e32 v6, 1, v1
	v_mov_b32_e32 v29, 0
	.loc	1 133 15                        ; triton_kernels.py:133:15
	s_and_saveexec_b64 s[0:1], s[12:13]
	s_cbranch_execz .LBB0_22
; %bb.21:
	.loc	1 133 23 is_stmt 0              ; triton_kernels.py:133:23
	v_lshl_add_u64 v[8:9], s[4:5], 0, v[6:7]
	v_mov_b32_e32 v3, v7
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
	.loc	1 133 15                        ; triton_kernels.py:133:15
	global_load_ushort v29, v[8:9], off
.LBB0_22:
	.loc	1 0 15                          ; triton_kernels.py:0:15
	s_or_b64 exec, exec, s[0:1]
	.loc	1 133 75                        ; triton_kernels.py:133:75
	v_cmp_gt_i32_e64 s[0:1], s10, v13
	.loc	1 133 27                        ; triton_kernels.py:133:27
	v_lshlrev_b32_e32 v1, 5, v13
	.loc	1 131 5 is_stmt 1               ; triton_kernels.py:131:5
	s_and_b64 s[14:15], s[22:23], s[0:1]
	v_lshlrev_b32_e32 v16, 1, v1
	.loc	1 133 15                        ; triton_kernels.py:133:15
	s_and_saveexec_b64 s[0:1], s[14:15]
	s_cbranch_execz .LBB0_24
; %bb.23:
	.loc	1 133 23 is_stmt 0              ; triton_kernels.py:133:23
	v_mov_b32_e32 v17, v7
	v_lshl_add_u64 v[8:9], s[4:5], 0, v[16:17]
	v_mov_b32_e32 v3, v7
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[2:3]
	.loc	1 133 15                        ; triton_kernels.py:133:15
	global_load_ushort v7, v[8:9], off
.LBB0_24:
	.loc	1 0 15                          ; triton_kernels.py:0:15
	s_or_b64 exec, exec, s[0:1]
	.loc	1 133 75                        ; triton_kernels.py:133:75
	v_cmp_gt_i32_e64 s[0:1], s10, v18
	.loc	1 133 27                        ; triton_kernels.py:133:27
	v_lshlrev_b32_e32 v1, 5, v18
	.loc	1 131 5 is_stmt 1               ; triton_kernels.py:131:5
	s_and_b64 s[16:17], s[22:23], s[0:1]
	v_mov_b32_e32 v9, 0
	v_lshlrev_b32_e32 v8, 1, v1
	v_mov_b32_e32 v30, 0
	.loc	1 133 15                        ; triton_kernels.py:133:15
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB0_26
; %bb.25:
	.loc	1 133 23 is_stmt 0              ; triton_kernels.py:133:23
	v_lshl_add_u64 v[10:11], s[4:5], 0, v[8:9]
	v_mov_b32_e32 v3, v9
	v_lshl_add_u64 v[10:11], v[10:11], 0, v[2:3]
	.loc	1 133 15                        ; triton_kernels.py:133:15
	global_load_ushort v30, v[10:11], off
.LBB0_26:
	.loc	1 0 15                          ; triton_kernels.py:0:15
	s_or_b64 exec, exec, s[0:1]
	.loc	1 133 75                        ; triton_kernels.py:133:75
	v_cmp_gt_i32_e64 s[0:1], s10, v19
	.loc	1 133 27                        ; triton_kernels.py:133:27
	v_lshlrev_b32_e32 v1, 5, v19
	.loc	1 131 5 is_stmt 1               ; triton_kernels.py:131:5
	s_and_b64 s[18:19], s[22:23], s[0:1]
	v_lshlrev_b32_e32 v18, 1, v1
	.loc	1 133 15                        ; triton_kernels.py:133:15
	s_and_saveexec_b64 s[0:1], s[18:19]
	s_cbranch_execz .LBB0_28
; %bb.27:
	.loc	1 133 23 is_stmt 0              ; triton_kernels.py:133:23
	v_mov_b32_e32 v19, v9
	v_lshl_add_u64 v[10:11], s[4:5], 0, v[18:19]
	v_mov_b32_e32 v3, v9
	v_lshl_add_u64 v[10:11], v[10:11], 0, v[2:3]
	.loc	1 133 15                        ; triton_kernels.py:133:15
	global_load_ushort v9, v[10:11], off
.LBB0_28:
	.loc	1 0 15                          ; triton_kernels.py:0:15
	s_or_b64 exec, exec, s[0:1]
	.loc	1 133 75                        ; triton_kernels.py:133:75
	v_cmp_gt_i32_e64 s[0:1], s10, v20
	.loc	1 133 27                        ; triton_kernels.py:133:27
	v_lshlrev_b32_e32 v1, 5, v20
	.loc	1 131 5 is_stmt 1               ; triton_kernels.py:131:5
	s_and_b64 s[20:21], s[22:23], s[0:1]
	v_mov_b32_e32 v11, 0
	v_lshlrev_b32_e32 v10, 1, v1
	v_mov_b32_e32 v31, 0
	.loc	1 133 15                        ; triton_kernels.py:133:15
	s_and_saveexec_b64 s[0:1], s[20:21]
	s_cbranch_execz .LBB0_30
; %bb.29:
	.loc	1 133 23 is_stmt 0              ; triton_kernels.py:133:23
	v_lshl_add_u64 v[12:13], s[4:5], 0, v[10:11]
	v_mov_b32_e32 v3, v11
	v_lshl_add_u64 v[12:13], v[12:13], 0, v[2:3]
	.loc	1 133 15                        ; triton_kernels.py:133:15
	global_load_ushort v31, v[12:13], off
.LBB0_30:
	.loc	1 0 15                          ; triton_kernels.py:0:15
	s_or_b64 exec, exec, s[0:1]
	.loc	1 133 75                        ; triton_kernels.py:133:75
	v_cmp_gt_i32_e64 s[0:1], s10, v21
	.loc	1 133 27                        ; triton_kernels.py:133:27
	v_lshlrev_b32_e32 v1, 5, v21
	.loc	1 131 5 is_stmt 1               ; triton_kernels.py:131:5
	s_and_b64 s[0:1], s[22:23], s[0:1]
	v_lshlrev_b32_e32 v20, 1, v1
	.loc	1 133 15                        ; triton_kernels.py:133:15
	s_and_saveexec_b64 s[22:23], s[0:1]
	s_cbranch_execz .LBB0_32
; %bb.31:
	.loc	1 133 23 is_stmt 0              ; triton_kernels.py:133:23
	v_mov_b32_e32 v21, v11
	v_lshl_add_u64 v[12:13], s[4:5], 0, v[20:21]
	v_mov_b32_e32 v3, v11
	v_lshl_add_u64 v[12:13], v[12:13], 0, v[2:3]
	.loc	1 133 15                        ; triton_kernels.py:133:15
	global_load_ushort v11, v[12:13], off
.LBB0_32:
	.loc	1 0 15                          ; triton_kernels.py:0:15
	s_or_b64 exec, exec, s[22:23]
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v12, 0
	.loc	1 140 17 is_stmt 1              ; triton_kernels.py:140:17
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB0_34
; %bb.33:
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	v_mov_b32_e32 v12, v4
	v_lshl_add_u64 v[32:33], s[6:7], 0, v[12:13]
	v_mov_b32_e32 v3, v13
	v_lshl_add_u64 v[32:33], v[32:33], 0, v[2:3]
	.loc	1 140 17                        ; triton_kernels.py:140:17
	global_load_ushort v12, v[32:33], off
.LBB0_34:
	.loc	1 0 17                          ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[22:23]
	.loc	1 140 17                        ; triton_kernels.py:140:17
	s_and_saveexec_b64 s[22:23], s[2:3]
	s_cbranch_execz .LBB0_36
; %bb.35:
	.loc	1 140 25                        ; triton_kernels.py:140:25
	v_mov_b32_e32 v15, v13
	v_lshl_add_u64 v[14:15], s[6:7], 0, v[14:15]
	v_mov_b32_e32 v3, v13
	v_lshl_add_u64 v[14:15], v[14:15], 0, v[2:3]
	.loc	1 140 17                        ; triton_kernels.py:140:17
	global_load_ushort v13, v[14:15], off
.LBB0_36:
	.loc	1 0 17                          ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[22:23]
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v4, 0
	.loc	1 140 17                        ; triton_kernels.py:140:17
	s_and_saveexec_b64 s[2:3], s[12:13]
	s_cbranch_execz .LBB0_38
; %bb.37:
	.loc	1 140 25                        ; triton_kernels.py:140:25
	v_mov_b32_e32 v14, v6
	v_lshl_add_u64 v[32:33], s[6:7], 0, v[14:15]
	v_mov_b32_e32 v3, v15
	v_lshl_add_u64 v[32:33], v[32:33], 0, v[2:3]
	.loc	1 140 17                        ; triton_kernels.py:140:17
	global_load_ushort v4, v[32:33], off
.LBB0_38:
	.loc	1 0 17                          ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[2:3]
	.loc	1 140 17                        ; triton_kernels.py:140:17
	s_and_saveexec_b64 s[2:3], s[14:15]
	s_cbranch_execz .LBB0_40
; %bb.39:
	.loc	1 140 25                        ; triton_kernels.py:140:25
	v_mov_b32_e32 v17, v15
	v_lshl_add_u64 v[16:17], s[6:7], 0, v[16:17]
	v_mov_b32_e32 v3, v15
	v_lshl_add_u64 v[14:15], v[16:17], 0, v[2:3]
	.loc	1 140 17                        ; triton_kernels.py:140:17
	global_load_ushort v15, v[14:15], off
.LBB0_40:
	.loc	1 0 17                          ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v6, 0
	.loc	1 140 17                        ; triton_kernels.py:140:17
	s_and_saveexec_b64 s[2:3], s[16:17]
	s_cbranch_execz .LBB0_42
; %bb.41:
	.loc	1 140 25                        ; triton_kernels.py:140:25
	v_mov_b32_e32 v16, v8
	v_lshl_add_u64 v[32:33], s[6:7], 0, v[16:17]
	v_mov_b32_e32 v3, v17
	v_lshl_add_u64 v[32:33], v[32:33], 0, v[2:3]
	.loc	1 140 17                        ; triton_kernels.py:140:17
	global_load_ushort v6, v[32:33], off
.LBB0_42:
	.loc	1 0 17                          ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[2:3]
	.loc	1 140 17                        ; triton_kernels.py:140:17
	s_and_saveexec_b64 s[2:3], s[18:19]
	s_cbranch_execz .LBB0_44
; %bb.43:
	.loc	1 140 25                        ; triton_kernels.py:140:25
	v_mov_b32_e32 v19, v17
	v_lshl_add_u64 v[18:19], s[6:7], 0, v[18:19]
	v_mov_b32_e32 v3, v17
	v_lshl_add_u64 v[16:17], v[18:19], 0, v[2:3]
	.loc	1 140 17                        ; triton_kernels.py:140:17
	global_load_ushort v17, v[16:17], off
.LBB0_44:
	.loc	1 0 17                          ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v8, 0
	.loc	1 140 17                        ; triton_kernels.py:140:17
	s_and_saveexec_b64 s[2:3], s[20:21]
	s_cbranch_execz .LBB0_46
; %bb.45:
	.loc	1 140 25                        ; triton_kernels.py:140:25
	v_mov_b32_e32 v18, v10
	v_lshl_add_u64 v[32:33], s[6:7], 0, v[18:19]
	v_mov_b32_e32 v3, v19
	v_lshl_add_u64 v[32:33], v[32:33], 0, v[2:3]
	.loc	1 140 17                        ; triton_kernels.py:140:17
	global_load_ushort v8, v[32:33], off
.LBB0_46:
	.loc	1 0 17                          ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[2:3]
	.loc	1 140 17                        ; triton_kernels.py:140:17
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_48
; %bb.47:
	.loc	1 140 25                        ; triton_kernels.py:140:25
	v_mov_b32_e32 v21, v19
	v_lshl_add_u64 v[20:21], s[6:7], 0, v[20:21]
	v_mov_b32_e32 v3, v19
	v_lshl_add_u64 v[18:19], v[20:21], 0, v[2:3]
	.loc	1 140 17                        ; triton_kernels.py:140:17
	global_load_ushort v19, v[18:19], off
.LBB0_48:
	.loc	1 0 17                          ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[2:3]
	v_xor_b32_e32 v79, 8, v75
	.loc	1 125 39 is_stmt 1              ; triton_kernels.py:125:39
	v_lshrrev_b32_e32 v34, 3, v69
	.loc	1 140 17                        ; triton_kernels.py:140:17
	v_add_u32_e32 v3, 0, v79
	v_xor_b32_e32 v80, 24, v75
	.loc	1 131 5                         ; triton_kernels.py:131:5
	s_sub_i32 s62, s10, 32
	.loc	1 125 39                        ; triton_kernels.py:125:39
	v_or_b32_e32 v1, 1, v34
	v_or_b32_e32 v36, 2, v34
	v_or_b32_e32 v35, 3, v34
	v_or_b32_e32 v62, 11, v34
	v_or_b32_e32 v61, 10, v34
	v_or_b32_e32 v60, 9, v34
	v_or_b32_e32 v39, 8, v34
	v_or_b32_e32 v64, 24, v34
	v_or_b32_e32 v63, 19, v34
	.loc	1 133 15                        ; triton_kernels.py:133:15
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 125 39                        ; triton_kernels.py:125:39
	v_or_b32_e32 v66, 18, v34
	v_or_b32_e32 v65, 17, v34
	v_or_b32_e32 v68, 27, v34
	v_or_b32_e32 v67, 26, v34
	.loc	1 133 15                        ; triton_kernels.py:133:15
	s_mov_b32 s22, 0
	s_waitcnt vmcnt(0)
	ds_write_b16 v25, v28
	ds_write_b16 v25, v30 offset:1024
	ds_write_b16 v26, v29 offset:512
	ds_write_b16 v26, v31 offset:1536
	ds_write_b16 v27, v7 offset:768
	ds_write_b16 v27, v11 offset:1792
	.loc	1 140 17                        ; triton_kernels.py:140:17
	ds_write_b16 v25, v12 offset:4096
	ds_write_b16 v25, v6 offset:5120
	ds_write_b16 v3, v13 offset:4352
	ds_write_b16 v3, v17 offset:5376
	ds_write_b16 v24, v4 offset:4608
	ds_write_b16 v24, v8 offset:5632
	v_add_u32_e32 v3, 0, v80
	.loc	1 131 5                         ; triton_kernels.py:131:5
	s_cmp_gt_i32 s62, 0
	.loc	1 133 15                        ; triton_kernels.py:133:15
	ds_write_b16 v24, v5 offset:256
	ds_write_b16 v24, v9 offset:1280
	.loc	1 140 17                        ; triton_kernels.py:140:17
	ds_write_b16 v3, v15 offset:4864
	ds_write_b16 v3, v19 offset:5888
	.loc	1 131 5                         ; triton_kernels.py:131:5
	s_cbranch_scc1 .LBB0_50
; %bb.49:                               ; %.._crit_edge_crit_edge
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_mov_b64 s[0:1], 0
	s_branch .LBB0_51
.LBB0_50:
	s_mov_b64 s[0:1], -1
.LBB0_51:                               ; %Flow
	s_and_b64 s[0:1], s[0:1], exec
	s_cselect_b32 s0, 1, 0
	v_mov_b32_e32 v3, 0
	s_cmp_lg_u32 s0, 1
	v_mov_b32_e32 v45, 0
	v_mov_b32_e32 v38, 0xff800000
	v_lshlrev_b32_e32 v72, 4, v23
	v_lshlrev_b32_e32 v74, 3, v0
	v_lshlrev_b32_e32 v73, 1, v0
	v_cmp_eq_u32_e32 vcc, 0, v69
	s_cbranch_scc1 .LBB0_86
; %bb.52:                               ; %.lr.ph
	v_mov_b32_e32 v4, 0x108
	v_and_b32_e32 v0, 24, v74
	v_cndmask_b32_e64 v4, v4, 0, vcc
	.loc	1 131 5 is_stmt 1               ; triton_kernels.py:131:5
	v_lshl_add_u64 v[40:41], s[4:5], 0, v[2:3]
	v_lshl_add_u64 v[42:43], s[6:7], 0, v[2:3]
	v_and_b32_e32 v2, 32, v73
	v_bitop3_b32 v4, v72, v4, v0 bitop3:0x36
	v_or_b32_e32 v0, v4, v2
	v_bitop3_b32 v81, v4, 16, v2 bitop3:0x36
	v_add_u32_e32 v2, s24, v22
	v_and_b32_e32 v4, 0xe0, v2
	.loc	1 134 17                        ; triton_kernels.py:134:17
	s_mov_b32 s54, s52
	s_mov_b32 s55, s52
	s_mov_b32 s56, s52
	s_mov_b32 s57, s52
	s_mov_b32 s58, s52
	s_mov_b32 s59, s52
	.loc	1 131 5                         ; triton_kernels.py:131:5
	v_add_u32_e32 v44, 0x780, v4
	s_movk_i32 s61, 0x1000
	v_lshrrev_b32_e32 v82, 5, v2
	v_mov_b32_e32 v86, 0
	v_mov_b32_e32 v87, 0xff800000
	s_mov_b32 s60, 0x3fb8aa3b
	s_mov_b32 s63, 0xc2fc0000
	v_mov_b32_e32 v83, 0xff800000
	v_mov_b32_e32 v84, 0x42800000
	v_not_b32_e32 v85, 63
	s_mov_b32 s64, 0
	s_mov_b32 s65, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, v3
	v_mov_b32_e32 v14, v3
	v_mov_b32_e32 v15, v3
	v_mov_b32_e32 v12, v3
	v_mov_b32_e32 v13, v3
	v_mov_b32_e32 v10, v3
	v_mov_b32_e32 v11, v3
	v_mov_b32_e32 v8, v3
	v_mov_b32_e32 v9, v3
	v_mov_b32_e32 v6, v3
	v_mov_b32_e32 v7, v3
	v_mov_b32_e32 v4, v3
	v_mov_b32_e32 v5, v3
	v_mov_b32_e32 v2, v3
	s_branch .LBB0_54
.LBB0_53:                               ;   in Loop: Header=BB0_54 Depth=1
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 138 23 is_stmt 1              ; triton_kernels.py:138:23
	v_sub_f32_e32 v45, v87, v38
	.loc	1 138 16 is_stmt 0              ; triton_kernels.py:138:16
	v_mul_f32_e32 v45, 0x3fb8aa3b, v45
	v_cmp_gt_f32_e32 vcc, s63, v45
	.loc	1 140 17 is_stmt 1              ; triton_kernels.py:140:17
	v_add_u32_e32 v53, s61, v0
	.loc	1 141 23                        ; triton_kernels.py:141:23
	v_cvt_pk_f16_f32 v18, v18, v19
	.loc	1 138 16                        ; triton_kernels.py:138:16
	v_cndmask_b32_e32 v52, 0, v84, vcc
	v_add_f32_e32 v45, v45, v52
	v_exp_f32_e32 v45, v45
	v_cndmask_b32_e32 v52, 0, v85, vcc
	.loc	1 141 23                        ; triton_kernels.py:141:23
	v_cvt_pk_f16_f32 v19, v20, v21
	v_cvt_pk_f16_f32 v20, v24, v25
	.loc	1 138 16                        ; triton_kernels.py:138:16
	v_ldexp_f32 v52, v45, v52
	.loc	1 140 17                        ; triton_kernels.py:140:17
	v_add_u32_e32 v45, s61, v81
	ds_read_b64_tr_b16 v[54:55], v53
	ds_read_b64_tr_b16 v[108:109], v53 offset:1024
	ds_read_b64_tr_b16 v[56:57], v45 offset:512
	ds_read_b64_tr_b16 v[110:111], v45 offset:1536
	.loc	1 141 23                        ; triton_kernels.py:141:23
	v_cvt_pk_f16_f32 v21, v28, v29
	.loc	1 141 53 is_stmt 0              ; triton_kernels.py:141:53
	v_pk_mul_f32 v[2:3], v[2:3], v[52:53] op_sel_hi:[1,0]
	v_pk_mul_f32 v[4:5], v[4:5], v[52:53] op_sel_hi:[1,0]
	v_pk_mul_f32 v[6:7], v[6:7], v[52:53] op_sel_hi:[1,0]
	v_pk_mul_f32 v[8:9], v[8:9], v[52:53] op_sel_hi:[1,0]
	v_pk_mul_f32 v[10:11], v[10:11], v[52:53] op_sel_hi:[1,0]
	v_pk_mul_f32 v[12:13], v[12:13], v[52:53] op_sel_hi:[1,0]
	v_pk_mul_f32 v[14:15], v[14:15], v[52:53] op_sel_hi:[1,0]
	v_pk_mul_f32 v[16:17], v[16:17], v[52:53] op_sel_hi:[1,0]
	.loc	1 131 5 is_stmt 1               ; triton_kernels.py:131:5
	s_add_i32 s65, s65, 32
	s_add_i32 s0, s64, 1
	.loc	1 141 16                        ; triton_kernels.py:141:16
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x16_f16 v[2:17], v[54:57], v[18:21], v[2:17]
	.loc	1 141 23 is_stmt 0              ; triton_kernels.py:141:23
	v_cvt_pk_f16_f32 v18, v22, v23
	v_cvt_pk_f16_f32 v19, v26, v27
	v_cvt_pk_f16_f32 v20, v30, v31
	v_cvt_pk_f16_f32 v21, v32, v33
	.loc	1 131 5 is_stmt 1               ; triton_kernels.py:131:5
	s_cmp_lt_i32 s0, 2
	s_cselect_b32 s64, s0, 0
	.loc	1 133 15                        ; triton_kernels.py:133:15
	s_lshl_b32 s22, s64, 11
	.loc	1 141 16                        ; triton_kernels.py:141:16
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x16_f16 v[2:17], v[108:111], v[18:21], v[2:17]
.Ltmp2:
	.file	2 "triton/language" "standard.py"
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ triton_kernels.py:139:30 ] ]
	v_add_f32_e32 v45, v88, v89
.Ltmp3:
	.loc	1 133 15                        ; triton_kernels.py:133:15
	v_add_u32_e32 v18, s22, v75
	.loc	1 139 16                        ; triton_kernels.py:139:16
	v_fmac_f32_e32 v45, v86, v52
	.loc	1 133 15                        ; triton_kernels.py:133:15
	s_barrier
	s_waitcnt vmcnt(0)
	ds_write_b16 v18, v99
	ds_write_b16 v18, v103 offset:1024
	v_add_u32_e32 v20, s22, v77
	.loc	1 140 17                        ; triton_kernels.py:140:17
	s_add_i32 s61, s22, 0x1000
	ds_write_b16 v18, v107 offset:4096
	ds_write_b16 v18, v49 offset:5120
	v_add_u32_e32 v18, s22, v79
	.loc	1 133 15                        ; triton_kernels.py:133:15
	v_add_u32_e32 v19, s22, v76
	ds_write_b16 v20, v101 offset:512
	ds_write_b16 v20, v105 offset:1536
	v_add_u32_e32 v20, s22, v78
	.loc	1 140 17                        ; triton_kernels.py:140:17
	ds_write_b16 v18, v106 offset:4352
	ds_write_b16 v18, v48 offset:5376
	ds_write_b16 v19, v47 offset:4608
	ds_write_b16 v19, v51 offset:5632
	v_add_u32_e32 v18, s22, v80
	.loc	1 131 5                         ; triton_kernels.py:131:5
	v_add_u32_e32 v44, 0x400, v44
	s_cmp_lt_i32 s65, s62
	v_mov_b32_e32 v86, v45
	v_mov_b32_e32 v87, v38
	.loc	1 133 15                        ; triton_kernels.py:133:15
	ds_write_b16 v19, v98 offset:256
	ds_write_b16 v19, v102 offset:1280
	ds_write_b16 v20, v100 offset:768
	ds_write_b16 v20, v104 offset:1792
	.loc	1 140 17                        ; triton_kernels.py:140:17
	ds_write_b16 v18, v46 offset:4864
	ds_write_b16 v18, v50 offset:5888
	.loc	1 131 5                         ; triton_kernels.py:131:5
	s_cbranch_scc0 .LBB0_87
.LBB0_54:                               ; =>This Inner Loop Header: Depth=1
	.loc	1 132 19                        ; triton_kernels.py:132:19
	v_add_u32_e32 v18, s65, v82
	v_add_u32_e32 v19, 32, v18
	.loc	1 133 27                        ; triton_kernels.py:133:27
	v_add_u32_e32 v46, 0xfffffc80, v44
	.loc	1 133 75 is_stmt 0              ; triton_kernels.py:133:75
	v_cmp_gt_i32_e32 vcc, s10, v19
	v_mov_b32_e32 v98, 0
	v_ashrrev_i32_e32 v47, 31, v46
	v_mov_b32_e32 v99, 0
	.loc	1 133 15                        ; triton_kernels.py:133:15
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_56
; %bb.55:                               ;   in Loop: Header=BB0_54 Depth=1
	.loc	1 0 15                          ; triton_kernels.py:0:15
	v_lshl_add_u64 v[20:21], v[46:47], 1, v[40:41]
	.loc	1 133 15                        ; triton_kernels.py:133:15
	global_load_ushort v99, v[20:21], off
.LBB0_56:                               ;   in Loop: Header=BB0_54 Depth=1
	.loc	1 0 15                          ; triton_kernels.py:0:15
	s_or_b64 exec, exec, s[0:1]
	.loc	1 132 19 is_stmt 1              ; triton_kernels.py:132:19
	v_add_u32_e32 v19, 36, v18
	.loc	1 133 27                        ; triton_kernels.py:133:27
	v_add_u32_e32 v48, 0xfffffd00, v44
	.loc	1 133 75 is_stmt 0              ; triton_kernels.py:133:75
	v_cmp_gt_i32_e64 s[0:1], s10, v19
	.loc	1 133 23                        ; triton_kernels.py:133:23
	v_ashrrev_i32_e32 v49, 31, v48
	.loc	1 133 15                        ; triton_kernels.py:133:15
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_58
; %bb.57:                               ;   in Loop: Header=BB0_54 Depth=1
	.loc	1 133 23                        ; triton_kernels.py:133:23
	v_lshl_add_u64 v[20:21], v[48:49], 1, v[40:41]
	.loc	1 133 15                        ; triton_kernels.py:133:15
	global_load_ushort v98, v[20:21], off
.LBB0_58:                               ;   in Loop: Header=BB0_54 Depth=1
	.loc	1 0 15                          ; triton_kernels.py:0:15
	s_or_b64 exec, exec, s[2:3]
	.loc	1 132 19 is_stmt 1              ; triton_kernels.py:132:19
	v_add_u32_e32 v19, 40, v18
	.loc	1 133 27                        ; triton_kernels.py:133:27
	v_add_u32_e32 v50, 0xfffffd80, v44
	.loc	1 133 75 is_stmt 0              ; triton_kernels.py:133:75
	v_cmp_gt_i32_e64 s[2:3], s10, v19
	.loc	1 133 23                        ; triton_kernels.py:133:23
	v_ashrrev_i32_e32 v51, 31, v50
	v_mov_b32_e32 v100, 0
	v_mov_b32_e32 v101, 0
	.loc	1 133 15                        ; triton_kernels.py:133:15
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_60
; %bb.59:                               ;   in Loop: Header=BB0_54 Depth=1
	.loc	1 133 23                        ; triton_kernels.py:133:23
	v_lshl_add_u64 v[20:21], v[50:51], 1, v[40:41]
	.loc	1 133 15                        ; triton_kernels.py:133:15
	global_load_ushort v101, v[20:21], off
.LBB0_60:                               ;   in Loop: Header=BB0_54 Depth=1
	.loc	1 0 15                          ; triton_kernels.py:0:15
	s_or_b64 exec, exec, s[4:5]
	.loc	1 132 19 is_stmt 1              ; triton_kernels.py:132:19
	v_add_u32_e32 v19, 44, v18
	.loc	1 133 27                        ; triton_kernels.py:133:27
	v_add_u32_e32 v52, 0xfffffe00, v44
	.loc	1 133 75 is_stmt 0              ; triton_kernels.py:133:75
	v_cmp_gt_i32_e64 s[4:5], s10, v19
	.loc	1 133 23                        ; triton_kernels.py:133:23
	v_ashrrev_i32_e32 v53, 31, v52
	.loc	1 133 15                        ; triton_kernels.py:133:15
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_62
; %bb.61:                               ;   in Loop: Header=BB0_54 Depth=1
	.loc	1 133 23                        ; triton_kernels.py:133:23
	v_lshl_add_u64 v[20:21], v[52:53], 1, v[40:41]
	.loc	1 133 15                        ; triton_kernels.py:133:15
	global_load_ushort v100, v[20:21], off
.LBB0_62:                               ;   in Loop: Header=BB0_54 Depth=1
	.loc	1 0 15                          ; triton_kernels.py:0:15
	s_or_b64 exec, exec, s[6:7]
	.loc	1 132 19 is_stmt 1              ; triton_kernels.py:132:19
	v_add_u32_e32 v19, 48, v18
	.loc	1 133 27                        ; triton_kernels.py:133:27
	v_add_u32_e32 v54, 0xfffffe80, v44
	.loc	1 133 75 is_stmt 0              ; triton_kernels.py:133:75
	v_cmp_gt_i32_e64 s[6:7], s10, v19
	.loc	1 133 23                        ; triton_kernels.py:133:23
	v_ashrrev_i32_e32 v55, 31, v54
	v_mov_b32_e32 v102, 0
	v_mov_b32_e32 v103, 0
	.loc	1 133 15                        ; triton_kernels.py:133:15
	s_and_saveexec_b64 s[12:13], s[6:7]
	s_cbranch_execz .LBB0_64
; %bb.63:                               ;   in Loop: Header=BB0_54 Depth=1
	.loc	1 133 23                        ; triton_kernels.py:133:23
	v_lshl_add_u64 v[20:21], v[54:55], 1, v[40:41]
	.loc	1 133 15                        ; triton_kernels.py:133:15
	global_load_ushort v103, v[20:21], off
.LBB0_64:                               ;   in Loop: Header=BB0_54 Depth=1
	.loc	1 0 15                          ; triton_kernels.py:0:15
	s_or_b64 exec, exec, s[12:13]
	.loc	1 132 19 is_stmt 1              ; triton_kernels.py:132:19
	v_add_u32_e32 v19, 52, v18
	.loc	1 133 27                        ; triton_kernels.py:133:27
	v_add_u32_e32 v56, 0xffffff00, v44
	.loc	1 133 75 is_stmt 0              ; triton_kernels.py:133:75
	v_cmp_gt_i32_e64 s[26:27], s10, v19
	.loc	1 133 23                        ; triton_kernels.py:133:23
	v_ashrrev_i32_e32 v57, 31, v56
	.loc	1 133 15                        ; triton_kernels.py:133:15
	s_and_saveexec_b64 s[12:13], s[26:27]
	s_cbranch_execz .LBB0_66
; %bb.65:                               ;   in Loop: Header=BB0_54 Depth=1
	.loc	1 133 23                        ; triton_kernels.py:133:23
	v_lshl_add_u64 v[20:21], v[56:57], 1, v[40:41]
	.loc	1 133 15                        ; triton_kernels.py:133:15
	global_load_ushort v102, v[20:21], off
.LBB0_66:                               ;   in Loop: Header=BB0_54 Depth=1
	.loc	1 0 15                          ; triton_kernels.py:0:15
	s_or_b64 exec, exec, s[12:13]
	.loc	1 132 19 is_stmt 1              ; triton_kernels.py:132:19
	v_add_u32_e32 v19, 56, v18
	.loc	1 133 27                        ; triton_kernels.py:133:27
	v_add_u32_e32 v58, 0xffffff80, v44
	.loc	1 133 75 is_stmt 0              ; triton_kernels.py:133:75
	v_cmp_gt_i32_e64 s[12:13], s10, v19
	.loc	1 133 23                        ; triton_kernels.py:133:23
	v_ashrrev_i32_e32 v59, 31, v58
	v_mov_b32_e32 v104, 0
	v_mov_b32_e32 v105, 0
	.loc	1 133 15                        ; triton_kernels.py:133:15
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB0_68
; %bb.67:                               ;   in Loop: Header=BB0_54 Depth=1
	.loc	1 133 23                        ; triton_kernels.py:133:23
	v_lshl_add_u64 v[20:21], v[58:59], 1, v[40:41]
	.loc	1 133 15                        ; triton_kernels.py:133:15
	global_load_ushort v105, v[20:21], off
.LBB0_68:                               ;   in Loop: Header=BB0_54 Depth=1
	.loc	1 0 15                          ; triton_kernels.py:0:15
	s_or_b64 exec, exec, s[14:15]
	.loc	1 133 75                        ; triton_kernels.py:133:75
	v_add_u32_e32 v18, 60, v18
	v_cmp_gt_i32_e64 s[14:15], s10, v18
	.loc	1 133 23                        ; triton_kernels.py:133:23
	v_ashrrev_i32_e32 v45, 31, v44
	.loc	1 133 15                        ; triton_kernels.py:133:15
	s_and_saveexec_b64 s[16:17], s[14:15]
	s_cbranch_execz .LBB0_70
; %bb.69:                               ;   in Loop: Header=BB0_54 Depth=1
	.loc	1 133 23                        ; triton_kernels.py:133:23
	v_lshl_add_u64 v[18:19], v[44:45], 1, v[40:41]
	.loc	1 133 15                        ; triton_kernels.py:133:15
	global_load_ushort v104, v[18:19], off
.LBB0_70:                               ;   in Loop: Header=BB0_54 Depth=1
	.loc	1 0 15                          ; triton_kernels.py:0:15
	s_or_b64 exec, exec, s[16:17]
	.loc	1 132 19 is_stmt 1              ; triton_kernels.py:132:19
	v_or_b32_e32 v23, s65, v35
	.loc	1 133 75                        ; triton_kernels.py:133:75
	v_cmp_gt_i32_e64 s[20:21], s10, v23
	.loc	1 133 15 is_stmt 0              ; triton_kernels.py:133:15
	v_add_u32_e32 v23, s22, v70
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b128 v[110:113], v23
	.loc	1 132 19 is_stmt 1              ; triton_kernels.py:132:19
	v_or_b32_e32 v18, s65, v36
	v_add_u32_e32 v26, s65, v34
	.loc	1 133 75                        ; triton_kernels.py:133:75
	v_cmp_gt_i32_e64 s[38:39], s10, v18
	.loc	1 133 15 is_stmt 0              ; triton_kernels.py:133:15
	v_add_u32_e32 v18, s22, v71
	.loc	1 132 19 is_stmt 1              ; triton_kernels.py:132:19
	v_or_b32_e32 v19, s65, v62
	v_or_b32_e32 v20, s65, v61
	v_or_b32_e32 v21, s65, v60
	v_or_b32_e32 v22, s65, v39
	v_or_b32_e32 v24, s65, v34
	v_or_b32_e32 v25, s65, v1
	v_add_u32_e32 v27, 16, v26
	.loc	1 133 15                        ; triton_kernels.py:133:15
	ds_read_b128 v[114:117], v18
	.loc	1 132 19                        ; triton_kernels.py:132:19
	v_add_u32_e32 v107, 25, v26
	.loc	1 133 75                        ; triton_kernels.py:133:75
	v_cmp_gt_i32_e64 s[16:17], s10, v25
	v_cmp_gt_i32_e64 s[18:19], s10, v24
	v_cmp_gt_i32_e64 s[28:29], s10, v22
	v_cmp_gt_i32_e64 s[30:31], s10, v21
	v_cmp_gt_i32_e64 s[34:35], s10, v20
	v_cmp_gt_i32_e64 s[36:37], s10, v19
	v_cmp_gt_i32_e64 s[40:41], s10, v27
	.loc	1 134 17                        ; triton_kernels.py:134:17
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x16_f16 v[18:33], v[110:113], v[94:97], 0
	s_mov_b32 s53, s52
	.loc	1 132 19                        ; triton_kernels.py:132:19
	v_or_b32_e32 v88, s65, v63
	v_or_b32_e32 v89, s65, v66
	v_or_b32_e32 v106, s65, v65
	.loc	1 133 75                        ; triton_kernels.py:133:75
	v_cmp_gt_i32_e64 s[44:45], s10, v89
	v_cmp_gt_i32_e64 s[46:47], s10, v88
	v_cmp_gt_i32_e64 s[42:43], s10, v106
	.loc	1 134 17                        ; triton_kernels.py:134:17
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x16_f16 v[18:33], v[114:117], v[90:93], v[18:33]
	.loc	1 132 19                        ; triton_kernels.py:132:19
	v_or_b32_e32 v38, s65, v64
	v_or_b32_e32 v109, s65, v67
	v_or_b32_e32 v108, s65, v68
	.loc	1 133 75                        ; triton_kernels.py:133:75
	v_cmp_gt_i32_e64 s[48:49], s10, v38
	v_cmp_gt_i32_e64 s[50:51], s10, v107
	v_cmp_gt_i32_e64 s[22:23], s10, v109
	v_cmp_gt_i32_e64 s[24:25], s10, v108
	.loc	1 134 17                        ; triton_kernels.py:134:17
	s_nop 4
	v_pk_mul_f32 v[24:25], s[52:53], v[24:25]
	v_pk_mul_f32 v[20:21], s[52:53], v[20:21]
	v_pk_mul_f32 v[22:23], s[52:53], v[22:23]
	v_pk_mul_f32 v[18:19], s[54:55], v[18:19]
	.loc	1 135 17                        ; triton_kernels.py:135:17
	v_cndmask_b32_e64 v89, v83, v25, s[36:37]
	v_cndmask_b32_e64 v88, v83, v24, s[34:35]
	.loc	1 134 17                        ; triton_kernels.py:134:17
	v_mov_b32_e32 v24, v27
	v_mov_b32_e32 v25, v28
	.loc	1 135 17                        ; triton_kernels.py:135:17
	v_cndmask_b32_e64 v23, v83, v23, s[30:31]
	v_cndmask_b32_e64 v22, v83, v22, s[28:29]
	v_cndmask_b32_e64 v21, v83, v21, s[20:21]
	v_cndmask_b32_e64 v18, v83, v18, s[18:19]
	v_cndmask_b32_e64 v19, v83, v19, s[16:17]
	.loc	1 134 17                        ; triton_kernels.py:134:17
	v_pk_mul_f32 v[24:25], s[56:57], v[24:25]
	.loc	1 135 17                        ; triton_kernels.py:135:17
	v_cndmask_b32_e64 v20, v83, v20, s[38:39]
	.loc	1 134 17                        ; triton_kernels.py:134:17
	v_mov_b32_e32 v28, v29
	v_mov_b32_e32 v29, v30
	.loc	1 135 17                        ; triton_kernels.py:135:17
	v_cndmask_b32_e64 v106, v83, v25, s[44:45]
	v_cndmask_b32_e64 v27, v83, v24, s[42:43]
.Ltmp4:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ triton_kernels.py:136:35 ] ]
	v_max_f32_e32 v24, v18, v19
	v_max3_f32 v25, v21, v22, v23
.Ltmp5:
	.loc	1 134 17                        ; triton_kernels.py:134:17
	v_mul_f32_e32 v31, s52, v31
	v_pk_mul_f32 v[28:29], s[52:53], v[28:29]
.Ltmp6:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ triton_kernels.py:136:35 ] ]
	v_max3_f32 v38, v24, v20, v25
.Ltmp7:
	.loc	1 134 17                        ; triton_kernels.py:134:17
	v_pk_mul_f32 v[24:25], s[58:59], v[32:33]
	v_mul_f32_e32 v26, s52, v26
	.loc	1 135 17                        ; triton_kernels.py:135:17
	v_cndmask_b32_e64 v30, v83, v29, s[48:49]
	v_cndmask_b32_e64 v107, v83, v28, s[46:47]
	v_cndmask_b32_e64 v31, v83, v31, s[50:51]
	v_cndmask_b32_e64 v24, v83, v24, s[22:23]
	v_cndmask_b32_e64 v26, v83, v26, s[40:41]
.Ltmp8:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ triton_kernels.py:136:35 ] ]
	v_max3_f32 v29, v27, v106, v107
.Ltmp9:
	.loc	1 135 17                        ; triton_kernels.py:135:17
	v_cndmask_b32_e64 v25, v83, v25, s[24:25]
.Ltmp10:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ triton_kernels.py:136:35 ] ]
	v_max3_f32 v32, v30, v31, v24
	v_max3_f32 v28, v88, v89, v26
	v_max3_f32 v29, v29, v32, v25
	v_max3_f32 v28, v38, v28, v29
.Ltmp11:
	.loc	2 216 16                        ; standard.py:216:16 @[ triton_kernels.py:136:35 ]
	v_mov_b32_e32 v29, v28
	s_nop 1
	v_permlane32_swap_b32_e32 v28, v29
.Ltmp12:
	.loc	1 136 19                        ; triton_kernels.py:136:19
	v_max3_f32 v38, v87, v28, v29
	.loc	1 137 25                        ; triton_kernels.py:137:25
	v_pk_add_f32 v[18:19], v[18:19], v[38:39] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[32:33], v[24:25], v[38:39] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	.loc	1 137 18 is_stmt 0              ; triton_kernels.py:137:18
	v_pk_mul_f32 v[18:19], v[18:19], s[60:61] op_sel_hi:[1,0]
	.loc	1 137 25                        ; triton_kernels.py:137:25
	v_pk_add_f32 v[20:21], v[20:21], v[38:39] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	.loc	1 137 18                        ; triton_kernels.py:137:18
	v_cmp_gt_f32_e64 s[16:17], s63, v19
	v_cmp_gt_f32_e64 s[18:19], s63, v18
	v_pk_mul_f32 v[20:21], v[20:21], s[60:61] op_sel_hi:[1,0]
	v_cndmask_b32_e64 v24, 0, v84, s[16:17]
	v_add_f32_e32 v19, v19, v24
	v_cndmask_b32_e64 v24, 0, v84, s[18:19]
	v_exp_f32_e32 v19, v19
	v_add_f32_e32 v18, v18, v24
	v_exp_f32_e32 v18, v18
	v_cndmask_b32_e64 v24, 0, v85, s[16:17]
	v_ldexp_f32 v19, v19, v24
	v_cndmask_b32_e64 v24, 0, v85, s[18:19]
	v_cmp_gt_f32_e64 s[16:17], s63, v21
	v_ldexp_f32 v18, v18, v24
	v_cmp_gt_f32_e64 s[18:19], s63, v20
	v_cndmask_b32_e64 v24, 0, v84, s[16:17]
	v_add_f32_e32 v21, v21, v24
	v_cndmask_b32_e64 v24, 0, v84, s[18:19]
	v_exp_f32_e32 v21, v21
	v_add_f32_e32 v20, v20, v24
	v_exp_f32_e32 v20, v20
	.loc	1 137 25                        ; triton_kernels.py:137:25
	v_pk_add_f32 v[22:23], v[22:23], v[38:39] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	.loc	1 137 18                        ; triton_kernels.py:137:18
	v_cndmask_b32_e64 v24, 0, v85, s[16:17]
	v_pk_mul_f32 v[22:23], v[22:23], s[60:61] op_sel_hi:[1,0]
	v_ldexp_f32 v21, v21, v24
	v_cndmask_b32_e64 v24, 0, v85, s[18:19]
	v_cmp_gt_f32_e64 s[16:17], s63, v23
	v_ldexp_f32 v20, v20, v24
	v_cmp_gt_f32_e64 s[18:19], s63, v22
	v_cndmask_b32_e64 v24, 0, v84, s[16:17]
	v_add_f32_e32 v23, v23, v24
	v_cndmask_b32_e64 v24, 0, v84, s[18:19]
	v_exp_f32_e32 v23, v23
	v_add_f32_e32 v22, v22, v24
	v_exp_f32_e32 v22, v22
	v_cndmask_b32_e64 v24, 0, v85, s[16:17]
	v_ldexp_f32 v25, v23, v24
	v_cndmask_b32_e64 v23, 0, v85, s[18:19]
	v_ldexp_f32 v24, v22, v23
	.loc	1 137 25                        ; triton_kernels.py:137:25
	v_pk_add_f32 v[22:23], v[88:89], v[38:39] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[30:31], v[30:31], v[38:39] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	.loc	1 137 18                        ; triton_kernels.py:137:18
	v_pk_mul_f32 v[22:23], v[22:23], s[60:61] op_sel_hi:[1,0]
	v_pk_mul_f32 v[30:31], v[30:31], s[60:61] op_sel_hi:[1,0]
	v_cmp_gt_f32_e64 s[16:17], s63, v23
	v_cmp_gt_f32_e64 s[18:19], s63, v22
	v_pk_mul_f32 v[32:33], v[32:33], s[60:61] op_sel_hi:[1,0]
	v_cndmask_b32_e64 v28, 0, v84, s[16:17]
	v_add_f32_e32 v23, v23, v28
	v_cndmask_b32_e64 v28, 0, v84, s[18:19]
	v_exp_f32_e32 v23, v23
	v_add_f32_e32 v22, v22, v28
	v_exp_f32_e32 v22, v22
	v_cndmask_b32_e64 v28, 0, v85, s[16:17]
	v_ldexp_f32 v29, v23, v28
	v_cndmask_b32_e64 v23, 0, v85, s[18:19]
	v_ldexp_f32 v28, v22, v23
	.loc	1 137 25                        ; triton_kernels.py:137:25
	v_pk_add_f32 v[22:23], v[26:27], v[38:39] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	.loc	1 137 18                        ; triton_kernels.py:137:18
	s_nop 0
	v_pk_mul_f32 v[22:23], v[22:23], s[60:61] op_sel_hi:[1,0]
	s_nop 0
	v_cmp_gt_f32_e64 s[16:17], s63, v23
	v_cmp_gt_f32_e64 s[18:19], s63, v22
	s_nop 0
	v_cndmask_b32_e64 v26, 0, v84, s[16:17]
	v_add_f32_e32 v23, v23, v26
	v_cndmask_b32_e64 v26, 0, v84, s[18:19]
	v_exp_f32_e32 v23, v23
	v_add_f32_e32 v22, v22, v26
	v_exp_f32_e32 v22, v22
	v_cndmask_b32_e64 v26, 0, v85, s[16:17]
	v_ldexp_f32 v23, v23, v26
	v_cndmask_b32_e64 v26, 0, v85, s[18:19]
	v_ldexp_f32 v22, v22, v26
	.loc	1 137 25                        ; triton_kernels.py:137:25
	v_pk_add_f32 v[26:27], v[106:107], v[38:39] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
.Ltmp13:
	.loc	2 314 12 is_stmt 1              ; standard.py:314:12 @[ triton_kernels.py:139:30 ]
	v_pk_add_f32 v[106:107], v[24:25], v[28:29]
.Ltmp14:
	.loc	1 137 18                        ; triton_kernels.py:137:18
	v_pk_mul_f32 v[26:27], v[26:27], s[60:61] op_sel_hi:[1,0]
	s_nop 0
	v_cmp_gt_f32_e64 s[16:17], s63, v27
	v_cmp_gt_f32_e64 s[18:19], s63, v26
	s_nop 0
	v_cndmask_b32_e64 v88, 0, v84, s[16:17]
	v_add_f32_e32 v27, v27, v88
	v_cndmask_b32_e64 v88, 0, v84, s[18:19]
	v_exp_f32_e32 v27, v27
	v_add_f32_e32 v26, v26, v88
	v_exp_f32_e32 v26, v26
	v_cndmask_b32_e64 v88, 0, v85, s[16:17]
	v_ldexp_f32 v27, v27, v88
	v_cndmask_b32_e64 v88, 0, v85, s[18:19]
	v_cmp_gt_f32_e64 s[16:17], s63, v31
	v_ldexp_f32 v26, v26, v88
	v_cmp_gt_f32_e64 s[18:19], s63, v30
	v_cndmask_b32_e64 v88, 0, v84, s[16:17]
	v_add_f32_e32 v31, v31, v88
	v_cndmask_b32_e64 v88, 0, v84, s[18:19]
	v_exp_f32_e32 v31, v31
	v_add_f32_e32 v30, v30, v88
	v_exp_f32_e32 v30, v30
	v_cndmask_b32_e64 v88, 0, v85, s[16:17]
	v_ldexp_f32 v31, v31, v88
	v_cndmask_b32_e64 v88, 0, v85, s[18:19]
	v_cmp_gt_f32_e64 s[16:17], s63, v33
	v_ldexp_f32 v30, v30, v88
	v_cmp_gt_f32_e64 s[18:19], s63, v32
	v_cndmask_b32_e64 v88, 0, v84, s[16:17]
	v_add_f32_e32 v33, v33, v88
	v_cndmask_b32_e64 v88, 0, v84, s[18:19]
	v_exp_f32_e32 v33, v33
	v_add_f32_e32 v32, v32, v88
	v_exp_f32_e32 v32, v32
	v_cndmask_b32_e64 v88, 0, v85, s[16:17]
	v_ldexp_f32 v33, v33, v88
	v_cndmask_b32_e64 v88, 0, v85, s[18:19]
	v_ldexp_f32 v32, v32, v88
.Ltmp15:
	.loc	2 314 12                        ; standard.py:314:12 @[ triton_kernels.py:139:30 ]
	v_pk_add_f32 v[88:89], v[18:19], v[20:21]
	v_pk_add_f32 v[108:109], v[22:23], v[26:27]
	v_pk_add_f32 v[110:111], v[30:31], v[32:33]
	v_pk_add_f32 v[88:89], v[88:89], v[106:107]
	v_pk_add_f32 v[106:107], v[108:109], v[110:111]
	s_nop 0
	v_pk_add_f32 v[88:89], v[88:89], v[106:107]
	v_mov_b32_e32 v106, 0
.Ltmp16:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ triton_kernels.py:139:30 ] ]
	v_add_f32_e32 v88, v88, v89
.Ltmp17:
	.loc	2 314 12                        ; standard.py:314:12 @[ triton_kernels.py:139:30 ]
	v_mov_b32_e32 v89, v88
	s_nop 1
	v_permlane32_swap_b32_e32 v88, v89
	v_mov_b32_e32 v107, 0
.Ltmp18:
	.loc	1 140 17                        ; triton_kernels.py:140:17
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_72
; %bb.71:                               ;   in Loop: Header=BB0_54 Depth=1
	.loc	1 0 17 is_stmt 0                ; triton_kernels.py:0:17
	v_lshl_add_u64 v[46:47], v[46:47], 1, v[42:43]
	.loc	1 140 17                        ; triton_kernels.py:140:17
	global_load_ushort v107, v[46:47], off
.LBB0_72:                               ;   in Loop: Header=BB0_54 Depth=1
	.loc	1 0 17                          ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[16:17]
	.loc	1 140 17                        ; triton_kernels.py:140:17
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_74
; %bb.73:                               ;   in Loop: Header=BB0_54 Depth=1
	.loc	1 140 25                        ; triton_kernels.py:140:25
	v_lshl_add_u64 v[46:47], v[48:49], 1, v[42:43]
	.loc	1 140 17                        ; triton_kernels.py:140:17
	global_load_ushort v106, v[46:47], off
.LBB0_74:                               ;   in Loop: Header=BB0_54 Depth=1
	.loc	1 0 17                          ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[16:17]
	v_mov_b32_e32 v46, 0
	v_mov_b32_e32 v47, 0
	.loc	1 140 17                        ; triton_kernels.py:140:17
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_76
; %bb.75:                               ;   in Loop: Header=BB0_54 Depth=1
	.loc	1 140 25                        ; triton_kernels.py:140:25
	v_lshl_add_u64 v[48:49], v[50:51], 1, v[42:43]
	.loc	1 140 17                        ; triton_kernels.py:140:17
	global_load_ushort v47, v[48:49], off
.LBB0_76:                               ;   in Loop: Header=BB0_54 Depth=1
	.loc	1 0 17                          ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[0:1]
	.loc	1 140 17                        ; triton_kernels.py:140:17
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_78
; %bb.77:                               ;   in Loop: Header=BB0_54 Depth=1
	.loc	1 140 25                        ; triton_kernels.py:140:25
	v_lshl_add_u64 v[48:49], v[52:53], 1, v[42:43]
	.loc	1 140 17                        ; triton_kernels.py:140:17
	global_load_ushort v46, v[48:49], off
.LBB0_78:                               ;   in Loop: Header=BB0_54 Depth=1
	.loc	1 0 17                          ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v48, 0
	v_mov_b32_e32 v49, 0
	.loc	1 140 17                        ; triton_kernels.py:140:17
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_80
; %bb.79:                               ;   in Loop: Header=BB0_54 Depth=1
	.loc	1 140 25                        ; triton_kernels.py:140:25
	v_lshl_add_u64 v[50:51], v[54:55], 1, v[42:43]
	.loc	1 140 17                        ; triton_kernels.py:140:17
	global_load_ushort v49, v[50:51], off
.LBB0_80:                               ;   in Loop: Header=BB0_54 Depth=1
	.loc	1 0 17                          ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[0:1]
	.loc	1 140 17                        ; triton_kernels.py:140:17
	s_and_saveexec_b64 s[0:1], s[26:27]
	s_cbranch_execz .LBB0_82
; %bb.81:                               ;   in Loop: Header=BB0_54 Depth=1
	.loc	1 140 25                        ; triton_kernels.py:140:25
	v_lshl_add_u64 v[50:51], v[56:57], 1, v[42:43]
	.loc	1 140 17                        ; triton_kernels.py:140:17
	global_load_ushort v48, v[50:51], off
.LBB0_82:                               ;   in Loop: Header=BB0_54 Depth=1
	.loc	1 0 17                          ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v50, 0
	v_mov_b32_e32 v51, 0
	.loc	1 140 17                        ; triton_kernels.py:140:17
	s_and_saveexec_b64 s[0:1], s[12:13]
	s_cbranch_execz .LBB0_84
; %bb.83:                               ;   in Loop: Header=BB0_54 Depth=1
	.loc	1 140 25                        ; triton_kernels.py:140:25
	v_lshl_add_u64 v[52:53], v[58:59], 1, v[42:43]
	.loc	1 140 17                        ; triton_kernels.py:140:17
	global_load_ushort v51, v[52:53], off
.LBB0_84:                               ;   in Loop: Header=BB0_54 Depth=1
	.loc	1 0 17                          ; triton_kernels.py:0:17
	s_or_b64 exec, exec, s[0:1]
	.loc	1 140 17                        ; triton_kernels.py:140:17
	s_and_saveexec_b64 s[0:1], s[14:15]
	s_cbranch_execz .LBB0_53
; %bb.85:                               ;   in Loop: Header=BB0_54 Depth=1
	.loc	1 140 25                        ; triton_kernels.py:140:25
	v_lshl_add_u64 v[52:53], v[44:45], 1, v[42:43]
	.loc	1 140 17                        ; triton_kernels.py:140:17
	global_load_ushort v50, v[52:53], off
	s_branch .LBB0_53
.LBB0_86:
	.loc	1 0 17                          ; triton_kernels.py:0:17
	s_movk_i32 s61, 0x1000
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v16, 0
.LBB0_87:                               ; %Flow211
	.loc	1 131 5 is_stmt 1               ; triton_kernels.py:131:5
	s_add_i32 s1, s10, 31
	s_ashr_i32 s0, s1, 31
	s_lshr_b32 s0, s0, 27
	s_add_i32 s0, s1, s0
	s_ashr_i32 s0, s0, 5
	s_lshr_b32 s5, s33, 6
	s_max_i32 s0, s0, 1
	s_cmp_gt_i32 s1, 31
	v_mov_b32_e32 v32, 0
	s_cselect_b64 s[2:3], -1, 0
	s_cmp_lt_i32 s1, 32
	.loc	1 134 17                        ; triton_kernels.py:134:17
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v33, v32
	v_mov_b32_e32 v40, v32
	v_mov_b32_e32 v41, v32
	v_mov_b32_e32 v28, v32
	v_mov_b32_e32 v29, v32
	v_mov_b32_e32 v18, v32
	v_mov_b32_e32 v19, v32
	v_mov_b32_e32 v20, v32
	v_mov_b32_e32 v21, v32
	v_mov_b32_e32 v22, v32
	v_mov_b32_e32 v23, v32
	v_mov_b32_e32 v24, v32
	v_mov_b32_e32 v25, v32
	.loc	1 133 15                        ; triton_kernels.py:133:15
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc1 .LBB0_89
; %bb.88:
	v_add_u32_e32 v0, s22, v70
	ds_read_b128 v[40:43], v0
	v_add_u32_e32 v0, s22, v71
	.loc	1 134 17                        ; triton_kernels.py:134:17
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x16_f16 v[18:33], v[40:43], v[94:97], 0
	.loc	1 133 15                        ; triton_kernels.py:133:15
	ds_read_b128 v[40:43], v0
	.loc	1 134 17                        ; triton_kernels.py:134:17
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x16_f16 v[18:33], v[40:43], v[90:93], v[18:33]
	s_nop 11
	v_mov_b32_e32 v40, v27
	v_mov_b32_e32 v41, v28
	v_mov_b32_e32 v28, v29
	v_mov_b32_e32 v29, v30
.LBB0_89:
	.loc	1 131 5                         ; triton_kernels.py:131:5
	s_lshl_b32 s0, s0, 5
	s_sub_i32 s0, s0, 32
	.loc	1 125 39                        ; triton_kernels.py:125:39
	v_or_b32_e32 v0, s0, v34
	.loc	1 132 19                        ; triton_kernels.py:132:19
	v_or_b32_e32 v30, s0, v36
	v_or_b32_e32 v36, s0, v62
	v_or_b32_e32 v47, s0, v1
	v_or_b32_e32 v48, 16, v0
	v_or_b32_e32 v53, 25, v0
	.loc	1 134 17                        ; triton_kernels.py:134:17
	v_pk_mul_f32 v[0:1], s[52:53], v[18:19] op_sel_hi:[0,1]
	v_pk_mul_f32 v[18:19], s[52:53], v[20:21] op_sel_hi:[0,1]
	.loc	1 135 17                        ; triton_kernels.py:135:17
	v_mov_b32_e32 v58, 0xff800000
	.loc	1 133 75                        ; triton_kernels.py:133:75
	v_cmp_gt_i32_e32 vcc, s10, v30
	.loc	1 132 19                        ; triton_kernels.py:132:19
	v_or_b32_e32 v42, s0, v61
	.loc	1 134 17                        ; triton_kernels.py:134:17
	v_pk_mul_f32 v[20:21], s[52:53], v[22:23] op_sel_hi:[0,1]
	v_pk_mul_f32 v[22:23], s[52:53], v[24:25] op_sel_hi:[0,1]
	.loc	1 135 17                        ; triton_kernels.py:135:17
	v_cndmask_b32_e32 v30, v58, v18, vcc
	.loc	1 133 75                        ; triton_kernels.py:133:75
	v_cmp_gt_i32_e32 vcc, s10, v36
	.loc	1 132 19                        ; triton_kernels.py:132:19
	v_or_b32_e32 v43, s0, v60
	v_or_b32_e32 v44, s0, v39
	.loc	1 135 17                        ; triton_kernels.py:135:17
	v_cndmask_b32_e32 v23, v58, v23, vcc
	.loc	1 133 75                        ; triton_kernels.py:133:75
	v_cmp_gt_i32_e32 vcc, s10, v42
	.loc	1 132 19                        ; triton_kernels.py:132:19
	v_or_b32_e32 v35, s0, v35
	.loc	1 134 17                        ; triton_kernels.py:134:17
	v_mul_f32_e32 v56, s52, v26
	.loc	1 135 17                        ; triton_kernels.py:135:17
	v_cndmask_b32_e32 v22, v58, v22, vcc
	.loc	1 133 75                        ; triton_kernels.py:133:75
	v_cmp_gt_i32_e32 vcc, s10, v43
	.loc	1 134 17                        ; triton_kernels.py:134:17
	v_pk_mul_f32 v[26:27], s[52:53], v[28:29] op_sel_hi:[0,1]
	v_pk_mul_f32 v[28:29], s[52:53], v[32:33] op_sel_hi:[0,1]
	.loc	1 135 17                        ; triton_kernels.py:135:17
	v_cndmask_b32_e32 v33, v58, v21, vcc
	.loc	1 133 75                        ; triton_kernels.py:133:75
	v_cmp_gt_i32_e32 vcc, s10, v44
	.loc	1 132 19                        ; triton_kernels.py:132:19
	v_or_b32_e32 v46, s0, v34
	.loc	1 134 17                        ; triton_kernels.py:134:17
	v_mul_f32_e32 v57, s52, v31
	.loc	1 135 17                        ; triton_kernels.py:135:17
	v_cndmask_b32_e32 v32, v58, v20, vcc
	.loc	1 133 75                        ; triton_kernels.py:133:75
	v_cmp_gt_i32_e32 vcc, s10, v35
	.loc	1 132 19                        ; triton_kernels.py:132:19
	v_or_b32_e32 v49, s0, v64
	v_or_b32_e32 v50, s0, v63
	.loc	1 135 17                        ; triton_kernels.py:135:17
	v_cndmask_b32_e32 v31, v58, v19, vcc
	.loc	1 133 75                        ; triton_kernels.py:133:75
	v_cmp_gt_i32_e32 vcc, s10, v46
	.loc	1 134 17                        ; triton_kernels.py:134:17
	v_pk_mul_f32 v[24:25], s[52:53], v[40:41] op_sel_hi:[0,1]
	.loc	1 132 19                        ; triton_kernels.py:132:19
	v_or_b32_e32 v51, s0, v66
	.loc	1 135 17                        ; triton_kernels.py:135:17
	v_cndmask_b32_e32 v0, v58, v0, vcc
	.loc	1 133 75                        ; triton_kernels.py:133:75
	v_cmp_gt_i32_e32 vcc, s10, v47
	.loc	1 132 19                        ; triton_kernels.py:132:19
	v_or_b32_e32 v52, s0, v65
	v_or_b32_e32 v54, s0, v68
	.loc	1 135 17                        ; triton_kernels.py:135:17
	v_cndmask_b32_e32 v1, v58, v1, vcc
	.loc	1 133 75                        ; triton_kernels.py:133:75
	v_cmp_gt_i32_e32 vcc, s10, v48
	.loc	1 132 19                        ; triton_kernels.py:132:19
	v_or_b32_e32 v55, s0, v67
.Ltmp19:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ triton_kernels.py:136:35 ] ]
	v_max_f32_e32 v18, v0, v1
.Ltmp20:
	.loc	1 135 17                        ; triton_kernels.py:135:17
	v_cndmask_b32_e32 v40, v58, v56, vcc
	.loc	1 133 75                        ; triton_kernels.py:133:75
	v_cmp_gt_i32_e32 vcc, s10, v49
.Ltmp21:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ triton_kernels.py:136:35 ] ]
	v_max3_f32 v19, v31, v32, v33
	v_max3_f32 v18, v18, v30, v19
.Ltmp22:
	.loc	1 135 17                        ; triton_kernels.py:135:17
	v_cndmask_b32_e32 v42, v58, v27, vcc
	.loc	1 133 75                        ; triton_kernels.py:133:75
	v_cmp_gt_i32_e32 vcc, s10, v50
	s_mov_b32 s4, 0x3fb8aa3b
	s_mov_b32 s6, 0xc2fc0000
	.loc	1 135 17                        ; triton_kernels.py:135:17
	v_cndmask_b32_e32 v27, v58, v26, vcc
	.loc	1 133 75                        ; triton_kernels.py:133:75
	v_cmp_gt_i32_e32 vcc, s10, v51
	.loc	1 137 18                        ; triton_kernels.py:137:18
	v_not_b32_e32 v35, 63
	.loc	1 135 17                        ; triton_kernels.py:135:17
	s_nop 0
	v_cndmask_b32_e32 v26, v58, v25, vcc
	.loc	1 133 75                        ; triton_kernels.py:133:75
	v_cmp_gt_i32_e32 vcc, s10, v52
	.loc	1 135 17                        ; triton_kernels.py:135:17
	s_nop 1
	v_cndmask_b32_e32 v41, v58, v24, vcc
	.loc	1 133 75                        ; triton_kernels.py:133:75
	v_cmp_gt_i32_e32 vcc, s10, v53
.Ltmp23:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ triton_kernels.py:136:35 ] ]
	v_max3_f32 v25, v41, v26, v27
	v_max3_f32 v24, v22, v23, v40
.Ltmp24:
	.loc	1 135 17                        ; triton_kernels.py:135:17
	v_cndmask_b32_e32 v43, v58, v57, vcc
	.loc	1 133 75                        ; triton_kernels.py:133:75
	v_cmp_gt_i32_e32 vcc, s10, v54
	.loc	1 135 17                        ; triton_kernels.py:135:17
	s_nop 1
	v_cndmask_b32_e32 v21, v58, v29, vcc
	.loc	1 133 75                        ; triton_kernels.py:133:75
	v_cmp_gt_i32_e32 vcc, s10, v55
	.loc	1 135 17                        ; triton_kernels.py:135:17
	s_nop 1
	v_cndmask_b32_e32 v20, v58, v28, vcc
.Ltmp25:
	.loc	2 196 12                        ; standard.py:196:12 @[ standard.py:216:16 @[ triton_kernels.py:136:35 ] ]
	v_max3_f32 v19, v42, v43, v20
	v_max3_f32 v19, v25, v19, v21
	v_max3_f32 v18, v18, v24, v19
.Ltmp26:
	.loc	2 216 16                        ; standard.py:216:16 @[ triton_kernels.py:136:35 ]
	v_mov_b32_e32 v19, v18
	s_nop 1
	v_permlane32_swap_b32_e32 v18, v19
.Ltmp27:
	.loc	1 136 19                        ; triton_kernels.py:136:19
	v_max3_f32 v18, v38, v18, v19
	.loc	1 137 25                        ; triton_kernels.py:137:25
	v_pk_add_f32 v[0:1], v[0:1], v[18:19] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	v_pk_add_f32 v[46:47], v[20:21], v[18:19] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	.loc	1 137 18 is_stmt 0              ; triton_kernels.py:137:18
	v_pk_mul_f32 v[0:1], v[0:1], s[4:5] op_sel_hi:[1,0]
	v_mov_b32_e32 v19, 0x42800000
	v_cmp_gt_f32_e32 vcc, s6, v1
	v_cmp_gt_f32_e64 s[0:1], s6, v0
	.loc	1 137 25                        ; triton_kernels.py:137:25
	v_pk_add_f32 v[22:23], v[22:23], v[18:19] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	.loc	1 137 18                        ; triton_kernels.py:137:18
	v_cndmask_b32_e32 v20, 0, v19, vcc
	v_add_f32_e32 v1, v1, v20
	v_cndmask_b32_e64 v20, 0, v19, s[0:1]
	v_exp_f32_e32 v1, v1
	v_add_f32_e32 v0, v0, v20
	v_exp_f32_e32 v0, v0
	v_cndmask_b32_e32 v20, 0, v35, vcc
	v_ldexp_f32 v1, v1, v20
	v_cndmask_b32_e64 v20, 0, v35, s[0:1]
	v_ldexp_f32 v0, v0, v20
	.loc	1 137 25                        ; triton_kernels.py:137:25
	v_pk_add_f32 v[20:21], v[30:31], v[18:19] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	.loc	1 137 18                        ; triton_kernels.py:137:18
	v_pk_mul_f32 v[22:23], v[22:23], s[4:5] op_sel_hi:[1,0]
	v_pk_mul_f32 v[20:21], v[20:21], s[4:5] op_sel_hi:[1,0]
	.loc	1 137 25                        ; triton_kernels.py:137:25
	v_pk_add_f32 v[26:27], v[26:27], v[18:19] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	.loc	1 137 18                        ; triton_kernels.py:137:18
	v_cmp_gt_f32_e32 vcc, s6, v21
	v_cmp_gt_f32_e64 s[0:1], s6, v20
	v_pk_mul_f32 v[26:27], v[26:27], s[4:5] op_sel_hi:[1,0]
	v_cndmask_b32_e32 v24, 0, v19, vcc
	v_add_f32_e32 v21, v21, v24
	v_cndmask_b32_e64 v24, 0, v19, s[0:1]
	v_exp_f32_e32 v21, v21
	v_add_f32_e32 v20, v20, v24
	v_exp_f32_e32 v20, v20
	v_cndmask_b32_e32 v24, 0, v35, vcc
	v_ldexp_f32 v21, v21, v24
	v_cndmask_b32_e64 v24, 0, v35, s[0:1]
	v_ldexp_f32 v20, v20, v24
	.loc	1 137 25                        ; triton_kernels.py:137:25
	v_pk_add_f32 v[24:25], v[32:33], v[18:19] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
	.loc	1 137 18                        ; triton_kernels.py:137:18
	s_nop 0
	v_pk_mul_f32 v[24:25], v[24:25], s[4:5] op_sel_hi:[1,0]
	s_nop 0
	v_cmp_gt_f32_e32 vcc, s6, v25
	v_cmp_gt_f32_e64 s[0:1], s6, v24
	s_nop 0
	v_cndmask_b32_e32 v28, 0, v19, vcc
	v_add_f32_e32 v25, v25, v28
	v_cndmask_b32_e64 v28, 0, v19, s[0:1]
	v_exp_f32_e32 v25, v25
	v_add_f32_e32 v24, v24, v28
	v_exp_f32_e32 v24, v24
	v_cndmask_b32_e32 v28, 0, v35, vcc
	v_ldexp_f32 v25, v25, v28
	v_cndmask_b32_e64 v28, 0, v35, s[0:1]
	v_cmp_gt_f32_e32 vcc, s6, v23
	v_ldexp_f32 v24, v24, v28
	v_cmp_gt_f32_e64 s[0:1], s6, v22
	v_cndmask_b32_e32 v28, 0, v19, vcc
	v_add_f32_e32 v23, v23, v28
	v_cndmask_b32_e64 v28, 0, v19, s[0:1]
	v_exp_f32_e32 v23, v23
	v_add_f32_e32 v22, v22, v28
	v_exp_f32_e32 v22, v22
	v_cndmask_b32_e32 v28, 0, v35, vcc
	v_ldexp_f32 v29, v23, v28
	v_cndmask_b32_e64 v23, 0, v35, s[0:1]
	v_ldexp_f32 v28, v22, v23
	.loc	1 137 25                        ; triton_kernels.py:137:25
	v_pk_add_f32 v[22:23], v[40:41], v[18:19] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
.Ltmp28:
	.loc	2 314 12 is_stmt 1              ; standard.py:314:12 @[ triton_kernels.py:139:30 ]
	v_pk_add_f32 v[40:41], v[0:1], v[20:21]
.Ltmp29:
	.loc	1 137 18                        ; triton_kernels.py:137:18
	v_pk_mul_f32 v[22:23], v[22:23], s[4:5] op_sel_hi:[1,0]
	s_nop 0
	v_cmp_gt_f32_e32 vcc, s6, v23
	v_cmp_gt_f32_e64 s[0:1], s6, v22
	s_nop 0
	v_cndmask_b32_e32 v30, 0, v19, vcc
	v_add_f32_e32 v23, v23, v30
	v_cndmask_b32_e64 v30, 0, v19, s[0:1]
	v_exp_f32_e32 v23, v23
	v_add_f32_e32 v22, v22, v30
	v_exp_f32_e32 v22, v22
	v_cndmask_b32_e32 v30, 0, v35, vcc
	v_ldexp_f32 v23, v23, v30
	v_cndmask_b32_e64 v30, 0, v35, s[0:1]
	v_cmp_gt_f32_e32 vcc, s6, v27
	v_ldexp_f32 v22, v22, v30
	v_cmp_gt_f32_e64 s[0:1], s6, v26
	v_cndmask_b32_e32 v30, 0, v19, vcc
	v_add_f32_e32 v27, v27, v30
	v_cndmask_b32_e64 v30, 0, v19, s[0:1]
	v_exp_f32_e32 v27, v27
	v_add_f32_e32 v26, v26, v30
	v_exp_f32_e32 v26, v26
	v_cndmask_b32_e32 v30, 0, v35, vcc
	v_ldexp_f32 v27, v27, v30
	v_cndmask_b32_e64 v30, 0, v35, s[0:1]
	v_ldexp_f32 v26, v26, v30
	.loc	1 137 25 is_stmt 0              ; triton_kernels.py:137:25
	v_pk_add_f32 v[30:31], v[42:43], v[18:19] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[0,1]
.Ltmp30:
	.loc	2 314 12 is_stmt 1              ; standard.py:314:12 @[ triton_kernels.py:139:30 ]
	v_pk_add_f32 v[42:43], v[24:25], v[28:29]
.Ltmp31:
	.loc	1 137 18                        ; triton_kernels.py:137:18
	v_pk_mul_f32 v[30:31], v[30:31], s[4:5] op_sel_hi:[1,0]
.Ltmp32:
	.loc	2 314 12                        ; standard.py:314:12 @[ triton_kernels.py:139:30 ]
	v_pk_add_f32 v[40:41], v[40:41], v[42:43]
.Ltmp33:
	.loc	1 137 18                        ; triton_kernels.py:137:18
	v_cmp_gt_f32_e32 vcc, s6, v31
	v_cmp_gt_f32_e64 s[0:1], s6, v30
	s_nop 0
	v_cndmask_b32_e32 v32, 0, v19, vcc
	v_add_f32_e32 v31, v31, v32
	v_cndmask_b32_e64 v32, 0, v19, s[0:1]
	v_exp_f32_e32 v31, v31
	v_add_f32_e32 v30, v30, v32
	v_exp_f32_e32 v30, v30
	v_cndmask_b32_e32 v32, 0, v35, vcc
	v_ldexp_f32 v31, v31, v32
	v_cndmask_b32_e64 v32, 0, v35, s[0:1]
	v_ldexp_f32 v30, v30, v32
	v_pk_mul_f32 v[32:33], v[46:47], s[4:5] op_sel_hi:[1,0]
.Ltmp34:
	.loc	2 314 12                        ; standard.py:314:12 @[ triton_kernels.py:139:30 ]
	v_pk_add_f32 v[46:47], v[22:23], v[26:27]
.Ltmp35:
	.loc	1 137 18                        ; triton_kernels.py:137:18
	v_cmp_gt_f32_e32 vcc, s6, v33
	v_cmp_gt_f32_e64 s[0:1], s6, v32
	s_nop 0
	v_cndmask_b32_e32 v36, 0, v19, vcc
	v_add_f32_e32 v33, v33, v36
	v_cndmask_b32_e64 v36, 0, v19, s[0:1]
	v_exp_f32_e32 v33, v33
	v_add_f32_e32 v32, v32, v36
	v_exp_f32_e32 v32, v32
	v_cndmask_b32_e32 v36, 0, v35, vcc
	v_ldexp_f32 v33, v33, v36
	v_cndmask_b32_e64 v36, 0, v35, s[0:1]
	v_ldexp_f32 v32, v32, v36
.Ltmp36:
	.loc	2 314 12                        ; standard.py:314:12 @[ triton_kernels.py:139:30 ]
	v_pk_add_f32 v[48:49], v[30:31], v[32:33]
.Ltmp37:
	.loc	1 140 17                        ; triton_kernels.py:140:17
	v_cmp_eq_u32_e32 vcc, 0, v69
.Ltmp38:
	.loc	2 314 12                        ; standard.py:314:12 @[ triton_kernels.py:139:30 ]
	v_pk_add_f32 v[42:43], v[46:47], v[48:49]
.Ltmp39:
	.loc	1 141 16                        ; triton_kernels.py:141:16
	s_and_b64 s[0:1], s[2:3], exec
.Ltmp40:
	.loc	2 314 12                        ; standard.py:314:12 @[ triton_kernels.py:139:30 ]
	v_pk_add_f32 v[40:41], v[40:41], v[42:43]
.Ltmp41:
	.loc	1 140 17                        ; triton_kernels.py:140:17
	v_mov_b32_e32 v42, 0x108
.Ltmp42:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ triton_kernels.py:139:30 ] ]
	v_add_f32_e32 v36, v40, v41
.Ltmp43:
	.loc	1 140 17                        ; triton_kernels.py:140:17
	v_and_b32_e32 v41, 24, v74
	v_cndmask_b32_e64 v42, v42, 0, vcc
	v_bitop3_b32 v41, v72, v42, v41 bitop3:0x36
	v_and_or_b32 v41, v73, 32, v41
	v_add_u32_e32 v42, s61, v41
	v_xad_u32 v41, v41, 16, s61
	ds_read_b64_tr_b16 v[50:51], v42
	ds_read_b64_tr_b16 v[46:47], v42 offset:1024
	ds_read_b64_tr_b16 v[52:53], v41 offset:512
	ds_read_b64_tr_b16 v[48:49], v41 offset:1536
.Ltmp44:
	.loc	2 314 12                        ; standard.py:314:12 @[ triton_kernels.py:139:30 ]
	v_mov_b32_e32 v40, v36
.Ltmp45:
	.loc	1 141 16                        ; triton_kernels.py:141:16
	s_cselect_b32 s0, 1, 0
	s_cmp_lg_u32 s0, 1
.Ltmp46:
	.loc	2 314 12                        ; standard.py:314:12 @[ triton_kernels.py:139:30 ]
	v_permlane32_swap_b32_e32 v36, v40
	s_cbranch_scc1 .LBB0_91
.Ltmp47:
; %bb.90:
	.loc	1 138 23                        ; triton_kernels.py:138:23
	v_sub_f32_e32 v18, v38, v18
	.loc	1 138 16 is_stmt 0              ; triton_kernels.py:138:16
	v_mul_f32_e32 v18, 0x3fb8aa3b, v18
	v_cmp_gt_f32_e32 vcc, s6, v18
	.loc	1 141 23 is_stmt 1              ; triton_kernels.py:141:23
	v_cvt_pk_f16_f32 v57, v28, v29
	v_cvt_pk_f16_f32 v56, v24, v25
	.loc	1 138 16                        ; triton_kernels.py:138:16
	v_cndmask_b32_e32 v19, 0, v19, vcc
	v_add_f32_e32 v18, v18, v19
	v_exp_f32_e32 v18, v18
	v_cndmask_b32_e32 v19, 0, v35, vcc
	.loc	1 141 23                        ; triton_kernels.py:141:23
	v_cvt_pk_f16_f32 v55, v20, v21
	v_cvt_pk_f16_f32 v54, v0, v1
	.loc	1 138 16                        ; triton_kernels.py:138:16
	v_ldexp_f32 v18, v18, v19
	.loc	1 141 53                        ; triton_kernels.py:141:53
	v_pk_mul_f32 v[16:17], v[16:17], v[18:19] op_sel_hi:[1,0]
	v_pk_mul_f32 v[14:15], v[14:15], v[18:19] op_sel_hi:[1,0]
	v_pk_mul_f32 v[12:13], v[12:13], v[18:19] op_sel_hi:[1,0]
	v_pk_mul_f32 v[10:11], v[10:11], v[18:19] op_sel_hi:[1,0]
	v_pk_mul_f32 v[8:9], v[8:9], v[18:19] op_sel_hi:[1,0]
	v_pk_mul_f32 v[6:7], v[6:7], v[18:19] op_sel_hi:[1,0]
	v_pk_mul_f32 v[4:5], v[4:5], v[18:19] op_sel_hi:[1,0]
	v_pk_mul_f32 v[2:3], v[2:3], v[18:19] op_sel_hi:[1,0]
.Ltmp48:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ triton_kernels.py:139:30 ] ]
	v_add_f32_e32 v0, v36, v40
.Ltmp49:
	.loc	1 139 16                        ; triton_kernels.py:139:16
	v_fmac_f32_e32 v0, v45, v18
	.loc	1 141 16                        ; triton_kernels.py:141:16
	s_waitcnt lgkmcnt(1)
	v_mfma_f32_32x32x16_f16 v[2:17], v[50:53], v[54:57], v[2:17]
	.loc	1 141 23 is_stmt 0              ; triton_kernels.py:141:23
	v_cvt_pk_f16_f32 v21, v32, v33
	v_cvt_pk_f16_f32 v20, v30, v31
	v_cvt_pk_f16_f32 v19, v26, v27
	v_cvt_pk_f16_f32 v18, v22, v23
	v_mov_b32_e32 v45, v0
	.loc	1 141 16                        ; triton_kernels.py:141:16
	s_waitcnt lgkmcnt(0)
	v_mfma_f32_32x32x16_f16 v[2:17], v[46:49], v[18:21], v[2:17]
.LBB0_91:
	.loc	1 125 12 is_stmt 1              ; triton_kernels.py:125:12
	v_or_b32_e32 v0, s11, v37
	.loc	1 143 5                         ; triton_kernels.py:143:5
	s_cmp_eq_u32 s5, 0
	.loc	1 127 70                        ; triton_kernels.py:127:70
	v_cmp_gt_i32_e32 vcc, s10, v0
	.loc	1 143 5                         ; triton_kernels.py:143:5
	s_cselect_b64 s[0:1], -1, 0
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_93
; %bb.92:                               ; %.critedge
	.loc	1 143 60 is_stmt 0              ; triton_kernels.py:143:60
	s_nop 4
	v_div_scale_f32 v1, s[0:1], v45, v45, v17
	v_rcp_f32_e32 v18, v1
	v_div_scale_f32 v19, vcc, v17, v45, v17
	v_div_scale_f32 v20, s[0:1], v45, v45, v16
	.loc	1 127 25 is_stmt 1              ; triton_kernels.py:127:25
	v_lshlrev_b32_e32 v0, 5, v0
	.loc	1 143 60                        ; triton_kernels.py:143:60
	v_fma_f32 v21, -v1, v18, 1.0
	v_fmac_f32_e32 v18, v21, v18
	v_mul_f32_e32 v21, v19, v18
	v_fma_f32 v22, -v1, v21, v19
	v_fmac_f32_e32 v21, v22, v18
	v_fma_f32 v1, -v1, v21, v19
	v_rcp_f32_e32 v19, v20
	v_div_fmas_f32 v1, v1, v18, v21
	v_div_fixup_f32 v28, v1, v45, v17
	v_fma_f32 v1, -v20, v19, 1.0
	v_fmac_f32_e32 v19, v1, v19
	v_div_scale_f32 v1, vcc, v16, v45, v16
	v_mul_f32_e32 v17, v1, v19
	v_fma_f32 v18, -v20, v17, v1
	v_fmac_f32_e32 v17, v18, v19
	v_div_scale_f32 v18, s[0:1], v45, v45, v15
	v_fma_f32 v1, -v20, v17, v1
	v_rcp_f32_e32 v20, v18
	v_div_fmas_f32 v1, v1, v19, v17
	v_div_fixup_f32 v29, v1, v45, v16
	v_fma_f32 v1, -v18, v20, 1.0
	v_fmac_f32_e32 v20, v1, v20
	v_div_scale_f32 v1, vcc, v15, v45, v15
	v_mul_f32_e32 v16, v1, v20
	v_fma_f32 v17, -v18, v16, v1
	v_fmac_f32_e32 v16, v17, v20
	v_div_scale_f32 v17, s[0:1], v45, v45, v14
	v_fma_f32 v1, -v18, v16, v1
	v_rcp_f32_e32 v18, v17
	v_div_fmas_f32 v1, v1, v20, v16
	v_div_fixup_f32 v30, v1, v45, v15
	v_fma_f32 v1, -v17, v18, 1.0
	v_fmac_f32_e32 v18, v1, v18
	v_div_scale_f32 v1, vcc, v14, v45, v14
	v_mul_f32_e32 v15, v1, v18
	v_fma_f32 v16, -v17, v15, v1
	v_fmac_f32_e32 v15, v16, v18
	v_div_scale_f32 v16, s[0:1], v45, v45, v13
	v_fma_f32 v1, -v17, v15, v1
	v_rcp_f32_e32 v17, v16
	v_div_fmas_f32 v1, v1, v18, v15
	v_div_fixup_f32 v31, v1, v45, v14
	v_fma_f32 v1, -v16, v17, 1.0
	v_fmac_f32_e32 v17, v1, v17
	v_div_scale_f32 v1, vcc, v13, v45, v13
	v_mul_f32_e32 v14, v1, v17
	v_fma_f32 v15, -v16, v14, v1
	v_fmac_f32_e32 v14, v15, v17
	v_div_scale_f32 v15, s[0:1], v45, v45, v12
	v_fma_f32 v1, -v16, v14, v1
	v_rcp_f32_e32 v16, v15
	v_div_fmas_f32 v1, v1, v17, v14
	v_div_fixup_f32 v32, v1, v45, v13
	v_fma_f32 v1, -v15, v16, 1.0
	v_fmac_f32_e32 v16, v1, v16
	v_div_scale_f32 v1, vcc, v12, v45, v12
	v_mul_f32_e32 v13, v1, v16
	v_fma_f32 v14, -v15, v13, v1
	v_fmac_f32_e32 v13, v14, v16
	v_div_scale_f32 v14, s[0:1], v45, v45, v11
	v_fma_f32 v1, -v15, v13, v1
	v_rcp_f32_e32 v15, v14
	v_div_fmas_f32 v1, v1, v16, v13
	v_div_fixup_f32 v33, v1, v45, v12
	v_fma_f32 v1, -v14, v15, 1.0
	v_fmac_f32_e32 v15, v1, v15
	v_div_scale_f32 v1, vcc, v11, v45, v11
	v_mul_f32_e32 v12, v1, v15
	v_fma_f32 v13, -v14, v12, v1
	v_fmac_f32_e32 v12, v13, v15
	v_div_scale_f32 v13, s[0:1], v45, v45, v10
	v_fma_f32 v1, -v14, v12, v1
	v_rcp_f32_e32 v14, v13
	v_div_fmas_f32 v1, v1, v15, v12
	v_div_fixup_f32 v35, v1, v45, v11
	v_fma_f32 v1, -v13, v14, 1.0
	v_fmac_f32_e32 v14, v1, v14
	v_div_scale_f32 v1, vcc, v10, v45, v10
	v_mul_f32_e32 v11, v1, v14
	v_fma_f32 v12, -v13, v11, v1
	v_fmac_f32_e32 v11, v12, v14
	v_div_scale_f32 v12, s[0:1], v45, v45, v9
	v_fma_f32 v1, -v13, v11, v1
	v_rcp_f32_e32 v13, v12
	v_div_fmas_f32 v1, v1, v14, v11
	v_div_fixup_f32 v36, v1, v45, v10
	v_fma_f32 v1, -v12, v13, 1.0
	v_fmac_f32_e32 v13, v1, v13
	v_div_scale_f32 v1, vcc, v9, v45, v9
	v_mul_f32_e32 v10, v1, v13
	v_fma_f32 v11, -v12, v10, v1
	v_fmac_f32_e32 v10, v11, v13
	v_div_scale_f32 v11, s[0:1], v45, v45, v8
	v_fma_f32 v1, -v12, v10, v1
	v_rcp_f32_e32 v12, v11
	v_div_fmas_f32 v1, v1, v13, v10
	v_div_fixup_f32 v37, v1, v45, v9
	v_fma_f32 v1, -v11, v12, 1.0
	v_fmac_f32_e32 v12, v1, v12
	v_div_scale_f32 v1, vcc, v8, v45, v8
	v_mul_f32_e32 v9, v1, v12
	v_fma_f32 v10, -v11, v9, v1
	v_fmac_f32_e32 v9, v10, v12
	v_div_scale_f32 v10, s[0:1], v45, v45, v7
	v_fma_f32 v1, -v11, v9, v1
	v_rcp_f32_e32 v11, v10
	v_div_fmas_f32 v1, v1, v12, v9
	v_div_fixup_f32 v38, v1, v45, v8
	v_fma_f32 v1, -v10, v11, 1.0
	v_fmac_f32_e32 v11, v1, v11
	v_div_scale_f32 v1, vcc, v7, v45, v7
	v_mul_f32_e32 v8, v1, v11
	v_fma_f32 v9, -v10, v8, v1
	v_fmac_f32_e32 v8, v9, v11
	v_div_scale_f32 v9, s[0:1], v45, v45, v6
	v_fma_f32 v1, -v10, v8, v1
	v_rcp_f32_e32 v10, v9
	v_div_fmas_f32 v1, v1, v11, v8
	v_div_fixup_f32 v40, v1, v45, v7
	v_fma_f32 v1, -v9, v10, 1.0
	v_fmac_f32_e32 v10, v1, v10
	v_div_scale_f32 v1, vcc, v6, v45, v6
	v_mul_f32_e32 v7, v1, v10
	v_fma_f32 v8, -v9, v7, v1
	v_fmac_f32_e32 v7, v8, v10
	v_div_scale_f32 v8, s[0:1], v45, v45, v5
	v_fma_f32 v1, -v9, v7, v1
	v_rcp_f32_e32 v9, v8
	v_div_fmas_f32 v1, v1, v10, v7
	v_div_fixup_f32 v41, v1, v45, v6
	v_fma_f32 v1, -v8, v9, 1.0
	v_fmac_f32_e32 v9, v1, v9
	v_div_scale_f32 v1, vcc, v5, v45, v5
	v_mul_f32_e32 v6, v1, v9
	v_fma_f32 v7, -v8, v6, v1
	v_fmac_f32_e32 v6, v7, v9
	v_div_scale_f32 v7, s[0:1], v45, v45, v4
	v_fma_f32 v1, -v8, v6, v1
	v_rcp_f32_e32 v8, v7
	v_div_fmas_f32 v1, v1, v9, v6
	v_div_fixup_f32 v5, v1, v45, v5
	v_fma_f32 v1, -v7, v8, 1.0
	v_fmac_f32_e32 v8, v1, v8
	v_div_scale_f32 v1, vcc, v4, v45, v4
	v_mul_f32_e32 v6, v1, v8
	v_fma_f32 v9, -v7, v6, v1
	v_fmac_f32_e32 v6, v9, v8
	v_fma_f32 v1, -v7, v6, v1
	v_div_fmas_f32 v1, v1, v8, v6
	v_div_fixup_f32 v4, v1, v45, v4
	.loc	1 143 14 is_stmt 0              ; triton_kernels.py:143:14
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[8:9]
	v_lshlrev_b32_e32 v6, 2, v68
	v_mov_b32_e32 v7, 0
	v_lshl_add_u64 v[8:9], v[0:1], 0, v[6:7]
	v_lshlrev_b32_e32 v6, 2, v67
	v_lshl_add_u64 v[10:11], v[0:1], 0, v[6:7]
	v_lshlrev_b32_e32 v6, 2, v34
	v_lshl_add_u64 v[12:13], v[0:1], 0, v[6:7]
	v_lshlrev_b32_e32 v6, 2, v64
	v_lshl_add_u64 v[14:15], v[0:1], 0, v[6:7]
	v_lshlrev_b32_e32 v6, 2, v63
	v_lshl_add_u64 v[16:17], v[0:1], 0, v[6:7]
	v_lshlrev_b32_e32 v6, 2, v66
	v_lshl_add_u64 v[18:19], v[0:1], 0, v[6:7]
	v_lshlrev_b32_e32 v6, 2, v65
	.loc	1 143 60                        ; triton_kernels.py:143:60
	v_div_scale_f32 v34, s[0:1], v45, v45, v2
	.loc	1 143 14                        ; triton_kernels.py:143:14
	v_lshl_add_u64 v[20:21], v[0:1], 0, v[6:7]
	v_lshlrev_b32_e32 v6, 2, v62
	.loc	1 143 60                        ; triton_kernels.py:143:60
	v_rcp_f32_e32 v42, v34
	.loc	1 143 14                        ; triton_kernels.py:143:14
	v_lshl_add_u64 v[22:23], v[0:1], 0, v[6:7]
	v_lshlrev_b32_e32 v6, 2, v61
	v_lshl_add_u64 v[24:25], v[0:1], 0, v[6:7]
	v_lshlrev_b32_e32 v6, 2, v60
	v_lshl_add_u64 v[26:27], v[0:1], 0, v[6:7]
	v_lshlrev_b32_e32 v6, 2, v39
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[6:7]
	.loc	1 143 60                        ; triton_kernels.py:143:60
	v_fma_f32 v6, -v34, v42, 1.0
	v_fmac_f32_e32 v42, v6, v42
	v_div_scale_f32 v6, vcc, v2, v45, v2
	v_mul_f32_e32 v7, v6, v42
	v_fma_f32 v39, -v34, v7, v6
	v_fmac_f32_e32 v7, v39, v42
	v_fma_f32 v6, -v34, v7, v6
	v_div_scale_f32 v34, s[0:1], v45, v45, v3
	v_rcp_f32_e32 v39, v34
	v_div_fmas_f32 v6, v6, v42, v7
	v_div_fixup_f32 v2, v6, v45, v2
	v_fma_f32 v6, -v34, v39, 1.0
	v_fmac_f32_e32 v39, v6, v39
	v_div_scale_f32 v6, vcc, v3, v45, v3
	v_mul_f32_e32 v7, v6, v39
	v_fma_f32 v42, -v34, v7, v6
	v_fmac_f32_e32 v7, v42, v39
	v_fma_f32 v6, -v34, v7, v6
	v_div_fmas_f32 v6, v6, v39, v7
	v_div_fixup_f32 v3, v6, v45, v3
	.loc	1 143 5                         ; triton_kernels.py:143:5
	global_store_dwordx4 v[12:13], v[2:5], off
	global_store_dword v[0:1], v41, off
	global_store_dword v[26:27], v40, off
	global_store_dword v[24:25], v38, off
	global_store_dword v[22:23], v37, off
	global_store_dword v[12:13], v36, off offset:64
	global_store_dword v[20:21], v35, off
	global_store_dword v[18:19], v33, off
	global_store_dword v[16:17], v32, off
	global_store_dword v[14:15], v31, off
	global_store_dword v[12:13], v30, off offset:100
	global_store_dword v[10:11], v29, off
	global_store_dword v[8:9], v28, off
.LBB0_93:                               ; %.critedge28
	.loc	1 123 1 is_stmt 1               ; triton_kernels.py:123:1
	s_endpgm
.Ltmp50:
.Lfunc_end0:
	.size	attention, .Lfunc_end0-attention
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel attention
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
		.amdhsa_next_free_vgpr 118
		.amdhsa_next_free_sgpr 66
		.amdhsa_accum_offset 120
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
	.set .Lattention.num_vgpr, 118
	.set .Lattention.num_agpr, 0
	.set .Lattention.numbered_sgpr, 66
	.set .Lattention.num_named_barrier, 0
	.set .Lattention.private_seg_size, 0
	.set .Lattention.uses_vcc, 1
	.set .Lattention.uses_flat_scratch, 0
	.set .Lattention.has_dyn_sized_stack, 0
	.set .Lattention.has_recursion, 0
	.set .Lattention.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 8128
; TotalNumSgprs: 72
; NumVgprs: 118
; NumAgprs: 0
; TotalNumVgprs: 118
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 8
; VGPRBlocks: 14
; NumSGPRsForWavesPerEU: 72
; NumVGPRsForWavesPerEU: 118
; AccumOffset: 120
; Occupancy: 4
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 16
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 29
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
	.byte	1                               ; Abbrev [1] 0xb:0x6b DW_TAG_compile_unit
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
	.byte	3                               ; Abbrev [3] 0x30:0x45 DW_TAG_subprogram
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
	.long	42                              ; DW_AT_abstract_origin
	.byte	4                               ; Abbrev [4] 0x41:0x1a DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges0                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	139                             ; DW_AT_call_line
	.byte	30                              ; DW_AT_call_column
	.byte	5                               ; Abbrev [5] 0x4d:0xd DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges1                 ; DW_AT_ranges
	.byte	2                               ; DW_AT_call_file
	.short	314                             ; DW_AT_call_line
	.byte	12                              ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	4                               ; Abbrev [4] 0x5b:0x19 DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges2                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	136                             ; DW_AT_call_line
	.byte	35                              ; DW_AT_call_column
	.byte	6                               ; Abbrev [6] 0x67:0xc DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges3                 ; DW_AT_ranges
	.byte	2                               ; DW_AT_call_file
	.byte	216                             ; DW_AT_call_line
	.byte	16                              ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
.Ldebug_info_end0:
	.section	.debug_ranges,"",@progbits
.Ldebug_ranges0:
	.quad	.Ltmp2-.Lfunc_begin0
	.quad	.Ltmp3-.Lfunc_begin0
	.quad	.Ltmp13-.Lfunc_begin0
	.quad	.Ltmp14-.Lfunc_begin0
	.quad	.Ltmp15-.Lfunc_begin0
	.quad	.Ltmp18-.Lfunc_begin0
	.quad	.Ltmp28-.Lfunc_begin0
	.quad	.Ltmp29-.Lfunc_begin0
	.quad	.Ltmp30-.Lfunc_begin0
	.quad	.Ltmp31-.Lfunc_begin0
	.quad	.Ltmp32-.Lfunc_begin0
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
	.quad	0
	.quad	0
.Ldebug_ranges1:
	.quad	.Ltmp2-.Lfunc_begin0
	.quad	.Ltmp3-.Lfunc_begin0
	.quad	.Ltmp16-.Lfunc_begin0
	.quad	.Ltmp17-.Lfunc_begin0
	.quad	.Ltmp42-.Lfunc_begin0
	.quad	.Ltmp43-.Lfunc_begin0
	.quad	.Ltmp48-.Lfunc_begin0
	.quad	.Ltmp49-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges2:
	.quad	.Ltmp4-.Lfunc_begin0
	.quad	.Ltmp5-.Lfunc_begin0
	.quad	.Ltmp6-.Lfunc_begin0
	.quad	.Ltmp7-.Lfunc_begin0
	.quad	.Ltmp8-.Lfunc_begin0
	.quad	.Ltmp9-.Lfunc_begin0
	.quad	.Ltmp10-.Lfunc_begin0
	.quad	.Ltmp12-.Lfunc_begin0
	.quad	.Ltmp19-.Lfunc_begin0
	.quad	.Ltmp20-.Lfunc_begin0
	.quad	.Ltmp21-.Lfunc_begin0
	.quad	.Ltmp22-.Lfunc_begin0
	.quad	.Ltmp23-.Lfunc_begin0
	.quad	.Ltmp24-.Lfunc_begin0
	.quad	.Ltmp25-.Lfunc_begin0
	.quad	.Ltmp27-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges3:
	.quad	.Ltmp4-.Lfunc_begin0
	.quad	.Ltmp5-.Lfunc_begin0
	.quad	.Ltmp6-.Lfunc_begin0
	.quad	.Ltmp7-.Lfunc_begin0
	.quad	.Ltmp8-.Lfunc_begin0
	.quad	.Ltmp9-.Lfunc_begin0
	.quad	.Ltmp10-.Lfunc_begin0
	.quad	.Ltmp11-.Lfunc_begin0
	.quad	.Ltmp19-.Lfunc_begin0
	.quad	.Ltmp20-.Lfunc_begin0
	.quad	.Ltmp21-.Lfunc_begin0
	.quad	.Ltmp22-.Lfunc_begin0
	.quad	.Ltmp23-.Lfunc_begin0
	.quad	.Ltmp24-.Lfunc_begin0
	.quad	.Ltmp25-.Lfunc_begin0
	.quad	.Ltmp26-.Lfunc_begin0
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
	.asciz	"attention"                     ; string offset=60 ; attention
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
      - .offset:         36
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
    .name:           attention
    .private_segment_fixed_size: 0
    .sgpr_count:     72
    .sgpr_spill_count: 0
    .symbol:         attention.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     118
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
