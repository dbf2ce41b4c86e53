	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 6
	.text
	.protected	saxpy_f64               ; -- Begin function saxpy_f64
	.globl	saxpy_f64
	.p2align	8
	.type	saxpy_f64,@function
saxpy_f64:                              ; @saxpy_f64
; %bb.0:
	s_load_dword s3, s[0:1], 0x28
	v_lshl_add_u32 v0, s2, 6, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s3, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_2
; %bb.1:
	s_load_dwordx8 s[4:11], s[0:1], 0x0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 3, v[0:1]
	s_load_dwordx2 s[0:1], s[0:1], 0x20
	s_mov_b32 s2, 0
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], s[4:5], 0, v[0:1]
	v_lshl_add_u64 v[4:5], s[6:7], 0, v[0:1]
	global_load_dwordx2 v[6:7], v[2:3], off
	global_load_dwordx2 v[8:9], v[4:5], off
	v_lshl_add_u64 v[10:11], s[8:9], 0, v[0:1]
	s_brev_b32 s3, 8
	v_mov_b32_e32 v12, 0x100
	s_mov_b32 s4, 0
	s_mov_b32 s5, 0x412e8480
	v_mov_b32_e32 v16, 0xffffff80
	s_movk_i32 s6, 0xffe0
	v_mov_b32_e32 v26, 0x260
	v_lshl_add_u64 v[0:1], s[10:11], 0, v[0:1]
	s_waitcnt vmcnt(0)
	v_fmac_f64_e32 v[8:9], s[0:1], v[6:7]
	global_store_dwordx2 v[10:11], v[8:9], off
	global_load_dwordx2 v[6:7], v[2:3], off
	s_nop 0
	global_load_dwordx2 v[10:11], v[4:5], off
	s_mov_b32 s0, 0
	s_mov_b32 s1, 0xbff80000
	v_floor_f64_e32 v[2:3], v[8:9]
	s_waitcnt vmcnt(1)
	v_add_f64 v[4:5], v[6:7], s[0:1]
	s_waitcnt vmcnt(0)
	v_cmp_gt_f64_e32 vcc, s[2:3], v[10:11]
	v_mul_f64 v[6:7], v[6:7], s[4:5]
	v_div_scale_f64 v[8:9], s[0:1], v[10:11], v[10:11], v[4:5]
	v_cndmask_b32_e32 v14, 0, v12, vcc
	v_ldexp_f64 v[14:15], v[10:11], v14
	v_cndmask_b32_e32 v27, 0, v16, vcc
	v_trunc_f64_e32 v[6:7], v[6:7]
	v_rcp_f64_e32 v[16:17], v[8:9]
	v_rsq_f64_e32 v[18:19], v[14:15]
	v_ldexp_f64 v[20:21], v[6:7], s6
	v_floor_f64_e32 v[20:21], v[20:21]
	v_fmac_f64_e32 v[6:7], 0xc1f00000, v[20:21]
	v_cvt_i32_f64_e32 v20, v[20:21]
	v_cvt_f64_i32_e32 v[20:21], v20
	v_fma_f64 v[22:23], -v[8:9], v[16:17], 1.0
	v_mul_f64 v[24:25], v[14:15], v[18:19]
	v_mul_f64 v[18:19], v[18:19], 0.5
	v_trunc_f64_e64 v[6:7], |v[6:7]|
	v_ldexp_f64 v[20:21], v[20:21], 32
	v_fmac_f64_e32 v[16:17], v[16:17], v[22:23]
	v_fma_f64 v[22:23], -v[18:19], v[24:25], 0.5
	v_add_f64 v[6:7], v[20:21], v[6:7]
	v_fma_f64 v[20:21], -v[8:9], v[16:17], 1.0
	v_fmac_f64_e32 v[24:25], v[24:25], v[22:23]
	v_div_scale_f64 v[12:13], s[0:1], v[4:5], v[10:11], v[4:5]
	v_fmac_f64_e32 v[18:19], v[18:19], v[22:23]
	v_fmac_f64_e32 v[16:17], v[16:17], v[20:21]
	v_fma_f64 v[20:21], -v[24:25], v[24:25], v[14:15]
	v_mul_f64 v[22:23], v[12:13], v[16:17]
	v_fmac_f64_e32 v[24:25], v[20:21], v[18:19]
	v_fma_f64 v[8:9], -v[8:9], v[22:23], v[12:13]
	v_fma_f64 v[12:13], -v[24:25], v[24:25], v[14:15]
	s_mov_b64 vcc, s[0:1]
	v_div_fmas_f64 v[8:9], v[8:9], v[16:17], v[22:23]
	v_fmac_f64_e32 v[24:25], v[12:13], v[18:19]
	v_div_fixup_f64 v[4:5], v[8:9], v[10:11], v[4:5]
	v_ldexp_f64 v[8:9], v[24:25], v27
	v_cmp_class_f64_e32 vcc, v[14:15], v26
	s_nop 1
	v_cndmask_b32_e32 v9, v9, v15, vcc
	v_cndmask_b32_e32 v8, v8, v14, vcc
	v_add_f64 v[4:5], v[4:5], v[8:9]
	v_add_f64 v[2:3], v[2:3], v[4:5]
	v_add_f64 v[2:3], v[2:3], v[6:7]
	global_store_dwordx2 v[0:1], v[2:3], off
