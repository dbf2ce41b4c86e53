	.amdgcn_target "amdgcn-amd-amdhsa--gfx950"
	.amdhsa_code_object_version 6
	.text
	.protected	matmul_f16              ; -- Begin function matmul_f16
	.globl	matmul_f16
	.p2align	8
	.type	matmul_f16,@function
matmul_f16:                             ; @matmul_f16
; %bb.0:
	s_load_dwordx8 s[4:11], s[0:1], 0x0
	v_mbcnt_lo_u32_b32 v0, -1, 0
	v_mbcnt_hi_u32_b32 v0, -1, v0
	v_lshrrev_b32_e32 v1, 5, v0
	v_and_b32_e32 v2, 31, v0
	s_lshl_b32 s14, s2, 5
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s11, 0
	v_add_u32_e32 v17, s14, v2
	v_lshlrev_b32_e32 v16, 2, v1
	s_cbranch_scc1 .LBB0_3
; %bb.1:
	s_ashr_i32 s1, s10, 31
	s_mov_b32 s0, s10
	s_lshl_b32 s12, s3, 5
	s_cbranch_execz .LBB0_4
; %bb.2:
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v0, 0
	s_branch .LBB0_6
.LBB0_3:
                                        ; implicit-def: $sgpr0_sgpr1
	s_lshl_b32 s12, s3, 5
.LBB0_4:
	s_lshl2_add_u32 s13, s10, 0xffffffe0
	v_add_u32_e32 v2, s12, v2
	v_mul_lo_u32 v1, v1, s13
	s_ashr_i32 s1, s10, 31
	s_mov_b32 s0, s10
	v_add3_u32 v18, v0, v1, s14
	v_mad_u64_u32 v[20:21], s[14:15], v2, s11, v[16:17]
	s_lshl_b64 s[2:3], s[0:1], 1
	s_lshl_b32 s13, s10, 3
	s_mov_b32 s14, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	s_mov_b32 s15, 0x5040100
.LBB0_5:                                ; =>This Inner Loop Header: Depth=1
	v_add_u32_e32 v22, s14, v20
	v_ashrrev_i32_e32 v19, 31, v18
	v_ashrrev_i32_e32 v23, 31, v22
	v_lshl_add_u64 v[24:25], v[18:19], 1, s[6:7]
	v_lshl_add_u64 v[22:23], v[22:23], 1, s[4:5]
	global_load_ushort v19, v[24:25], off
	v_lshl_add_u64 v[24:25], v[24:25], 0, s[2:3]
	global_load_dwordx2 v[28:29], v[22:23], off
	global_load_ushort v21, v[24:25], off
	v_lshl_add_u64 v[22:23], v[24:25], 0, s[2:3]
	v_lshl_add_u64 v[24:25], v[22:23], 0, s[2:3]
	global_load_ushort v26, v[22:23], off
	global_load_ushort v27, v[24:25], off
	s_add_i32 s14, s14, 8
	s_cmp_lt_i32 s14, s11
	v_add_u32_e32 v18, s13, v18
	s_waitcnt vmcnt(2)
	v_perm_b32 v22, v21, v19, s15
	s_waitcnt vmcnt(0)
	v_perm_b32 v23, v27, v26, s15
	s_nop 1
	v_mfma_f32_32x32x8_f16 v[0:15], v[28:29], v[22:23], v[0:15]
	s_cbranch_scc1 .LBB0_5
