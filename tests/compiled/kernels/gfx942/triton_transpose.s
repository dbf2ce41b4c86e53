	.amdgcn_target "amdgpu9.42-amd-amdhsa-unknown-gfx942"
	.amdhsa_code_object_version 5
	.text
	.globl	transpose                       ; -- Begin function transpose
	.p2align	8
	.type	transpose,@function
transpose:                              ; @transpose
.Lfunc_begin0:
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.17:
	.file	1 "generate" "triton_kernels.py"
	.loc	1 104 0 prologue_end            ; triton_kernels.py:104:0
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_load_dwordx8 s[4:11], s[0:1], 0x8
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_0
	.loc	1 0 0 is_stmt 0                 ; :0:0
.Ltmp0:
	.p2align	8
; %bb.18:
.LBB0_0:
	.cfi_escape 0x0f, 0x04, 0x30, 0x36, 0xe9, 0x02 ; CFA is 0 in private_wave aspace
	.cfi_undefined 16
.Ltmp1:
	.loc	1 109 5 is_stmt 1               ; triton_kernels.py:109:5
	v_readfirstlane_b32 s9, v0
	s_and_b32 s0, s9, 0xc0
	.loc	1 106 36                        ; triton_kernels.py:106:36
	v_and_or_b32 v5, v0, 63, s0
	.loc	1 106 9 is_stmt 0               ; triton_kernels.py:106:9
	s_lshl_b32 s10, s12, 5
	.loc	1 106 36                        ; triton_kernels.py:106:36
	v_lshrrev_b32_e32 v7, 5, v5
	v_and_b32_e32 v8, 31, v0
	.loc	1 107 9 is_stmt 1               ; triton_kernels.py:107:9
	s_lshl_b32 s8, s13, 5
	.loc	1 106 9                         ; triton_kernels.py:106:9
	v_or_b32_e32 v1, s10, v7
	.loc	1 107 9                         ; triton_kernels.py:107:9
	v_or_b32_e32 v2, s8, v8
	.loc	1 108 65                        ; triton_kernels.py:108:65
	v_cmp_gt_i32_e64 s[0:1], s6, v1
	.loc	1 108 87 is_stmt 0              ; triton_kernels.py:108:87
	v_cmp_gt_i32_e32 vcc, s7, v2
	.loc	1 108 64                        ; triton_kernels.py:108:64
	s_and_b64 s[12:13], vcc, s[0:1]
	.loc	1 108 20                        ; triton_kernels.py:108:20
	v_ashrrev_i32_e32 v3, 31, v2
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	.loc	1 108 12                        ; triton_kernels.py:108:12
	s_and_saveexec_b64 s[0:1], s[12:13]
	s_cbranch_execz .LBB0_2
; %bb.1:
	.loc	1 0 12                          ; triton_kernels.py:0:12
	v_mul_lo_u32 v12, v1, s7
	v_ashrrev_i32_e32 v13, 31, v12
	v_lshl_add_u64 v[12:13], v[12:13], 1, s[2:3]
	v_lshl_add_u64 v[12:13], v[2:3], 1, v[12:13]
	.loc	1 108 12                        ; triton_kernels.py:108:12
	global_load_ushort v11, v[12:13], off
.LBB0_2:
	.loc	1 0 12                          ; triton_kernels.py:0:12
	s_or_b64 exec, exec, s[0:1]
	.loc	1 106 36 is_stmt 1              ; triton_kernels.py:106:36
	v_or_b32_e32 v1, 8, v7
	.loc	1 106 9 is_stmt 0               ; triton_kernels.py:106:9
	v_or_b32_e32 v4, s10, v1
	.loc	1 108 65 is_stmt 1              ; triton_kernels.py:108:65
	v_cmp_gt_i32_e64 s[0:1], s6, v4
	.loc	1 108 64 is_stmt 0              ; triton_kernels.py:108:64
	s_and_b64 s[12:13], vcc, s[0:1]
	.loc	1 108 12                        ; triton_kernels.py:108:12
	s_and_saveexec_b64 s[0:1], s[12:13]
	s_cbranch_execz .LBB0_4
; %bb.3:
	.loc	1 108 24                        ; triton_kernels.py:108:24
	v_mul_lo_u32 v12, v4, s7
	.loc	1 108 20                        ; triton_kernels.py:108:20
	v_ashrrev_i32_e32 v13, 31, v12
	v_lshl_add_u64 v[12:13], v[12:13], 1, s[2:3]
	v_lshl_add_u64 v[12:13], v[2:3], 1, v[12:13]
	.loc	1 108 12                        ; triton_kernels.py:108:12
	global_load_ushort v10, v[12:13], off
.LBB0_4:
	.loc	1 0 12                          ; triton_kernels.py:0:12
	s_or_b64 exec, exec, s[0:1]
	.loc	1 106 36 is_stmt 1              ; triton_kernels.py:106:36
	v_or_b32_e32 v4, 16, v7
	.loc	1 106 9 is_stmt 0               ; triton_kernels.py:106:9
	v_or_b32_e32 v6, s10, v4
	.loc	1 108 65 is_stmt 1              ; triton_kernels.py:108:65
	v_cmp_gt_i32_e64 s[0:1], s6, v6
	.loc	1 108 64 is_stmt 0              ; triton_kernels.py:108:64
	s_and_b64 s[12:13], vcc, s[0:1]
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	.loc	1 108 12                        ; triton_kernels.py:108:12
	s_and_saveexec_b64 s[0:1], s[12:13]
	s_cbranch_execz .LBB0_6
; %bb.5:
	.loc	1 108 24                        ; triton_kernels.py:108:24
	v_mul_lo_u32 v14, v6, s7
	.loc	1 108 20                        ; triton_kernels.py:108:20
	v_ashrrev_i32_e32 v15, 31, v14
	v_lshl_add_u64 v[14:15], v[14:15], 1, s[2:3]
	v_lshl_add_u64 v[14:15], v[2:3], 1, v[14:15]
	.loc	1 108 12                        ; triton_kernels.py:108:12
	global_load_ushort v13, v[14:15], off
.LBB0_6:
	.loc	1 0 12                          ; triton_kernels.py:0:12
	s_or_b64 exec, exec, s[0:1]
	.loc	1 106 36 is_stmt 1              ; triton_kernels.py:106:36
	v_or_b32_e32 v6, 24, v7
	.loc	1 106 9 is_stmt 0               ; triton_kernels.py:106:9
	v_or_b32_e32 v9, s10, v6
	.loc	1 108 65 is_stmt 1              ; triton_kernels.py:108:65
	v_cmp_gt_i32_e64 s[0:1], s6, v9
	.loc	1 108 64 is_stmt 0              ; triton_kernels.py:108:64
	s_and_b64 s[12:13], vcc, s[0:1]
	.loc	1 108 12                        ; triton_kernels.py:108:12
	s_and_saveexec_b64 s[0:1], s[12:13]
	s_cbranch_execz .LBB0_8
; %bb.7:
	.loc	1 108 24                        ; triton_kernels.py:108:24
	v_mul_lo_u32 v14, v9, s7
	.loc	1 108 20                        ; triton_kernels.py:108:20
	v_ashrrev_i32_e32 v15, 31, v14
	v_lshl_add_u64 v[14:15], v[14:15], 1, s[2:3]
	v_lshl_add_u64 v[2:3], v[2:3], 1, v[14:15]
	.loc	1 108 12                        ; triton_kernels.py:108:12
	global_load_ushort v12, v[2:3], off
