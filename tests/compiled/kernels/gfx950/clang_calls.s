	.amdgcn_target "amdgcn-amd-amdhsa--gfx950"
	.amdhsa_code_object_version 6
	.text
	.hidden	polynomial                      ; -- Begin function polynomial
	.globl	polynomial
	.p2align	2
	.type	polynomial,@function
polynomial:                             ; @polynomial
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_fmac_f32_e32 v2, v1, v0
	v_fma_f32 v0, v2, v0, v3
	s_setpc_b64 s[30:31]
.Lfunc_end0:
	.size	polynomial, .Lfunc_end0-polynomial
                                        ; -- End function
	.set polynomial.num_vgpr, 4
	.set polynomial.num_agpr, 0
	.set polynomial.numbered_sgpr, 32
	.set polynomial.num_named_barrier, 0
	.set polynomial.private_seg_size, 0
	.set polynomial.uses_vcc, 0
	.set polynomial.uses_flat_scratch, 0
	.set polynomial.has_dyn_sized_stack, 0
	.set polynomial.has_recursion, 0
	.set polynomial.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 20
; TotalNumSgprs: 38
; NumVgprs: 4
; NumAgprs: 0
; TotalNumVgprs: 4
; ScratchSize: 0
; MemoryBound: 0
	.text
	.hidden	pick                            ; -- Begin function pick
	.globl	pick
	.p2align	2
	.type	pick,@function
