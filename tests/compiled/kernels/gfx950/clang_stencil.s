	.amdgcn_target "amdgcn-amd-amdhsa--gfx950"
	.amdhsa_code_object_version 6
	.text
	.protected	stencil                 ; -- Begin function stencil
	.globl	stencil
	.p2align	8
	.type	stencil,@function
stencil:                                ; @stencil
; %bb.0:
	s_load_dword s3, s[0:1], 0x28
	v_lshl_add_u32 v0, s2, 6, v0
	v_cmp_lt_i32_e32 vcc, 0, v0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s3, s3, -1
	v_cmp_gt_i32_e64 s[2:3], s3, v0
	s_and_b64 s[2:3], vcc, s[2:3]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_2
; %bb.1:
	s_load_dwordx8 s[4:11], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[6:7], 2, v[0:1]
	s_movk_i32 s2, 0x3400
	s_load_dwordx2 s[0:1], s[0:1], 0x20
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], s[4:5], 0, v[6:7]
	global_load_dwordx3 v[2:4], v[2:3], off offset:-4
	v_lshl_add_u64 v[8:9], s[6:7], 0, v[6:7]
	v_lshl_add_u64 v[10:11], s[8:9], 0, v[6:7]
	s_waitcnt vmcnt(0)
	v_pk_mul_f16 v1, v3, 0.5 op_sel_hi:[1,0]
	s_nop 0
	v_pk_fma_f16 v1, v2, s2, v1 op_sel_hi:[1,0,1]
	s_mov_b32 s2, 0x6010502
	v_pk_add_f16 v1, v4, v1
	v_lshl_add_u64 v[4:5], s[10:11], 0, v[6:7]
	v_pk_max_f16 v1, v1, -1.0 op_sel_hi:[1,0]
	v_lshl_add_u64 v[6:7], s[0:1], 0, v[6:7]
	v_pk_min_f16 v1, v1, 1.0 op_sel_hi:[1,0]
	global_store_dword v[8:9], v1, off
	global_load_dwordx2 v[2:3], v[10:11], off
	v_mov_b32_e32 v1, 0.5
	s_waitcnt vmcnt(0)
	v_cvt_f32_ubyte2_e32 v9, v2
	v_fmamk_f32 v1, v9, 0x3fc00000, v1
	v_min_f32_e32 v1, 0x437f0000, v1
	v_cvt_i32_f32_e32 v1, v1
	v_add_u16_sdwa v10, v2, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_3
	v_lshrrev_b32_e32 v11, 8, v2
	v_lshrrev_b32_e32 v12, 8, v3
	v_lshlrev_b16_e32 v8, 8, v3
	v_dot4c_i32_i8_e32 v0, v2, v3
	v_perm_b32 v2, v2, v3, s2
	v_add_u16_e32 v3, 1, v10
	v_min_u16_sdwa v9, v11, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
	v_max_u16_sdwa v10, v11, v12 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
	v_add_u32_e32 v0, v0, v2
	v_lshrrev_b16_e32 v2, 1, v3
	v_sub_u16_sdwa v3, v10, v9 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_or_b32_sdwa v1, v1, v8 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_or_b32_e32 v2, v2, v3
	v_or_b32_sdwa v1, v2, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	global_store_dword v[4:5], v1, off
	global_store_dword v[6:7], v0, off
.LBB0_2:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel stencil
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
		.amdhsa_next_free_vgpr 13
		.amdhsa_next_free_sgpr 12
		.amdhsa_accum_offset 16
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
	.size	stencil, .Lfunc_end0-stencil
                                        ; -- End function
	.set stencil.num_vgpr, 13
	.set stencil.num_agpr, 0
	.set stencil.numbered_sgpr, 12
	.set stencil.num_named_barrier, 0
	.set stencil.private_seg_size, 0
	.set stencil.uses_vcc, 1
	.set stencil.uses_flat_scratch, 0
	.set stencil.has_dyn_sized_stack, 0
	.set stencil.has_recursion, 0
	.set stencil.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 344
; TotalNumSgprs: 18
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
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 13
; AccumOffset: 16
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 3
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.protected	__clang_ocl_kern_imp_stencil ; -- Begin function __clang_ocl_kern_imp_stencil
	.globl	__clang_ocl_kern_imp_stencil
	.p2align	2
	.type	__clang_ocl_kern_imp_stencil,@function
