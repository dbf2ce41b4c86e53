	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.amdhsa_code_object_version 6
	.text
	.protected	matmul_bf16             ; -- Begin function matmul_bf16
	.globl	matmul_bf16
	.p2align	8
	.type	matmul_bf16,@function
matmul_bf16:                            ; @matmul_bf16
; %bb.0:
	s_load_dwordx8 s[8:15], s[4:5], 0x0
	v_mbcnt_lo_u32_b32 v0, -1, 0
	v_mbcnt_hi_u32_b32 v0, -1, v0
	v_lshrrev_b32_e32 v1, 4, v0
	v_and_b32_e32 v2, 15, v0
	s_lshl_b32 s5, s6, 4
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s15, 0
	v_add_u32_e32 v4, s5, v2
	v_lshlrev_b32_e32 v5, 2, v1
	s_cbranch_scc1 .LBB0_3
; %bb.1:
	s_ashr_i32 s1, s14, 31
	s_mov_b32 s0, s14
	s_lshl_b32 s4, s7, 4
	s_cbranch_execz .LBB0_4
; %bb.2:
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v0, 0
	s_branch .LBB0_6
.LBB0_3:
                                        ; implicit-def: $sgpr0_sgpr1
	s_lshl_b32 s4, s7, 4
.LBB0_4:
	v_add_u32_e32 v2, s4, v2
	v_mul_lo_u32 v2, v2, s15
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 1, v[2:3]
	v_mov_b32_e32 v6, s9
	v_add_co_u32_e32 v2, vcc, s8, v2
	v_addc_co_u32_e32 v3, vcc, v6, v3, vcc
	v_lshlrev_b32_e32 v6, 3, v1
	s_ashr_i32 s1, s14, 31
	s_mov_b32 s0, s14
	s_lshl2_add_u32 s6, s14, -16
	v_add_co_u32_e32 v6, vcc, v2, v6
	s_lshl_b64 s[2:3], s[0:1], 1
	v_mul_lo_u32 v1, v1, s6
	v_addc_co_u32_e32 v7, vcc, 0, v3, vcc
	v_add3_u32 v8, v0, v1, s5
	s_lshl_b32 s5, s14, 4
	s_mov_b32 s6, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v10, s11
	v_mov_b32_e32 v11, s3
	s_mov_b32 s3, 0x5040100
.LBB0_5:                                ; =>This Inner Loop Header: Depth=1
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshlrev_b64 v[12:13], 1, v[8:9]
	v_add_co_u32_e32 v12, vcc, s10, v12
	v_addc_co_u32_e32 v13, vcc, v10, v13, vcc
	v_add_co_u32_e32 v14, vcc, s2, v12
	v_addc_co_u32_e32 v15, vcc, v13, v11, vcc
	global_load_dwordx2 v[20:21], v[6:7], off
	global_load_ushort v9, v[12:13], off
	global_load_ushort v16, v[14:15], off
	v_add_co_u32_e32 v12, vcc, s2, v14
	v_addc_co_u32_e32 v13, vcc, v15, v11, vcc
	v_add_co_u32_e32 v14, vcc, s2, v12
	v_addc_co_u32_e32 v15, vcc, v13, v11, vcc
	global_load_ushort v17, v[12:13], off
	global_load_ushort v18, v[14:15], off
	s_add_i32 s6, s6, 16
	v_add_co_u32_e32 v6, vcc, 32, v6
	v_addc_co_u32_e32 v7, vcc, 0, v7, vcc
	s_cmp_ge_i32 s6, s15
	v_add_u32_e32 v8, s5, v8
	s_waitcnt vmcnt(2)
	v_perm_b32 v12, v16, v9, s3
	s_waitcnt vmcnt(0)
	v_perm_b32 v13, v18, v17, s3
	s_nop 1
	v_mfma_f32_16x16x16bf16_1k v[0:3], v[20:21], v[12:13], v[0:3]
	s_cbranch_scc0 .LBB0_5
.LBB0_6:
	v_add_u32_e32 v5, s4, v5
	v_mad_u64_u32 v[4:5], s[2:3], v5, s14, v[4:5]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_mov_b32_e32 v6, s13
	v_add_co_u32_e32 v4, vcc, s12, v4
	v_addc_co_u32_e32 v5, vcc, v6, v5, vcc
	s_lshl_b64 s[0:1], s[0:1], 2
	s_nop 1
	global_store_dword v[4:5], v0, off
	v_mov_b32_e32 v6, s1
	v_add_co_u32_e32 v4, vcc, s0, v4
	v_addc_co_u32_e32 v5, vcc, v5, v6, vcc
	v_add_co_u32_e32 v0, vcc, s0, v4
	global_store_dword v[4:5], v1, off
	v_addc_co_u32_e32 v1, vcc, v5, v6, vcc
	global_store_dword v[0:1], v2, off
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v1, v6, vcc
	global_store_dword v[0:1], v3, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel matmul_bf16
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
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
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 22
		.amdhsa_next_free_sgpr 16
		.amdhsa_accum_offset 24
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
	.size	matmul_bf16, .Lfunc_end0-matmul_bf16
                                        ; -- End function
	.set matmul_bf16.num_vgpr, 22
	.set matmul_bf16.num_agpr, 0
	.set matmul_bf16.numbered_sgpr, 16
	.set matmul_bf16.num_named_barrier, 0
	.set matmul_bf16.private_seg_size, 0
	.set matmul_bf16.uses_vcc, 1
	.set matmul_bf16.uses_flat_scratch, 0
	.set matmul_bf16.has_dyn_sized_stack, 0
	.set matmul_bf16.has_recursion, 0
	.set matmul_bf16.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 468
; TotalNumSgprs: 20
; NumVgprs: 22
; NumAgprs: 0
; TotalNumVgprs: 22
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 20
; NumVGPRsForWavesPerEU: 22
; AccumOffset: 24
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 5
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.protected	__clang_ocl_kern_imp_matmul_bf16 ; -- Begin function __clang_ocl_kern_imp_matmul_bf16
	.globl	__clang_ocl_kern_imp_matmul_bf16
	.p2align	2
	.type	__clang_ocl_kern_imp_matmul_bf16,@function
__clang_ocl_kern_imp_matmul_bf16:       ; @__clang_ocl_kern_imp_matmul_bf16
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v8, v7
	v_mbcnt_lo_u32_b32 v7, -1, 0
	v_mbcnt_hi_u32_b32 v15, -1, v7
	v_lshrrev_b32_e32 v18, 4, v15
	v_and_b32_e32 v16, 15, v15
	s_lshl_b32 s6, s12, 4
	v_cmp_gt_i32_e32 vcc, 1, v8
	v_add_u32_e32 v14, s6, v16
	v_ashrrev_i32_e32 v7, 31, v6
	v_lshlrev_b32_e32 v9, 2, v18
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
; %bb.1:
                                        ; implicit-def: $vgpr0
                                        ; implicit-def: $vgpr1
                                        ; implicit-def: $vgpr2
                                        ; implicit-def: $vgpr3
                                        ; implicit-def: $vgpr8
                                        ; implicit-def: $vgpr15
                                        ; implicit-def: $vgpr18
                                        ; implicit-def: $vgpr16
; %bb.2:
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_lshl_b32 s8, s13, 4
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v10, 0
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB1_6
; %bb.3:
	v_add_u32_e32 v10, s8, v16
	v_mul_lo_u32 v10, v10, v8
	v_ashrrev_i32_e32 v11, 31, v10
	v_lshlrev_b64 v[10:11], 1, v[10:11]
	v_add_co_u32_e32 v0, vcc, v0, v10
	v_addc_co_u32_e32 v1, vcc, v1, v11, vcc
	v_lshlrev_b32_e32 v10, 3, v18
	v_add_co_u32_e32 v0, vcc, v0, v10
	v_lshl_add_u32 v10, v6, 2, -16
	v_mul_lo_u32 v10, v18, v10
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	v_lshlrev_b64 v[16:17], 1, v[6:7]
	v_add3_u32 v18, v15, v10, s6
	v_lshlrev_b32_e32 v15, 4, v6
	s_mov_b32 s9, 0
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_mov_b32 s10, 0x5040100
.LBB1_4:                                ; =>This Inner Loop Header: Depth=1
	v_ashrrev_i32_e32 v19, 31, v18
	v_lshlrev_b64 v[20:21], 1, v[18:19]
	v_add_co_u32_e32 v20, vcc, v2, v20
	v_addc_co_u32_e32 v21, vcc, v3, v21, vcc
	v_add_co_u32_e32 v22, vcc, v20, v16
	v_addc_co_u32_e32 v23, vcc, v21, v17, vcc
	global_load_dwordx2 v[28:29], v[0:1], off
	global_load_ushort v19, v[20:21], off
	global_load_ushort v24, v[22:23], off
	v_add_co_u32_e32 v20, vcc, v22, v16
	v_addc_co_u32_e32 v21, vcc, v23, v17, vcc
	v_add_co_u32_e32 v22, vcc, v20, v16
	v_addc_co_u32_e32 v23, vcc, v21, v17, vcc
	global_load_ushort v25, v[20:21], off
	global_load_ushort v26, v[22:23], off
	v_add_co_u32_e32 v0, vcc, 32, v0
	s_add_i32 s9, s9, 16
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	v_cmp_ge_i32_e32 vcc, s9, v8
	s_or_b64 s[6:7], vcc, s[6:7]
	v_add_u32_e32 v18, v18, v15
	s_waitcnt vmcnt(2)
	v_perm_b32 v20, v24, v19, s10
	s_waitcnt vmcnt(0)
	v_perm_b32 v21, v26, v25, s10
	s_nop 1
	v_mfma_f32_16x16x16bf16_1k v[10:13], v[28:29], v[20:21], v[10:13]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB1_4
; %bb.5:
	s_or_b64 exec, exec, s[6:7]
.LBB1_6:
	s_or_b64 exec, exec, s[4:5]
	v_add_u32_e32 v0, s8, v9
	v_mad_u64_u32 v[0:1], s[4:5], v0, v6, v[14:15]
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32_e32 v0, vcc, v4, v0
	v_addc_co_u32_e32 v1, vcc, v5, v1, vcc
	v_lshlrev_b64 v[2:3], 2, v[6:7]
	global_store_dword v[0:1], v10, off
	v_add_co_u32_e32 v0, vcc, v0, v2
	v_addc_co_u32_e32 v1, vcc, v1, v3, vcc
	global_store_dword v[0:1], v11, off
	v_add_co_u32_e32 v0, vcc, v0, v2
	v_addc_co_u32_e32 v1, vcc, v1, v3, vcc
	global_store_dword v[0:1], v12, off
	v_add_co_u32_e32 v0, vcc, v0, v2
	v_addc_co_u32_e32 v1, vcc, v1, v3, vcc
	global_store_dword v[0:1], v13, off
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end1:
	.size	__clang_ocl_kern_imp_matmul_bf16, .Lfunc_end1-__clang_ocl_kern_imp_matmul_bf16
                                        ; -- End function
	.set __clang_ocl_kern_imp_matmul_bf16.num_vgpr, 30
	.set __clang_ocl_kern_imp_matmul_bf16.num_agpr, 0
	.set __clang_ocl_kern_imp_matmul_bf16.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_matmul_bf16.num_named_barrier, 0
	.set __clang_ocl_kern_imp_matmul_bf16.private_seg_size, 0
	.set __clang_ocl_kern_imp_matmul_bf16.uses_vcc, 1
	.set __clang_ocl_kern_imp_matmul_bf16.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_matmul_bf16.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_matmul_bf16.has_recursion, 0
	.set __clang_ocl_kern_imp_matmul_bf16.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 468
; TotalNumSgprs: 36
; NumVgprs: 30
; NumAgprs: 0
; TotalNumVgprs: 30
; ScratchSize: 0
; MemoryBound: 0
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 30
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
        .type_name:      'short*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'short*'
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
    .name:           matmul_bf16
    .private_segment_fixed_size: 0
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         matmul_bf16.kd
    .uses_dynamic_stack: false
    .vgpr_count:     22
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx90a
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
