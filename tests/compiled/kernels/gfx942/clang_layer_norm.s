	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 6
	.text
	.protected	layer_norm              ; -- Begin function layer_norm
	.globl	layer_norm
	.p2align	8
	.type	layer_norm,@function
layer_norm:                             ; @layer_norm
; %bb.16:
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
; %bb.17:
.LBB0_0:
	s_mul_i32 s14, s10, s12
	s_ashr_i32 s15, s14, 31
	v_cmp_gt_i32_e32 vcc, s10, v0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b32_e32 v2, 2, v0
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_4
; %bb.1:
	s_lshl_b64 s[0:1], s[14:15], 2
	s_add_u32 s0, s2, s0
	s_addc_u32 s1, s3, s1
	v_lshl_add_u64 v[4:5], s[0:1], 0, v[2:3]
	s_mov_b64 s[16:17], 0
	v_mov_b32_e32 v1, 0
	s_mov_b64 s[18:19], 0x400
	v_mov_b32_e32 v3, v0
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	global_load_dword v6, v[4:5], off
	v_add_u32_e32 v3, 0x100, v3
	v_cmp_le_i32_e64 s[0:1], s10, v3
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[18:19]
	s_or_b64 s[16:17], s[0:1], s[16:17]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v1, v1, v6
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execnz .LBB0_2
; %bb.3:
	s_or_b64 exec, exec, s[16:17]
.LBB0_4:
	s_or_b64 exec, exec, s[12:13]
	v_mbcnt_lo_u32_b32 v3, -1, 0
	v_mbcnt_hi_u32_b32 v4, -1, v3
	v_lshlrev_b32_e32 v3, 2, v4
	v_xor_b32_e32 v6, 0x80, v3
	ds_bpermute_b32 v5, v6, v1
	v_xor_b32_e32 v7, 64, v3
	v_xor_b32_e32 v10, 32, v3
	v_xor_b32_e32 v11, 16, v3
	v_xor_b32_e32 v13, 8, v3
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v5
	ds_bpermute_b32 v5, v7, v1
	v_xor_b32_e32 v14, 4, v3
	v_cmp_eq_u32_e64 s[0:1], 0, v4
	v_lshrrev_b32_e32 v12, 4, v0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v5
	ds_bpermute_b32 v5, v10, v1
	s_barrier
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v5
	ds_bpermute_b32 v5, v11, v1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v5
	ds_bpermute_b32 v5, v13, v1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v5
	ds_bpermute_b32 v3, v14, v1
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB0_6
; %bb.5:
	v_and_b32_e32 v4, 12, v12
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v3
	ds_write_b32 v4, v1
.LBB0_6:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, 0
	s_barrier
	ds_read_b128 v[16:19], v3
	v_cvt_f32_i32_e32 v1, s10
	v_mov_b32_e32 v15, 0
	v_frexp_mant_f32_e32 v5, v1
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v4, v16, v17
	v_rcp_f32_e32 v9, v5
	v_add_f32_e32 v4, v4, v18
	v_add_f32_e32 v4, v4, v19
	v_frexp_exp_i32_f32_e32 v8, v1
	v_frexp_exp_i32_f32_e32 v1, v4
	v_frexp_mant_f32_e32 v4, v4
	v_mul_f32_e32 v4, v4, v9
	v_sub_u32_e32 v1, v1, v8
	v_ldexp_f32 v1, v4, v1
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_10
; %bb.7:
	s_lshl_b64 s[12:13], s[14:15], 2
	s_add_u32 s12, s2, s12
	s_addc_u32 s13, s3, s13
	v_lshl_add_u64 v[4:5], s[12:13], 0, v[2:3]
	s_mov_b64 s[18:19], 0
	v_mov_b32_e32 v15, 0
	s_mov_b64 s[20:21], 0x400
	v_mov_b32_e32 v3, v0
.LBB0_8:                                ; =>This Inner Loop Header: Depth=1
	global_load_dword v16, v[4:5], off
	v_add_u32_e32 v3, 0x100, v3
	v_cmp_le_i32_e64 s[12:13], s10, v3
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[20:21]
	s_or_b64 s[18:19], s[12:13], s[18:19]
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v16, v16, v1
	v_fmac_f32_e32 v15, v16, v16
	s_andn2_b64 exec, exec, s[18:19]
	s_cbranch_execnz .LBB0_8
