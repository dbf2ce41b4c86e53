	.amdgcn_target "amdgpu9.0a-amd-amdhsa-unknown-gfx90a"
	.amdhsa_code_object_version 5
	.text
	.globl	gelu                            ; -- Begin function gelu
	.p2align	8
	.type	gelu,@function
gelu:                                   ; @gelu
.Lfunc_begin0:
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.29:
	.file	1 "generate" "triton_kernels.py"
	.loc	1 113 0 prologue_end            ; triton_kernels.py:113:0
	s_load_dwordx2 s[6:7], s[4:5], 0x0
	s_load_dwordx8 s[8:15], s[4:5], 0x8
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.loc	1 0 0 is_stmt 0                 ; :0:0
.Ltmp0:
	.p2align	8
; %bb.30:
.LBB0_0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
.Ltmp1:
	.loc	1 115 40 is_stmt 1              ; triton_kernels.py:115:40
	v_readfirstlane_b32 s0, v0
	v_and_b32_e32 v0, 63, v0
	v_and_or_b32 v0, s0, 64, v0
	.loc	1 115 13 is_stmt 0              ; triton_kernels.py:115:13
	v_lshl_or_b32 v0, s16, 8, v0
	.loc	1 116 22 is_stmt 1              ; triton_kernels.py:116:22
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_mov_b32_e32 v5, s7
	v_add_co_u32_e64 v4, s[0:1], s6, v2
	.loc	1 116 14 is_stmt 0              ; triton_kernels.py:116:14
	v_mov_b32_e32 v6, 0
	.loc	1 116 38                        ; triton_kernels.py:116:38
	v_cmp_gt_i32_e32 vcc, s12, v0
	.loc	1 116 22                        ; triton_kernels.py:116:22
	v_addc_co_u32_e64 v5, s[0:1], v5, v3, s[0:1]
	v_mov_b32_e32 v7, v6
	.loc	1 116 14                        ; triton_kernels.py:116:14
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_2
; %bb.1:
	global_load_dword v7, v[4:5], off
.LBB0_2:
	.loc	1 0 14                          ; triton_kernels.py:0:14
	s_or_b64 exec, exec, s[0:1]
	.loc	1 115 13 is_stmt 1              ; triton_kernels.py:115:13
	v_or_b32_e32 v8, 0x80, v0
	.loc	1 116 38                        ; triton_kernels.py:116:38
	v_cmp_gt_i32_e64 s[0:1], s12, v8
	.loc	1 116 14 is_stmt 0              ; triton_kernels.py:116:14
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_4
; %bb.3:
	global_load_dword v6, v[4:5], off offset:512
.LBB0_4:
	.loc	1 0 14                          ; triton_kernels.py:0:14
	s_or_b64 exec, exec, s[2:3]
	.loc	1 117 54 is_stmt 1              ; triton_kernels.py:117:54
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, 0x3f3504f3, v7
	.loc	1 117 47 is_stmt 0              ; triton_kernels.py:117:47
	v_cmp_nlt_f32_e64 s[2:3], |v5|, 1.0
                                        ; implicit-def: $vgpr8
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB0_6
; %bb.5:
	.loc	1 0 47                          ; triton_kernels.py:0:47
	s_mov_b32 s2, 0x378e98ab
	.loc	1 117 47                        ; triton_kernels.py:117:47
	v_mov_b32_e32 v4, 0xb9c68948
	v_fma_f32 v4, |v5|, s2, v4
	s_mov_b32 s2, 0x3b7cd369
	v_fma_f32 v4, |v5|, v4, s2
	s_mov_b32 s2, 0xbcc618b2
	v_fma_f32 v4, |v5|, v4, s2
	s_mov_b32 s2, 0x3dda74e4
	v_fma_f32 v4, |v5|, v4, s2
	s_mov_b32 s2, 0x3f228afd
	v_fma_f32 v4, |v5|, v4, s2
	s_mov_b32 s2, 0x3e03c728
	v_fma_f32 v4, |v5|, v4, s2
	v_fma_f32 v4, |v5|, v4, |v5|
	s_mov_b32 s2, 0xbfb8aa3b
	v_mul_f32_e32 v8, 0xbfb8aa3b, v4
	v_fma_f32 v9, v4, s2, -v8
	v_rndne_f32_e32 v10, v8
	v_fmac_f32_e32 v9, 0xb2a5705f, v4
	v_sub_f32_e32 v8, v8, v10
	v_add_f32_e32 v8, v8, v9
	v_exp_f32_e32 v8, v8
	v_cvt_i32_f32_e32 v9, v10
	s_mov_b32 s2, 0x42ce8ed0
	v_cmp_nlt_f32_e64 s[2:3], s2, v4
	v_ldexp_f32 v8, v8, v9
	v_cndmask_b32_e64 v8, 0, v8, s[2:3]
	s_mov_b32 s2, 0xc2b17218
	v_mov_b32_e32 v9, 0x7f800000
	v_cmp_ngt_f32_e64 s[2:3], s2, v4
	v_cndmask_b32_e64 v4, v9, v8, s[2:3]
	v_sub_f32_e32 v8, 1.0, v4
