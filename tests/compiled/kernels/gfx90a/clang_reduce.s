	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.amdhsa_code_object_version 6
	.text
	.protected	reduce                  ; -- Begin function reduce
	.globl	reduce
	.p2align	8
	.type	reduce,@function
reduce:                                 ; @reduce
; %bb.0:
	s_load_dword s7, s[4:5], 0x18
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	s_lshl_b32 s10, s6, 8
	v_or_b32_e32 v1, s10, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s7, v1
	v_mov_b32_e32 v5, 0xff800000
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_4
; %bb.1:
	s_ashr_i32 s11, s10, 31
	v_mov_b32_e32 v3, s11
	v_add_co_u32_e32 v2, vcc, s10, v0
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v4, s1
	v_add_co_u32_e32 v2, vcc, s0, v2
	v_addc_co_u32_e32 v3, vcc, v4, v3, vcc
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v5, 0xff800000
	v_mov_b32_e32 v4, 0
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	global_load_dword v6, v[2:3], off
	v_add_co_u32_e32 v2, vcc, 0x800, v2
	v_add_u32_e32 v1, 0x200, v1
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	v_max_f32_e32 v5, v5, v5
	v_cmp_le_i32_e32 vcc, s7, v1
	s_or_b64 s[0:1], vcc, s[0:1]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v4, v6
	v_max_f32_e32 v6, v6, v6
	v_max_f32_e32 v5, v5, v6
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB0_2
; %bb.3:
	s_or_b64 exec, exec, s[0:1]
.LBB0_4:
	s_or_b64 exec, exec, s[4:5]
	s_movk_i32 s0, 0x80
	v_lshlrev_b32_e32 v1, 2, v0
	v_cmp_gt_u32_e32 vcc, s0, v0
	ds_write2st64_b32 v1, v4, v5 offset1:4
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_6
; %bb.5:
	ds_read2st64_b32 v[2:3], v1 offset1:2
	ds_read2st64_b32 v[4:5], v1 offset0:4 offset1:6
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v2, v3, v2
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v3, v5, v5
	v_max_f32_e32 v4, v4, v4
	v_max_f32_e32 v3, v4, v3
	ds_write2st64_b32 v1, v2, v3 offset1:4
.LBB0_6:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_gt_u32_e32 vcc, 64, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_8
; %bb.7:
	ds_read2st64_b32 v[2:3], v1 offset1:1
	ds_read2st64_b32 v[4:5], v1 offset0:4 offset1:5
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v2, v3, v2
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v3, v5, v5
	v_max_f32_e32 v4, v4, v4
	v_max_f32_e32 v3, v4, v3
	ds_write2st64_b32 v1, v2, v3 offset1:4
.LBB0_8:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_gt_u32_e32 vcc, 32, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_10
; %bb.9:
	v_add_u32_e32 v4, 0x400, v1
	ds_read2_b32 v[2:3], v1 offset1:32
	ds_read2_b32 v[4:5], v4 offset1:32
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v2, v3, v2
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v3, v5, v5
	v_max_f32_e32 v4, v4, v4
	v_max_f32_e32 v3, v4, v3
	ds_write2st64_b32 v1, v2, v3 offset1:4
.LBB0_10:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_gt_u32_e32 vcc, 16, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_12
; %bb.11:
	v_add_u32_e32 v4, 0x400, v1
	ds_read2_b32 v[2:3], v1 offset1:16
	ds_read2_b32 v[4:5], v4 offset1:16
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v2, v3, v2
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v3, v5, v5
	v_max_f32_e32 v4, v4, v4
	v_max_f32_e32 v3, v4, v3
	ds_write2st64_b32 v1, v2, v3 offset1:4
.LBB0_12:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_gt_u32_e32 vcc, 8, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_14
; %bb.13:
	v_add_u32_e32 v4, 0x400, v1
	ds_read2_b32 v[2:3], v1 offset1:8
	ds_read2_b32 v[4:5], v4 offset1:8
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v2, v3, v2
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v3, v5, v5
	v_max_f32_e32 v4, v4, v4
	v_max_f32_e32 v3, v4, v3
	ds_write2st64_b32 v1, v2, v3 offset1:4
.LBB0_14:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_gt_u32_e32 vcc, 4, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_16
; %bb.15:
	v_add_u32_e32 v4, 0x400, v1
	ds_read2_b32 v[2:3], v1 offset1:4
	ds_read2_b32 v[4:5], v4 offset1:4
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v2, v3, v2
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v3, v5, v5
	v_max_f32_e32 v4, v4, v4
	v_max_f32_e32 v3, v4, v3
	ds_write2st64_b32 v1, v2, v3 offset1:4
.LBB0_16:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_gt_u32_e32 vcc, 2, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_18
; %bb.17:
	v_add_u32_e32 v4, 0x400, v1
	ds_read2_b32 v[2:3], v1 offset1:2
	ds_read2_b32 v[4:5], v4 offset1:2
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v2, v3, v2
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v3, v5, v5
	v_max_f32_e32 v4, v4, v4
	v_max_f32_e32 v3, v4, v3
	ds_write2st64_b32 v1, v2, v3 offset1:4
