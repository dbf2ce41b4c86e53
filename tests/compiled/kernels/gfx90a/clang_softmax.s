	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.amdhsa_code_object_version 6
	.text
	.protected	softmax                 ; -- Begin function softmax
	.globl	softmax
	.p2align	8
	.type	softmax,@function
softmax:                                ; @softmax
; %bb.0:
	s_load_dword s18, s[4:5], 0x10
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	v_mbcnt_lo_u32_b32 v0, -1, 0
	v_mbcnt_hi_u32_b32 v0, -1, v0
	v_mov_b32_e32 v8, 0xff800000
	s_waitcnt lgkmcnt(0)
	s_mul_i32 s4, s18, s6
	s_ashr_i32 s5, s4, 31
	v_cmp_gt_i32_e64 s[0:1], s18, v0
	v_add_u32_e32 v1, 64, v0
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_10
; %bb.1:
	v_max_i32_e32 v2, s18, v1
	v_xad_u32 v2, v0, -1, v2
	v_lshrrev_b32_e32 v3, 6, v2
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_mov_b64 s[14:15], -1
	v_mov_b32_e32 v8, 0xff800000
	v_mov_b32_e32 v2, v0
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_5
; %bb.2:
	s_lshl_b64 s[2:3], s[4:5], 2
	v_add_u32_e32 v6, 1, v3
	s_add_u32 s19, s8, s2
	s_addc_u32 s2, s9, s3
	v_and_b32_e32 v7, 0x7fffffe, v6
	v_add_u32_e32 v8, -2, v7
	s_mov_b32 s20, 0
	s_mov_b64 s[16:17], 0
	v_mov_b32_e32 v4, 0xff800000
	v_mov_b32_e32 v9, s2
	v_pk_mov_b32 v[2:3], v[0:1], v[0:1] op_sel:[0,1]
	v_mov_b32_e32 v5, 0xff800000
                                        ; implicit-def: $sgpr14_sgpr15
.LBB0_3:                                ; =>This Inner Loop Header: Depth=1
	v_ashrrev_i32_e32 v13, 31, v2
	v_mov_b32_e32 v12, v2
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_ashrrev_i32_e32 v11, 31, v3
	v_mov_b32_e32 v10, v3
	v_add_co_u32_e32 v12, vcc, s19, v12
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_addc_co_u32_e32 v13, vcc, v9, v13, vcc
	v_add_co_u32_e32 v10, vcc, s19, v10
	v_addc_co_u32_e32 v11, vcc, v9, v11, vcc
	global_load_dword v14, v[10:11], off
	global_load_dword v15, v[12:13], off
	s_add_i32 s2, s20, 2
	v_mov_b32_e32 v10, v4
	v_mov_b32_e32 v11, v5
	v_cmp_eq_u32_e32 vcc, s20, v8
	v_mov_b32_e32 v12, s20
	s_mov_b32 s20, s2
	v_max_f32_e32 v4, v11, v11
	v_max_f32_e32 v13, v10, v10
	v_add_u32_e32 v3, 0x80, v3
	v_add_u32_e32 v2, 0x80, v2
	s_waitcnt vmcnt(1)
	v_cmp_u_f32_e64 s[2:3], v14, v14
	v_max_f32_e32 v5, v14, v14
	s_waitcnt vmcnt(0)
	v_max_f32_e32 v16, v15, v15
	v_cndmask_b32_e64 v14, 0, 1, s[2:3]
	v_cmp_u_f32_e64 s[2:3], v15, v15
	v_cndmask_b32_e64 v15, 0, 1, s[2:3]
	v_max_f32_e32 v5, v4, v5
	v_max_f32_e32 v4, v13, v16
	v_lshlrev_b16_e32 v13, 1, v14
	v_or_b32_e32 v13, v15, v13
	v_and_b32_e32 v13, 3, v13
	v_cmp_ne_u16_e64 s[2:3], 0, v13
	s_or_b64 s[22:23], s[2:3], vcc
	s_and_b64 s[22:23], exec, s[22:23]
	s_or_b64 s[16:17], s[22:23], s[16:17]
	s_andn2_b64 s[14:15], s[14:15], exec
	s_and_b64 s[2:3], s[2:3], exec
	s_or_b64 s[14:15], s[14:15], s[2:3]
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execnz .LBB0_3
; %bb.4:
	s_or_b64 exec, exec, s[16:17]
	v_cndmask_b32_e64 v2, v4, v10, s[14:15]
	v_cndmask_b32_e64 v3, v5, v11, s[14:15]
	v_cmp_ne_u32_e32 vcc, v6, v7
	v_cndmask_b32_e64 v4, v7, v12, s[14:15]
	v_max_f32_e32 v3, v3, v3
	v_max_f32_e32 v2, v2, v2
	s_or_b64 s[2:3], vcc, s[14:15]
	v_max_f32_e32 v8, v2, v3
	v_lshl_add_u32 v2, v4, 6, v0
	s_orn2_b64 s[14:15], s[2:3], exec