; %bb.9:
	s_or_b64 exec, exec, s[18:19]
.LBB0_10:
	s_or_b64 exec, exec, s[16:17]
	ds_bpermute_b32 v3, v6, v15
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_f32_e32 v3, v15, v3
	ds_bpermute_b32 v4, v7, v3
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v3, v3, v4
	ds_bpermute_b32 v4, v10, v3
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v3, v3, v4
	ds_bpermute_b32 v4, v11, v3
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v3, v3, v4
	ds_bpermute_b32 v4, v13, v3
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v3, v3, v4
	ds_bpermute_b32 v4, v14, v3
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB0_12
; %bb.11:
	v_and_b32_e32 v5, 12, v12
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v3, v3, v4
	ds_write_b32 v5, v3
.LBB0_12:
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_15
; %bb.13:
	v_mov_b32_e32 v3, 0
	ds_read_b128 v[10:13], v3
	s_lshl_b64 s[0:1], s[14:15], 2
	s_add_u32 s0, s2, s0
	s_addc_u32 s1, s3, s1
	v_lshl_add_u64 v[4:5], s[6:7], 0, v[2:3]
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v10, v10, v11
	v_add_f32_e32 v10, v10, v12
	v_add_f32_e32 v10, v10, v13
	v_frexp_exp_i32_f32_e32 v11, v10
	v_frexp_mant_f32_e32 v10, v10
	v_mul_f32_e32 v9, v10, v9
	v_sub_u32_e32 v8, v11, v8
	v_ldexp_f32 v8, v9, v8
	v_add_f32_e32 v8, s11, v8
	v_rsq_f32_e32 v10, v8
	v_add_u32_e32 v8, s14, v0
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[6:7], s[4:5], 0, v[2:3]
	v_lshl_add_u64 v[2:3], s[0:1], 0, v[2:3]
	v_lshl_add_u64 v[8:9], v[8:9], 2, s[8:9]
	s_mov_b64 s[0:1], 0
	s_mov_b64 s[2:3], 0x400
.LBB0_14:                               ; =>This Inner Loop Header: Depth=1
	global_load_dword v11, v[2:3], off
	global_load_dword v12, v[6:7], off
	global_load_dword v13, v[4:5], off
	v_add_u32_e32 v0, 0x100, v0
	v_cmp_le_i32_e32 vcc, s10, v0
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[2:3]
	v_lshl_add_u64 v[6:7], v[6:7], 0, s[2:3]
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[2:3]
	s_or_b64 s[0:1], vcc, s[0:1]
	s_waitcnt vmcnt(2)
	v_sub_f32_e32 v11, v11, v1
	v_mul_f32_e32 v11, v10, v11
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v13, v11, v12
	global_store_dword v[8:9], v13, off
	v_lshl_add_u64 v[8:9], v[8:9], 0, s[2:3]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_14
.LBB0_15:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel layer_norm
		.amdhsa_group_segment_fixed_size 16
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 40
		.amdhsa_user_sgpr_count 12
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 10
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 20
		.amdhsa_next_free_sgpr 22
		.amdhsa_accum_offset 20
		.amdhsa_reserve_vcc 1
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
.Lfunc_end0:
	.size	layer_norm, .Lfunc_end0-layer_norm
                                        ; -- End function
	.set layer_norm.num_vgpr, 20
	.set layer_norm.num_agpr, 0
	.set layer_norm.numbered_sgpr, 22
	.set layer_norm.num_named_barrier, 0
	.set layer_norm.private_seg_size, 0
	.set layer_norm.uses_vcc, 1
	.set layer_norm.uses_flat_scratch, 0
	.set layer_norm.has_dyn_sized_stack, 0
	.set layer_norm.has_recursion, 0
	.set layer_norm.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1140
; TotalNumSgprs: 28
; NumVgprs: 20
; NumAgprs: 0
; TotalNumVgprs: 20
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 16 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 28
; NumVGPRsForWavesPerEU: 20
; AccumOffset: 20
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 12
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 4
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.protected	__clang_ocl_kern_imp_layer_norm ; -- Begin function __clang_ocl_kern_imp_layer_norm
	.globl	__clang_ocl_kern_imp_layer_norm
	.p2align	2
	.type	__clang_ocl_kern_imp_layer_norm,@function