.LBB0_18:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_20
; %bb.19:
	v_mov_b32_e32 v0, 0
	ds_read2st64_b32 v[2:3], v1 offset1:4
	ds_read_b32 v4, v0 offset:4
	ds_read_b32 v5, v0 offset:1028
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[0:1], s[6:7], 2
	s_waitcnt lgkmcnt(2)
	v_max_f32_e32 v3, v3, v3
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v2, v4, v2
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v4, v5, v5
	v_max_f32_e32 v3, v3, v4
	ds_write2st64_b32 v1, v2, v3 offset1:4
	ds_read_b32 v1, v0
	ds_read_b32 v2, v0 offset:1024
	s_add_u32 s4, s8, s0
	s_addc_u32 s5, s9, s1
	s_add_u32 s0, s2, s0
	s_addc_u32 s1, s3, s1
	s_waitcnt lgkmcnt(1)
	global_store_dword v0, v1, s[0:1]
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v2, s[4:5]
.LBB0_20:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel reduce
		.amdhsa_group_segment_fixed_size 2048
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 12
		.amdhsa_accum_offset 8
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
	.size	reduce, .Lfunc_end0-reduce
                                        ; -- End function
	.set reduce.num_vgpr, 7
	.set reduce.num_agpr, 0
	.set reduce.numbered_sgpr, 12
	.set reduce.num_named_barrier, 0
	.set reduce.private_seg_size, 0
	.set reduce.uses_vcc, 1
	.set reduce.uses_flat_scratch, 0
	.set reduce.has_dyn_sized_stack, 0
	.set reduce.has_recursion, 0
	.set reduce.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 896
; TotalNumSgprs: 16
; NumVgprs: 7
; NumAgprs: 0
; TotalNumVgprs: 7
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 2048 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 16
; NumVGPRsForWavesPerEU: 7
; AccumOffset: 8
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 1
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.protected	__clang_ocl_kern_imp_reduce ; -- Begin function __clang_ocl_kern_imp_reduce
	.globl	__clang_ocl_kern_imp_reduce
	.p2align	2
	.type	__clang_ocl_kern_imp_reduce,@function
__clang_ocl_kern_imp_reduce:            ; @__clang_ocl_kern_imp_reduce
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_and_b32_e32 v7, 0x3ff, v31
	s_lshl_b32 s6, s12, 8
	v_or_b32_e32 v8, s6, v7
	v_cmp_lt_i32_e32 vcc, v8, v6
	v_mov_b32_e32 v10, 0xff800000
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB1_4
; %bb.1:
	s_ashr_i32 s7, s6, 31
	v_mov_b32_e32 v9, s7
	v_add_co_u32_e32 v10, vcc, s6, v7
	v_addc_co_u32_e32 v11, vcc, 0, v9, vcc
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_co_u32_e32 v0, vcc, v0, v10
	v_addc_co_u32_e32 v1, vcc, v1, v11, vcc
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v10, 0xff800000
	v_mov_b32_e32 v9, 0
.LBB1_2:                                ; =>This Inner Loop Header: Depth=1
	global_load_dword v11, v[0:1], off
	v_add_co_u32_e32 v0, vcc, 0x800, v0
	v_add_u32_e32 v8, 0x200, v8
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	v_max_f32_e32 v10, v10, v10
	v_cmp_ge_i32_e32 vcc, v8, v6
	s_or_b64 s[6:7], vcc, s[6:7]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v9, v9, v11
	v_max_f32_e32 v11, v11, v11
	v_max_f32_e32 v10, v10, v11
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB1_2
; %bb.3:
	s_or_b64 exec, exec, s[6:7]
.LBB1_4:
	s_or_b64 exec, exec, s[4:5]
	s_movk_i32 s4, 0x80
	v_cmp_gt_u32_e32 vcc, s4, v7
	ds_write_b32 v0, v9
	s_trap 2
	ds_write_b32 v0, v10
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB1_6
; %bb.5:
	ds_read2st64_b32 v[0:1], v0 offset1:2
	s_waitcnt lgkmcnt(0)
	ds_read2st64_b32 v[8:9], v0 offset1:2
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
	s_waitcnt lgkmcnt(1)
	v_max_f32_e32 v1, v9, v9
	v_max_f32_e32 v6, v8, v8
	v_max_f32_e32 v0, v6, v1
	ds_write_b32 v0, v0
.LBB1_6:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_gt_u32_e32 vcc, 64, v7
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB1_8
; %bb.7:
	ds_read2st64_b32 v[0:1], v0 offset1:1
	s_waitcnt lgkmcnt(0)
	ds_read2st64_b32 v[8:9], v0 offset1:1
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
	s_waitcnt lgkmcnt(1)
	v_max_f32_e32 v1, v9, v9
	v_max_f32_e32 v6, v8, v8
	v_max_f32_e32 v0, v6, v1
	ds_write_b32 v0, v0