.LBB0_2:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel saxpy_f64
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 44
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
		.amdhsa_next_free_vgpr 28
		.amdhsa_next_free_sgpr 12
		.amdhsa_accum_offset 28
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
	.size	saxpy_f64, .Lfunc_end0-saxpy_f64
                                        ; -- End function
	.set saxpy_f64.num_vgpr, 28
	.set saxpy_f64.num_agpr, 0
	.set saxpy_f64.numbered_sgpr, 12
	.set saxpy_f64.num_named_barrier, 0
	.set saxpy_f64.private_seg_size, 0
	.set saxpy_f64.uses_vcc, 1
	.set saxpy_f64.uses_flat_scratch, 0
	.set saxpy_f64.has_dyn_sized_stack, 0
	.set saxpy_f64.has_recursion, 0
	.set saxpy_f64.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 512
; TotalNumSgprs: 18
; NumVgprs: 28
; NumAgprs: 0
; TotalNumVgprs: 28
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 28
; AccumOffset: 28
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 6
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.protected	__clang_ocl_kern_imp_saxpy_f64 ; -- Begin function __clang_ocl_kern_imp_saxpy_f64
	.globl	__clang_ocl_kern_imp_saxpy_f64
	.p2align	2
	.type	__clang_ocl_kern_imp_saxpy_f64,@function
