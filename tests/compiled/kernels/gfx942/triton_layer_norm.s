	.amdgcn_target "amdgpu9.42-amd-amdhsa-unknown-gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	layer_norm                      ; -- Begin function layer_norm
	.p2align	8
	.type	layer_norm,@function
layer_norm:                             ; @layer_norm
.Lfunc_begin0:
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.18:
	.file	1 "generate" "triton_kernels.py"
	.loc	1 19 0 prologue_end             ; triton_kernels.py:19:0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.loc	1 0 0 is_stmt 0                 ; :0:0
.Ltmp0:
	.p2align	8
; %bb.19:
.LBB0_0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
.Ltmp1:
	.loc	1 25 30 is_stmt 1               ; triton_kernels.py:25:30
	s_mul_i32 s14, s12, s16
	.loc	1 34 5                          ; triton_kernels.py:34:5
	v_readfirstlane_b32 s17, v0
	.loc	1 25 26                         ; triton_kernels.py:25:26
	s_ashr_i32 s15, s14, 31
	.loc	1 24 25                         ; triton_kernels.py:24:25
	s_and_b32 s18, s17, 0xc0
	.loc	1 25 26                         ; triton_kernels.py:25:26
	s_lshl_b64 s[0:1], s[14:15], 1
	s_add_u32 s0, s2, s0
	s_addc_u32 s1, s3, s1
	.loc	1 24 25                         ; triton_kernels.py:24:25
	v_and_b32_e32 v5, 63, v0
	.loc	1 23 5                          ; triton_kernels.py:23:5
	s_cmp_gt_i32 s12, 0
	s_mov_b32 s20, 0
	s_cselect_b64 s[2:3], -1, 0
	s_cmp_lt_i32 s12, 1
	v_mov_b32_e32 v1, 0
	v_add_u32_e32 v4, s18, v5
	s_cbranch_scc1 .LBB0_5
; %bb.1:                                ; %.lr.ph.preheader
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v1, v6
	s_branch .LBB0_3
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[18:19]
	.loc	1 23 5 is_stmt 1                ; triton_kernels.py:23:5
	s_addk_i32 s20, 0x100
	s_cmp_lt_i32 s20, s12
	.loc	1 25 9                          ; triton_kernels.py:25:9
	s_waitcnt vmcnt(0)
	v_fma_mix_f32 v1, v3, 1.0, v1 op_sel_hi:[1,1,0]
	.loc	1 23 5                          ; triton_kernels.py:23:5
	s_cbranch_scc0 .LBB0_5
.LBB0_3:                                ; %.lr.ph
                                        ; =>This Inner Loop Header: Depth=1
	.loc	1 25 58                         ; triton_kernels.py:25:58
	v_add_u32_e32 v2, s20, v4
	v_cmp_gt_i32_e32 vcc, s12, v2
	v_mov_b32_e32 v3, v6
	.loc	1 25 18 is_stmt 0               ; triton_kernels.py:25:18
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_2
; %bb.4:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0 18                          ; triton_kernels.py:0:18
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 1, s[0:1]
	.loc	1 25 18                         ; triton_kernels.py:25:18
	global_load_ushort v3, v[2:3], off
	s_branch .LBB0_2
.LBB0_5:                                ; %Flow8
.Ltmp2:
	.file	2 "triton/language" "standard.py"
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ triton_kernels.py:26:12 ] ]
	s_nop 0
	v_add_f32_dpp v1, v1, v1 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_lshr_b32 s17, s17, 6
.Ltmp3:
	.loc	2 314 12                        ; standard.py:314:12 @[ triton_kernels.py:26:12 ]
	v_lshlrev_b32_e32 v0, 2, v0
.Ltmp4:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ triton_kernels.py:26:12 ] ]
	v_add_f32_dpp v1, v1, v1 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp5:
	.loc	2 314 12                        ; standard.py:314:12 @[ triton_kernels.py:26:12 ]
	s_lshl_b32 s20, s17, 2
	v_and_b32_e32 v0, 12, v0
.Ltmp6:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ triton_kernels.py:26:12 ] ]
	v_add_f32_dpp v1, v1, v1 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp7:
	.loc	2 314 12                        ; standard.py:314:12 @[ triton_kernels.py:26:12 ]
	v_add_u32_e32 v6, 0, v0