.LBB0_8:
	.loc	1 0 12                          ; triton_kernels.py:0:12
	s_or_b64 exec, exec, s[0:1]
	.loc	1 109 5 is_stmt 1               ; triton_kernels.py:109:5
	s_lshr_b32 s1, s9, 3
	v_and_b32_e32 v3, 15, v0
	v_lshrrev_b32_e32 v9, 2, v0
	s_and_b32 s1, s1, 16
	.loc	1 106 9                         ; triton_kernels.py:106:9
	v_or_b32_e32 v2, s10, v8
	.loc	1 109 5                         ; triton_kernels.py:109:5
	v_lshlrev_b32_e32 v8, 7, v3
	v_lshlrev_b32_e32 v3, 3, v3
	s_lshr_b32 s0, s9, 5
	v_and_or_b32 v9, v9, 12, s1
	s_and_b32 s0, s0, 2
	v_xor_b32_e32 v3, v9, v3
	v_or3_b32 v3, s0, v8, v3
	v_add_u32_e32 v8, 0, v3
	s_waitcnt vmcnt(0)
	ds_write_b16 v8, v11
	v_xad_u32 v8, v3, 32, 0
	ds_write_b16 v8, v10
	v_xad_u32 v8, v3, 64, 0
	v_xor_b32_e32 v3, 0x60, v3
	v_add_u32_e32 v3, 0, v3
	ds_write_b16 v8, v13
	ds_write_b16 v3, v12
	v_lshlrev_b32_e32 v3, 2, v5
	v_lshrrev_b32_e32 v5, 2, v5
	v_lshlrev_b32_e32 v8, 3, v0
	v_and_b32_e32 v5, 56, v5
	v_and_b32_e32 v8, 8, v8
	v_and_b32_e32 v3, 0x3f0, v3
	v_xor_b32_e32 v5, v5, v8
	v_xor_b32_e32 v3, v5, v3
	v_and_or_b32 v3, v0, 2, v3
	v_add_u32_e32 v0, 0, v3
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_xad_u32 v3, v3, 64, 0
	ds_read_u16 v8, v0 offset:4
	ds_read_u16 v9, v3 offset:1024
	ds_read_u16 v5, v3 offset:1028
	.loc	1 107 9                         ; triton_kernels.py:107:9
	v_or_b32_e32 v7, s8, v7
	.loc	1 109 72                        ; triton_kernels.py:109:72
	v_cmp_gt_i32_e64 s[0:1], s7, v7
	.loc	1 109 97 is_stmt 0              ; triton_kernels.py:109:97
	v_cmp_gt_i32_e32 vcc, s6, v2
	.loc	1 109 71                        ; triton_kernels.py:109:71
	s_and_b64 s[2:3], vcc, s[0:1]
	.loc	1 109 14                        ; triton_kernels.py:109:14
	v_ashrrev_i32_e32 v3, 31, v2
	.loc	1 109 5                         ; triton_kernels.py:109:5
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_10
; %bb.9:
	ds_read_u16 v0, v0
	v_mul_lo_u32 v10, v7, s6
	v_ashrrev_i32_e32 v11, 31, v10
	v_lshl_add_u64 v[10:11], v[10:11], 1, s[4:5]
	v_lshl_add_u64 v[10:11], v[2:3], 1, v[10:11]
	s_waitcnt lgkmcnt(0)
	global_store_short v[10:11], v0, off
.LBB0_10:
	.loc	1 0 5                           ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 107 9 is_stmt 1               ; triton_kernels.py:107:9
	v_or_b32_e32 v0, s8, v1
	.loc	1 109 72                        ; triton_kernels.py:109:72
	v_cmp_gt_i32_e64 s[0:1], s7, v0
	.loc	1 109 71 is_stmt 0              ; triton_kernels.py:109:71
	s_and_b64 s[2:3], vcc, s[0:1]
	.loc	1 109 5                         ; triton_kernels.py:109:5
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_12
; %bb.11:
	.loc	1 109 18                        ; triton_kernels.py:109:18
	v_mul_lo_u32 v0, v0, s6
	.loc	1 109 14                        ; triton_kernels.py:109:14
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[0:1], v[0:1], 1, s[4:5]
	v_lshl_add_u64 v[0:1], v[2:3], 1, v[0:1]
	.loc	1 109 5                         ; triton_kernels.py:109:5
	s_waitcnt lgkmcnt(1)
	global_store_short v[0:1], v9, off
.LBB0_12:
	.loc	1 0 5                           ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 107 9 is_stmt 1               ; triton_kernels.py:107:9
	v_or_b32_e32 v0, s8, v4
	.loc	1 109 72                        ; triton_kernels.py:109:72
	v_cmp_gt_i32_e64 s[0:1], s7, v0
	.loc	1 109 71 is_stmt 0              ; triton_kernels.py:109:71
	s_and_b64 s[2:3], vcc, s[0:1]
	.loc	1 109 5                         ; triton_kernels.py:109:5
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_14
; %bb.13:
	.loc	1 109 18                        ; triton_kernels.py:109:18
	v_mul_lo_u32 v0, v0, s6
	.loc	1 109 14                        ; triton_kernels.py:109:14
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[0:1], v[0:1], 1, s[4:5]
	v_lshl_add_u64 v[0:1], v[2:3], 1, v[0:1]
	.loc	1 109 5                         ; triton_kernels.py:109:5
	s_waitcnt lgkmcnt(2)
	global_store_short v[0:1], v8, off
.LBB0_14:
	.loc	1 0 5                           ; triton_kernels.py:0:5
	s_or_b64 exec, exec, s[0:1]
	.loc	1 107 9 is_stmt 1               ; triton_kernels.py:107:9
	v_or_b32_e32 v0, s8, v6
	.loc	1 109 72                        ; triton_kernels.py:109:72
	v_cmp_gt_i32_e64 s[0:1], s7, v0
	.loc	1 109 71 is_stmt 0              ; triton_kernels.py:109:71
	s_and_b64 s[0:1], vcc, s[0:1]
	.loc	1 109 5                         ; triton_kernels.py:109:5
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_16
; %bb.15:
	.loc	1 109 18                        ; triton_kernels.py:109:18
	v_mul_lo_u32 v0, v0, s6
	.loc	1 109 14                        ; triton_kernels.py:109:14
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[0:1], v[0:1], 1, s[4:5]
	v_lshl_add_u64 v[0:1], v[2:3], 1, v[0:1]
	.loc	1 109 5                         ; triton_kernels.py:109:5
	s_waitcnt lgkmcnt(0)
	global_store_short v[0:1], v5, off
.LBB0_16:
	.loc	1 104 1 is_stmt 1               ; triton_kernels.py:104:1
	s_endpgm
.Ltmp2:
.Lfunc_end0:
	.size	transpose, .Lfunc_end0-transpose
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel transpose
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 40
		.amdhsa_user_sgpr_count 12
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 10
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 14
		.amdhsa_accum_offset 16
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
	.set .Ltranspose.num_vgpr, 16
	.set .Ltranspose.num_agpr, 0
	.set .Ltranspose.numbered_sgpr, 14
	.set .Ltranspose.num_named_barrier, 0
	.set .Ltranspose.private_seg_size, 0
	.set .Ltranspose.uses_vcc, 1
	.set .Ltranspose.uses_flat_scratch, 0
	.set .Ltranspose.has_dyn_sized_stack, 0
	.set .Ltranspose.has_recursion, 0
	.set .Ltranspose.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1088
; TotalNumSgprs: 20
; NumVgprs: 16
; NumAgprs: 0
; TotalNumVgprs: 16
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 20
; NumVGPRsForWavesPerEU: 16
; AccumOffset: 16
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 12
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 3
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
      - .offset:         16
        .size:           4
        .value_kind:     by_value
      - .offset:         20
        .size:           4
        .value_kind:     by_value
      - .address_space:  global
        .offset:         24
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         32
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 40
    .max_flat_workgroup_size: 256
    .name:           transpose
    .private_segment_fixed_size: 0
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         transpose.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     16
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