__clang_ocl_kern_imp_saxpy_f64:         ; @__clang_ocl_kern_imp_saxpy_f64
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_and_b32_e32 v11, 0x3ff, v31
	v_lshl_add_u32 v12, s12, 6, v11
	v_cmp_lt_i32_e32 vcc, v12, v10
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB1_2
; %bb.1:
	v_ashrrev_i32_e32 v13, 31, v12
	v_lshlrev_b64 v[10:11], 3, v[12:13]
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[10:11]
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[10:11]
	global_load_dwordx2 v[12:13], v[0:1], off
	global_load_dwordx2 v[14:15], v[2:3], off
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[10:11]
	s_mov_b32 s4, 0
	s_mov_b32 s0, 0
	s_brev_b32 s5, 8
	s_mov_b32 s1, 0xbff80000
	s_mov_b32 s6, 0
	s_mov_b32 s7, 0x412e8480
	v_mov_b32_e32 v18, 0xffffff80
	s_movk_i32 s8, 0xffe0
	v_mov_b32_e32 v28, 0x260
	s_waitcnt vmcnt(0)
	v_fmac_f64_e32 v[14:15], v[8:9], v[12:13]
	global_store_dwordx2 v[4:5], v[14:15], off
	global_load_dwordx2 v[4:5], v[0:1], off
	s_nop 0
	global_load_dwordx2 v[8:9], v[2:3], off
	v_mov_b32_e32 v12, 0x100
	v_floor_f64_e32 v[0:1], v[14:15]
	s_waitcnt vmcnt(1)
	v_add_f64 v[2:3], v[4:5], s[0:1]
	s_waitcnt vmcnt(0)
	v_cmp_gt_f64_e32 vcc, s[4:5], v[8:9]
	v_mul_f64 v[4:5], v[4:5], s[6:7]
	v_trunc_f64_e32 v[4:5], v[4:5]
	v_cndmask_b32_e32 v16, 0, v12, vcc
	v_div_scale_f64 v[12:13], s[0:1], v[8:9], v[8:9], v[2:3]
	v_ldexp_f64 v[16:17], v[8:9], v16
	v_cndmask_b32_e32 v29, 0, v18, vcc
	v_rcp_f64_e32 v[18:19], v[12:13]
	v_rsq_f64_e32 v[20:21], v[16:17]
	v_ldexp_f64 v[22:23], v[4:5], s8
	v_floor_f64_e32 v[22:23], v[22:23]
	v_fmac_f64_e32 v[4:5], 0xc1f00000, v[22:23]
	v_cvt_i32_f64_e32 v22, v[22:23]
	v_cvt_f64_i32_e32 v[22:23], v22
	v_fma_f64 v[24:25], -v[12:13], v[18:19], 1.0
	v_mul_f64 v[26:27], v[16:17], v[20:21]
	v_mul_f64 v[20:21], v[20:21], 0.5
	v_trunc_f64_e64 v[4:5], |v[4:5]|
	v_ldexp_f64 v[22:23], v[22:23], 32
	v_fmac_f64_e32 v[18:19], v[18:19], v[24:25]
	v_fma_f64 v[24:25], -v[20:21], v[26:27], 0.5
	v_add_f64 v[4:5], v[22:23], v[4:5]
	v_fma_f64 v[22:23], -v[12:13], v[18:19], 1.0
	v_fmac_f64_e32 v[26:27], v[26:27], v[24:25]
	v_div_scale_f64 v[14:15], s[0:1], v[2:3], v[8:9], v[2:3]
	v_fmac_f64_e32 v[20:21], v[20:21], v[24:25]
	v_fmac_f64_e32 v[18:19], v[18:19], v[22:23]
	v_fma_f64 v[22:23], -v[26:27], v[26:27], v[16:17]
	v_mul_f64 v[24:25], v[14:15], v[18:19]
	v_fmac_f64_e32 v[26:27], v[22:23], v[20:21]
	v_fma_f64 v[12:13], -v[12:13], v[24:25], v[14:15]
	v_fma_f64 v[14:15], -v[26:27], v[26:27], v[16:17]
	s_mov_b64 vcc, s[0:1]
	v_div_fmas_f64 v[12:13], v[12:13], v[18:19], v[24:25]
	v_fmac_f64_e32 v[26:27], v[14:15], v[20:21]
	v_div_fixup_f64 v[2:3], v[12:13], v[8:9], v[2:3]
	v_ldexp_f64 v[8:9], v[26:27], v29
	v_cmp_class_f64_e32 vcc, v[16:17], v28
	s_nop 1
	v_cndmask_b32_e32 v9, v9, v17, vcc
	v_cndmask_b32_e32 v8, v8, v16, vcc
	v_add_f64 v[2:3], v[2:3], v[8:9]
	v_add_f64 v[0:1], v[0:1], v[2:3]
	v_add_f64 v[0:1], v[0:1], v[4:5]
	v_lshl_add_u64 v[2:3], v[6:7], 0, v[10:11]
	global_store_dwordx2 v[2:3], v[0:1], off
.LBB1_2:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end1:
	.size	__clang_ocl_kern_imp_saxpy_f64, .Lfunc_end1-__clang_ocl_kern_imp_saxpy_f64
                                        ; -- End function
	.set __clang_ocl_kern_imp_saxpy_f64.num_vgpr, 32
	.set __clang_ocl_kern_imp_saxpy_f64.num_agpr, 0
	.set __clang_ocl_kern_imp_saxpy_f64.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_saxpy_f64.num_named_barrier, 0
	.set __clang_ocl_kern_imp_saxpy_f64.private_seg_size, 0
	.set __clang_ocl_kern_imp_saxpy_f64.uses_vcc, 1
	.set __clang_ocl_kern_imp_saxpy_f64.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_saxpy_f64.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_saxpy_f64.has_recursion, 0
	.set __clang_ocl_kern_imp_saxpy_f64.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 500
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
        .type_name:      'double*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'double*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'double*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .type_name:      'double*'
        .value_kind:     global_buffer
      - .offset:         32
        .size:           8
        .type_name:      double
        .value_kind:     by_value
      - .offset:         40
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 44
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           saxpy_f64
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         saxpy_f64.kd
    .uses_dynamic_stack: false
    .vgpr_count:     28
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
