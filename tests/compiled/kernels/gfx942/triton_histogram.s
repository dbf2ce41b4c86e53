	.amdgcn_target "amdgpu9.42-amd-amdhsa-unknown-gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	histogram                       ; -- Begin function histogram
	.p2align	8
	.type	histogram,@function
histogram:                              ; @histogram
.Lfunc_begin0:
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.14:
	.file	1 "generate" "triton_kernels.py"
	.loc	1 78 0 prologue_end             ; triton_kernels.py:78:0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_load_dwordx4 s[12:15], s[0:1], 0x28
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.loc	1 0 0 is_stmt 0                 ; :0:0
.Ltmp0:
	.p2align	8
; %bb.15:
.LBB0_0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
	s_mov_b64 s[0:1], s[6:7]
.Ltmp1:
	.loc	1 84 5 is_stmt 1                ; triton_kernels.py:84:5
	v_readfirstlane_b32 s6, v0
	.loc	1 80 13                         ; triton_kernels.py:80:13
	s_lshl_b32 s7, s16, 8
	.loc	1 80 40 is_stmt 0               ; triton_kernels.py:80:40
	s_and_b32 s18, s6, 0xc0
	v_and_b32_e32 v6, 63, v0
	.loc	1 80 13                         ; triton_kernels.py:80:13
	s_or_b32 s6, s18, s7
	v_or_b32_e32 v4, s6, v6
	.loc	1 81 14 is_stmt 1               ; triton_kernels.py:81:14
	v_cmp_gt_i32_e32 vcc, s10, v4
	.loc	1 82 12                         ; triton_kernels.py:82:12
	v_mov_b32_e32 v2, 0
	v_ashrrev_i32_e32 v5, 31, v4
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_2
; %bb.1:
	.loc	1 0 12 is_stmt 0                ; triton_kernels.py:0:12
	v_lshl_add_u64 v[2:3], v[4:5], 2, s[2:3]
	.loc	1 82 12                         ; triton_kernels.py:82:12
	global_load_dword v2, v[2:3], off