pick:                                   ; @pick
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_sub_u32_e32 v4, 0, v3
	v_max_i32_e32 v3, v4, v3
	v_cvt_f32_u32_e32 v4, v3
	v_sub_u32_e32 v7, 0, v3
	v_sub_u32_e32 v5, 0, v2
	v_max_i32_e32 v5, v5, v2
	v_rcp_iflag_f32_e32 v4, v4
	v_ashrrev_i32_e32 v6, 31, v2
	s_mov_b32 s0, s32
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v4, v4
	v_mul_lo_u32 v7, v7, v4
	v_mul_hi_u32 v7, v4, v7
	v_add_u32_e32 v7, v4, v7
	v_mul_hi_u32 v4, v5, v7
	v_mul_lo_u32 v4, v4, v3
	v_sub_u32_e32 v4, v5, v4
	v_sub_u32_e32 v5, v4, v3
	v_cmp_ge_u32_e32 vcc, v4, v3
	s_nop 1
	v_cndmask_b32_e32 v4, v4, v5, vcc
	v_sub_u32_e32 v5, v4, v3
	v_cmp_ge_u32_e32 vcc, v4, v3
	s_nop 1
	v_cndmask_b32_e32 v4, v4, v5, vcc
	v_xor_b32_e32 v4, v4, v6
	v_sub_u32_e32 v4, v4, v6
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, v[0:1]
	global_load_dword v9, v[4:5], off
	v_add_u32_e32 v4, 1, v2
	v_sub_u32_e32 v8, 0, v4
	v_ashrrev_i32_e32 v5, 31, v4
	v_max_i32_e32 v4, v8, v4
	v_mul_hi_u32 v8, v4, v7
	v_mul_lo_u32 v8, v8, v3
	v_sub_u32_e32 v4, v4, v8
	v_sub_u32_e32 v8, v4, v3
	v_cmp_ge_u32_e32 vcc, v4, v3
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v9, s32 sc0 sc1
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e32 v4, v4, v8, vcc
	v_sub_u32_e32 v8, v4, v3
	v_cmp_ge_u32_e32 vcc, v4, v3
	s_nop 1
	v_cndmask_b32_e32 v4, v4, v8, vcc
	v_xor_b32_e32 v4, v4, v5
	v_sub_u32_e32 v4, v4, v5
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, v[0:1]
	global_load_dword v9, v[4:5], off
	v_add_u32_e32 v4, 2, v2
	v_sub_u32_e32 v8, 0, v4
	v_ashrrev_i32_e32 v5, 31, v4
	v_max_i32_e32 v4, v8, v4
	v_mul_hi_u32 v8, v4, v7
	v_mul_lo_u32 v8, v8, v3
	v_sub_u32_e32 v4, v4, v8
	v_sub_u32_e32 v8, v4, v3
	v_cmp_ge_u32_e32 vcc, v4, v3
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v9, s32 offset:4 sc0 sc1
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e32 v4, v4, v8, vcc
	v_sub_u32_e32 v8, v4, v3
	v_cmp_ge_u32_e32 vcc, v4, v3
	s_nop 1
	v_cndmask_b32_e32 v4, v4, v8, vcc
	v_xor_b32_e32 v4, v4, v5
	v_sub_u32_e32 v4, v4, v5
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, v[0:1]
	global_load_dword v10, v[4:5], off
	v_add_u32_e32 v8, 3, v2
	v_sub_u32_e32 v4, 0, v8
	v_max_i32_e32 v4, v4, v8
	v_mul_hi_u32 v5, v4, v7
	v_mul_lo_u32 v5, v5, v3
	v_sub_u32_e32 v4, v4, v5
	v_sub_u32_e32 v5, v4, v3
	v_cmp_ge_u32_e32 vcc, v4, v3
	v_ashrrev_i32_e32 v9, 31, v8
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v10, s32 offset:8 sc0 sc1
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e32 v4, v4, v5, vcc
	v_sub_u32_e32 v5, v4, v3
	v_cmp_ge_u32_e32 vcc, v4, v3
	s_nop 1
	v_cndmask_b32_e32 v4, v4, v5, vcc
	v_xor_b32_e32 v4, v4, v9
	v_sub_u32_e32 v4, v4, v9
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, v[0:1]
	global_load_dword v11, v[4:5], off
	v_add_u32_e32 v4, 4, v2
	v_sub_u32_e32 v10, 0, v4
	v_ashrrev_i32_e32 v5, 31, v4
	v_max_i32_e32 v4, v10, v4
	v_mul_hi_u32 v10, v4, v7
	v_mul_lo_u32 v10, v10, v3
	v_sub_u32_e32 v4, v4, v10
	v_sub_u32_e32 v10, v4, v3
	v_cmp_ge_u32_e32 vcc, v4, v3
	v_lshrrev_b32_e32 v9, 29, v9
	v_add_u32_e32 v9, v8, v9
	v_cndmask_b32_e32 v4, v4, v10, vcc
	v_sub_u32_e32 v10, v4, v3
	v_cmp_ge_u32_e32 vcc, v4, v3
	v_and_b32_e32 v9, 0x3ffffff8, v9
	v_sub_u32_e32 v8, v8, v9
	v_cndmask_b32_e32 v4, v4, v10, vcc
	v_xor_b32_e32 v4, v4, v5
	v_sub_u32_e32 v4, v4, v5
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, v[0:1]
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v11, s32 offset:12 sc0 sc1
	s_waitcnt vmcnt(0)
	global_load_dword v11, v[4:5], off
	v_add_u32_e32 v4, 5, v2
	v_sub_u32_e32 v10, 0, v4
	v_ashrrev_i32_e32 v5, 31, v4
	v_max_i32_e32 v4, v10, v4
	v_mul_hi_u32 v10, v4, v7
	v_mul_lo_u32 v10, v10, v3
	v_sub_u32_e32 v4, v4, v10
	v_sub_u32_e32 v10, v4, v3
	v_cmp_ge_u32_e32 vcc, v4, v3
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v11, s32 offset:16 sc0 sc1
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e32 v4, v4, v10, vcc
	v_sub_u32_e32 v10, v4, v3
	v_cmp_ge_u32_e32 vcc, v4, v3
	s_nop 1
	v_cndmask_b32_e32 v4, v4, v10, vcc
	v_xor_b32_e32 v4, v4, v5
	v_sub_u32_e32 v4, v4, v5
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, v[0:1]
	global_load_dword v12, v[4:5], off
	v_add_u32_e32 v10, 6, v2
	v_sub_u32_e32 v4, 0, v10
	v_max_i32_e32 v4, v4, v10
	v_mul_hi_u32 v5, v4, v7
	v_mul_lo_u32 v5, v5, v3
	v_sub_u32_e32 v4, v4, v5
	v_sub_u32_e32 v5, v4, v3
	v_cmp_ge_u32_e32 vcc, v4, v3
	v_ashrrev_i32_e32 v11, 31, v10
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v12, s32 offset:20 sc0 sc1
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e32 v4, v4, v5, vcc
	v_sub_u32_e32 v5, v4, v3
	v_cmp_ge_u32_e32 vcc, v4, v3
	s_nop 1
	v_cndmask_b32_e32 v4, v4, v5, vcc
	v_xor_b32_e32 v4, v4, v11
	v_sub_u32_e32 v4, v4, v11
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, v[0:1]
	global_load_dword v13, v[4:5], off
	v_add_u32_e32 v4, 7, v2
	v_sub_u32_e32 v12, 0, v4
	v_ashrrev_i32_e32 v5, 31, v4
	v_max_i32_e32 v4, v12, v4
	v_mul_hi_u32 v7, v4, v7
	v_mul_lo_u32 v7, v7, v3
	v_sub_u32_e32 v4, v4, v7
	v_sub_u32_e32 v7, v4, v3
	v_cmp_ge_u32_e32 vcc, v4, v3
	v_lshrrev_b32_e32 v11, 29, v11
	v_add_u32_e32 v11, v10, v11
	v_cndmask_b32_e32 v4, v4, v7, vcc
	v_sub_u32_e32 v7, v4, v3
	v_cmp_ge_u32_e32 vcc, v4, v3
	v_and_b32_e32 v11, 0x3ffffff8, v11
	v_sub_u32_e32 v9, v10, v11
	v_cndmask_b32_e32 v3, v4, v7, vcc
	v_xor_b32_e32 v3, v3, v5
	v_sub_u32_e32 v4, v3, v5
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[0:1], v[4:5], 2, v[0:1]
	v_add_u32_e32 v3, 15, v2
	v_add_u32_e32 v4, 18, v2
	v_lshrrev_b32_e32 v5, 29, v6
	v_ashrrev_i32_e32 v12, 31, v3
	v_add_u32_e32 v5, v2, v5
	v_lshrrev_b32_e32 v12, 29, v12
	v_and_b32_e32 v5, 0x3ffffff8, v5
	v_add_u32_e32 v12, v3, v12
	v_sub_u32_e32 v5, v2, v5
	v_and_b32_e32 v12, 0x3ffffff8, v12
	v_lshl_add_u32 v5, v5, 2, s0
	v_sub_u32_e32 v3, v3, v12
	v_lshl_add_u32 v3, v3, 2, s0
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v13, s32 offset:24 sc0 sc1
	s_waitcnt vmcnt(0)
	global_load_dword v14, v[0:1], off
	v_add_u32_e32 v0, 9, v2
	v_add_u32_e32 v1, 12, v2
	v_ashrrev_i32_e32 v6, 31, v0
	v_ashrrev_i32_e32 v7, 31, v1
	v_ashrrev_i32_e32 v13, 31, v4
	v_lshrrev_b32_e32 v6, 29, v6
	v_lshrrev_b32_e32 v7, 29, v7
	v_lshrrev_b32_e32 v13, 29, v13
	v_add_u32_e32 v6, v0, v6
	v_add_u32_e32 v7, v1, v7
	v_add_u32_e32 v13, v4, v13
	v_and_b32_e32 v6, 0x3ffffff8, v6
	v_and_b32_e32 v7, 0x3ffffff8, v7
	v_and_b32_e32 v13, 0x3ffffff8, v13
	v_sub_u32_e32 v0, v0, v6
	v_sub_u32_e32 v1, v1, v7
	v_sub_u32_e32 v4, v4, v13
	v_lshl_add_u32 v0, v0, 2, s0
	v_lshl_add_u32 v6, v8, 2, s0
	v_lshl_add_u32 v7, v9, 2, s0
	v_lshl_add_u32 v1, v1, 2, s0
	v_lshl_add_u32 v4, v4, 2, s0
	s_waitcnt vmcnt(0)
	scratch_store_dword off, v14, s32 offset:28 sc0 sc1
	s_waitcnt vmcnt(0)
	scratch_load_dword v8, v5, off sc0 sc1
	s_waitcnt vmcnt(0)
	scratch_load_dword v9, v6, off sc0 sc1
	s_waitcnt vmcnt(0)
	scratch_load_dword v10, v7, off sc0 sc1
	s_waitcnt vmcnt(0)
	scratch_load_dword v11, v0, off sc0 sc1
	s_waitcnt vmcnt(0)
	scratch_load_dword v12, v1, off sc0 sc1
	s_waitcnt vmcnt(0)
	scratch_load_dword v13, v3, off sc0 sc1
	s_waitcnt vmcnt(0)
	scratch_load_dword v14, v4, off sc0 sc1
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, 21, v2
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshrrev_b32_e32 v1, 29, v1
	v_add_u32_e32 v1, v0, v1
	v_and_b32_e32 v1, 0x3ffffff8, v1
	v_sub_u32_e32 v0, v0, v1
	v_lshl_add_u32 v0, v0, 2, s0
	scratch_load_dword v0, v0, off sc0 sc1
	s_waitcnt vmcnt(0)
	v_fma_f32 v1, v8, 0, 0
	v_add_f32_e32 v1, v9, v1
	v_fmac_f32_e32 v1, 2.0, v10
	v_fmamk_f32 v1, v11, 0x40400000, v1
	v_fmac_f32_e32 v1, 4.0, v12
	v_fmamk_f32 v1, v13, 0x40a00000, v1
	v_fmamk_f32 v1, v14, 0x40c00000, v1
	v_fmamk_f32 v0, v0, 0x40e00000, v1
	s_setpc_b64 s[30:31]
