	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 6
	.text
	.protected	_ZN6shapes6gatherEPKfPf6Windowi ; -- Begin function _ZN6shapes6gatherEPKfPf6Windowi
	.globl	_ZN6shapes6gatherEPKfPf6Windowi
	.p2align	8
	.type	_ZN6shapes6gatherEPKfPf6Windowi,@function
_ZN6shapes6gatherEPKfPf6Windowi:        ; @_ZN6shapes6gatherEPKfPf6Windowi
; %bb.0:
	s_load_dword s3, s[0:1], 0x24
	v_lshl_add_u32 v0, s2, 6, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s3, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_2
; %bb.1:
	s_mov_b32 s2, 0x55555556
	v_mul_hi_i32 v1, v0, s2
	v_lshrrev_b32_e32 v2, 31, v1
	v_add_u32_e32 v1, v1, v2
	v_lshl_add_u32 v1, v1, 1, v1
	s_add_u32 s4, s0, 16
	v_sub_u32_e32 v2, v0, v1
	s_addc_u32 s5, s1, 0
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 1, s[4:5]
	global_load_sshort v1, v[2:3], off offset:12
	s_abs_i32 s2, s3
	v_cvt_f32_u32_e32 v2, s2
	s_load_dwordx8 s[4:11], s[0:1], 0x0
	s_sub_i32 s0, 0, s2
	v_rcp_iflag_f32_e32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v5, s9, v0
	v_mov_b32_e32 v3, s5
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v4, v2
	v_mov_b32_e32 v2, s4
	v_mul_lo_u32 v6, s0, v4
	v_mul_hi_u32 v6, v4, v6
	v_add_u32_e32 v4, v4, v6
	s_waitcnt vmcnt(0)
	v_add3_u32 v1, v5, s8, v1
	v_sub_u32_e32 v6, 0, v1
	v_ashrrev_i32_e32 v5, 31, v1
	v_max_i32_e32 v1, v6, v1
	v_mul_hi_u32 v4, v1, v4
	v_mul_lo_u32 v4, v4, s2
	v_sub_u32_e32 v1, v1, v4
	v_subrev_u32_e32 v4, s2, v1
	v_cmp_le_u32_e32 vcc, s2, v1
	s_nop 1
	v_cndmask_b32_e32 v1, v1, v4, vcc
	v_subrev_u32_e32 v4, s2, v1
	v_cmp_le_u32_e32 vcc, s2, v1
	s_nop 1
	v_cndmask_b32_e32 v1, v1, v4, vcc
	v_xor_b32_e32 v1, v1, v5
	v_sub_u32_e32 v4, v1, v5
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[2:3], v[4:5], 2, v[2:3]
	global_load_dword v4, v[2:3], off
	v_ashrrev_i32_e32 v1, 31, v0
	v_mov_b32_e32 v2, s6
	v_mov_b32_e32 v3, s7
	v_lshl_add_u64 v[0:1], v[0:1], 2, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s10, v4
	v_add_f32_e32 v4, v4, v4
	global_store_dword v[0:1], v4, off
.LBB0_2:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel _ZN6shapes6gatherEPKfPf6Windowi
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 40
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 12
		.amdhsa_accum_offset 8
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
	.size	_ZN6shapes6gatherEPKfPf6Windowi, .Lfunc_end0-_ZN6shapes6gatherEPKfPf6Windowi
                                        ; -- End function
	.set _ZN6shapes6gatherEPKfPf6Windowi.num_vgpr, 7
	.set _ZN6shapes6gatherEPKfPf6Windowi.num_agpr, 0
	.set _ZN6shapes6gatherEPKfPf6Windowi.numbered_sgpr, 12
	.set _ZN6shapes6gatherEPKfPf6Windowi.num_named_barrier, 0
	.set _ZN6shapes6gatherEPKfPf6Windowi.private_seg_size, 0
	.set _ZN6shapes6gatherEPKfPf6Windowi.uses_vcc, 1
	.set _ZN6shapes6gatherEPKfPf6Windowi.uses_flat_scratch, 0
	.set _ZN6shapes6gatherEPKfPf6Windowi.has_dyn_sized_stack, 0
	.set _ZN6shapes6gatherEPKfPf6Windowi.has_recursion, 0
	.set _ZN6shapes6gatherEPKfPf6Windowi.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 320