.Ltmp8:
	.loc	1 26 12                         ; triton_kernels.py:26:12
	v_cvt_f32_i32_e32 v3, s12
.Ltmp9:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ triton_kernels.py:26:12 ] ]
	v_add_f32_dpp v1, v1, v1 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp10:
	.loc	2 314 12                        ; standard.py:314:12 @[ triton_kernels.py:26:12 ]
	v_mov_b32_e32 v2, v1
	s_mov_b32 s21, 0
	s_nop 0
	v_mov_b32_dpp v2, v2 row_bcast:15 row_mask:0xa bank_mask:0xf bound_ctrl:1
.Ltmp11:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ triton_kernels.py:26:12 ] ]
	v_add_f32_e32 v1, v1, v2
	s_nop 1
	v_add_f32_dpp v1, v1, v1 row_bcast:31 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp12:
	.loc	2 314 12                        ; standard.py:314:12 @[ triton_kernels.py:26:12 ]
	s_nop 0
	v_readlane_b32 s18, v1, 63
	v_mov_b32_e32 v1, s20
	s_nop 0
	v_mov_b32_e32 v2, s18
	ds_write_b32 v1, v2
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v6
.Ltmp13:
	.loc	1 28 5                          ; triton_kernels.py:28:5
	s_and_b64 s[18:19], s[2:3], exec
.Ltmp14:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ triton_kernels.py:26:12 ] ]
	s_waitcnt lgkmcnt(0)
	v_add_f32_dpp v0, v0, v0 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
	s_nop 1
	v_add_f32_dpp v0, v0, v0 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp15:
	.loc	1 26 12                         ; triton_kernels.py:26:12
	v_div_scale_f32 v1, s[18:19], v3, v3, v0
	v_rcp_f32_e32 v2, v1
	.loc	1 28 5                          ; triton_kernels.py:28:5
	s_cselect_b32 s18, 1, 0
	s_cmp_lg_u32 s18, 1
	.loc	1 26 12                         ; triton_kernels.py:26:12
	v_fma_f32 v7, -v1, v2, 1.0
	v_fmac_f32_e32 v2, v7, v2
	v_div_scale_f32 v7, vcc, v0, v3, v0
	v_mul_f32_e32 v8, v7, v2
	v_fma_f32 v9, -v1, v8, v7
	v_fmac_f32_e32 v8, v9, v2
	v_fma_f32 v1, -v1, v8, v7
	v_div_fmas_f32 v1, v1, v2, v8
	v_div_fixup_f32 v2, v1, v3, v0
	v_mov_b32_e32 v7, 0
	.loc	1 28 5                          ; triton_kernels.py:28:5
	s_cbranch_scc1 .LBB0_10
; %bb.6:                                ; %.lr.ph8.preheader
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v7, v8
	s_branch .LBB0_8
.LBB0_7:                                ;   in Loop: Header=BB0_8 Depth=1
	s_or_b64 exec, exec, s[18:19]
	.loc	1 31 44 is_stmt 1               ; triton_kernels.py:31:44
	s_waitcnt vmcnt(0)
	v_fma_mix_f32 v0, -v2, 1.0, v1 op_sel_hi:[0,1,1]
	.loc	1 31 18 is_stmt 0               ; triton_kernels.py:31:18
	v_cndmask_b32_e32 v0, 0, v0, vcc
	.loc	1 28 5 is_stmt 1                ; triton_kernels.py:28:5
	s_addk_i32 s21, 0x100
	s_cmp_lt_i32 s21, s12
	.loc	1 32 9                          ; triton_kernels.py:32:9
	v_fmac_f32_e32 v7, v0, v0
	.loc	1 28 5                          ; triton_kernels.py:28:5
	s_cbranch_scc0 .LBB0_10
.LBB0_8:                                ; %.lr.ph8
                                        ; =>This Inner Loop Header: Depth=1
	.loc	1 30 58                         ; triton_kernels.py:30:58
	v_add_u32_e32 v0, s21, v4
	v_cmp_gt_i32_e32 vcc, s12, v0
	v_mov_b32_e32 v1, v8
	.loc	1 30 18 is_stmt 0               ; triton_kernels.py:30:18
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_7
; %bb.9:                                ;   in Loop: Header=BB0_8 Depth=1
	.loc	1 0 18                          ; triton_kernels.py:0:18
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[0:1], v[0:1], 1, s[0:1]
	.loc	1 30 18                         ; triton_kernels.py:30:18
	global_load_ushort v1, v[0:1], off
	s_branch .LBB0_7