.LBB0_6:                                ; %Flow5
	.loc	1 0 47                          ; triton_kernels.py:0:47
	s_andn2_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_8
; %bb.7:
	.loc	1 117 47 is_stmt 1              ; triton_kernels.py:117:47
	v_mul_f32_e32 v4, v5, v5
	v_mov_b32_e32 v8, 0x3ba10414
	v_fmac_f32_e32 v8, 0xba1345e1, v4
	v_mov_b32_e32 v9, 0xbcdac9b8
	v_fmac_f32_e32 v9, v4, v8
	v_mov_b32_e32 v8, 0x3de703be
	v_fmac_f32_e32 v8, v4, v9
	v_mov_b32_e32 v9, 0xbec09330
	v_fmac_f32_e32 v9, v4, v8
	v_mov_b32_e32 v8, 0x3e0375d0
	v_fmac_f32_e32 v8, v4, v9
	v_fma_f32 v8, |v5|, v8, |v5|
.LBB0_8:                                ; %__ocml_erf_f32.exit
	.loc	1 0 47 is_stmt 0                ; triton_kernels.py:0:47
	s_or_b64 exec, exec, s[2:3]
	.loc	1 117 54 is_stmt 1              ; triton_kernels.py:117:54
	v_mul_f32_e32 v9, 0x3f3504f3, v6
	.loc	1 117 47 is_stmt 0              ; triton_kernels.py:117:47
	v_cmp_nlt_f32_e64 s[2:3], |v9|, 1.0
                                        ; implicit-def: $vgpr10
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB0_10
; %bb.9:
	.loc	1 0 47                          ; triton_kernels.py:0:47
	s_mov_b32 s2, 0x378e98ab
	.loc	1 117 47                        ; triton_kernels.py:117:47
	v_mov_b32_e32 v4, 0xb9c68948
	v_fma_f32 v4, |v9|, s2, v4
	s_mov_b32 s2, 0x3b7cd369
	v_fma_f32 v4, |v9|, v4, s2
	s_mov_b32 s2, 0xbcc618b2
	v_fma_f32 v4, |v9|, v4, s2
	s_mov_b32 s2, 0x3dda74e4
	v_fma_f32 v4, |v9|, v4, s2
	s_mov_b32 s2, 0x3f228afd
	v_fma_f32 v4, |v9|, v4, s2
	s_mov_b32 s2, 0x3e03c728
	v_fma_f32 v4, |v9|, v4, s2
	v_fma_f32 v4, |v9|, v4, |v9|
	s_mov_b32 s2, 0xbfb8aa3b
	v_mul_f32_e32 v10, 0xbfb8aa3b, v4
	v_fma_f32 v11, v4, s2, -v10
	v_rndne_f32_e32 v12, v10
	v_fmac_f32_e32 v11, 0xb2a5705f, v4
	v_sub_f32_e32 v10, v10, v12
	v_add_f32_e32 v10, v10, v11
	v_exp_f32_e32 v10, v10
	v_cvt_i32_f32_e32 v11, v12
	s_mov_b32 s2, 0x42ce8ed0
	v_cmp_nlt_f32_e64 s[2:3], s2, v4
	v_ldexp_f32 v10, v10, v11
	v_cndmask_b32_e64 v10, 0, v10, s[2:3]
	s_mov_b32 s2, 0xc2b17218
	v_mov_b32_e32 v11, 0x7f800000
	v_cmp_ngt_f32_e64 s[2:3], s2, v4
	v_cndmask_b32_e64 v4, v11, v10, s[2:3]
	v_sub_f32_e32 v10, 1.0, v4