.LBB1_8:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_gt_u32_e32 vcc, 32, v7
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB1_10
; %bb.9:
	ds_read2_b32 v[0:1], v0 offset1:32
	s_waitcnt lgkmcnt(0)
	ds_read2_b32 v[8:9], v0 offset1:32
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
	s_waitcnt lgkmcnt(1)
	v_max_f32_e32 v1, v9, v9
	v_max_f32_e32 v6, v8, v8
	v_max_f32_e32 v0, v6, v1
	ds_write_b32 v0, v0
.LBB1_10:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_gt_u32_e32 vcc, 16, v7
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB1_12
; %bb.11:
	ds_read2_b32 v[0:1], v0 offset1:16
	s_waitcnt lgkmcnt(0)
	ds_read2_b32 v[8:9], v0 offset1:16
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
	s_waitcnt lgkmcnt(1)
	v_max_f32_e32 v1, v9, v9
	v_max_f32_e32 v6, v8, v8
	v_max_f32_e32 v0, v6, v1
	ds_write_b32 v0, v0
.LBB1_12:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_gt_u32_e32 vcc, 8, v7
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB1_14
; %bb.13:
	ds_read2_b32 v[0:1], v0 offset1:8
	s_waitcnt lgkmcnt(0)
	ds_read2_b32 v[8:9], v0 offset1:8
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
	s_waitcnt lgkmcnt(1)
	v_max_f32_e32 v1, v9, v9
	v_max_f32_e32 v6, v8, v8
	v_max_f32_e32 v0, v6, v1
	ds_write_b32 v0, v0
.LBB1_14:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_gt_u32_e32 vcc, 4, v7
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB1_16
; %bb.15:
	ds_read2_b32 v[0:1], v0 offset1:4
	s_waitcnt lgkmcnt(0)
	ds_read2_b32 v[8:9], v0 offset1:4
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
	s_waitcnt lgkmcnt(1)
	v_max_f32_e32 v1, v9, v9
	v_max_f32_e32 v6, v8, v8
	v_max_f32_e32 v0, v6, v1
	ds_write_b32 v0, v0
.LBB1_16:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_gt_u32_e32 vcc, 2, v7
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB1_18
; %bb.17:
	ds_read2_b32 v[0:1], v0 offset1:2
	s_waitcnt lgkmcnt(0)
	ds_read2_b32 v[8:9], v0 offset1:2
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
	s_waitcnt lgkmcnt(1)
	v_max_f32_e32 v1, v9, v9
	v_max_f32_e32 v6, v8, v8
	v_max_f32_e32 v0, v6, v1
	ds_write_b32 v0, v0
.LBB1_18:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB1_20
; %bb.19:
	ds_read_b32 v0, v0
	s_ashr_i32 s13, s12, 31
	s_lshl_b64 s[6:7], s[12:13], 2
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v1, v0
	ds_read_b32 v6, v0
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v0, v1, v0
	v_max_f32_e32 v1, v1, v1
	ds_write_b32 v0, v0
	s_waitcnt lgkmcnt(1)
	v_max_f32_e32 v0, v6, v6
	v_max_f32_e32 v0, v0, v1
	s_trap 2
	ds_write_b32 v0, v0
	v_mov_b32_e32 v6, s7
	v_add_co_u32_e32 v0, vcc, s6, v4
	v_addc_co_u32_e32 v1, vcc, v5, v6, vcc
	ds_read_b32 v4, v0
	ds_read_b32 v5, v0
	v_add_co_u32_e32 v2, vcc, s6, v2
	v_addc_co_u32_e32 v3, vcc, v3, v6, vcc
	s_waitcnt lgkmcnt(1)
	global_store_dword v[2:3], v4, off
	s_waitcnt lgkmcnt(0)
	global_store_dword v[0:1], v5, off
.LBB1_20:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end1:
	.size	__clang_ocl_kern_imp_reduce, .Lfunc_end1-__clang_ocl_kern_imp_reduce
                                        ; -- End function
	.set __clang_ocl_kern_imp_reduce.num_vgpr, 32
	.set __clang_ocl_kern_imp_reduce.num_agpr, 0
	.set __clang_ocl_kern_imp_reduce.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_reduce.num_named_barrier, 0
	.set __clang_ocl_kern_imp_reduce.private_seg_size, 0
	.set __clang_ocl_kern_imp_reduce.uses_vcc, 1
	.set __clang_ocl_kern_imp_reduce.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_reduce.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_reduce.has_recursion, 0
	.set __clang_ocl_kern_imp_reduce.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 920
; TotalNumSgprs: 36
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
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
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
    .group_segment_fixed_size: 2048
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           reduce
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         reduce.kd
    .uses_dynamic_stack: false
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx90a
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