.LBB0_10:                               ; %._crit_edge9
.Ltmp16:
	.loc	2 287 12 is_stmt 1              ; standard.py:287:12 @[ standard.py:314:12 @[ triton_kernels.py:33:22 ] ]
	s_nop 0
	v_add_f32_dpp v0, v7, v7 row_shr:8 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp17:
	.loc	2 314 12                        ; standard.py:314:12 @[ triton_kernels.py:33:22 ]
	s_barrier
.Ltmp18:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ triton_kernels.py:33:22 ] ]
	s_nop 0
	v_add_f32_dpp v0, v0, v0 row_shr:4 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp19:
	.loc	1 34 5                          ; triton_kernels.py:34:5
	v_or_b32_e32 v5, s17, v5
.Ltmp20:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ triton_kernels.py:33:22 ] ]
	s_nop 0
	v_add_f32_dpp v0, v0, v0 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp21:
	.loc	1 34 5                          ; triton_kernels.py:34:5
	v_cmp_eq_u32_e32 vcc, 0, v5
.Ltmp22:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ triton_kernels.py:33:22 ] ]
	s_nop 0
	v_add_f32_dpp v0, v0, v0 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp23:
	.loc	2 314 12                        ; standard.py:314:12 @[ triton_kernels.py:33:22 ]
	v_mov_b32_e32 v1, v0
	s_nop 1
	v_mov_b32_dpp v1, v1 row_bcast:15 row_mask:0xa bank_mask:0xf bound_ctrl:1
.Ltmp24:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ triton_kernels.py:33:22 ] ]
	v_add_f32_e32 v0, v0, v1
	s_nop 1
	v_add_f32_dpp v0, v0, v0 row_bcast:31 row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp25:
	.loc	2 314 12                        ; standard.py:314:12 @[ triton_kernels.py:33:22 ]
	s_nop 0
	v_readlane_b32 s18, v0, 63
	v_mov_b32_e32 v0, s20
	s_nop 0
	v_mov_b32_e32 v1, s18
	ds_write_b32 v0, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v6
.Ltmp26:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ triton_kernels.py:33:22 ] ]
	s_waitcnt lgkmcnt(0)
	s_nop 0
	v_add_f32_dpp v0, v0, v0 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp27:
	.loc	2 314 12                        ; standard.py:314:12 @[ triton_kernels.py:33:22 ]
	s_nop 1
	v_mov_b32_dpp v1, v0 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1
.Ltmp28:
	.loc	1 34 5                          ; triton_kernels.py:34:5
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_12
; %bb.11:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_ashr_i32 s17, s16, 31
	s_lshl_b64 s[16:17], s[16:17], 2
	s_add_u32 s10, s10, s16
	s_addc_u32 s11, s11, s17
	v_mov_b32_e32 v5, 0
	.loc	1 34 5                          ; triton_kernels.py:34:5
	global_store_dword v5, v2, s[10:11]
.LBB0_12:
	.loc	1 0 5                           ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[18:19]
	.loc	1 35 5 is_stmt 1                ; triton_kernels.py:35:5
	s_and_b64 s[2:3], s[2:3], exec
	s_cselect_b32 s2, 1, 0
	s_cmp_lg_u32 s2, 1
	s_cbranch_scc1 .LBB0_17
; %bb.13:                               ; %.lr.ph12.preheader
.Ltmp29:
	.loc	2 287 12                        ; standard.py:287:12 @[ standard.py:314:12 @[ triton_kernels.py:33:22 ] ]
	v_add_f32_e32 v0, v0, v1
