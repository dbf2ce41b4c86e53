	.amdgcn_target "amdgcn-amd-amdhsa--gfx950"
	.amdhsa_code_object_version 6
	.text
	.protected	integers                ; -- Begin function integers
	.globl	integers
	.p2align	8
	.type	integers,@function
integers:                               ; @integers
; %bb.0:
	s_load_dword s3, s[0:1], 0x30
	v_lshl_add_u32 v2, s2, 7, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s3, v2
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_10
; %bb.1:
	s_load_dwordx8 s[4:11], s[0:1], 0x0
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	s_load_dwordx4 s[0:3], s[0:1], 0x20
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[4:5], s[4:5], 0, v[0:1]
	v_lshl_add_u64 v[0:1], s[6:7], 0, v[0:1]
	global_load_dword v18, v[4:5], off
	global_load_dword v10, v[0:1], off
	v_lshlrev_b64 v[0:1], 3, v[2:3]
	v_lshl_add_u64 v[8:9], s[8:9], 0, v[0:1]
	v_lshl_add_u64 v[0:1], s[10:11], 0, v[0:1]
	global_load_dwordx2 v[4:5], v[8:9], off
	global_load_dwordx2 v[6:7], v[0:1], off
	v_lshlrev_b32_e32 v0, 3, v2
	v_ashrrev_i32_e32 v1, 31, v0
	v_mov_b32_e32 v12, s0
	v_mov_b32_e32 v13, s1
	v_lshl_add_u64 v[0:1], v[0:1], 2, v[12:13]
	s_movk_i32 s4, 0x64
	v_mov_b32_e32 v8, 0
	s_waitcnt vmcnt(3)
	v_or_b32_e32 v16, 1, v18
	s_waitcnt vmcnt(2)
	v_sub_u32_e32 v14, 0, v10
	v_cvt_f32_u32_e32 v12, v10
	v_mul_hi_i32 v19, v10, v18
	v_ashrrev_i32_e32 v20, v10, v18
	v_min_i32_e32 v21, v18, v10
	v_max_i32_e32 v22, v18, v10
	v_max_i32_e32 v23, v14, v10
	v_ffbh_u32_e32 v14, v16
	v_xor_b32_e32 v16, v20, v19
	v_sub_u32_e32 v20, v22, v21
	v_cvt_f32_u32_e32 v21, v23
	v_rcp_iflag_f32_e32 v24, v12
	v_sub_u32_e32 v11, 0, v10
	v_bcnt_u32_b32 v17, v18, 0
	v_rcp_iflag_f32_e32 v21, v21
	v_alignbit_b32 v19, v18, v18, v11
	v_mad_u32_u24 v14, v14, s4, v17
	v_add_u32_e32 v17, v20, v19
	v_mul_f32_e32 v19, 0x4f7ffffe, v24
	v_cvt_u32_f32_e32 v19, v19
	v_mul_f32_e32 v20, 0x4f7ffffe, v21
	v_cvt_u32_f32_e32 v20, v20
	v_bfrev_b32_e32 v15, v18
	global_store_dwordx4 v[0:1], v[14:17], off offset:16
	v_sub_u32_e32 v22, 0, v23
	v_sub_u32_e32 v13, 0, v18
	v_mul_lo_u32 v14, v11, v19
	v_mul_hi_u32 v14, v19, v14
	v_mul_lo_u32 v15, v22, v20
	v_add_u32_e32 v14, v19, v14
	v_mul_hi_u32 v15, v20, v15
	v_mul_hi_u32 v14, v18, v14
	v_max_i32_e32 v13, v13, v18
	v_add_u32_e32 v15, v20, v15
	v_mul_lo_u32 v16, v14, v10
	v_mul_hi_u32 v15, v13, v15
	v_sub_u32_e32 v16, v18, v16
	v_add_u32_e32 v17, 1, v14
	v_mul_lo_u32 v19, v15, v23
	v_cmp_ge_u32_e32 vcc, v16, v10
	v_sub_u32_e32 v13, v13, v19
	v_add_u32_e32 v20, 1, v15
	v_cndmask_b32_e32 v14, v14, v17, vcc
	v_sub_u32_e32 v17, v16, v10
	v_cndmask_b32_e32 v16, v16, v17, vcc
	v_cmp_ge_u32_e32 vcc, v13, v23
	v_sub_u32_e32 v19, v13, v23
	v_add_u32_e32 v17, 1, v14
	v_cndmask_b32_e32 v15, v15, v20, vcc
	v_cmp_ge_u32_e64 s[0:1], v16, v10
	v_cndmask_b32_e32 v13, v13, v19, vcc
	v_xor_b32_e32 v3, v18, v10
	v_cndmask_b32_e64 v16, v14, v17, s[0:1]
	v_add_u32_e32 v14, 1, v15
	v_cmp_ge_u32_e32 vcc, v13, v23
	v_ashrrev_i32_e32 v3, 31, v3
	s_waitcnt vmcnt(1)
	v_or_b32_e32 v9, v5, v7
	v_cndmask_b32_e32 v13, v15, v14, vcc
	v_xor_b32_e32 v13, v13, v3
	v_sub_u32_e32 v14, v13, v3
	v_mul_lo_u32 v17, v16, v10
	v_mul_lo_u32 v3, v14, v10
	v_sub_u32_e32 v17, v18, v17
	v_sub_u32_e32 v15, v18, v3
	v_cmp_ne_u64_e32 vcc, 0, v[8:9]
	global_store_dwordx4 v[0:1], v[14:17], off
                                        ; implicit-def: $vgpr0_vgpr1
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[4:5], exec, s[0:1]
	s_cbranch_execz .LBB0_3
