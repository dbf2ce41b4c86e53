	.amdgcn_target "amdgcn-amd-amdhsa--gfx950"
	.amdhsa_code_object_version 6
	.text
	.protected	matmul_bf16             ; -- Begin function matmul_bf16
	.globl	matmul_bf16
	.p2align	8
	.type	matmul_bf16,@function
matmul_bf16:                            ; @matmul_bf16
; %bb.8:
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx4 s[4:7], s[0:1], 0x8
	s_load_dwordx2 s[8:9], s[0:1], 0x18
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.p2align	8
; %bb.9:
.LBB0_0:
	v_mbcnt_lo_u32_b32 v0, -1, 0
	v_mbcnt_hi_u32_b32 v0, -1, v0
	v_and_b32_e32 v1, 15, v0
	s_lshl_b32 s10, s10, 4
	s_mov_b32 s0, s9
	s_cmp_gt_i32 s9, 0
	v_add_u32_e32 v4, s10, v1
	s_cbranch_scc1 .LBB0_2
; %bb.1:
	s_ashr_i32 s9, s8, 31
	s_mov_b64 s[12:13], 0
	s_branch .LBB0_3
.LBB0_2:
	s_mov_b64 s[12:13], -1
.LBB0_3:
	v_lshrrev_b32_e32 v5, 4, v0
	s_lshl_b32 s1, s11, 4
	s_andn2_b64 vcc, exec, s[12:13]
	v_mov_b32_e32 v3, 0
	s_cbranch_vccnz .LBB0_6
; %bb.4:
	v_add_u32_e32 v1, s1, v1
	v_mul_lo_u32 v6, v1, s0
	v_ashrrev_i32_e32 v7, 31, v6
	s_lshl3_add_u32 s11, s8, -16
	v_lshl_add_u64 v[6:7], v[6:7], 1, s[2:3]
	v_lshlrev_b32_e32 v2, 4, v5
	s_ashr_i32 s9, s8, 31
	v_mul_lo_u32 v1, v5, s11
	v_lshl_add_u64 v[6:7], v[6:7], 0, v[2:3]
	s_lshl_b64 s[2:3], s[8:9], 1
	v_add3_u32 v8, v0, v1, s10
	s_lshl_b32 s10, s8, 5
	s_mov_b32 s11, 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, 0
	s_mov_b32 s12, 0x5040100
.LBB0_5:                                ; =>This Inner Loop Header: Depth=1
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[10:11], v[8:9], 1, s[4:5]
	v_lshl_add_u64 v[12:13], v[10:11], 0, s[2:3]
	global_load_ushort v9, v[10:11], off
	global_load_ushort v14, v[12:13], off
	v_lshl_add_u64 v[10:11], v[12:13], 0, s[2:3]
	v_lshl_add_u64 v[12:13], v[10:11], 0, s[2:3]
	global_load_dwordx4 v[22:25], v[6:7], off
	global_load_ushort v15, v[10:11], off
	global_load_ushort v16, v[12:13], off
	v_lshl_add_u64 v[10:11], v[12:13], 0, s[2:3]
	v_lshl_add_u64 v[12:13], v[10:11], 0, s[2:3]
	global_load_ushort v17, v[10:11], off
	global_load_ushort v18, v[12:13], off
	v_lshl_add_u64 v[10:11], v[12:13], 0, s[2:3]
	v_lshl_add_u64 v[12:13], v[10:11], 0, s[2:3]
	global_load_ushort v19, v[10:11], off
	global_load_ushort v20, v[12:13], off
	s_add_i32 s11, s11, 32
	v_lshl_add_u64 v[6:7], v[6:7], 0, 64
	s_cmp_ge_i32 s11, s0
	v_add_u32_e32 v8, s10, v8
	s_waitcnt vmcnt(7)
	v_perm_b32 v10, v14, v9, s12
	s_waitcnt vmcnt(4)
	v_perm_b32 v11, v16, v15, s12
	s_waitcnt vmcnt(2)
	v_perm_b32 v12, v18, v17, s12
	s_waitcnt vmcnt(0)
	v_perm_b32 v13, v20, v19, s12
	s_nop 1
	v_mfma_f32_16x16x32_bf16 v[0:3], v[22:25], v[10:13], v[0:3]
	s_cbranch_scc0 .LBB0_5
	s_branch .LBB0_7
.LBB0_6:
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v0, 0
.LBB0_7:
	v_lshl_add_u32 v5, v5, 2, s1
	v_mad_u64_u32 v[4:5], s[0:1], v5, s8, v[4:5]
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, s[6:7]
	s_lshl_b64 s[0:1], s[8:9], 2
	s_nop 0
	global_store_dword v[4:5], v0, off
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[0:1]
	global_store_dword v[4:5], v1, off
	v_lshl_add_u64 v[0:1], v[4:5], 0, s[0:1]
	global_store_dword v[0:1], v2, off
	v_lshl_add_u64 v[0:1], v[0:1], 0, s[0:1]
	global_store_dword v[0:1], v3, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel matmul_bf16
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
		.amdhsa_user_sgpr_count 10
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 8
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 26
		.amdhsa_next_free_sgpr 14
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
	.size	matmul_bf16, .Lfunc_end0-matmul_bf16
                                        ; -- End function
	.set matmul_bf16.num_vgpr, 26
	.set matmul_bf16.num_agpr, 0
	.set matmul_bf16.numbered_sgpr, 14
	.set matmul_bf16.num_named_barrier, 0
	.set matmul_bf16.private_seg_size, 0
	.set matmul_bf16.uses_vcc, 1
	.set matmul_bf16.uses_flat_scratch, 0
	.set matmul_bf16.has_dyn_sized_stack, 0
	.set matmul_bf16.has_recursion, 0
	.set matmul_bf16.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 764
; TotalNumSgprs: 20
; NumVgprs: 26
; NumAgprs: 0
; TotalNumVgprs: 26
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 20
; NumVGPRsForWavesPerEU: 26
; AccumOffset: 28
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 10
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 6
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
	v_and_b32_e32 v16, 15, v15
	s_lshl_b32 s2, s12, 4
	v_cmp_gt_i32_e32 vcc, 1, v8
	v_add_u32_e32 v14, s2, v16
	v_ashrrev_i32_e32 v7, 31, v6
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
; %bb.1:
                                        ; implicit-def: $vgpr0
                                        ; implicit-def: $vgpr2
                                        ; implicit-def: $vgpr8
                                        ; implicit-def: $vgpr16
; %bb.2:
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_lshrrev_b32_e32 v9, 4, v15
	s_lshl_b32 s4, s13, 4
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v10, 0
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_6
; %bb.3:
	v_add_u32_e32 v10, s4, v16
	v_mul_lo_u32 v10, v10, v8
	v_ashrrev_i32_e32 v11, 31, v10
	v_lshl_add_u64 v[0:1], v[10:11], 1, v[0:1]
	v_lshl_add_u32 v10, v6, 3, -16
	v_lshlrev_b32_e32 v16, 4, v9
	v_mul_lo_u32 v10, v9, v10
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[16:17]
	v_lshlrev_b64 v[16:17], 1, v[6:7]
	v_add3_u32 v18, v15, v10, s2
	v_lshlrev_b32_e32 v15, 5, v6
	s_mov_b32 s5, 0
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_mov_b32 s6, 0x5040100
.LBB1_4:                                ; =>This Inner Loop Header: Depth=1
	v_ashrrev_i32_e32 v19, 31, v18
	v_lshl_add_u64 v[20:21], v[18:19], 1, v[2:3]
	v_lshl_add_u64 v[22:23], v[20:21], 0, v[16:17]
	global_load_ushort v19, v[20:21], off
	global_load_ushort v24, v[22:23], off
	v_lshl_add_u64 v[20:21], v[22:23], 0, v[16:17]
	v_lshl_add_u64 v[22:23], v[20:21], 0, v[16:17]
	global_load_dwordx4 v[32:35], v[0:1], off
	global_load_ushort v25, v[20:21], off
	global_load_ushort v26, v[22:23], off
	v_lshl_add_u64 v[20:21], v[22:23], 0, v[16:17]
	v_lshl_add_u64 v[22:23], v[20:21], 0, v[16:17]
	global_load_ushort v27, v[20:21], off
	global_load_ushort v28, v[22:23], off
	v_lshl_add_u64 v[20:21], v[22:23], 0, v[16:17]
	v_lshl_add_u64 v[22:23], v[20:21], 0, v[16:17]
	global_load_ushort v29, v[20:21], off
	global_load_ushort v30, v[22:23], off
	s_add_i32 s5, s5, 32
	v_cmp_ge_i32_e32 vcc, s5, v8
	v_lshl_add_u64 v[0:1], v[0:1], 0, 64
	s_or_b64 s[2:3], vcc, s[2:3]
	v_add_u32_e32 v18, v18, v15
	s_waitcnt vmcnt(7)
	v_perm_b32 v20, v24, v19, s6
	s_waitcnt vmcnt(4)
	v_perm_b32 v21, v26, v25, s6
	s_waitcnt vmcnt(2)
	v_perm_b32 v22, v28, v27, s6
	s_waitcnt vmcnt(0)
	v_perm_b32 v23, v30, v29, s6
	s_nop 1
	v_mfma_f32_16x16x32_bf16 v[10:13], v[32:35], v[20:23], v[10:13]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB1_4
; %bb.5:
	s_or_b64 exec, exec, s[2:3]
.LBB1_6:
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u32 v0, v9, 2, s4
	v_mad_u64_u32 v[0:1], s[0:1], v0, v6, v[14:15]
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[0:1], v[0:1], 2, v[4:5]
	v_lshlrev_b64 v[2:3], 2, v[6:7]
	global_store_dword v[0:1], v10, off
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
	global_store_dword v[0:1], v11, off
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
	global_store_dword v[0:1], v12, off
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
	global_store_dword v[0:1], v13, off
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end1:
	.size	__clang_ocl_kern_imp_matmul_bf16, .Lfunc_end1-__clang_ocl_kern_imp_matmul_bf16
                                        ; -- End function
	.set __clang_ocl_kern_imp_matmul_bf16.num_vgpr, 36
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
; codeLenInByte = 536
; TotalNumSgprs: 38
; NumVgprs: 36
; NumAgprs: 0
; TotalNumVgprs: 36
; ScratchSize: 0
; MemoryBound: 0
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 36
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
    .vgpr_count:     26
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