.LBB0_5:
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[2:3], s[14:15]
	s_cbranch_execz .LBB0_9
; %bb.6:
	s_lshl_b64 s[12:13], s[4:5], 2
	v_ashrrev_i32_e32 v3, 31, v2
	s_add_u32 s12, s8, s12
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	s_addc_u32 s13, s9, s13
	v_mov_b32_e32 v3, s13
	v_add_co_u32_e32 v4, vcc, s12, v4
	v_addc_co_u32_e32 v5, vcc, v3, v5, vcc
	s_mov_b64 s[12:13], 0
.LBB0_7:                                ; =>This Inner Loop Header: Depth=1
	global_load_dword v3, v[4:5], off
	v_add_co_u32_e32 v4, vcc, 0x100, v4
	v_add_u32_e32 v2, 64, v2
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	v_max_f32_e32 v6, v8, v8
	v_cmp_le_i32_e32 vcc, s18, v2
	s_or_b64 s[12:13], vcc, s[12:13]
	s_waitcnt vmcnt(0)
	v_max_f32_e32 v3, v3, v3
	v_max_f32_e32 v8, v6, v3
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_7
; %bb.8:
	s_or_b64 exec, exec, s[12:13]
.LBB0_9:
	s_or_b64 exec, exec, s[2:3]
.LBB0_10:
	s_or_b64 exec, exec, s[6:7]
	v_lshlrev_b32_e32 v2, 2, v0
	v_xor_b32_e32 v6, 0x80, v2
	ds_bpermute_b32 v3, v6, v8
	v_max_f32_e32 v4, v8, v8
	v_xor_b32_e32 v7, 64, v2
	v_xor_b32_e32 v8, 32, v2
	v_xor_b32_e32 v9, 16, v2
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v3, v3, v3
	v_max_f32_e32 v3, v4, v3
	ds_bpermute_b32 v4, v7, v3
	v_xor_b32_e32 v10, 8, v2
	v_xor_b32_e32 v11, 4, v2
	v_mov_b32_e32 v13, 0
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v4, v4, v4
	v_max_f32_e32 v3, v3, v4
	ds_bpermute_b32 v4, v8, v3
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v4, v4, v4
	v_max_f32_e32 v3, v3, v4
	ds_bpermute_b32 v4, v9, v3
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v4, v4, v4
	v_max_f32_e32 v3, v3, v4
	ds_bpermute_b32 v4, v10, v3
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v4, v4, v4
	v_max_f32_e32 v3, v3, v4
	ds_bpermute_b32 v4, v11, v3
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_14
; %bb.11:
	s_lshl_b64 s[6:7], s[4:5], 2
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v4, v4, v4
	v_max_f32_e32 v3, v3, v3
	s_add_u32 s6, s8, s6
	v_max_f32_e32 v12, v3, v4
	s_addc_u32 s7, s9, s7
	v_add_u32_e32 v4, s4, v0
	v_mov_b32_e32 v3, s7
	v_add_co_u32_e32 v2, vcc, s6, v2
	v_ashrrev_i32_e32 v5, 31, v4
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_mov_b32_e32 v13, s11
	v_add_co_u32_e32 v4, vcc, s10, v4
	v_addc_co_u32_e32 v5, vcc, v13, v5, vcc
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, v0
.LBB0_12:                               ; =>This Inner Loop Header: Depth=1
	global_load_dword v15, v[2:3], off
	v_add_co_u32_e32 v2, vcc, 0x100, v2
	v_add_u32_e32 v14, 64, v14
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	v_cmp_le_i32_e32 vcc, s18, v14
	s_or_b64 s[6:7], vcc, s[6:7]
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v15, v15, v12
	v_mul_f32_e32 v15, 0x3fb8aa3b, v15
	v_exp_f32_e32 v15, v15
	global_store_dword v[4:5], v15, off
	v_add_co_u32_e32 v4, vcc, 0x100, v4
	v_add_f32_e32 v13, v13, v15
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_12
; %bb.13:
	s_or_b64 exec, exec, s[6:7]
.LBB0_14:
	s_or_b64 exec, exec, s[2:3]
	ds_bpermute_b32 v2, v6, v13
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v13, v2
	ds_bpermute_b32 v3, v7, v2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v2, v3
	ds_bpermute_b32 v3, v8, v2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v2, v3
	ds_bpermute_b32 v3, v9, v2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v2, v3
	ds_bpermute_b32 v3, v10, v2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v2, v3
	ds_bpermute_b32 v3, v11, v2
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_22
; %bb.15:
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v2, v3
	v_frexp_mant_f32_e32 v3, v2
	v_rcp_f32_e32 v3, v3
	v_frexp_exp_i32_f32_e32 v2, v2
	v_max_i32_e32 v4, s18, v1
	v_sub_u32_e32 v2, 0, v2
	v_ldexp_f32 v2, v3, v2
	v_xad_u32 v3, v0, -1, v4
	v_lshrrev_b32_e32 v3, 6, v3
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_mov_b64 s[2:3], -1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_19
; %bb.16:
	v_add_u32_e32 v6, 1, v3
	v_and_b32_e32 v7, 0x7fffffe, v6
	s_mov_b32 s6, s4
	s_mov_b32 s7, s4
	v_mov_b32_e32 v3, v2
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v8, s11
	v_mov_b32_e32 v9, v7
	v_pk_mov_b32 v[4:5], v[0:1], v[0:1] op_sel:[0,1]
.LBB0_17:                               ; =>This Inner Loop Header: Depth=1
	v_add_u32_e32 v10, s6, v4
	v_ashrrev_i32_e32 v11, 31, v10
	v_add_u32_e32 v12, s7, v5
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_ashrrev_i32_e32 v13, 31, v12
	v_add_co_u32_e32 v10, vcc, s10, v10
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_addc_co_u32_e32 v11, vcc, v8, v11, vcc
	v_add_co_u32_e32 v12, vcc, s10, v12
	v_addc_co_u32_e32 v13, vcc, v8, v13, vcc
	global_load_dword v14, v[10:11], off
	global_load_dword v15, v[12:13], off
	v_add_u32_e32 v9, -2, v9
	v_cmp_eq_u32_e32 vcc, 0, v9
	v_add_u32_e32 v5, 0x80, v5
	v_add_u32_e32 v4, 0x80, v4
	s_or_b64 s[2:3], vcc, s[2:3]
	s_waitcnt vmcnt(0)
	v_pk_mul_f32 v[14:15], v[2:3], v[14:15]
	global_store_dword v[10:11], v14, off
	global_store_dword v[12:13], v15, off
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB0_17
; %bb.18:
	s_or_b64 exec, exec, s[2:3]
	v_cmp_ne_u32_e32 vcc, v6, v7
	v_lshl_add_u32 v0, v7, 6, v0
	s_orn2_b64 s[2:3], vcc, exec
.LBB0_19:
	s_or_b64 exec, exec, s[0:1]
	s_and_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_22
