	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 6
	.text
	.protected	interpret               ; -- Begin function interpret
	.globl	interpret
	.p2align	8
	.type	interpret,@function
interpret:                              ; @interpret
; %bb.0:
	s_load_dwordx2 s[2:3], s[0:1], 0x10
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v2, 2, v0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s2, 1
	s_cbranch_scc1 .LBB0_31
; %bb.1:
	v_mul_u32_u24_e32 v1, 0x2493, v0
	v_mov_b32_e32 v3, 7
	v_mul_lo_u16_sdwa v1, v1, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mov_b32_e32 v3, 0
	v_sub_u16_e32 v1, v0, v1
	v_lshl_add_u64 v[4:5], s[6:7], 0, v[2:3]
	s_mov_b32 s18, 0
	s_sub_i32 s2, 0, s2
	s_mov_b32 s19, 0x92492493
	s_branch .LBB0_3
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[8:9]
	s_add_u32 s4, s4, 4
	s_addc_u32 s5, s5, 0
	s_add_i32 s18, s18, -1
	s_cmp_eq_u32 s2, s18
	v_mov_b32_e32 v0, v3
	s_cbranch_scc1 .LBB0_31
.LBB0_3:                                ; =>This Inner Loop Header: Depth=1
	s_load_dword s8, s[4:5], 0x0
	s_mov_b64 s[0:1], 0
	s_mov_b64 s[10:11], 0
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v3, s8, v1
	v_mul_hi_i32 v6, v3, s19
	v_add_u32_e32 v6, v6, v3
	v_lshrrev_b32_e32 v7, 31, v6
	v_ashrrev_i32_e32 v6, 2, v6
	v_add_u32_e32 v6, v6, v7
	v_mul_lo_u32 v6, v6, 7
	v_sub_u32_e32 v6, v3, v6
	v_cmp_lt_i32_e32 vcc, 2, v6
                                        ; implicit-def: $vgpr3
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execnz .LBB0_7
; %bb.4:                                ;   in Loop: Header=BB0_3 Depth=1
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execnz .LBB0_20
.LBB0_5:                                ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[10:11]
	s_cbranch_execnz .LBB0_29
.LBB0_6:                                ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_2
	s_branch .LBB0_30
.LBB0_7:                                ;   in Loop: Header=BB0_3 Depth=1
	v_cmp_lt_i32_e32 vcc, 3, v6
	s_mov_b64 s[12:13], 0
                                        ; implicit-def: $vgpr3
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB0_17
; %bb.8:                                ;   in Loop: Header=BB0_3 Depth=1
	v_cmp_lt_i32_e32 vcc, 4, v6
	s_mov_b64 s[14:15], 0
                                        ; implicit-def: $vgpr3
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB0_14
; %bb.9:                                ;   in Loop: Header=BB0_3 Depth=1
	v_cmp_eq_u32_e32 vcc, 5, v6
	s_mov_b64 s[16:17], -1
                                        ; implicit-def: $vgpr3
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_13
; %bb.10:                               ;   in Loop: Header=BB0_3 Depth=1
	v_and_b32_e32 v3, 1, v0
	v_cmp_eq_u32_e32 vcc, 0, v3
	v_mov_b32_e32 v3, v0
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_12
; %bb.11:                               ;   in Loop: Header=BB0_3 Depth=1
	global_load_dword v3, v[4:5], off
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, v3, v0
.LBB0_12:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[16:17]
	s_xor_b64 s[16:17], exec, -1
.LBB0_13:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], s[16:17], exec
.LBB0_14:                               ;   in Loop: Header=BB0_3 Depth=1
	s_andn2_saveexec_b64 s[12:13], s[12:13]
; %bb.15:                               ;   in Loop: Header=BB0_3 Depth=1
	v_alignbit_b32 v3, v0, v0, 31
; %bb.16:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[12:13]
	s_and_b64 s[12:13], s[14:15], exec
.LBB0_17:                               ;   in Loop: Header=BB0_3 Depth=1
	s_andn2_saveexec_b64 s[10:11], s[10:11]
; %bb.18:                               ;   in Loop: Header=BB0_3 Depth=1
	v_add_u32_e32 v3, s18, v0