; %bb.2:
	v_ashrrev_i32_e32 v0, 31, v7
	v_mov_b32_e32 v1, v0
	v_lshl_add_u64 v[14:15], v[6:7], 0, v[0:1]
	v_xor_b32_e32 v1, v15, v0
	v_xor_b32_e32 v3, v14, v0
	v_cvt_f32_u32_e32 v9, v3
	v_cvt_f32_u32_e32 v13, v1
	v_sub_co_u32_e32 v20, vcc, 0, v3
	v_mov_b32_e32 v19, v8
	v_fmamk_f32 v9, v13, 0x4f800000, v9
	v_rcp_f32_e32 v9, v9
	v_subb_co_u32_e32 v21, vcc, 0, v1, vcc
	v_mul_f32_e32 v9, 0x5f7ffffc, v9
	v_mul_f32_e32 v13, 0x2f800000, v9
	v_trunc_f32_e32 v13, v13
	v_fmamk_f32 v9, v13, 0xcf800000, v9
	v_cvt_u32_f32_e32 v9, v9
	v_cvt_u32_f32_e32 v13, v13
	v_mul_lo_u32 v16, v21, v9
	v_mad_u64_u32 v[14:15], s[0:1], v20, v9, 0
	v_mul_lo_u32 v17, v20, v13
	v_add3_u32 v15, v15, v17, v16
	v_mad_u64_u32 v[16:17], s[0:1], v9, v15, 0
	v_mul_hi_u32 v18, v9, v14
	v_lshl_add_u64 v[16:17], v[18:19], 0, v[16:17]
	v_mad_u64_u32 v[18:19], s[0:1], v13, v15, 0
	v_mad_u64_u32 v[14:15], s[0:1], v13, v14, 0
	v_add_co_u32_e32 v14, vcc, v16, v14
	s_nop 1
	v_addc_co_u32_e32 v14, vcc, v17, v15, vcc
	v_mov_b32_e32 v15, v8
	s_nop 0
	v_addc_co_u32_e32 v19, vcc, 0, v19, vcc
	v_lshl_add_u64 v[14:15], v[14:15], 0, v[18:19]
	v_add_co_u32_e32 v9, vcc, v9, v14
	v_mul_lo_u32 v17, v21, v9
	s_nop 0
	v_addc_co_u32_e32 v13, vcc, v13, v15, vcc
	v_mul_lo_u32 v16, v20, v13
	v_mad_u64_u32 v[14:15], s[0:1], v20, v9, 0
	v_add3_u32 v15, v15, v16, v17
	v_mad_u64_u32 v[16:17], s[0:1], v13, v15, 0
	v_mad_u64_u32 v[18:19], s[0:1], v13, v14, 0
	v_mad_u64_u32 v[20:21], s[0:1], v9, v15, 0
	v_mul_hi_u32 v14, v9, v14
	v_mov_b32_e32 v15, v8
	v_lshl_add_u64 v[14:15], v[14:15], 0, v[20:21]
	v_add_co_u32_e32 v14, vcc, v14, v18
	s_nop 1
	v_addc_co_u32_e32 v14, vcc, v15, v19, vcc
	v_mov_b32_e32 v15, v8
	s_nop 0
	v_addc_co_u32_e32 v17, vcc, 0, v17, vcc
	v_lshl_add_u64 v[14:15], v[14:15], 0, v[16:17]
	v_add_co_u32_e32 v9, vcc, v9, v14
	v_ashrrev_i32_e32 v14, 31, v5
	s_nop 0
	v_addc_co_u32_e32 v13, vcc, v13, v15, vcc
	v_mov_b32_e32 v15, v14
	v_lshl_add_u64 v[16:17], v[4:5], 0, v[14:15]
	v_xor_b32_e32 v22, v16, v14
	v_xor_b32_e32 v15, v17, v14
	v_mad_u64_u32 v[16:17], s[0:1], v22, v13, 0
	v_mul_hi_u32 v18, v22, v9
	v_mov_b32_e32 v19, v8
	v_lshl_add_u64 v[16:17], v[18:19], 0, v[16:17]
	v_mad_u64_u32 v[20:21], s[0:1], v15, v9, 0
	v_add_co_u32_e32 v9, vcc, v16, v20
	v_mad_u64_u32 v[18:19], s[0:1], v15, v13, 0
	s_nop 0
	v_addc_co_u32_e32 v16, vcc, v17, v21, vcc
	v_mov_b32_e32 v17, v8
	s_nop 0
	v_addc_co_u32_e32 v19, vcc, 0, v19, vcc
	v_lshl_add_u64 v[8:9], v[16:17], 0, v[18:19]
	v_mul_lo_u32 v13, v1, v8
	v_mul_lo_u32 v18, v3, v9
	v_mad_u64_u32 v[16:17], s[0:1], v3, v8, 0
	v_add3_u32 v13, v17, v18, v13
	v_sub_u32_e32 v17, v15, v13
	v_sub_co_u32_e32 v20, vcc, v22, v16
	s_nop 1
	v_subb_co_u32_e64 v16, s[0:1], v17, v1, vcc
	v_sub_co_u32_e64 v17, s[0:1], v20, v3
	v_subb_co_u32_e32 v13, vcc, v15, v13, vcc
	s_nop 0
	v_subbrev_co_u32_e64 v16, s[0:1], 0, v16, s[0:1]
	v_cmp_ge_u32_e64 s[0:1], v16, v1
	v_cmp_ge_u32_e32 vcc, v13, v1
	s_nop 0
	v_cndmask_b32_e64 v18, 0, -1, s[0:1]
	v_cmp_ge_u32_e64 s[0:1], v17, v3
	v_cndmask_b32_e64 v15, 0, -1, vcc
	v_cmp_ge_u32_e32 vcc, v20, v3
	v_cndmask_b32_e64 v17, 0, -1, s[0:1]
	v_cmp_eq_u32_e64 s[0:1], v16, v1
	v_cndmask_b32_e64 v3, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, v13, v1
	v_cndmask_b32_e64 v21, v18, v17, s[0:1]
	v_lshl_add_u64 v[16:17], v[8:9], 0, 2
	v_lshl_add_u64 v[18:19], v[8:9], 0, 1
	v_cmp_ne_u32_e64 s[0:1], 0, v21
	v_cndmask_b32_e32 v1, v15, v3, vcc
	v_cmp_ne_u32_e32 vcc, 0, v1
	v_cndmask_b32_e64 v3, v18, v16, s[0:1]
	v_cndmask_b32_e64 v17, v19, v17, s[0:1]
	v_cndmask_b32_e32 v3, v8, v3, vcc
	v_xor_b32_e32 v8, v14, v0
	v_cndmask_b32_e32 v1, v9, v17, vcc
	v_xor_b32_e32 v0, v3, v8
	v_xor_b32_e32 v1, v1, v8
	v_sub_co_u32_e32 v0, vcc, v0, v8
	s_nop 1
	v_subb_co_u32_e32 v1, vcc, v1, v8, vcc