.Lfunc_end1:
	.size	pick, .Lfunc_end1-pick
                                        ; -- End function
	.set pick.num_vgpr, 15
	.set pick.num_agpr, 0
	.set pick.numbered_sgpr, 33
	.set pick.num_named_barrier, 0
	.set pick.private_seg_size, 36
	.set pick.uses_vcc, 1
	.set pick.uses_flat_scratch, 0
	.set pick.has_dyn_sized_stack, 0
	.set pick.has_recursion, 0
	.set pick.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 1332
; TotalNumSgprs: 39
; NumVgprs: 15
; NumAgprs: 0
; TotalNumVgprs: 15
; ScratchSize: 36
; MemoryBound: 0
	.text
	.protected	calls                   ; -- Begin function calls
	.globl	calls
	.p2align	8
	.type	calls,@function
calls:                                  ; @calls
; %bb.0:
	s_load_dwordx2 s[8:9], s[0:1], 0x10
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	v_lshl_add_u32 v4, s2, 6, v0
	v_ashrrev_i32_e32 v5, 31, v4
	s_mov_b32 s32, 0
	s_waitcnt lgkmcnt(0)
	s_abs_i32 s3, s8
	v_cvt_f32_u32_e32 v1, s3
	s_sub_i32 s0, 0, s3
	s_cmp_lt_i32 s9, 1
	v_rcp_iflag_f32_e32 v1, v1
	s_nop 0
	v_mul_f32_e32 v0, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v0, v0
	v_sub_u32_e32 v1, 0, v4
	v_max_i32_e32 v1, v1, v4
	v_mul_lo_u32 v2, s0, v0
	v_mul_hi_u32 v2, v0, v2
	v_add_u32_e32 v0, v0, v2
	v_mul_hi_u32 v0, v1, v0
	v_mul_lo_u32 v0, v0, s3
	v_sub_u32_e32 v0, v1, v0
	v_subrev_u32_e32 v1, s3, v0
	v_cmp_le_u32_e32 vcc, s3, v0
	s_mov_b32 s0, 0
	s_nop 0
	v_cndmask_b32_e32 v0, v0, v1, vcc
	v_subrev_u32_e32 v1, s3, v0
	v_cmp_le_u32_e32 vcc, s3, v0
	s_nop 1
	v_cndmask_b32_e32 v0, v0, v1, vcc
	v_xor_b32_e32 v0, v0, v5
	v_sub_u32_e32 v0, v0, v5
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[0:1], v[0:1], 2, s[4:5]
	global_load_dword v0, v[0:1], off
	s_cbranch_scc1 .LBB2_2
.LBB2_1:                                ; =>This Inner Loop Header: Depth=1
	v_cvt_f32_u32_e32 v3, s0
	s_getpc_b64 s[2:3]
	s_add_u32 s2, s2, polynomial@rel32@lo+4
	s_addc_u32 s3, s3, polynomial@rel32@hi+12
	v_mov_b32_e32 v1, 0x3e800000
	v_mov_b32_e32 v2, -0.5
	s_swappc_b64 s[30:31], s[2:3]
	s_add_i32 s0, s0, 1
	s_cmp_eq_u32 s9, s0
	s_cbranch_scc0 .LBB2_1
.LBB2_2:
	v_cmp_gt_i32_e32 vcc, s8, v4
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB2_4
; %bb.3:
	v_mov_b32_e32 v2, s6
	v_mov_b32_e32 v3, s7
	v_lshl_add_u64 v[16:17], v[4:5], 2, v[2:3]
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, pick@rel32@lo+4
	s_addc_u32 s1, s1, pick@rel32@hi+12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v15, v0
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	v_mov_b32_e32 v2, v4
	v_mov_b32_e32 v3, s8
	s_swappc_b64 s[30:31], s[0:1]
	v_add_f32_e32 v0, v15, v0
	global_store_dword v[16:17], v0, off
.LBB2_4:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel calls
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 36
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
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 18
		.amdhsa_next_free_sgpr 33
		.amdhsa_accum_offset 20
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
	.size	calls, .Lfunc_end2-calls
                                        ; -- End function
	.set calls.num_vgpr, max(18, polynomial.num_vgpr, pick.num_vgpr)
	.set calls.num_agpr, max(0, polynomial.num_agpr, pick.num_agpr)
	.set calls.numbered_sgpr, max(33, polynomial.numbered_sgpr, pick.numbered_sgpr)
	.set calls.num_named_barrier, max(0, polynomial.num_named_barrier, pick.num_named_barrier)
	.set calls.private_seg_size, 0+max(polynomial.private_seg_size, pick.private_seg_size)
	.set calls.uses_vcc, or(1, polynomial.uses_vcc, pick.uses_vcc)
	.set calls.uses_flat_scratch, or(0, polynomial.uses_flat_scratch, pick.uses_flat_scratch)
	.set calls.has_dyn_sized_stack, or(0, polynomial.has_dyn_sized_stack, pick.has_dyn_sized_stack)
	.set calls.has_recursion, or(0, polynomial.has_recursion, pick.has_recursion)
	.set calls.has_indirect_call, or(0, polynomial.has_indirect_call, pick.has_indirect_call)
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 332
; TotalNumSgprs: 39
; NumVgprs: 18
; NumAgprs: 0
; TotalNumVgprs: 18
; ScratchSize: 36
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 4
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 39
; NumVGPRsForWavesPerEU: 18
; AccumOffset: 20
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 4
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.protected	__clang_ocl_kern_imp_calls ; -- Begin function __clang_ocl_kern_imp_calls
	.globl	__clang_ocl_kern_imp_calls
	.p2align	2
	.type	__clang_ocl_kern_imp_calls,@function
__clang_ocl_kern_imp_calls:             ; @__clang_ocl_kern_imp_calls
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s5, s33
	s_mov_b32 s33, s32
	s_xor_saveexec_b64 s[0:1], -1
	scratch_store_dword off, v18, s33       ; 4-byte Folded Spill
	s_mov_b64 exec, s[0:1]
	v_mov_b32_e32 v6, v0
	v_sub_u32_e32 v0, 0, v4
	v_max_i32_e32 v0, v0, v4
	v_mov_b32_e32 v7, v1
	v_cvt_f32_u32_e32 v1, v0
	v_mov_b32_e32 v11, v3
	v_mov_b32_e32 v10, v2
	v_and_b32_e32 v2, 0x3ff, v31
	v_rcp_iflag_f32_e32 v1, v1
	v_sub_u32_e32 v3, 0, v0
	v_lshl_add_u32 v8, s12, 6, v2
	v_sub_u32_e32 v2, 0, v8
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_max_i32_e32 v2, v2, v8
	v_ashrrev_i32_e32 v9, 31, v8
	v_writelane_b32 v18, s30, 0
	v_mul_lo_u32 v3, v3, v1
	v_mul_hi_u32 v3, v1, v3
	v_add_u32_e32 v1, v1, v3
	v_mul_hi_u32 v1, v2, v1
	v_mul_lo_u32 v1, v1, v0
	v_sub_u32_e32 v1, v2, v1
	v_sub_u32_e32 v2, v1, v0
	v_cmp_ge_u32_e32 vcc, v1, v0
	s_mov_b32 s4, 0
	s_add_i32 s32, s32, 16
	v_cndmask_b32_e32 v1, v1, v2, vcc
	v_sub_u32_e32 v2, v1, v0
	v_cmp_ge_u32_e32 vcc, v1, v0
	v_writelane_b32 v18, s31, 1
	s_nop 0
	v_cndmask_b32_e32 v0, v1, v2, vcc
	v_xor_b32_e32 v0, v0, v9
	v_sub_u32_e32 v0, v0, v9
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[0:1], v[0:1], 2, v[6:7]
	global_load_dword v0, v[0:1], off
	v_cmp_lt_i32_e32 vcc, 0, v5
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB3_4
; %bb.1:
	s_mov_b64 s[2:3], 0
.LBB3_2:                                ; =>This Inner Loop Header: Depth=1
	v_cvt_f32_u32_e32 v3, s4
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, polynomial@rel32@lo+4
	s_addc_u32 s7, s7, polynomial@rel32@hi+12
	v_mov_b32_e32 v1, 0x3e800000
	v_mov_b32_e32 v2, -0.5
	s_swappc_b64 s[30:31], s[6:7]
	s_add_i32 s4, s4, 1
	v_cmp_eq_u32_e32 vcc, s4, v5
	s_or_b64 s[2:3], vcc, s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB3_2
; %bb.3:
	s_or_b64 exec, exec, s[2:3]
.LBB3_4:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_lt_i32_e32 vcc, v8, v4
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB3_6
; %bb.5:
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, pick@rel32@lo+4
	s_addc_u32 s1, s1, pick@rel32@hi+12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v15, v0
	v_mov_b32_e32 v0, v6
	v_mov_b32_e32 v1, v7
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v3, v4
	v_lshl_add_u64 v[16:17], v[8:9], 2, v[10:11]
	s_swappc_b64 s[30:31], s[0:1]
	v_add_f32_e32 v0, v15, v0
	global_store_dword v[16:17], v0, off
.LBB3_6:
	s_or_b64 exec, exec, s[2:3]
	v_readlane_b32 s31, v18, 1
	v_readlane_b32 s30, v18, 0
	s_mov_b32 s32, s33
	s_xor_saveexec_b64 s[0:1], -1
	scratch_load_dword v18, off, s33        ; 4-byte Folded Reload
	s_mov_b64 exec, s[0:1]
	s_mov_b32 s33, s5
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end3:
	.size	__clang_ocl_kern_imp_calls, .Lfunc_end3-__clang_ocl_kern_imp_calls
                                        ; -- End function
	.set __clang_ocl_kern_imp_calls.num_vgpr, max(32, polynomial.num_vgpr, pick.num_vgpr)
	.set __clang_ocl_kern_imp_calls.num_agpr, max(0, polynomial.num_agpr, pick.num_agpr)
	.set __clang_ocl_kern_imp_calls.numbered_sgpr, max(34, polynomial.numbered_sgpr, pick.numbered_sgpr)
	.set __clang_ocl_kern_imp_calls.num_named_barrier, max(0, polynomial.num_named_barrier, pick.num_named_barrier)
	.set __clang_ocl_kern_imp_calls.private_seg_size, 16+max(polynomial.private_seg_size, pick.private_seg_size)
	.set __clang_ocl_kern_imp_calls.uses_vcc, or(1, polynomial.uses_vcc, pick.uses_vcc)
	.set __clang_ocl_kern_imp_calls.uses_flat_scratch, or(0, polynomial.uses_flat_scratch, pick.uses_flat_scratch)
	.set __clang_ocl_kern_imp_calls.has_dyn_sized_stack, or(0, polynomial.has_dyn_sized_stack, pick.has_dyn_sized_stack)
	.set __clang_ocl_kern_imp_calls.has_recursion, or(0, polynomial.has_recursion, pick.has_recursion)
	.set __clang_ocl_kern_imp_calls.has_indirect_call, or(0, polynomial.has_indirect_call, pick.has_indirect_call)
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 440
; TotalNumSgprs: 40
; NumVgprs: 32
; NumAgprs: 0
; TotalNumVgprs: 32
; ScratchSize: 52
; MemoryBound: 0
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 32
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 34
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
    .name:           calls
    .private_segment_fixed_size: 36
    .sgpr_count:     39
    .sgpr_spill_count: 0
    .symbol:         calls.kd
    .uses_dynamic_stack: false
    .vgpr_count:     18
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
