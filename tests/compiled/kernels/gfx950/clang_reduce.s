	.file	0 "." "reduce.cl" md5 0xe574a3e7d48269f4a4fe5579de9e5dcd
	.file	1 "." "device.h" md5 0x0851302c7afba796289131f8692e1c12
	.amdgcn_target "amdgcn-amd-amdhsa--gfx950"
	.amdhsa_code_object_version 6
	.text
	.protected	reduce                  ; -- Begin function reduce
	.globl	reduce
	.p2align	8
	.type	reduce,@function
reduce:                                 ; @reduce
.Lfunc_begin0:
	.cfi_sections .debug_frame
	.cfi_startproc
; %bb.0:
	.loc	0 10 21 prologue_end            ; reduce.cl:10:21 @[ reduce.cl:6:90 ]
	s_lshl_b32 s10, s2, 8
	.loc	0 10 28 is_stmt 0               ; reduce.cl:10:28 @[ reduce.cl:6:90 ]
	v_or_b32_e32 v4, s10, v0
.Ltmp0:
	;DEBUG_VALUE: i <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr4
	.loc	0 8 13 is_stmt 1                ; reduce.cl:8:13 @[ reduce.cl:6:90 ]
	s_load_dword s3, s[0:1], 0x18
	;DEBUG_VALUE: reduce:n <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] undef
.Ltmp1:
	;DEBUG_VALUE: reduce:n <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] undef
	;DEBUG_VALUE: reduce:t <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr0
	;DEBUG_VALUE: reduce:s <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 0.000000e+00
	;DEBUG_VALUE: reduce:m <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] -INF
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_load_dwordx2 s[8:9], s[0:1], 0x10
.Ltmp2:
	.loc	0 10 35                         ; reduce.cl:10:35 @[ reduce.cl:6:90 ]
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s3, v4
	v_mov_b32_e32 v1, 0
	;DEBUG_VALUE: reduce:x <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] undef
.Ltmp3:
	;DEBUG_VALUE: reduce:x <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] undef
	;DEBUG_VALUE: reduce:sums <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] undef
	;DEBUG_VALUE: reduce:sums <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] undef
	;DEBUG_VALUE: reduce:tops <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] undef
	;DEBUG_VALUE: reduce:tops <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] undef
	.loc	0 0 35 is_stmt 0                ; reduce.cl:0:35
	v_mov_b32_e32 v6, 0xff800000
	v_mov_b32_e32 v5, 0
.Ltmp4:
	.loc	0 10 5                          ; reduce.cl:10:5 @[ reduce.cl:6:90 ]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_4
.Ltmp5:
; %bb.1:
	;DEBUG_VALUE: reduce:m <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] -INF
	;DEBUG_VALUE: reduce:s <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 0.000000e+00
	;DEBUG_VALUE: reduce:t <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr0
	;DEBUG_VALUE: i <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr4
	s_ashr_i32 s11, s10, 31
.Ltmp6:
	.loc	0 8 13 is_stmt 1                ; reduce.cl:8:13 @[ reduce.cl:6:90 ]
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v3, s5
.Ltmp7:
	.loc	0 10 5                          ; reduce.cl:10:5 @[ reduce.cl:6:90 ]
	v_lshl_add_u64 v[6:7], s[10:11], 0, v[0:1]
	v_lshl_add_u64 v[2:3], v[6:7], 2, v[2:3]
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v6, 0xff800000
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[10:11], 0x800
.Ltmp8:
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	;DEBUG_VALUE: reduce:t <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr0
	;DEBUG_VALUE: i <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr4
	;DEBUG_VALUE: reduce:s <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr5
	;DEBUG_VALUE: reduce:m <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr6
	;DEBUG_VALUE: i <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr4
	.loc	0 11 14                         ; reduce.cl:11:14 @[ reduce.cl:6:90 ]
	global_load_dword v1, v[2:3], off
.Ltmp9:
	.loc	0 10 42                         ; reduce.cl:10:42 @[ reduce.cl:6:90 ]
	v_add_u32_e32 v4, 0x200, v4
.Ltmp10:
	;DEBUG_VALUE: i <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr4
	.loc	0 12 13                         ; reduce.cl:12:13 @[ reduce.cl:6:90 ]
	v_max_f32_e32 v6, v6, v6
.Ltmp11:
	.loc	0 10 35                         ; reduce.cl:10:35 @[ reduce.cl:6:90 ]
	v_cmp_le_i32_e32 vcc, s3, v4
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[10:11]
.Ltmp12:
	.loc	0 10 5 is_stmt 0                ; reduce.cl:10:5 @[ reduce.cl:6:90 ]
	s_or_b64 s[4:5], vcc, s[4:5]
.Ltmp13:
	.loc	0 11 11 is_stmt 1               ; reduce.cl:11:11 @[ reduce.cl:6:90 ]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v5, v5, v1
.Ltmp14:
	;DEBUG_VALUE: reduce:s <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr5
	.loc	0 12 13                         ; reduce.cl:12:13 @[ reduce.cl:6:90 ]
	v_max_f32_e32 v1, v1, v1
	v_max_f32_e32 v6, v6, v1
.Ltmp15:
	;DEBUG_VALUE: reduce:m <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr6
	.loc	0 10 5                          ; reduce.cl:10:5 @[ reduce.cl:6:90 ]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_2
.Ltmp16:
; %bb.3:
	;DEBUG_VALUE: reduce:m <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr6
	;DEBUG_VALUE: reduce:s <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr5
	;DEBUG_VALUE: reduce:t <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr0
	;DEBUG_VALUE: i <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr4
	.loc	0 0 5 is_stmt 0                 ; reduce.cl:0:5
	s_or_b64 exec, exec, s[4:5]
.Ltmp17:
.LBB0_4:
	;DEBUG_VALUE: reduce:t <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr0
	s_or_b64 exec, exec, s[0:1]
	s_movk_i32 s0, 0x80
	.loc	0 14 5 is_stmt 1                ; reduce.cl:14:5 @[ reduce.cl:6:90 ]
	v_lshlrev_b32_e32 v1, 2, v0
.Ltmp18:
	.loc	0 18 15                         ; reduce.cl:18:15 @[ reduce.cl:6:90 ]
	v_cmp_gt_u32_e32 vcc, s0, v0
.Ltmp19:
	.loc	0 0 0 is_stmt 0                 ; reduce.cl:0 @[ reduce.cl:6:90 ]
	ds_write2st64_b32 v1, v5, v6 offset1:4
.Ltmp20:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 128
	.loc	1 8 28 is_stmt 1                ; ./device.h:8:28 @[ reduce.cl:17:9 @[ reduce.cl:6:90 ] ]
	s_waitcnt lgkmcnt(0)
	.loc	1 9 5                           ; ./device.h:9:5 @[ reduce.cl:17:9 @[ reduce.cl:6:90 ] ]
	s_barrier
.Ltmp21:
	.loc	0 18 15                         ; reduce.cl:18:15 @[ reduce.cl:6:90 ]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_6
.Ltmp22:
; %bb.5:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 128
	;DEBUG_VALUE: reduce:t <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr0
	.loc	0 19 0                          ; reduce.cl:19 @[ reduce.cl:6:90 ]
	ds_read2st64_b32 v[2:3], v1 offset1:2
	.loc	0 20 0                          ; reduce.cl:20 @[ reduce.cl:6:90 ]
	ds_read2st64_b32 v[4:5], v1 offset0:4 offset1:6
	.loc	0 19 20                         ; reduce.cl:19:20 @[ reduce.cl:6:90 ]
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v2, v3, v2
	.loc	0 20 22                         ; reduce.cl:20:22 @[ reduce.cl:6:90 ]
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v3, v5, v5
	v_max_f32_e32 v4, v4, v4
	v_max_f32_e32 v3, v4, v3
	.loc	0 0 0 is_stmt 0                 ; reduce.cl:0 @[ reduce.cl:6:90 ]
	ds_write2st64_b32 v1, v2, v3 offset1:4
.Ltmp23:
.LBB0_6:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 128
	;DEBUG_VALUE: reduce:t <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr0
	s_or_b64 exec, exec, s[0:1]
.Ltmp24:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 64
	.loc	0 18 15 is_stmt 1               ; reduce.cl:18:15 @[ reduce.cl:6:90 ]
	v_cmp_gt_u32_e32 vcc, 64, v0
.Ltmp25:
	.loc	1 8 28                          ; ./device.h:8:28 @[ reduce.cl:17:9 @[ reduce.cl:6:90 ] ]
	s_waitcnt lgkmcnt(0)
	.loc	1 9 5                           ; ./device.h:9:5 @[ reduce.cl:17:9 @[ reduce.cl:6:90 ] ]
	s_barrier
.Ltmp26:
	.loc	0 18 15                         ; reduce.cl:18:15 @[ reduce.cl:6:90 ]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_8
.Ltmp27:
; %bb.7:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 64
	;DEBUG_VALUE: reduce:t <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr0
	.loc	0 19 0                          ; reduce.cl:19 @[ reduce.cl:6:90 ]
	ds_read2st64_b32 v[2:3], v1 offset1:1
	.loc	0 20 0                          ; reduce.cl:20 @[ reduce.cl:6:90 ]
	ds_read2st64_b32 v[4:5], v1 offset0:4 offset1:5
	.loc	0 19 20                         ; reduce.cl:19:20 @[ reduce.cl:6:90 ]
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v2, v3, v2
	.loc	0 20 22                         ; reduce.cl:20:22 @[ reduce.cl:6:90 ]
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v3, v5, v5
	v_max_f32_e32 v4, v4, v4
	v_max_f32_e32 v3, v4, v3
	.loc	0 0 0 is_stmt 0                 ; reduce.cl:0 @[ reduce.cl:6:90 ]
	ds_write2st64_b32 v1, v2, v3 offset1:4
