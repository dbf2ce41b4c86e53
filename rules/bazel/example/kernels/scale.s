; x[i] = a * x[i] for every i < n.  Arguments: x 0x00, a 0x08, n 0x0c
.include "elements.inc"

        .text
        .globl  scale
        .p2align 8
        .type   scale,@function
scale:
        s_load_dwordx4 s[4:7], s[0:1], 0x0
        s_waitcnt lgkmcnt(0)
        elements s7
        global_load_dword v3, v2, s[4:5]
        s_waitcnt vmcnt(0)
        v_mul_f32_e32 v3, s6, v3
        ; @PRINT if v1 == 1: f"x={v3:.1f}"
        global_store_dword v2, v3, s[4:5]
.Ldone:
        s_endpgm
.Lend:
        .size   scale, .Lend-scale

        .rodata
        .p2align 6
        .amdhsa_kernel scale
          .amdhsa_kernarg_size 16
          .amdhsa_user_sgpr_kernarg_segment_ptr 1
          .amdhsa_system_sgpr_workgroup_id_x 1
          .amdhsa_next_free_vgpr 8
          .amdhsa_next_free_sgpr 12
          .amdhsa_accum_offset 8
        .end_amdhsa_kernel

        .amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: scale
    .symbol: scale.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .max_flat_workgroup_size: 64
    .sgpr_count: 18
    .vgpr_count: 8
    .args:
      - { .name: x, .offset: 0, .size: 8, .value_kind: global_buffer, .value_type: f32, .address_space: global }
      - { .name: a, .offset: 8, .size: 4, .value_kind: by_value, .value_type: f32 }
      - { .name: n, .offset: 12, .size: 4, .value_kind: by_value, .value_type: u32 }
...
        .end_amdgpu_metadata