.LBB0_3:
	s_andn2_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_5
; %bb.4:
	v_cvt_f32_u32_e32 v0, v6
	v_sub_u32_e32 v1, 0, v6
	v_rcp_iflag_f32_e32 v0, v0
	s_nop 0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v1, v1, v0
	v_mul_hi_u32 v1, v0, v1
	v_add_u32_e32 v0, v0, v1
	v_mul_hi_u32 v0, v4, v0
	v_mul_lo_u32 v1, v0, v6
	v_sub_u32_e32 v1, v4, v1
	v_add_u32_e32 v3, 1, v0
	v_sub_u32_e32 v8, v1, v6
	v_cmp_ge_u32_e32 vcc, v1, v6
	s_nop 1
	v_cndmask_b32_e32 v1, v1, v8, vcc
	v_cndmask_b32_e32 v0, v0, v3, vcc
	v_add_u32_e32 v3, 1, v0
	v_cmp_ge_u32_e32 vcc, v1, v6
	v_mov_b32_e32 v1, 0
	s_nop 0
	v_cndmask_b32_e32 v0, v0, v3, vcc
.LBB0_5:
	s_or_b64 exec, exec, s[0:1]
	v_lshlrev_b32_e32 v2, 2, v2
	v_mov_b32_e32 v8, s2
	v_mov_b32_e32 v9, s3
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[8:9], v[2:3], 3, v[8:9]
	v_mul_lo_u32 v13, v1, v6
	v_mul_lo_u32 v14, v0, v7
	v_mad_u64_u32 v[2:3], s[0:1], v0, v6, 0
	v_add3_u32 v3, v3, v14, v13
	v_sub_co_u32_e32 v2, vcc, v4, v2
	s_nop 1
	v_subb_co_u32_e32 v3, vcc, v5, v3, vcc
	global_store_dwordx4 v[8:9], v[0:3], off
	s_nop 1
	v_lshlrev_b64 v[0:1], v6, v[4:5]
	v_mul_lo_u32 v2, v6, v5
	v_mul_lo_u32 v3, v7, v4
	v_mad_u64_u32 v[0:1], s[0:1], v6, v4, v[0:1]
	v_add3_u32 v1, v3, v1, v2
	global_store_dwordx2 v[8:9], v[0:1], off offset:16
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, v5
	v_cmp_ne_u64_e32 vcc, 0, v[0:1]
                                        ; implicit-def: $vgpr2_vgpr3
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[2:3], exec, s[0:1]
	s_cbranch_execz .LBB0_7
