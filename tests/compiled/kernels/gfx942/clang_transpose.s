	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.text
	.protected	transpose               ; -- Begin function transpose
	.globl	transpose
	.p2align	8
	.type	transpose,@function
transpose:                              ; @transpose
; %bb.0:
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_load_dwordx2 s[8:9], s[0:1], 0x10
	v_and_b32_e32 v1, 0x3ff, v0
	v_bfe_u32 v2, v0, 10, 10
	s_lshl_b32 s2, s2, 5
	s_lshl_b32 s3, s3, 5
	v_add_u32_e32 v0, s2, v1
	v_add_u32_e32 v4, s3, v2
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s9, v0
	v_mul_u32_u24_e32 v3, 0x42, v2
	v_cmp_gt_i32_e64 s[0:1], s8, v4
	v_lshl_add_u32 v3, v1, 1, v3
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_2
; %bb.1:
	v_mad_u64_u32 v[6:7], s[10:11], v4, s9, v[0:1]
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[6:7], v[6:7], 1, s[4:5]
	global_load_ushort v5, v[6:7], off
	s_waitcnt vmcnt(0)
	ds_write_b16 v3, v5
.LBB0_2:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v5, 8, v4
	v_cmp_gt_i32_e64 s[0:1], s8, v5
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_4
; %bb.3:
	v_mad_u64_u32 v[6:7], s[10:11], v5, s9, v[0:1]
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[6:7], v[6:7], 1, s[4:5]
	global_load_ushort v5, v[6:7], off
	s_waitcnt vmcnt(0)
	ds_write_b16 v3, v5 offset:528
.LBB0_4:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v5, 16, v4
	v_cmp_gt_i32_e64 s[0:1], s8, v5
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_6
; %bb.5:
	v_mad_u64_u32 v[6:7], s[10:11], v5, s9, v[0:1]
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[6:7], v[6:7], 1, s[4:5]
	global_load_ushort v5, v[6:7], off
	s_waitcnt vmcnt(0)
	ds_write_b16 v3, v5 offset:1056
.LBB0_6:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v4, 24, v4
	v_cmp_gt_i32_e64 s[0:1], s8, v4
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_8
; %bb.7:
	v_mad_u64_u32 v[4:5], s[10:11], v4, s9, v[0:1]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[4:5]
	global_load_ushort v0, v[4:5], off
	s_waitcnt vmcnt(0)
	ds_write_b16 v3, v0 offset:1584
.LBB0_8:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v3, s2, v2
	v_add_u32_e32 v0, s3, v1
	v_cmp_gt_i32_e32 vcc, s8, v0
	v_mul_u32_u24_e32 v1, 0x42, v1
	v_cmp_gt_i32_e64 s[0:1], s9, v3
	v_lshl_add_u32 v1, v2, 1, v1
	s_and_b64 s[2:3], vcc, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_10
; %bb.9:
	ds_read_u16 v2, v1
	v_mad_u64_u32 v[4:5], s[2:3], v3, s8, v[0:1]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[6:7]
	s_waitcnt lgkmcnt(0)
	global_store_short v[4:5], v2, off
.LBB0_10:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v2, 8, v3
	v_cmp_gt_i32_e64 s[0:1], s9, v2
	s_and_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_12
; %bb.11:
	ds_read_u16 v6, v1 offset:16
	v_mad_u64_u32 v[4:5], s[2:3], v2, s8, v[0:1]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[6:7]
	s_waitcnt lgkmcnt(0)
	global_store_short v[4:5], v6, off
.LBB0_12:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v2, 16, v3
	v_cmp_gt_i32_e64 s[0:1], s9, v2
	s_and_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_14
; %bb.13:
	ds_read_u16 v6, v1 offset:32
	v_mad_u64_u32 v[4:5], s[2:3], v2, s8, v[0:1]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 1, s[6:7]
	s_waitcnt lgkmcnt(0)
	global_store_short v[4:5], v6, off
.LBB0_14:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v2, 24, v3
	v_cmp_gt_i32_e64 s[0:1], s9, v2
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_16
; %bb.15:
	ds_read_u16 v3, v1 offset:48
	v_mad_u64_u32 v[0:1], s[0:1], v2, s8, v[0:1]
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[0:1], v[0:1], 1, s[6:7]
	s_waitcnt lgkmcnt(0)
	global_store_short v[0:1], v3, off
.LBB0_16:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel transpose
		.amdhsa_group_segment_fixed_size 2112
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
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 12
		.amdhsa_accum_offset 8
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
.Lfunc_end0:
	.size	transpose, .Lfunc_end0-transpose
                                        ; -- End function
	.set transpose.num_vgpr, 8
	.set transpose.num_agpr, 0
	.set transpose.numbered_sgpr, 12
	.set transpose.num_named_barrier, 0
	.set transpose.private_seg_size, 0
	.set transpose.uses_vcc, 1
	.set transpose.uses_flat_scratch, 0
	.set transpose.has_dyn_sized_stack, 0
	.set transpose.has_recursion, 0
	.set transpose.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 644
; TotalNumSgprs: 18
; NumVgprs: 8
; NumAgprs: 0
; TotalNumVgprs: 8
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 2112 bytes/workgroup (compile time only)
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
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 1
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 1
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.protected	__clang_ocl_kern_imp_transpose ; -- Begin function __clang_ocl_kern_imp_transpose
	.globl	__clang_ocl_kern_imp_transpose
	.p2align	2
	.type	__clang_ocl_kern_imp_transpose,@function