.LBB0_10:                               ; %Flow4
	.loc	1 0 47                          ; triton_kernels.py:0:47
	s_andn2_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_12
; %bb.11:
	.loc	1 117 47 is_stmt 1              ; triton_kernels.py:117:47
	v_mul_f32_e32 v4, v9, v9
	v_mov_b32_e32 v10, 0x3ba10414
	v_fmac_f32_e32 v10, 0xba1345e1, v4
	v_mov_b32_e32 v11, 0xbcdac9b8
	v_fmac_f32_e32 v11, v4, v10
	v_mov_b32_e32 v10, 0x3de703be
	v_fmac_f32_e32 v10, v4, v11
	v_mov_b32_e32 v11, 0xbec09330
	v_fmac_f32_e32 v11, v4, v10
	v_mov_b32_e32 v10, 0x3e0375d0
	v_fmac_f32_e32 v10, v4, v11
	v_fma_f32 v10, |v9|, v10, |v9|
.LBB0_12:                               ; %__ocml_erf_f32.exit1
	.loc	1 0 47 is_stmt 0                ; triton_kernels.py:0:47
	s_or_b64 exec, exec, s[2:3]
	.loc	1 117 14 is_stmt 1              ; triton_kernels.py:117:14
	v_mov_b32_e32 v4, s9
	v_add_co_u32_e64 v2, s[2:3], s8, v2
	v_addc_co_u32_e64 v3, s[2:3], v4, v3, s[2:3]
	.loc	1 117 25 is_stmt 0              ; triton_kernels.py:117:25
	v_mul_f32_e32 v4, 0.5, v7
	.loc	1 117 5                         ; triton_kernels.py:117:5
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_14
; %bb.13:
	.loc	1 117 47                        ; triton_kernels.py:117:47
	s_brev_b32 s4, -2
	v_bfi_b32 v5, s4, v8, v5
	v_add_f32_e32 v5, 1.0, v5
	v_mul_f32_e32 v5, v4, v5
	.loc	1 117 5                         ; triton_kernels.py:117:5
	global_store_dword v[2:3], v5, off
.LBB0_14:
	.loc	1 0 5                           ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[2:3]
	.loc	1 117 25                        ; triton_kernels.py:117:25
	v_mul_f32_e32 v5, 0.5, v6
	.loc	1 117 5                         ; triton_kernels.py:117:5
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_16
; %bb.15:
	.loc	1 117 47                        ; triton_kernels.py:117:47
	s_brev_b32 s4, -2
	v_bfi_b32 v8, s4, v10, v9
	.loc	1 117 41                        ; triton_kernels.py:117:41
	v_add_f32_e32 v8, 1.0, v8
	.loc	1 117 25                        ; triton_kernels.py:117:25
	v_mul_f32_e32 v8, v5, v8
	.loc	1 117 5                         ; triton_kernels.py:117:5
	global_store_dword v[2:3], v8, off offset:512
.LBB0_16:
	.loc	1 0 5                           ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[2:3]
	.loc	1 118 44 is_stmt 1              ; triton_kernels.py:118:44
	v_mul_f32_e32 v2, 0x3d372713, v7
	v_mul_f32_e32 v2, v7, v2
	.loc	1 118 35 is_stmt 0              ; triton_kernels.py:118:35
	v_fmac_f32_e32 v7, v7, v2
	.loc	1 118 13                        ; triton_kernels.py:118:13
	v_mul_f32_e32 v2, 0x3f4c422a, v7
	s_mov_b32 s2, 0x3f200000
	.loc	1 119 48 is_stmt 1              ; triton_kernels.py:119:48
	v_cmp_nlt_f32_e64 s[2:3], |v2|, s2
                                        ; implicit-def: $vgpr3
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB0_18
; %bb.17:
	v_add_f32_e64 v3, |v2|, |v2|
	v_mul_f32_e32 v7, 0x3fb8aa3b, v3
	s_mov_b32 s2, 0x3fb8aa3b
	v_rndne_f32_e32 v8, v7
	v_sub_f32_e32 v9, v7, v8
	v_fma_f32 v7, v3, s2, -v7
	v_fmac_f32_e32 v7, 0x32a5705f, v3
	v_add_f32_e32 v7, v9, v7
	v_exp_f32_e32 v7, v7
	v_cvt_i32_f32_e32 v8, v8
	s_mov_b32 s2, 0xc2ce8ed0
	v_cmp_ngt_f32_e64 s[2:3], s2, v3
	v_ldexp_f32 v7, v7, v8
	v_cndmask_b32_e64 v7, 0, v7, s[2:3]
	s_mov_b32 s2, 0x42b17218
	v_mov_b32_e32 v8, 0x7f800000
	v_cmp_nlt_f32_e64 s[2:3], s2, v3
	v_cndmask_b32_e64 v3, v8, v7, s[2:3]
	v_add_f32_e32 v3, 1.0, v3
	v_rcp_f32_e32 v3, v3
	v_fma_f32 v3, v3, -2.0, 1.0
.LBB0_18:                               ; %Flow3
	.loc	1 0 48 is_stmt 0                ; triton_kernels.py:0:48
	s_andn2_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_20
; %bb.19:
	.loc	1 119 48 is_stmt 1              ; triton_kernels.py:119:48
	v_mul_f32_e32 v3, v2, v2
	v_mov_b32_e32 v7, 0x3ca908c9
	v_fmac_f32_e32 v7, 0xbbbac73d, v3
	v_mov_b32_e32 v8, 0xbd5c1c4e
	v_fmac_f32_e32 v8, v3, v7
	v_mov_b32_e32 v7, 0x3e088382
	v_fmac_f32_e32 v7, v3, v8
	v_mov_b32_e32 v8, 0xbeaaaa99
	v_fmac_f32_e32 v8, v3, v7
	v_mul_f32_e64 v7, |v2|, v8
	v_fma_f32 v3, v3, v7, |v2|
.LBB0_20:                               ; %__ocml_tanh_f32.exit
	.loc	1 0 48 is_stmt 0                ; triton_kernels.py:0:48
	s_or_b64 exec, exec, s[2:3]
	.loc	1 118 44 is_stmt 1              ; triton_kernels.py:118:44
	v_mul_f32_e32 v7, 0x3d372713, v6
	v_mul_f32_e32 v7, v6, v7
	.loc	1 118 35 is_stmt 0              ; triton_kernels.py:118:35
	v_fmac_f32_e32 v6, v6, v7
	.loc	1 118 13                        ; triton_kernels.py:118:13
	v_mul_f32_e32 v6, 0x3f4c422a, v6
	s_mov_b32 s2, 0x3f200000
	.loc	1 119 48 is_stmt 1              ; triton_kernels.py:119:48
	v_cmp_nlt_f32_e64 s[2:3], |v6|, s2
                                        ; implicit-def: $vgpr7
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB0_22
; %bb.21:
	v_add_f32_e64 v7, |v6|, |v6|
	v_mul_f32_e32 v8, 0x3fb8aa3b, v7
	s_mov_b32 s2, 0x3fb8aa3b
	v_rndne_f32_e32 v9, v8
	v_sub_f32_e32 v10, v8, v9
	v_fma_f32 v8, v7, s2, -v8
	v_fmac_f32_e32 v8, 0x32a5705f, v7
	v_add_f32_e32 v8, v10, v8
	v_exp_f32_e32 v8, v8
	v_cvt_i32_f32_e32 v9, v9
	s_mov_b32 s2, 0xc2ce8ed0
	v_cmp_ngt_f32_e64 s[2:3], s2, v7
	v_ldexp_f32 v8, v8, v9
	v_cndmask_b32_e64 v8, 0, v8, s[2:3]
	s_mov_b32 s2, 0x42b17218
	v_mov_b32_e32 v9, 0x7f800000
	v_cmp_nlt_f32_e64 s[2:3], s2, v7
	v_cndmask_b32_e64 v7, v9, v8, s[2:3]
	v_add_f32_e32 v7, 1.0, v7
	v_rcp_f32_e32 v7, v7
	v_fma_f32 v7, v7, -2.0, 1.0
