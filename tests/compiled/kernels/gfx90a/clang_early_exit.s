	.file	0 "." "early_exit.cl" md5 0x0279cd504633b2e59cfdd472857bc804
	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.amdhsa_code_object_version 6
	.text
	.protected	early_exit              ; -- Begin function early_exit
	.globl	early_exit
	.p2align	8
	.type	early_exit,@function
early_exit:                             ; @early_exit
.Lfunc_begin0:
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.loc	0 6 13 prologue_end             ; early_exit.cl:6:13 @[ early_exit.cl:5:42 ]
	s_load_dwordx2 s[0:1], s[4:5], 0x20
	;DEBUG_VALUE: early_exit:n <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] undef
.Ltmp0:
	;DEBUG_VALUE: early_exit:n <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] undef
	;DEBUG_VALUE: early_exit:sorted <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] undef
	;DEBUG_VALUE: early_exit:limit <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] undef
	;DEBUG_VALUE: early_exit:sorted <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] undef
	;DEBUG_VALUE: early_exit:limit <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] undef
	.loc	0 6 21 is_stmt 0                ; early_exit.cl:6:21 @[ early_exit.cl:5:42 ]
	v_lshl_add_u32 v0, s6, 6, v0
.Ltmp1:
	;DEBUG_VALUE: early_exit:i <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr0
	.loc	0 7 11 is_stmt 1                ; early_exit.cl:7:11 @[ early_exit.cl:5:42 ]
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s0, v0
	;DEBUG_VALUE: early_exit:starts <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] undef
.Ltmp2:
	;DEBUG_VALUE: early_exit:starts <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] undef
	;DEBUG_VALUE: early_exit:steps <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] undef
	;DEBUG_VALUE: early_exit:steps <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] undef
	;DEBUG_VALUE: early_exit:found <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] undef
	;DEBUG_VALUE: early_exit:found <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] undef
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_21
.Ltmp3:
; %bb.1:
	;DEBUG_VALUE: early_exit:i <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr0
	.loc	0 6 13                          ; early_exit.cl:6:13 @[ early_exit.cl:5:42 ]
	s_load_dwordx8 s[8:15], s[4:5], 0x0
	.loc	0 9 22                          ; early_exit.cl:9:22 @[ early_exit.cl:5:42 ]
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v5, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s9
	v_add_co_u32_e32 v0, vcc, s8, v2
.Ltmp4:
	v_addc_co_u32_e32 v1, vcc, v1, v3, vcc
	global_load_dword v4, v[0:1], off
.Ltmp5:
	;DEBUG_VALUE: early_exit:value <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr4
	;DEBUG_VALUE: early_exit:count <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 0
	.loc	0 11 18                         ; early_exit.cl:11:18 @[ early_exit.cl:5:42 ]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v4
	.loc	0 11 5 is_stmt 0                ; early_exit.cl:11:5 @[ early_exit.cl:5:42 ]
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_11
.Ltmp6:
; %bb.2:
	;DEBUG_VALUE: early_exit:count <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 0
	;DEBUG_VALUE: early_exit:value <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr4
	.loc	0 0 5                           ; early_exit.cl:0:5
	s_mov_b64 s[4:5], 0
                                        ; implicit-def: $sgpr6_sgpr7
	s_branch .LBB0_5
.Ltmp7:
.LBB0_3:                                ;   in Loop: Header=BB0_5 Depth=1
	;DEBUG_VALUE: early_exit:count <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr6
	s_or_b64 exec, exec, s[6:7]
.Ltmp8:
	;DEBUG_VALUE: early_exit:value <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr4
	.loc	0 17 14 is_stmt 1               ; early_exit.cl:17:14 @[ early_exit.cl:5:42 ]
	v_add_u32_e32 v5, 1, v6
.Ltmp9:
	;DEBUG_VALUE: early_exit:count <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr5
	.loc	0 11 18                         ; early_exit.cl:11:18 @[ early_exit.cl:5:42 ]
	v_cmp_eq_u32_e64 s[6:7], 1, v4
	v_mov_b32_e32 v6, v5
.Ltmp10:
.LBB0_4:                                ;   in Loop: Header=BB0_5 Depth=1
	;DEBUG_VALUE: early_exit:value <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr4
	.loc	0 0 18 is_stmt 0                ; early_exit.cl:0:18
	s_and_b64 s[8:9], exec, s[6:7]
	s_or_b64 s[4:5], s[8:9], s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_10
.Ltmp11:
.LBB0_5:                                ; =>This Inner Loop Header: Depth=1
	;DEBUG_VALUE: early_exit:value <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr4
	;DEBUG_VALUE: early_exit:value <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr4
	;DEBUG_VALUE: early_exit:count <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr6
	.loc	0 12 19 is_stmt 1               ; early_exit.cl:12:19 @[ early_exit.cl:5:42 ]
	v_cmp_eq_u32_e32 vcc, s1, v6
	v_mov_b32_e32 v5, -1
	s_or_b64 s[6:7], s[6:7], exec
	s_cbranch_vccnz .LBB0_4
.Ltmp12:
; %bb.6:                                ;   in Loop: Header=BB0_5 Depth=1
	;DEBUG_VALUE: early_exit:count <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr6
	;DEBUG_VALUE: early_exit:value <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr4
	.loc	0 16 23                         ; early_exit.cl:16:23 @[ early_exit.cl:5:42 ]
	v_and_b32_e32 v5, 1, v4
	v_cmp_eq_u32_e32 vcc, 1, v5
	.loc	0 16 17 is_stmt 0               ; early_exit.cl:16:17 @[ early_exit.cl:5:42 ]
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
.Ltmp13:
; %bb.7:                                ;   in Loop: Header=BB0_5 Depth=1
	;DEBUG_VALUE: early_exit:count <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr6
	;DEBUG_VALUE: early_exit:value <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr4
	.loc	0 16 39                         ; early_exit.cl:16:39 @[ early_exit.cl:5:42 ]
	v_mad_u64_u32 v[4:5], s[8:9], v4, 3, 1
.Ltmp14:
; %bb.8:                                ;   in Loop: Header=BB0_5 Depth=1
	;DEBUG_VALUE: early_exit:count <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr6
	.loc	0 0 39                          ; early_exit.cl:0:39
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB0_3
.Ltmp15:
; %bb.9:                                ;   in Loop: Header=BB0_5 Depth=1
	;DEBUG_VALUE: early_exit:count <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr6
	.loc	0 16 51 is_stmt 1               ; early_exit.cl:16:51 @[ early_exit.cl:5:42 ]
	v_lshrrev_b32_e32 v4, 1, v4
	s_branch .LBB0_3
.Ltmp16:
.LBB0_10:
	;DEBUG_VALUE: early_exit:value <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr4
	.loc	0 0 51 is_stmt 0                ; early_exit.cl:0:51
	s_or_b64 exec, exec, s[4:5]
.Ltmp17:
.LBB0_11:
	;DEBUG_VALUE: early_exit:value <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr4
	s_or_b64 exec, exec, s[2:3]