; %bb.20:
	v_ashrrev_i32_e32 v1, 31, v0
	v_mov_b32_e32 v3, s5
	v_add_co_u32_e32 v4, vcc, s4, v0
	v_addc_co_u32_e32 v5, vcc, v1, v3, vcc
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_mov_b32_e32 v1, s11
	v_add_co_u32_e32 v4, vcc, s10, v4
	v_addc_co_u32_e32 v5, vcc, v1, v5, vcc
	s_mov_b64 s[0:1], 0
.LBB0_21:                               ; =>This Inner Loop Header: Depth=1
	global_load_dword v1, v[4:5], off
	v_add_u32_e32 v0, 64, v0
	v_cmp_le_i32_e32 vcc, s18, v0
	s_or_b64 s[0:1], vcc, s[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, v2, v1
	global_store_dword v[4:5], v1, off
	v_add_co_u32_e32 v4, vcc, 0x100, v4
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_21
.LBB0_22:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel softmax
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 17
		.amdhsa_next_free_sgpr 24
		.amdhsa_accum_offset 20
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
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
	.size	softmax, .Lfunc_end0-softmax
                                        ; -- End function
	.set softmax.num_vgpr, 17
	.set softmax.num_agpr, 0
	.set softmax.numbered_sgpr, 24
	.set softmax.num_named_barrier, 0
	.set softmax.private_seg_size, 0
	.set softmax.uses_vcc, 1
	.set softmax.uses_flat_scratch, 0
	.set softmax.has_dyn_sized_stack, 0
	.set softmax.has_recursion, 0
	.set softmax.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1372
; TotalNumSgprs: 28
; NumVgprs: 17
; NumAgprs: 0
; TotalNumVgprs: 17
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 28
; NumVGPRsForWavesPerEU: 17
; AccumOffset: 20
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 4
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.protected	__clang_ocl_kern_imp_softmax ; -- Begin function __clang_ocl_kern_imp_softmax
	.globl	__clang_ocl_kern_imp_softmax
	.p2align	2
	.type	__clang_ocl_kern_imp_softmax,@function
__clang_ocl_kern_imp_softmax:           ; @__clang_ocl_kern_imp_softmax
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mbcnt_lo_u32_b32 v5, -1, 0
	v_mul_lo_u32 v8, v4, s12
	v_mbcnt_hi_u32_b32 v6, -1, v5
	v_ashrrev_i32_e32 v9, 31, v8
	v_cmp_lt_i32_e64 s[4:5], v6, v4
	v_mov_b32_e32 v14, 0xff800000
	v_add_u32_e32 v7, 64, v6
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_cbranch_execz .LBB1_10
; %bb.1:
	v_max_i32_e32 v5, v4, v7
	v_xad_u32 v5, v6, -1, v5
	v_lshrrev_b32_e32 v5, 6, v5
	v_cmp_ne_u32_e32 vcc, 0, v5
	s_mov_b64 s[12:13], -1
	v_mov_b32_e32 v14, 0xff800000
	v_mov_b32_e32 v10, v6
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_5
; %bb.2:
	v_add_u32_e32 v15, 1, v5
	v_lshlrev_b64 v[10:11], 2, v[8:9]
	v_add_co_u32_e32 v10, vcc, v0, v10
	v_and_b32_e32 v16, 0x7fffffe, v15
	v_addc_co_u32_e32 v5, vcc, v1, v11, vcc
	v_add_u32_e32 v17, -2, v16
	s_mov_b32 s16, 0
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v14, 0xff800000
	v_pk_mov_b32 v[12:13], v[6:7], v[6:7] op_sel:[0,1]
	v_mov_b32_e32 v11, 0xff800000
                                        ; implicit-def: $sgpr12_sgpr13
.LBB1_3:                                ; =>This Inner Loop Header: Depth=1
	v_ashrrev_i32_e32 v21, 31, v12
	v_mov_b32_e32 v20, v12
	v_lshlrev_b64 v[20:21], 2, v[20:21]
	v_ashrrev_i32_e32 v19, 31, v13
	v_mov_b32_e32 v18, v13
	v_add_co_u32_e32 v20, vcc, v10, v20
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_addc_co_u32_e32 v21, vcc, v5, v21, vcc
	v_add_co_u32_e32 v18, vcc, v10, v18
	v_addc_co_u32_e32 v19, vcc, v5, v19, vcc
	global_load_dword v22, v[18:19], off
	global_load_dword v23, v[20:21], off
	s_add_i32 s6, s16, 2
	v_mov_b32_e32 v19, v11
	v_cmp_eq_u32_e32 vcc, s16, v17
	v_mov_b32_e32 v20, s16
	s_mov_b32 s16, s6
	v_max_f32_e32 v11, v19, v19
	v_mov_b32_e32 v18, v14
	v_max_f32_e32 v14, v18, v18
	v_add_u32_e32 v13, 0x80, v13
	v_add_u32_e32 v12, 0x80, v12
	s_waitcnt vmcnt(1)
	v_cmp_u_f32_e64 s[6:7], v22, v22
	v_max_f32_e32 v21, v22, v22
	v_cndmask_b32_e64 v22, 0, 1, s[6:7]
	s_waitcnt vmcnt(0)
	v_cmp_u_f32_e64 s[6:7], v23, v23
	v_max_f32_e32 v24, v23, v23
	v_cndmask_b32_e64 v23, 0, 1, s[6:7]
	v_max_f32_e32 v11, v11, v21
	v_lshlrev_b16_e32 v21, 1, v22
	v_or_b32_e32 v21, v23, v21
	v_and_b32_e32 v21, 3, v21
	v_cmp_ne_u16_e64 s[6:7], 0, v21
	s_or_b64 s[18:19], s[6:7], vcc
	s_and_b64 s[18:19], exec, s[18:19]
	s_or_b64 s[14:15], s[18:19], s[14:15]
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[6:7], s[6:7], exec
	v_max_f32_e32 v14, v14, v24
	s_or_b64 s[12:13], s[12:13], s[6:7]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execnz .LBB1_3
; %bb.4:
	s_or_b64 exec, exec, s[14:15]
	v_cndmask_b32_e64 v5, v14, v18, s[12:13]
	v_cndmask_b32_e64 v10, v11, v19, s[12:13]
	v_cmp_ne_u32_e32 vcc, v15, v16
	v_cndmask_b32_e64 v11, v16, v20, s[12:13]
	v_max_f32_e32 v10, v10, v10
	v_max_f32_e32 v5, v5, v5
	s_or_b64 s[6:7], vcc, s[12:13]
	v_max_f32_e32 v14, v5, v10
	v_lshl_add_u32 v10, v11, 6, v6
	s_orn2_b64 s[12:13], s[6:7], exec
.LBB1_5:
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[6:7], s[12:13]
	s_cbranch_execz .LBB1_9
; %bb.6:
	v_ashrrev_i32_e32 v11, 31, v10
	v_lshlrev_b64 v[12:13], 2, v[10:11]
	v_lshlrev_b64 v[16:17], 2, v[8:9]
	v_add_co_u32_e32 v5, vcc, v12, v16
	v_addc_co_u32_e32 v11, vcc, v13, v17, vcc
	v_add_co_u32_e32 v12, vcc, v0, v5
	v_addc_co_u32_e32 v13, vcc, v1, v11, vcc
	s_mov_b64 s[10:11], 0
.LBB1_7:                                ; =>This Inner Loop Header: Depth=1
	global_load_dword v5, v[12:13], off
	v_add_co_u32_e32 v12, vcc, 0x100, v12
	v_add_u32_e32 v10, 64, v10
	v_addc_co_u32_e32 v13, vcc, 0, v13, vcc
	v_max_f32_e32 v11, v14, v14
	v_cmp_ge_i32_e32 vcc, v10, v4
	s_or_b64 s[10:11], vcc, s[10:11]
	s_waitcnt vmcnt(0)
	v_max_f32_e32 v5, v5, v5
	v_max_f32_e32 v14, v11, v5
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB1_7
; %bb.8:
	s_or_b64 exec, exec, s[10:11]
.LBB1_9:
	s_or_b64 exec, exec, s[6:7]
.LBB1_10:
	s_or_b64 exec, exec, s[8:9]
	v_lshlrev_b32_e32 v19, 2, v6
	v_xor_b32_e32 v5, 0x80, v19
	ds_bpermute_b32 v10, v5, v14
	v_max_f32_e32 v11, v14, v14
	v_xor_b32_e32 v12, 64, v19
	v_xor_b32_e32 v13, 32, v19
	v_xor_b32_e32 v14, 16, v19
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v10, v10, v10
	v_max_f32_e32 v10, v11, v10
	ds_bpermute_b32 v11, v12, v10
	v_xor_b32_e32 v15, 8, v19
	v_xor_b32_e32 v16, 4, v19
	v_mov_b32_e32 v18, 0
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v11, v11, v11
	v_max_f32_e32 v10, v10, v11
	ds_bpermute_b32 v11, v13, v10
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v11, v11, v11
	v_max_f32_e32 v10, v10, v11
	ds_bpermute_b32 v11, v14, v10
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v11, v11, v11
	v_max_f32_e32 v10, v10, v11
	ds_bpermute_b32 v11, v15, v10
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v11, v11, v11
	v_max_f32_e32 v10, v10, v11
	ds_bpermute_b32 v11, v16, v10
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB1_14
; %bb.11:
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v11, v11, v11
	v_max_f32_e32 v10, v10, v10
	v_max_f32_e32 v17, v10, v11
	v_add_u32_e32 v10, v6, v8
	v_ashrrev_i32_e32 v11, 31, v10
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_co_u32_e32 v10, vcc, v2, v10
	v_addc_co_u32_e32 v11, vcc, v3, v11, vcc
	v_lshlrev_b64 v[20:21], 2, v[8:9]
	v_add_co_u32_e32 v18, vcc, v19, v20
	v_addc_co_u32_e32 v19, vcc, 0, v21, vcc
	v_add_co_u32_e32 v0, vcc, v0, v18
	v_addc_co_u32_e32 v1, vcc, v1, v19, vcc
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, v6
.LBB1_12:                               ; =>This Inner Loop Header: Depth=1
	global_load_dword v20, v[0:1], off
	v_add_u32_e32 v19, 64, v19
	v_cmp_ge_i32_e32 vcc, v19, v4
	s_or_b64 s[8:9], vcc, s[8:9]
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v20, v20, v17
	v_mul_f32_e32 v20, 0x3fb8aa3b, v20
	v_exp_f32_e32 v20, v20
	global_store_dword v[10:11], v20, off
	v_add_co_u32_e32 v10, vcc, 0x100, v10
	v_addc_co_u32_e32 v11, vcc, 0, v11, vcc
	v_add_co_u32_e32 v0, vcc, 0x100, v0
	v_add_f32_e32 v18, v18, v20
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB1_12
; %bb.13:
	s_or_b64 exec, exec, s[8:9]
.LBB1_14:
	s_or_b64 exec, exec, s[6:7]
	ds_bpermute_b32 v0, v5, v18
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v18, v0
	ds_bpermute_b32 v1, v12, v0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v0, v1
	ds_bpermute_b32 v1, v13, v0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v0, v1
	ds_bpermute_b32 v1, v14, v0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v0, v1
	ds_bpermute_b32 v1, v15, v0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v0, v1
	ds_bpermute_b32 v1, v16, v0
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB1_22
; %bb.15:
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v0, v1
	v_frexp_mant_f32_e32 v1, v0
	v_rcp_f32_e32 v1, v1
	v_frexp_exp_i32_f32_e32 v0, v0
	v_max_i32_e32 v5, v4, v7
	v_sub_u32_e32 v0, 0, v0
	v_ldexp_f32 v0, v1, v0
	v_xad_u32 v1, v6, -1, v5
	v_lshrrev_b32_e32 v1, 6, v1
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_mov_b64 s[8:9], -1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB1_19
; %bb.16:
	v_add_u32_e32 v11, 1, v1
	v_and_b32_e32 v14, 0x7fffffe, v11
	v_mov_b32_e32 v10, v8
	v_mov_b32_e32 v5, v8
	v_mov_b32_e32 v1, v0
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v15, v14
	v_pk_mov_b32 v[12:13], v[6:7], v[6:7] op_sel:[0,1]
.LBB1_17:                               ; =>This Inner Loop Header: Depth=1
	v_add_u32_e32 v16, v12, v10
	v_ashrrev_i32_e32 v17, 31, v16
	v_add_u32_e32 v18, v13, v5
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	v_ashrrev_i32_e32 v19, 31, v18
	v_add_co_u32_e32 v16, vcc, v2, v16
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_addc_co_u32_e32 v17, vcc, v3, v17, vcc
	v_add_co_u32_e32 v18, vcc, v2, v18
	v_addc_co_u32_e32 v19, vcc, v3, v19, vcc
	global_load_dword v20, v[16:17], off
	global_load_dword v21, v[18:19], off
	v_add_u32_e32 v15, -2, v15
	v_cmp_eq_u32_e32 vcc, 0, v15
	v_add_u32_e32 v13, 0x80, v13
	v_add_u32_e32 v12, 0x80, v12
	s_or_b64 s[8:9], vcc, s[8:9]
	s_waitcnt vmcnt(0)
	v_pk_mul_f32 v[20:21], v[0:1], v[20:21]
	global_store_dword v[16:17], v20, off
	global_store_dword v[18:19], v21, off
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB1_17
; %bb.18:
	s_or_b64 exec, exec, s[8:9]
	v_cmp_ne_u32_e32 vcc, v11, v14
	v_lshl_add_u32 v6, v14, 6, v6
	s_orn2_b64 s[8:9], vcc, exec
.LBB1_19:
	s_or_b64 exec, exec, s[4:5]
	s_and_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB1_22
; %bb.20:
	v_ashrrev_i32_e32 v1, 31, v6
	v_add_co_u32_e32 v8, vcc, v6, v8
	v_addc_co_u32_e32 v9, vcc, v1, v9, vcc
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_co_u32_e32 v2, vcc, v2, v8
	v_addc_co_u32_e32 v3, vcc, v3, v9, vcc
	s_mov_b64 s[4:5], 0
.LBB1_21:                               ; =>This Inner Loop Header: Depth=1
	global_load_dword v1, v[2:3], off
	v_add_u32_e32 v6, 64, v6
	v_cmp_ge_i32_e32 vcc, v6, v4
	s_or_b64 s[4:5], vcc, s[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, v0, v1
	global_store_dword v[2:3], v1, off
	v_add_co_u32_e32 v2, vcc, 0x100, v2
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB1_21
.LBB1_22:
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end1:
	.size	__clang_ocl_kern_imp_softmax, .Lfunc_end1-__clang_ocl_kern_imp_softmax
                                        ; -- End function
	.set __clang_ocl_kern_imp_softmax.num_vgpr, 25
	.set __clang_ocl_kern_imp_softmax.num_agpr, 0
	.set __clang_ocl_kern_imp_softmax.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_softmax.num_named_barrier, 0
	.set __clang_ocl_kern_imp_softmax.private_seg_size, 0
	.set __clang_ocl_kern_imp_softmax.uses_vcc, 1
	.set __clang_ocl_kern_imp_softmax.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_softmax.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_softmax.has_recursion, 0
	.set __clang_ocl_kern_imp_softmax.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 1352
; TotalNumSgprs: 36
; NumVgprs: 25
; NumAgprs: 0
; TotalNumVgprs: 25
; ScratchSize: 0
; MemoryBound: 0
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 25
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
        .offset:         8
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 20
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           softmax
    .private_segment_fixed_size: 0
    .sgpr_count:     28
    .sgpr_spill_count: 0
    .symbol:         softmax.kd
    .uses_dynamic_stack: false
    .vgpr_count:     17
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx90a
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