__clang_ocl_kern_imp_layer_norm:        ; @__clang_ocl_kern_imp_layer_norm
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mul_lo_u32 v10, v8, s12
	v_and_b32_e32 v16, 0x3ff, v31
	v_ashrrev_i32_e32 v11, 31, v10
	v_cmp_lt_i32_e32 vcc, v16, v8
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v17, 0
	v_lshlrev_b32_e32 v12, 2, v16
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB1_4
; %bb.1:
	v_lshl_add_u64 v[14:15], v[10:11], 2, v[12:13]
	v_lshl_add_u64 v[14:15], v[0:1], 0, v[14:15]
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v17, 0
	s_mov_b64 s[6:7], 0x400
	v_mov_b32_e32 v13, v16
.LBB1_2:                                ; =>This Inner Loop Header: Depth=1
	global_load_dword v18, v[14:15], off
	v_add_u32_e32 v13, 0x100, v13
	v_cmp_ge_i32_e64 s[0:1], v13, v8
	v_lshl_add_u64 v[14:15], v[14:15], 0, s[6:7]
	s_or_b64 s[4:5], s[0:1], s[4:5]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v17, v17, v18
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB1_2
; %bb.3:
	s_or_b64 exec, exec, s[4:5]
.LBB1_4:
	s_or_b64 exec, exec, s[2:3]
	v_mbcnt_lo_u32_b32 v13, -1, 0
	v_mbcnt_hi_u32_b32 v15, -1, v13
	v_lshlrev_b32_e32 v14, 2, v15
	v_xor_b32_e32 v20, 0x80, v14
	ds_bpermute_b32 v13, v20, v17
	v_xor_b32_e32 v21, 64, v14
	v_xor_b32_e32 v22, 32, v14
	v_xor_b32_e32 v23, 16, v14
	v_xor_b32_e32 v24, 8, v14
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v13, v17, v13
	ds_bpermute_b32 v17, v21, v13
	v_xor_b32_e32 v25, 4, v14
	v_cmp_eq_u32_e64 s[0:1], 0, v15
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_f32_e32 v13, v13, v17
	ds_bpermute_b32 v17, v22, v13
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v13, v13, v17
	ds_bpermute_b32 v17, v23, v13
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v13, v13, v17
	ds_bpermute_b32 v17, v24, v13
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v13, v13, v17
	ds_bpermute_b32 v14, v25, v13
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_6
; %bb.5:
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v13, v13, v14
	s_trap 2
	ds_write_b32 v0, v13
.LBB1_6:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_trap 2
	ds_read_b64 v[14:15], v0
	v_cvt_f32_i32_e32 v13, v8
	v_mov_b32_e32 v26, 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v17, v14, v15
	v_add_f32_e32 v14, v17, v14
	v_add_f32_e32 v14, v14, v15
	v_frexp_mant_f32_e32 v15, v13
	v_rcp_f32_e32 v19, v15
	v_frexp_exp_i32_f32_e32 v18, v13
	v_frexp_exp_i32_f32_e32 v13, v14
	v_frexp_mant_f32_e32 v14, v14
	v_mul_f32_e32 v14, v14, v19
	v_sub_u32_e32 v13, v13, v18
	v_ldexp_f32 v17, v14, v13
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB1_10
; %bb.7:
	v_lshl_add_u64 v[14:15], v[10:11], 2, v[12:13]
	v_lshl_add_u64 v[14:15], v[0:1], 0, v[14:15]
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v26, 0
	s_mov_b64 s[8:9], 0x400
	v_mov_b32_e32 v13, v16
.LBB1_8:                                ; =>This Inner Loop Header: Depth=1
	global_load_dword v27, v[14:15], off
	v_add_u32_e32 v13, 0x100, v13
	v_cmp_ge_i32_e64 s[2:3], v13, v8
	v_lshl_add_u64 v[14:15], v[14:15], 0, s[8:9]
	s_or_b64 s[6:7], s[2:3], s[6:7]
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v27, v27, v17
	v_fmac_f32_e32 v26, v27, v27
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB1_8
; %bb.9:
	s_or_b64 exec, exec, s[6:7]
