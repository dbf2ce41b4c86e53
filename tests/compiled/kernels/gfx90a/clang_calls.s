	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.amdhsa_code_object_version 6
	.text
	.hidden	polynomial                      ; -- Begin function polynomial
	.globl	polynomial
	.p2align	2
	.type	polynomial,@function
polynomial:                             ; @polynomial
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s15, s33
	s_mov_b32 s33, s32
	s_add_i32 s32, s32, 0x600
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v5, v0
	s_mov_b64 s[8:9], 0
	s_mov_b32 s13, s9
	s_mov_b32 s14, -1
	s_lshr_b32 s6, s33, 6
	s_add_i32 s6, s6, 4
	s_cmp_lg_u32 s6, s14
	s_mov_b64 s[4:5], src_private_base
	s_mov_b32 s12, s5
	s_cselect_b32 s4, s12, s13
	s_mov_b32 s5, s8
	s_cselect_b32 s8, s6, s5
                                        ; kill: def $sgpr8 killed $sgpr8 def $sgpr8_sgpr9
	s_mov_b32 s9, s4
	s_lshr_b32 s6, s33, 6
	s_add_i32 s6, s6, 8
	s_cmp_lg_u32 s6, s14
	s_cselect_b32 s4, s12, s13
	s_cselect_b32 s10, s6, s5
                                        ; kill: def $sgpr10 killed $sgpr10 def $sgpr10_sgpr11
	s_mov_b32 s11, s4
	s_lshr_b32 s6, s33, 6
	s_add_i32 s6, s6, 12
	s_cmp_lg_u32 s6, s14
	s_cselect_b32 s4, s12, s13
	s_cselect_b32 s6, s6, s5
                                        ; kill: def $sgpr6 killed $sgpr6 def $sgpr6_sgpr7
	s_mov_b32 s7, s4
	s_lshr_b32 s4, s33, 6
	s_add_i32 s4, s4, 16
	s_cmp_lg_u32 s4, s14
	s_cselect_b32 s12, s12, s13
	s_cselect_b32 s4, s4, s5
                                        ; kill: def $sgpr4 killed $sgpr4 def $sgpr4_sgpr5
	s_mov_b32 s5, s12
	v_pk_mov_b32 v[0:1], s[8:9], s[8:9] op_sel:[0,1]
	flat_store_dword v[0:1], v5
	v_pk_mov_b32 v[0:1], s[10:11], s[10:11] op_sel:[0,1]
	flat_store_dword v[0:1], v4
	v_pk_mov_b32 v[0:1], s[6:7], s[6:7] op_sel:[0,1]
	flat_store_dword v[0:1], v2
	v_pk_mov_b32 v[0:1], s[4:5], s[4:5] op_sel:[0,1]
	flat_store_dword v[0:1], v3
	v_pk_mov_b32 v[0:1], s[10:11], s[10:11] op_sel:[0,1]
	flat_load_dword v0, v[0:1]
	v_pk_mov_b32 v[2:3], s[8:9], s[8:9] op_sel:[0,1]
	flat_load_dword v2, v[2:3]
	v_pk_mov_b32 v[4:5], s[6:7], s[6:7] op_sel:[0,1]
	flat_load_dword v1, v[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e64 v1, v0, v2
	v_pk_mov_b32 v[4:5], s[4:5], s[4:5] op_sel:[0,1]
	flat_load_dword v0, v[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_fmac_f32_e64 v0, v1, v2
	s_mov_b32 s32, s33
	s_mov_b32 s33, s15
	s_setpc_b64 s[30:31]
.Lfunc_end0:
	.size	polynomial, .Lfunc_end0-polynomial
                                        ; -- End function
	.set polynomial.num_vgpr, 6
	.set polynomial.num_agpr, 0
	.set polynomial.numbered_sgpr, 34
	.set polynomial.num_named_barrier, 0
	.set polynomial.private_seg_size, 24
	.set polynomial.uses_vcc, 0
	.set polynomial.uses_flat_scratch, 0
	.set polynomial.has_dyn_sized_stack, 0
	.set polynomial.has_recursion, 0
	.set polynomial.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 312
; TotalNumSgprs: 38
; NumVgprs: 6
; NumAgprs: 0
; TotalNumVgprs: 6
; ScratchSize: 24
; MemoryBound: 0
	.text
	.hidden	pick                            ; -- Begin function pick
	.globl	pick
	.p2align	2
	.type	pick,@function
pick:                                   ; @pick
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s15, s33
	s_mov_b32 s33, s32
	s_xor_saveexec_b64 s[4:5], -1
	buffer_store_dword v10, off, s[0:3], s33 offset:68 ; 4-byte Folded Spill
	s_mov_b64 exec, s[4:5]
	s_add_i32 s32, s32, 0x1400
	v_mov_b32_e32 v4, v0
                                        ; kill: def $vgpr4 killed $vgpr4 def $vgpr4_vgpr5 killed $exec
	v_mov_b32_e32 v5, v1
	s_mov_b64 s[4:5], 0
	s_mov_b32 s13, s5
	s_mov_b32 s14, -1
	s_lshr_b32 s8, s33, 6
	s_add_i32 s8, s8, 8
	s_cmp_lg_u32 s8, s14
	s_mov_b64 s[6:7], src_private_base
	s_mov_b32 s12, s7
	s_cselect_b32 s6, s12, s13
	s_mov_b32 s7, s4
	s_cselect_b32 s10, s8, s7
                                        ; kill: def $sgpr10 killed $sgpr10 def $sgpr10_sgpr11
	s_mov_b32 s11, s6
	s_mov_b64 s[8:9], s[10:11]
                                        ; implicit-def: $vgpr10 : SGPR spill to VGPR lane
	v_writelane_b32 v10, s8, 0
	v_writelane_b32 v10, s9, 1
	s_lshr_b32 s8, s33, 6
	s_add_i32 s8, s8, 16
	s_cmp_lg_u32 s8, s14
	s_cselect_b32 s6, s12, s13
	s_cselect_b32 s8, s8, s7
                                        ; kill: def $sgpr8 killed $sgpr8 def $sgpr8_sgpr9
	s_mov_b32 s9, s6
	s_mov_b64 s[16:17], s[8:9]
	v_writelane_b32 v10, s16, 2
	v_writelane_b32 v10, s17, 3
	s_lshr_b32 s6, s33, 6
	s_add_i32 s6, s6, 20
	s_cmp_lg_u32 s6, s14
	s_cselect_b32 s12, s12, s13
	s_cselect_b32 s6, s6, s7
                                        ; kill: def $sgpr6 killed $sgpr6 def $sgpr6_sgpr7
	s_mov_b32 s7, s12
	s_mov_b64 s[12:13], s[6:7]
	v_writelane_b32 v10, s12, 4
	v_writelane_b32 v10, s13, 5
	v_pk_mov_b32 v[0:1], s[10:11], s[10:11] op_sel:[0,1]
	flat_store_dwordx2 v[0:1], v[4:5]
	v_pk_mov_b32 v[0:1], s[8:9], s[8:9] op_sel:[0,1]
	flat_store_dword v[0:1], v2
	v_pk_mov_b32 v[0:1], s[6:7], s[6:7] op_sel:[0,1]
	flat_store_dword v[0:1], v3
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:56
                                        ; implicit-def: $sgpr6_sgpr7
	v_writelane_b32 v10, s4, 6
	v_writelane_b32 v10, s5, 7
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v10             ;  Reload Reuse
	s_mov_b64 exec, s[20:21]
.LBB1_1:                                ; =>This Inner Loop Header: Depth=1
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v10, a0              ;  Reload Reuse
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v10, 8
	v_readlane_b32 s5, v10, 9
	v_readlane_b32 s6, v10, 6
	v_readlane_b32 s7, v10, 7
	v_writelane_b32 v10, s6, 10
	v_writelane_b32 v10, s7, 11
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b32 s6, 8
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[6:7], v0, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v10, s4, 12
	v_writelane_b32 v10, s5, 13
	v_writelane_b32 v10, s4, 14
	v_writelane_b32 v10, s5, 15
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v10, s4, 16
	v_writelane_b32 v10, s5, 17
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v10             ;  Reload Reuse
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_3
; %bb.2:                                ;   in Loop: Header=BB1_1 Depth=1
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v10, a0              ;  Reload Reuse
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v10, 4
	v_readlane_b32 s5, v10, 5
	v_readlane_b32 s6, v10, 2
	v_readlane_b32 s7, v10, 3
	v_readlane_b32 s8, v10, 0
	v_readlane_b32 s9, v10, 1
	v_pk_mov_b32 v[0:1], s[8:9], s[8:9] op_sel:[0,1]
	flat_load_dwordx2 v[8:9], v[0:1]
	v_pk_mov_b32 v[0:1], s[6:7], s[6:7] op_sel:[0,1]
	flat_load_dword v0, v[0:1]
	s_nop 0
	buffer_load_dword v1, off, s[0:3], s33 offset:56
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e64 v2, v0, v1
	v_pk_mov_b32 v[4:5], s[4:5], s[4:5] op_sel:[0,1]
	flat_load_dword v4, v[4:5]
	v_sub_u32_e32 v0, 0, v2
	v_max_i32_e64 v0, v0, v2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_sub_u32_e32 v3, 0, v4
	v_max_i32_e64 v3, v3, v4
	s_mov_b32 s4, 0
	v_sub_u32_e64 v5, s4, v3
	v_cvt_f32_u32_e32 v4, v3
	v_rcp_iflag_f32_e32 v4, v4
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v4, v4
	v_mul_lo_u32 v5, v5, v4
	v_mul_hi_u32 v5, v4, v5
	v_add_u32_e64 v4, v4, v5
	v_mul_hi_u32 v4, v0, v4
	v_mul_lo_u32 v4, v4, v3
	v_sub_u32_e64 v0, v0, v4
	v_cmp_ge_u32_e64 s[4:5], v0, v3
	v_sub_u32_e64 v4, v0, v3
	v_cndmask_b32_e64 v0, v0, v4, s[4:5]
	v_cmp_ge_u32_e64 s[4:5], v0, v3
	v_sub_u32_e64 v3, v0, v3
	v_cndmask_b32_e64 v0, v0, v3, s[4:5]
	s_mov_b32 s4, 31
	v_ashrrev_i32_e64 v2, s4, v2
	v_xor_b32_e64 v0, v0, v2
	v_sub_u32_e64 v2, v0, v2
	v_ashrrev_i32_e64 v0, 31, v2
                                        ; kill: def $vgpr2 killed $vgpr2 def $vgpr2_vgpr3 killed $exec
	v_mov_b32_e32 v3, v0
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[6:7], s4, v[2:3]
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v0, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v2, s[4:5], v2, v4
	v_addc_co_u32_e64 v0, s[4:5], v0, v3, s[4:5]
                                        ; kill: def $vgpr2 killed $vgpr2 def $vgpr2_vgpr3 killed $exec
	v_mov_b32_e32 v3, v0
	global_load_dword v0, v[2:3], off
	s_lshr_b32 s4, s33, 6
	s_add_i32 s4, s4, 24
	v_lshl_add_u32 v1, v1, 2, s4
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, v1, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	s_branch .LBB1_4
.LBB1_3:                                ;   in Loop: Header=BB1_1 Depth=1
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v10, a0              ;  Reload Reuse
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v10, 16
	v_readlane_b32 s5, v10, 17
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v10, 10
	v_readlane_b32 s9, v10, 11
	v_readlane_b32 s6, v10, 14
	v_readlane_b32 s7, v10, 15
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v10, s6, 8
	v_writelane_b32 v10, s7, 9
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v10, s6, 6
	v_writelane_b32 v10, s7, 7
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v10, s6, 18
	v_writelane_b32 v10, s7, 19
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v10             ;  Reload Reuse
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB1_1
	s_branch .LBB1_5
.LBB1_4:                                ;   in Loop: Header=BB1_1 Depth=1
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v10, a0              ;  Reload Reuse
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v10, 12
	v_readlane_b32 s5, v10, 13
	buffer_load_dword v0, off, s[0:3], s33 offset:56
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, s6
	buffer_store_dword v0, off, s[0:3], s33 offset:56
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v10, s4, 14
	v_writelane_b32 v10, s5, 15
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v10             ;  Reload Reuse
	s_mov_b64 exec, s[20:21]
	s_branch .LBB1_3
.LBB1_5:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v10, a0              ;  Reload Reuse
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v10, 18
	v_readlane_b32 s5, v10, 19
	s_or_b64 exec, exec, s[4:5]
; %bb.6:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v10, a0              ;  Reload Reuse
	s_mov_b64 exec, s[20:21]
	v_mov_b32_e32 v0, 0
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	s_mov_b64 s[4:5], 0
                                        ; implicit-def: $sgpr6_sgpr7
	v_writelane_b32 v10, s4, 20
	v_writelane_b32 v10, s5, 21
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v10             ;  Reload Reuse
	s_mov_b64 exec, s[20:21]
.LBB1_7:                                ; =>This Inner Loop Header: Depth=1
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v10, a0              ;  Reload Reuse
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v10, 22
	v_readlane_b32 s5, v10, 23
	v_readlane_b32 s6, v10, 20
	v_readlane_b32 s7, v10, 21
	v_writelane_b32 v10, s6, 24
	v_writelane_b32 v10, s7, 25
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 s6, 8
	s_waitcnt vmcnt(0)
	v_cmp_lt_i32_e64 s[6:7], v0, s6
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v10, s4, 26
	v_writelane_b32 v10, s5, 27
	v_writelane_b32 v10, s4, 28
	v_writelane_b32 v10, s5, 29
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v10, s4, 30
	v_writelane_b32 v10, s5, 31
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v10             ;  Reload Reuse
	s_mov_b64 exec, s[20:21]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB1_9
; %bb.8:                                ;   in Loop: Header=BB1_7 Depth=1
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v10, a0              ;  Reload Reuse
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v10, 2
	v_readlane_b32 s5, v10, 3
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	v_pk_mov_b32 v[2:3], s[4:5], s[4:5] op_sel:[0,1]
	flat_load_dword v2, v[2:3]
                                        ; implicit-def: $sgpr4
                                        ; implicit-def: $sgpr5
	v_mov_b32_e32 v1, s4
                                        ; kill: def $vgpr2 killed $vgpr2 def $vgpr2_vgpr3 killed $exec
	v_mov_b32_e32 v3, v1
	s_mov_b32 s4, 3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mad_u64_u32 v[0:1], s[4:5], v0, s4, v[2:3]
                                        ; kill: def $vgpr0 killed $vgpr0 killed $vgpr0_vgpr1 killed $exec
	s_mov_b32 s4, 31
	v_ashrrev_i32_e64 v1, s4, v0
	s_mov_b32 s4, 29
	v_lshrrev_b32_e64 v1, s4, v1
	v_add_u32_e64 v1, v0, v1
	s_mov_b32 s4, 0x3ffffff8
	v_and_b32_e64 v1, v1, s4
	v_sub_u32_e64 v0, v0, v1
	s_lshr_b32 s4, s33, 6
	s_add_i32 s4, s4, 24
	v_lshl_add_u32 v0, v0, 2, s4
	buffer_load_dword v1, v0, s[0:3], 0 offen glc
	s_waitcnt vmcnt(0)
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v2, v0
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_waitcnt vmcnt(0)
	v_fmac_f32_e64 v0, v1, v2
	buffer_store_dword v0, off, s[0:3], s33 offset:60
	s_branch .LBB1_10
.LBB1_9:                                ;   in Loop: Header=BB1_7 Depth=1
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v10, a0              ;  Reload Reuse
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v10, 30
	v_readlane_b32 s5, v10, 31
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v10, 24
	v_readlane_b32 s9, v10, 25
	v_readlane_b32 s6, v10, 28
	v_readlane_b32 s7, v10, 29
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v10, s6, 22
	v_writelane_b32 v10, s7, 23
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v10, s6, 20
	v_writelane_b32 v10, s7, 21
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v10, s6, 32
	v_writelane_b32 v10, s7, 33
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v10             ;  Reload Reuse
	s_mov_b64 exec, s[20:21]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB1_7
	s_branch .LBB1_11
.LBB1_10:                               ;   in Loop: Header=BB1_7 Depth=1
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v10, a0              ;  Reload Reuse
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v10, 26
	v_readlane_b32 s5, v10, 27
	buffer_load_dword v0, off, s[0:3], s33 offset:64
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, s6
	buffer_store_dword v0, off, s[0:3], s33 offset:64
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v10, s4, 28
	v_writelane_b32 v10, s5, 29
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_write_b32 a0, v10             ;  Reload Reuse
	s_mov_b64 exec, s[20:21]
	s_branch .LBB1_9
.LBB1_11:
	s_or_saveexec_b64 s[20:21], -1
	v_accvgpr_read_b32 v10, a0              ;  Reload Reuse
	s_mov_b64 exec, s[20:21]
	v_readlane_b32 s4, v10, 32
	v_readlane_b32 s5, v10, 33
	s_or_b64 exec, exec, s[4:5]
; %bb.12:
	buffer_load_dword v0, off, s[0:3], s33 offset:60
	s_mov_b32 s32, s33
	s_xor_saveexec_b64 s[4:5], -1
	buffer_load_dword v10, off, s[0:3], s33 offset:68 ; 4-byte Folded Reload
	s_mov_b64 exec, s[4:5]
	s_mov_b32 s33, s15
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end1:
	.size	pick, .Lfunc_end1-pick
                                        ; -- End function
	.set pick.num_vgpr, 11
	.set pick.num_agpr, 1
	.set pick.numbered_sgpr, 34
	.set pick.num_named_barrier, 0
	.set pick.private_seg_size, 80
	.set pick.uses_vcc, 0
	.set pick.uses_flat_scratch, 0
	.set pick.has_dyn_sized_stack, 0
	.set pick.has_recursion, 0
	.set pick.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 2012
; TotalNumSgprs: 38
; NumVgprs: 11
; NumAgprs: 1
; TotalNumVgprs: 13
; ScratchSize: 80
; MemoryBound: 0
	.text
	.protected	__clang_ocl_kern_imp_calls ; -- Begin function __clang_ocl_kern_imp_calls
	.globl	__clang_ocl_kern_imp_calls
	.p2align	2
	.type	__clang_ocl_kern_imp_calls,@function
__clang_ocl_kern_imp_calls:             ; @__clang_ocl_kern_imp_calls
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s28, s33
	s_mov_b32 s33, s32
	s_xor_saveexec_b64 s[16:17], -1
	buffer_store_dword v11, off, s[0:3], s33 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v12, off, s[0:3], s33 offset:40 ; 4-byte Folded Spill
	s_mov_b64 exec, s[16:17]
	s_add_i32 s32, s32, 0xc00
	v_writelane_b32 v11, s30, 0
	v_writelane_b32 v11, s31, 1
	v_accvgpr_write_b32 a1, v31             ;  Reload Reuse
	v_accvgpr_write_b32 a2, v3              ;  Reload Reuse
	v_mov_b32_e32 v6, v0
	v_accvgpr_read_b32 v0, a2               ;  Reload Reuse
                                        ; implicit-def: $vgpr12 : SGPR spill to VGPR lane
	v_writelane_b32 v12, s15, 0
	v_writelane_b32 v12, s14, 1
	v_writelane_b32 v12, s13, 2
	v_writelane_b32 v12, s12, 3
	v_writelane_b32 v12, s10, 4
	v_writelane_b32 v12, s11, 5
	v_writelane_b32 v12, s8, 6
	v_writelane_b32 v12, s9, 7
	v_writelane_b32 v12, s6, 8
	v_writelane_b32 v12, s7, 9
	v_writelane_b32 v12, s4, 10
	v_writelane_b32 v12, s5, 11
                                        ; kill: def $vgpr2 killed $vgpr2 def $vgpr2_vgpr3 killed $exec
	v_mov_b32_e32 v3, v0
                                        ; kill: def $vgpr6 killed $vgpr6 def $vgpr6_vgpr7 killed $exec
	v_mov_b32_e32 v7, v1
	s_mov_b64 s[4:5], 0
	s_mov_b32 s16, s5
	s_mov_b32 s17, -1
	s_lshr_b32 s7, s33, 6
	s_cmp_lg_u32 s7, s17
	s_mov_b64 s[8:9], src_private_base
	s_mov_b32 s13, s9
	s_cselect_b32 s6, s13, s16
	s_mov_b32 s11, s4
	s_cselect_b32 s8, s7, s11
                                        ; kill: def $sgpr8 killed $sgpr8 def $sgpr8_sgpr9
	s_mov_b32 s9, s6
	s_mov_b64 s[6:7], s[8:9]
	v_writelane_b32 v12, s6, 12
	v_writelane_b32 v12, s7, 13
	s_lshr_b32 s7, s33, 6
	s_add_i32 s7, s7, 8
	s_cmp_lg_u32 s7, s17
	s_cselect_b32 s6, s13, s16
	s_cselect_b32 s14, s7, s11
                                        ; kill: def $sgpr14 killed $sgpr14 def $sgpr14_sgpr15
	s_mov_b32 s15, s6
	s_mov_b64 s[6:7], s[14:15]
	v_writelane_b32 v12, s6, 14
	v_writelane_b32 v12, s7, 15
	s_lshr_b32 s6, s33, 6
	s_add_i32 s6, s6, 16
	s_cmp_lg_u32 s6, s17
	s_cselect_b32 s10, s13, s16
	s_cselect_b32 s6, s6, s11
                                        ; kill: def $sgpr6 killed $sgpr6 def $sgpr6_sgpr7
	s_mov_b32 s7, s10
	s_mov_b64 s[18:19], s[6:7]
	v_writelane_b32 v12, s18, 16
	v_writelane_b32 v12, s19, 17
	s_lshr_b32 s10, s33, 6
	s_add_i32 s10, s10, 20
	s_cmp_lg_u32 s10, s17
	s_cselect_b32 s13, s13, s16
	s_cselect_b32 s10, s10, s11
                                        ; kill: def $sgpr10 killed $sgpr10 def $sgpr10_sgpr11
	s_mov_b32 s11, s13
	s_mov_b64 s[16:17], s[10:11]
	v_writelane_b32 v12, s16, 18
	v_writelane_b32 v12, s17, 19
	v_pk_mov_b32 v[0:1], s[8:9], s[8:9] op_sel:[0,1]
	flat_store_dwordx2 v[0:1], v[6:7]
	v_pk_mov_b32 v[0:1], s[14:15], s[14:15] op_sel:[0,1]
	flat_store_dwordx2 v[0:1], v[2:3]
	v_pk_mov_b32 v[0:1], s[6:7], s[6:7] op_sel:[0,1]
	flat_store_dword v[0:1], v4
	v_pk_mov_b32 v[0:1], s[10:11], s[10:11] op_sel:[0,1]
	flat_store_dword v[0:1], v5
	s_mov_b32 s10, 0x3ff
	v_and_b32_e64 v1, v31, s10
	s_mov_b32 s10, 6
	v_mov_b32_e32 v0, s10
	v_lshl_add_u32 v0, s12, v0, v1
	buffer_store_dword v0, off, s[0:3], s33 offset:24
	v_pk_mov_b32 v[0:1], s[8:9], s[8:9] op_sel:[0,1]
	flat_load_dwordx2 v[8:9], v[0:1]
	buffer_load_dword v2, off, s[0:3], s33 offset:24
	v_pk_mov_b32 v[0:1], s[6:7], s[6:7] op_sel:[0,1]
	flat_load_dword v1, v[0:1]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_sub_u32_e32 v0, 0, v1
	v_max_i32_e64 v3, v0, v1
	v_mov_b32_e32 v0, 0
	v_sub_u32_e64 v4, v0, v3
	v_cvt_f32_u32_e32 v1, v3
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v4, v4, v1
	v_mul_hi_u32 v4, v1, v4
	v_add_u32_e64 v4, v1, v4
	v_sub_u32_e32 v1, 0, v2
	v_max_i32_e64 v1, v1, v2
	v_mul_hi_u32 v4, v1, v4
	v_mul_lo_u32 v4, v4, v3
	v_sub_u32_e64 v1, v1, v4
	v_cmp_ge_u32_e64 s[6:7], v1, v3
	v_sub_u32_e64 v4, v1, v3
	v_cndmask_b32_e64 v1, v1, v4, s[6:7]
	v_cmp_ge_u32_e64 s[6:7], v1, v3
	v_sub_u32_e64 v3, v1, v3
	v_cndmask_b32_e64 v1, v1, v3, s[6:7]
	s_mov_b32 s6, 31
	v_ashrrev_i32_e64 v2, s6, v2
	v_xor_b32_e64 v1, v1, v2
	v_sub_u32_e64 v2, v1, v2
	v_ashrrev_i32_e64 v1, 31, v2
                                        ; kill: def $vgpr2 killed $vgpr2 def $vgpr2_vgpr3 killed $exec
	v_mov_b32_e32 v3, v1
	s_mov_b32 s6, 2
	v_lshlrev_b64 v[6:7], s6, v[2:3]
	v_mov_b32_e32 v2, v8
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v2, s[6:7], v2, v4
	v_addc_co_u32_e64 v1, s[6:7], v1, v3, s[6:7]
                                        ; kill: def $vgpr2 killed $vgpr2 def $vgpr2_vgpr3 killed $exec
	v_mov_b32_e32 v3, v1
	global_load_dword v1, v[2:3], off
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s33 offset:28
	buffer_store_dword v0, off, s[0:3], s33 offset:32
                                        ; implicit-def: $sgpr6_sgpr7
	v_writelane_b32 v12, s4, 20
	v_writelane_b32 v12, s5, 21
	s_or_saveexec_b64 s[26:27], -1
	v_accvgpr_write_b32 a3, v12             ;  Reload Reuse
	s_mov_b64 exec, s[26:27]
.LBB2_1:                                ; =>This Inner Loop Header: Depth=1
	s_or_saveexec_b64 s[26:27], -1
	v_accvgpr_read_b32 v12, a3              ;  Reload Reuse
	s_mov_b64 exec, s[26:27]
	v_readlane_b32 s6, v12, 18
	v_readlane_b32 s7, v12, 19
	v_readlane_b32 s4, v12, 22
	v_readlane_b32 s5, v12, 23
	v_readlane_b32 s8, v12, 20
	v_readlane_b32 s9, v12, 21
	v_writelane_b32 v12, s8, 24
	v_writelane_b32 v12, s9, 25
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	v_pk_mov_b32 v[2:3], s[6:7], s[6:7] op_sel:[0,1]
	flat_load_dword v1, v[2:3]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_lt_i32_e64 s[6:7], v0, v1
	s_mov_b64 s[8:9], -1
	s_or_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v12, s4, 26
	v_writelane_b32 v12, s5, 27
	v_writelane_b32 v12, s4, 28
	v_writelane_b32 v12, s5, 29
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v12, s4, 30
	v_writelane_b32 v12, s5, 31
	s_or_saveexec_b64 s[26:27], -1
	v_accvgpr_write_b32 a3, v12             ;  Reload Reuse
	s_mov_b64 exec, s[26:27]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_3
; %bb.2:                                ;   in Loop: Header=BB2_1 Depth=1
	s_or_saveexec_b64 s[26:27], -1
	v_accvgpr_read_b32 v12, a3              ;  Reload Reuse
	s_mov_b64 exec, s[26:27]
	v_readlane_b32 s15, v12, 0
	v_readlane_b32 s14, v12, 1
	v_readlane_b32 s13, v12, 2
	v_readlane_b32 s12, v12, 3
	v_readlane_b32 s10, v12, 4
	v_readlane_b32 s11, v12, 5
	v_readlane_b32 s8, v12, 6
	v_readlane_b32 s9, v12, 7
	v_readlane_b32 s6, v12, 8
	v_readlane_b32 s7, v12, 9
	v_readlane_b32 s4, v12, 10
	v_readlane_b32 s5, v12, 11
	v_accvgpr_read_b32 v31, a1              ;  Reload Reuse
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	buffer_load_dword v1, off, s[0:3], s33 offset:32
	s_waitcnt vmcnt(0)
	v_cvt_f32_i32_e64 v3, v1
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, polynomial@rel32@lo+4
	s_addc_u32 s17, s17, polynomial@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	v_mov_b32_e32 v1, 0x3e800000
	v_mov_b32_e32 v2, -0.5
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	buffer_store_dword v0, off, s[0:3], s33 offset:28
	s_branch .LBB2_4
.LBB2_3:                                ;   in Loop: Header=BB2_1 Depth=1
	s_or_saveexec_b64 s[26:27], -1
	v_accvgpr_read_b32 v12, a3              ;  Reload Reuse
	s_mov_b64 exec, s[26:27]
	v_readlane_b32 s4, v12, 30
	v_readlane_b32 s5, v12, 31
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s8, v12, 24
	v_readlane_b32 s9, v12, 25
	v_readlane_b32 s6, v12, 28
	v_readlane_b32 s7, v12, 29
	s_mov_b64 s[4:5], s[6:7]
	s_and_b64 s[4:5], exec, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[8:9]
	v_writelane_b32 v12, s6, 22
	v_writelane_b32 v12, s7, 23
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v12, s6, 20
	v_writelane_b32 v12, s7, 21
	s_mov_b64 s[6:7], s[4:5]
	v_writelane_b32 v12, s6, 32
	v_writelane_b32 v12, s7, 33
	s_or_saveexec_b64 s[26:27], -1
	v_accvgpr_write_b32 a3, v12             ;  Reload Reuse
	s_mov_b64 exec, s[26:27]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB2_1
	s_branch .LBB2_5
.LBB2_4:                                ;   in Loop: Header=BB2_1 Depth=1
	s_or_saveexec_b64 s[26:27], -1
	v_accvgpr_read_b32 v12, a3              ;  Reload Reuse
	s_mov_b64 exec, s[26:27]
	v_readlane_b32 s4, v12, 26
	v_readlane_b32 s5, v12, 27
	buffer_load_dword v0, off, s[0:3], s33 offset:32
	s_mov_b32 s6, 1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v0, v0, s6
	buffer_store_dword v0, off, s[0:3], s33 offset:32
	s_mov_b64 s[6:7], 0
	s_andn2_b64 s[4:5], s[4:5], exec
	v_writelane_b32 v12, s4, 28
	v_writelane_b32 v12, s5, 29
	s_or_saveexec_b64 s[26:27], -1
	v_accvgpr_write_b32 a3, v12             ;  Reload Reuse
	s_mov_b64 exec, s[26:27]
	s_branch .LBB2_3
.LBB2_5:
	s_or_saveexec_b64 s[26:27], -1
	v_accvgpr_read_b32 v12, a3              ;  Reload Reuse
	s_mov_b64 exec, s[26:27]
	v_readlane_b32 s4, v12, 32
	v_readlane_b32 s5, v12, 33
	s_or_b64 exec, exec, s[4:5]
; %bb.6:
	s_or_saveexec_b64 s[26:27], -1
	v_accvgpr_read_b32 v12, a3              ;  Reload Reuse
	s_mov_b64 exec, s[26:27]
	v_readlane_b32 s4, v12, 16
	v_readlane_b32 s5, v12, 17
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	v_pk_mov_b32 v[2:3], s[4:5], s[4:5] op_sel:[0,1]
	flat_load_dword v1, v[2:3]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_lt_i32_e64 s[6:7], v0, v1
	s_mov_b64 s[4:5], exec
	v_writelane_b32 v12, s4, 34
	v_writelane_b32 v12, s5, 35
	s_or_saveexec_b64 s[26:27], -1
	v_accvgpr_write_b32 a3, v12             ;  Reload Reuse
	s_mov_b64 exec, s[26:27]
	s_and_b64 s[4:5], s[4:5], s[6:7]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB2_8
; %bb.7:
	s_or_saveexec_b64 s[26:27], -1
	v_accvgpr_read_b32 v12, a3              ;  Reload Reuse
	s_mov_b64 exec, s[26:27]
	v_readlane_b32 s15, v12, 0
	v_readlane_b32 s14, v12, 1
	v_readlane_b32 s13, v12, 2
	v_readlane_b32 s12, v12, 3
	v_readlane_b32 s10, v12, 4
	v_readlane_b32 s11, v12, 5
	v_readlane_b32 s8, v12, 6
	v_readlane_b32 s9, v12, 7
	v_readlane_b32 s6, v12, 8
	v_readlane_b32 s7, v12, 9
	v_readlane_b32 s4, v12, 10
	v_readlane_b32 s5, v12, 11
	v_readlane_b32 s16, v12, 16
	v_readlane_b32 s17, v12, 17
	v_readlane_b32 s18, v12, 12
	v_readlane_b32 s19, v12, 13
	v_accvgpr_read_b32 v31, a1              ;  Reload Reuse
	buffer_load_dword v0, off, s[0:3], s33 offset:28
	s_waitcnt vmcnt(0)
	v_accvgpr_write_b32 a4, v0              ;  Reload Reuse
	v_pk_mov_b32 v[0:1], s[18:19], s[18:19] op_sel:[0,1]
	flat_load_dwordx2 v[4:5], v[0:1]
	buffer_load_dword v2, off, s[0:3], s33 offset:24
	v_pk_mov_b32 v[0:1], s[16:17], s[16:17] op_sel:[0,1]
	flat_load_dword v3, v[0:1]
	s_mov_b32 s16, 32
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_lshrrev_b64 v[0:1], s16, v[4:5]
	v_mov_b32_e32 v1, v0
	v_mov_b32_e32 v0, v4
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, pick@rel32@lo+4
	s_addc_u32 s17, s17, pick@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	v_readlane_b32 s4, v12, 14
	v_readlane_b32 s5, v12, 15
	v_mov_b32_e32 v1, v0
	v_accvgpr_read_b32 v0, a4               ;  Reload Reuse
	v_add_f32_e64 v2, v0, v1
	v_pk_mov_b32 v[0:1], s[4:5], s[4:5] op_sel:[0,1]
	flat_load_dwordx2 v[8:9], v[0:1]
	s_nop 0
	buffer_load_dword v0, off, s[0:3], s33 offset:24
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e64 v3, 31, v0
                                        ; kill: def $vgpr0 killed $vgpr0 def $vgpr0_vgpr1 killed $exec
	v_mov_b32_e32 v1, v3
	s_mov_b32 s4, 2
	v_lshlrev_b64 v[6:7], s4, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, v8
	v_mov_b32_e32 v4, v6
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v3, v7
	v_add_co_u32_e64 v0, s[4:5], v0, v4
	v_addc_co_u32_e64 v3, s[4:5], v1, v3, s[4:5]
                                        ; kill: def $vgpr0 killed $vgpr0 def $vgpr0_vgpr1 killed $exec
	v_mov_b32_e32 v1, v3
	global_store_dword v[0:1], v2, off
.LBB2_8:
	s_or_saveexec_b64 s[26:27], -1
	v_accvgpr_read_b32 v12, a3              ;  Reload Reuse
	s_mov_b64 exec, s[26:27]
	v_readlane_b32 s4, v12, 34
	v_readlane_b32 s5, v12, 35
	s_or_b64 exec, exec, s[4:5]
	v_readlane_b32 s31, v11, 1
	v_readlane_b32 s30, v11, 0
	s_mov_b32 s32, s33
	s_xor_saveexec_b64 s[4:5], -1
	buffer_load_dword v11, off, s[0:3], s33 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s33 offset:40 ; 4-byte Folded Reload
	s_mov_b64 exec, s[4:5]
	s_mov_b32 s33, s28
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end2:
	.size	__clang_ocl_kern_imp_calls, .Lfunc_end2-__clang_ocl_kern_imp_calls
                                        ; -- End function
	.set __clang_ocl_kern_imp_calls.num_vgpr, max(32, polynomial.num_vgpr, pick.num_vgpr)
	.set __clang_ocl_kern_imp_calls.num_agpr, max(5, polynomial.num_agpr, pick.num_agpr)
	.set __clang_ocl_kern_imp_calls.numbered_sgpr, max(34, polynomial.numbered_sgpr, pick.numbered_sgpr)
	.set __clang_ocl_kern_imp_calls.num_named_barrier, max(0, polynomial.num_named_barrier, pick.num_named_barrier)
	.set __clang_ocl_kern_imp_calls.private_seg_size, 48+max(polynomial.private_seg_size, pick.private_seg_size)
	.set __clang_ocl_kern_imp_calls.uses_vcc, or(0, polynomial.uses_vcc, pick.uses_vcc)
	.set __clang_ocl_kern_imp_calls.uses_flat_scratch, or(0, polynomial.uses_flat_scratch, pick.uses_flat_scratch)
	.set __clang_ocl_kern_imp_calls.has_dyn_sized_stack, or(0, polynomial.has_dyn_sized_stack, pick.has_dyn_sized_stack)
	.set __clang_ocl_kern_imp_calls.has_recursion, or(0, polynomial.has_recursion, pick.has_recursion)
	.set __clang_ocl_kern_imp_calls.has_indirect_call, or(0, polynomial.has_indirect_call, pick.has_indirect_call)
	.section	.AMDGPU.csdata,"",@progbits
; Function info:
; codeLenInByte = 2184
; TotalNumSgprs: 38
; NumVgprs: 32
; NumAgprs: 5
; TotalNumVgprs: 37
; ScratchSize: 128
; MemoryBound: 0
	.text
	.protected	calls                   ; -- Begin function calls
	.globl	calls
	.p2align	8
	.type	calls,@function
calls:                                  ; @calls
; %bb.0:
	s_mov_b32 s33, 0
	s_mov_b32 s32, 0x800
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
                                        ; implicit-def: $vgpr13 : SGPR spill to VGPR lane
	v_writelane_b32 v13, s16, 0
	s_mov_b32 s13, s15
	s_mov_b32 s12, s14
	v_readlane_b32 s14, v13, 0
	s_mov_b64 s[16:17], s[8:9]
	v_mov_b32_e32 v31, v0
	s_load_dwordx2 s[28:29], s[16:17], 0x0
	s_load_dwordx2 s[26:27], s[16:17], 0x8
	s_load_dword s24, s[16:17], 0x10
	s_load_dword s15, s[16:17], 0x14
	s_mov_b64 s[20:21], 0
	s_mov_b32 s30, s21
	s_mov_b32 s31, -1
	s_mov_b32 s18, 0
	s_cmp_lg_u32 s18, s31
	s_mov_b64 s[8:9], src_private_base
	s_mov_b32 s25, s9
	s_cselect_b32 s8, s25, s30
	s_mov_b32 s9, s20
	s_cselect_b32 s22, s18, s9
                                        ; kill: def $sgpr22 killed $sgpr22 def $sgpr22_sgpr23
	s_mov_b32 s23, s8
	s_mov_b32 s18, 8
	s_cmp_lg_u32 s18, s31
	s_cselect_b32 s8, s25, s30
	s_cselect_b32 s20, s18, s9
                                        ; kill: def $sgpr20 killed $sgpr20 def $sgpr20_sgpr21
	s_mov_b32 s21, s8
	s_mov_b32 s18, 16
	s_cmp_lg_u32 s18, s31
	s_cselect_b32 s8, s25, s30
	s_cselect_b32 s18, s18, s9
                                        ; kill: def $sgpr18 killed $sgpr18 def $sgpr18_sgpr19
	s_mov_b32 s19, s8
	s_mov_b32 s8, 20
	s_cmp_lg_u32 s8, s31
	s_cselect_b32 s25, s25, s30
	s_cselect_b32 s8, s8, s9
                                        ; kill: def $sgpr8 killed $sgpr8 def $sgpr8_sgpr9
	s_mov_b32 s9, s25
	v_pk_mov_b32 v[0:1], s[22:23], s[22:23] op_sel:[0,1]
	s_waitcnt lgkmcnt(0)
	v_pk_mov_b32 v[2:3], s[28:29], s[28:29] op_sel:[0,1]
	flat_store_dwordx2 v[0:1], v[2:3]
	v_pk_mov_b32 v[0:1], s[20:21], s[20:21] op_sel:[0,1]
	v_pk_mov_b32 v[2:3], s[26:27], s[26:27] op_sel:[0,1]
	flat_store_dwordx2 v[0:1], v[2:3]
	v_pk_mov_b32 v[0:1], s[18:19], s[18:19] op_sel:[0,1]
	v_mov_b32_e32 v2, s24
	flat_store_dword v[0:1], v2
	v_pk_mov_b32 v[0:1], s[8:9], s[8:9] op_sel:[0,1]
	v_mov_b32_e32 v2, s15
	flat_store_dword v[0:1], v2
	v_pk_mov_b32 v[0:1], s[22:23], s[22:23] op_sel:[0,1]
	flat_load_dwordx2 v[8:9], v[0:1]
	v_pk_mov_b32 v[0:1], s[20:21], s[20:21] op_sel:[0,1]
	flat_load_dwordx2 v[6:7], v[0:1]
	v_pk_mov_b32 v[0:1], s[18:19], s[18:19] op_sel:[0,1]
	flat_load_dword v4, v[0:1]
	v_pk_mov_b32 v[0:1], s[8:9], s[8:9] op_sel:[0,1]
	flat_load_dword v5, v[0:1]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v0, v8
	v_mov_b32_e32 v2, v6
	s_mov_b32 s8, 32
	v_lshrrev_b64 v[8:9], s8, v[8:9]
	v_mov_b32_e32 v1, v8
	v_lshrrev_b64 v[6:7], s8, v[6:7]
	v_mov_b32_e32 v3, v6
	s_mov_b64 s[18:19], 24
	s_mov_b32 s8, s16
	s_mov_b32 s9, s17
	s_mov_b32 s16, s18
	s_mov_b32 s15, s19
	s_add_u32 s8, s8, s16
	s_addc_u32 s15, s9, s15
                                        ; kill: def $sgpr8 killed $sgpr8 def $sgpr8_sgpr9
	s_mov_b32 s9, s15
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, __clang_ocl_kern_imp_calls@rel32@lo+4
	s_addc_u32 s17, s17, __clang_ocl_kern_imp_calls@rel32@hi+12
	s_mov_b64 s[22:23], s[2:3]
	s_mov_b64 s[20:21], s[0:1]
                                        ; implicit-def: $sgpr15
	s_mov_b64 s[0:1], s[20:21]
	s_mov_b64 s[2:3], s[22:23]
	s_swappc_b64 s[30:31], s[16:17]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel calls
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 160
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 37
		.amdhsa_next_free_sgpr 34
		.amdhsa_accum_offset 32
		.amdhsa_reserve_vcc 0
		.amdhsa_reserve_flat_scratch 1
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
.Lfunc_end3:
	.size	calls, .Lfunc_end3-calls
                                        ; -- End function
	.set calls.num_vgpr, max(32, __clang_ocl_kern_imp_calls.num_vgpr)
	.set calls.num_agpr, max(0, __clang_ocl_kern_imp_calls.num_agpr)
	.set calls.numbered_sgpr, max(34, __clang_ocl_kern_imp_calls.numbered_sgpr)
	.set calls.num_named_barrier, max(0, __clang_ocl_kern_imp_calls.num_named_barrier)
	.set calls.private_seg_size, 32+max(__clang_ocl_kern_imp_calls.private_seg_size)
	.set calls.uses_vcc, or(0, __clang_ocl_kern_imp_calls.uses_vcc)
	.set calls.uses_flat_scratch, or(1, __clang_ocl_kern_imp_calls.uses_flat_scratch)
	.set calls.has_dyn_sized_stack, or(0, __clang_ocl_kern_imp_calls.has_dyn_sized_stack)
	.set calls.has_recursion, or(0, __clang_ocl_kern_imp_calls.has_recursion)
	.set calls.has_indirect_call, or(0, __clang_ocl_kern_imp_calls.has_indirect_call)
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 468
; TotalNumSgprs: 40
; NumVgprs: 32
; NumAgprs: 5
; TotalNumVgprs: 37
; ScratchSize: 160
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 4
; VGPRBlocks: 4
; NumSGPRsForWavesPerEU: 40
; NumVGPRsForWavesPerEU: 37
; AccumOffset: 32
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 14
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 7
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 32
	.set amdgpu.max_num_agpr, 5
	.set amdgpu.max_num_sgpr, 34
	.set amdgpu.max_num_named_barrier, 0
	.text
	.ident	"Debian clang version 22.1.8 (1~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym polynomial
	.addrsig_sym pick
	.addrsig_sym __clang_ocl_kern_imp_calls
	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count:     5
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
      - .offset:         24
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         28
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         32
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         36
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         38
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         40
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         42
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         44
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         46
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         80
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         88
        .size:           2
        .value_kind:     hidden_grid_dims
      - .offset:         104
        .size:           8
        .value_kind:     hidden_hostcall_buffer
      - .offset:         112
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
      - .offset:         120
        .size:           8
        .value_kind:     hidden_heap_v1
      - .offset:         128
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         136
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         224
        .size:           8
        .value_kind:     hidden_queue_ptr
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 280
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           calls
    .private_segment_fixed_size: 160
    .sgpr_count:     40
    .sgpr_spill_count: 1
    .symbol:         calls.kd
    .uses_dynamic_stack: false
    .vgpr_count:     37
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx90a
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