.Ltmp18:
	;DEBUG_VALUE: early_exit:count <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr5
	.loc	0 19 5 is_stmt 1                ; early_exit.cl:19:5 @[ early_exit.cl:5:42 ]
	v_mov_b32_e32 v4, s11
.Ltmp19:
	v_add_co_u32_e32 v6, vcc, s10, v2
	v_addc_co_u32_e32 v7, vcc, v4, v3, vcc
	v_mov_b32_e32 v4, s13
	v_add_co_u32_e32 v2, vcc, s12, v2
	.loc	0 19 14 is_stmt 0               ; early_exit.cl:19:14 @[ early_exit.cl:5:42 ]
	global_store_dword v[6:7], v5, off
.Ltmp20:
	;DEBUG_VALUE: early_exit:low <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 0
	;DEBUG_VALUE: early_exit:high <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] undef
	.loc	0 0 14                          ; early_exit.cl:0:14
	v_addc_co_u32_e32 v3, vcc, v4, v3, vcc
	v_mov_b32_e32 v5, 0
.Ltmp21:
	s_mov_b64 s[2:3], 0
	.loc	0 20 9 is_stmt 1                ; early_exit.cl:20:9 @[ early_exit.cl:5:42 ]
	v_mov_b32_e32 v6, 0
	.loc	0 20 18 is_stmt 0               ; early_exit.cl:20:18 @[ early_exit.cl:5:42 ]
	v_mov_b32_e32 v7, s0
                                        ; implicit-def: $sgpr0_sgpr1
                                        ; implicit-def: $sgpr6_sgpr7
                                        ; implicit-def: $sgpr4_sgpr5
	s_branch .LBB0_14
.Ltmp22:
.LBB0_12:                               ;   in Loop: Header=BB0_14 Depth=1
	;DEBUG_VALUE: middle <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr4
	;DEBUG_VALUE: early_exit:high <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr7
	;DEBUG_VALUE: early_exit:low <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr6
	.loc	0 0 18                          ; early_exit.cl:0:18
	s_or_b64 exec, exec, s[10:11]
	v_cmp_eq_u32_e32 vcc, v8, v9
	;DEBUG_VALUE: early_exit:low <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr6
	;DEBUG_VALUE: early_exit:high <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr7
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[10:11], vcc, exec
	s_andn2_b64 s[4:5], s[4:5], exec
	s_or_b64 s[6:7], s[6:7], s[10:11]
.Ltmp23:
.LBB0_13:                               ;   in Loop: Header=BB0_14 Depth=1
	;DEBUG_VALUE: early_exit:high <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr7
	;DEBUG_VALUE: early_exit:low <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr6
	s_or_b64 exec, exec, s[8:9]
	s_and_b64 s[8:9], exec, s[6:7]
	s_or_b64 s[2:3], s[8:9], s[2:3]
	s_andn2_b64 s[0:1], s[0:1], exec
	s_and_b64 s[8:9], s[4:5], exec
	s_or_b64 s[0:1], s[0:1], s[8:9]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_19
.Ltmp24:
.LBB0_14:                               ; =>This Inner Loop Header: Depth=1
	;DEBUG_VALUE: early_exit:low <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr6
	;DEBUG_VALUE: early_exit:high <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr7
	.loc	0 21 16 is_stmt 1               ; early_exit.cl:21:16 @[ early_exit.cl:5:42 ]
	v_cmp_lt_i32_e32 vcc, v6, v7
	s_or_b64 s[4:5], s[4:5], exec
	s_or_b64 s[6:7], s[6:7], exec
	.loc	0 21 5 is_stmt 0                ; early_exit.cl:21:5 @[ early_exit.cl:5:42 ]
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_13
.Ltmp25:
; %bb.15:                               ;   in Loop: Header=BB0_14 Depth=1
	;DEBUG_VALUE: early_exit:high <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr7
	;DEBUG_VALUE: early_exit:low <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr6
	.loc	0 22 27 is_stmt 1               ; early_exit.cl:22:27 @[ early_exit.cl:5:42 ]
	v_add_u32_e32 v4, v7, v6
	.loc	0 22 35 is_stmt 0               ; early_exit.cl:22:35 @[ early_exit.cl:5:42 ]
	v_lshrrev_b32_e32 v4, 1, v4
.Ltmp26:
	;DEBUG_VALUE: middle <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr4
	.loc	0 23 13 is_stmt 1               ; early_exit.cl:23:13 @[ early_exit.cl:5:42 ]
	v_lshlrev_b64 v[8:9], 2, v[4:5]
	v_mov_b32_e32 v11, s15
	v_add_co_u32_e32 v10, vcc, s14, v8
	v_addc_co_u32_e32 v11, vcc, v11, v9, vcc
	global_load_dword v8, v[10:11], off
	.loc	0 23 36 is_stmt 0               ; early_exit.cl:23:36 @[ early_exit.cl:5:42 ]
	global_load_dword v9, v[0:1], off
	.loc	0 23 28                         ; early_exit.cl:23:28 @[ early_exit.cl:5:42 ]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v8, v9
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
.Ltmp27:
; %bb.16:                               ;   in Loop: Header=BB0_14 Depth=1
	;DEBUG_VALUE: middle <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr4
	;DEBUG_VALUE: early_exit:high <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr7
	;DEBUG_VALUE: early_exit:low <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr6
	.loc	0 27 28 is_stmt 1               ; early_exit.cl:27:28 @[ early_exit.cl:5:42 ]
	v_add_u32_e32 v10, 1, v4
	v_cmp_lt_i32_e32 vcc, v8, v9
	v_cndmask_b32_e32 v6, v6, v10, vcc
.Ltmp28:
	v_cndmask_b32_e32 v7, v4, v7, vcc
.Ltmp29:
	;DEBUG_VALUE: early_exit:low <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr6
	;DEBUG_VALUE: early_exit:high <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr7
; %bb.17:                               ;   in Loop: Header=BB0_14 Depth=1
	;DEBUG_VALUE: middle <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr4
	;DEBUG_VALUE: early_exit:high <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr7
	;DEBUG_VALUE: early_exit:low <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr6
	.loc	0 0 28 is_stmt 0                ; early_exit.cl:0:28
	s_andn2_saveexec_b64 s[10:11], s[10:11]
	s_cbranch_execz .LBB0_12
.Ltmp30:
; %bb.18:                               ;   in Loop: Header=BB0_14 Depth=1
	;DEBUG_VALUE: middle <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr4
	;DEBUG_VALUE: early_exit:high <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr7
	;DEBUG_VALUE: early_exit:low <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr6
	.loc	0 24 22 is_stmt 1               ; early_exit.cl:24:22 @[ early_exit.cl:5:42 ]
	global_store_dword v[2:3], v4, off
	s_branch .LBB0_12
.Ltmp31:
.LBB0_19:
	;DEBUG_VALUE: early_exit:high <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr7
	;DEBUG_VALUE: early_exit:low <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr6
	.loc	0 0 22 is_stmt 0                ; early_exit.cl:0:22
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_21
.Ltmp32:
; %bb.20:
	;DEBUG_VALUE: early_exit:high <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr7
	;DEBUG_VALUE: early_exit:low <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr6
	v_mov_b32_e32 v0, -1
	.loc	0 32 14 is_stmt 1               ; early_exit.cl:32:14 @[ early_exit.cl:5:42 ]
	global_store_dword v[2:3], v0, off