; %bb.6:
	v_mov_b32_e32 v1, 0x4f800000
	v_fmac_f32_e32 v12, 0, v1
	v_rcp_f32_e32 v1, v12
	v_sub_co_u32_e32 v11, vcc, 0, v10
	v_mov_b32_e32 v15, v0
	v_mul_f32_e32 v1, 0x5f7ffffc, v1
	v_mul_f32_e32 v2, 0x2f800000, v1
	v_trunc_f32_e32 v2, v2
	v_fmamk_f32 v1, v2, 0xcf800000, v1
	v_cvt_u32_f32_e32 v1, v1
	v_cvt_u32_f32_e32 v17, v2
	v_subb_co_u32_e64 v16, s[0:1], 0, 0, vcc
	v_mul_lo_u32 v12, v16, v1
	v_mad_u64_u32 v[2:3], s[0:1], v11, v1, 0
	v_mul_lo_u32 v13, v11, v17
	v_add3_u32 v3, v3, v13, v12
	v_mad_u64_u32 v[12:13], s[0:1], v1, v3, 0
	v_mul_hi_u32 v14, v1, v2
	v_lshl_add_u64 v[12:13], v[14:15], 0, v[12:13]
	v_mad_u64_u32 v[14:15], s[0:1], v17, v3, 0
	v_mad_u64_u32 v[2:3], s[0:1], v17, v2, 0
	v_add_co_u32_e32 v2, vcc, v12, v2
	s_nop 1
	v_addc_co_u32_e32 v2, vcc, v13, v3, vcc
	v_mov_b32_e32 v3, v0
	s_nop 0
	v_addc_co_u32_e32 v15, vcc, 0, v15, vcc
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[14:15]
	v_add_co_u32_e32 v1, vcc, v1, v2
	v_mul_lo_u32 v13, v16, v1
	s_nop 0
	v_addc_co_u32_e32 v18, vcc, v17, v3, vcc
	v_mul_lo_u32 v12, v11, v18
	v_mad_u64_u32 v[2:3], s[0:1], v11, v1, 0
	v_add3_u32 v3, v3, v12, v13
	v_mad_u64_u32 v[12:13], s[0:1], v18, v3, 0
	v_mad_u64_u32 v[14:15], s[0:1], v18, v2, 0
	v_mad_u64_u32 v[16:17], s[0:1], v1, v3, 0
	v_mul_hi_u32 v2, v1, v2
	v_mov_b32_e32 v3, v0
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[16:17]
	v_add_co_u32_e32 v2, vcc, v2, v14
	s_nop 1
	v_addc_co_u32_e32 v2, vcc, v3, v15, vcc
	v_mov_b32_e32 v3, v0
	s_nop 0
	v_addc_co_u32_e32 v13, vcc, 0, v13, vcc
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[12:13]
	v_add_co_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v12, v4, v1
	s_nop 0
	v_addc_co_u32_e32 v11, vcc, v18, v3, vcc
	v_mad_u64_u32 v[2:3], s[0:1], v4, v11, 0
	v_mov_b32_e32 v13, v0
	v_lshl_add_u64 v[2:3], v[12:13], 0, v[2:3]
	v_mad_u64_u32 v[14:15], s[0:1], v5, v1, 0
	v_add_co_u32_e32 v1, vcc, v2, v14
	v_mad_u64_u32 v[12:13], s[0:1], v5, v11, 0
	s_nop 0
	v_addc_co_u32_e32 v2, vcc, v3, v15, vcc
	v_mov_b32_e32 v3, v0
	s_nop 0
	v_addc_co_u32_e32 v13, vcc, 0, v13, vcc
	v_lshl_add_u64 v[0:1], v[2:3], 0, v[12:13]
	v_mad_u64_u32 v[2:3], s[0:1], v10, v0, 0
	v_mov_b32_e32 v12, v3
	v_mad_u64_u32 v[12:13], s[0:1], v10, v1, v[12:13]
	v_sub_co_u32_e32 v11, vcc, v4, v2
	v_cmp_ge_u32_e64 s[0:1], v11, v10
	s_nop 0
	v_subb_co_u32_e32 v14, vcc, v5, v12, vcc
	v_sub_co_u32_e32 v2, vcc, v11, v10
	v_lshl_add_u64 v[12:13], v[0:1], 0, 1
	s_nop 0
	v_subbrev_co_u32_e32 v3, vcc, 0, v14, vcc
	v_cmp_ge_u32_e32 vcc, v2, v10
	v_cndmask_b32_e64 v10, 0, -1, s[0:1]
	v_cmp_eq_u32_e64 s[0:1], 0, v14
	v_cndmask_b32_e64 v2, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, 0, v3
	v_cndmask_b32_e64 v10, -1, v10, s[0:1]
	v_cmp_ne_u32_e64 s[0:1], 0, v10
	v_cndmask_b32_e32 v15, -1, v2, vcc
	v_lshl_add_u64 v[2:3], v[0:1], 0, 2
	v_cmp_ne_u32_e32 vcc, 0, v15
                                        ; implicit-def: $vgpr10
                                        ; implicit-def: $vgpr11
	s_nop 1
	v_cndmask_b32_e32 v3, v13, v3, vcc
	v_cndmask_b32_e64 v3, v1, v3, s[0:1]
	v_cndmask_b32_e32 v1, v12, v2, vcc
	v_cndmask_b32_e64 v2, v0, v1, s[0:1]
.LBB0_7:
	s_andn2_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_9
; %bb.8:
	v_cvt_f32_u32_e32 v0, v10
	v_rcp_iflag_f32_e32 v0, v0
	s_nop 0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v1, v11, v0
	v_mul_hi_u32 v1, v0, v1
	v_add_u32_e32 v0, v0, v1
	v_mul_hi_u32 v0, v4, v0
	v_mul_lo_u32 v1, v0, v10
	v_sub_u32_e32 v1, v4, v1
	v_add_u32_e32 v2, 1, v0
	v_sub_u32_e32 v3, v1, v10
	v_cmp_ge_u32_e32 vcc, v1, v10
	s_nop 1
	v_cndmask_b32_e32 v1, v1, v3, vcc
	v_cndmask_b32_e32 v0, v0, v2, vcc
	v_add_u32_e32 v2, 1, v0
	v_cmp_ge_u32_e32 vcc, v1, v10
	v_mov_b32_e32 v3, 0
	s_nop 0
	v_cndmask_b32_e32 v2, v0, v2, vcc
.LBB0_9:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_gt_i64_e32 vcc, v[4:5], v[6:7]
	s_mov_b32 s0, 0
	v_mov_b32_e32 v1, s0
	v_cndmask_b32_e64 v0, 0, 1, vcc
	v_lshl_add_u64 v[0:1], v[2:3], 0, v[0:1]
	global_store_dwordx2 v[8:9], v[0:1], off offset:24
.LBB0_10:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel integers
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 52
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
		.amdhsa_next_free_vgpr 25
		.amdhsa_next_free_sgpr 12
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
	.size	integers, .Lfunc_end0-integers
                                        ; -- End function
	.set integers.num_vgpr, 25
	.set integers.num_agpr, 0
	.set integers.numbered_sgpr, 12
	.set integers.num_named_barrier, 0
	.set integers.private_seg_size, 0
	.set integers.uses_vcc, 1
	.set integers.uses_flat_scratch, 0
	.set integers.has_dyn_sized_stack, 0
	.set integers.has_recursion, 0
	.set integers.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 2172