.LBB1_10:
	s_or_b64 exec, exec, s[4:5]
	ds_bpermute_b32 v13, v20, v26
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_add_f32_e32 v13, v26, v13
	ds_bpermute_b32 v14, v21, v13
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v13, v13, v14
	ds_bpermute_b32 v14, v22, v13
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v13, v13, v14
	ds_bpermute_b32 v14, v23, v13
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v13, v13, v14
	ds_bpermute_b32 v14, v24, v13
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v13, v13, v14
	ds_bpermute_b32 v14, v25, v13
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_12
; %bb.11:
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v13, v13, v14
	s_trap 2
	ds_write_b32 v0, v13
.LBB1_12:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_15
; %bb.13:
	s_trap 2
	ds_read_b64 v[14:15], v0
	v_add_u32_e32 v20, v16, v10
	v_ashrrev_i32_e32 v21, 31, v20
	v_lshl_add_u64 v[6:7], v[20:21], 2, v[6:7]
	s_mov_b64 s[2:3], 0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v13, v14, v15
	v_add_f32_e32 v13, v13, v14
	v_add_f32_e32 v13, v13, v15
	v_frexp_exp_i32_f32_e32 v14, v13
	v_frexp_mant_f32_e32 v13, v13
	v_mul_f32_e32 v13, v13, v19
	v_sub_u32_e32 v14, v14, v18
	v_ldexp_f32 v13, v13, v14
	v_add_f32_e32 v9, v9, v13
	v_rsq_f32_e32 v9, v9
	v_mov_b32_e32 v13, 0
	v_lshl_add_u64 v[10:11], v[10:11], 2, v[12:13]
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[10:11]
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[12:13]
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[12:13]
	s_mov_b64 s[4:5], 0x400
.LBB1_14:                               ; =>This Inner Loop Header: Depth=1
	global_load_dword v10, v[0:1], off
	global_load_dword v11, v[2:3], off
	global_load_dword v12, v[4:5], off
	v_add_u32_e32 v16, 0x100, v16
	v_cmp_ge_i32_e32 vcc, v16, v8
	v_lshl_add_u64 v[0:1], v[0:1], 0, s[4:5]
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[4:5]
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[4:5]
	s_or_b64 s[2:3], vcc, s[2:3]
	s_waitcnt vmcnt(2)
	v_sub_f32_e32 v10, v10, v17
	v_mul_f32_e32 v10, v9, v10
	s_waitcnt vmcnt(0)
	v_fmac_f32_e32 v12, v10, v11
	global_store_dword v[6:7], v12, off
	v_lshl_add_u64 v[6:7], v[6:7], 0, s[4:5]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB1_14
.LBB1_15:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end1:
	.size	__clang_ocl_kern_imp_layer_norm, .Lfunc_end1-__clang_ocl_kern_imp_layer_norm
                                        ; -- End function
	.set __clang_ocl_kern_imp_layer_norm.num_vgpr, 32
	.set __clang_ocl_kern_imp_layer_norm.num_agpr, 0
	.set __clang_ocl_kern_imp_layer_norm.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_layer_norm.num_named_barrier, 0
	.set __clang_ocl_kern_imp_layer_norm.private_seg_size, 0
	.set __clang_ocl_kern_imp_layer_norm.uses_vcc, 1
	.set __clang_ocl_kern_imp_layer_norm.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_layer_norm.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_layer_norm.has_recursion, 0
	.set __clang_ocl_kern_imp_layer_norm.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 900
; TotalNumSgprs: 38
; NumVgprs: 32
; NumAgprs: 0
; TotalNumVgprs: 32
; ScratchSize: 0
; MemoryBound: 0
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 32
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 32
	.set amdgpu.max_num_named_barrier, 0
	.text
	.ident	"Debian clang version 22.1.8 (1~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .is_const:       true
        .offset:         0
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         16
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         32
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         36
        .size:           4
        .type_name:      float
        .value_kind:     by_value
    .group_segment_fixed_size: 16
    .kernarg_segment_align: 8
    .kernarg_segment_size: 40
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           layer_norm
    .private_segment_fixed_size: 0
    .sgpr_count:     28
    .sgpr_spill_count: 0
    .symbol:         layer_norm.kd
    .uses_dynamic_stack: false
    .vgpr_count:     20
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