.Ltmp30:
	.loc	1 33 22                         ; triton_kernels.py:33:22
	v_div_scale_f32 v1, s[2:3], v3, v3, v0
	v_rcp_f32_e32 v5, v1
	v_div_scale_f32 v6, vcc, v0, v3, v0
	.loc	1 40 18                         ; triton_kernels.py:40:18
	s_lshl_b64 s[2:3], s[14:15], 2
	s_add_u32 s2, s8, s2
	.loc	1 33 22                         ; triton_kernels.py:33:22
	v_fma_f32 v7, -v1, v5, 1.0
	v_fmac_f32_e32 v5, v7, v5
	v_mul_f32_e32 v7, v6, v5
	v_fma_f32 v8, -v1, v7, v6
	v_fmac_f32_e32 v7, v8, v5
	v_fma_f32 v1, -v1, v7, v6
	v_div_fmas_f32 v1, v1, v5, v7
	v_div_fixup_f32 v0, v1, v3, v0
	v_add_f32_e32 v0, s13, v0
	.loc	1 33 13 is_stmt 0               ; triton_kernels.py:33:13
	v_rsq_f32_e32 v3, v0
	.loc	1 40 18 is_stmt 1               ; triton_kernels.py:40:18
	s_addc_u32 s3, s9, s3
	s_mov_b32 s10, 0
	s_branch .LBB0_15
.LBB0_14:                               ; %.critedge
                                        ;   in Loop: Header=BB0_15 Depth=1
	.loc	1 0 18 is_stmt 0                ; triton_kernels.py:0:18
	s_or_b64 exec, exec, s[8:9]
	.loc	1 35 5 is_stmt 1                ; triton_kernels.py:35:5
	s_addk_i32 s10, 0x100
	s_cmp_lt_i32 s10, s12
	s_cbranch_scc0 .LBB0_17
.LBB0_15:                               ; %.lr.ph12
                                        ; =>This Inner Loop Header: Depth=1
	.loc	1 37 18                         ; triton_kernels.py:37:18
	v_add_u32_e32 v0, s10, v4
	v_cmp_gt_i32_e32 vcc, s12, v0
	.loc	1 38 18                         ; triton_kernels.py:38:18
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_14
; %bb.16:                               ;   in Loop: Header=BB0_15 Depth=1
	.loc	1 0 18 is_stmt 0                ; triton_kernels.py:0:18
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[6:7], v[0:1], 1, s[0:1]
	.loc	1 39 52 is_stmt 1               ; triton_kernels.py:39:52
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	1 38 18                         ; triton_kernels.py:38:18
	global_load_ushort v5, v[6:7], off
	.loc	1 39 52                         ; triton_kernels.py:39:52
	v_lshl_add_u64 v[6:7], s[4:5], 0, v[0:1]
	.loc	1 39 44 is_stmt 0               ; triton_kernels.py:39:44
	global_load_dword v8, v[6:7], off
	.loc	1 39 91                         ; triton_kernels.py:39:91
	v_lshl_add_u64 v[6:7], s[6:7], 0, v[0:1]
	.loc	1 39 83                         ; triton_kernels.py:39:83
	global_load_dword v6, v[6:7], off
	.loc	1 40 18 is_stmt 1               ; triton_kernels.py:40:18
	v_lshl_add_u64 v[0:1], s[2:3], 0, v[0:1]
	.loc	1 39 19                         ; triton_kernels.py:39:19
	s_waitcnt vmcnt(2)
	v_fma_mix_f32 v5, -v2, 1.0, v5 op_sel_hi:[0,1,1]
	.loc	1 39 18 is_stmt 0               ; triton_kernels.py:39:18
	v_mul_f32_e32 v5, v3, v5
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v6, v8, v5
	.loc	1 40 9 is_stmt 1                ; triton_kernels.py:40:9
	global_store_dword v[0:1], v6, off
	s_branch .LBB0_14
.LBB0_17:                               ; %._crit_edge13
	.loc	1 19 1                          ; triton_kernels.py:19:1
	s_endpgm
.Ltmp31:
.Lfunc_end0:
	.size	layer_norm, .Lfunc_end0-layer_norm
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel layer_norm
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 64
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
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 22
		.amdhsa_accum_offset 12
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
	.set .Llayer_norm.num_vgpr, 10
	.set .Llayer_norm.num_agpr, 0
	.set .Llayer_norm.numbered_sgpr, 22
	.set .Llayer_norm.num_named_barrier, 0
	.set .Llayer_norm.private_seg_size, 0
	.set .Llayer_norm.uses_vcc, 1
	.set .Llayer_norm.uses_flat_scratch, 0
	.set .Llayer_norm.has_dyn_sized_stack, 0
	.set .Llayer_norm.has_recursion, 0
	.set .Llayer_norm.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1224