.LBB0_6:
	v_add_u32_e32 v16, s12, v16
	v_mul_lo_u32 v16, v16, s10
	v_add_u32_e32 v18, v17, v16
	v_ashrrev_i32_e32 v19, 31, v18
	v_lshl_add_u64 v[18:19], v[18:19], 2, s[8:9]
	s_lshl_b64 s[0:1], s[0:1], 2
	s_nop 4
	global_store_dword v[18:19], v0, off
	v_lshl_add_u64 v[18:19], v[18:19], 0, s[0:1]
	global_store_dword v[18:19], v1, off
	v_lshl_add_u64 v[0:1], v[18:19], 0, s[0:1]
	s_lshl_b32 s2, s10, 3
	global_store_dword v[0:1], v2, off
	v_lshl_add_u64 v[0:1], v[0:1], 0, s[0:1]
	v_add_u32_e32 v2, s2, v16
	global_store_dword v[0:1], v3, off
	v_add_u32_e32 v0, v17, v2
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[8:9]
	global_store_dword v[0:1], v4, off
	v_lshl_add_u64 v[0:1], v[0:1], 0, s[0:1]
	global_store_dword v[0:1], v5, off
	v_lshl_add_u64 v[0:1], v[0:1], 0, s[0:1]
	global_store_dword v[0:1], v6, off
	v_lshl_add_u64 v[0:1], v[0:1], 0, s[0:1]
	v_add_u32_e32 v2, s2, v2
	global_store_dword v[0:1], v7, off
	v_add_u32_e32 v0, v17, v2
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[8:9]
	global_store_dword v[0:1], v8, off
	v_lshl_add_u64 v[0:1], v[0:1], 0, s[0:1]
	global_store_dword v[0:1], v9, off
	v_lshl_add_u64 v[0:1], v[0:1], 0, s[0:1]
	global_store_dword v[0:1], v10, off
	v_lshl_add_u64 v[0:1], v[0:1], 0, s[0:1]
	global_store_dword v[0:1], v11, off
	v_add3_u32 v0, s2, v2, v17
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[8:9]
	global_store_dword v[0:1], v12, off
	v_lshl_add_u64 v[0:1], v[0:1], 0, s[0:1]
	global_store_dword v[0:1], v13, off
	v_lshl_add_u64 v[0:1], v[0:1], 0, s[0:1]
	global_store_dword v[0:1], v14, off
	v_lshl_add_u64 v[0:1], v[0:1], 0, s[0:1]
	global_store_dword v[0:1], v15, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel matmul_f16
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
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
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 30
		.amdhsa_next_free_sgpr 16
		.amdhsa_accum_offset 32
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
.Lfunc_end0:
	.size	matmul_f16, .Lfunc_end0-matmul_f16
                                        ; -- End function
	.set matmul_f16.num_vgpr, 30
	.set matmul_f16.num_agpr, 0
	.set matmul_f16.numbered_sgpr, 16
	.set matmul_f16.num_named_barrier, 0
	.set matmul_f16.private_seg_size, 0
	.set matmul_f16.uses_vcc, 0
	.set matmul_f16.uses_flat_scratch, 0
	.set matmul_f16.has_dyn_sized_stack, 0
	.set matmul_f16.has_recursion, 0
	.set matmul_f16.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 744
; TotalNumSgprs: 22
; NumVgprs: 30
; NumAgprs: 0
; TotalNumVgprs: 30
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 22
; NumVGPRsForWavesPerEU: 30
; AccumOffset: 32
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 7
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.protected	__clang_ocl_kern_imp_matmul_f16 ; -- Begin function __clang_ocl_kern_imp_matmul_f16
	.globl	__clang_ocl_kern_imp_matmul_f16
	.p2align	2
	.type	__clang_ocl_kern_imp_matmul_f16,@function
__clang_ocl_kern_imp_matmul_f16:        ; @__clang_ocl_kern_imp_matmul_f16
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v8, v7
	v_mbcnt_lo_u32_b32 v7, -1, 0
	v_mbcnt_hi_u32_b32 v27, -1, v7
	v_lshrrev_b32_e32 v30, 5, v27
	v_and_b32_e32 v28, 31, v27
	s_lshl_b32 s2, s12, 5
	v_cmp_gt_i32_e32 vcc, 1, v8
	v_add_u32_e32 v9, s2, v28
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshlrev_b32_e32 v26, 2, v30
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
; %bb.1:
                                        ; implicit-def: $vgpr0
                                        ; implicit-def: $vgpr2
                                        ; implicit-def: $vgpr8
                                        ; implicit-def: $vgpr27
                                        ; implicit-def: $vgpr30
                                        ; implicit-def: $vgpr28
; %bb.2:
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_lshl_b32 s4, s13, 5
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v10, 0
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_6
; %bb.3:
	s_movk_i32 s3, 0xffe0
	v_lshl_add_u32 v11, v6, 2, s3
	v_mul_lo_u32 v11, v30, v11
	v_add_u32_e32 v10, s4, v28
	v_add3_u32 v30, v27, v11, s2
	v_lshlrev_b32_e32 v27, 3, v6
	v_mad_u64_u32 v[32:33], s[2:3], v10, v8, v[26:27]
	v_lshlrev_b64 v[28:29], 1, v[6:7]
	s_mov_b32 s5, 0
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	s_mov_b32 s6, 0x5040100
.LBB1_4:                                ; =>This Inner Loop Header: Depth=1
	v_add_u32_e32 v34, s5, v32
	v_ashrrev_i32_e32 v31, 31, v30
	v_ashrrev_i32_e32 v35, 31, v34
	v_lshl_add_u64 v[36:37], v[30:31], 1, v[2:3]
	v_lshl_add_u64 v[34:35], v[34:35], 1, v[0:1]
	global_load_ushort v31, v[36:37], off
	v_lshl_add_u64 v[36:37], v[36:37], 0, v[28:29]
	global_load_dwordx2 v[48:49], v[34:35], off
	global_load_ushort v33, v[36:37], off
	v_lshl_add_u64 v[34:35], v[36:37], 0, v[28:29]
	v_lshl_add_u64 v[36:37], v[34:35], 0, v[28:29]
	global_load_ushort v38, v[34:35], off
	global_load_ushort v39, v[36:37], off
	s_add_i32 s5, s5, 8
	v_cmp_ge_i32_e32 vcc, s5, v8
	s_or_b64 s[2:3], vcc, s[2:3]
	v_add_u32_e32 v30, v30, v27
	s_waitcnt vmcnt(2)
	v_perm_b32 v34, v33, v31, s6
	s_waitcnt vmcnt(0)
	v_perm_b32 v35, v39, v38, s6
	s_nop 1
	v_mfma_f32_32x32x8_f16 v[10:25], v[48:49], v[34:35], v[10:25]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB1_4
; %bb.5:
	s_or_b64 exec, exec, s[2:3]
.LBB1_6:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v0, s4, v26
	v_mul_lo_u32 v8, v0, v6
	v_add_u32_e32 v0, v9, v8
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[0:1], v[0:1], 2, v[4:5]
	v_lshlrev_b64 v[2:3], 2, v[6:7]
	s_nop 1
	global_store_dword v[0:1], v10, off
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
	global_store_dword v[0:1], v11, off
	v_add3_u32 v7, v8, v6, v6
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
	v_lshl_add_u32 v8, v6, 2, v6
	global_store_dword v[0:1], v12, off
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
	v_add3_u32 v7, v7, v6, v8
	global_store_dword v[0:1], v13, off
	v_add_u32_e32 v0, v9, v7
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[0:1], v[0:1], 2, v[4:5]
	global_store_dword v[0:1], v14, off
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
	global_store_dword v[0:1], v15, off
	v_add3_u32 v7, v7, v6, v6
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
	global_store_dword v[0:1], v16, off
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
	v_add3_u32 v7, v7, v6, v8
	global_store_dword v[0:1], v17, off
	v_add_u32_e32 v0, v9, v7
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[0:1], v[0:1], 2, v[4:5]
	global_store_dword v[0:1], v18, off
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
	v_add_u32_e32 v7, v7, v6
	global_store_dword v[0:1], v19, off
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
	global_store_dword v[0:1], v20, off
	v_add3_u32 v6, v7, v6, v6
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
	global_store_dword v[0:1], v21, off
	v_add3_u32 v0, v6, v8, v9
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[0:1], v[0:1], 2, v[4:5]
	global_store_dword v[0:1], v22, off
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
	global_store_dword v[0:1], v23, off
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
	global_store_dword v[0:1], v24, off
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
	global_store_dword v[0:1], v25, off
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end1:
	.size	__clang_ocl_kern_imp_matmul_f16, .Lfunc_end1-__clang_ocl_kern_imp_matmul_f16
                                        ; -- End function
	.set __clang_ocl_kern_imp_matmul_f16.num_vgpr, 50
	.set __clang_ocl_kern_imp_matmul_f16.num_agpr, 0
	.set __clang_ocl_kern_imp_matmul_f16.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_matmul_f16.num_named_barrier, 0
	.set __clang_ocl_kern_imp_matmul_f16.private_seg_size, 0
	.set __clang_ocl_kern_imp_matmul_f16.uses_vcc, 1
	.set __clang_ocl_kern_imp_matmul_f16.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_matmul_f16.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_matmul_f16.has_recursion, 0
	.set __clang_ocl_kern_imp_matmul_f16.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 808
; TotalNumSgprs: 38
; NumVgprs: 50
; NumAgprs: 0
; TotalNumVgprs: 50
; ScratchSize: 0
; MemoryBound: 0
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 50
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
        .type_name:      '_Float16*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      '_Float16*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         28
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 32
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           matmul_f16
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         matmul_f16.kd
    .uses_dynamic_stack: false
    .vgpr_count:     30
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