; TotalNumSgprs: 18
; NumVgprs: 7
; NumAgprs: 0
; TotalNumVgprs: 7
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 7
; AccumOffset: 8
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 1
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.protected	_ZN6shapes6gatherEPKdPd6Windowi ; -- Begin function _ZN6shapes6gatherEPKdPd6Windowi
	.globl	_ZN6shapes6gatherEPKdPd6Windowi
	.p2align	8
	.type	_ZN6shapes6gatherEPKdPd6Windowi,@function
_ZN6shapes6gatherEPKdPd6Windowi:        ; @_ZN6shapes6gatherEPKdPd6Windowi
; %bb.0:
	s_load_dword s3, s[0:1], 0x24
	v_lshl_add_u32 v0, s2, 6, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s3, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB1_2
; %bb.1:
	s_mov_b32 s2, 0x55555556
	v_mul_hi_i32 v1, v0, s2
	v_lshrrev_b32_e32 v2, 31, v1
	v_add_u32_e32 v1, v1, v2
	v_lshl_add_u32 v1, v1, 1, v1
	s_add_u32 s4, s0, 16
	v_sub_u32_e32 v2, v0, v1
	s_addc_u32 s5, s1, 0
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 1, s[4:5]
	global_load_sshort v1, v[2:3], off offset:12
	s_abs_i32 s2, s3
	v_cvt_f32_u32_e32 v2, s2
	s_load_dwordx8 s[4:11], s[0:1], 0x0
	s_sub_i32 s0, 0, s2
	v_rcp_iflag_f32_e32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v5, s9, v0
	v_mov_b32_e32 v3, s5
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v4, v2
	v_mov_b32_e32 v2, s4
	v_mul_lo_u32 v6, s0, v4
	v_mul_hi_u32 v6, v4, v6
	v_add_u32_e32 v4, v4, v6
	s_mov_b32 s0, 0
	s_mov_b32 s1, 0xc0080000
	s_waitcnt vmcnt(0)
	v_add3_u32 v1, v5, s8, v1
	v_sub_u32_e32 v6, 0, v1
	v_ashrrev_i32_e32 v5, 31, v1
	v_max_i32_e32 v1, v6, v1
	v_mul_hi_u32 v4, v1, v4
	v_mul_lo_u32 v4, v4, s2
	v_sub_u32_e32 v1, v1, v4
	v_subrev_u32_e32 v4, s2, v1
	v_cmp_le_u32_e32 vcc, s2, v1
	v_cvt_f64_f32_e32 v[6:7], s10
	s_nop 0
	v_cndmask_b32_e32 v1, v1, v4, vcc
	v_subrev_u32_e32 v4, s2, v1
	v_cmp_le_u32_e32 vcc, s2, v1
	s_nop 1
	v_cndmask_b32_e32 v1, v1, v4, vcc
	v_xor_b32_e32 v1, v1, v5
	v_sub_u32_e32 v4, v1, v5
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[2:3], v[4:5], 3, v[2:3]
	global_load_dwordx2 v[2:3], v[2:3], off
	v_ashrrev_i32_e32 v1, 31, v0
	v_mov_b32_e32 v4, s6
	v_mov_b32_e32 v5, s7
	v_lshl_add_u64 v[0:1], v[0:1], 3, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f64 v[2:3], v[2:3], v[6:7]
	v_mul_f64 v[2:3], v[2:3], s[0:1]
	global_store_dwordx2 v[0:1], v[2:3], off
.LBB1_2:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel _ZN6shapes6gatherEPKdPd6Windowi
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 40
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 12
		.amdhsa_accum_offset 8
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
.Lfunc_end1:
	.size	_ZN6shapes6gatherEPKdPd6Windowi, .Lfunc_end1-_ZN6shapes6gatherEPKdPd6Windowi
                                        ; -- End function
	.set _ZN6shapes6gatherEPKdPd6Windowi.num_vgpr, 8
	.set _ZN6shapes6gatherEPKdPd6Windowi.num_agpr, 0
	.set _ZN6shapes6gatherEPKdPd6Windowi.numbered_sgpr, 12
	.set _ZN6shapes6gatherEPKdPd6Windowi.num_named_barrier, 0
	.set _ZN6shapes6gatherEPKdPd6Windowi.private_seg_size, 0
	.set _ZN6shapes6gatherEPKdPd6Windowi.uses_vcc, 1
	.set _ZN6shapes6gatherEPKdPd6Windowi.uses_flat_scratch, 0
	.set _ZN6shapes6gatherEPKdPd6Windowi.has_dyn_sized_stack, 0
	.set _ZN6shapes6gatherEPKdPd6Windowi.has_recursion, 0
	.set _ZN6shapes6gatherEPKdPd6Windowi.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 344
; TotalNumSgprs: 18
; NumVgprs: 8
; NumAgprs: 0
; TotalNumVgprs: 8
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 8
; AccumOffset: 8
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 1
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.protected	_ZN6shapes6gatherEPKDF16_PDF16_6Windowi ; -- Begin function _ZN6shapes6gatherEPKDF16_PDF16_6Windowi
	.globl	_ZN6shapes6gatherEPKDF16_PDF16_6Windowi
	.p2align	8
	.type	_ZN6shapes6gatherEPKDF16_PDF16_6Windowi,@function
_ZN6shapes6gatherEPKDF16_PDF16_6Windowi: ; @_ZN6shapes6gatherEPKDF16_PDF16_6Windowi
; %bb.0:
	s_load_dword s3, s[0:1], 0x24
	v_lshl_add_u32 v0, s2, 6, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s3, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB2_2
; %bb.1:
	s_mov_b32 s2, 0x55555556
	v_mul_hi_i32 v1, v0, s2
	v_lshrrev_b32_e32 v2, 31, v1
	v_add_u32_e32 v1, v1, v2
	v_lshl_add_u32 v1, v1, 1, v1
	s_add_u32 s4, s0, 16
	v_sub_u32_e32 v2, v0, v1
	s_addc_u32 s5, s1, 0
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[2:3], 1, s[4:5]
	global_load_sshort v1, v[2:3], off offset:12
	s_abs_i32 s2, s3
	v_cvt_f32_u32_e32 v2, s2
	s_load_dwordx8 s[4:11], s[0:1], 0x0
	s_sub_i32 s0, 0, s2
	v_rcp_iflag_f32_e32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v5, s9, v0
	v_mov_b32_e32 v3, s5
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v4, v2
	v_mov_b32_e32 v2, s4
	v_mul_lo_u32 v6, s0, v4
	v_mul_hi_u32 v6, v4, v6
	v_add_u32_e32 v4, v4, v6
	s_waitcnt vmcnt(0)
	v_add3_u32 v1, v5, s8, v1
	v_sub_u32_e32 v6, 0, v1
	v_ashrrev_i32_e32 v5, 31, v1
	v_max_i32_e32 v1, v6, v1
	v_mul_hi_u32 v4, v1, v4
	v_mul_lo_u32 v4, v4, s2
	v_sub_u32_e32 v1, v1, v4
	v_subrev_u32_e32 v4, s2, v1
	v_cmp_le_u32_e32 vcc, s2, v1
	s_nop 1
	v_cndmask_b32_e32 v1, v1, v4, vcc
	v_subrev_u32_e32 v4, s2, v1
	v_cmp_le_u32_e32 vcc, s2, v1
	s_nop 1
	v_cndmask_b32_e32 v1, v1, v4, vcc
	v_xor_b32_e32 v1, v1, v5
	v_sub_u32_e32 v4, v1, v5
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[2:3], v[4:5], 1, v[2:3]
	global_load_ushort v4, v[2:3], off
	v_cvt_f16_f32_e32 v5, s10
	v_ashrrev_i32_e32 v1, 31, v0
	v_mov_b32_e32 v2, s6
	v_mov_b32_e32 v3, s7
	v_lshl_add_u64 v[0:1], v[0:1], 1, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f16_e32 v4, v4, v5
	global_store_short v[0:1], v4, off
.LBB2_2:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel _ZN6shapes6gatherEPKDF16_PDF16_6Windowi
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 40
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 12
		.amdhsa_accum_offset 8
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
.Lfunc_end2:
	.size	_ZN6shapes6gatherEPKDF16_PDF16_6Windowi, .Lfunc_end2-_ZN6shapes6gatherEPKDF16_PDF16_6Windowi
                                        ; -- End function
	.set _ZN6shapes6gatherEPKDF16_PDF16_6Windowi.num_vgpr, 7
	.set _ZN6shapes6gatherEPKDF16_PDF16_6Windowi.num_agpr, 0
	.set _ZN6shapes6gatherEPKDF16_PDF16_6Windowi.numbered_sgpr, 12
	.set _ZN6shapes6gatherEPKDF16_PDF16_6Windowi.num_named_barrier, 0
	.set _ZN6shapes6gatherEPKDF16_PDF16_6Windowi.private_seg_size, 0
	.set _ZN6shapes6gatherEPKDF16_PDF16_6Windowi.uses_vcc, 1
	.set _ZN6shapes6gatherEPKDF16_PDF16_6Windowi.uses_flat_scratch, 0
	.set _ZN6shapes6gatherEPKDF16_PDF16_6Windowi.has_dyn_sized_stack, 0
	.set _ZN6shapes6gatherEPKDF16_PDF16_6Windowi.has_recursion, 0
	.set _ZN6shapes6gatherEPKDF16_PDF16_6Windowi.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 320
