; A matrix instruction and its result as a matrix: C = A B, 16 x 16, by one wavefront.
;
; Each lane holds four f16 of A (row lane % 16) and four of B (column lane % 16), for
; the same four k, from 4 * (lane / 16) on. A is stored by rows, B by columns, so both
; are eight bytes in a row.
;
; The instruction leaves four f32 in each lane's accumulators: column lane % 16, rows
; 4 * (lane / 16) to 4 * (lane / 16) + 3. @TILE knows that from the shape, or from the
; instruction's name.
;
; On entry: s[0:1] = kernel arguments, v0 = thread number.
; Kernel arguments (byte offset):  a 0x00   b 0x08   c 0x10

        .text
        .globl  product
        .p2align 8
        .type   product,@function
product:
        s_load_dwordx4 s[8:11], s[0:1], 0x0     ; s[8:9] = a, s[10:11] = b
        s_load_dwordx2 s[12:13], s[0:1], 0x10   ; s[12:13] = c
        v_and_b32_e32 v1, 15, v0                ; row of A, column of B and of C
        v_lshrrev_b32_e32 v2, 4, v0             ; which four k, which four rows of C
        v_lshlrev_b32_e32 v3, 3, v2
        v_lshl_add_u32 v3, v1, 5, v3            ; 32 bytes a row of A, 8 a quarter of it
        s_waitcnt lgkmcnt(0)
        global_load_dwordx2 v[4:5], v3, s[8:9]
        global_load_dwordx2 v[6:7], v3, s[10:11]
        s_waitcnt vmcnt(0)
        ; @PRINT if $lane == 17: f"[operands] lane {$lane}: A={f16x4(v[4:5]):g}, B={f16x4(v[6:7]):g}"
        v_mfma_f32_16x16x16f16 a[0:3], v[4:5], v[6:7], 0
        ; @PRINT if $lane == 17: f"[registers] lane {$lane}: {a[0:3]:g}"
        ; @TILE v_mfma_f32_16x16x16f16 f"[tile] C: {a[0:3]:g}"
        ; @TILE 16x16 if $lane < 16: f"[tile] the first four rows, bits: {a[0:3]:x}"

        v_lshlrev_b32_e32 v2, 8, v2             ; four rows of C are 256 bytes
        v_lshl_add_u32 v2, v1, 2, v2
        s_nop 8                                 ; gfx90a wants 11 wait states behind the product
        .set    row, 0
        .rept   4
        v_accvgpr_read_b32 v3, a[row]
        global_store_dword v2, v3, s[12:13] offset:64 * row
        .set    row, row + 1
        .endr
        s_endpgm
.Lend:
        .size   product, .Lend-product

        .rodata
        .p2align 6
        .amdhsa_kernel product
          .amdhsa_kernarg_size 24
          .amdhsa_user_sgpr_kernarg_segment_ptr 1
          .amdhsa_next_free_vgpr 12             ; v0-v7, then a0-a3
          .amdhsa_next_free_sgpr 14
          .amdhsa_accum_offset 8
        .end_amdhsa_kernel

        .amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: product
    .symbol: product.kd
    .kernarg_segment_size: 24
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .max_flat_workgroup_size: 64
    .sgpr_count: 20
    .vgpr_count: 12
    .agpr_count: 4
    .args:
      - { .name: a, .offset: 0, .size: 8, .value_kind: global_buffer, .value_type: f16, .address_space: global, .access: read_only }
      - { .name: b, .offset: 8, .size: 8, .value_kind: global_buffer, .value_type: f16, .address_space: global, .access: read_only }
      - { .name: c, .offset: 16, .size: 8, .value_kind: global_buffer, .value_type: f32, .address_space: global, .access: write_only }
...
        .end_amdgpu_metadata