; TotalNumSgprs: 28
; NumVgprs: 10
; NumAgprs: 0
; TotalNumVgprs: 10
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 28
; NumVGPRsForWavesPerEU: 10
; AccumOffset: 12
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 16
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 2
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
	.byte	0                               ; EOM(3)
	.section	.debug_info,"",@progbits
.Lcu_begin0:
	.long	.Ldebug_info_end0-.Ldebug_info_start0 ; Length of Unit
.Ldebug_info_start0:
	.short	4                               ; DWARF version number
	.long	.debug_abbrev                   ; Offset Into Abbrev. Section
	.byte	8                               ; Address Size (in bytes)
	.byte	1                               ; Abbrev [1] 0xb:0x6c DW_TAG_compile_unit
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
	.byte	3                               ; Abbrev [3] 0x30:0x46 DW_TAG_subprogram
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
	.long	42                              ; DW_AT_abstract_origin
	.byte	4                               ; Abbrev [4] 0x41:0x1a DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges0                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	26                              ; DW_AT_call_line
	.byte	12                              ; DW_AT_call_column
	.byte	5                               ; Abbrev [5] 0x4d:0xd DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges1                 ; DW_AT_ranges
	.byte	2                               ; DW_AT_call_file
	.short	314                             ; DW_AT_call_line
	.byte	12                              ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	4                               ; Abbrev [4] 0x5b:0x1a DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges2                 ; DW_AT_ranges
	.byte	1                               ; DW_AT_call_file
	.byte	33                              ; DW_AT_call_line
	.byte	22                              ; DW_AT_call_column
	.byte	5                               ; Abbrev [5] 0x67:0xd DW_TAG_inlined_subroutine
	.long	42                              ; DW_AT_abstract_origin
	.long	.Ldebug_ranges3                 ; DW_AT_ranges
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
	.quad	.Ltmp8-.Lfunc_begin0
	.quad	.Ltmp9-.Lfunc_begin0
	.quad	.Ltmp13-.Lfunc_begin0
	.quad	.Ltmp14-.Lfunc_begin0
	.quad	.Ltmp15-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges1:
	.quad	.Ltmp2-.Lfunc_begin0
	.quad	.Ltmp3-.Lfunc_begin0
	.quad	.Ltmp4-.Lfunc_begin0
	.quad	.Ltmp5-.Lfunc_begin0
	.quad	.Ltmp6-.Lfunc_begin0
	.quad	.Ltmp7-.Lfunc_begin0
	.quad	.Ltmp9-.Lfunc_begin0
	.quad	.Ltmp10-.Lfunc_begin0
	.quad	.Ltmp11-.Lfunc_begin0
	.quad	.Ltmp12-.Lfunc_begin0
	.quad	.Ltmp14-.Lfunc_begin0
	.quad	.Ltmp15-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges2:
	.quad	.Ltmp16-.Lfunc_begin0
	.quad	.Ltmp19-.Lfunc_begin0
	.quad	.Ltmp20-.Lfunc_begin0
	.quad	.Ltmp21-.Lfunc_begin0
	.quad	.Ltmp22-.Lfunc_begin0
	.quad	.Ltmp28-.Lfunc_begin0
	.quad	.Ltmp29-.Lfunc_begin0
	.quad	.Ltmp30-.Lfunc_begin0
	.quad	0
	.quad	0
.Ldebug_ranges3:
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
	.quad	.Ltmp26-.Lfunc_begin0
	.quad	.Ltmp27-.Lfunc_begin0
	.quad	.Ltmp29-.Lfunc_begin0
	.quad	.Ltmp30-.Lfunc_begin0
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
	.asciz	"layer_norm"                    ; string offset=60 ; layer_norm
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
      - .offset:         40
        .size:           4
        .value_kind:     by_value
      - .offset:         44
        .size:           4
        .value_kind:     by_value
      - .address_space:  global
        .offset:         48
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         56
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .max_flat_workgroup_size: 256
    .name:           layer_norm
    .private_segment_fixed_size: 0
    .sgpr_count:     28
    .sgpr_spill_count: 0
    .symbol:         layer_norm.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     10
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