.Ltmp33:
.LBB0_21:
	.loc	0 33 1                          ; early_exit.cl:33:1
	s_endpgm
.Ltmp34:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel early_exit
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 40
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
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 16
		.amdhsa_accum_offset 12
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
	.size	early_exit, .Lfunc_end0-early_exit
	.cfi_endproc
                                        ; -- End function
	.set early_exit.num_vgpr, 12
	.set early_exit.num_agpr, 0
	.set early_exit.numbered_sgpr, 16
	.set early_exit.num_named_barrier, 0
	.set early_exit.private_seg_size, 0
	.set early_exit.uses_vcc, 1
	.set early_exit.uses_flat_scratch, 0
	.set early_exit.has_dyn_sized_stack, 0
	.set early_exit.has_recursion, 0
	.set early_exit.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 464
; TotalNumSgprs: 20
; NumVgprs: 12
; NumAgprs: 0
; TotalNumVgprs: 12
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 20
; NumVGPRsForWavesPerEU: 12
; AccumOffset: 12
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 2
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.protected	__clang_ocl_kern_imp_early_exit ; -- Begin function __clang_ocl_kern_imp_early_exit
	.globl	__clang_ocl_kern_imp_early_exit
	.p2align	2
	.type	__clang_ocl_kern_imp_early_exit,@function
__clang_ocl_kern_imp_early_exit:        ; @__clang_ocl_kern_imp_early_exit
.Lfunc_begin1:
	.loc	0 5 0                           ; early_exit.cl:5:0
	.cfi_startproc
; %bb.0:
	;DEBUG_VALUE: early_exit:n <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr8
	;DEBUG_VALUE: early_exit:limit <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr9
	;DEBUG_VALUE: early_exit:sorted <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] undef
	;DEBUG_VALUE: early_exit:found <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] undef
	;DEBUG_VALUE: early_exit:steps <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] undef
	;DEBUG_VALUE: early_exit:starts <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] undef
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_and_b32_e32 v10, 0x3ff, v31
.Ltmp35:
	.loc	0 6 21 prologue_end             ; early_exit.cl:6:21
	v_lshl_add_u32 v10, s12, 6, v10
.Ltmp36:
	;DEBUG_VALUE: early_exit:i <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr10
	.loc	0 7 11                          ; early_exit.cl:7:11
	v_cmp_lt_i32_e32 vcc, v10, v8
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB1_21
.Ltmp37:
; %bb.1:
	;DEBUG_VALUE: early_exit:i <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr10
	;DEBUG_VALUE: early_exit:limit <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr9
	;DEBUG_VALUE: early_exit:n <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr8
	.loc	0 9 22                          ; early_exit.cl:9:22
	v_ashrrev_i32_e32 v11, 31, v10
	v_lshlrev_b64 v[10:11], 2, v[10:11]
.Ltmp38:
	v_add_co_u32_e32 v0, vcc, v0, v10
	v_addc_co_u32_e32 v1, vcc, v1, v11, vcc
	global_load_dword v12, v[0:1], off
.Ltmp39:
	;DEBUG_VALUE: early_exit:value <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr12
	;DEBUG_VALUE: early_exit:count <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 0
	.loc	0 0 22 is_stmt 0                ; early_exit.cl:0:22
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v13, 0
	.loc	0 11 18 is_stmt 1               ; early_exit.cl:11:18
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v12
	.loc	0 11 5 is_stmt 0                ; early_exit.cl:11:5
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB1_11
.Ltmp40:
; %bb.2:
	;DEBUG_VALUE: early_exit:count <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 0
	;DEBUG_VALUE: early_exit:value <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr12
	;DEBUG_VALUE: early_exit:limit <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr9
	;DEBUG_VALUE: early_exit:n <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr8
	.loc	0 0 5                           ; early_exit.cl:0:5
	s_mov_b64 s[8:9], 0
                                        ; implicit-def: $sgpr10_sgpr11
	s_branch .LBB1_5
.Ltmp41:
.LBB1_3:                                ;   in Loop: Header=BB1_5 Depth=1
	;DEBUG_VALUE: early_exit:count <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr14
	;DEBUG_VALUE: early_exit:limit <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr9
	;DEBUG_VALUE: early_exit:n <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr8
	s_or_b64 exec, exec, s[14:15]
.Ltmp42:
	;DEBUG_VALUE: early_exit:value <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr12
	.loc	0 11 18 is_stmt 1               ; early_exit.cl:11:18
	v_cmp_eq_u32_e32 vcc, 1, v12
.Ltmp43:
	.loc	0 17 14                         ; early_exit.cl:17:14
	v_add_u32_e32 v13, 1, v14
.Ltmp44:
	;DEBUG_VALUE: early_exit:count <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr13
	.loc	0 0 14 is_stmt 0                ; early_exit.cl:0:14
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[14:15], vcc, exec
	s_or_b64 s[10:11], s[10:11], s[14:15]
	v_mov_b32_e32 v14, v13
.Ltmp45:
.LBB1_4:                                ;   in Loop: Header=BB1_5 Depth=1
	;DEBUG_VALUE: early_exit:value <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr12
	;DEBUG_VALUE: early_exit:limit <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr9
	;DEBUG_VALUE: early_exit:n <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr8
	s_or_b64 exec, exec, s[12:13]
	s_and_b64 s[12:13], exec, s[10:11]
	s_or_b64 s[8:9], s[12:13], s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB1_10
.Ltmp46:
.LBB1_5:                                ; =>This Inner Loop Header: Depth=1
	;DEBUG_VALUE: early_exit:value <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr12
	;DEBUG_VALUE: early_exit:limit <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr9
	;DEBUG_VALUE: early_exit:n <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr8
	;DEBUG_VALUE: early_exit:value <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr12
	;DEBUG_VALUE: early_exit:count <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr14
	.loc	0 12 19 is_stmt 1               ; early_exit.cl:12:19
	v_cmp_ne_u32_e32 vcc, v9, v14
	v_mov_b32_e32 v13, -1
	s_or_b64 s[10:11], s[10:11], exec
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB1_4
.Ltmp47:
; %bb.6:                                ;   in Loop: Header=BB1_5 Depth=1
	;DEBUG_VALUE: early_exit:count <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr14
	;DEBUG_VALUE: early_exit:value <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr12
	;DEBUG_VALUE: early_exit:limit <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr9
	;DEBUG_VALUE: early_exit:n <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr8
	.loc	0 16 23                         ; early_exit.cl:16:23
	v_and_b32_e32 v13, 1, v12
	v_cmp_eq_u32_e32 vcc, 1, v13
	.loc	0 16 17 is_stmt 0               ; early_exit.cl:16:17
	s_and_saveexec_b64 s[14:15], vcc
	s_xor_b64 s[14:15], exec, s[14:15]
