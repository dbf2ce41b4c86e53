	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 6
	.text
	.p2align	2                               ; -- Begin function _ZL9fibonaccii
	.type	_ZL9fibonaccii,@function
_ZL9fibonaccii:                         ; @_ZL9fibonaccii
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s0, s33
	s_mov_b32 s33, s32
	s_or_saveexec_b64 s[2:3], -1
	scratch_store_dword off, v43, s33 offset:12 ; 4-byte Folded Spill
	s_mov_b64 exec, s[2:3]
	v_writelane_b32 v43, s0, 6
	v_writelane_b32 v43, s30, 0
	v_writelane_b32 v43, s31, 1
	v_writelane_b32 v43, s34, 2
	scratch_store_dword off, v40, s33 offset:8 ; 4-byte Folded Spill
	scratch_store_dword off, v41, s33 offset:4 ; 4-byte Folded Spill
	scratch_store_dword off, v42, s33       ; 4-byte Folded Spill
	v_writelane_b32 v43, s35, 3
	v_mov_b32_e32 v40, v0
	v_writelane_b32 v43, s36, 4
	v_cmp_lt_u32_e32 vcc, 1, v40
	v_mov_b32_e32 v41, 0
	s_add_i32 s32, s32, 32
	v_writelane_b32 v43, s37, 5
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execz .LBB0_4
; %bb.1:
	s_mov_b64 s[36:37], 0
	v_mov_b32_e32 v41, 0
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	v_add_u32_e32 v0, -1, v40
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, _ZL9fibonaccii@rel32@lo+4
	s_addc_u32 s1, s1, _ZL9fibonaccii@rel32@hi+12
	v_add_u32_e32 v42, -2, v40
	s_swappc_b64 s[30:31], s[0:1]
	v_cmp_gt_u32_e32 vcc, 4, v40
	v_mov_b32_e32 v40, v42
	s_or_b64 s[36:37], vcc, s[36:37]
	v_add_u32_e32 v41, v0, v41
	s_andn2_b64 exec, exec, s[36:37]
	s_cbranch_execnz .LBB0_2
; %bb.3:
	s_or_b64 exec, exec, s[36:37]
	v_mov_b32_e32 v40, v42
.LBB0_4:
	s_or_b64 exec, exec, s[34:35]
	v_add_u32_e32 v0, v40, v41
	scratch_load_dword v42, off, s33        ; 4-byte Folded Reload
	scratch_load_dword v41, off, s33 offset:4 ; 4-byte Folded Reload
	scratch_load_dword v40, off, s33 offset:8 ; 4-byte Folded Reload
	v_readlane_b32 s37, v43, 5
	v_readlane_b32 s36, v43, 4
	v_readlane_b32 s35, v43, 3
	v_readlane_b32 s34, v43, 2
	v_readlane_b32 s31, v43, 1
	v_readlane_b32 s30, v43, 0
	s_mov_b32 s32, s33
	v_readlane_b32 s0, v43, 6
	s_or_saveexec_b64 s[2:3], -1
	scratch_load_dword v43, off, s33 offset:12 ; 4-byte Folded Reload
	s_mov_b64 exec, s[2:3]
	s_mov_b32 s33, s0
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end0:
	.size	_ZL9fibonaccii, .Lfunc_end0-_ZL9fibonaccii
                                        ; -- End function
	.set .L_ZL9fibonaccii.num_vgpr, 44
	.set .L_ZL9fibonaccii.num_agpr, 0
	.set .L_ZL9fibonaccii.numbered_sgpr, 38
	.set .L_ZL9fibonaccii.num_named_barrier, 0
	.set .L_ZL9fibonaccii.private_seg_size, 32
	.set .L_ZL9fibonaccii.uses_vcc, 1
	.set .L_ZL9fibonaccii.uses_flat_scratch, 0
	.set .L_ZL9fibonaccii.has_dyn_sized_stack, 0
	.set .L_ZL9fibonaccii.has_recursion, 1
	.set .L_ZL9fibonaccii.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 324
; TotalNumSgprs: 44
; NumVgprs: 44
; NumAgprs: 0
; TotalNumVgprs: 44
; ScratchSize: 32
; MemoryBound: 0
	.text
	.protected	recursive               ; -- Begin function recursive
	.globl	recursive
	.p2align	8
	.type	recursive,@function
recursive:                              ; @recursive
; %bb.0:
	s_load_dword s2, s[0:1], 0x8
	s_load_dwordx2 s[38:39], s[0:1], 0x0
	v_mov_b32_e32 v40, v0
	s_mov_b32 s32, 0
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s2, s2
	v_cvt_f32_u32_e32 v0, s2
	s_sub_i32 s0, 0, s2
	v_rcp_iflag_f32_e32 v0, v0
	s_nop 0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v1, s0, v0
	v_mul_hi_u32 v1, v0, v1
	v_add_u32_e32 v0, v0, v1
	v_mul_hi_u32 v0, v40, v0
	v_mul_lo_u32 v0, v0, s2
	v_sub_u32_e32 v0, v40, v0
	v_subrev_u32_e32 v1, s2, v0
	v_cmp_le_u32_e32 vcc, s2, v0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, _ZL9fibonaccii@rel32@lo+4
	s_addc_u32 s1, s1, _ZL9fibonaccii@rel32@hi+12
	v_cndmask_b32_e32 v0, v0, v1, vcc
	v_subrev_u32_e32 v1, s2, v0
	v_cmp_le_u32_e32 vcc, s2, v0
	s_nop 1
	v_cndmask_b32_e32 v0, v0, v1, vcc
	s_swappc_b64 s[30:31], s[0:1]
	v_lshlrev_b32_e32 v1, 2, v40
	global_store_dword v1, v0, s[38:39]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel recursive
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 32
		.amdhsa_kernarg_size 12
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 1
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 44
		.amdhsa_next_free_sgpr 40
		.amdhsa_accum_offset 44
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
.Lfunc_end1:
	.size	recursive, .Lfunc_end1-recursive
                                        ; -- End function
	.set recursive.num_vgpr, max(41, .L_ZL9fibonaccii.num_vgpr)
	.set recursive.num_agpr, max(0, .L_ZL9fibonaccii.num_agpr)
	.set recursive.numbered_sgpr, max(40, .L_ZL9fibonaccii.numbered_sgpr)
	.set recursive.num_named_barrier, max(0, .L_ZL9fibonaccii.num_named_barrier)
	.set recursive.private_seg_size, 0+max(.L_ZL9fibonaccii.private_seg_size)
	.set recursive.uses_vcc, or(1, .L_ZL9fibonaccii.uses_vcc)
	.set recursive.uses_flat_scratch, or(0, .L_ZL9fibonaccii.uses_flat_scratch)
	.set recursive.has_dyn_sized_stack, or(0, .L_ZL9fibonaccii.has_dyn_sized_stack)
	.set recursive.has_recursion, or(1, .L_ZL9fibonaccii.has_recursion)
	.set recursive.has_indirect_call, or(0, .L_ZL9fibonaccii.has_indirect_call)
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 168
; TotalNumSgprs: 46
; NumVgprs: 44
; NumAgprs: 0
; TotalNumVgprs: 44
; ScratchSize: 32
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 5
; VGPRBlocks: 5
; NumSGPRsForWavesPerEU: 46
; NumVGPRsForWavesPerEU: 44
; AccumOffset: 44
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 10
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.protected	indirect                ; -- Begin function indirect
	.globl	indirect
	.p2align	8
	.type	indirect,@function
indirect:                               ; @indirect
; %bb.0:
	s_load_dword s66, s[4:5], 0x8
	v_mov_b32_e32 v40, v0
	v_and_b32_e32 v42, 0x3ff, v40
	v_mov_b32_e32 v43, 0
	s_mov_b32 s33, s10
	s_mov_b32 s52, s9
	s_mov_b32 s53, s8
	s_mov_b64 s[36:37], s[6:7]
	s_mov_b64 s[34:35], s[4:5]
	s_mov_b64 s[38:39], s[2:3]
	s_mov_b64 s[48:49], s[0:1]
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s66, 0
	s_mov_b64 s[0:1], -1
	v_mov_b64_e32 v[44:45], v[42:43]
	s_mov_b32 s32, 0
	s_cbranch_scc0 .LBB2_3
; %bb.1:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB2_4
.LBB2_2:
	s_load_dwordx2 s[0:1], s[34:35], 0x0
	v_lshlrev_b32_e32 v0, 2, v44
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v42, s[0:1]
	s_endpgm
.LBB2_3:
	v_mov_b64_e32 v[44:45], v[42:43]
	s_cbranch_execnz .LBB2_2
.LBB2_4:
	v_lshlrev_b32_e32 v0, 3, v42
	v_mov_b32_e32 v1, 0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, _ZL5table@rel32@lo+4
	s_addc_u32 s1, s1, _ZL5table@rel32@hi+12
	v_lshl_add_u64 v[46:47], s[0:1], 0, v[0:1]
	s_mov_b32 s67, 0xaaaaaaab
	s_mov_b32 s68, 0
	s_mov_b32 s69, 0xaaaaaaaa
	s_movk_i32 s70, 0xffe8
	v_mov_b32_e32 v41, v42
.LBB2_5:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB2_6 Depth 2
	v_mul_hi_u32 v0, v42, s67
	v_mov_b32_e32 v1, s68
	v_mad_u64_u32 v[0:1], s[0:1], v43, s67, v[0:1]
	v_mov_b32_e32 v2, v1
	v_mov_b32_e32 v1, s68
	v_mad_u64_u32 v[0:1], s[0:1], v42, s69, v[0:1]
	v_mov_b32_e32 v3, s68
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v1, s68
	v_lshl_add_u64 v[0:1], v[2:3], 0, v[0:1]
	v_mad_u64_u32 v[0:1], s[0:1], v43, s69, v[0:1]
	v_alignbit_b32 v4, v1, v0, 1
	v_mad_u64_u32 v[2:3], s[0:1], v4, s70, v[46:47]
	v_mov_b32_e32 v0, v3
	v_lshrrev_b32_e32 v1, 1, v1
	v_mad_u64_u32 v[0:1], s[0:1], v1, s70, v[0:1]
	v_sub_u32_e32 v3, v0, v4
	global_load_dwordx2 v[2:3], v[2:3], off
	s_add_u32 s50, s34, 16
	s_addc_u32 s51, s35, 0
	s_mov_b64 s[54:55], exec
.LBB2_6:                                ;   Parent Loop BB2_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v2
	v_readfirstlane_b32 s1, v3
	s_nop 1
	v_cmp_eq_u64_e32 vcc, s[0:1], v[2:3]
	s_and_saveexec_b64 s[64:65], vcc
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[50:51]
	s_mov_b64 s[10:11], s[36:37]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, v41
	s_swappc_b64 s[30:31], s[0:1]
                                        ; implicit-def: $vgpr2_vgpr3
	s_xor_b64 exec, exec, s[64:65]
	s_cbranch_execnz .LBB2_6
; %bb.7:                                ;   in Loop: Header=BB2_5 Depth=1
	s_mov_b64 exec, s[54:55]
	s_add_i32 s66, s66, -1
	v_lshl_add_u64 v[46:47], v[46:47], 0, 8
	v_lshl_add_u64 v[42:43], v[42:43], 0, 1
	s_cmp_eq_u32 s66, 0
	v_mov_b32_e32 v41, v0
	s_cbranch_scc0 .LBB2_5
