; Looking into LDS: 128 threads, two wavefronts, reverse 128 floats.
;
; Every thread puts its element into LDS, waits for the others at a barrier, and
; takes the element of the thread that stands opposite.
;
; lds[...] in a directive is what stands in LDS at a byte address, mem[...] what a
; pair of registers points to. Both are read when the directive is passed, so what
; other wavefronts wrote is there only behind the barrier.
;
; On entry: s[0:1] = kernel arguments, v0 = thread number.
; Kernel arguments (byte offset):  x 0x00   y 0x08

        .set    LAST, 127 * 4                   ; the last element's place

        .text
        .globl  reverse
        .p2align 8
        .type   reverse,@function
reverse:
        s_load_dwordx4 s[8:11], s[0:1], 0x0     ; s[8:9] = x, s[10:11] = y
        v_lshlrev_b32_e32 v1, 2, v0             ; this thread's place, in bytes
        v_sub_u32_e32 v2, LAST, v1              ; and the opposite one
        s_waitcnt lgkmcnt(0)
        global_load_dword v3, v1, s[8:9]
        s_waitcnt vmcnt(0)
        ds_write_b32 v1, v3
        s_waitcnt lgkmcnt(0)
        ; @PRINT if $tid < 2: f"[written] tid={$tid}: {f32(lds[v1])} in LDS, {f32(mem[s[8:9] + v1])} in memory"
        s_barrier
        ; @PRINT if $tid == 0: f"[first] {f32x4(lds[0]):.2f}, bits {lds[4]:#x}, upper halves {u16(lds[6])} {bf16(lds[10])}"
        ; @PRINT if $tid >= 126: f"[opposite] tid={$tid}: {lds[v2]:.2f} and before it {f32x2(lds[LAST - 4*$tid]):.2f}"
        ds_read_b32 v4, v2
        s_waitcnt lgkmcnt(0)
        ; A lane that would read beyond LDS says so; the others print their line.
        ; @PRINT if $tid >= 124: f"[two on] tid={$tid}: {lds[v1 + 8]:.2f}"
        global_store_dword v1, v4, s[10:11]
        s_endpgm
.Lend:
        .size   reverse, .Lend-reverse

        .rodata
        .p2align 6
        .amdhsa_kernel reverse
          .amdhsa_kernarg_size 16
          .amdhsa_group_segment_fixed_size 512
          .amdhsa_user_sgpr_kernarg_segment_ptr 1
          .amdhsa_next_free_vgpr 5
          .amdhsa_next_free_sgpr 12
          .amdhsa_accum_offset 8
        .end_amdhsa_kernel

        .amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: reverse
    .symbol: reverse.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 512
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .max_flat_workgroup_size: 128
    .sgpr_count: 18
    .vgpr_count: 5
    .agpr_count: 0
    .args:
      - { .name: x, .offset: 0, .size: 8, .value_kind: global_buffer, .value_type: f32, .address_space: global, .access: read_only }
      - { .name: y, .offset: 8, .size: 8, .value_kind: global_buffer, .value_type: f32, .address_space: global, .access: write_only }
...
        .end_amdgpu_metadata