.LBB0_2:
	.loc	1 0 12                          ; triton_kernels.py:0:12
	s_or_b64 exec, exec, s[6:7]
	.loc	1 83 13 is_stmt 1               ; triton_kernels.py:83:13
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v1, 1, v2
	v_bfe_u32 v7, v0, 1, 1
	v_cmp_ne_u32_e64 s[2:3], 0, v1
	v_bfe_u32 v1, v2, 1, 1
	v_add_u32_e32 v7, -1, v7
	v_cmp_ne_u32_e64 s[6:7], 0, v1
	v_ashrrev_i32_e32 v8, 31, v7
	v_bfe_u32 v1, v2, 2, 1
	v_xor_b32_e32 v9, s7, v8
	v_bfe_u32 v8, v0, 2, 1
	v_cmp_ne_u32_e64 s[10:11], 0, v1
	v_bfe_u32 v1, v2, 3, 1
	v_add_u32_e32 v8, -1, v8
	v_cmp_ne_u32_e64 s[12:13], 0, v1
	v_bfe_u32 v1, v2, 4, 1
	v_ashrrev_i32_e32 v10, 31, v8
	v_xor_b32_e32 v11, s10, v8
	v_bfe_u32 v8, v0, 3, 1
	v_cmp_ne_u32_e64 s[14:15], 0, v1
	v_bfe_u32 v1, v2, 5, 1
	v_add_u32_e32 v8, -1, v8
	v_cmp_ne_u32_e64 s[16:17], 0, v1
	v_and_b32_e32 v1, 1, v0
	v_ashrrev_i32_e32 v12, 31, v8
	v_xor_b32_e32 v13, s12, v8
	v_bfe_u32 v8, v0, 4, 1
	v_bfe_u32 v0, v0, 5, 1
	v_add_u32_e32 v8, -1, v8
	v_add_u32_e32 v0, -1, v0
	v_add_u32_e32 v1, -1, v1
	v_ashrrev_i32_e32 v14, 31, v8
	v_xor_b32_e32 v15, s14, v8
	v_ashrrev_i32_e32 v8, 31, v0
	v_ashrrev_i32_e32 v3, 31, v1
	v_xor_b32_e32 v16, s17, v8
	v_cndmask_b32_e64 v8, 0, 1, vcc
	v_xor_b32_e32 v3, s3, v3
	v_xor_b32_e32 v1, s2, v1
	v_cmp_ne_u32_e64 s[2:3], 0, v8
	v_xor_b32_e32 v7, s6, v7
	v_xor_b32_e32 v10, s11, v10
	v_and_b32_e32 v1, s2, v1
	v_and_b32_e32 v3, s3, v3
	v_and_b32_e32 v1, v1, v7
	v_and_b32_e32 v3, v3, v9
	v_and_b32_e32 v1, v1, v11
	v_xor_b32_e32 v12, s13, v12
	v_and_b32_e32 v3, v3, v10
	v_and_b32_e32 v1, v1, v13
	v_xor_b32_e32 v14, s15, v14
	v_xor_b32_e32 v0, s16, v0
	v_and_b32_e32 v3, v3, v12
	v_and_b32_e32 v1, v1, v15
	v_and_b32_e32 v3, v3, v14
	v_and_b32_e32 v0, v1, v0
	v_and_b32_e32 v3, v3, v16
	v_bcnt_u32_b32 v0, v0, 0
	v_lshlrev_b32_e32 v1, 2, v6
	v_bcnt_u32_b32 v0, v3, v0
	v_add_u32_e32 v3, 0, v1
	v_mov_b32_e32 v7, 0
	ds_write_b32 v3, v7
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_add_u32 v3, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v3, v3
	.loc	1 84 5                          ; triton_kernels.py:84:5
	s_and_b32 s5, s5, 0xffff
	s_cmp_eq_u32 s18, 0
	v_bfrev_b32_e32 v0, 1
	s_cselect_b64 s[2:3], -1, 0
	s_mov_b32 s7, 0x27000
	s_mov_b32 s6, 0x7ffffffe
	v_cndmask_b32_e64 v0, v0, v1, s[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_wbl2 sc1
	s_waitcnt vmcnt(0)
	buffer_atomic_add v3, v0, s[4:7], 0 offen
	v_mov_b32_e32 v0, 0
	s_waitcnt vmcnt(0)
	buffer_inv sc1
	s_barrier
	.loc	1 85 32                         ; triton_kernels.py:85:32
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_4
; %bb.3:
	.loc	1 0 32 is_stmt 0                ; triton_kernels.py:0:32
	v_lshl_add_u64 v[0:1], v[4:5], 2, s[0:1]
	.loc	1 85 32                         ; triton_kernels.py:85:32
	global_load_dword v0, v[0:1], off
.LBB0_4:
	.loc	1 0 32                          ; triton_kernels.py:0:32
	s_or_b64 exec, exec, s[2:3]
	.loc	1 85 5                          ; triton_kernels.py:85:5
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 0
	v_add_u32_dpp v1, v8, v8 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v4, v8 row_shr:2 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v8 row_shr:3 row_mask:0xf bank_mask:0xf
	v_add3_u32 v1, v1, v4, v5
	.loc	1 85 19                         ; triton_kernels.py:85:19
	v_ashrrev_i32_e32 v3, 31, v2
	.loc	1 85 5                          ; triton_kernels.py:85:5
	v_bfrev_b32_e32 v5, 0.5
	v_add_u32_dpp v1, v1, v1 row_shr:4 row_mask:0xf bank_mask:0xe
	.loc	1 85 19                         ; triton_kernels.py:85:19
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[8:9]
	.loc	1 85 5                          ; triton_kernels.py:85:5
	s_nop 0
	v_add_u32_dpp v1, v1, v1 row_shr:8 row_mask:0xf bank_mask:0xc
	s_barrier
	s_nop 0
	v_add_u32_dpp v1, v1, v1 row_bcast:15 row_mask:0xa bank_mask:0xf
	s_nop 1
	v_add_u32_dpp v1, v1, v1 row_bcast:31 row_mask:0xc bank_mask:0xf
	v_cndmask_b32_e32 v1, 0, v1, vcc
	v_lshl_add_u32 v4, v1, 2, -4
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_nop 1
	v_cndmask_b32_e32 v1, v5, v4, vcc
	s_waitcnt vmcnt(0)
	ds_permute_b32 v4, v1, v0
	ds_permute_b32 v0, v1, v2
	ds_permute_b32 v1, v1, v3
	v_cmp_ne_u32_e32 vcc, 0, v8
	s_bcnt1_i32_b64 s0, vcc
	v_cmp_gt_u32_e32 vcc, s0, v6
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_13
; %bb.5:
	v_mov_b32_e32 v6, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_dpp v7, v1 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_lshl_add_u64 v[2:3], v[0:1], 0, 4
	v_mov_b32_dpp v6, v0 wave_shl:1 row_mask:0xf bank_mask:0xf
	v_cmp_eq_u64_e32 vcc, v[2:3], v[6:7]
	s_lshr_b64 s[2:3], vcc, 1
	s_and_b32 s3, s3, 0x55555555
	s_and_b32 s2, s2, 0x55555555
	s_sub_u32 s2, vcc_lo, s2
	s_mov_b32 s4, 0x33333333
	s_subb_u32 s3, vcc_hi, s3
	s_mov_b32 s5, s4
	s_and_b64 s[6:7], s[2:3], s[4:5]
	s_lshr_b64 s[2:3], s[2:3], 2
	s_and_b64 s[2:3], s[2:3], s[4:5]
	s_add_u32 s2, s2, s6
	s_addc_u32 s3, s3, s7
	s_lshr_b64 s[4:5], s[2:3], 4
	s_add_u32 s2, s4, s2
	s_addc_u32 s3, s5, s3
	s_and_b32 s2, s2, 0xf0f0f0f
	s_and_b32 s3, s3, 0xf0f0f0f
	s_mul_i32 s4, s2, 0x1010101
	s_mul_hi_u32 s2, s2, 0x1010101
	s_add_i32 s2, s2, s4
	s_mul_i32 s3, s3, 0x1010101
	s_add_i32 s2, s2, s3
	s_cmp_gt_u32 s2, 0x1fffffff
	s_cbranch_scc1 .LBB0_11
; %bb.6:                                ; %.preheader.preheader
	.loc	1 0 5                           ; triton_kernels.py:0:5
	s_mov_b32 s4, 0
	s_mov_b64 s[2:3], 0
.LBB0_7:                                ; %.preheader
                                        ; =>This Inner Loop Header: Depth=1
	.loc	1 85 5 is_stmt 1                ; triton_kernels.py:85:5
	v_readfirstlane_b32 s6, v0
	v_readfirstlane_b32 s7, v1
	v_mov_b32_e32 v5, s4
	s_nop 0
	v_cmp_eq_u64_e64 s[6:7], s[6:7], v[0:1]
	s_bcnt1_i32_b64 s5, s[6:7]
	s_add_i32 s4, s4, s5
	v_mov_b64_e32 v[2:3], s[6:7]
	v_mov_b32_e32 v6, s5
	s_or_b64 s[2:3], s[6:7], s[2:3]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB0_7
; %bb.8:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[2:3]
	.loc	1 85 5                          ; triton_kernels.py:85:5
	v_mbcnt_lo_u32_b32 v2, v2, 0
	v_mbcnt_hi_u32_b32 v2, v3, v2
	v_sub_u32_e32 v3, v6, v2
	v_cmp_eq_u32_e32 vcc, 0, v2
	v_add_lshl_u32 v5, v2, v5, 2
	v_lshlrev_b32_e32 v3, 8, v3
	v_cndmask_b32_e64 v2, 0, 1, vcc
	v_or3_b32 v2, v3, v2, v5
	ds_permute_b32 v2, v5, v2
	ds_permute_b32 v0, v5, v0
	ds_permute_b32 v1, v5, v1
	ds_permute_b32 v4, v5, v4
	v_mov_b32_e32 v3, 1
	s_waitcnt lgkmcnt(3)
	v_cmp_ne_u32_sdwa vcc, v2, v3 src0_sel:BYTE_1 src1_sel:DWORD
	s_cbranch_vccz .LBB0_10
; %bb.9:
	s_waitcnt lgkmcnt(0)
	ds_bpermute_b32 v5, v2, v4 offset:128
	v_mov_b32_e32 v6, 32
	v_cmp_gt_u32_sdwa vcc, v2, v6 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v7, 16
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v5, v4, v5
	v_cndmask_b32_e32 v5, v4, v5, vcc
	ds_bpermute_b32 v6, v2, v5 offset:64
	v_cmp_gt_u32_sdwa vcc, v2, v7 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v7, 8
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v5, v5, v6
	v_cndmask_b32_e32 v5, v4, v5, vcc
	ds_bpermute_b32 v6, v2, v5 offset:32
	v_cmp_gt_u32_sdwa vcc, v2, v7 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v7, 4
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v5, v5, v6
	v_cndmask_b32_e32 v5, v4, v5, vcc
	ds_bpermute_b32 v6, v2, v5 offset:16
	v_cmp_gt_u32_sdwa vcc, v2, v7 src0_sel:BYTE_1 src1_sel:DWORD
	v_mov_b32_e32 v7, 2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v5, v5, v6
	v_cndmask_b32_e32 v5, v4, v5, vcc
	ds_bpermute_b32 v6, v2, v5 offset:8
	v_cmp_gt_u32_sdwa vcc, v2, v7 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v5, v5, v6
	v_cndmask_b32_e32 v5, v4, v5, vcc
	ds_bpermute_b32 v6, v2, v5 offset:4
	v_cmp_gt_u32_sdwa vcc, v2, v3 src0_sel:BYTE_1 src1_sel:DWORD
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v5, v5, v6
	v_cndmask_b32_e32 v4, v4, v5, vcc
.LBB0_10:
	v_and_b32_e32 v2, 1, v2
	v_cmp_eq_u32_e64 s[2:3], 1, v2
	s_and_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB0_12
	s_branch .LBB0_13
.LBB0_11:
	.loc	1 0 5                           ; triton_kernels.py:0:5
	s_mov_b64 s[2:3], -1
	s_and_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_13
.LBB0_12:
	.loc	1 85 5 is_stmt 1                ; triton_kernels.py:85:5
	buffer_wbl2 sc1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	global_atomic_add_f32 v[0:1], v4, off
	s_waitcnt vmcnt(0)
	buffer_inv sc1
.LBB0_13:
	.loc	1 0 5 is_stmt 0                 ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 85 5 is_stmt 1                ; triton_kernels.py:85:5
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 78 1                          ; triton_kernels.py:78:1
	s_endpgm
.Ltmp2:
.Lfunc_end0:
	.size	histogram, .Lfunc_end0-histogram
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel histogram
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 56
		.amdhsa_user_sgpr_count 16
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 14
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 17
		.amdhsa_next_free_sgpr 19
		.amdhsa_accum_offset 20
		.amdhsa_reserve_vcc 1
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
                                        ; -- End function
	.set .Lhistogram.num_vgpr, 17
	.set .Lhistogram.num_agpr, 0
	.set .Lhistogram.numbered_sgpr, 19
	.set .Lhistogram.num_named_barrier, 0
	.set .Lhistogram.private_seg_size, 0
	.set .Lhistogram.uses_vcc, 1
	.set .Lhistogram.uses_flat_scratch, 0
	.set .Lhistogram.has_dyn_sized_stack, 0
	.set .Lhistogram.has_recursion, 0
	.set .Lhistogram.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1604
; TotalNumSgprs: 25
; NumVgprs: 17
; NumAgprs: 0
; TotalNumVgprs: 17
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 25
; NumVGPRsForWavesPerEU: 17
; AccumOffset: 20
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 16
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 4
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.set amdgpu.max_num_named_barrier, 0
	.text
	.section	.debug_abbrev,"",@progbits
	.byte	1                               ; Abbreviation Code
	.byte	17                              ; DW_TAG_compile_unit
	.byte	0                               ; DW_CHILDREN_no
	.byte	37                              ; DW_AT_producer
	.byte	14                              ; DW_FORM_strp
	.byte	19                              ; DW_AT_language
	.byte	5                               ; DW_FORM_data2
	.byte	3                               ; DW_AT_name
	.byte	14                              ; DW_FORM_strp
	.byte	16                              ; DW_AT_stmt_list
	.byte	23                              ; DW_FORM_sec_offset
	.byte	27                              ; DW_AT_comp_dir
	.byte	14                              ; DW_FORM_strp
	.ascii	"\341\177"                      ; DW_AT_APPLE_optimized
	.byte	25                              ; DW_FORM_flag_present
	.byte	17                              ; DW_AT_low_pc
	.byte	1                               ; DW_FORM_addr
	.byte	18                              ; DW_AT_high_pc
	.byte	6                               ; DW_FORM_data4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	0                               ; EOM(3)
	.section	.debug_info,"",@progbits
.Lcu_begin0:
	.long	.Ldebug_info_end0-.Ldebug_info_start0 ; Length of Unit
.Ldebug_info_start0:
	.short	4                               ; DWARF version number
	.long	.debug_abbrev                   ; Offset Into Abbrev. Section
	.byte	8                               ; Address Size (in bytes)
	.byte	1                               ; Abbrev [1] 0xb:0x1f DW_TAG_compile_unit
	.long	.Linfo_string0                  ; DW_AT_producer
	.short	2                               ; DW_AT_language
	.long	.Linfo_string1                  ; DW_AT_name
	.long	.Lline_table_start0             ; DW_AT_stmt_list
	.long	.Linfo_string2                  ; DW_AT_comp_dir
                                        ; DW_AT_APPLE_optimized
	.quad	.Lfunc_begin0                   ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
.Ldebug_info_end0:
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"triton"                        ; string offset=0 ; triton
.Linfo_string1:
	.asciz	"triton_kernels.py"             ; string offset=7 ; triton_kernels.py
.Linfo_string2:
	.asciz	"generate" ; string offset=25 ; generate
	.section	".note.GNU-stack","",@progbits
	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .value_kind:     global_buffer
      - .offset:         32
        .size:           4
        .value_kind:     by_value
      - .address_space:  global
        .offset:         40
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         48
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 56
    .max_flat_workgroup_size: 256
    .name:           histogram
    .private_segment_fixed_size: 0
    .sgpr_count:     25
    .sgpr_spill_count: 0
    .symbol:         histogram.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     17
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgpu9.42-amd-amdhsa-unknown-gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
	.section	.debug_line,"",@progbits
.Lline_table_start0:
