; Ways to read and to print a register.
;
; A register is 32 bits and nothing more. A directive decides what they mean:
; by the presentation type (d, x, f, e, g ...), or by a type written as a call,
; as in f16(v7), i8(v6) or u64(v[8:9]).
;
; The kernel copies x to y. Its block has 8 threads: 56 lanes are not there.
;
; On entry: s[0:1] = kernel arguments, s2 = workgroup number, v0 = thread number.
; Kernel arguments (byte offset):  x 0x00   halves 0x08   wide 0x10   y 0x18   n 0x20

        .text
        .globl  formats
        .p2align 8
        .type   formats,@function
formats:
        s_load_dwordx8 s[8:15], s[0:1], 0x0     ; x, halves, wide, y: two registers each
        s_load_dword s4, s[0:1], 0x20           ; s4 = n
        s_waitcnt lgkmcnt(0)
        s_lshl_b32 s3, s2, 3                    ; blocks of 8
        v_add_u32_e32 v1, s3, v0                ; i
        v_cmp_gt_i32_e32 vcc, s4, v1            ; n > i ?
        s_and_saveexec_b64 s[6:7], vcc
        s_cbranch_execz .Ldone
        v_lshlrev_b32_e32 v2, 2, v1             ; offset of 4-byte elements
        v_lshlrev_b32_e32 v3, 3, v1             ; offset of 8-byte elements
        global_load_dword v6, v2, s[8:9]        ; x: a float's bits
        global_load_dword v7, v2, s[10:11]      ; halves: a 16-bit float in the low half
        global_load_dwordx2 v[8:9], v3, s[12:13]        ; wide: a 64-bit integer
        s_waitcnt vmcnt(0)

        ; Floats: width, alignment, sign, exponent, shortest; zeros, infinities, NaN.
        ; @PRINT f"|{v6:>12.3f}|{v6:<12.3f}|{v6:+.2e}|{v6:g}|{v6:.4G}|"
        ; Integers: the same bits in decimal, in hexadecimal, and by narrower types.
        ; @PRINT f"{v6:d} {v6:08x} {u32(v6)} {i8(v7)} {u8(v7)} {i16(v7)} {u16(v7):5d}|"
        ; 16-bit floats, as IEEE half precision and as bfloat16.
        ; @PRINT f"f16={f16(v7):.4f} bf16={bf16(v7):g}"
        ; 64-bit integers, signed and not.
        ; @PRINT if $tid < 4: f"{i64(v[8:9])} {u64(v[8:9])} {u64(v[8:9]):#018x}"
        ; Operators on integers; int() and float() convert where f32() reinterprets.
        ; @PRINT if $tid == 2: f"{v6 >> 23 & 0xff:d} {v6 ^ v7:x} {~s4} {s4 << 4 | 3} {-s4 // 3} {int(v6)} {float(s4) / 3:.6f}"
        ; @PRINT if $tid == 3: f"{f64(v[8:9]):.3e} {v6 * 2:.1f} {1.0 / v6:.6f} {float(i32(v7)) / 256:.6f}"
        ; Text passes as it stands; braces are doubled; an escape is as in Python.
        ; @PRINT if $tid == 0: f"{{v6}} is 100% text: \"quoted\", \\ and Δ, [a](b)<c>:/="

        global_store_dword v2, v6, s[14:15]
.Ldone:
        s_endpgm
.Lend:
        .size   formats, .Lend-formats

        .rodata
        .p2align 6
        .amdhsa_kernel formats
          .amdhsa_kernarg_size 36
          .amdhsa_user_sgpr_kernarg_segment_ptr 1
          .amdhsa_system_sgpr_workgroup_id_x 1
          .amdhsa_system_vgpr_workitem_id 0
          .amdhsa_next_free_vgpr 10             ; v0-v9
          .amdhsa_next_free_sgpr 16             ; s0-s15
          .amdhsa_accum_offset 12
        .end_amdhsa_kernel

        .amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: formats
    .symbol: formats.kd
    .kernarg_segment_size: 36
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .max_flat_workgroup_size: 8
    .sgpr_count: 22
    .vgpr_count: 10
    .agpr_count: 0
    .args:
      - { .name: x, .offset: 0, .size: 8, .value_kind: global_buffer, .value_type: i32, .address_space: global, .access: read_only }
      - { .name: halves, .offset: 8, .size: 8, .value_kind: global_buffer, .value_type: i32, .address_space: global, .access: read_only }
      - { .name: wide, .offset: 16, .size: 8, .value_kind: global_buffer, .value_type: i64, .address_space: global, .access: read_only }
      - { .name: y, .offset: 24, .size: 8, .value_kind: global_buffer, .value_type: i32, .address_space: global, .access: write_only }
      - { .name: n, .offset: 32, .size: 4, .value_kind: by_value, .value_type: i32 }
...
        .end_amdgpu_metadata