; %bb.8:
	v_mov_b32_e32 v42, v0
	s_load_dwordx2 s[0:1], s[34:35], 0x0
	v_lshlrev_b32_e32 v0, 2, v44
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v42, s[0:1]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel indirect
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 1
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr max(totalnumvgprs(indirect.num_agpr, indirect.num_vgpr), 1, 0)
		.amdhsa_next_free_sgpr max(indirect.numbered_sgpr+6, 1, 0)-6
		.amdhsa_accum_offset (((((alignto(max(1, indirect.num_vgpr), 4)/4)-1)&~65536)&63)+1)*4
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
.Lfunc_end2:
	.size	indirect, .Lfunc_end2-indirect
                                        ; -- End function
	.set indirect.num_vgpr, max(48, amdgpu.max_num_vgpr)
	.set indirect.num_agpr, max(0, amdgpu.max_num_agpr)
	.set indirect.numbered_sgpr, max(71, amdgpu.max_num_sgpr)
	.set indirect.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set indirect.private_seg_size, 0
	.set indirect.uses_vcc, 1
	.set indirect.uses_flat_scratch, 1
	.set indirect.has_dyn_sized_stack, 1
	.set indirect.has_recursion, 1
	.set indirect.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 444
; TotalNumSgprs: indirect.numbered_sgpr+6
; NumVgprs: indirect.num_vgpr
; NumAgprs: indirect.num_agpr
; TotalNumVgprs: totalnumvgprs(indirect.num_agpr, indirect.num_vgpr)
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: (alignto(max(max(indirect.numbered_sgpr+extrasgprs(indirect.uses_vcc, indirect.uses_flat_scratch, 1), 1, 0), 1), 8)/8)-1
; VGPRBlocks: (alignto(max(max(totalnumvgprs(indirect.num_agpr, indirect.num_vgpr), 1, 0), 1), 8)/8)-1
; NumSGPRsForWavesPerEU: max(indirect.numbered_sgpr+6, 1, 0)
; NumVGPRsForWavesPerEU: max(totalnumvgprs(indirect.num_agpr, indirect.num_vgpr), 1, 0)
; AccumOffset: ((alignto(max(1, indirect.num_vgpr), 4)/4)-1+1)*4
; Occupancy: occupancy(8, 8, 512, 8, 8, max(indirect.numbered_sgpr+extrasgprs(indirect.uses_vcc, indirect.uses_flat_scratch, 1), 1, 0), max(totalnumvgprs(indirect.num_agpr, indirect.num_vgpr), 1, 0))
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: (((alignto(max(1, indirect.num_vgpr), 4)/4)-1)&~65536)&63
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.p2align	2                               ; -- Begin function _ZL4plusi
	.type	_ZL4plusi,@function
_ZL4plusi:                              ; @_ZL4plusi
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_add_u32_e32 v0, 1, v0
	s_setpc_b64 s[30:31]
.Lfunc_end3:
	.size	_ZL4plusi, .Lfunc_end3-_ZL4plusi
                                        ; -- End function
	.set .L_ZL4plusi.num_vgpr, 1
	.set .L_ZL4plusi.num_agpr, 0
	.set .L_ZL4plusi.numbered_sgpr, 32
	.set .L_ZL4plusi.num_named_barrier, 0
	.set .L_ZL4plusi.private_seg_size, 0
	.set .L_ZL4plusi.uses_vcc, 0
	.set .L_ZL4plusi.uses_flat_scratch, 0
	.set .L_ZL4plusi.has_dyn_sized_stack, 0
	.set .L_ZL4plusi.has_recursion, 0
	.set .L_ZL4plusi.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 12
; TotalNumSgprs: 38
; NumVgprs: 1
; NumAgprs: 0
; TotalNumVgprs: 1
; ScratchSize: 0
; MemoryBound: 0
	.text
	.p2align	2                               ; -- Begin function _ZL5timesi
	.type	_ZL5timesi,@function
_ZL5timesi:                             ; @_ZL5timesi
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_lshl_add_u32 v0, v0, 1, v0
	s_setpc_b64 s[30:31]
.Lfunc_end4:
	.size	_ZL5timesi, .Lfunc_end4-_ZL5timesi
                                        ; -- End function
	.set .L_ZL5timesi.num_vgpr, 1
	.set .L_ZL5timesi.num_agpr, 0
	.set .L_ZL5timesi.numbered_sgpr, 32
	.set .L_ZL5timesi.num_named_barrier, 0
	.set .L_ZL5timesi.private_seg_size, 0
	.set .L_ZL5timesi.uses_vcc, 0
	.set .L_ZL5timesi.uses_flat_scratch, 0
	.set .L_ZL5timesi.has_dyn_sized_stack, 0
	.set .L_ZL5timesi.has_recursion, 0
	.set .L_ZL5timesi.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 16
; TotalNumSgprs: 38
; NumVgprs: 1
; NumAgprs: 0
; TotalNumVgprs: 1
; ScratchSize: 0
; MemoryBound: 0
	.text
	.p2align	2                               ; -- Begin function _ZL4flipi
	.type	_ZL4flipi,@function
_ZL4flipi:                              ; @_ZL4flipi
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_xor_b32_e32 v0, 0xff, v0
	s_setpc_b64 s[30:31]
.Lfunc_end5:
	.size	_ZL4flipi, .Lfunc_end5-_ZL4flipi
                                        ; -- End function
	.set .L_ZL4flipi.num_vgpr, 1
	.set .L_ZL4flipi.num_agpr, 0
	.set .L_ZL4flipi.numbered_sgpr, 32
	.set .L_ZL4flipi.num_named_barrier, 0
	.set .L_ZL4flipi.private_seg_size, 0
	.set .L_ZL4flipi.uses_vcc, 0
	.set .L_ZL4flipi.uses_flat_scratch, 0
	.set .L_ZL4flipi.has_dyn_sized_stack, 0
	.set .L_ZL4flipi.has_recursion, 0
	.set .L_ZL4flipi.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 16
; TotalNumSgprs: 38
; NumVgprs: 1
; NumAgprs: 0
; TotalNumVgprs: 1
; ScratchSize: 0
; MemoryBound: 0
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 44
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 38
	.set amdgpu.max_num_named_barrier, 0
	.text
	.type	_ZL5table,@object               ; @_ZL5table
	.section	.data.rel.ro,"aw",@progbits
	.p2align	3, 0x0
_ZL5table:
	.quad	_ZL4plusi
	.quad	_ZL5timesi
	.quad	_ZL4flipi
	.size	_ZL5table, 24

	.ident	"Debian clang version 22.1.8 (1~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym _ZL4plusi
	.addrsig_sym _ZL5timesi
	.addrsig_sym _ZL4flipi
	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count:     0
    .args:
      - .address_space:  generic
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 12
    .max_flat_workgroup_size: 1024
    .name:           recursive
    .private_segment_fixed_size: 32
    .sgpr_count:     46
    .sgpr_spill_count: 0
    .symbol:         recursive.kd
    .uses_dynamic_stack: true
    .vgpr_count:     44
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  generic
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
        .value_kind:     by_value
      - .offset:         16
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         20
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         24
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         28
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         30
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         32
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         34
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         36
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         38
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         80
        .size:           2
        .value_kind:     hidden_grid_dims
      - .offset:         96
        .size:           8
        .value_kind:     hidden_hostcall_buffer
      - .offset:         104
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
      - .offset:         112
        .size:           8
        .value_kind:     hidden_heap_v1
      - .offset:         120
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         128
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         216
        .size:           8
        .value_kind:     hidden_queue_ptr
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 272
    .max_flat_workgroup_size: 1024
    .name:           indirect
    .private_segment_fixed_size: 0
    .sgpr_count:     77
    .sgpr_spill_count: 0
    .symbol:         indirect.kd
    .uses_dynamic_stack: true
    .vgpr_count:     48
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