; %bb.19:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_and_b64 s[10:11], s[12:13], exec
                                        ; implicit-def: $vgpr6
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB0_5
.LBB0_20:                               ;   in Loop: Header=BB0_3 Depth=1
	v_cmp_lt_i32_e32 vcc, 0, v6
                                        ; implicit-def: $vgpr3
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB0_26
; %bb.21:                               ;   in Loop: Header=BB0_3 Depth=1
	v_cmp_lt_i32_e32 vcc, 1, v6
                                        ; implicit-def: $vgpr3
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
; %bb.22:                               ;   in Loop: Header=BB0_3 Depth=1
	v_xor_b32_e32 v3, 0x55, v0
; %bb.23:                               ;   in Loop: Header=BB0_3 Depth=1
	s_andn2_saveexec_b64 s[12:13], s[12:13]
; %bb.24:                               ;   in Loop: Header=BB0_3 Depth=1
	v_lshl_add_u32 v3, v0, 2, v0
; %bb.25:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[12:13]
                                        ; implicit-def: $vgpr6
.LBB0_26:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_saveexec_b64 s[0:1], s[0:1]
	s_mov_b64 s[12:13], 0
	s_mov_b64 s[14:15], s[10:11]
	s_xor_b64 exec, exec, s[0:1]
; %bb.27:                               ;   in Loop: Header=BB0_3 Depth=1
	v_cmp_ne_u32_e32 vcc, 0, v6
	s_andn2_b64 s[14:15], s[10:11], exec
	s_and_b64 s[16:17], vcc, exec
	s_mov_b64 s[12:13], exec
	s_or_b64 s[14:15], s[14:15], s[16:17]
; %bb.28:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[0:1]
	s_and_b64 s[0:1], s[12:13], exec
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[12:13], s[14:15], exec
	s_or_b64 s[10:11], s[10:11], s[12:13]
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[10:11]
	s_cbranch_execz .LBB0_6
.LBB0_29:                               ;   in Loop: Header=BB0_3 Depth=1
	v_not_b32_e32 v3, v0
	s_andn2_b64 s[0:1], s[0:1], exec
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_2
.LBB0_30:                               ;   in Loop: Header=BB0_3 Depth=1
	v_add_u32_e32 v3, 3, v0
	s_branch .LBB0_2
.LBB0_31:
	s_cmp_lt_i32 s3, 3
	s_cbranch_scc1 .LBB0_37
; %bb.32:
	s_cmp_gt_i32 s3, 3
	s_cbranch_scc0 .LBB0_38
; %bb.33:
	s_cmp_gt_i32 s3, 4
	s_mov_b64 s[4:5], 0
	s_cbranch_scc0 .LBB0_45
; %bb.34:
	s_cmp_eq_u32 s3, 5
	v_mov_b32_e32 v1, s3
	s_cbranch_scc0 .LBB0_36
; %bb.35:
	v_mul_lo_u32 v1, v0, v0
.LBB0_36:
	s_mov_b64 s[0:1], -1
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_39
	s_branch .LBB0_40
.LBB0_37:
	s_mov_b64 s[0:1], 0
                                        ; implicit-def: $vgpr1
	s_cbranch_execnz .LBB0_41
	s_branch .LBB0_52
.LBB0_38:
	s_mov_b64 s[0:1], 0
                                        ; implicit-def: $vgpr1
	s_cbranch_execz .LBB0_40
.LBB0_39:
	s_mov_b32 s0, 0x55555556
	v_mul_hi_i32 v1, v0, s0
	v_lshrrev_b32_e32 v3, 31, v1
	v_add_u32_e32 v1, v1, v3
	s_mov_b64 s[0:1], -1
.LBB0_40:
	s_branch .LBB0_52
.LBB0_41:
	s_cmp_lt_i32 s3, 1
	s_cbranch_scc1 .LBB0_44
; %bb.42:
	s_cmp_gt_i32 s3, 1
	s_cbranch_scc0 .LBB0_46
; %bb.43:
	v_and_b32_e32 v1, 0xffff, v0
	s_cbranch_execz .LBB0_47
	s_branch .LBB0_48
.LBB0_44:
                                        ; implicit-def: $vgpr1
	s_branch .LBB0_49
.LBB0_45:
                                        ; implicit-def: $vgpr1
	s_mov_b64 s[0:1], 0
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_39
	s_branch .LBB0_40
.LBB0_46:
                                        ; implicit-def: $vgpr1