.Ltmp48:
; %bb.7:                                ;   in Loop: Header=BB1_5 Depth=1
	;DEBUG_VALUE: early_exit:count <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr14
	;DEBUG_VALUE: early_exit:value <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr12
	;DEBUG_VALUE: early_exit:limit <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr9
	;DEBUG_VALUE: early_exit:n <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr8
	.loc	0 16 39                         ; early_exit.cl:16:39
	v_mad_u64_u32 v[12:13], s[16:17], v12, 3, 1
.Ltmp49:
; %bb.8:                                ;   in Loop: Header=BB1_5 Depth=1
	;DEBUG_VALUE: early_exit:count <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr14
	;DEBUG_VALUE: early_exit:limit <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr9
	;DEBUG_VALUE: early_exit:n <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr8
	.loc	0 0 39                          ; early_exit.cl:0:39
	s_andn2_saveexec_b64 s[14:15], s[14:15]
	s_cbranch_execz .LBB1_3
.Ltmp50:
; %bb.9:                                ;   in Loop: Header=BB1_5 Depth=1
	;DEBUG_VALUE: early_exit:count <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr14
	;DEBUG_VALUE: early_exit:limit <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr9
	;DEBUG_VALUE: early_exit:n <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr8
	.loc	0 16 51 is_stmt 1               ; early_exit.cl:16:51
	v_lshrrev_b32_e32 v12, 1, v12
	s_branch .LBB1_3
.Ltmp51:
.LBB1_10:
	;DEBUG_VALUE: early_exit:value <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr12
	;DEBUG_VALUE: early_exit:limit <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr9
	;DEBUG_VALUE: early_exit:n <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr8
	.loc	0 0 51 is_stmt 0                ; early_exit.cl:0:51
	s_or_b64 exec, exec, s[8:9]
.Ltmp52:
.LBB1_11:
	;DEBUG_VALUE: early_exit:value <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr12
	;DEBUG_VALUE: early_exit:limit <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr9
	;DEBUG_VALUE: early_exit:n <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr8
	s_or_b64 exec, exec, s[6:7]
.Ltmp53:
	;DEBUG_VALUE: early_exit:count <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr13
	.loc	0 19 5 is_stmt 1                ; early_exit.cl:19:5
	v_add_co_u32_e32 v2, vcc, v2, v10
	v_addc_co_u32_e32 v3, vcc, v3, v11, vcc
	.loc	0 19 14 is_stmt 0               ; early_exit.cl:19:14
	global_store_dword v[2:3], v13, off
.Ltmp54:
	;DEBUG_VALUE: early_exit:low <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 0
	;DEBUG_VALUE: early_exit:high <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr8
	.loc	0 0 14                          ; early_exit.cl:0:14
	v_add_co_u32_e32 v2, vcc, v4, v10
	v_addc_co_u32_e32 v3, vcc, v5, v11, vcc
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[6:7], 0
	.loc	0 20 9 is_stmt 1                ; early_exit.cl:20:9
	v_mov_b32_e32 v9, 0
.Ltmp55:
                                        ; implicit-def: $sgpr8_sgpr9
                                        ; implicit-def: $sgpr12_sgpr13
                                        ; implicit-def: $sgpr10_sgpr11
	.loc	0 0 9 is_stmt 0                 ; early_exit.cl:0:9
	s_branch .LBB1_14
.Ltmp56:
.LBB1_12:                               ;   in Loop: Header=BB1_14 Depth=1
	;DEBUG_VALUE: middle <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr4
	;DEBUG_VALUE: early_exit:low <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr9
	;DEBUG_VALUE: early_exit:high <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr8
	s_or_b64 exec, exec, s[16:17]
	v_cmp_eq_u32_e32 vcc, v10, v11
	;DEBUG_VALUE: early_exit:low <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr9
	;DEBUG_VALUE: early_exit:high <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr8
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[16:17], vcc, exec
	s_andn2_b64 s[10:11], s[10:11], exec
	s_or_b64 s[12:13], s[12:13], s[16:17]
.Ltmp57:
.LBB1_13:                               ;   in Loop: Header=BB1_14 Depth=1
	;DEBUG_VALUE: early_exit:low <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr9
	;DEBUG_VALUE: early_exit:high <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr8
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], exec, s[12:13]
	s_or_b64 s[6:7], s[14:15], s[6:7]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[14:15], s[10:11], exec
	s_or_b64 s[8:9], s[8:9], s[14:15]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB1_19
.Ltmp58:
.LBB1_14:                               ; =>This Inner Loop Header: Depth=1
	;DEBUG_VALUE: early_exit:high <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr8
	;DEBUG_VALUE: early_exit:low <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr9
	;DEBUG_VALUE: early_exit:high <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr8
	.loc	0 21 16 is_stmt 1               ; early_exit.cl:21:16
	v_cmp_lt_i32_e32 vcc, v9, v8
	s_or_b64 s[10:11], s[10:11], exec
	s_or_b64 s[12:13], s[12:13], exec
	.loc	0 21 5 is_stmt 0                ; early_exit.cl:21:5
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB1_13
.Ltmp59:
; %bb.15:                               ;   in Loop: Header=BB1_14 Depth=1
	;DEBUG_VALUE: early_exit:low <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr9
	;DEBUG_VALUE: early_exit:high <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr8
	.loc	0 22 27 is_stmt 1               ; early_exit.cl:22:27
	v_add_u32_e32 v4, v8, v9
	.loc	0 22 35 is_stmt 0               ; early_exit.cl:22:35
	v_lshrrev_b32_e32 v4, 1, v4
.Ltmp60:
	;DEBUG_VALUE: middle <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr4
	.loc	0 23 13 is_stmt 1               ; early_exit.cl:23:13
	v_lshlrev_b64 v[10:11], 2, v[4:5]
	v_add_co_u32_e32 v12, vcc, v6, v10
	v_addc_co_u32_e32 v13, vcc, v7, v11, vcc
	global_load_dword v10, v[12:13], off
	.loc	0 23 36 is_stmt 0               ; early_exit.cl:23:36
	global_load_dword v11, v[0:1], off
	.loc	0 23 28                         ; early_exit.cl:23:28
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v10, v11
	s_and_saveexec_b64 s[16:17], vcc
	s_xor_b64 s[16:17], exec, s[16:17]
.Ltmp61:
; %bb.16:                               ;   in Loop: Header=BB1_14 Depth=1
	;DEBUG_VALUE: middle <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr4
	;DEBUG_VALUE: early_exit:low <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr9
	;DEBUG_VALUE: early_exit:high <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr8
	.loc	0 27 28 is_stmt 1               ; early_exit.cl:27:28
	v_add_u32_e32 v12, 1, v4
	v_cmp_lt_i32_e32 vcc, v10, v11
	v_cndmask_b32_e32 v9, v9, v12, vcc
.Ltmp62:
	v_cndmask_b32_e32 v8, v4, v8, vcc
.Ltmp63:
	;DEBUG_VALUE: early_exit:low <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr9
	;DEBUG_VALUE: early_exit:high <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr8