.LBB0_22:                               ; %Flow
	.loc	1 0 48 is_stmt 0                ; triton_kernels.py:0:48
	s_andn2_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_24
; %bb.23:
	.loc	1 119 48 is_stmt 1              ; triton_kernels.py:119:48
	v_mul_f32_e32 v7, v6, v6
	v_mov_b32_e32 v8, 0x3ca908c9
	v_fmac_f32_e32 v8, 0xbbbac73d, v7
	v_mov_b32_e32 v9, 0xbd5c1c4e
	v_fmac_f32_e32 v9, v7, v8
	v_mov_b32_e32 v8, 0x3e088382
	v_fmac_f32_e32 v8, v7, v9
	v_mov_b32_e32 v9, 0xbeaaaa99
	v_fmac_f32_e32 v9, v7, v8
	v_mul_f32_e64 v8, |v6|, v9
	v_fma_f32 v7, v7, v8, |v6|
.LBB0_24:                               ; %__ocml_tanh_f32.exit2
	.loc	1 0 48 is_stmt 0                ; triton_kernels.py:0:48
	s_or_b64 exec, exec, s[2:3]
	.loc	1 119 14 is_stmt 1              ; triton_kernels.py:119:14
	v_lshlrev_b64 v[0:1], 1, v[0:1]
	v_mov_b32_e32 v8, s11
	v_add_co_u32_e64 v0, s[2:3], s10, v0
	v_addc_co_u32_e64 v1, s[2:3], v8, v1, s[2:3]
	.loc	1 119 5 is_stmt 0               ; triton_kernels.py:119:5
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execnz .LBB0_27
; %bb.25:
	.loc	1 0 5                           ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[2:3]
	.loc	1 119 5                         ; triton_kernels.py:119:5
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execnz .LBB0_28
.LBB0_26:
	.loc	1 113 1 is_stmt 1               ; triton_kernels.py:113:1
	s_endpgm
.LBB0_27:
	.loc	1 119 48                        ; triton_kernels.py:119:48
	s_brev_b32 s4, -2
	v_bfi_b32 v2, s4, v3, v2
	v_add_f32_e32 v2, 1.0, v2
	v_fma_mixlo_f16 v2, v4, v2, neg(0)
	.loc	1 119 5 is_stmt 0               ; triton_kernels.py:119:5
	global_store_short v[0:1], v2, off
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_26
.LBB0_28:
	.loc	1 119 48                        ; triton_kernels.py:119:48
	s_brev_b32 s0, -2
	v_bfi_b32 v2, s0, v7, v6
	.loc	1 119 42                        ; triton_kernels.py:119:42
	v_add_f32_e32 v2, 1.0, v2
	.loc	1 119 25                        ; triton_kernels.py:119:25
	v_fma_mixlo_f16 v2, v5, v2, neg(0)
	.loc	1 119 5                         ; triton_kernels.py:119:5
	global_store_short v[0:1], v2, off offset:256
	.loc	1 113 1 is_stmt 1               ; triton_kernels.py:113:1
	s_endpgm
.Ltmp2:
.Lfunc_end0:
	.size	gelu, .Lfunc_end0-gelu
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel gelu
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
		.amdhsa_next_free_vgpr 13
		.amdhsa_next_free_sgpr 17
		.amdhsa_accum_offset 16
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
	.set .Lgelu.num_vgpr, 13
	.set .Lgelu.num_agpr, 0
	.set .Lgelu.numbered_sgpr, 17
	.set .Lgelu.num_named_barrier, 0
	.set .Lgelu.private_seg_size, 0
	.set .Lgelu.uses_vcc, 1
	.set .Lgelu.uses_flat_scratch, 0
	.set .Lgelu.has_dyn_sized_stack, 0
	.set .Lgelu.has_recursion, 0
	.set .Lgelu.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1872
; TotalNumSgprs: 21
; NumVgprs: 13
; NumAgprs: 0
; TotalNumVgprs: 13
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 21
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
    .max_flat_workgroup_size: 128
    .name:           gelu
    .private_segment_fixed_size: 0
    .sgpr_count:     21
    .sgpr_spill_count: 0
    .symbol:         gelu.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     13
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