.Ltmp28:
.LBB0_8:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 64
	;DEBUG_VALUE: reduce:t <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr0
	s_or_b64 exec, exec, s[0:1]
.Ltmp29:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 32
	.loc	0 18 15 is_stmt 1               ; reduce.cl:18:15 @[ reduce.cl:6:90 ]
	v_cmp_gt_u32_e32 vcc, 32, v0
.Ltmp30:
	.loc	1 8 28                          ; ./device.h:8:28 @[ reduce.cl:17:9 @[ reduce.cl:6:90 ] ]
	s_waitcnt lgkmcnt(0)
	.loc	1 9 5                           ; ./device.h:9:5 @[ reduce.cl:17:9 @[ reduce.cl:6:90 ] ]
	s_barrier
.Ltmp31:
	.loc	0 18 15                         ; reduce.cl:18:15 @[ reduce.cl:6:90 ]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_10
.Ltmp32:
; %bb.9:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 32
	;DEBUG_VALUE: reduce:t <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr0
	.loc	0 20 0                          ; reduce.cl:20 @[ reduce.cl:6:90 ]
	v_add_u32_e32 v4, 0x400, v1
	.loc	0 19 0                          ; reduce.cl:19 @[ reduce.cl:6:90 ]
	ds_read2_b32 v[2:3], v1 offset1:32
	.loc	0 20 0                          ; reduce.cl:20 @[ reduce.cl:6:90 ]
	ds_read2_b32 v[4:5], v4 offset1:32
	.loc	0 19 20                         ; reduce.cl:19:20 @[ reduce.cl:6:90 ]
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v2, v3, v2
	.loc	0 20 22                         ; reduce.cl:20:22 @[ reduce.cl:6:90 ]
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v3, v5, v5
	v_max_f32_e32 v4, v4, v4
	v_max_f32_e32 v3, v4, v3
	.loc	0 0 0 is_stmt 0                 ; reduce.cl:0 @[ reduce.cl:6:90 ]
	ds_write2st64_b32 v1, v2, v3 offset1:4
.Ltmp33:
.LBB0_10:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 32
	;DEBUG_VALUE: reduce:t <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr0
	s_or_b64 exec, exec, s[0:1]
.Ltmp34:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 16
	.loc	0 18 15 is_stmt 1               ; reduce.cl:18:15 @[ reduce.cl:6:90 ]
	v_cmp_gt_u32_e32 vcc, 16, v0
.Ltmp35:
	.loc	1 8 28                          ; ./device.h:8:28 @[ reduce.cl:17:9 @[ reduce.cl:6:90 ] ]
	s_waitcnt lgkmcnt(0)
	.loc	1 9 5                           ; ./device.h:9:5 @[ reduce.cl:17:9 @[ reduce.cl:6:90 ] ]
	s_barrier
.Ltmp36:
	.loc	0 18 15                         ; reduce.cl:18:15 @[ reduce.cl:6:90 ]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_12
.Ltmp37:
; %bb.11:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 16
	;DEBUG_VALUE: reduce:t <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr0
	.loc	0 20 0                          ; reduce.cl:20 @[ reduce.cl:6:90 ]
	v_add_u32_e32 v4, 0x400, v1
	.loc	0 19 0                          ; reduce.cl:19 @[ reduce.cl:6:90 ]
	ds_read2_b32 v[2:3], v1 offset1:16
	.loc	0 20 0                          ; reduce.cl:20 @[ reduce.cl:6:90 ]
	ds_read2_b32 v[4:5], v4 offset1:16
	.loc	0 19 20                         ; reduce.cl:19:20 @[ reduce.cl:6:90 ]
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v2, v3, v2
	.loc	0 20 22                         ; reduce.cl:20:22 @[ reduce.cl:6:90 ]
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v3, v5, v5
	v_max_f32_e32 v4, v4, v4
	v_max_f32_e32 v3, v4, v3
	.loc	0 0 0 is_stmt 0                 ; reduce.cl:0 @[ reduce.cl:6:90 ]
	ds_write2st64_b32 v1, v2, v3 offset1:4
.Ltmp38:
.LBB0_12:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 16
	;DEBUG_VALUE: reduce:t <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr0
	s_or_b64 exec, exec, s[0:1]
.Ltmp39:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 8
	.loc	0 18 15 is_stmt 1               ; reduce.cl:18:15 @[ reduce.cl:6:90 ]
	v_cmp_gt_u32_e32 vcc, 8, v0
.Ltmp40:
	.loc	1 8 28                          ; ./device.h:8:28 @[ reduce.cl:17:9 @[ reduce.cl:6:90 ] ]
	s_waitcnt lgkmcnt(0)
	.loc	1 9 5                           ; ./device.h:9:5 @[ reduce.cl:17:9 @[ reduce.cl:6:90 ] ]
	s_barrier
.Ltmp41:
	.loc	0 18 15                         ; reduce.cl:18:15 @[ reduce.cl:6:90 ]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_14
.Ltmp42:
; %bb.13:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 8
	;DEBUG_VALUE: reduce:t <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr0
	.loc	0 20 0                          ; reduce.cl:20 @[ reduce.cl:6:90 ]
	v_add_u32_e32 v4, 0x400, v1
	.loc	0 19 0                          ; reduce.cl:19 @[ reduce.cl:6:90 ]
	ds_read2_b32 v[2:3], v1 offset1:8
	.loc	0 20 0                          ; reduce.cl:20 @[ reduce.cl:6:90 ]
	ds_read2_b32 v[4:5], v4 offset1:8
	.loc	0 19 20                         ; reduce.cl:19:20 @[ reduce.cl:6:90 ]
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v2, v3, v2
	.loc	0 20 22                         ; reduce.cl:20:22 @[ reduce.cl:6:90 ]
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v3, v5, v5
	v_max_f32_e32 v4, v4, v4
	v_max_f32_e32 v3, v4, v3
	.loc	0 0 0 is_stmt 0                 ; reduce.cl:0 @[ reduce.cl:6:90 ]
	ds_write2st64_b32 v1, v2, v3 offset1:4
.Ltmp43:
.LBB0_14:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 8
	;DEBUG_VALUE: reduce:t <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr0
	s_or_b64 exec, exec, s[0:1]
.Ltmp44:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 4
	.loc	0 18 15 is_stmt 1               ; reduce.cl:18:15 @[ reduce.cl:6:90 ]
	v_cmp_gt_u32_e32 vcc, 4, v0
.Ltmp45:
	.loc	1 8 28                          ; ./device.h:8:28 @[ reduce.cl:17:9 @[ reduce.cl:6:90 ] ]
	s_waitcnt lgkmcnt(0)
	.loc	1 9 5                           ; ./device.h:9:5 @[ reduce.cl:17:9 @[ reduce.cl:6:90 ] ]
	s_barrier
.Ltmp46:
	.loc	0 18 15                         ; reduce.cl:18:15 @[ reduce.cl:6:90 ]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_16
.Ltmp47:
; %bb.15:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 4
	;DEBUG_VALUE: reduce:t <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr0
	.loc	0 20 0                          ; reduce.cl:20 @[ reduce.cl:6:90 ]
	v_add_u32_e32 v4, 0x400, v1
	.loc	0 19 0                          ; reduce.cl:19 @[ reduce.cl:6:90 ]
	ds_read2_b32 v[2:3], v1 offset1:4
	.loc	0 20 0                          ; reduce.cl:20 @[ reduce.cl:6:90 ]
	ds_read2_b32 v[4:5], v4 offset1:4
	.loc	0 19 20                         ; reduce.cl:19:20 @[ reduce.cl:6:90 ]
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v2, v3, v2
	.loc	0 20 22                         ; reduce.cl:20:22 @[ reduce.cl:6:90 ]
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v3, v5, v5
	v_max_f32_e32 v4, v4, v4
	v_max_f32_e32 v3, v4, v3
	.loc	0 0 0 is_stmt 0                 ; reduce.cl:0 @[ reduce.cl:6:90 ]
	ds_write2st64_b32 v1, v2, v3 offset1:4
.Ltmp48:
.LBB0_16:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 4
	;DEBUG_VALUE: reduce:t <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr0
	s_or_b64 exec, exec, s[0:1]
.Ltmp49:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 2
	.loc	0 18 15 is_stmt 1               ; reduce.cl:18:15 @[ reduce.cl:6:90 ]
	v_cmp_gt_u32_e32 vcc, 2, v0
.Ltmp50:
	.loc	1 8 28                          ; ./device.h:8:28 @[ reduce.cl:17:9 @[ reduce.cl:6:90 ] ]
	s_waitcnt lgkmcnt(0)
	.loc	1 9 5                           ; ./device.h:9:5 @[ reduce.cl:17:9 @[ reduce.cl:6:90 ] ]
	s_barrier
.Ltmp51:
	.loc	0 18 15                         ; reduce.cl:18:15 @[ reduce.cl:6:90 ]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_18
.Ltmp52:
; %bb.17:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 2
	;DEBUG_VALUE: reduce:t <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr0
	.loc	0 20 0                          ; reduce.cl:20 @[ reduce.cl:6:90 ]
	v_add_u32_e32 v4, 0x400, v1
	.loc	0 19 0                          ; reduce.cl:19 @[ reduce.cl:6:90 ]
	ds_read2_b32 v[2:3], v1 offset1:2
	.loc	0 20 0                          ; reduce.cl:20 @[ reduce.cl:6:90 ]
	ds_read2_b32 v[4:5], v4 offset1:2
	.loc	0 19 20                         ; reduce.cl:19:20 @[ reduce.cl:6:90 ]
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v2, v3, v2
	.loc	0 20 22                         ; reduce.cl:20:22 @[ reduce.cl:6:90 ]
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v3, v5, v5
	v_max_f32_e32 v4, v4, v4
	v_max_f32_e32 v3, v4, v3
	.loc	0 0 0 is_stmt 0                 ; reduce.cl:0 @[ reduce.cl:6:90 ]
	ds_write2st64_b32 v1, v2, v3 offset1:4
.Ltmp53:
.LBB0_18:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 2
	;DEBUG_VALUE: reduce:t <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr0
	s_or_b64 exec, exec, s[0:1]
.Ltmp54:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 1
	.loc	0 18 15 is_stmt 1               ; reduce.cl:18:15 @[ reduce.cl:6:90 ]
	v_cmp_eq_u32_e32 vcc, 0, v0
.Ltmp55:
	.loc	1 8 28                          ; ./device.h:8:28 @[ reduce.cl:17:9 @[ reduce.cl:6:90 ] ]
	s_waitcnt lgkmcnt(0)
	.loc	1 9 5                           ; ./device.h:9:5 @[ reduce.cl:17:9 @[ reduce.cl:6:90 ] ]
	s_barrier
.Ltmp56:
	.loc	0 18 15                         ; reduce.cl:18:15 @[ reduce.cl:6:90 ]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_20
.Ltmp57:
; %bb.19:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 1
	;DEBUG_VALUE: reduce:t <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr0
	.loc	0 0 15 is_stmt 0                ; reduce.cl:0:15
	v_mov_b32_e32 v0, 0
.Ltmp58:
	ds_read2st64_b32 v[2:3], v1 offset1:4
	.loc	0 19 23 is_stmt 1               ; reduce.cl:19:23 @[ reduce.cl:6:90 ]
	ds_read_b32 v4, v0 offset:4
	.loc	0 20 46                         ; reduce.cl:20:46 @[ reduce.cl:6:90 ]
	ds_read_b32 v5, v0 offset:1028
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[0:1], s[2:3], 2
	.loc	0 20 22 is_stmt 0               ; reduce.cl:20:22 @[ reduce.cl:6:90 ]
	s_waitcnt lgkmcnt(2)
	v_max_f32_e32 v3, v3, v3
	.loc	0 19 20 is_stmt 1               ; reduce.cl:19:20 @[ reduce.cl:6:90 ]
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v2, v4, v2
	.loc	0 20 22                         ; reduce.cl:20:22 @[ reduce.cl:6:90 ]
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v4, v5, v5
	v_max_f32_e32 v3, v3, v4
	.loc	0 0 0 is_stmt 0                 ; reduce.cl:0 @[ reduce.cl:6:90 ]
	ds_write2st64_b32 v1, v2, v3 offset1:4
.Ltmp59:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 0
	.loc	0 24 20 is_stmt 1               ; reduce.cl:24:20 @[ reduce.cl:6:90 ]
	ds_read_b32 v1, v0
	.loc	0 25 20                         ; reduce.cl:25:20 @[ reduce.cl:6:90 ]
	ds_read_b32 v2, v0 offset:1024
	s_add_u32 s2, s8, s0
	s_addc_u32 s3, s9, s1
	s_add_u32 s0, s6, s0
	s_addc_u32 s1, s7, s1
	.loc	0 24 18                         ; reduce.cl:24:18 @[ reduce.cl:6:90 ]
	s_waitcnt lgkmcnt(1)
	global_store_dword v0, v1, s[0:1]
	.loc	0 25 18                         ; reduce.cl:25:18 @[ reduce.cl:6:90 ]
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v2, s[2:3]
.Ltmp60:
.LBB0_20:
	.loc	0 27 1                          ; reduce.cl:27:1
	s_endpgm
.Ltmp61:
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel reduce
		.amdhsa_group_segment_fixed_size 2048
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 28
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
		.amdhsa_next_free_sgpr 12
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
	.size	reduce, .Lfunc_end0-reduce
	.cfi_endproc
                                        ; -- End function
	.set reduce.num_vgpr, 8
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
; TotalNumSgprs: 18
; NumVgprs: 8
; NumAgprs: 0
; TotalNumVgprs: 8
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 2048 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 18
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
	.protected	__clang_ocl_kern_imp_reduce ; -- Begin function __clang_ocl_kern_imp_reduce
	.globl	__clang_ocl_kern_imp_reduce
	.p2align	2
	.type	__clang_ocl_kern_imp_reduce,@function
__clang_ocl_kern_imp_reduce:            ; @__clang_ocl_kern_imp_reduce
.Lfunc_begin1:
	.loc	0 6 0                           ; reduce.cl:6:0
	.cfi_startproc
; %bb.0:
	;DEBUG_VALUE: reduce:n <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr6
	;DEBUG_VALUE: reduce:tops <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] undef
	;DEBUG_VALUE: reduce:sums <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] undef
	;DEBUG_VALUE: reduce:x <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] undef
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_and_b32_e32 v8, 0x3ff, v31
.Ltmp62:
	;DEBUG_VALUE: reduce:t <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr8
	;DEBUG_VALUE: reduce:s <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 0.000000e+00
	;DEBUG_VALUE: reduce:m <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] -INF
	.loc	0 10 21 prologue_end            ; reduce.cl:10:21
	s_lshl_b32 s2, s12, 8
	.loc	0 10 28 is_stmt 0               ; reduce.cl:10:28
	v_or_b32_e32 v7, s2, v8
.Ltmp63:
	;DEBUG_VALUE: i <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr7
	.loc	0 10 35                         ; reduce.cl:10:35
	v_cmp_lt_i32_e32 vcc, v7, v6
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v11, 0xff800000
	v_mov_b32_e32 v10, 0
.Ltmp64:
	.loc	0 10 5                          ; reduce.cl:10:5
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_4
.Ltmp65:
; %bb.1:
	;DEBUG_VALUE: i <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr7
	;DEBUG_VALUE: reduce:m <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] -INF
	;DEBUG_VALUE: reduce:s <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 0.000000e+00
	;DEBUG_VALUE: reduce:t <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr8
	;DEBUG_VALUE: reduce:n <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr6
	;DEBUG_VALUE: reduce:x <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr0_vgpr1
	s_ashr_i32 s3, s2, 31
	v_lshl_add_u64 v[10:11], s[2:3], 0, v[8:9]
	v_lshl_add_u64 v[0:1], v[10:11], 2, v[0:1]
.Ltmp66:
	.loc	0 0 5                           ; reduce.cl:0:5
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v11, 0xff800000
	v_mov_b32_e32 v10, 0
	s_mov_b64 s[4:5], 0x800
.Ltmp67:
.LBB1_2:                                ; =>This Inner Loop Header: Depth=1
	;DEBUG_VALUE: i <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr7
	;DEBUG_VALUE: reduce:t <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr8
	;DEBUG_VALUE: reduce:n <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr6
	;DEBUG_VALUE: reduce:s <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr10
	;DEBUG_VALUE: reduce:m <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr11
	;DEBUG_VALUE: i <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr7
	.loc	0 11 14 is_stmt 1               ; reduce.cl:11:14
	global_load_dword v9, v[0:1], off
.Ltmp68:
	.loc	0 10 42                         ; reduce.cl:10:42
	v_add_u32_e32 v7, 0x200, v7
.Ltmp69:
	;DEBUG_VALUE: i <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr7
	.loc	0 12 13                         ; reduce.cl:12:13
	v_max_f32_e32 v11, v11, v11
.Ltmp70:
	.loc	0 10 35                         ; reduce.cl:10:35
	v_cmp_ge_i32_e32 vcc, v7, v6
	v_lshl_add_u64 v[0:1], v[0:1], 0, s[4:5]
.Ltmp71:
	.loc	0 10 5 is_stmt 0                ; reduce.cl:10:5
	s_or_b64 s[2:3], vcc, s[2:3]
.Ltmp72:
	.loc	0 11 11 is_stmt 1               ; reduce.cl:11:11
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v10, v10, v9
.Ltmp73:
	;DEBUG_VALUE: reduce:s <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr10
	.loc	0 12 13                         ; reduce.cl:12:13
	v_max_f32_e32 v9, v9, v9
	v_max_f32_e32 v11, v11, v9
.Ltmp74:
	;DEBUG_VALUE: reduce:m <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr11
	.loc	0 10 5                          ; reduce.cl:10:5
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB1_2
.Ltmp75:
; %bb.3:
	;DEBUG_VALUE: reduce:m <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr11
	;DEBUG_VALUE: reduce:s <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr10
	;DEBUG_VALUE: i <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr7
	;DEBUG_VALUE: reduce:t <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr8
	;DEBUG_VALUE: reduce:n <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr6
	.loc	0 0 5 is_stmt 0                 ; reduce.cl:0:5
	s_or_b64 exec, exec, s[2:3]
.Ltmp76:
.LBB1_4:
	;DEBUG_VALUE: reduce:t <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr8
	;DEBUG_VALUE: reduce:n <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr6
	s_or_b64 exec, exec, s[0:1]
.Ltmp77:
	;DEBUG_VALUE: reduce:tops <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr4_vgpr5
	;DEBUG_VALUE: reduce:sums <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr2_vgpr3
	s_movk_i32 s0, 0x80
.Ltmp78:
	.loc	0 18 15 is_stmt 1               ; reduce.cl:18:15
	v_cmp_gt_u32_e32 vcc, s0, v8
.Ltmp79:
	.loc	0 14 12                         ; reduce.cl:14:12
	ds_write_b32 v0, v10
	.loc	0 14 5 is_stmt 0                ; reduce.cl:14:5
	s_trap 2
	.loc	0 15 12 is_stmt 1               ; reduce.cl:15:12
	ds_write_b32 v0, v11
.Ltmp80:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 128
	.loc	1 8 28                          ; ./device.h:8:28 @[ reduce.cl:17:9 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 9 5                           ; ./device.h:9:5 @[ reduce.cl:17:9 ]
	s_barrier
.Ltmp81:
	.loc	0 18 15                         ; reduce.cl:18:15
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_6
.Ltmp82:
; %bb.5:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 128
	;DEBUG_VALUE: reduce:sums <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr2_vgpr3
	;DEBUG_VALUE: reduce:tops <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr4_vgpr5
	;DEBUG_VALUE: reduce:t <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr8
	;DEBUG_VALUE: reduce:n <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr6
	.loc	0 19 0                          ; reduce.cl:19
	ds_read2st64_b32 v[0:1], v0 offset1:2
	.loc	0 20 0                          ; reduce.cl:20
	s_waitcnt lgkmcnt(0)
	ds_read2st64_b32 v[6:7], v0 offset1:2
.Ltmp83:
	.loc	0 19 20                         ; reduce.cl:19:20
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
	.loc	0 20 22                         ; reduce.cl:20:22
	s_waitcnt lgkmcnt(1)
	v_max_f32_e32 v1, v7, v7
	v_max_f32_e32 v6, v6, v6
	v_max_f32_e32 v0, v6, v1
	.loc	0 20 20 is_stmt 0               ; reduce.cl:20:20
	ds_write_b32 v0, v0
.Ltmp84:
.LBB1_6:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 128
	;DEBUG_VALUE: reduce:sums <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr2_vgpr3
	;DEBUG_VALUE: reduce:tops <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr4_vgpr5
	;DEBUG_VALUE: reduce:t <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr8
	.loc	0 0 20                          ; reduce.cl:0:20
	s_or_b64 exec, exec, s[0:1]
.Ltmp85:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 64
	.loc	0 18 15 is_stmt 1               ; reduce.cl:18:15
	v_cmp_gt_u32_e32 vcc, 64, v8
.Ltmp86:
	.loc	1 8 28                          ; ./device.h:8:28 @[ reduce.cl:17:9 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 9 5                           ; ./device.h:9:5 @[ reduce.cl:17:9 ]
	s_barrier
.Ltmp87:
	.loc	0 18 15                         ; reduce.cl:18:15
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_8
.Ltmp88:
; %bb.7:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 64
	;DEBUG_VALUE: reduce:sums <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr2_vgpr3
	;DEBUG_VALUE: reduce:tops <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr4_vgpr5
	;DEBUG_VALUE: reduce:t <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr8
	.loc	0 19 0                          ; reduce.cl:19
	ds_read2st64_b32 v[0:1], v0 offset1:1
	.loc	0 20 0                          ; reduce.cl:20
	s_waitcnt lgkmcnt(0)
	ds_read2st64_b32 v[6:7], v0 offset1:1
	.loc	0 19 20                         ; reduce.cl:19:20
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
	.loc	0 20 22                         ; reduce.cl:20:22
	s_waitcnt lgkmcnt(1)
	v_max_f32_e32 v1, v7, v7
	v_max_f32_e32 v6, v6, v6
	v_max_f32_e32 v0, v6, v1
	.loc	0 20 20 is_stmt 0               ; reduce.cl:20:20
	ds_write_b32 v0, v0
.Ltmp89:
.LBB1_8:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 64
	;DEBUG_VALUE: reduce:sums <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr2_vgpr3
	;DEBUG_VALUE: reduce:tops <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr4_vgpr5
	;DEBUG_VALUE: reduce:t <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr8
	.loc	0 0 20                          ; reduce.cl:0:20
	s_or_b64 exec, exec, s[0:1]
.Ltmp90:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 32
	.loc	0 18 15 is_stmt 1               ; reduce.cl:18:15
	v_cmp_gt_u32_e32 vcc, 32, v8
.Ltmp91:
	.loc	1 8 28                          ; ./device.h:8:28 @[ reduce.cl:17:9 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 9 5                           ; ./device.h:9:5 @[ reduce.cl:17:9 ]
	s_barrier
.Ltmp92:
	.loc	0 18 15                         ; reduce.cl:18:15
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_10
.Ltmp93:
; %bb.9:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 32
	;DEBUG_VALUE: reduce:sums <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr2_vgpr3
	;DEBUG_VALUE: reduce:tops <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr4_vgpr5
	;DEBUG_VALUE: reduce:t <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr8
	.loc	0 19 0                          ; reduce.cl:19
	ds_read2_b32 v[0:1], v0 offset1:32
	.loc	0 20 0                          ; reduce.cl:20
	s_waitcnt lgkmcnt(0)
	ds_read2_b32 v[6:7], v0 offset1:32
	.loc	0 19 20                         ; reduce.cl:19:20
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
	.loc	0 20 22                         ; reduce.cl:20:22
	s_waitcnt lgkmcnt(1)
	v_max_f32_e32 v1, v7, v7
	v_max_f32_e32 v6, v6, v6
	v_max_f32_e32 v0, v6, v1
	.loc	0 20 20 is_stmt 0               ; reduce.cl:20:20
	ds_write_b32 v0, v0
.Ltmp94:
.LBB1_10:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 32
	;DEBUG_VALUE: reduce:sums <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr2_vgpr3
	;DEBUG_VALUE: reduce:tops <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr4_vgpr5
	;DEBUG_VALUE: reduce:t <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr8
	.loc	0 0 20                          ; reduce.cl:0:20
	s_or_b64 exec, exec, s[0:1]
.Ltmp95:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 16
	.loc	0 18 15 is_stmt 1               ; reduce.cl:18:15
	v_cmp_gt_u32_e32 vcc, 16, v8
.Ltmp96:
	.loc	1 8 28                          ; ./device.h:8:28 @[ reduce.cl:17:9 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 9 5                           ; ./device.h:9:5 @[ reduce.cl:17:9 ]
	s_barrier
.Ltmp97:
	.loc	0 18 15                         ; reduce.cl:18:15
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_12
.Ltmp98:
; %bb.11:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 16
	;DEBUG_VALUE: reduce:sums <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr2_vgpr3
	;DEBUG_VALUE: reduce:tops <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr4_vgpr5
	;DEBUG_VALUE: reduce:t <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr8
	.loc	0 19 0                          ; reduce.cl:19
	ds_read2_b32 v[0:1], v0 offset1:16
	.loc	0 20 0                          ; reduce.cl:20
	s_waitcnt lgkmcnt(0)
	ds_read2_b32 v[6:7], v0 offset1:16
	.loc	0 19 20                         ; reduce.cl:19:20
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
	.loc	0 20 22                         ; reduce.cl:20:22
	s_waitcnt lgkmcnt(1)
	v_max_f32_e32 v1, v7, v7
	v_max_f32_e32 v6, v6, v6
	v_max_f32_e32 v0, v6, v1
	.loc	0 20 20 is_stmt 0               ; reduce.cl:20:20
	ds_write_b32 v0, v0
.Ltmp99:
.LBB1_12:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 16
	;DEBUG_VALUE: reduce:sums <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr2_vgpr3
	;DEBUG_VALUE: reduce:tops <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr4_vgpr5
	;DEBUG_VALUE: reduce:t <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr8
	.loc	0 0 20                          ; reduce.cl:0:20
	s_or_b64 exec, exec, s[0:1]
.Ltmp100:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 8
	.loc	0 18 15 is_stmt 1               ; reduce.cl:18:15
	v_cmp_gt_u32_e32 vcc, 8, v8
.Ltmp101:
	.loc	1 8 28                          ; ./device.h:8:28 @[ reduce.cl:17:9 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 9 5                           ; ./device.h:9:5 @[ reduce.cl:17:9 ]
	s_barrier
.Ltmp102:
	.loc	0 18 15                         ; reduce.cl:18:15
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_14
.Ltmp103:
; %bb.13:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 8
	;DEBUG_VALUE: reduce:sums <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr2_vgpr3
	;DEBUG_VALUE: reduce:tops <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr4_vgpr5
	;DEBUG_VALUE: reduce:t <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr8
	.loc	0 19 0                          ; reduce.cl:19
	ds_read2_b32 v[0:1], v0 offset1:8
	.loc	0 20 0                          ; reduce.cl:20
	s_waitcnt lgkmcnt(0)
	ds_read2_b32 v[6:7], v0 offset1:8
	.loc	0 19 20                         ; reduce.cl:19:20
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
	.loc	0 20 22                         ; reduce.cl:20:22
	s_waitcnt lgkmcnt(1)
	v_max_f32_e32 v1, v7, v7
	v_max_f32_e32 v6, v6, v6
	v_max_f32_e32 v0, v6, v1
	.loc	0 20 20 is_stmt 0               ; reduce.cl:20:20
	ds_write_b32 v0, v0
.Ltmp104:
.LBB1_14:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 8
	;DEBUG_VALUE: reduce:sums <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr2_vgpr3
	;DEBUG_VALUE: reduce:tops <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr4_vgpr5
	;DEBUG_VALUE: reduce:t <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr8
	.loc	0 0 20                          ; reduce.cl:0:20
	s_or_b64 exec, exec, s[0:1]
.Ltmp105:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 4
	.loc	0 18 15 is_stmt 1               ; reduce.cl:18:15
	v_cmp_gt_u32_e32 vcc, 4, v8
.Ltmp106:
	.loc	1 8 28                          ; ./device.h:8:28 @[ reduce.cl:17:9 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 9 5                           ; ./device.h:9:5 @[ reduce.cl:17:9 ]
	s_barrier
.Ltmp107:
	.loc	0 18 15                         ; reduce.cl:18:15
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_16
.Ltmp108:
; %bb.15:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 4
	;DEBUG_VALUE: reduce:sums <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr2_vgpr3
	;DEBUG_VALUE: reduce:tops <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr4_vgpr5
	;DEBUG_VALUE: reduce:t <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr8
	.loc	0 19 0                          ; reduce.cl:19
	ds_read2_b32 v[0:1], v0 offset1:4
	.loc	0 20 0                          ; reduce.cl:20
	s_waitcnt lgkmcnt(0)
	ds_read2_b32 v[6:7], v0 offset1:4
	.loc	0 19 20                         ; reduce.cl:19:20
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
	.loc	0 20 22                         ; reduce.cl:20:22
	s_waitcnt lgkmcnt(1)
	v_max_f32_e32 v1, v7, v7
	v_max_f32_e32 v6, v6, v6
	v_max_f32_e32 v0, v6, v1
	.loc	0 20 20 is_stmt 0               ; reduce.cl:20:20
	ds_write_b32 v0, v0
.Ltmp109:
.LBB1_16:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 4
	;DEBUG_VALUE: reduce:sums <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr2_vgpr3
	;DEBUG_VALUE: reduce:tops <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr4_vgpr5
	;DEBUG_VALUE: reduce:t <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr8
	.loc	0 0 20                          ; reduce.cl:0:20
	s_or_b64 exec, exec, s[0:1]
.Ltmp110:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 2
	.loc	0 18 15 is_stmt 1               ; reduce.cl:18:15
	v_cmp_gt_u32_e32 vcc, 2, v8
.Ltmp111:
	.loc	1 8 28                          ; ./device.h:8:28 @[ reduce.cl:17:9 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 9 5                           ; ./device.h:9:5 @[ reduce.cl:17:9 ]
	s_barrier
.Ltmp112:
	.loc	0 18 15                         ; reduce.cl:18:15
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_18
.Ltmp113:
; %bb.17:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 2
	;DEBUG_VALUE: reduce:sums <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr2_vgpr3
	;DEBUG_VALUE: reduce:tops <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr4_vgpr5
	;DEBUG_VALUE: reduce:t <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr8
	.loc	0 19 0                          ; reduce.cl:19
	ds_read2_b32 v[0:1], v0 offset1:2
	.loc	0 20 0                          ; reduce.cl:20
	s_waitcnt lgkmcnt(0)
	ds_read2_b32 v[6:7], v0 offset1:2
	.loc	0 19 20                         ; reduce.cl:19:20
	v_add_f32_e32 v0, v1, v0
	ds_write_b32 v0, v0
	.loc	0 20 22                         ; reduce.cl:20:22
	s_waitcnt lgkmcnt(1)
	v_max_f32_e32 v1, v7, v7
	v_max_f32_e32 v6, v6, v6
	v_max_f32_e32 v0, v6, v1
	.loc	0 20 20 is_stmt 0               ; reduce.cl:20:20
	ds_write_b32 v0, v0
.Ltmp114:
.LBB1_18:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 2
	;DEBUG_VALUE: reduce:sums <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr2_vgpr3
	;DEBUG_VALUE: reduce:tops <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr4_vgpr5
	;DEBUG_VALUE: reduce:t <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr8
	.loc	0 0 20                          ; reduce.cl:0:20
	s_or_b64 exec, exec, s[0:1]
.Ltmp115:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 1
	.loc	0 18 15 is_stmt 1               ; reduce.cl:18:15
	v_cmp_eq_u32_e32 vcc, 0, v8
.Ltmp116:
	.loc	1 8 28                          ; ./device.h:8:28 @[ reduce.cl:17:9 ]
	s_waitcnt lgkmcnt(0)
	.loc	1 9 5                           ; ./device.h:9:5 @[ reduce.cl:17:9 ]
	s_barrier
.Ltmp117:
	.loc	0 18 15                         ; reduce.cl:18:15
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_20
.Ltmp118:
; %bb.19:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 1
	;DEBUG_VALUE: reduce:sums <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr2_vgpr3
	;DEBUG_VALUE: reduce:tops <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr4_vgpr5
	;DEBUG_VALUE: reduce:t <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr8
	.loc	0 19 20                         ; reduce.cl:19:20
	ds_read_b32 v0, v0
	s_ashr_i32 s13, s12, 31
	s_lshl_b64 s[2:3], s[12:13], 2
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[2:3]
.Ltmp119:
	.loc	0 20 46                         ; reduce.cl:20:46
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v1, v0
	.loc	0 20 38 is_stmt 0               ; reduce.cl:20:38
	ds_read_b32 v6, v0
	.loc	0 19 20 is_stmt 1               ; reduce.cl:19:20
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v0, v1, v0
	.loc	0 20 22                         ; reduce.cl:20:22
	v_max_f32_e32 v1, v1, v1
	.loc	0 19 20                         ; reduce.cl:19:20
	ds_write_b32 v0, v0
	.loc	0 20 22                         ; reduce.cl:20:22
	s_waitcnt lgkmcnt(1)
	v_max_f32_e32 v0, v6, v6
	v_max_f32_e32 v0, v0, v1
	.loc	0 19 23                         ; reduce.cl:19:23
	s_trap 2
	.loc	0 20 20                         ; reduce.cl:20:20
	ds_write_b32 v0, v0
.Ltmp120:
	;DEBUG_VALUE: half_size <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] 0
	.loc	0 24 20                         ; reduce.cl:24:20
	ds_read_b32 v6, v0
	.loc	0 25 20                         ; reduce.cl:25:20
	ds_read_b32 v7, v0
	v_lshl_add_u64 v[0:1], v[4:5], 0, s[2:3]
	.loc	0 24 18                         ; reduce.cl:24:18
	s_waitcnt lgkmcnt(1)
	global_store_dword v[2:3], v6, off
	.loc	0 25 18                         ; reduce.cl:25:18
	s_waitcnt lgkmcnt(0)
	global_store_dword v[0:1], v7, off
.Ltmp121:
.LBB1_20:
	;DEBUG_VALUE: reduce:tops <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr4_vgpr5
	;DEBUG_VALUE: reduce:t <- [DW_OP_constu 5, DW_OP_swap, DW_OP_xderef] $vgpr8
	.loc	0 0 18 is_stmt 0                ; reduce.cl:0:18
	s_or_b64 exec, exec, s[0:1]
	.loc	0 27 1 is_stmt 1                ; reduce.cl:27:1
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Ltmp122:
.Lfunc_end1:
	.size	__clang_ocl_kern_imp_reduce, .Lfunc_end1-__clang_ocl_kern_imp_reduce
	.cfi_endproc
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
; codeLenInByte = 912
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
	.section	.debug_loclists,"",@progbits
	.long	.Ldebug_list_header_end0-.Ldebug_list_header_start0 ; Length
.Ldebug_list_header_start0:
	.short	5                               ; Version
	.byte	8                               ; Address size
	.byte	0                               ; Segment selector size
	.long	10                              ; Offset entry count
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
.Ldebug_loc0:
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp0-.Lfunc_begin0           ;   starting offset
	.uleb128 .Ltmp16-.Lfunc_begin0          ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	132                             ; 2564
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	0                               ; DW_LLE_end_of_list
.Ldebug_loc1:
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp1-.Lfunc_begin0           ;   starting offset
	.uleb128 .Ltmp58-.Lfunc_begin0          ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	128                             ; 2560
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	0                               ; DW_LLE_end_of_list
.Ldebug_loc2:
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp1-.Lfunc_begin0           ;   starting offset
	.uleb128 .Ltmp8-.Lfunc_begin0           ;   ending offset
	.byte	5                               ; Loc expr size
	.byte	48                              ; DW_OP_lit0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp8-.Lfunc_begin0           ;   starting offset
	.uleb128 .Ltmp17-.Lfunc_begin0          ;   ending offset
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
	.uleb128 .Ltmp1-.Lfunc_begin0           ;   starting offset
	.uleb128 .Ltmp8-.Lfunc_begin0           ;   ending offset
	.byte	10                              ; Loc expr size
	.byte	16                              ; DW_OP_constu
	.byte	128                             ; 4286578688
	.byte	128                             ; 
	.byte	128                             ; 
	.byte	252                             ; 
	.byte	15                              ; 
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp8-.Lfunc_begin0           ;   starting offset
	.uleb128 .Ltmp11-.Lfunc_begin0          ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	134                             ; 2566
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp15-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp17-.Lfunc_begin0          ;   ending offset
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
	.uleb128 .Ltmp20-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp24-.Lfunc_begin0          ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	128                             ; 128
	.byte	1                               ; 
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp24-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp29-.Lfunc_begin0          ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	192                             ; 64
	.byte	0                               ; 
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp29-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp34-.Lfunc_begin0          ;   ending offset
	.byte	6                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	32                              ; 32
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp34-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp39-.Lfunc_begin0          ;   ending offset
	.byte	6                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	16                              ; 16
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp39-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp44-.Lfunc_begin0          ;   ending offset
	.byte	6                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	8                               ; 8
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp44-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp49-.Lfunc_begin0          ;   ending offset
	.byte	6                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	4                               ; 4
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp49-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp54-.Lfunc_begin0          ;   ending offset
	.byte	6                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	2                               ; 2
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp54-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp59-.Lfunc_begin0          ;   ending offset
	.byte	6                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	1                               ; 1
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp59-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp60-.Lfunc_begin0          ;   ending offset
	.byte	6                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.byte	0                               ; DW_LLE_end_of_list
.Ldebug_loc5:
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Lfunc_begin1-.Lfunc_begin0    ;   starting offset
	.uleb128 .Ltmp83-.Lfunc_begin0          ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	134                             ; 2566
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	0                               ; DW_LLE_end_of_list
.Ldebug_loc6:
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp62-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp67-.Lfunc_begin0          ;   ending offset
	.byte	5                               ; Loc expr size
	.byte	48                              ; DW_OP_lit0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp67-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp76-.Lfunc_begin0          ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	138                             ; 2570
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	0                               ; DW_LLE_end_of_list
.Ldebug_loc7:
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp62-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp67-.Lfunc_begin0          ;   ending offset
	.byte	10                              ; Loc expr size
	.byte	16                              ; DW_OP_constu
	.byte	128                             ; 4286578688
	.byte	128                             ; 
	.byte	128                             ; 
	.byte	252                             ; 
	.byte	15                              ; 
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp67-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp70-.Lfunc_begin0          ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	139                             ; 2571
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp74-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp76-.Lfunc_begin0          ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	139                             ; 2571
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	0                               ; DW_LLE_end_of_list
.Ldebug_loc8:
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp63-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp75-.Lfunc_begin0          ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	146                             ; DW_OP_bregx
	.byte	135                             ; 2567
	.byte	20                              ; 
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	0                               ; DW_LLE_end_of_list
.Ldebug_loc9:
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp80-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp85-.Lfunc_begin0          ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	128                             ; 128
	.byte	1                               ; 
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp85-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp90-.Lfunc_begin0          ;   ending offset
	.byte	7                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	192                             ; 64
	.byte	0                               ; 
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp90-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp95-.Lfunc_begin0          ;   ending offset
	.byte	6                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	32                              ; 32
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp95-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp100-.Lfunc_begin0         ;   ending offset
	.byte	6                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	16                              ; 16
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp100-.Lfunc_begin0         ;   starting offset
	.uleb128 .Ltmp105-.Lfunc_begin0         ;   ending offset
	.byte	6                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	8                               ; 8
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp105-.Lfunc_begin0         ;   starting offset
	.uleb128 .Ltmp110-.Lfunc_begin0         ;   ending offset
	.byte	6                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	4                               ; 4
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp110-.Lfunc_begin0         ;   starting offset
	.uleb128 .Ltmp115-.Lfunc_begin0         ;   ending offset
	.byte	6                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	2                               ; 2
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp115-.Lfunc_begin0         ;   starting offset
	.uleb128 .Ltmp120-.Lfunc_begin0         ;   ending offset
	.byte	6                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	1                               ; 1
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
	.byte	4                               ; DW_LLE_offset_pair
	.uleb128 .Ltmp120-.Lfunc_begin0         ;   starting offset
	.uleb128 .Ltmp121-.Lfunc_begin0         ;   ending offset
	.byte	6                               ; Loc expr size
	.byte	17                              ; DW_OP_consts
	.byte	0                               ; 0
	.byte	53                              ; DW_OP_lit5
	.byte	22                              ; DW_OP_swap
	.byte	24                              ; DW_OP_xderef
	.byte	159                             ; DW_OP_stack_value
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
	.byte	116                             ; DW_AT_rnglists_base
	.byte	23                              ; DW_FORM_sec_offset
	.ascii	"\214\001"                      ; DW_AT_loclists_base
	.byte	23                              ; DW_FORM_sec_offset
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	2                               ; Abbreviation Code
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
	.byte	3                               ; Abbreviation Code
	.byte	52                              ; DW_TAG_variable
	.byte	0                               ; DW_CHILDREN_no
	.byte	3                               ; DW_AT_name
	.byte	37                              ; DW_FORM_strx1
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	2                               ; DW_AT_location
	.byte	24                              ; DW_FORM_exprloc
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	4                               ; Abbreviation Code
	.byte	5                               ; DW_TAG_formal_parameter
	.byte	0                               ; DW_CHILDREN_no
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	5                               ; Abbreviation Code
	.byte	5                               ; DW_TAG_formal_parameter
	.byte	0                               ; DW_CHILDREN_no
	.byte	2                               ; DW_AT_location
	.byte	34                              ; DW_FORM_loclistx
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	6                               ; Abbreviation Code
	.byte	52                              ; DW_TAG_variable
	.byte	0                               ; DW_CHILDREN_no
	.byte	2                               ; DW_AT_location
	.byte	24                              ; DW_FORM_exprloc
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	7                               ; Abbreviation Code
	.byte	52                              ; DW_TAG_variable
	.byte	0                               ; DW_CHILDREN_no
	.byte	2                               ; DW_AT_location
	.byte	34                              ; DW_FORM_loclistx
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	8                               ; Abbreviation Code
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
	.byte	9                               ; Abbreviation Code
	.byte	11                              ; DW_TAG_lexical_block
	.byte	1                               ; DW_CHILDREN_yes
	.byte	85                              ; DW_AT_ranges
	.byte	35                              ; DW_FORM_rnglistx
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	10                              ; Abbreviation Code
	.byte	29                              ; DW_TAG_inlined_subroutine
	.byte	0                               ; DW_CHILDREN_no
	.byte	49                              ; DW_AT_abstract_origin
	.byte	19                              ; DW_FORM_ref4
	.byte	85                              ; DW_AT_ranges
	.byte	35                              ; DW_FORM_rnglistx
	.byte	88                              ; DW_AT_call_file
	.byte	11                              ; DW_FORM_data1
	.byte	89                              ; DW_AT_call_line
	.byte	11                              ; DW_FORM_data1
	.byte	87                              ; DW_AT_call_column
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	11                              ; Abbreviation Code
	.byte	1                               ; DW_TAG_array_type
	.byte	1                               ; DW_CHILDREN_yes
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	12                              ; Abbreviation Code
	.byte	33                              ; DW_TAG_subrange_type
	.byte	0                               ; DW_CHILDREN_no
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	55                              ; DW_AT_count
	.byte	5                               ; DW_FORM_data2
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	13                              ; Abbreviation Code
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
	.byte	14                              ; Abbreviation Code
	.byte	36                              ; DW_TAG_base_type
	.byte	0                               ; DW_CHILDREN_no
	.byte	3                               ; DW_AT_name
	.byte	37                              ; DW_FORM_strx1
	.byte	11                              ; DW_AT_byte_size
	.byte	11                              ; DW_FORM_data1
	.byte	62                              ; DW_AT_encoding
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	15                              ; Abbreviation Code
	.byte	52                              ; DW_TAG_variable
	.byte	0                               ; DW_CHILDREN_no
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	16                              ; Abbreviation Code
	.byte	33                              ; DW_TAG_subrange_type
	.byte	0                               ; DW_CHILDREN_no
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	55                              ; DW_AT_count
	.byte	11                              ; DW_FORM_data1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	17                              ; Abbreviation Code
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
	.byte	18                              ; Abbreviation Code
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
	.byte	19                              ; Abbreviation Code
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
	.byte	20                              ; Abbreviation Code
	.byte	11                              ; DW_TAG_lexical_block
	.byte	1                               ; DW_CHILDREN_yes
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	21                              ; Abbreviation Code
	.byte	15                              ; DW_TAG_pointer_type
	.byte	0                               ; DW_CHILDREN_no
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	22                              ; Abbreviation Code
	.byte	38                              ; DW_TAG_const_type
	.byte	0                               ; DW_CHILDREN_no
	.byte	73                              ; DW_AT_type
	.byte	19                              ; DW_FORM_ref4
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	23                              ; Abbreviation Code
	.byte	46                              ; DW_TAG_subprogram
	.byte	0                               ; DW_CHILDREN_no
	.byte	3                               ; DW_AT_name
	.byte	37                              ; DW_FORM_strx1
	.byte	58                              ; DW_AT_decl_file
	.byte	11                              ; DW_FORM_data1
	.byte	59                              ; DW_AT_decl_line
	.byte	11                              ; DW_FORM_data1
	.byte	32                              ; DW_AT_inline
	.byte	33                              ; DW_FORM_implicit_const
	.byte	1
	.byte	0                               ; EOM(1)
	.byte	0                               ; EOM(2)
	.byte	24                              ; Abbreviation Code
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
	.byte	25                              ; Abbreviation Code
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
	.byte	0                               ; EOM(3)
	.section	.debug_info,"",@progbits
.Lcu_begin0:
	.long	.Ldebug_info_end0-.Ldebug_info_start0 ; Length of Unit
.Ldebug_info_start0:
	.short	5                               ; DWARF version number
	.byte	1                               ; DWARF Unit Type
	.byte	8                               ; Address Size (in bytes)
	.long	.debug_abbrev                   ; Offset Into Abbrev. Section
	.byte	1                               ; Abbrev [1] 0xc:0x1a3 DW_TAG_compile_unit
	.byte	0                               ; DW_AT_producer
	.short	21                              ; DW_AT_language
	.byte	1                               ; DW_AT_name
	.long	.Lstr_offsets_base0             ; DW_AT_str_offsets_base
	.long	.Lline_table_start0             ; DW_AT_stmt_list
	.byte	2                               ; DW_AT_comp_dir
	.byte	2                               ; DW_AT_low_pc
	.long	.Lfunc_end1-.Lfunc_begin0       ; DW_AT_high_pc
	.long	.Laddr_table_base0              ; DW_AT_addr_base
	.long	.Lrnglists_table_base0          ; DW_AT_rnglists_base
	.long	.Lloclists_table_base0          ; DW_AT_loclists_base
	.byte	2                               ; Abbrev [2] 0x2b:0x7f DW_TAG_subprogram
	.byte	3                               ; DW_AT_low_pc
	.long	.Lfunc_end1-.Lfunc_begin1       ; DW_AT_high_pc
	.byte	2                               ; DW_AT_frame_base
	.byte	144
	.byte	64
                                        ; DW_AT_call_all_calls
	.long	218                             ; DW_AT_abstract_origin
	.byte	3                               ; Abbrev [3] 0x38:0xe DW_TAG_variable
	.byte	3                               ; DW_AT_name
	.long	170                             ; DW_AT_type
	.byte	0                               ; DW_AT_decl_file
	.byte	7                               ; DW_AT_decl_line
	.byte	5                               ; DW_AT_location
	.byte	161
	.byte	0
	.byte	51
	.byte	22
	.byte	24
	.byte	3                               ; Abbrev [3] 0x46:0xe DW_TAG_variable
	.byte	6                               ; DW_AT_name
	.long	170                             ; DW_AT_type
	.byte	0                               ; DW_AT_decl_file
	.byte	7                               ; DW_AT_decl_line
	.byte	5                               ; DW_AT_location
	.byte	161
	.byte	1
	.byte	51
	.byte	22
	.byte	24
	.byte	4                               ; Abbrev [4] 0x54:0x5 DW_TAG_formal_parameter
	.long	224                             ; DW_AT_abstract_origin
	.byte	4                               ; Abbrev [4] 0x59:0x5 DW_TAG_formal_parameter
	.long	232                             ; DW_AT_abstract_origin
	.byte	4                               ; Abbrev [4] 0x5e:0x5 DW_TAG_formal_parameter
	.long	240                             ; DW_AT_abstract_origin
	.byte	5                               ; Abbrev [5] 0x63:0x6 DW_TAG_formal_parameter
	.byte	5                               ; DW_AT_location
	.long	248                             ; DW_AT_abstract_origin
	.byte	6                               ; Abbrev [6] 0x69:0xd DW_TAG_variable
	.byte	7                               ; DW_AT_location
	.byte	146
	.ascii	"\210\024"
	.byte	0
	.byte	53
	.byte	22
	.byte	24
	.long	256                             ; DW_AT_abstract_origin
	.byte	7                               ; Abbrev [7] 0x76:0x6 DW_TAG_variable
	.byte	6                               ; DW_AT_location
	.long	264                             ; DW_AT_abstract_origin
	.byte	7                               ; Abbrev [7] 0x7c:0x6 DW_TAG_variable
	.byte	7                               ; DW_AT_location
	.long	272                             ; DW_AT_abstract_origin
	.byte	8                               ; Abbrev [8] 0x82:0x11 DW_TAG_lexical_block
	.byte	4                               ; DW_AT_low_pc
	.long	.Ltmp75-.Ltmp62                 ; DW_AT_high_pc
	.long	280                             ; DW_AT_abstract_origin
	.byte	7                               ; Abbrev [7] 0x8c:0x6 DW_TAG_variable
	.byte	8                               ; DW_AT_location
	.long	281                             ; DW_AT_abstract_origin
	.byte	0                               ; End Of Children Mark
	.byte	9                               ; Abbrev [9] 0x93:0x16 DW_TAG_lexical_block
	.byte	3                               ; DW_AT_ranges
	.long	290                             ; DW_AT_abstract_origin
	.byte	7                               ; Abbrev [7] 0x99:0x6 DW_TAG_variable
	.byte	9                               ; DW_AT_location
	.long	291                             ; DW_AT_abstract_origin
	.byte	10                              ; Abbrev [10] 0x9f:0x9 DW_TAG_inlined_subroutine
	.long	316                             ; DW_AT_abstract_origin
	.byte	4                               ; DW_AT_ranges
	.byte	0                               ; DW_AT_call_file
	.byte	17                              ; DW_AT_call_line
	.byte	9                               ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
	.byte	11                              ; Abbrev [11] 0xaa:0xd DW_TAG_array_type
	.long	183                             ; DW_AT_type
	.byte	12                              ; Abbrev [12] 0xaf:0x7 DW_TAG_subrange_type
	.long	187                             ; DW_AT_type
	.short	256                             ; DW_AT_count
	.byte	0                               ; End Of Children Mark
	.byte	13                              ; Abbrev [13] 0xb7:0x4 DW_TAG_base_type
	.byte	4                               ; DW_AT_name
	.byte	4                               ; DW_AT_encoding
	.byte	4                               ; DW_AT_byte_size
	.byte	14                              ; Abbrev [14] 0xbb:0x4 DW_TAG_base_type
	.byte	5                               ; DW_AT_name
	.byte	8                               ; DW_AT_byte_size
	.byte	7                               ; DW_AT_encoding
	.byte	15                              ; Abbrev [15] 0xbf:0x7 DW_TAG_variable
	.long	198                             ; DW_AT_type
	.byte	1                               ; DW_AT_decl_file
	.byte	8                               ; DW_AT_decl_line
	.byte	11                              ; Abbrev [11] 0xc6:0xc DW_TAG_array_type
	.long	210                             ; DW_AT_type
	.byte	16                              ; Abbrev [16] 0xcb:0x6 DW_TAG_subrange_type
	.long	187                             ; DW_AT_type
	.byte	10                              ; DW_AT_count
	.byte	0                               ; End Of Children Mark
	.byte	13                              ; Abbrev [13] 0xd2:0x4 DW_TAG_base_type
	.byte	7                               ; DW_AT_name
	.byte	6                               ; DW_AT_encoding
	.byte	1                               ; DW_AT_byte_size
	.byte	13                              ; Abbrev [13] 0xd6:0x4 DW_TAG_base_type
	.byte	8                               ; DW_AT_name
	.byte	5                               ; DW_AT_encoding
	.byte	4                               ; DW_AT_byte_size
	.byte	17                              ; Abbrev [17] 0xda:0x53 DW_TAG_subprogram
	.byte	9                               ; DW_AT_linkage_name
	.byte	10                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	6                               ; DW_AT_decl_line
	.byte	199                             ; DW_AT_calling_convention
                                        ; DW_AT_external
                                        ; DW_AT_inline
	.byte	18                              ; Abbrev [18] 0xe0:0x8 DW_TAG_formal_parameter
	.byte	11                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	6                               ; DW_AT_decl_line
	.long	301                             ; DW_AT_type
	.byte	18                              ; Abbrev [18] 0xe8:0x8 DW_TAG_formal_parameter
	.byte	12                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	6                               ; DW_AT_decl_line
	.long	311                             ; DW_AT_type
	.byte	18                              ; Abbrev [18] 0xf0:0x8 DW_TAG_formal_parameter
	.byte	13                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	6                               ; DW_AT_decl_line
	.long	311                             ; DW_AT_type
	.byte	18                              ; Abbrev [18] 0xf8:0x8 DW_TAG_formal_parameter
	.byte	14                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	6                               ; DW_AT_decl_line
	.long	214                             ; DW_AT_type
	.byte	19                              ; Abbrev [19] 0x100:0x8 DW_TAG_variable
	.byte	15                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	8                               ; DW_AT_decl_line
	.long	214                             ; DW_AT_type
	.byte	19                              ; Abbrev [19] 0x108:0x8 DW_TAG_variable
	.byte	16                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	9                               ; DW_AT_decl_line
	.long	183                             ; DW_AT_type
	.byte	19                              ; Abbrev [19] 0x110:0x8 DW_TAG_variable
	.byte	17                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	9                               ; DW_AT_decl_line
	.long	183                             ; DW_AT_type
	.byte	20                              ; Abbrev [20] 0x118:0xa DW_TAG_lexical_block
	.byte	19                              ; Abbrev [19] 0x119:0x8 DW_TAG_variable
	.byte	18                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	10                              ; DW_AT_decl_line
	.long	214                             ; DW_AT_type
	.byte	0                               ; End Of Children Mark
	.byte	20                              ; Abbrev [20] 0x122:0xa DW_TAG_lexical_block
	.byte	19                              ; Abbrev [19] 0x123:0x8 DW_TAG_variable
	.byte	19                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	16                              ; DW_AT_decl_line
	.long	214                             ; DW_AT_type
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
	.byte	21                              ; Abbrev [21] 0x12d:0x5 DW_TAG_pointer_type
	.long	306                             ; DW_AT_type
	.byte	22                              ; Abbrev [22] 0x132:0x5 DW_TAG_const_type
	.long	183                             ; DW_AT_type
	.byte	21                              ; Abbrev [21] 0x137:0x5 DW_TAG_pointer_type
	.long	183                             ; DW_AT_type
	.byte	23                              ; Abbrev [23] 0x13c:0x4 DW_TAG_subprogram
	.byte	20                              ; DW_AT_name
	.byte	1                               ; DW_AT_decl_file
	.byte	7                               ; DW_AT_decl_line
                                        ; DW_AT_inline
	.byte	24                              ; Abbrev [24] 0x140:0x6e DW_TAG_subprogram
	.byte	2                               ; DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       ; DW_AT_high_pc
                                        ; DW_AT_call_all_calls
	.byte	10                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	6                               ; DW_AT_decl_line
	.byte	199                             ; DW_AT_calling_convention
                                        ; DW_AT_external
	.byte	18                              ; Abbrev [18] 0x14a:0x8 DW_TAG_formal_parameter
	.byte	11                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	6                               ; DW_AT_decl_line
	.long	301                             ; DW_AT_type
	.byte	18                              ; Abbrev [18] 0x152:0x8 DW_TAG_formal_parameter
	.byte	12                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	6                               ; DW_AT_decl_line
	.long	311                             ; DW_AT_type
	.byte	18                              ; Abbrev [18] 0x15a:0x8 DW_TAG_formal_parameter
	.byte	13                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	6                               ; DW_AT_decl_line
	.long	311                             ; DW_AT_type
	.byte	18                              ; Abbrev [18] 0x162:0x8 DW_TAG_formal_parameter
	.byte	14                              ; DW_AT_name
	.byte	0                               ; DW_AT_decl_file
	.byte	6                               ; DW_AT_decl_line
	.long	214                             ; DW_AT_type
	.byte	25                              ; Abbrev [25] 0x16a:0x43 DW_TAG_inlined_subroutine
	.long	218                             ; DW_AT_abstract_origin
	.byte	2                               ; DW_AT_low_pc
	.long	.Ltmp60-.Lfunc_begin0           ; DW_AT_high_pc
	.byte	0                               ; DW_AT_call_file
	.byte	6                               ; DW_AT_call_line
	.byte	90                              ; DW_AT_call_column
	.byte	7                               ; Abbrev [7] 0x177:0x6 DW_TAG_variable
	.byte	1                               ; DW_AT_location
	.long	256                             ; DW_AT_abstract_origin
	.byte	7                               ; Abbrev [7] 0x17d:0x6 DW_TAG_variable
	.byte	2                               ; DW_AT_location
	.long	264                             ; DW_AT_abstract_origin
	.byte	7                               ; Abbrev [7] 0x183:0x6 DW_TAG_variable
	.byte	3                               ; DW_AT_location
	.long	272                             ; DW_AT_abstract_origin
	.byte	9                               ; Abbrev [9] 0x189:0xd DW_TAG_lexical_block
	.byte	0                               ; DW_AT_ranges
	.long	280                             ; DW_AT_abstract_origin
	.byte	7                               ; Abbrev [7] 0x18f:0x6 DW_TAG_variable
	.byte	0                               ; DW_AT_location
	.long	281                             ; DW_AT_abstract_origin
	.byte	0                               ; End Of Children Mark
	.byte	9                               ; Abbrev [9] 0x196:0x16 DW_TAG_lexical_block
	.byte	1                               ; DW_AT_ranges
	.long	290                             ; DW_AT_abstract_origin
	.byte	7                               ; Abbrev [7] 0x19c:0x6 DW_TAG_variable
	.byte	4                               ; DW_AT_location
	.long	291                             ; DW_AT_abstract_origin
	.byte	10                              ; Abbrev [10] 0x1a2:0x9 DW_TAG_inlined_subroutine
	.long	316                             ; DW_AT_abstract_origin
	.byte	2                               ; DW_AT_ranges
	.byte	0                               ; DW_AT_call_file
	.byte	17                              ; DW_AT_call_line
	.byte	9                               ; DW_AT_call_column
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
	.byte	0                               ; End Of Children Mark
.Ldebug_info_end0:
	.section	.debug_rnglists,"",@progbits
	.long	.Ldebug_list_header_end1-.Ldebug_list_header_start1 ; Length
.Ldebug_list_header_start1:
	.short	5                               ; Version
	.byte	8                               ; Address size
	.byte	0                               ; Segment selector size
	.long	5                               ; Offset entry count
.Lrnglists_table_base0:
	.long	.Ldebug_ranges0-.Lrnglists_table_base0
	.long	.Ldebug_ranges1-.Lrnglists_table_base0
	.long	.Ldebug_ranges2-.Lrnglists_table_base0
	.long	.Ldebug_ranges3-.Lrnglists_table_base0
	.long	.Ldebug_ranges4-.Lrnglists_table_base0
.Ldebug_ranges0:
	.byte	4                               ; DW_RLE_offset_pair
	.uleb128 .Lfunc_begin0-.Lfunc_begin0    ;   starting offset
	.uleb128 .Ltmp0-.Lfunc_begin0           ;   ending offset
	.byte	4                               ; DW_RLE_offset_pair
	.uleb128 .Ltmp2-.Lfunc_begin0           ;   starting offset
	.uleb128 .Ltmp6-.Lfunc_begin0           ;   ending offset
	.byte	4                               ; DW_RLE_offset_pair
	.uleb128 .Ltmp7-.Lfunc_begin0           ;   starting offset
	.uleb128 .Ltmp16-.Lfunc_begin0          ;   ending offset
	.byte	0                               ; DW_RLE_end_of_list
.Ldebug_ranges1:
	.byte	4                               ; DW_RLE_offset_pair
	.uleb128 .Ltmp18-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp19-.Lfunc_begin0          ;   ending offset
	.byte	4                               ; DW_RLE_offset_pair
	.uleb128 .Ltmp20-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp59-.Lfunc_begin0          ;   ending offset
	.byte	0                               ; DW_RLE_end_of_list
.Ldebug_ranges2:
	.byte	4                               ; DW_RLE_offset_pair
	.uleb128 .Ltmp20-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp21-.Lfunc_begin0          ;   ending offset
	.byte	4                               ; DW_RLE_offset_pair
	.uleb128 .Ltmp25-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp26-.Lfunc_begin0          ;   ending offset
	.byte	4                               ; DW_RLE_offset_pair
	.uleb128 .Ltmp30-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp31-.Lfunc_begin0          ;   ending offset
	.byte	4                               ; DW_RLE_offset_pair
	.uleb128 .Ltmp35-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp36-.Lfunc_begin0          ;   ending offset
	.byte	4                               ; DW_RLE_offset_pair
	.uleb128 .Ltmp40-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp41-.Lfunc_begin0          ;   ending offset
	.byte	4                               ; DW_RLE_offset_pair
	.uleb128 .Ltmp45-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp46-.Lfunc_begin0          ;   ending offset
	.byte	4                               ; DW_RLE_offset_pair
	.uleb128 .Ltmp50-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp51-.Lfunc_begin0          ;   ending offset
	.byte	4                               ; DW_RLE_offset_pair
	.uleb128 .Ltmp55-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp56-.Lfunc_begin0          ;   ending offset
	.byte	0                               ; DW_RLE_end_of_list
.Ldebug_ranges3:
	.byte	4                               ; DW_RLE_offset_pair
	.uleb128 .Ltmp78-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp79-.Lfunc_begin0          ;   ending offset
	.byte	4                               ; DW_RLE_offset_pair
	.uleb128 .Ltmp80-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp120-.Lfunc_begin0         ;   ending offset
	.byte	0                               ; DW_RLE_end_of_list
.Ldebug_ranges4:
	.byte	4                               ; DW_RLE_offset_pair
	.uleb128 .Ltmp80-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp81-.Lfunc_begin0          ;   ending offset
	.byte	4                               ; DW_RLE_offset_pair
	.uleb128 .Ltmp86-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp87-.Lfunc_begin0          ;   ending offset
	.byte	4                               ; DW_RLE_offset_pair
	.uleb128 .Ltmp91-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp92-.Lfunc_begin0          ;   ending offset
	.byte	4                               ; DW_RLE_offset_pair
	.uleb128 .Ltmp96-.Lfunc_begin0          ;   starting offset
	.uleb128 .Ltmp97-.Lfunc_begin0          ;   ending offset
	.byte	4                               ; DW_RLE_offset_pair
	.uleb128 .Ltmp101-.Lfunc_begin0         ;   starting offset
	.uleb128 .Ltmp102-.Lfunc_begin0         ;   ending offset
	.byte	4                               ; DW_RLE_offset_pair
	.uleb128 .Ltmp106-.Lfunc_begin0         ;   starting offset
	.uleb128 .Ltmp107-.Lfunc_begin0         ;   ending offset
	.byte	4                               ; DW_RLE_offset_pair
	.uleb128 .Ltmp111-.Lfunc_begin0         ;   starting offset
	.uleb128 .Ltmp112-.Lfunc_begin0         ;   ending offset
	.byte	4                               ; DW_RLE_offset_pair
	.uleb128 .Ltmp116-.Lfunc_begin0         ;   starting offset
	.uleb128 .Ltmp117-.Lfunc_begin0         ;   ending offset
	.byte	0                               ; DW_RLE_end_of_list
.Ldebug_list_header_end1:
	.section	.debug_str_offsets,"",@progbits
	.long	88                              ; Length of String Offsets Set
	.short	5
	.short	0
.Lstr_offsets_base0:
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"Debian clang version 22.1.8 (1~deb12u1)" ; string offset=0
.Linfo_string1:
	.asciz	"reduce.cl"                     ; string offset=40
.Linfo_string2:
	.asciz	"."                             ; string offset=50
.Linfo_string3:
	.asciz	"sum"                           ; string offset=52
.Linfo_string4:
	.asciz	"float"                         ; string offset=56
.Linfo_string5:
	.asciz	"__ARRAY_SIZE_TYPE__"           ; string offset=62
.Linfo_string6:
	.asciz	"top"                           ; string offset=82
.Linfo_string7:
	.asciz	"char"                          ; string offset=86
.Linfo_string8:
	.asciz	"int"                           ; string offset=91
.Linfo_string9:
	.asciz	"__clang_ocl_kern_imp_reduce"   ; string offset=95
.Linfo_string10:
	.asciz	"reduce"                        ; string offset=123
.Linfo_string11:
	.asciz	"x"                             ; string offset=130
.Linfo_string12:
	.asciz	"sums"                          ; string offset=132
.Linfo_string13:
	.asciz	"tops"                          ; string offset=137
.Linfo_string14:
	.asciz	"n"                             ; string offset=142
.Linfo_string15:
	.asciz	"t"                             ; string offset=144
.Linfo_string16:
	.asciz	"s"                             ; string offset=146
.Linfo_string17:
	.asciz	"m"                             ; string offset=148
.Linfo_string18:
	.asciz	"i"                             ; string offset=150
.Linfo_string19:
	.asciz	"half_size"                     ; string offset=152
.Linfo_string20:
	.asciz	"sync_workgroup"                ; string offset=162
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
	.long	.Linfo_string19
	.long	.Linfo_string20
	.section	.debug_addr,"",@progbits
	.long	.Ldebug_addr_end0-.Ldebug_addr_start0 ; Length of contribution
.Ldebug_addr_start0:
	.short	5                               ; DWARF version number
	.byte	8                               ; Address size
	.byte	0                               ; Segment selector size
.Laddr_table_base0:
	.quad	reduce.sum
	.quad	reduce.top
	.quad	.Lfunc_begin0
	.quad	.Lfunc_begin1
	.quad	.Ltmp62
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
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         reduce.kd
    .uses_dynamic_stack: false
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
	.section	.debug_line,"",@progbits
.Lline_table_start0:
