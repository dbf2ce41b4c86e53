; y[i] = a * x[i] + y[i] for every i < n.  Arguments: x 0x00, y 0x08, a 0x10, n 0x14
.include "elements.inc"

        .text
        .globl  saxpy
        .p2align 8
        .type   saxpy,@function
saxpy:
        s_load_dwordx4 s[4:7], s[0:1], 0x0
        s_load_dwordx2 s[8:9], s[0:1], 0x10
        s_waitcnt lgkmcnt(0)
        elements s9
        global_load_dword v3, v2, s[4:5]
        global_load_dword v4, v2, s[6:7]
        s_waitcnt vmcnt(0)
        ; @PRINT if v1 < 2: f"x={v3:.1f} y={v4:.1f}"
        v_fma_f32 v4, s8, v3, v4
        global_store_dword v2, v4, s[6:7]
.Ldone:
        s_endpgm
.Lend:
        .size   saxpy, .Lend-saxpy

        .rodata
        .p2align 6
        .amdhsa_kernel saxpy
          .amdhsa_kernarg_size 24
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
  - .name: saxpy
    .symbol: saxpy.kd
    .kernarg_segment_size: 24
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .max_flat_workgroup_size: 64
    .sgpr_count: 18
    .vgpr_count: 8
    .args:
      - { .name: x, .offset: 0, .size: 8, .value_kind: global_buffer, .value_type: f32, .address_space: global }
      - { .name: y, .offset: 8, .size: 8, .value_kind: global_buffer, .value_type: f32, .address_space: global }
      - { .name: a, .offset: 16, .size: 4, .value_kind: by_value, .value_type: f32 }
      - { .name: n, .offset: 20, .size: 4, .value_kind: by_value, .value_type: u32 }
...
        .end_amdgpu_metadata