__clang_ocl_kern_imp_stencil:           ; @__clang_ocl_kern_imp_stencil
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_and_b32_e32 v11, 0x3ff, v31
	v_lshl_add_u32 v12, s12, 6, v11
	v_add_u32_e32 v10, -1, v10
	v_cmp_lt_i32_e32 vcc, 0, v12
	v_cmp_lt_i32_e64 s[0:1], v12, v10
	s_and_b64 s[2:3], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB1_2
; %bb.1:
	v_mov_b32_e32 v13, 0
	v_lshlrev_b64 v[10:11], 2, v[12:13]
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[10:11]
	global_load_dwordx3 v[14:16], v[0:1], off offset:-4
	s_movk_i32 s2, 0x3400
	v_lshl_add_u64 v[0:1], v[2:3], 0, v[10:11]
	v_lshl_add_u64 v[2:3], v[4:5], 0, v[10:11]
	v_mov_b32_e32 v13, 0.5
	s_waitcnt vmcnt(0)
	v_pk_mul_f16 v4, v15, 0.5 op_sel_hi:[1,0]
	s_nop 0
	v_pk_fma_f16 v4, v14, s2, v4 op_sel_hi:[1,0,1]
	s_mov_b32 s2, 0x6010502
	v_pk_add_f16 v4, v16, v4
	s_nop 0
	v_pk_max_f16 v4, v4, -1.0 op_sel_hi:[1,0]
	s_nop 0
	v_pk_min_f16 v4, v4, 1.0 op_sel_hi:[1,0]
	global_store_dword v[0:1], v4, off
	global_load_dwordx2 v[0:1], v[2:3], off
	v_lshl_add_u64 v[2:3], v[6:7], 0, v[10:11]
	v_lshl_add_u64 v[4:5], v[8:9], 0, v[10:11]
	s_waitcnt vmcnt(0)
	v_cvt_f32_ubyte2_e32 v7, v0
	v_lshlrev_b16_e32 v6, 8, v1
	v_add_u16_sdwa v8, v0, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_3
	v_lshrrev_b32_e32 v9, 8, v0
	v_lshrrev_b32_e32 v10, 8, v1
	v_dot4c_i32_i8_e32 v12, v0, v1
	v_perm_b32 v0, v0, v1, s2
	v_fmamk_f32 v1, v7, 0x3fc00000, v13
	v_min_f32_e32 v1, 0x437f0000, v1
	v_cvt_i32_f32_e32 v1, v1
	v_add_u16_e32 v7, 1, v8
	v_min_u16_sdwa v8, v9, v10 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
	v_max_u16_sdwa v9, v9, v10 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:BYTE_0
	v_lshrrev_b16_e32 v7, 1, v7
	v_sub_u16_sdwa v8, v9, v8 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_or_b32_sdwa v1, v1, v6 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_or_b32_e32 v7, v7, v8
	v_or_b32_sdwa v1, v7, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_add_u32_e32 v0, v12, v0
	global_store_dword v[2:3], v1, off
	global_store_dword v[4:5], v0, off
.LBB1_2:
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end1:
	.size	__clang_ocl_kern_imp_stencil, .Lfunc_end1-__clang_ocl_kern_imp_stencil
                                        ; -- End function
	.set __clang_ocl_kern_imp_stencil.num_vgpr, 32
	.set __clang_ocl_kern_imp_stencil.num_agpr, 0
	.set __clang_ocl_kern_imp_stencil.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_stencil.num_named_barrier, 0
	.set __clang_ocl_kern_imp_stencil.private_seg_size, 0
	.set __clang_ocl_kern_imp_stencil.uses_vcc, 1
	.set __clang_ocl_kern_imp_stencil.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_stencil.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_stencil.has_recursion, 0
	.set __clang_ocl_kern_imp_stencil.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 340
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
        .type_name:      'half2_t*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'half2_t*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         16
        .size:           8
        .type_name:      'uchar4*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .type_name:      'uchar4*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         32
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
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
    .name:           stencil
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         stencil.kd
    .uses_dynamic_stack: false
    .vgpr_count:     13
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