; %bb.17:                               ;   in Loop: Header=BB1_14 Depth=1
	;DEBUG_VALUE: middle <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr4
	;DEBUG_VALUE: early_exit:low <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr9
	;DEBUG_VALUE: early_exit:high <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr8
	.loc	0 0 28 is_stmt 0                ; early_exit.cl:0:28
	s_andn2_saveexec_b64 s[16:17], s[16:17]
	s_cbranch_execz .LBB1_12
.Ltmp64:
; %bb.18:                               ;   in Loop: Header=BB1_14 Depth=1
	;DEBUG_VALUE: middle <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr4
	;DEBUG_VALUE: early_exit:low <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr9
	;DEBUG_VALUE: early_exit:high <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr8
	.loc	0 24 22 is_stmt 1               ; early_exit.cl:24:22
	global_store_dword v[2:3], v4, off
	s_branch .LBB1_12
.Ltmp65:
.LBB1_19:
	;DEBUG_VALUE: early_exit:low <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr9
	;DEBUG_VALUE: early_exit:high <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr8
	.loc	0 0 22 is_stmt 0                ; early_exit.cl:0:22
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB1_21
.Ltmp66:
; %bb.20:
	;DEBUG_VALUE: early_exit:low <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr9
	;DEBUG_VALUE: early_exit:high <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr8
	v_mov_b32_e32 v0, -1
	.loc	0 32 14 is_stmt 1               ; early_exit.cl:32:14
	global_store_dword v[2:3], v0, off
.Ltmp67:
.LBB1_21:
	.loc	0 0 14 is_stmt 0                ; early_exit.cl:0:14
	s_or_b64 exec, exec, s[4:5]
	.loc	0 33 1 is_stmt 1                ; early_exit.cl:33:1
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Ltmp68:
.Lfunc_end1:
	.size	__clang_ocl_kern_imp_early_exit, .Lfunc_end1-__clang_ocl_kern_imp_early_exit
	.cfi_endproc
                                        ; -- End function
	.set __clang_ocl_kern_imp_early_exit.num_vgpr, 32
	.set __clang_ocl_kern_imp_early_exit.num_agpr, 0
	.set __clang_ocl_kern_imp_early_exit.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_early_exit.num_named_barrier, 0
	.set __clang_ocl_kern_imp_early_exit.private_seg_size, 0
	.set __clang_ocl_kern_imp_early_exit.uses_vcc, 1
	.set __clang_ocl_kern_imp_early_exit.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_early_exit.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_early_exit.has_recursion, 0
	.set __clang_ocl_kern_imp_early_exit.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 456
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
	.section	.debug_loclists,"",@progbits
	.long	.Ldebug_list_header_end0-.Ldebug_list_header_start0 ; Length
.Ldebug_list_header_start0:
	.short	5                               ; Version
	.byte	8                               ; Address size
	.byte	0                               ; Segment selector size
	.long	14                              ; Offset entry count
.Lloclists_table_base0:
	.long	.Ldebug_loc0-.Lloclists_table_base0
	.long	.Ldebug_loc1-.Lloclists_table_base0
	.long	.Ldebug_loc2-.Lloclists_table_base0
	.long	.Ldebug_loc3-.Lloclists_table_base0
	.long	.Ldebug_loc4-.Lloclists_table_base0
	.long	.Ldebug_loc5-.Lloclists_table_base0
	.long	.Ldebug_loc6-.Lloclists_table_base0
	.long	.Ldebug_loc7-.Lloclists_table_base0
	.long	.Ldebug_loc8-.Lloclists_table_base0
	.long	.Ldebug_loc9-.Lloclists_table_base0
	.long	.Ldebug_loc10-.Lloclists_table_base0
	.long	.Ldebug_loc11-.Lloclists_table_base0
	.long	.Ldebug_loc12-.Lloclists_table_base0
	.long	.Ldebug_loc13-.Lloclists_table_base0
