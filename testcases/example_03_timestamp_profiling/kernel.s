; A vector addition with work in the middle, timed in three sections: C[i] = 3 * ... * 3 * (A[i] + B[i]), 8 times.
;
; Reading the clock waits for all scalar and LDS operations, so a section begins and ends where the
; kernel has waited for its own anyway. What a section contains is waited for inside it: otherwise its time would be
; charged to the next one.
;
; Kernel arguments (byte offset):  A 0x00   B 0x08   C 0x10   n 0x18

        .text
        .globl  vector_add_profiled
        .p2align 8
        .type   vector_add_profiled,@function
vector_add_profiled:
        ; @TIMESTAMP_START                      ; the whole kernel: label kernel_total
        ; @TIMESTAMP_START label="load"
        s_load_dwordx4 s[8:11], s[0:1], 0x0     ; s[8:9] = A, s[10:11] = B
        s_load_dwordx2 s[6:7], s[0:1], 0x10     ; s[6:7] = C
        s_load_dword s4, s[0:1], 0x18           ; s4 = n
        s_lshl_b32 s2, s2, 6                    ; base = workgroup * 64
        v_add_u32_e32 v3, s2, v0                ; i = base + thread
        v_lshlrev_b32_e32 v4, 2, v3             ; byte offset = i * 4
        s_waitcnt lgkmcnt(0)
        v_cmp_gt_i32_e32 vcc, s4, v3            ; n > i ?
        s_and_saveexec_b64 s[12:13], vcc
        global_load_dword v6, v4, s[8:9]        ; v6 = A[i]
        global_load_dword v7, v4, s[10:11]      ; v7 = B[i]
        s_waitcnt vmcnt(0)
        ; @TIMESTAMP_END label="load" if $lane == 0:

        ; @TIMESTAMP_START label="compute"
        v_add_f32_e32 v2, v6, v7
        s_movk_i32 s5, 8
.Lmultiply:
        v_mul_f32_e32 v2, 0x40400000, v2        ; v2 *= 3.0
        s_sub_i32 s5, s5, 1
        s_cmp_lg_u32 s5, 0
        s_cbranch_scc1 .Lmultiply
        ; @TIMESTAMP_END label="compute" if $lane == 0:

        ; @TIMESTAMP_START label="store"
        global_store_dword v4, v2, s[6:7]       ; C[i] = v2
        s_waitcnt vmcnt(0)
        ; @TIMESTAMP_END label="store" if $lane == 0:
        ; @TIMESTAMP_END if $lane == 0:
        ; @PRINT if $tid == 1: f"C[1]={v2:.0f}"
        s_endpgm
.Lend:
        .size   vector_add_profiled, .Lend-vector_add_profiled

        .rodata
        .p2align 6
        .amdhsa_kernel vector_add_profiled
          .amdhsa_kernarg_size 28
          .amdhsa_user_sgpr_kernarg_segment_ptr 1
          .amdhsa_system_sgpr_workgroup_id_x 1
          .amdhsa_system_vgpr_workitem_id 0
          .amdhsa_next_free_vgpr 8
          .amdhsa_next_free_sgpr 14
          .amdhsa_accum_offset 8
        .end_amdhsa_kernel

        .amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: vector_add_profiled
    .symbol: vector_add_profiled.kd
    .kernarg_segment_size: 28
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .max_flat_workgroup_size: 64
    .sgpr_count: 20
    .vgpr_count: 8
    .agpr_count: 0
    .args:
      - { .name: A, .offset: 0, .size: 8, .value_kind: global_buffer, .value_type: f32, .address_space: global, .access: read_only }
      - { .name: B, .offset: 8, .size: 8, .value_kind: global_buffer, .value_type: f32, .address_space: global, .access: read_only }
      - { .name: C, .offset: 16, .size: 8, .value_kind: global_buffer, .value_type: f32, .address_space: global, .access: write_only }
      - { .name: n, .offset: 24, .size: 4, .value_kind: by_value, .value_type: i32 }
...
        .end_amdgpu_metadata