; TotalNumSgprs: 18
; NumVgprs: 7
; NumAgprs: 0
; TotalNumVgprs: 7
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 7
; AccumOffset: 8
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 1
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.protected	_ZN6shapes4fillEPiabl   ; -- Begin function _ZN6shapes4fillEPiabl
	.globl	_ZN6shapes4fillEPiabl
	.p2align	8
	.type	_ZN6shapes4fillEPiabl,@function
_ZN6shapes4fillEPiabl:                  ; @_ZN6shapes4fillEPiabl
; %bb.0:
	s_load_dwordx2 s[4:5], s[0:1], 0x10
	v_lshl_add_u32 v0, s2, 6, v0
	v_ashrrev_i32_e32 v1, 31, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i64_e32 vcc, s[4:5], v[0:1]
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB3_2
; %bb.1:
	s_load_dword s4, s[0:1], 0x8
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_sext_i32_i8 s0, s4
	s_bitcmp1_b32 s4, 8
	v_mul_lo_u32 v2, v0, s0
	v_sub_u32_e32 v3, 0, v2
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v2, v2, v3, vcc
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[2:3]
	global_store_dword v[0:1], v2, off
.LBB3_2:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel _ZN6shapes4fillEPiabl
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 6
		.amdhsa_accum_offset 4
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
.Lfunc_end3:
	.size	_ZN6shapes4fillEPiabl, .Lfunc_end3-_ZN6shapes4fillEPiabl
                                        ; -- End function
	.set _ZN6shapes4fillEPiabl.num_vgpr, 4
	.set _ZN6shapes4fillEPiabl.num_agpr, 0
	.set _ZN6shapes4fillEPiabl.numbered_sgpr, 6
	.set _ZN6shapes4fillEPiabl.num_named_barrier, 0
	.set _ZN6shapes4fillEPiabl.private_seg_size, 0
	.set _ZN6shapes4fillEPiabl.uses_vcc, 1
	.set _ZN6shapes4fillEPiabl.uses_flat_scratch, 0
	.set _ZN6shapes4fillEPiabl.has_dyn_sized_stack, 0
	.set _ZN6shapes4fillEPiabl.has_recursion, 0
	.set _ZN6shapes4fillEPiabl.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 104
; TotalNumSgprs: 12
; NumVgprs: 4
; NumAgprs: 0
; TotalNumVgprs: 4
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 12
; NumVGPRsForWavesPerEU: 4
; AccumOffset: 4
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 0
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.p2align	2                               ; -- Begin function _ZL6greedyi
	.type	_ZL6greedyi,@function
_ZL6greedyi:                            ; @_ZL6greedyi
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_lshl_add_u32 v0, v0, 1, v0
	;;#ASMSTART
	v_mov_b32 v11, 7
v_mov_b32 v12, 7
v_mov_b32 v13, 7
v_mov_b32 v14, 7
	;;#ASMEND
	s_setpc_b64 s[30:31]
.Lfunc_end4:
	.size	_ZL6greedyi, .Lfunc_end4-_ZL6greedyi
                                        ; -- End function
	.set .L_ZL6greedyi.num_vgpr, 15
	.set .L_ZL6greedyi.num_agpr, 0
	.set .L_ZL6greedyi.numbered_sgpr, 32
	.set .L_ZL6greedyi.num_named_barrier, 0
	.set .L_ZL6greedyi.private_seg_size, 0
	.set .L_ZL6greedyi.uses_vcc, 0
	.set .L_ZL6greedyi.uses_flat_scratch, 0
	.set .L_ZL6greedyi.has_dyn_sized_stack, 0
	.set .L_ZL6greedyi.has_recursion, 0
	.set .L_ZL6greedyi.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 48
; TotalNumSgprs: 38
; NumVgprs: 15
; NumAgprs: 0
; TotalNumVgprs: 15
; ScratchSize: 0
; MemoryBound: 0
	.text
	.protected	thrifty                 ; -- Begin function thrifty
	.globl	thrifty
	.p2align	8
	.type	thrifty,@function
thrifty:                                ; @thrifty
; %bb.0:
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dword s4, s[0:1], 0x8
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, _ZL6greedyi@rel32@lo+4
	s_addc_u32 s1, s1, _ZL6greedyi@rel32@hi+12
	s_mov_b32 s32, 0
	v_mov_b32_e32 v1, v0
	s_swappc_b64 s[30:31], s[0:1]
	v_mov_b32_e32 v2, v0
	v_add_u32_e32 v0, s4, v1
	s_swappc_b64 s[30:31], s[0:1]
	v_add_u32_e32 v0, v0, v2
	v_lshlrev_b32_e32 v1, 2, v1
	global_store_dword v1, v0, s[2:3]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel thrifty
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 12
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 1
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 15
		.amdhsa_next_free_sgpr 33
		.amdhsa_accum_offset 16
		.amdhsa_reserve_vcc 0
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
.Lfunc_end5:
	.size	thrifty, .Lfunc_end5-thrifty
                                        ; -- End function
	.set thrifty.num_vgpr, max(3, .L_ZL6greedyi.num_vgpr)
	.set thrifty.num_agpr, max(0, .L_ZL6greedyi.num_agpr)
	.set thrifty.numbered_sgpr, max(33, .L_ZL6greedyi.numbered_sgpr)
	.set thrifty.num_named_barrier, max(0, .L_ZL6greedyi.num_named_barrier)
	.set thrifty.private_seg_size, 0+max(.L_ZL6greedyi.private_seg_size)
	.set thrifty.uses_vcc, or(0, .L_ZL6greedyi.uses_vcc)
	.set thrifty.uses_flat_scratch, or(0, .L_ZL6greedyi.uses_flat_scratch)
	.set thrifty.has_dyn_sized_stack, or(0, .L_ZL6greedyi.has_dyn_sized_stack)
	.set thrifty.has_recursion, or(1, .L_ZL6greedyi.has_recursion)
	.set thrifty.has_indirect_call, or(0, .L_ZL6greedyi.has_indirect_call)
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 80
; TotalNumSgprs: 39
; NumVgprs: 15
; NumAgprs: 0
; TotalNumVgprs: 15
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 4
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 39
; NumVGPRsForWavesPerEU: 15
; AccumOffset: 16
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
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
	.set amdgpu.max_num_vgpr, 15
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
      - .address_space:  generic
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  generic
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .offset:         16
        .size:           20
        .value_kind:     by_value
      - .offset:         36
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 40
    .max_flat_workgroup_size: 1024
    .name:           _ZN6shapes6gatherEPKfPf6Windowi
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         _ZN6shapes6gatherEPKfPf6Windowi.kd
    .uses_dynamic_stack: false
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  generic
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  generic
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .offset:         16
        .size:           20
        .value_kind:     by_value
      - .offset:         36
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 40
    .max_flat_workgroup_size: 1024
    .name:           _ZN6shapes6gatherEPKdPd6Windowi
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         _ZN6shapes6gatherEPKdPd6Windowi.kd
    .uses_dynamic_stack: false
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  generic
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  generic
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .offset:         16
        .size:           20
        .value_kind:     by_value
      - .offset:         36
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 40
    .max_flat_workgroup_size: 1024
    .name:           _ZN6shapes6gatherEPKDF16_PDF16_6Windowi
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         _ZN6shapes6gatherEPKDF16_PDF16_6Windowi.kd
    .uses_dynamic_stack: false
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  generic
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .offset:         8
        .size:           1
        .value_kind:     by_value
      - .offset:         9
        .size:           1
        .value_kind:     by_value
      - .offset:         16
        .size:           8
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .max_flat_workgroup_size: 1024
    .name:           _ZN6shapes4fillEPiabl
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         _ZN6shapes4fillEPiabl.kd
    .uses_dynamic_stack: false
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  generic
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 12
    .max_flat_workgroup_size: 1024
    .name:           thrifty
    .private_segment_fixed_size: 0
    .sgpr_count:     39
    .sgpr_spill_count: 0
    .symbol:         thrifty.kd
    .uses_dynamic_stack: true
    .vgpr_count:     15
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
