	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.amdhsa_code_object_version 6
	.text
	.protected	accumulators            ; -- Begin function accumulators
	.globl	accumulators
	.p2align	8
	.type	accumulators,@function
accumulators:                           ; @accumulators
; %bb.0:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mul_u32_u24_e32 v1, 12, v0
	v_lshlrev_b32_e32 v80, 6, v1
	v_lshlrev_b32_e32 v16, 3, v0
	s_waitcnt lgkmcnt(0)
	global_load_dwordx4 v[12:15], v80, s[2:3] offset:48
	global_load_dwordx4 v[8:11], v80, s[2:3] offset:32
	global_load_dwordx4 v[4:7], v80, s[2:3] offset:16
	global_load_dwordx4 v[0:3], v80, s[2:3]
	global_load_dwordx4 v[76:79], v80, s[2:3] offset:112
	global_load_dwordx4 v[72:75], v80, s[2:3] offset:96
	global_load_dwordx4 v[68:71], v80, s[2:3] offset:80
	global_load_dwordx4 v[64:67], v80, s[2:3] offset:64
	global_load_dwordx4 v[60:63], v80, s[2:3] offset:176
	global_load_dwordx4 v[56:59], v80, s[2:3] offset:160
	global_load_dwordx4 v[52:55], v80, s[2:3] offset:144
	global_load_dwordx4 v[48:51], v80, s[2:3] offset:128
	global_load_dwordx4 v[90:93], v16, s[0:1]
	global_load_dwordx4 v[82:85], v16, s[0:1] offset:16
	global_load_dwordx4 v[102:105], v16, s[0:1] offset:32
	global_load_dwordx4 v[98:101], v16, s[0:1] offset:48
	global_load_dwordx4 v[94:97], v16, s[0:1] offset:64
	global_load_dwordx4 v[86:89], v16, s[0:1] offset:80
	global_load_dwordx4 v[44:47], v80, s[2:3] offset:304
	global_load_dwordx4 v[40:43], v80, s[2:3] offset:288
	global_load_dwordx4 v[36:39], v80, s[2:3] offset:272
	global_load_dwordx4 v[32:35], v80, s[2:3] offset:256
	global_load_dwordx4 v[28:31], v80, s[2:3] offset:240
	global_load_dwordx4 v[24:27], v80, s[2:3] offset:224
	global_load_dwordx4 v[20:23], v80, s[2:3] offset:208
	global_load_dwordx4 v[16:19], v80, s[2:3] offset:192
	s_waitcnt vmcnt(13)
	v_mfma_f32_32x32x8f16 v[0:15], v[90:91], v[90:91], v[0:15]
	s_waitcnt vmcnt(12)
	v_mfma_f32_32x32x8f16 v[48:63], v[90:91], v[82:83], v[48:63]
	v_mfma_f32_32x32x8f16 v[48:63], v[92:93], v[82:83], v[48:63]
	v_mfma_f32_32x32x8f16 v[0:15], v[92:93], v[90:91], v[0:15]
	v_mfma_f32_32x32x8f16 v[48:63], v[82:83], v[82:83], v[48:63]
	v_mfma_f32_32x32x8f16 v[0:15], v[82:83], v[90:91], v[0:15]
	v_mfma_f32_32x32x8f16 v[48:63], v[84:85], v[82:83], v[48:63]
	s_nop 15
	s_nop 2
	global_store_dwordx4 v80, v[56:59], s[2:3] offset:160
	global_store_dwordx4 v80, v[52:55], s[2:3] offset:144
	global_store_dwordx4 v80, v[48:51], s[2:3] offset:128
	v_mfma_f32_32x32x8f16 v[0:15], v[84:85], v[90:91], v[0:15]
	global_store_dwordx4 v80, v[60:63], s[2:3] offset:176
	global_load_dwordx4 v[60:63], v80, s[2:3] offset:368
	s_nop 0
	global_load_dwordx4 v[56:59], v80, s[2:3] offset:352
	global_load_dwordx4 v[52:55], v80, s[2:3] offset:336
	global_load_dwordx4 v[48:51], v80, s[2:3] offset:320
	s_nop 12
	global_store_dwordx4 v80, v[8:11], s[2:3] offset:32
	global_store_dwordx4 v80, v[4:7], s[2:3] offset:16
	global_store_dwordx4 v80, v[0:3], s[2:3]
	global_store_dwordx4 v80, v[12:15], s[2:3] offset:48
	global_load_dwordx4 v[12:15], v80, s[2:3] offset:432
	s_nop 0
	global_load_dwordx4 v[8:11], v80, s[2:3] offset:416
	global_load_dwordx4 v[4:7], v80, s[2:3] offset:400
	global_load_dwordx4 v[0:3], v80, s[2:3] offset:384
	v_mfma_f32_32x32x8f16 v[64:79], v[90:91], v[92:93], v[64:79]
	s_waitcnt vmcnt(20)
	v_mfma_f32_32x32x8f16 v[32:47], v[90:91], v[102:103], v[32:47]
	s_waitcnt vmcnt(8)
	v_mfma_f32_32x32x8f16 v[48:63], v[90:91], v[104:105], v[48:63]
	s_waitcnt vmcnt(0)
	v_mfma_f32_32x32x8f16 v[0:15], v[90:91], v[98:99], v[0:15]
	v_mfma_f32_32x32x8f16 v[16:31], v[90:91], v[84:85], v[16:31]
	v_mfma_f32_32x32x8f16 v[64:79], v[92:93], v[92:93], v[64:79]
	v_mfma_f32_32x32x8f16 v[32:47], v[92:93], v[102:103], v[32:47]
	v_mfma_f32_32x32x8f16 v[48:63], v[92:93], v[104:105], v[48:63]
	v_mfma_f32_32x32x8f16 v[0:15], v[92:93], v[98:99], v[0:15]
	v_mfma_f32_32x32x8f16 v[16:31], v[92:93], v[84:85], v[16:31]
	v_mfma_f32_32x32x8f16 v[64:79], v[82:83], v[92:93], v[64:79]
	v_mfma_f32_32x32x8f16 v[32:47], v[82:83], v[102:103], v[32:47]
	v_mfma_f32_32x32x8f16 v[48:63], v[82:83], v[104:105], v[48:63]
	v_mfma_f32_32x32x8f16 v[0:15], v[82:83], v[98:99], v[0:15]
	v_mfma_f32_32x32x8f16 v[16:31], v[82:83], v[84:85], v[16:31]
	v_mfma_f32_32x32x8f16 v[64:79], v[84:85], v[92:93], v[64:79]
	s_nop 15
	s_nop 2
	global_store_dwordx4 v80, v[72:75], s[2:3] offset:96
	global_store_dwordx4 v80, v[68:71], s[2:3] offset:80
	global_store_dwordx4 v80, v[64:67], s[2:3] offset:64
	v_mfma_f32_32x32x8f16 v[32:47], v[84:85], v[102:103], v[32:47]
	global_store_dwordx4 v80, v[76:79], s[2:3] offset:112
	s_nop 15
	s_nop 1
	global_store_dwordx4 v80, v[40:43], s[2:3] offset:288
	global_store_dwordx4 v80, v[36:39], s[2:3] offset:272
	global_store_dwordx4 v80, v[32:35], s[2:3] offset:256
	v_mfma_f32_32x32x8f16 v[48:63], v[84:85], v[104:105], v[48:63]
	global_store_dwordx4 v80, v[44:47], s[2:3] offset:304
	global_load_dwordx4 v[44:47], v80, s[2:3] offset:560
	s_nop 0
	global_load_dwordx4 v[40:43], v80, s[2:3] offset:544
	global_load_dwordx4 v[36:39], v80, s[2:3] offset:528
	global_load_dwordx4 v[32:35], v80, s[2:3] offset:512
	global_load_dwordx4 v[76:79], v80, s[2:3] offset:496
	global_load_dwordx4 v[72:75], v80, s[2:3] offset:480
	global_load_dwordx4 v[68:71], v80, s[2:3] offset:464
	global_load_dwordx4 v[64:67], v80, s[2:3] offset:448
	s_nop 8
	global_store_dwordx4 v80, v[56:59], s[2:3] offset:352
	global_store_dwordx4 v80, v[52:55], s[2:3] offset:336
	global_store_dwordx4 v80, v[48:51], s[2:3] offset:320
	v_mfma_f32_32x32x8f16 v[0:15], v[84:85], v[98:99], v[0:15]
	global_store_dwordx4 v80, v[60:63], s[2:3] offset:368
	global_load_dwordx4 v[60:63], v80, s[2:3] offset:752
	s_nop 0
	global_load_dwordx4 v[56:59], v80, s[2:3] offset:736
	global_load_dwordx4 v[52:55], v80, s[2:3] offset:720
	global_load_dwordx4 v[48:51], v80, s[2:3] offset:704
	s_nop 12
	global_store_dwordx4 v80, v[8:11], s[2:3] offset:416
	global_store_dwordx4 v80, v[4:7], s[2:3] offset:400
	global_store_dwordx4 v80, v[0:3], s[2:3] offset:384
	v_mfma_f32_32x32x8f16 v[16:31], v[84:85], v[84:85], v[16:31]
	global_store_dwordx4 v80, v[12:15], s[2:3] offset:432
	global_load_dwordx4 v[12:15], v80, s[2:3] offset:624
	s_nop 0
	global_load_dwordx4 v[8:11], v80, s[2:3] offset:608
	global_load_dwordx4 v[4:7], v80, s[2:3] offset:592
	global_load_dwordx4 v[0:3], v80, s[2:3] offset:576
	s_nop 12
	global_store_dwordx4 v80, v[24:27], s[2:3] offset:224
	global_store_dwordx4 v80, v[20:23], s[2:3] offset:208
	global_store_dwordx4 v80, v[16:19], s[2:3] offset:192
	global_store_dwordx4 v80, v[28:31], s[2:3] offset:240
	global_load_dwordx4 v[28:31], v80, s[2:3] offset:688
	s_nop 0
	global_load_dwordx4 v[24:27], v80, s[2:3] offset:672
	global_load_dwordx4 v[20:23], v80, s[2:3] offset:656
	global_load_dwordx4 v[16:19], v80, s[2:3] offset:640
	s_waitcnt vmcnt(28)
	v_mfma_f32_32x32x8f16 v[32:47], v[90:91], v[94:95], v[32:47]
	s_waitcnt vmcnt(24)
	v_mfma_f32_32x32x8f16 v[64:79], v[90:91], v[100:101], v[64:79]
	s_waitcnt vmcnt(16)
	v_mfma_f32_32x32x8f16 v[48:63], v[90:91], v[88:89], v[48:63]
	s_waitcnt vmcnt(8)
	v_mfma_f32_32x32x8f16 v[0:15], v[90:91], v[96:97], v[0:15]
	s_waitcnt vmcnt(0)
	v_mfma_f32_32x32x8f16 v[16:31], v[90:91], v[86:87], v[16:31]
	v_mfma_f32_32x32x8f16 v[32:47], v[92:93], v[94:95], v[32:47]
	v_mfma_f32_32x32x8f16 v[64:79], v[92:93], v[100:101], v[64:79]
	v_mfma_f32_32x32x8f16 v[48:63], v[92:93], v[88:89], v[48:63]
	v_mfma_f32_32x32x8f16 v[0:15], v[92:93], v[96:97], v[0:15]
	v_mfma_f32_32x32x8f16 v[16:31], v[92:93], v[86:87], v[16:31]
	v_mfma_f32_32x32x8f16 v[32:47], v[82:83], v[94:95], v[32:47]
	v_mfma_f32_32x32x8f16 v[64:79], v[82:83], v[100:101], v[64:79]
	v_mfma_f32_32x32x8f16 v[48:63], v[82:83], v[88:89], v[48:63]
	v_mfma_f32_32x32x8f16 v[0:15], v[82:83], v[96:97], v[0:15]
	v_mfma_f32_32x32x8f16 v[16:31], v[82:83], v[86:87], v[16:31]
	v_mfma_f32_32x32x8f16 v[32:47], v[84:85], v[94:95], v[32:47]
	v_mfma_f32_32x32x8f16 v[64:79], v[84:85], v[100:101], v[64:79]
	s_nop 15
	s_nop 2
	global_store_dwordx4 v80, v[72:75], s[2:3] offset:480
	global_store_dwordx4 v80, v[68:71], s[2:3] offset:464
	global_store_dwordx4 v80, v[64:67], s[2:3] offset:448
	v_mfma_f32_32x32x8f16 v[48:63], v[84:85], v[88:89], v[48:63]
	global_store_dwordx4 v80, v[76:79], s[2:3] offset:496
	v_mfma_f32_32x32x8f16 v[0:15], v[84:85], v[96:97], v[0:15]
	v_mfma_f32_32x32x8f16 v[16:31], v[84:85], v[86:87], v[16:31]
	global_store_dwordx4 v80, v[44:47], s[2:3] offset:560
	global_store_dwordx4 v80, v[40:43], s[2:3] offset:544
	global_store_dwordx4 v80, v[36:39], s[2:3] offset:528
	global_store_dwordx4 v80, v[32:35], s[2:3] offset:512
	s_nop 13
	global_store_dwordx4 v80, v[12:15], s[2:3] offset:624
	global_store_dwordx4 v80, v[8:11], s[2:3] offset:608
	global_store_dwordx4 v80, v[4:7], s[2:3] offset:592
	global_store_dwordx4 v80, v[0:3], s[2:3] offset:576
	global_store_dwordx4 v80, v[28:31], s[2:3] offset:688
	global_store_dwordx4 v80, v[24:27], s[2:3] offset:672
	global_store_dwordx4 v80, v[20:23], s[2:3] offset:656
	global_store_dwordx4 v80, v[16:19], s[2:3] offset:640
	global_store_dwordx4 v80, v[60:63], s[2:3] offset:752
	global_store_dwordx4 v80, v[56:59], s[2:3] offset:736
	global_store_dwordx4 v80, v[52:55], s[2:3] offset:720
	global_store_dwordx4 v80, v[48:51], s[2:3] offset:704
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel accumulators
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
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
		.amdhsa_next_free_vgpr 106
		.amdhsa_next_free_sgpr 6
		.amdhsa_accum_offset 108
		.amdhsa_reserve_vcc 0
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
	.size	accumulators, .Lfunc_end0-accumulators
                                        ; -- End function
	.set accumulators.num_vgpr, 106
	.set accumulators.num_agpr, 0
	.set accumulators.numbered_sgpr, 6
	.set accumulators.num_named_barrier, 0
	.set accumulators.private_seg_size, 0
	.set accumulators.uses_vcc, 0
	.set accumulators.uses_flat_scratch, 0
	.set accumulators.has_dyn_sized_stack, 0
	.set accumulators.has_recursion, 0
	.set accumulators.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 1344