__clang_ocl_kern_imp_transpose:         ; @__clang_ocl_kern_imp_transpose
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_and_b32_e32 v7, 0x3ff, v31
	v_bfe_u32 v8, v31, 10, 10
	s_lshl_b32 s2, s12, 5
	s_lshl_b32 s3, s13, 5
	v_add_u32_e32 v6, s2, v7
	v_add_u32_e32 v9, s3, v8
	v_cmp_lt_i32_e32 vcc, v6, v5
	v_cmp_lt_i32_e64 s[0:1], v9, v4
	s_and_b64 s[4:5], vcc, s[0:1]
	s_trap 2
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB1_2
; %bb.1:
	v_mad_u64_u32 v[10:11], s[4:5], v9, v5, v[6:7]
	v_ashrrev_i32_e32 v11, 31, v10
	v_lshl_add_u64 v[10:11], v[10:11], 1, v[0:1]
	global_load_ushort v10, v[10:11], off
	s_waitcnt vmcnt(0)
	ds_write_b16 v0, v10
.LBB1_2:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v10, 8, v9
	v_cmp_lt_i32_e64 s[0:1], v10, v4
	s_and_b64 s[4:5], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB1_4
; %bb.3:
	v_mad_u64_u32 v[10:11], s[4:5], v10, v5, v[6:7]
	v_ashrrev_i32_e32 v11, 31, v10
	v_lshl_add_u64 v[10:11], v[10:11], 1, v[0:1]
	global_load_ushort v10, v[10:11], off
	s_waitcnt vmcnt(0)
	ds_write_b16 v0, v10 offset:528
.LBB1_4:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v10, 16, v9
	v_cmp_lt_i32_e64 s[0:1], v10, v4
	s_and_b64 s[4:5], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB1_6
; %bb.5:
	v_mad_u64_u32 v[10:11], s[4:5], v10, v5, v[6:7]
	v_ashrrev_i32_e32 v11, 31, v10
	v_lshl_add_u64 v[10:11], v[10:11], 1, v[0:1]
	global_load_ushort v10, v[10:11], off
	s_waitcnt vmcnt(0)
	ds_write_b16 v0, v10 offset:1056
.LBB1_6:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v9, 24, v9
	v_cmp_lt_i32_e64 s[0:1], v9, v4
	s_and_b64 s[4:5], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB1_8
; %bb.7:
	v_mad_u64_u32 v[10:11], s[4:5], v9, v5, v[6:7]
	v_ashrrev_i32_e32 v11, 31, v10
	v_lshl_add_u64 v[0:1], v[10:11], 1, v[0:1]
	global_load_ushort v0, v[0:1], off
	s_waitcnt vmcnt(0)
	ds_write_b16 v0, v0 offset:1584
.LBB1_8:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v1, s2, v8
	v_add_u32_e32 v0, s3, v7
	v_cmp_lt_i32_e32 vcc, v0, v4
	v_cmp_lt_i32_e64 s[0:1], v1, v5
	s_and_b64 s[2:3], vcc, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_trap 2
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB1_10
; %bb.9:
	ds_read_u16 v8, v0
	v_mad_u64_u32 v[6:7], s[2:3], v1, v4, v[0:1]
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[6:7], v[6:7], 1, v[2:3]
	s_waitcnt lgkmcnt(0)
	global_store_short v[6:7], v8, off
.LBB1_10:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v6, 8, v1
	v_cmp_lt_i32_e64 s[0:1], v6, v5
	s_and_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB1_12
; %bb.11:
	ds_read_u16 v8, v0 offset:16
	v_mad_u64_u32 v[6:7], s[2:3], v6, v4, v[0:1]
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[6:7], v[6:7], 1, v[2:3]
	s_waitcnt lgkmcnt(0)
	global_store_short v[6:7], v8, off
.LBB1_12:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v6, 16, v1
	v_cmp_lt_i32_e64 s[0:1], v6, v5
	s_and_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB1_14
; %bb.13:
	ds_read_u16 v8, v0 offset:32
	v_mad_u64_u32 v[6:7], s[2:3], v6, v4, v[0:1]
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshl_add_u64 v[6:7], v[6:7], 1, v[2:3]
	s_waitcnt lgkmcnt(0)
	global_store_short v[6:7], v8, off
.LBB1_14:
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v1, 24, v1
	v_cmp_lt_i32_e64 s[0:1], v1, v5
	s_and_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB1_16
; %bb.15:
	ds_read_u16 v5, v0 offset:48
	v_mad_u64_u32 v[0:1], s[2:3], v1, v4, v[0:1]
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[0:1], v[0:1], 1, v[2:3]
	s_waitcnt lgkmcnt(0)
	global_store_short v[0:1], v5, off
.LBB1_16:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end1:
	.size	__clang_ocl_kern_imp_transpose, .Lfunc_end1-__clang_ocl_kern_imp_transpose
                                        ; -- End function
	.set __clang_ocl_kern_imp_transpose.num_vgpr, 32
	.set __clang_ocl_kern_imp_transpose.num_agpr, 0
	.set __clang_ocl_kern_imp_transpose.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_transpose.num_named_barrier, 0
	.set __clang_ocl_kern_imp_transpose.private_seg_size, 0
	.set __clang_ocl_kern_imp_transpose.uses_vcc, 1
	.set __clang_ocl_kern_imp_transpose.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_transpose.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_transpose.has_recursion, 0
	.set __clang_ocl_kern_imp_transpose.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 612
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
        .type_name:      'ushort*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'ushort*'
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         20
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 2112
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           transpose
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         transpose.kd
    .uses_dynamic_stack: false
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
