	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 5
	.text
	.protected	launch_shape            ; -- Begin function launch_shape
	.globl	launch_shape
	.p2align	8
	.type	launch_shape,@function
launch_shape:                           ; @launch_shape
; %bb.0:
	s_load_dwordx2 s[12:13], s[2:3], 0x14
	s_load_dwordx2 s[14:15], s[2:3], 0x0
	s_load_dwordx4 s[8:11], s[0:1], 0xc
	v_and_b32_e32 v1, 0x3ff, v0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s12, 0xffff
	s_and_b32 s2, s13, 0xffff
	s_lshr_b32 s1, s12, 16
	s_mul_i32 s4, s4, s0
	s_mul_i32 s6, s6, s2
	s_mul_i32 s5, s5, s1
	v_add_u32_e32 v2, s4, v1
	v_bfe_u32 v1, v0, 10, 10
	s_mulk_i32 s0, 0x2710
	s_mulk_i32 s1, 0x64
	v_bfe_u32 v0, v0, 20, 10
	v_add_u32_e32 v6, s5, v1
	s_add_i32 s0, s1, s0
	v_add_u32_e32 v4, s6, v0
	s_add_i32 s2, s0, s10
	v_mad_u64_u32 v[0:1], s[0:1], v4, s9, v[6:7]
	v_mul_lo_u32 v0, v0, s8
	v_add_lshl_u32 v0, v0, v2, 2
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[14:15]
	v_mov_b32_e32 v3, v6
	v_mov_b32_e32 v5, s2
	global_store_dwordx4 v[0:1], v[2:5], off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel launch_shape
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 264
		.amdhsa_user_sgpr_count 4
		.amdhsa_user_sgpr_dispatch_ptr 1
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
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_accum_offset 8
		.amdhsa_reserve_vcc 0
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
	.size	launch_shape, .Lfunc_end0-launch_shape
                                        ; -- End function
	.set launch_shape.num_vgpr, 8
	.set launch_shape.num_agpr, 0
	.set launch_shape.numbered_sgpr, 16
	.set launch_shape.num_named_barrier, 0
	.set launch_shape.private_seg_size, 0
	.set launch_shape.uses_vcc, 0
	.set launch_shape.uses_flat_scratch, 0
	.set launch_shape.has_dyn_sized_stack, 0
	.set launch_shape.has_recursion, 0
	.set launch_shape.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 168
; TotalNumSgprs: 22
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
; NumSGPRsForWavesPerEU: 22
; NumVGPRsForWavesPerEU: 8
; AccumOffset: 8
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 4
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 1
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.protected	__clang_ocl_kern_imp_launch_shape ; -- Begin function __clang_ocl_kern_imp_launch_shape
	.globl	__clang_ocl_kern_imp_launch_shape
	.p2align	2
	.type	__clang_ocl_kern_imp_launch_shape,@function
__clang_ocl_kern_imp_launch_shape:      ; @__clang_ocl_kern_imp_launch_shape
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_load_dwordx2 s[6:7], s[8:9], 0xc
	v_bfe_u32 v3, v31, 10, 10
	v_and_b32_e32 v2, 0x3ff, v31
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s7, 0xffff
	s_mul_i32 s14, s14, s0
	s_load_dwordx4 s[0:3], s[4:5], 0xc
	s_lshr_b32 s4, s6, 16
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s6, 0xffff
	s_mul_i32 s13, s13, s4
	s_mul_i32 s12, s12, s3
	v_add_u32_e32 v6, s13, v3
	s_mulk_i32 s3, 0x2710
	s_mulk_i32 s4, 0x64
	v_bfe_u32 v3, v31, 20, 10
	s_add_i32 s3, s4, s3
	v_add_u32_e32 v4, s14, v3
	s_add_i32 s4, s3, s2
	v_mad_u64_u32 v[8:9], s[2:3], v4, s1, v[6:7]
	v_add_u32_e32 v2, s12, v2
	v_mul_lo_u32 v3, v8, s0
	v_add_lshl_u32 v8, v3, v2, 2
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[0:1], v[8:9], 2, v[0:1]
	v_mov_b32_e32 v3, v6
	v_mov_b32_e32 v5, s4
	global_store_dwordx4 v[0:1], v[2:5], off
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end1:
	.size	__clang_ocl_kern_imp_launch_shape, .Lfunc_end1-__clang_ocl_kern_imp_launch_shape
                                        ; -- End function
	.set __clang_ocl_kern_imp_launch_shape.num_vgpr, 32
	.set __clang_ocl_kern_imp_launch_shape.num_agpr, 0
	.set __clang_ocl_kern_imp_launch_shape.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_launch_shape.num_named_barrier, 0
	.set __clang_ocl_kern_imp_launch_shape.private_seg_size, 0
	.set __clang_ocl_kern_imp_launch_shape.uses_vcc, 0
	.set __clang_ocl_kern_imp_launch_shape.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_launch_shape.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_launch_shape.has_recursion, 0
	.set __clang_ocl_kern_imp_launch_shape.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 172
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
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         12
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         16
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         20
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         22
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         24
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         26
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         28
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         30
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         48
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         72
        .size:           2
        .value_kind:     hidden_grid_dims
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 264
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           launch_shape
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         launch_shape.kd
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
