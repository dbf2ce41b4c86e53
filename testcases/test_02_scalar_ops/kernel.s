; Scalar arithmetic: one wavefront, one set of numbers, no vectors until the end.
;
; Scalar registers hold one value for the whole wavefront, so every directive
; here is limited to lane 0; without that, each line would come 64 times.
;
; On entry: s[0:1] = kernel arguments, s2 = workgroup number, v0 = thread number.
; Kernel arguments (byte offset):  out 0x00   a 0x08   b 0x0c
;
; out[0..7] = a+b, a-b, a*b, a&b, a<<3, a>>1, max(a,b), |a|

        .text
        .globl  scalar_ops
        .p2align 8
        .type   scalar_ops,@function
scalar_ops:
        s_load_dwordx4 s[8:11], s[0:1], 0x0     ; s[8:9] = out, s10 = a, s11 = b
        s_waitcnt lgkmcnt(0)
        s_mov_b32 s4, s10                       ; s4 = a
        s_mov_b32 s5, s11                       ; s5 = b
        ; @PRINT if $lane == 0: f"[input] a={s4}, b={s5}"

        s_add_i32 s12, s4, s5                   ; a + b
        s_sub_i32 s13, s4, s5                   ; a - b
        s_mul_i32 s14, s4, s5                   ; a * b, low 32 bits
        s_mul_hi_i32 s15, s4, s5                ; a * b, high 32 bits
        ; @PRINT if $lane == 0: f"sum={s12}, difference={s13}, product={s14}"
        ; Two registers together are one 64-bit number: all of a * b.
        ; @PRINT if $lane == 0: f"wide product={i64(s[14:15])}"

        s_and_b32 s16, s4, s5                   ; bits that both have
        s_lshl_b32 s17, s4, 3                   ; a * 8
        s_ashr_i32 s18, s4, 1                   ; a / 2, rounded down, sign kept
        ; @PRINT if $lane == 0: f"and=0x{s16:04x}, left={s17:d}, right={s18:>8d}|"

        ; The comparison leaves its answer in SCC and s_cselect reads it. The
        ; directive between the two must not disturb SCC, and does not.
        s_cmp_gt_i32 s4, s5
        ; @PRINT if $lane == 0 and s4 > s5: f"a is the greater one"
        s_cselect_b32 s19, s4, s5               ; SCC ? a : b
        s_abs_i32 s20, s4
        ; @PRINT if $lane == 0: f"max={s19}, abs={s20:05d}"

        ; Division is the directive's own: / drops the fraction, // and % round
        ; towards minus infinity as Python does, and anything over 0 is 0.
        ; @PRINT if $lane == 0: f"a/b={s4/s5}, a//b={s4//s5}, a%b={s4%s5}"
        ; @PRINT if s4 < 0 and $lane == 0: f"a is negative: {u32(s4):#010x}"

        ; Collect the eight results in lanes 0-7 of one vector register, let only
        ; those lanes run, and store.
        v_writelane_b32 v1, s12, 0
        v_writelane_b32 v1, s13, 1
        v_writelane_b32 v1, s14, 2
        v_writelane_b32 v1, s16, 3
        v_writelane_b32 v1, s17, 4
        v_writelane_b32 v1, s18, 5
        v_writelane_b32 v1, s19, 6
        v_writelane_b32 v1, s20, 7
        s_mov_b64 exec, 0xff
        ; @PRINT f"out[{$lane}]={v1:d}"
        v_lshlrev_b32_e32 v2, 2, v0             ; byte offset = thread * 4
        global_store_dword v2, v1, s[8:9]
        s_endpgm
.Lend:
        .size   scalar_ops, .Lend-scalar_ops

        .rodata
        .p2align 6
        .amdhsa_kernel scalar_ops
          .amdhsa_kernarg_size 16
          .amdhsa_user_sgpr_kernarg_segment_ptr 1
          .amdhsa_system_sgpr_workgroup_id_x 1
          .amdhsa_system_vgpr_workitem_id 0
          .amdhsa_next_free_vgpr 3              ; v0-v2
          .amdhsa_next_free_sgpr 21             ; s0-s20
          .amdhsa_accum_offset 4
        .end_amdhsa_kernel

        .amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: scalar_ops
    .symbol: scalar_ops.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .max_flat_workgroup_size: 64
    .sgpr_count: 27
    .vgpr_count: 3
    .agpr_count: 0
    .args:
      - { .name: out, .offset: 0, .size: 8, .value_kind: global_buffer, .value_type: i32, .address_space: global, .access: write_only }
      - { .name: a, .offset: 8, .size: 4, .value_kind: by_value, .value_type: i32 }
      - { .name: b, .offset: 12, .size: 4, .value_kind: by_value, .value_type: i32 }
...
        .end_amdgpu_metadata