.LBB0_47:
	v_sub_u32_e32 v1, 0, v0
.LBB0_48:
	s_cbranch_execnz .LBB0_51
.LBB0_49:
	s_cmp_eq_u32 s3, 0
	v_mov_b32_e32 v1, s3
	s_cbranch_scc0 .LBB0_51
; %bb.50:
	v_add_u32_e32 v1, 1, v0
.LBB0_51:
	s_mov_b64 s[0:1], -1
.LBB0_52:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_54
; %bb.53:
	s_endpgm
.LBB0_54:
	global_store_dword v2, v1, s[6:7]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel interpret
		.amdhsa_group_segment_fixed_size 0
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
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 20
		.amdhsa_accum_offset 8
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
	.size	interpret, .Lfunc_end0-interpret
                                        ; -- End function
	.set interpret.num_vgpr, 8
	.set interpret.num_agpr, 0
	.set interpret.numbered_sgpr, 20
	.set interpret.num_named_barrier, 0
	.set interpret.private_seg_size, 0
	.set interpret.uses_vcc, 1
	.set interpret.uses_flat_scratch, 0
	.set interpret.has_dyn_sized_stack, 0
	.set interpret.has_recursion, 0
	.set interpret.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 748
; TotalNumSgprs: 26
; NumVgprs: 8
; NumAgprs: 0
; TotalNumVgprs: 8
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 26
; NumVGPRsForWavesPerEU: 8
; AccumOffset: 8
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 1
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.protected	__clang_ocl_kern_imp_interpret ; -- Begin function __clang_ocl_kern_imp_interpret
	.globl	__clang_ocl_kern_imp_interpret
	.p2align	2
	.type	__clang_ocl_kern_imp_interpret,@function
__clang_ocl_kern_imp_interpret:         ; @__clang_ocl_kern_imp_interpret
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_and_b32_e32 v10, 0x3ff, v31
	s_mov_b32 s16, 0
	v_cmp_lt_i32_e32 vcc, 0, v4
	v_lshlrev_b32_e32 v6, 2, v10
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_32
; %bb.1:
	v_mul_u32_u24_e32 v7, 0x2493, v10
	v_mov_b32_e32 v8, 7
	v_mul_lo_u16_sdwa v7, v7, v8 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_sub_u16_e32 v11, v10, v7
	v_mov_b32_e32 v7, 0
	v_lshl_add_u64 v[8:9], v[2:3], 0, v[6:7]
	v_sub_u32_e32 v4, 0, v4
	s_mov_b64 s[2:3], 0
	s_mov_b32 s17, 0x92492493
	s_branch .LBB1_3
.LBB1_2:                                ;   in Loop: Header=BB1_3 Depth=1
	s_or_b64 exec, exec, s[6:7]
	s_add_i32 s16, s16, -1
	v_cmp_eq_u32_e32 vcc, s16, v4
	v_lshl_add_u64 v[0:1], v[0:1], 0, 4
	s_or_b64 s[2:3], vcc, s[2:3]
	v_mov_b32_e32 v10, v7
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB1_31
.LBB1_3:                                ; =>This Inner Loop Header: Depth=1
	global_load_dword v7, v[0:1], off
	s_mov_b64 s[4:5], 0
	s_mov_b64 s[8:9], 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v7, v7, v11
	v_mul_hi_i32 v12, v7, s17
	v_add_u32_e32 v12, v12, v7
	v_lshrrev_b32_e32 v13, 31, v12
	v_ashrrev_i32_e32 v12, 2, v12
	v_add_u32_e32 v12, v12, v13
	v_mul_lo_u32 v12, v12, 7
	v_sub_u32_e32 v12, v7, v12
	v_cmp_lt_i32_e32 vcc, 2, v12
                                        ; implicit-def: $vgpr7
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execnz .LBB1_7
; %bb.4:                                ;   in Loop: Header=BB1_3 Depth=1
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execnz .LBB1_20
.LBB1_5:                                ;   in Loop: Header=BB1_3 Depth=1
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execnz .LBB1_29
.LBB1_6:                                ;   in Loop: Header=BB1_3 Depth=1
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB1_2
	s_branch .LBB1_30
.LBB1_7:                                ;   in Loop: Header=BB1_3 Depth=1
	v_cmp_lt_i32_e32 vcc, 3, v12
	s_mov_b64 s[10:11], 0
                                        ; implicit-def: $vgpr7
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB1_17
; %bb.8:                                ;   in Loop: Header=BB1_3 Depth=1
	v_cmp_lt_i32_e32 vcc, 4, v12
	s_mov_b64 s[12:13], 0
                                        ; implicit-def: $vgpr7
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB1_14
; %bb.9:                                ;   in Loop: Header=BB1_3 Depth=1
	v_cmp_eq_u32_e32 vcc, 5, v12
	s_mov_b64 s[14:15], -1
                                        ; implicit-def: $vgpr7
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB1_13
; %bb.10:                               ;   in Loop: Header=BB1_3 Depth=1
	v_and_b32_e32 v7, 1, v10
	v_cmp_eq_u32_e32 vcc, 0, v7
	v_mov_b32_e32 v7, v10
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB1_12
; %bb.11:                               ;   in Loop: Header=BB1_3 Depth=1
	global_load_dword v7, v[8:9], off
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v7, v7, v10
.LBB1_12:                               ;   in Loop: Header=BB1_3 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_xor_b64 s[14:15], exec, -1
.LBB1_13:                               ;   in Loop: Header=BB1_3 Depth=1
	s_or_b64 exec, exec, s[12:13]
	s_and_b64 s[12:13], s[14:15], exec
.LBB1_14:                               ;   in Loop: Header=BB1_3 Depth=1
	s_andn2_saveexec_b64 s[10:11], s[10:11]
; %bb.15:                               ;   in Loop: Header=BB1_3 Depth=1
	v_alignbit_b32 v7, v10, v10, 31
; %bb.16:                               ;   in Loop: Header=BB1_3 Depth=1
	s_or_b64 exec, exec, s[10:11]
	s_and_b64 s[10:11], s[12:13], exec
.LBB1_17:                               ;   in Loop: Header=BB1_3 Depth=1
	s_andn2_saveexec_b64 s[8:9], s[8:9]
; %bb.18:                               ;   in Loop: Header=BB1_3 Depth=1
	v_add_u32_e32 v7, s16, v10
; %bb.19:                               ;   in Loop: Header=BB1_3 Depth=1
	s_or_b64 exec, exec, s[8:9]
	s_and_b64 s[8:9], s[10:11], exec
                                        ; implicit-def: $vgpr12
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB1_5
.LBB1_20:                               ;   in Loop: Header=BB1_3 Depth=1
	v_cmp_lt_i32_e32 vcc, 0, v12
                                        ; implicit-def: $vgpr7
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB1_26
; %bb.21:                               ;   in Loop: Header=BB1_3 Depth=1
	v_cmp_lt_i32_e32 vcc, 1, v12
                                        ; implicit-def: $vgpr7
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
; %bb.22:                               ;   in Loop: Header=BB1_3 Depth=1
	v_xor_b32_e32 v7, 0x55, v10
; %bb.23:                               ;   in Loop: Header=BB1_3 Depth=1
	s_andn2_saveexec_b64 s[10:11], s[10:11]
; %bb.24:                               ;   in Loop: Header=BB1_3 Depth=1
	v_lshl_add_u32 v7, v10, 2, v10
; %bb.25:                               ;   in Loop: Header=BB1_3 Depth=1
	s_or_b64 exec, exec, s[10:11]
                                        ; implicit-def: $vgpr12
.LBB1_26:                               ;   in Loop: Header=BB1_3 Depth=1
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[12:13], s[8:9]
	s_xor_b64 exec, exec, s[4:5]
; %bb.27:                               ;   in Loop: Header=BB1_3 Depth=1
	v_cmp_ne_u32_e32 vcc, 0, v12
	s_andn2_b64 s[12:13], s[8:9], exec
	s_and_b64 s[14:15], vcc, exec
	s_mov_b64 s[10:11], exec
	s_or_b64 s[12:13], s[12:13], s[14:15]
; %bb.28:                               ;   in Loop: Header=BB1_3 Depth=1
	s_or_b64 exec, exec, s[4:5]
	s_and_b64 s[4:5], s[10:11], exec
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[10:11], s[12:13], exec
	s_or_b64 s[8:9], s[8:9], s[10:11]
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB1_6
.LBB1_29:                               ;   in Loop: Header=BB1_3 Depth=1
	v_not_b32_e32 v7, v10
	s_andn2_b64 s[4:5], s[4:5], exec
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB1_2
.LBB1_30:                               ;   in Loop: Header=BB1_3 Depth=1
	v_add_u32_e32 v7, 3, v10
	s_branch .LBB1_2
.LBB1_31:
	s_or_b64 exec, exec, s[2:3]
.LBB1_32:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_lt_i32_e32 vcc, 2, v5
	s_mov_b64 s[0:1], 0
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execnz .LBB1_36
; %bb.33:
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execnz .LBB1_45
.LBB1_34:
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execnz .LBB1_56
.LBB1_35:
	s_or_b64 exec, exec, s[2:3]
	s_setpc_b64 s[30:31]
.LBB1_36:
	v_cmp_lt_i32_e32 vcc, 3, v5
	s_mov_b64 s[4:5], 0
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB1_42
; %bb.37:
	v_cmp_lt_i32_e32 vcc, 4, v5
	s_mov_b64 s[6:7], 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB1_41
; %bb.38:
	v_cmp_eq_u32_e32 vcc, 5, v5
	s_and_saveexec_b64 s[6:7], vcc
; %bb.39:
	v_mul_lo_u32 v5, v10, v10
; %bb.40:
	s_or_b64 exec, exec, s[6:7]
	s_mov_b64 s[6:7], exec
.LBB1_41:
	s_or_b64 exec, exec, s[4:5]
	s_and_b64 s[4:5], s[6:7], exec
                                        ; implicit-def: $vgpr10
.LBB1_42:
	s_andn2_saveexec_b64 s[0:1], s[0:1]
; %bb.43:
	s_mov_b32 s6, 0x55555556
	v_mul_hi_i32 v0, v10, s6
	v_lshrrev_b32_e32 v1, 31, v0
	v_add_u32_e32 v5, v0, v1
	s_or_b64 s[4:5], s[4:5], exec
; %bb.44:
	s_or_b64 exec, exec, s[0:1]
	s_and_b64 s[0:1], s[4:5], exec
                                        ; implicit-def: $vgpr10
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execz .LBB1_34
.LBB1_45:
	v_cmp_lt_i32_e32 vcc, 0, v5
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB1_51
; %bb.46:
	v_cmp_lt_i32_e32 vcc, 1, v5
                                        ; implicit-def: $vgpr5
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
; %bb.47:
	v_and_b32_e32 v5, 0xffff, v10
                                        ; implicit-def: $vgpr10
; %bb.48:
	s_andn2_saveexec_b64 s[6:7], s[6:7]
; %bb.49:
	v_sub_u32_e32 v5, 0, v10
; %bb.50:
	s_or_b64 exec, exec, s[6:7]
                                        ; implicit-def: $vgpr10
.LBB1_51:
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB1_55
; %bb.52:
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_saveexec_b64 s[6:7], vcc
; %bb.53:
	v_add_u32_e32 v5, 1, v10
; %bb.54:
	s_or_b64 exec, exec, s[6:7]
.LBB1_55:
	s_or_b64 exec, exec, s[4:5]
	s_or_b64 s[0:1], s[0:1], exec
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_35
.LBB1_56:
	v_mov_b32_e32 v7, 0
	v_lshl_add_u64 v[0:1], v[2:3], 0, v[6:7]
	global_store_dword v[0:1], v5, off
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end1:
	.size	__clang_ocl_kern_imp_interpret, .Lfunc_end1-__clang_ocl_kern_imp_interpret
                                        ; -- End function
	.set __clang_ocl_kern_imp_interpret.num_vgpr, 32
	.set __clang_ocl_kern_imp_interpret.num_agpr, 0
	.set __clang_ocl_kern_imp_interpret.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_interpret.num_named_barrier, 0
	.set __clang_ocl_kern_imp_interpret.private_seg_size, 0
	.set __clang_ocl_kern_imp_interpret.uses_vcc, 1
	.set __clang_ocl_kern_imp_interpret.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_interpret.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_interpret.has_recursion, 0
	.set __clang_ocl_kern_imp_interpret.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 832
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
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         20
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           interpret
    .private_segment_fixed_size: 0
    .sgpr_count:     26
    .sgpr_spill_count: 0
    .symbol:         interpret.kd
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
