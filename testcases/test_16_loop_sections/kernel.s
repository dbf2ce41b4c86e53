; sum[i] = |A[0][i]| + |A[1][i]| + ..., with the loading and the computing of each row timed.
;
; A section whose start and end stand in a loop is timed at every pass. Reading the clock waits for scalar and LDS
; operations; what a section loads is waited for inside it, or its time would be charged to the next one.
;
; On entry: s[0:1] = kernel arguments, v0 = thread number.
; Kernel arguments (byte offset):  A 0x00   sum 0x08   n 0x10

        .text
        .globl  dot_loop
        .p2align 8
        .type   dot_loop,@function
dot_loop:
        ; @TIMESTAMP_START
        s_load_dwordx4 s[8:11], s[0:1], 0x0     ; s[8:9] = A, s[10:11] = sum
        s_load_dword s4, s[0:1], 0x10           ; s4 = n, how many rows
        v_lshlrev_b32_e32 v1, 2, v0             ; byte offset in a row of 64
        v_mov_b32_e32 v2, 0                     ; sum
        s_mov_b32 s5, 0                         ; row
        s_waitcnt lgkmcnt(0)
.Lrow:
        ; @TIMESTAMP_START label="load"
        global_load_dword v3, v1, s[8:9]
        s_waitcnt vmcnt(0)
        ; @TIMESTAMP_END label="load" once wave
        ; @TIMESTAMP_START label="compute"
        v_mul_f32_e32 v3, v3, v3
        v_sqrt_f32_e32 v3, v3
        s_nop   0                               ; gfx942 and gfx950 want one wait state behind a square root
        v_add_f32_e32 v2, v2, v3
        ; @TIMESTAMP_END label="compute" once wave
        s_add_u32 s8, s8, 0x100                 ; the next row
        s_addc_u32 s9, s9, 0
        s_add_u32 s5, s5, 1
        s_cmp_lt_u32 s5, s4
        s_cbranch_scc1 .Lrow
        global_store_dword v1, v2, s[10:11]
        ; @TIMESTAMP_END once wave
        s_endpgm
.Lend:
        .size   dot_loop, .Lend-dot_loop

        .rodata
        .p2align 6
        .amdhsa_kernel dot_loop
          .amdhsa_kernarg_size 20
          .amdhsa_group_segment_fixed_size 0
          .amdhsa_user_sgpr_kernarg_segment_ptr 1
          .amdhsa_system_sgpr_workgroup_id_x 1
          .amdhsa_system_vgpr_workitem_id 0
          .amdhsa_next_free_vgpr 4
          .amdhsa_next_free_sgpr 12
          .amdhsa_accum_offset 4
        .end_amdhsa_kernel

        .amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: dot_loop
    .symbol: dot_loop.kd
    .kernarg_segment_size: 20
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .max_flat_workgroup_size: 64
    .sgpr_count: 18
    .vgpr_count: 4
    .agpr_count: 0
    .args:
      - { .name: A, .offset: 0, .size: 8, .value_kind: global_buffer, .value_type: f32, .address_space: global, .access: read_only }
      - { .name: sum, .offset: 8, .size: 8, .value_kind: global_buffer, .value_type: f32, .address_space: global, .access: write_only }
      - { .name: n, .offset: 16, .size: 4, .value_kind: by_value, .value_type: i32 }
...
        .end_amdgpu_metadata