; TotalNumSgprs: 10
; NumVgprs: 106
; NumAgprs: 0
; TotalNumVgprs: 106
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 13
; NumSGPRsForWavesPerEU: 10
; NumVGPRsForWavesPerEU: 106
; AccumOffset: 108
; Occupancy: 4
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 26
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.protected	__clang_ocl_kern_imp_accumulators ; -- Begin function __clang_ocl_kern_imp_accumulators
	.globl	__clang_ocl_kern_imp_accumulators
	.p2align	2
	.type	__clang_ocl_kern_imp_accumulators,@function
__clang_ocl_kern_imp_accumulators:      ; @__clang_ocl_kern_imp_accumulators
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_and_b32_e32 v4, 0x3ff, v31
	v_mul_u32_u24_e32 v5, 12, v4
	v_lshlrev_b32_e32 v5, 6, v5
	v_add_co_u32_e32 v80, vcc, v2, v5
	v_addc_co_u32_e32 v81, vcc, 0, v3, vcc
	v_lshlrev_b32_e32 v2, 3, v4
	v_add_co_u32_e32 v0, vcc, v0, v2
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	v_accvgpr_write_b32 a8, v56             ;  Reload Reuse
	v_accvgpr_write_b32 a9, v57             ;  Reload Reuse
	v_accvgpr_write_b32 a10, v58            ;  Reload Reuse
	v_accvgpr_write_b32 a11, v59            ;  Reload Reuse
	v_accvgpr_write_b32 a12, v60            ;  Reload Reuse
	v_accvgpr_write_b32 a13, v61            ;  Reload Reuse
	v_accvgpr_write_b32 a14, v62            ;  Reload Reuse
	v_accvgpr_write_b32 a15, v63            ;  Reload Reuse
	v_accvgpr_write_b32 a16, v72            ;  Reload Reuse
	v_accvgpr_write_b32 a17, v73            ;  Reload Reuse
	v_accvgpr_write_b32 a18, v74            ;  Reload Reuse
	v_accvgpr_write_b32 a19, v75            ;  Reload Reuse
	v_accvgpr_write_b32 a20, v76            ;  Reload Reuse
	v_accvgpr_write_b32 a21, v77            ;  Reload Reuse
	v_accvgpr_write_b32 a22, v78            ;  Reload Reuse
	v_accvgpr_write_b32 a23, v79            ;  Reload Reuse
	global_load_dwordx4 v[76:79], v[80:81], off offset:48
	global_load_dwordx4 v[72:75], v[80:81], off offset:32
	global_load_dwordx4 v[68:71], v[80:81], off offset:16
	global_load_dwordx4 v[64:67], v[80:81], off
	global_load_dwordx4 v[28:31], v[80:81], off offset:112
	global_load_dwordx4 v[24:27], v[80:81], off offset:96
	global_load_dwordx4 v[20:23], v[80:81], off offset:80
	global_load_dwordx4 v[16:19], v[80:81], off offset:64
	global_load_dwordx4 v[60:63], v[80:81], off offset:176
	global_load_dwordx4 v[56:59], v[80:81], off offset:160
	global_load_dwordx4 v[52:55], v[80:81], off offset:144
	global_load_dwordx4 v[48:51], v[80:81], off offset:128
	global_load_dwordx4 v[100:103], v[0:1], off
	global_load_dwordx4 v[82:85], v[0:1], off offset:16
	v_accvgpr_write_b32 a0, v40             ;  Reload Reuse
	v_accvgpr_write_b32 a1, v41             ;  Reload Reuse
	v_accvgpr_write_b32 a2, v42             ;  Reload Reuse
	v_accvgpr_write_b32 a3, v43             ;  Reload Reuse
	v_accvgpr_write_b32 a4, v44             ;  Reload Reuse
	v_accvgpr_write_b32 a5, v45             ;  Reload Reuse
	v_accvgpr_write_b32 a6, v46             ;  Reload Reuse
	v_accvgpr_write_b32 a7, v47             ;  Reload Reuse
	global_load_dwordx4 v[128:131], v[0:1], off offset:32
	global_load_dwordx4 v[116:119], v[0:1], off offset:48
	global_load_dwordx4 v[112:115], v[0:1], off offset:64
	global_load_dwordx4 v[96:99], v[0:1], off offset:80
	global_load_dwordx4 v[44:47], v[80:81], off offset:304
	global_load_dwordx4 v[40:43], v[80:81], off offset:288
	global_load_dwordx4 v[36:39], v[80:81], off offset:272
	global_load_dwordx4 v[32:35], v[80:81], off offset:256
	global_load_dwordx4 v[12:15], v[80:81], off offset:240
	global_load_dwordx4 v[8:11], v[80:81], off offset:224
	global_load_dwordx4 v[4:7], v[80:81], off offset:208
	s_nop 0
	global_load_dwordx4 v[0:3], v[80:81], off offset:192
	s_waitcnt vmcnt(13)
	v_mfma_f32_32x32x8f16 v[16:31], v[100:101], v[102:103], v[16:31]
	s_waitcnt vmcnt(12)
	v_mfma_f32_32x32x8f16 v[48:63], v[100:101], v[82:83], v[48:63]
	v_mfma_f32_32x32x8f16 v[48:63], v[102:103], v[82:83], v[48:63]
	v_mfma_f32_32x32x8f16 v[16:31], v[102:103], v[102:103], v[16:31]
	v_mfma_f32_32x32x8f16 v[48:63], v[82:83], v[82:83], v[48:63]
	v_mfma_f32_32x32x8f16 v[16:31], v[82:83], v[102:103], v[16:31]
	v_mfma_f32_32x32x8f16 v[48:63], v[84:85], v[82:83], v[48:63]
	s_nop 15
	s_nop 2
	global_store_dwordx4 v[80:81], v[56:59], off offset:160
	global_store_dwordx4 v[80:81], v[52:55], off offset:144
	global_store_dwordx4 v[80:81], v[48:51], off offset:128
	v_mfma_f32_32x32x8f16 v[16:31], v[84:85], v[102:103], v[16:31]
	global_store_dwordx4 v[80:81], v[60:63], off offset:176
	global_load_dwordx4 v[60:63], v[80:81], off offset:368
	s_nop 0
	global_load_dwordx4 v[56:59], v[80:81], off offset:352
	global_load_dwordx4 v[52:55], v[80:81], off offset:336
	global_load_dwordx4 v[48:51], v[80:81], off offset:320
	s_nop 12
	global_store_dwordx4 v[80:81], v[24:27], off offset:96
	global_store_dwordx4 v[80:81], v[20:23], off offset:80
	global_store_dwordx4 v[80:81], v[16:19], off offset:64
	global_store_dwordx4 v[80:81], v[28:31], off offset:112
	global_load_dwordx4 v[28:31], v[80:81], off offset:432
	s_nop 0
	global_load_dwordx4 v[24:27], v[80:81], off offset:416
	global_load_dwordx4 v[20:23], v[80:81], off offset:400
	global_load_dwordx4 v[16:19], v[80:81], off offset:384
	v_mfma_f32_32x32x8f16 v[64:79], v[100:101], v[100:101], v[64:79]
	s_waitcnt vmcnt(20)
	v_mfma_f32_32x32x8f16 v[32:47], v[100:101], v[128:129], v[32:47]
	s_waitcnt vmcnt(8)
	v_mfma_f32_32x32x8f16 v[48:63], v[100:101], v[130:131], v[48:63]
	v_mfma_f32_32x32x8f16 v[0:15], v[100:101], v[84:85], v[0:15]
	s_waitcnt vmcnt(0)
	v_mfma_f32_32x32x8f16 v[16:31], v[100:101], v[116:117], v[16:31]
	v_mfma_f32_32x32x8f16 v[64:79], v[102:103], v[100:101], v[64:79]
	v_mfma_f32_32x32x8f16 v[32:47], v[102:103], v[128:129], v[32:47]
	v_mfma_f32_32x32x8f16 v[48:63], v[102:103], v[130:131], v[48:63]
	v_mfma_f32_32x32x8f16 v[0:15], v[102:103], v[84:85], v[0:15]
	v_mfma_f32_32x32x8f16 v[16:31], v[102:103], v[116:117], v[16:31]
	v_mfma_f32_32x32x8f16 v[64:79], v[82:83], v[100:101], v[64:79]
	v_mfma_f32_32x32x8f16 v[32:47], v[82:83], v[128:129], v[32:47]
	v_mfma_f32_32x32x8f16 v[48:63], v[82:83], v[130:131], v[48:63]
	v_mfma_f32_32x32x8f16 v[0:15], v[82:83], v[84:85], v[0:15]
	v_mfma_f32_32x32x8f16 v[16:31], v[82:83], v[116:117], v[16:31]
	v_mfma_f32_32x32x8f16 v[64:79], v[84:85], v[100:101], v[64:79]
	s_nop 15
	s_nop 2
	global_store_dwordx4 v[80:81], v[72:75], off offset:32
	global_store_dwordx4 v[80:81], v[68:71], off offset:16
	global_store_dwordx4 v[80:81], v[64:67], off
	v_mfma_f32_32x32x8f16 v[32:47], v[84:85], v[128:129], v[32:47]
	global_store_dwordx4 v[80:81], v[76:79], off offset:48
	s_nop 15
	s_nop 1
	global_store_dwordx4 v[80:81], v[40:43], off offset:288
	global_store_dwordx4 v[80:81], v[36:39], off offset:272
	global_store_dwordx4 v[80:81], v[32:35], off offset:256
	v_mfma_f32_32x32x8f16 v[48:63], v[84:85], v[130:131], v[48:63]
	global_store_dwordx4 v[80:81], v[44:47], off offset:304
	global_load_dwordx4 v[44:47], v[80:81], off offset:560
	s_nop 0
	global_load_dwordx4 v[40:43], v[80:81], off offset:544
	global_load_dwordx4 v[36:39], v[80:81], off offset:528
	global_load_dwordx4 v[32:35], v[80:81], off offset:512
	global_load_dwordx4 v[76:79], v[80:81], off offset:496
	global_load_dwordx4 v[72:75], v[80:81], off offset:480
	global_load_dwordx4 v[68:71], v[80:81], off offset:464
	global_load_dwordx4 v[64:67], v[80:81], off offset:448
	s_nop 8
	global_store_dwordx4 v[80:81], v[56:59], off offset:352
	global_store_dwordx4 v[80:81], v[52:55], off offset:336
	global_store_dwordx4 v[80:81], v[48:51], off offset:320
	v_mfma_f32_32x32x8f16 v[0:15], v[84:85], v[84:85], v[0:15]
	global_store_dwordx4 v[80:81], v[60:63], off offset:368
	global_load_dwordx4 v[60:63], v[80:81], off offset:752
	s_nop 0
	global_load_dwordx4 v[56:59], v[80:81], off offset:736
	global_load_dwordx4 v[52:55], v[80:81], off offset:720
	global_load_dwordx4 v[48:51], v[80:81], off offset:704
	s_nop 12
	global_store_dwordx4 v[80:81], v[8:11], off offset:224
	global_store_dwordx4 v[80:81], v[4:7], off offset:208
	global_store_dwordx4 v[80:81], v[0:3], off offset:192
	v_mfma_f32_32x32x8f16 v[16:31], v[84:85], v[116:117], v[16:31]
	global_store_dwordx4 v[80:81], v[12:15], off offset:240
	global_load_dwordx4 v[12:15], v[80:81], off offset:624
	s_nop 0
	global_load_dwordx4 v[8:11], v[80:81], off offset:608
	global_load_dwordx4 v[4:7], v[80:81], off offset:592
	global_load_dwordx4 v[0:3], v[80:81], off offset:576
	s_nop 12
	global_store_dwordx4 v[80:81], v[24:27], off offset:416
	global_store_dwordx4 v[80:81], v[20:23], off offset:400
	global_store_dwordx4 v[80:81], v[16:19], off offset:384
	global_store_dwordx4 v[80:81], v[28:31], off offset:432
	global_load_dwordx4 v[28:31], v[80:81], off offset:688
	s_nop 0
	global_load_dwordx4 v[24:27], v[80:81], off offset:672
	global_load_dwordx4 v[20:23], v[80:81], off offset:656
	global_load_dwordx4 v[16:19], v[80:81], off offset:640
	s_waitcnt vmcnt(28)
	v_mfma_f32_32x32x8f16 v[32:47], v[100:101], v[112:113], v[32:47]
	s_waitcnt vmcnt(24)
	v_mfma_f32_32x32x8f16 v[64:79], v[100:101], v[118:119], v[64:79]
	s_waitcnt vmcnt(16)
	v_mfma_f32_32x32x8f16 v[48:63], v[100:101], v[98:99], v[48:63]
	s_waitcnt vmcnt(8)
	v_mfma_f32_32x32x8f16 v[0:15], v[100:101], v[114:115], v[0:15]
	s_waitcnt vmcnt(0)
	v_mfma_f32_32x32x8f16 v[16:31], v[100:101], v[96:97], v[16:31]
	v_mfma_f32_32x32x8f16 v[32:47], v[102:103], v[112:113], v[32:47]
	v_mfma_f32_32x32x8f16 v[64:79], v[102:103], v[118:119], v[64:79]
	v_mfma_f32_32x32x8f16 v[48:63], v[102:103], v[98:99], v[48:63]
	v_mfma_f32_32x32x8f16 v[0:15], v[102:103], v[114:115], v[0:15]
	v_mfma_f32_32x32x8f16 v[16:31], v[102:103], v[96:97], v[16:31]
	v_mfma_f32_32x32x8f16 v[32:47], v[82:83], v[112:113], v[32:47]
	v_mfma_f32_32x32x8f16 v[64:79], v[82:83], v[118:119], v[64:79]
	v_mfma_f32_32x32x8f16 v[48:63], v[82:83], v[98:99], v[48:63]
	v_mfma_f32_32x32x8f16 v[0:15], v[82:83], v[114:115], v[0:15]
	v_mfma_f32_32x32x8f16 v[16:31], v[82:83], v[96:97], v[16:31]
	v_mfma_f32_32x32x8f16 v[32:47], v[84:85], v[112:113], v[32:47]
	v_mfma_f32_32x32x8f16 v[64:79], v[84:85], v[118:119], v[64:79]
	s_nop 15
	s_nop 2
	global_store_dwordx4 v[80:81], v[72:75], off offset:480
	global_store_dwordx4 v[80:81], v[68:71], off offset:464
	global_store_dwordx4 v[80:81], v[64:67], off offset:448
	v_mfma_f32_32x32x8f16 v[48:63], v[84:85], v[98:99], v[48:63]
	global_store_dwordx4 v[80:81], v[76:79], off offset:496
	v_accvgpr_read_b32 v75, a19             ;  Reload Reuse
	v_accvgpr_read_b32 v79, a23             ;  Reload Reuse
	v_accvgpr_read_b32 v78, a22             ;  Reload Reuse
	v_accvgpr_read_b32 v77, a21             ;  Reload Reuse
	v_accvgpr_read_b32 v76, a20             ;  Reload Reuse
	v_accvgpr_read_b32 v74, a18             ;  Reload Reuse
	v_accvgpr_read_b32 v73, a17             ;  Reload Reuse
	v_accvgpr_read_b32 v72, a16             ;  Reload Reuse
	v_mfma_f32_32x32x8f16 v[0:15], v[84:85], v[114:115], v[0:15]
	v_mfma_f32_32x32x8f16 v[16:31], v[84:85], v[96:97], v[16:31]
	global_store_dwordx4 v[80:81], v[44:47], off offset:560
	global_store_dwordx4 v[80:81], v[40:43], off offset:544
	global_store_dwordx4 v[80:81], v[36:39], off offset:528
	global_store_dwordx4 v[80:81], v[32:35], off offset:512
	s_nop 13
	global_store_dwordx4 v[80:81], v[12:15], off offset:624
	global_store_dwordx4 v[80:81], v[8:11], off offset:608
	global_store_dwordx4 v[80:81], v[4:7], off offset:592
	global_store_dwordx4 v[80:81], v[0:3], off offset:576
	global_store_dwordx4 v[80:81], v[28:31], off offset:688
	global_store_dwordx4 v[80:81], v[24:27], off offset:672
	global_store_dwordx4 v[80:81], v[20:23], off offset:656
	global_store_dwordx4 v[80:81], v[16:19], off offset:640
	global_store_dwordx4 v[80:81], v[60:63], off offset:752
	global_store_dwordx4 v[80:81], v[56:59], off offset:736
	global_store_dwordx4 v[80:81], v[52:55], off offset:720
	global_store_dwordx4 v[80:81], v[48:51], off offset:704
	v_accvgpr_read_b32 v63, a15             ;  Reload Reuse
	v_accvgpr_read_b32 v62, a14             ;  Reload Reuse
	v_accvgpr_read_b32 v61, a13             ;  Reload Reuse
	v_accvgpr_read_b32 v60, a12             ;  Reload Reuse
	v_accvgpr_read_b32 v59, a11             ;  Reload Reuse
	v_accvgpr_read_b32 v58, a10             ;  Reload Reuse
	v_accvgpr_read_b32 v57, a9              ;  Reload Reuse
	v_accvgpr_read_b32 v56, a8              ;  Reload Reuse
	v_accvgpr_read_b32 v47, a7              ;  Reload Reuse
	v_accvgpr_read_b32 v46, a6              ;  Reload Reuse
	v_accvgpr_read_b32 v45, a5              ;  Reload Reuse
	v_accvgpr_read_b32 v44, a4              ;  Reload Reuse
	v_accvgpr_read_b32 v43, a3              ;  Reload Reuse
	v_accvgpr_read_b32 v42, a2              ;  Reload Reuse
	v_accvgpr_read_b32 v41, a1              ;  Reload Reuse
	v_accvgpr_read_b32 v40, a0              ;  Reload Reuse
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end1:
	.size	__clang_ocl_kern_imp_accumulators, .Lfunc_end1-__clang_ocl_kern_imp_accumulators
                                        ; -- End function
	.set __clang_ocl_kern_imp_accumulators.num_vgpr, 132
	.set __clang_ocl_kern_imp_accumulators.num_agpr, 24
	.set __clang_ocl_kern_imp_accumulators.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_accumulators.num_named_barrier, 0
	.set __clang_ocl_kern_imp_accumulators.private_seg_size, 0
	.set __clang_ocl_kern_imp_accumulators.uses_vcc, 1
	.set __clang_ocl_kern_imp_accumulators.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_accumulators.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_accumulators.has_recursion, 0
	.set __clang_ocl_kern_imp_accumulators.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 1752
; TotalNumSgprs: 36
; NumVgprs: 132
; NumAgprs: 24
; TotalNumVgprs: 156
; ScratchSize: 0
; MemoryBound: 1
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 132
	.set amdgpu.max_num_agpr, 24
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
        .type_name:      'half4_t*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'float16_t*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 128
    .name:           accumulators
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     10
    .sgpr_spill_count: 0
    .symbol:         accumulators.kd
    .uses_dynamic_stack: false
    .vgpr_count:     106
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx90a
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
