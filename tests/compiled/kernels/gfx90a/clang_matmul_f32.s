	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.amdhsa_code_object_version 6
	.text
	.protected	matmul_f32              ; -- Begin function matmul_f32
	.globl	matmul_f32
	.p2align	8
	.type	matmul_f32,@function
matmul_f32:                             ; @matmul_f32
; %bb.0:
	s_load_dwordx4 s[12:15], s[4:5], 0x0
	s_load_dwordx2 s[16:17], s[4:5], 0x10
	s_load_dwordx4 s[8:11], s[4:5], 0x18
	v_and_b32_e32 v2, 0x3ff, v0
	v_bfe_u32 v6, v0, 10, 10
	s_lshl_b32 s2, s6, 4
	v_or_b32_e32 v0, s2, v2
	v_lshl_or_b32 v1, s7, 4, v6
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s10, 1
	v_mov_b32_e32 v3, 0
	v_cmp_gt_i32_e32 vcc, s8, v1
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	s_cbranch_scc1 .LBB0_9
; %bb.1:
	v_mov_b32_e32 v3, 0x440
	v_lshl_add_u32 v7, v6, 6, v3
	v_lshlrev_b32_e32 v8, 2, v2
	s_movk_i32 s3, 0x44
	v_mad_u64_u32 v[4:5], s[4:5], s10, v1, v[2:3]
	v_mul_lo_u32 v3, v6, s9
	v_mov_b32_e32 v11, 0
	v_add_u32_e32 v9, v7, v8
	v_mad_u32_u24 v10, v6, s3, v8
	v_add_u32_e32 v5, s2, v3
	s_lshl_b32 s11, s9, 4
	s_mov_b32 s18, 0
	v_mov_b32_e32 v3, v11
	s_branch .LBB0_4
.LBB0_2:                                ;   in Loop: Header=BB0_4 Depth=1
	s_or_b64 exec, exec, s[6:7]
.LBB0_3:                                ;   in Loop: Header=BB0_4 Depth=1
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v12
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b32 v[12:13], v8 offset1:17
	ds_read2_b32 v[14:15], v8 offset0:34 offset1:51
	ds_read2_b32 v[16:17], v8 offset0:68 offset1:85
	ds_read2_b32 v[18:19], v7 offset1:1
	ds_read2_b32 v[20:21], v7 offset0:2 offset1:3
	ds_read2_b32 v[22:23], v7 offset0:4 offset1:5
	ds_read2_b32 v[24:25], v7 offset0:6 offset1:7
	ds_read2_b32 v[26:27], v8 offset0:102 offset1:119
	ds_read2_b32 v[28:29], v8 offset0:136 offset1:153
	ds_read2_b32 v[30:31], v8 offset0:170 offset1:187
	ds_read2_b32 v[32:33], v8 offset0:204 offset1:221
	ds_read2_b32 v[34:35], v7 offset0:8 offset1:9
	ds_read2_b32 v[36:37], v7 offset0:10 offset1:11
	ds_read2_b32 v[38:39], v7 offset0:12 offset1:13
	ds_read2_b32 v[40:41], v7 offset0:14 offset1:15
	ds_read2_b32 v[42:43], v8 offset0:238 offset1:255
	s_waitcnt lgkmcnt(12)
	v_fmac_f32_e32 v3, v18, v12
	v_fmac_f32_e32 v3, v19, v13
	s_waitcnt lgkmcnt(11)
	v_fmac_f32_e32 v3, v20, v14
	v_fmac_f32_e32 v3, v21, v15
	s_waitcnt lgkmcnt(10)
	v_fmac_f32_e32 v3, v22, v16
	v_fmac_f32_e32 v3, v23, v17
	s_waitcnt lgkmcnt(8)
	v_fmac_f32_e32 v3, v24, v26
	v_fmac_f32_e32 v3, v25, v27
	s_waitcnt lgkmcnt(4)
	v_fmac_f32_e32 v3, v34, v28
	v_fmac_f32_e32 v3, v35, v29
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v3, v36, v30
	v_fmac_f32_e32 v3, v37, v31
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v3, v38, v32
	v_fmac_f32_e32 v3, v39, v33
	s_add_i32 s18, s18, 16
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v3, v40, v42
	s_cmp_ge_i32 s18, s10
	v_fmac_f32_e32 v3, v41, v43
	v_add_u32_e32 v5, s11, v5
	s_barrier
	s_cbranch_scc1 .LBB0_9
.LBB0_4:                                ; =>This Inner Loop Header: Depth=1
	v_add_u32_e32 v12, s18, v2
	v_cmp_gt_i32_e64 s[2:3], s10, v12
	s_and_b64 s[2:3], vcc, s[2:3]
	v_mov_b32_e32 v12, v11
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_6
; %bb.5:                                ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e32 v12, s18, v4
	v_ashrrev_i32_e32 v13, 31, v12
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_mov_b32_e32 v14, s13
	v_add_co_u32_e64 v12, s[2:3], s12, v12
	v_addc_co_u32_e64 v13, s[2:3], v14, v13, s[2:3]
	global_load_dword v12, v[12:13], off
.LBB0_6:                                ;   in Loop: Header=BB0_4 Depth=1
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v12
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_3
; %bb.7:                                ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e32 v12, s18, v6
	v_cmp_gt_i32_e64 s[2:3], s10, v12
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_2
; %bb.8:                                ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e32 v12, v2, v5
	v_ashrrev_i32_e32 v13, 31, v12
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_mov_b32_e32 v14, s15
	v_add_co_u32_e64 v12, s[2:3], s14, v12
	v_addc_co_u32_e64 v13, s[2:3], v14, v13, s[2:3]
	global_load_dword v12, v[12:13], off
	s_branch .LBB0_2
.LBB0_9:
	v_cmp_gt_i32_e32 vcc, s8, v1
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_11
; %bb.10:
	v_mad_u64_u32 v[0:1], s[0:1], s9, v1, v[0:1]
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s17
	v_add_co_u32_e32 v0, vcc, s16, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
	global_store_dword v[0:1], v3, off
.LBB0_11:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel matmul_f32
		.amdhsa_group_segment_fixed_size 2112
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 36
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
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 44
		.amdhsa_next_free_sgpr 19
		.amdhsa_accum_offset 44
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
	.size	matmul_f32, .Lfunc_end0-matmul_f32
                                        ; -- End function
	.set matmul_f32.num_vgpr, 44
	.set matmul_f32.num_agpr, 0
	.set matmul_f32.numbered_sgpr, 19
	.set matmul_f32.num_named_barrier, 0
	.set matmul_f32.private_seg_size, 0
	.set matmul_f32.uses_vcc, 1
	.set matmul_f32.uses_flat_scratch, 0
	.set matmul_f32.has_dyn_sized_stack, 0
	.set matmul_f32.has_recursion, 0
	.set matmul_f32.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 672
; TotalNumSgprs: 23
; NumVgprs: 44
; NumAgprs: 0
; TotalNumVgprs: 44
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 2112 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 5
; NumSGPRsForWavesPerEU: 23
; NumVGPRsForWavesPerEU: 44
; AccumOffset: 44
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 1
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 10
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.protected	__clang_ocl_kern_imp_matmul_f32 ; -- Begin function __clang_ocl_kern_imp_matmul_f32
	.globl	__clang_ocl_kern_imp_matmul_f32
	.p2align	2
	.type	__clang_ocl_kern_imp_matmul_f32,@function
__clang_ocl_kern_imp_matmul_f32:        ; @__clang_ocl_kern_imp_matmul_f32
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_and_b32_e32 v12, 0x3ff, v31
	v_bfe_u32 v13, v31, 10, 10
	s_lshl_b32 s6, s12, 4
	v_or_b32_e32 v10, s6, v12
	v_lshl_or_b32 v9, s13, 4, v13
	s_mov_b32 s16, 0
	v_cmp_lt_i32_e32 vcc, 0, v8
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB1_10
; %bb.1:
	v_mul_lo_u32 v11, v13, v7
	v_add3_u32 v14, v12, v11, s6
	v_mad_u64_u32 v[16:17], s[6:7], v8, v9, v[12:13]
	v_mov_b32_e32 v17, 0
	v_cmp_lt_i32_e32 vcc, v9, v6
	v_cmp_lt_i32_e64 s[4:5], v10, v7
	v_lshlrev_b32_e32 v18, 4, v7
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v11, v17
	s_trap 2
	s_branch .LBB1_4
.LBB1_2:                                ;   in Loop: Header=BB1_4 Depth=1
	s_or_b64 exec, exec, s[14:15]
.LBB1_3:                                ;   in Loop: Header=BB1_4 Depth=1
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v15
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b32 v[20:21], v0 offset1:17
	ds_read2_b32 v[22:23], v0 offset0:34 offset1:51
	ds_read2_b32 v[24:25], v0 offset0:68 offset1:85
	ds_read2_b32 v[26:27], v0 offset1:1
	ds_read2_b32 v[28:29], v0 offset0:2 offset1:3
	ds_read2_b32 v[30:31], v0 offset0:4 offset1:5
	ds_read2_b32 v[32:33], v0 offset0:6 offset1:7
	ds_read2_b32 v[34:35], v0 offset0:102 offset1:119
	ds_read2_b32 v[36:37], v0 offset0:136 offset1:153
	ds_read2_b32 v[38:39], v0 offset0:170 offset1:187
	ds_read2_b32 v[48:49], v0 offset0:204 offset1:221
	ds_read2_b32 v[50:51], v0 offset0:8 offset1:9
	ds_read2_b32 v[52:53], v0 offset0:10 offset1:11
	ds_read2_b32 v[54:55], v0 offset0:12 offset1:13
	ds_read2_b32 v[64:65], v0 offset0:14 offset1:15
	ds_read2_b32 v[66:67], v0 offset0:238 offset1:255
	s_waitcnt lgkmcnt(12)
	v_fmac_f32_e32 v11, v26, v20
	v_fmac_f32_e32 v11, v27, v21
	s_waitcnt lgkmcnt(11)
	v_fmac_f32_e32 v11, v28, v22
	v_fmac_f32_e32 v11, v29, v23
	s_waitcnt lgkmcnt(10)
	v_fmac_f32_e32 v11, v30, v24
	v_fmac_f32_e32 v11, v31, v25
	s_waitcnt lgkmcnt(8)
	v_fmac_f32_e32 v11, v32, v34
	v_fmac_f32_e32 v11, v33, v35
	s_waitcnt lgkmcnt(4)
	v_fmac_f32_e32 v11, v50, v36
	v_fmac_f32_e32 v11, v51, v37
	s_waitcnt lgkmcnt(3)
	v_fmac_f32_e32 v11, v52, v38
	v_fmac_f32_e32 v11, v53, v39
	s_waitcnt lgkmcnt(2)
	v_fmac_f32_e32 v11, v54, v48
	s_add_i32 s16, s16, 16
	v_fmac_f32_e32 v11, v55, v49
	v_cmp_ge_i32_e64 s[6:7], s16, v8
	s_waitcnt lgkmcnt(0)
	v_fmac_f32_e32 v11, v64, v66
	s_or_b64 s[10:11], s[6:7], s[10:11]
	v_fmac_f32_e32 v11, v65, v67
	v_add_u32_e32 v14, v14, v18
	s_barrier
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB1_9
.LBB1_4:                                ; =>This Inner Loop Header: Depth=1
	v_add_u32_e32 v15, s16, v12
	v_cmp_lt_i32_e64 s[6:7], v15, v8
	s_and_b64 s[6:7], vcc, s[6:7]
	v_mov_b32_e32 v15, v17
	s_and_saveexec_b64 s[12:13], s[6:7]
	s_cbranch_execz .LBB1_6
; %bb.5:                                ;   in Loop: Header=BB1_4 Depth=1
	v_add_u32_e32 v20, s16, v16
	v_ashrrev_i32_e32 v21, 31, v20
	v_lshlrev_b64 v[20:21], 2, v[20:21]
	v_add_co_u32_e64 v20, s[6:7], v0, v20
	v_addc_co_u32_e64 v21, s[6:7], v1, v21, s[6:7]
	global_load_dword v15, v[20:21], off
.LBB1_6:                                ;   in Loop: Header=BB1_4 Depth=1
	s_or_b64 exec, exec, s[12:13]
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v15
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_cbranch_execz .LBB1_3
; %bb.7:                                ;   in Loop: Header=BB1_4 Depth=1
	v_add_u32_e32 v15, s16, v13
	v_cmp_lt_i32_e64 s[6:7], v15, v8
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[14:15], s[6:7]
	s_cbranch_execz .LBB1_2
; %bb.8:                                ;   in Loop: Header=BB1_4 Depth=1
	v_ashrrev_i32_e32 v15, 31, v14
	v_lshlrev_b64 v[20:21], 2, v[14:15]
	v_add_co_u32_e64 v20, s[6:7], v2, v20
	v_addc_co_u32_e64 v21, s[6:7], v3, v21, s[6:7]
	global_load_dword v15, v[20:21], off
	s_branch .LBB1_2
.LBB1_9:
	s_or_b64 exec, exec, s[10:11]
.LBB1_10:
	s_or_b64 exec, exec, s[8:9]
	v_cmp_lt_i32_e32 vcc, v9, v6
	v_cmp_lt_i32_e64 s[4:5], v10, v7
	s_and_b64 s[6:7], vcc, s[4:5]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB1_12
; %bb.11:
	v_mad_u64_u32 v[0:1], s[6:7], v7, v9, v[10:11]
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32_e32 v0, vcc, v4, v0
	v_addc_co_u32_e32 v1, vcc, v5, v1, vcc
	global_store_dword v[0:1], v11, off
.LBB1_12:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end1:
	.size	__clang_ocl_kern_imp_matmul_f32, .Lfunc_end1-__clang_ocl_kern_imp_matmul_f32
                                        ; -- End function
	.set __clang_ocl_kern_imp_matmul_f32.num_vgpr, 68
	.set __clang_ocl_kern_imp_matmul_f32.num_agpr, 0
	.set __clang_ocl_kern_imp_matmul_f32.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_matmul_f32.num_named_barrier, 0
	.set __clang_ocl_kern_imp_matmul_f32.private_seg_size, 0
	.set __clang_ocl_kern_imp_matmul_f32.uses_vcc, 1
	.set __clang_ocl_kern_imp_matmul_f32.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_matmul_f32.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_matmul_f32.has_recursion, 0
	.set __clang_ocl_kern_imp_matmul_f32.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 640
; TotalNumSgprs: 36
; NumVgprs: 68
; NumAgprs: 0
; TotalNumVgprs: 68
; ScratchSize: 0
; MemoryBound: 0
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 68
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
      - .offset:         32
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 2112
    .kernarg_segment_align: 8
    .kernarg_segment_size: 36
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           matmul_f32
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 16
      - 16
      - 1
    .sgpr_count:     23
    .sgpr_spill_count: 0
    .symbol:         matmul_f32.kd
    .uses_dynamic_stack: false
    .vgpr_count:     44
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx90a
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