; TotalNumSgprs: 18
; NumVgprs: 25
; NumAgprs: 0
; TotalNumVgprs: 25
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 25
; AccumOffset: 28
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 6
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.protected	__clang_ocl_kern_imp_integers ; -- Begin function __clang_ocl_kern_imp_integers
	.globl	__clang_ocl_kern_imp_integers
	.p2align	2
	.type	__clang_ocl_kern_imp_integers,@function
__clang_ocl_kern_imp_integers:          ; @__clang_ocl_kern_imp_integers
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_and_b32_e32 v13, 0x3ff, v31
	v_lshl_add_u32 v14, s12, 7, v13
	v_cmp_lt_i32_e32 vcc, v14, v12
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB1_10
; %bb.1:
	v_ashrrev_i32_e32 v15, 31, v14
	v_lshlrev_b64 v[12:13], 2, v[14:15]
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[12:13]
	global_load_dword v20, v[0:1], off
	v_lshl_add_u64 v[0:1], v[2:3], 0, v[12:13]
	global_load_dword v12, v[0:1], off
	v_lshlrev_b64 v[0:1], 3, v[14:15]
	v_lshl_add_u64 v[2:3], v[4:5], 0, v[0:1]
	v_lshl_add_u64 v[0:1], v[6:7], 0, v[0:1]
	global_load_dwordx2 v[4:5], v[2:3], off
	global_load_dwordx2 v[6:7], v[0:1], off
	s_movk_i32 s0, 0x64
	v_lshlrev_b32_e32 v0, 3, v14
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshl_add_u64 v[0:1], v[0:1], 2, v[8:9]
	v_mov_b32_e32 v2, 0
	s_waitcnt vmcnt(3)
	v_or_b32_e32 v18, 1, v20
	v_bcnt_u32_b32 v19, v20, 0
	s_waitcnt vmcnt(2)
	v_sub_u32_e32 v16, 0, v12
	v_cvt_f32_u32_e32 v15, v12
	v_mul_hi_i32 v21, v12, v20
	v_ashrrev_i32_e32 v22, v12, v20
	v_min_i32_e32 v23, v20, v12
	v_max_i32_e32 v24, v20, v12
	v_max_i32_e32 v25, v16, v12
	v_ffbh_u32_e32 v16, v18
	v_xor_b32_e32 v18, v22, v21
	v_sub_u32_e32 v22, v24, v23
	v_cvt_f32_u32_e32 v23, v25
	v_rcp_iflag_f32_e32 v26, v15
	v_sub_u32_e32 v13, 0, v12
	v_alignbit_b32 v21, v20, v20, v13
	v_rcp_iflag_f32_e32 v23, v23
	v_mad_u32_u24 v16, v16, s0, v19
	v_add_u32_e32 v19, v22, v21
	v_mul_f32_e32 v21, 0x4f7ffffe, v26
	v_cvt_u32_f32_e32 v21, v21
	v_mul_f32_e32 v22, 0x4f7ffffe, v23
	v_cvt_u32_f32_e32 v22, v22
	v_bfrev_b32_e32 v17, v20
	global_store_dwordx4 v[0:1], v[16:19], off offset:16
	v_sub_u32_e32 v24, 0, v25
	v_sub_u32_e32 v9, 0, v20
	v_mul_lo_u32 v16, v13, v21
	v_mul_hi_u32 v16, v21, v16
	v_mul_lo_u32 v17, v24, v22
	v_add_u32_e32 v16, v21, v16
	v_mul_hi_u32 v17, v22, v17
	v_mul_hi_u32 v16, v20, v16
	v_max_i32_e32 v9, v9, v20
	v_add_u32_e32 v17, v22, v17
	v_mul_lo_u32 v18, v16, v12
	v_mul_hi_u32 v17, v9, v17
	v_sub_u32_e32 v18, v20, v18
	v_add_u32_e32 v19, 1, v16
	v_mul_lo_u32 v21, v17, v25
	v_cmp_ge_u32_e32 vcc, v18, v12
	v_sub_u32_e32 v9, v9, v21
	v_add_u32_e32 v22, 1, v17
	v_cndmask_b32_e32 v16, v16, v19, vcc
	v_sub_u32_e32 v19, v18, v12
	v_cndmask_b32_e32 v18, v18, v19, vcc
	v_cmp_ge_u32_e32 vcc, v9, v25
	v_sub_u32_e32 v21, v9, v25
	v_add_u32_e32 v19, 1, v16
	v_cndmask_b32_e32 v17, v17, v22, vcc
	v_cmp_ge_u32_e64 s[0:1], v18, v12
	v_cndmask_b32_e32 v9, v9, v21, vcc
	v_xor_b32_e32 v8, v20, v12
	v_cndmask_b32_e64 v18, v16, v19, s[0:1]
	v_add_u32_e32 v16, 1, v17
	v_cmp_ge_u32_e32 vcc, v9, v25
	v_ashrrev_i32_e32 v8, 31, v8
	s_waitcnt vmcnt(1)
	v_or_b32_e32 v3, v5, v7
	v_cndmask_b32_e32 v9, v17, v16, vcc
	v_xor_b32_e32 v9, v9, v8
	v_sub_u32_e32 v16, v9, v8
	v_mul_lo_u32 v19, v18, v12
	v_mul_lo_u32 v8, v16, v12
	v_sub_u32_e32 v19, v20, v19
	v_sub_u32_e32 v17, v20, v8
	v_cmp_ne_u64_e32 vcc, 0, v[2:3]
	global_store_dwordx4 v[0:1], v[16:19], off
                                        ; implicit-def: $vgpr0_vgpr1
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[4:5], exec, s[0:1]
	s_cbranch_execz .LBB1_3
; %bb.2:
	v_ashrrev_i32_e32 v0, 31, v7
	v_mov_b32_e32 v1, v0
	v_lshl_add_u64 v[8:9], v[6:7], 0, v[0:1]
	v_xor_b32_e32 v1, v9, v0
	v_xor_b32_e32 v22, v8, v0
	v_cvt_f32_u32_e32 v3, v22
	v_cvt_f32_u32_e32 v8, v1
	v_sub_co_u32_e32 v20, vcc, 0, v22
	v_mov_b32_e32 v19, v2
	v_fmamk_f32 v3, v8, 0x4f800000, v3
	v_rcp_f32_e32 v3, v3
	v_subb_co_u32_e32 v21, vcc, 0, v1, vcc
	v_mul_f32_e32 v3, 0x5f7ffffc, v3
	v_mul_f32_e32 v8, 0x2f800000, v3
	v_trunc_f32_e32 v8, v8
	v_fmamk_f32 v3, v8, 0xcf800000, v3
	v_cvt_u32_f32_e32 v3, v3
	v_cvt_u32_f32_e32 v23, v8
	v_mul_lo_u32 v16, v21, v3
	v_mad_u64_u32 v[8:9], s[0:1], v20, v3, 0
	v_mul_lo_u32 v17, v20, v23
	v_add3_u32 v9, v9, v17, v16
	v_mad_u64_u32 v[16:17], s[0:1], v3, v9, 0
	v_mul_hi_u32 v18, v3, v8
	v_lshl_add_u64 v[16:17], v[18:19], 0, v[16:17]
	v_mad_u64_u32 v[18:19], s[0:1], v23, v9, 0
	v_mad_u64_u32 v[8:9], s[0:1], v23, v8, 0
	v_add_co_u32_e32 v8, vcc, v16, v8
	s_nop 1
	v_addc_co_u32_e32 v8, vcc, v17, v9, vcc
	v_mov_b32_e32 v9, v2
	s_nop 0
	v_addc_co_u32_e32 v19, vcc, 0, v19, vcc
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[18:19]
	v_add_co_u32_e32 v3, vcc, v3, v8
	v_mul_lo_u32 v17, v21, v3
	s_nop 0
	v_addc_co_u32_e32 v23, vcc, v23, v9, vcc
	v_mul_lo_u32 v16, v20, v23
	v_mad_u64_u32 v[8:9], s[0:1], v20, v3, 0
	v_add3_u32 v9, v9, v16, v17
	v_mad_u64_u32 v[16:17], s[0:1], v23, v9, 0
	v_mad_u64_u32 v[18:19], s[0:1], v23, v8, 0
	v_mad_u64_u32 v[20:21], s[0:1], v3, v9, 0
	v_mul_hi_u32 v8, v3, v8
	v_mov_b32_e32 v9, v2
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[20:21]
	v_add_co_u32_e32 v8, vcc, v8, v18
	s_nop 1
	v_addc_co_u32_e32 v8, vcc, v9, v19, vcc
	v_mov_b32_e32 v9, v2
	s_nop 0
	v_addc_co_u32_e32 v17, vcc, 0, v17, vcc
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[16:17]
	v_add_co_u32_e32 v3, vcc, v3, v8
	v_ashrrev_i32_e32 v8, 31, v5
	s_nop 0
	v_addc_co_u32_e32 v20, vcc, v23, v9, vcc
	v_mov_b32_e32 v9, v8
	v_lshl_add_u64 v[16:17], v[4:5], 0, v[8:9]
	v_xor_b32_e32 v23, v16, v8
	v_xor_b32_e32 v9, v17, v8
	v_mad_u64_u32 v[16:17], s[0:1], v23, v20, 0
	v_mul_hi_u32 v18, v23, v3
	v_mov_b32_e32 v19, v2
	v_lshl_add_u64 v[16:17], v[18:19], 0, v[16:17]
	v_mad_u64_u32 v[18:19], s[0:1], v9, v20, 0
	v_mad_u64_u32 v[20:21], s[0:1], v9, v3, 0
	v_add_co_u32_e32 v3, vcc, v16, v20
	s_nop 1
	v_addc_co_u32_e32 v16, vcc, v17, v21, vcc
	v_mov_b32_e32 v17, v2
	s_nop 0
	v_addc_co_u32_e32 v19, vcc, 0, v19, vcc
	v_lshl_add_u64 v[2:3], v[16:17], 0, v[18:19]
	v_mul_lo_u32 v18, v1, v2
	v_mul_lo_u32 v19, v22, v3
	v_mad_u64_u32 v[16:17], s[0:1], v22, v2, 0
	v_add3_u32 v20, v17, v19, v18
	v_sub_u32_e32 v17, v9, v20
	v_sub_co_u32_e32 v21, vcc, v23, v16
	s_nop 1
	v_subb_co_u32_e64 v16, s[0:1], v17, v1, vcc
	v_sub_co_u32_e64 v17, s[0:1], v21, v22
	v_subb_co_u32_e32 v9, vcc, v9, v20, vcc
	s_nop 0
	v_subbrev_co_u32_e64 v16, s[0:1], 0, v16, s[0:1]
	v_cmp_ge_u32_e64 s[0:1], v16, v1
	v_cmp_ge_u32_e32 vcc, v9, v1
	s_nop 0
	v_cndmask_b32_e64 v18, 0, -1, s[0:1]
	v_cmp_ge_u32_e64 s[0:1], v17, v22
	s_nop 1
	v_cndmask_b32_e64 v17, 0, -1, s[0:1]
	v_cmp_eq_u32_e64 s[0:1], v16, v1
	s_nop 1
	v_cndmask_b32_e64 v23, v18, v17, s[0:1]
	v_lshl_add_u64 v[16:17], v[2:3], 0, 2
	v_lshl_add_u64 v[18:19], v[2:3], 0, 1
	v_cmp_ne_u32_e64 s[0:1], 0, v23
	s_nop 1
	v_cndmask_b32_e64 v17, v19, v17, s[0:1]
	v_cndmask_b32_e64 v19, 0, -1, vcc
	v_cmp_ge_u32_e32 vcc, v21, v22
	s_nop 1
	v_cndmask_b32_e64 v20, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, v9, v1
	s_nop 1
	v_cndmask_b32_e32 v1, v19, v20, vcc
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_nop 1
	v_cndmask_b32_e32 v1, v3, v17, vcc
	v_cndmask_b32_e64 v3, v18, v16, s[0:1]
	v_cndmask_b32_e32 v2, v2, v3, vcc
	v_xor_b32_e32 v3, v8, v0
	v_xor_b32_e32 v0, v2, v3
	v_xor_b32_e32 v1, v1, v3
	v_sub_co_u32_e32 v0, vcc, v0, v3
	s_nop 1
	v_subb_co_u32_e32 v1, vcc, v1, v3, vcc
.LBB1_3:
	s_andn2_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB1_5
; %bb.4:
	v_cvt_f32_u32_e32 v0, v6
	v_sub_u32_e32 v1, 0, v6
	v_rcp_iflag_f32_e32 v0, v0
	s_nop 0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v1, v1, v0
	v_mul_hi_u32 v1, v0, v1
	v_add_u32_e32 v0, v0, v1
	v_mul_hi_u32 v0, v4, v0
	v_mul_lo_u32 v1, v0, v6
	v_sub_u32_e32 v1, v4, v1
	v_add_u32_e32 v2, 1, v0
	v_sub_u32_e32 v3, v1, v6
	v_cmp_ge_u32_e32 vcc, v1, v6
	s_nop 1
	v_cndmask_b32_e32 v1, v1, v3, vcc
	v_cndmask_b32_e32 v0, v0, v2, vcc
	v_add_u32_e32 v2, 1, v0
	v_cmp_ge_u32_e32 vcc, v1, v6
	v_mov_b32_e32 v1, 0
	s_nop 0
	v_cndmask_b32_e32 v0, v0, v2, vcc
.LBB1_5:
	s_or_b64 exec, exec, s[0:1]
	v_lshlrev_b32_e32 v2, 2, v14
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[8:9], v[2:3], 3, v[10:11]
	v_mul_lo_u32 v10, v1, v6
	v_mul_lo_u32 v11, v0, v7
	v_mad_u64_u32 v[2:3], s[0:1], v0, v6, 0
	v_add3_u32 v3, v3, v11, v10
	v_sub_co_u32_e32 v2, vcc, v4, v2
	s_nop 1
	v_subb_co_u32_e32 v3, vcc, v5, v3, vcc
	global_store_dwordx4 v[8:9], v[0:3], off
	s_nop 1
	v_lshlrev_b64 v[0:1], v6, v[4:5]
	v_mul_lo_u32 v2, v6, v5
	v_mul_lo_u32 v3, v7, v4
	v_mad_u64_u32 v[0:1], s[0:1], v6, v4, v[0:1]
	v_add3_u32 v1, v3, v1, v2
	global_store_dwordx2 v[8:9], v[0:1], off offset:16
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, v5
	v_cmp_ne_u64_e32 vcc, 0, v[0:1]
                                        ; implicit-def: $vgpr2_vgpr3
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[4:5], exec, s[0:1]
	s_cbranch_execz .LBB1_7
; %bb.6:
	v_mov_b32_e32 v1, 0x4f800000
	v_fmac_f32_e32 v15, 0, v1
	v_rcp_f32_e32 v1, v15
	v_sub_co_u32_e32 v13, vcc, 0, v12
	v_mov_b32_e32 v15, v0
	v_mul_f32_e32 v1, 0x5f7ffffc, v1
	v_mul_f32_e32 v2, 0x2f800000, v1
	v_trunc_f32_e32 v2, v2
	v_fmamk_f32 v1, v2, 0xcf800000, v1
	v_cvt_u32_f32_e32 v1, v1
	v_cvt_u32_f32_e32 v17, v2
	v_subb_co_u32_e64 v16, s[0:1], 0, 0, vcc
	v_mul_lo_u32 v10, v16, v1
	v_mad_u64_u32 v[2:3], s[0:1], v13, v1, 0
	v_mul_lo_u32 v11, v13, v17
	v_add3_u32 v3, v3, v11, v10
	v_mad_u64_u32 v[10:11], s[0:1], v1, v3, 0
	v_mul_hi_u32 v14, v1, v2
	v_lshl_add_u64 v[10:11], v[14:15], 0, v[10:11]
	v_mad_u64_u32 v[14:15], s[0:1], v17, v3, 0
	v_mad_u64_u32 v[2:3], s[0:1], v17, v2, 0
	v_add_co_u32_e32 v2, vcc, v10, v2
	s_nop 1
	v_addc_co_u32_e32 v2, vcc, v11, v3, vcc
	v_mov_b32_e32 v3, v0
	s_nop 0
	v_addc_co_u32_e32 v15, vcc, 0, v15, vcc
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[14:15]
	v_add_co_u32_e32 v1, vcc, v1, v2
	v_mul_lo_u32 v11, v16, v1
	s_nop 0
	v_addc_co_u32_e32 v18, vcc, v17, v3, vcc
	v_mul_lo_u32 v10, v13, v18
	v_mad_u64_u32 v[2:3], s[0:1], v13, v1, 0
	v_add3_u32 v3, v3, v10, v11
	v_mad_u64_u32 v[10:11], s[0:1], v18, v3, 0
	v_mad_u64_u32 v[14:15], s[0:1], v18, v2, 0
	v_mad_u64_u32 v[16:17], s[0:1], v1, v3, 0
	v_mul_hi_u32 v2, v1, v2
	v_mov_b32_e32 v3, v0
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[16:17]
	v_add_co_u32_e32 v2, vcc, v2, v14
	s_nop 1
	v_addc_co_u32_e32 v2, vcc, v3, v15, vcc
	v_mov_b32_e32 v3, v0
	s_nop 0
	v_addc_co_u32_e32 v11, vcc, 0, v11, vcc
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[10:11]
	v_add_co_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v10, v4, v1
	s_nop 0
	v_addc_co_u32_e32 v13, vcc, v18, v3, vcc
	v_mad_u64_u32 v[2:3], s[0:1], v4, v13, 0
	v_mov_b32_e32 v11, v0
	v_lshl_add_u64 v[2:3], v[10:11], 0, v[2:3]
	v_mad_u64_u32 v[14:15], s[0:1], v5, v1, 0
	v_add_co_u32_e32 v1, vcc, v2, v14
	v_mad_u64_u32 v[10:11], s[0:1], v5, v13, 0
	s_nop 0
	v_addc_co_u32_e32 v2, vcc, v3, v15, vcc
	v_mov_b32_e32 v3, v0
	s_nop 0
	v_addc_co_u32_e32 v11, vcc, 0, v11, vcc
	v_lshl_add_u64 v[0:1], v[2:3], 0, v[10:11]
	v_mad_u64_u32 v[2:3], s[0:1], v12, v0, 0
	v_mov_b32_e32 v10, v3
	v_mad_u64_u32 v[10:11], s[0:1], v12, v1, v[10:11]
	v_sub_co_u32_e32 v13, vcc, v4, v2
	v_cmp_ge_u32_e64 s[0:1], v13, v12
	s_nop 0
	v_subb_co_u32_e32 v14, vcc, v5, v10, vcc
	v_sub_co_u32_e32 v2, vcc, v13, v12
	v_lshl_add_u64 v[10:11], v[0:1], 0, 1
	s_nop 0
	v_subbrev_co_u32_e32 v3, vcc, 0, v14, vcc
	v_cmp_ge_u32_e32 vcc, v2, v12
                                        ; implicit-def: $vgpr12
                                        ; implicit-def: $vgpr13
	s_nop 1
	v_cndmask_b32_e64 v2, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_nop 1
	v_cndmask_b32_e32 v15, -1, v2, vcc
	v_lshl_add_u64 v[2:3], v[0:1], 0, 2
	v_cmp_ne_u32_e32 vcc, 0, v15
	s_nop 1
	v_cndmask_b32_e32 v3, v11, v3, vcc
	v_cndmask_b32_e64 v11, 0, -1, s[0:1]
	v_cmp_eq_u32_e64 s[0:1], 0, v14
	s_nop 1
	v_cndmask_b32_e64 v11, -1, v11, s[0:1]
	v_cmp_ne_u32_e64 s[0:1], 0, v11
	s_nop 1
	v_cndmask_b32_e64 v3, v1, v3, s[0:1]
	v_cndmask_b32_e32 v1, v10, v2, vcc
	v_cndmask_b32_e64 v2, v0, v1, s[0:1]
.LBB1_7:
	s_andn2_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB1_9
; %bb.8:
	v_cvt_f32_u32_e32 v0, v12
	v_rcp_iflag_f32_e32 v0, v0
	s_nop 0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v1, v13, v0
	v_mul_hi_u32 v1, v0, v1
	v_add_u32_e32 v0, v0, v1
	v_mul_hi_u32 v0, v4, v0
	v_mul_lo_u32 v1, v0, v12
	v_sub_u32_e32 v1, v4, v1
	v_add_u32_e32 v2, 1, v0
	v_sub_u32_e32 v3, v1, v12
	v_cmp_ge_u32_e32 vcc, v1, v12
	s_nop 1
	v_cndmask_b32_e32 v1, v1, v3, vcc
	v_cndmask_b32_e32 v0, v0, v2, vcc
	v_add_u32_e32 v2, 1, v0
	v_cmp_ge_u32_e32 vcc, v1, v12
	v_mov_b32_e32 v3, 0
	s_nop 0
	v_cndmask_b32_e32 v2, v0, v2, vcc
.LBB1_9:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_gt_i64_e32 vcc, v[4:5], v[6:7]
	s_mov_b32 s0, 0
	v_mov_b32_e32 v1, s0
	v_cndmask_b32_e64 v0, 0, 1, vcc
	v_lshl_add_u64 v[0:1], v[2:3], 0, v[0:1]
	global_store_dwordx2 v[8:9], v[0:1], off offset:24
.LBB1_10:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end1:
	.size	__clang_ocl_kern_imp_integers, .Lfunc_end1-__clang_ocl_kern_imp_integers
                                        ; -- End function
	.set __clang_ocl_kern_imp_integers.num_vgpr, 32
	.set __clang_ocl_kern_imp_integers.num_agpr, 0
	.set __clang_ocl_kern_imp_integers.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_integers.num_named_barrier, 0
	.set __clang_ocl_kern_imp_integers.private_seg_size, 0
	.set __clang_ocl_kern_imp_integers.uses_vcc, 1
	.set __clang_ocl_kern_imp_integers.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_integers.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_integers.has_recursion, 0
	.set __clang_ocl_kern_imp_integers.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 2184
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
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         16
        .size:           8
        .type_name:      'long*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         24
        .size:           8
        .type_name:      'long*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         32
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         40
        .size:           8
        .type_name:      'long*'
        .value_kind:     global_buffer
      - .offset:         48
        .size:           4
        .type_name:      int
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 52
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           integers
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         integers.kd
    .uses_dynamic_stack: false
    .vgpr_count:     25
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
