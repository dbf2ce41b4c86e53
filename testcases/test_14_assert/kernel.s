; out[i] = data[index[i]], with assertions.
;
; What `@ASSERT` says must hold in every lane that comes by. A lane where it does not prints a line at once, with the
; place in the source and who it is, and goes on: no other wave waits for it in vain.
;
; On entry: s[0:1] = kernel arguments, v0 = thread number.
; Kernel arguments (byte offset):  index 0x00   data 0x08   out 0x10   n 0x18

        .text
        .globl  gather
        .p2align 8
        .type   gather,@function
gather:
        s_load_dwordx4 s[8:11], s[0:1], 0x0     ; s[8:9] = index, s[10:11] = data
        s_load_dwordx2 s[12:13], s[0:1], 0x10   ; s[12:13] = out
        s_load_dword s4, s[0:1], 0x18           ; s4 = n, how many data there are
        v_lshlrev_b32_e32 v1, 2, v0
        s_waitcnt lgkmcnt(0)
        global_load_dword v2, v1, s[8:9]        ; v2 = index
        s_waitcnt vmcnt(0)
        ; Before the access: where it fails, the line is out before the kernel faults.
        ; @ASSERT u32(v2) < s4: f"index[{$tid}] = {v2:d}, n = {s4}"
        v_lshlrev_b32_e32 v3, 2, v2
        global_load_dword v4, v3, s[10:11]      ; v4 = data[index]
        s_waitcnt vmcnt(0)
        ; @ASSERT v4 >= 0.0
        ; @PRINT if $tid < 3: f"out[{$tid}] = data[{v2:d}] = {v4:.1f}"
        global_store_dword v1, v4, s[12:13]
        s_endpgm
.Lend:
        .size   gather, .Lend-gather

        .rodata
        .p2align 6
        .amdhsa_kernel gather
          .amdhsa_kernarg_size 28
          .amdhsa_group_segment_fixed_size 0
          .amdhsa_user_sgpr_kernarg_segment_ptr 1
          .amdhsa_system_sgpr_workgroup_id_x 1
          .amdhsa_system_vgpr_workitem_id 0
          .amdhsa_next_free_vgpr 5
          .amdhsa_next_free_sgpr 14
          .amdhsa_accum_offset 8
        .end_amdhsa_kernel

        .amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: gather
    .symbol: gather.kd
    .kernarg_segment_size: 28
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .max_flat_workgroup_size: 64
    .sgpr_count: 20
    .vgpr_count: 5
    .agpr_count: 0
    .args:
      - { .name: index, .offset: 0, .size: 8, .value_kind: global_buffer, .value_type: i32, .address_space: global, .access: read_only }
      - { .name: data, .offset: 8, .size: 8, .value_kind: global_buffer, .value_type: f32, .address_space: global, .access: read_only }
      - { .name: out, .offset: 16, .size: 8, .value_kind: global_buffer, .value_type: f32, .address_space: global, .access: write_only }
      - { .name: n, .offset: 24, .size: 4, .value_kind: by_value, .value_type: i32 }
...
        .end_amdgpu_metadata