.Ldebug_loc0:
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp1-.Lfunc_begin0           ;   starting offset
	.uleb128 .Ltmp4-.Lfunc_begin0           ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	128                             ; 2560
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	0                               ; DW_LLE_end_of_list
.Ldebug_loc1:
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp5-.Lfunc_begin0           ;   starting offset
	.uleb128 .Ltmp7-.Lfunc_begin0           ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	132                             ; 2564
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp8-.Lfunc_begin0           ;   starting offset
	.uleb128 .Ltmp14-.Lfunc_begin0          ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	132                             ; 2564
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp16-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp19-.Lfunc_begin0          ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	132                             ; 2564
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	0                               ; DW_LLE_end_of_list
.Ldebug_loc2:
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp5-.Lfunc_begin0           ;   starting offset
	.uleb128 .Ltmp7-.Lfunc_begin0           ;   ending offset
	.byte	6                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp7-.Lfunc_begin0           ;   starting offset
	.uleb128 .Ltmp9-.Lfunc_begin0           ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	134                             ; 2566
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp9-.Lfunc_begin0           ;   starting offset
	.uleb128 .Ltmp10-.Lfunc_begin0          ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	133                             ; 2565
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp11-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp16-.Lfunc_begin0          ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	134                             ; 2566
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp18-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp21-.Lfunc_begin0          ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	133                             ; 2565
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	0                               ; DW_LLE_end_of_list
.Ldebug_loc3:
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp20-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp22-.Lfunc_begin0          ;   ending offset
	.byte	6                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp22-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp28-.Lfunc_begin0          ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	134                             ; 2566
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp29-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp33-.Lfunc_begin0          ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	134                             ; 2566
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	0                               ; DW_LLE_end_of_list
.Ldebug_loc4:
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp22-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp33-.Lfunc_begin0          ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	135                             ; 2567
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	0                               ; DW_LLE_end_of_list
.Ldebug_loc5:
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp26-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp31-.Lfunc_begin0          ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	132                             ; 2564
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	0                               ; DW_LLE_end_of_list
.Ldebug_loc6:
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Lfunc_begin1-.Lfunc_begin0    ;   starting offset
	.uleb128 .Ltmp56-.Lfunc_begin0          ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	136                             ; 2568
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	0                               ; DW_LLE_end_of_list
.Ldebug_loc7:
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Lfunc_begin1-.Lfunc_begin0    ;   starting offset
	.uleb128 .Ltmp55-.Lfunc_begin0          ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	137                             ; 2569
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	0                               ; DW_LLE_end_of_list
.Ldebug_loc8:
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp36-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp38-.Lfunc_begin0          ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	138                             ; 2570
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	0                               ; DW_LLE_end_of_list
.Ldebug_loc9:
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp39-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp41-.Lfunc_begin0          ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	140                             ; 2572
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp42-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp49-.Lfunc_begin0          ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	140                             ; 2572
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp51-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp56-.Lfunc_begin0          ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	140                             ; 2572
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	0                               ; DW_LLE_end_of_list
.Ldebug_loc10:
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp39-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp41-.Lfunc_begin0          ;   ending offset
	.byte	6                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp41-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp44-.Lfunc_begin0          ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	142                             ; 2574
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp44-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp45-.Lfunc_begin0          ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	141                             ; 2573
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp46-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp51-.Lfunc_begin0          ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	142                             ; 2574
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp53-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp56-.Lfunc_begin0          ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	141                             ; 2573
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	0                               ; DW_LLE_end_of_list
.Ldebug_loc11:
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp54-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp56-.Lfunc_begin0          ;   ending offset
	.byte	6                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp56-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp62-.Lfunc_begin0          ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	137                             ; 2569
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp63-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp67-.Lfunc_begin0          ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	137                             ; 2569
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	0                               ; DW_LLE_end_of_list
.Ldebug_loc12:
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp54-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp67-.Lfunc_begin0          ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	136                             ; 2568
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	0                               ; DW_LLE_end_of_list
.Ldebug_loc13:
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp60-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp65-.Lfunc_begin0          ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	132                             ; 2564
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	0                               ; DW_LLE_end_of_list
.Ldebug_list_header_end0:
	.section	.debug_abbrev,"",@progbits
	.byte	1                               ; Abbreviation Code
	.byte	17                              ; DW_TAG_compile_unit
	.byte	1                               ; DW_CHILDREN_yes
	.byte	37                              ; DW_AT_producer
	.byte	37                              ; DW_FORM_strx1
	.byte	19                              ; DW_AT_language
	.byte	5                               ; DW_FORM_data2
	.byte	3                               ; DW_AT_name
	.byte	37                              ; DW_FORM_strx1
	.byte	114                             ; DW_AT_str_offsets_base
	.byte	23                              ; DW_FORM_sec_offset
	.byte	16                              ; DW_AT_stmt_list
	.byte	23                              ; DW_FORM_sec_offset
	.byte	27                              ; DW_AT_comp_dir
	.byte	37                              ; DW_FORM_strx1
	.byte	17                              ; DW_AT_low_pc
	.byte	27                              ; DW_FORM_addrx
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
	.byte	115                             ; DW_AT_addr_base
	.byte	23                              ; DW_FORM_sec_offset
	.ascii	"\214\001"                      ; DW_AT_loclists_base
	.byte	23                              ; DW_FORM_sec_offset
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	2                               ; Abbreviation Code
	.byte	36                              ; DW_TAG_base_type
	.byte	0                               ; DW_CHILDREN_no
	.byte	3                               ; DW_AT_name
	.byte	37                              ; DW_FORM_strx1
	.byte	62                              ; DW_AT_encoding
	.byte	11                              ; DW_FORM_data1
	.byte	11                              ; DW_AT_byte_size
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	3                               ; Abbreviation Code
	.byte	46                              ; DW_TAG_subprogram
	.byte	1                               ; DW_CHILDREN_yes
	.byte	110                             ; DW_AT_linkage_name
	.byte	37                              ; DW_FORM_strx1
	.byte	3                               ; DW_AT_name
	.byte	37                              ; DW_FORM_strx1
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	54                              ; DW_AT_calling_convention
	.byte	11                              ; DW_FORM_data1
	.byte	63                              ; DW_AT_external
	.byte	25                              ; DW_FORM_flag_present
	.byte	32                              ; DW_AT_inline
	.byte	33                              ; DW_FORM_implicit_const
	.byte	1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	4                               ; Abbreviation Code
	.byte	5                               ; DW_TAG_formal_parameter
	.byte	0                               ; DW_CHILDREN_no
	.byte	3                               ; DW_AT_name
	.byte	37                              ; DW_FORM_strx1
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	5                               ; Abbreviation Code
	.byte	52                              ; DW_TAG_variable
	.byte	0                               ; DW_CHILDREN_no
	.byte	3                               ; DW_AT_name
	.byte	37                              ; DW_FORM_strx1
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	6                               ; Abbreviation Code
	.byte	11                              ; DW_TAG_lexical_block
	.byte	1                               ; DW_CHILDREN_yes
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	7                               ; Abbreviation Code
	.byte	15                              ; DW_TAG_pointer_type
	.byte	0                               ; DW_CHILDREN_no
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	8                               ; Abbreviation Code
	.byte	38                              ; DW_TAG_const_type
	.byte	0                               ; DW_CHILDREN_no
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	9                               ; Abbreviation Code
	.byte	46                              ; DW_TAG_subprogram
	.byte	1                               ; DW_CHILDREN_yes
	.byte	17                              ; DW_AT_low_pc
	.byte	27                              ; DW_FORM_addrx
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
	.byte	122                             ; DW_AT_call_all_calls
	.byte	25                              ; DW_FORM_flag_present
	.byte	3                               ; DW_AT_name
	.byte	37                              ; DW_FORM_strx1
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	54                              ; DW_AT_calling_convention
	.byte	11                              ; DW_FORM_data1
	.byte	63                              ; DW_AT_external
	.byte	25                              ; DW_FORM_flag_present
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	10                              ; Abbreviation Code
	.byte	29                              ; DW_TAG_inlined_subroutine
	.byte	1                               ; DW_CHILDREN_yes
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	17                              ; DW_AT_low_pc
	.byte	27                              ; DW_FORM_addrx
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
	.byte	88                              ; DW_AT_call_file
	.byte	11                              ; DW_FORM_data1
	.byte	89                              ; DW_AT_call_line
	.byte	11                              ; DW_FORM_data1
	.byte	87                              ; DW_AT_call_column
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	11                              ; Abbreviation Code
	.byte	52                              ; DW_TAG_variable
	.byte	0                               ; DW_CHILDREN_no
	.byte	2                               ; DW_AT_location
	.byte	34                              ; DW_FORM_loclistx
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	12                              ; Abbreviation Code
	.byte	11                              ; DW_TAG_lexical_block
	.byte	1                               ; DW_CHILDREN_yes
	.byte	17                              ; DW_AT_low_pc
	.byte	27                              ; DW_FORM_addrx
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	13                              ; Abbreviation Code
	.byte	46                              ; DW_TAG_subprogram
	.byte	1                               ; DW_CHILDREN_yes
	.byte	17                              ; DW_AT_low_pc
	.byte	27                              ; DW_FORM_addrx
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
	.byte	64                              ; DW_AT_frame_base
	.byte	24                              ; DW_FORM_exprloc
	.byte	122                             ; DW_AT_call_all_calls
	.byte	25                              ; DW_FORM_flag_present
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	14                              ; Abbreviation Code
	.byte	5                               ; DW_TAG_formal_parameter
	.byte	0                               ; DW_CHILDREN_no
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	15                              ; Abbreviation Code
	.byte	5                               ; DW_TAG_formal_parameter
	.byte	0                               ; DW_CHILDREN_no
	.byte	2                               ; DW_AT_location
	.byte	34                              ; DW_FORM_loclistx
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	0                               ; EOM(3)
	.section	.debug_info,"",@progbits
.Lcu_begin0:
	.long	.Ldebug_info_end0-.Ldebug_info_start0 ; Length of Unit
.Ldebug_info_start0:
	.short	5                               ; DWARF version number
	.byte	1                               ; DWARF Unit Type
	.byte	8                               ; Address Size (in bytes)
	.long	.debug_abbrev                   ; Offset Into Abbrev. Section
	.byte	1                               ; Abbrev [1] 0xc:0x17b DW_TAG_compile_unit
	.byte	0                               ; DW_AT_producer
	.short	21                              ; DW_AT_language
	.byte	1                               ; DW_AT_name
	.long	.Lstr_offsets_base0             ; DW_AT_str_offsets_base
	.long	.Lline_table_start0             ; DW_AT_stmt_list
	.byte	2                               ; DW_AT_comp_dir
	.byte	0                               ; DW_AT_low_pc
	.long	.Lfunc_end1-.Lfunc_begin0       ; DW_AT_high_pc
	.long	.Laddr_table_base0              ; DW_AT_addr_base
	.long	.Lloclists_table_base0          ; DW_AT_loclists_base
	.byte	2                               ; Abbrev [2] 0x27:0x4 DW_TAG_base_type
	.byte	3                               ; DW_AT_name
	.byte	5                               ; DW_AT_encoding
	.byte	4                               ; DW_AT_byte_size
	.byte	3                               ; Abbrev [3] 0x2b:0x69 DW_TAG_subprogram
	.byte	4                               ; DW_AT_linkage_name
	.byte	5                               ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	4                               ; DW_AT_decl_line
	.byte	199                             ; DW_AT_calling_convention
                                        ; DW_AT_external
                                        ; DW_AT_inline
	.byte	4                               ; Abbrev [4] 0x31:0x8 DW_TAG_formal_parameter
	.byte	6                               ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	4                               ; DW_AT_decl_line
	.long	148                             ; DW_AT_type
	.byte	4                               ; Abbrev [4] 0x39:0x8 DW_TAG_formal_parameter
	.byte	8                               ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	4                               ; DW_AT_decl_line
	.long	162                             ; DW_AT_type
	.byte	4                               ; Abbrev [4] 0x41:0x8 DW_TAG_formal_parameter
	.byte	9                               ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	4                               ; DW_AT_decl_line
	.long	162                             ; DW_AT_type
	.byte	4                               ; Abbrev [4] 0x49:0x8 DW_TAG_formal_parameter
	.byte	10                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	4                               ; DW_AT_decl_line
	.long	167                             ; DW_AT_type
	.byte	4                               ; Abbrev [4] 0x51:0x8 DW_TAG_formal_parameter
	.byte	11                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	5                               ; DW_AT_decl_line
	.long	39                              ; DW_AT_type
	.byte	4                               ; Abbrev [4] 0x59:0x8 DW_TAG_formal_parameter
	.byte	12                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	5                               ; DW_AT_decl_line
	.long	39                              ; DW_AT_type
	.byte	5                               ; Abbrev [5] 0x61:0x8 DW_TAG_variable
	.byte	13                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	6                               ; DW_AT_decl_line
	.long	39                              ; DW_AT_type
	.byte	5                               ; Abbrev [5] 0x69:0x8 DW_TAG_variable
	.byte	14                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	9                               ; DW_AT_decl_line
	.long	158                             ; DW_AT_type
	.byte	5                               ; Abbrev [5] 0x71:0x8 DW_TAG_variable
	.byte	15                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	10                              ; DW_AT_decl_line
	.long	39                              ; DW_AT_type
	.byte	5                               ; Abbrev [5] 0x79:0x8 DW_TAG_variable
	.byte	16                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	20                              ; DW_AT_decl_line
	.long	39                              ; DW_AT_type
	.byte	5                               ; Abbrev [5] 0x81:0x8 DW_TAG_variable
	.byte	17                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	20                              ; DW_AT_decl_line
	.long	39                              ; DW_AT_type
	.byte	6                               ; Abbrev [6] 0x89:0xa DW_TAG_lexical_block
	.byte	5                               ; Abbrev [5] 0x8a:0x8 DW_TAG_variable
	.byte	18                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	22                              ; DW_AT_decl_line
	.long	39                              ; DW_AT_type
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
	.byte	7                               ; Abbrev [7] 0x94:0x5 DW_TAG_pointer_type
	.long	153                             ; DW_AT_type
	.byte	8                               ; Abbrev [8] 0x99:0x5 DW_TAG_const_type
	.long	158                             ; DW_AT_type
	.byte	2                               ; Abbrev [2] 0x9e:0x4 DW_TAG_base_type
	.byte	7                               ; DW_AT_name
	.byte	7                               ; DW_AT_encoding
	.byte	4                               ; DW_AT_byte_size
	.byte	7                               ; Abbrev [7] 0xa2:0x5 DW_TAG_pointer_type
	.long	39                              ; DW_AT_type
	.byte	7                               ; Abbrev [7] 0xa7:0x5 DW_TAG_pointer_type
	.long	172                             ; DW_AT_type
	.byte	8                               ; Abbrev [8] 0xac:0x5 DW_TAG_const_type
	.long	39                              ; DW_AT_type
	.byte	9                               ; Abbrev [9] 0xb1:0x78 DW_TAG_subprogram
	.byte	0                               ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
                                        ; DW_AT_call_all_calls
	.byte	5                               ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	4                               ; DW_AT_decl_line
	.byte	199                             ; DW_AT_calling_convention
                                        ; DW_AT_external
	.byte	4                               ; Abbrev [4] 0xbb:0x8 DW_TAG_formal_parameter
	.byte	6                               ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	4                               ; DW_AT_decl_line
	.long	148                             ; DW_AT_type
	.byte	4                               ; Abbrev [4] 0xc3:0x8 DW_TAG_formal_parameter
	.byte	8                               ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	4                               ; DW_AT_decl_line
	.long	162                             ; DW_AT_type
	.byte	4                               ; Abbrev [4] 0xcb:0x8 DW_TAG_formal_parameter
	.byte	9                               ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	4                               ; DW_AT_decl_line
	.long	162                             ; DW_AT_type
	.byte	4                               ; Abbrev [4] 0xd3:0x8 DW_TAG_formal_parameter
	.byte	10                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	4                               ; DW_AT_decl_line
	.long	167                             ; DW_AT_type
	.byte	4                               ; Abbrev [4] 0xdb:0x8 DW_TAG_formal_parameter
	.byte	11                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	5                               ; DW_AT_decl_line
	.long	39                              ; DW_AT_type
	.byte	4                               ; Abbrev [4] 0xe3:0x8 DW_TAG_formal_parameter
	.byte	12                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	5                               ; DW_AT_decl_line
	.long	39                              ; DW_AT_type
	.byte	10                              ; Abbrev [10] 0xeb:0x3d DW_TAG_inlined_subroutine
	.long	43                              ; DW_AT_abstract_origin
	.byte	0                               ; DW_AT_low_pc
	.long	.Ltmp33-.Lfunc_begin0           ; DW_AT_high_pc
	.byte	0                               ; DW_AT_call_file
	.byte	5                               ; DW_AT_call_line
	.byte	42                              ; DW_AT_call_column
	.byte	11                              ; Abbrev [11] 0xf8:0x6 DW_TAG_variable
	.byte	0                               ; DW_AT_location
	.long	97                              ; DW_AT_abstract_origin
	.byte	11                              ; Abbrev [11] 0xfe:0x6 DW_TAG_variable
	.byte	1                               ; DW_AT_location
	.long	105                             ; DW_AT_abstract_origin
	.byte	11                              ; Abbrev [11] 0x104:0x6 DW_TAG_variable
	.byte	2                               ; DW_AT_location
	.long	113                             ; DW_AT_abstract_origin
	.byte	11                              ; Abbrev [11] 0x10a:0x6 DW_TAG_variable
	.byte	3                               ; DW_AT_location
	.long	121                             ; DW_AT_abstract_origin
	.byte	11                              ; Abbrev [11] 0x110:0x6 DW_TAG_variable
	.byte	4                               ; DW_AT_location
	.long	129                             ; DW_AT_abstract_origin
	.byte	12                              ; Abbrev [12] 0x116:0x11 DW_TAG_lexical_block
	.byte	1                               ; DW_AT_low_pc
	.long	.Ltmp31-.Ltmp25                 ; DW_AT_high_pc
	.long	137                             ; DW_AT_abstract_origin
	.byte	11                              ; Abbrev [11] 0x120:0x6 DW_TAG_variable
	.byte	5                               ; DW_AT_location
	.long	138                             ; DW_AT_abstract_origin
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
	.byte	13                              ; Abbrev [13] 0x129:0x5d DW_TAG_subprogram
	.byte	2                               ; DW_AT_low_pc
	.long	.Lfunc_end1-.Lfunc_begin1       ; DW_AT_high_pc
	.byte	2                               ; DW_AT_frame_base
	.byte	144
	.byte	64
                                        ; DW_AT_call_all_calls
	.long	43                              ; DW_AT_abstract_origin
	.byte	14                              ; Abbrev [14] 0x136:0x5 DW_TAG_formal_parameter
	.long	49                              ; DW_AT_abstract_origin
	.byte	14                              ; Abbrev [14] 0x13b:0x5 DW_TAG_formal_parameter
	.long	57                              ; DW_AT_abstract_origin
	.byte	14                              ; Abbrev [14] 0x140:0x5 DW_TAG_formal_parameter
	.long	65                              ; DW_AT_abstract_origin
	.byte	14                              ; Abbrev [14] 0x145:0x5 DW_TAG_formal_parameter
	.long	73                              ; DW_AT_abstract_origin
	.byte	15                              ; Abbrev [15] 0x14a:0x6 DW_TAG_formal_parameter
	.byte	6                               ; DW_AT_location
	.long	81                              ; DW_AT_abstract_origin
	.byte	15                              ; Abbrev [15] 0x150:0x6 DW_TAG_formal_parameter
	.byte	7                               ; DW_AT_location
	.long	89                              ; DW_AT_abstract_origin
	.byte	11                              ; Abbrev [11] 0x156:0x6 DW_TAG_variable
	.byte	8                               ; DW_AT_location
	.long	97                              ; DW_AT_abstract_origin
	.byte	11                              ; Abbrev [11] 0x15c:0x6 DW_TAG_variable
	.byte	9                               ; DW_AT_location
	.long	105                             ; DW_AT_abstract_origin
	.byte	11                              ; Abbrev [11] 0x162:0x6 DW_TAG_variable
	.byte	10                              ; DW_AT_location
	.long	113                             ; DW_AT_abstract_origin
	.byte	11                              ; Abbrev [11] 0x168:0x6 DW_TAG_variable
	.byte	11                              ; DW_AT_location
	.long	121                             ; DW_AT_abstract_origin
	.byte	11                              ; Abbrev [11] 0x16e:0x6 DW_TAG_variable
	.byte	12                              ; DW_AT_location
	.long	129                             ; DW_AT_abstract_origin
	.byte	12                              ; Abbrev [12] 0x174:0x11 DW_TAG_lexical_block
	.byte	3                               ; DW_AT_low_pc
	.long	.Ltmp65-.Ltmp59                 ; DW_AT_high_pc
	.long	137                             ; DW_AT_abstract_origin
	.byte	11                              ; Abbrev [11] 0x17e:0x6 DW_TAG_variable
	.byte	13                              ; DW_AT_location
	.long	138                             ; DW_AT_abstract_origin
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
.Ldebug_info_end0:
	.section	.debug_str_offsets,"",@progbits
	.long	80                              ; Length of String Offsets Set
	.short	5
	.short	0
.Lstr_offsets_base0:
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"Debian clang version 22.1.8 (1~deb12u1)" ; string offset=0
.Linfo_string1:
	.asciz	"early_exit.cl"                 ; string offset=40
.Linfo_string2:
	.asciz	"."                             ; string offset=54
.Linfo_string3:
	.asciz	"int"                           ; string offset=56
.Linfo_string4:
	.asciz	"__clang_ocl_kern_imp_early_exit" ; string offset=60
.Linfo_string5:
	.asciz	"early_exit"                    ; string offset=92
.Linfo_string6:
	.asciz	"starts"                        ; string offset=103
.Linfo_string7:
	.asciz	"unsigned int"                  ; string offset=110
.Linfo_string8:
	.asciz	"steps"                         ; string offset=123
.Linfo_string9:
	.asciz	"found"                         ; string offset=129
.Linfo_string10:
	.asciz	"sorted"                        ; string offset=135
.Linfo_string11:
	.asciz	"n"                             ; string offset=142
.Linfo_string12:
	.asciz	"limit"                         ; string offset=144
.Linfo_string13:
	.asciz	"i"                             ; string offset=150
.Linfo_string14:
	.asciz	"value"                         ; string offset=152
.Linfo_string15:
	.asciz	"count"                         ; string offset=158
.Linfo_string16:
	.asciz	"low"                           ; string offset=164
.Linfo_string17:
	.asciz	"high"                          ; string offset=168
.Linfo_string18:
	.asciz	"middle"                        ; string offset=173
	.section	.debug_str_offsets,"",@progbits
	.long	.Linfo_string0
	.long	.Linfo_string1
	.long	.Linfo_string2
	.long	.Linfo_string3
	.long	.Linfo_string4
	.long	.Linfo_string5
	.long	.Linfo_string6
	.long	.Linfo_string7
	.long	.Linfo_string8
	.long	.Linfo_string9
	.long	.Linfo_string10
	.long	.Linfo_string11
	.long	.Linfo_string12
	.long	.Linfo_string13
	.long	.Linfo_string14
	.long	.Linfo_string15
	.long	.Linfo_string16
	.long	.Linfo_string17
	.long	.Linfo_string18
	.section	.debug_addr,"",@progbits
	.long	.Ldebug_addr_end0-.Ldebug_addr_start0 ; Length of contribution
.Ldebug_addr_start0:
	.short	5                               ; DWARF version number
	.byte	8                               ; Address size
	.byte	0                               ; Segment selector size
.Laddr_table_base0:
	.quad	.Lfunc_begin0
	.quad	.Ltmp25
	.quad	.Lfunc_begin1
	.quad	.Ltmp59
.Ldebug_addr_end0:
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
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         24
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .offset:         32
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         36
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 40
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           early_exit
    .private_segment_fixed_size: 0
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         early_exit.kd
    .uses_dynamic_stack: false
    .vgpr_count:     12
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx90a
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
	.section	.debug_line,"",@progbits
.Lline_table_start0:
