; Workgroup memory (LDS) and s_barrier: a sum over 256 threads, four wavefronts.
;
; Every thread puts its element into LDS. Then the lower half adds the upper
; half, again and again with half the distance, until thread 0 holds the sum.
; A barrier after each step lets all wavefronts see what the others wrote.
;
; Directives only copy registers where they stand and print at the end of the
; kernel, so they cannot hold up a barrier: before it, after it or in a loop.
;
; On entry: s[0:1] = kernel arguments, s2 = workgroup number, v0 = thread number.
; Kernel arguments (byte offset):  x 0x00   out 0x08   n 0x10
; The host adds the workgroup's size at 0x24 (named in the metadata below). The
; size has to be a power of two, 256 at most.

        .text
        .globl  shared_memory
        .p2align 8
        .type   shared_memory,@function
shared_memory:
        s_load_dwordx4 s[8:11], s[0:1], 0x0     ; s[8:9] = x, s[10:11] = out
        s_load_dword s4, s[0:1], 0x10           ; s4 = n
        s_load_dword s5, s[0:1], 0x24           ; group size: x in the low half
        s_waitcnt lgkmcnt(0)
        s_and_b32 s5, s5, 0xffff                ; s5 = threads in this workgroup
        s_mul_i32 s3, s2, s5
        v_add_u32_e32 v2, s3, v0                ; i
        v_mov_b32_e32 v1, 0                     ; threads beyond n add nothing
        v_cmp_gt_i32_e32 vcc, s4, v2
        s_and_saveexec_b64 s[6:7], vcc
        v_lshlrev_b32_e32 v3, 2, v2
        global_load_dword v1, v3, s[8:9]        ; x[i]
        s_mov_b64 exec, s[6:7]                  ; everybody again: all must reach the barriers
        v_lshlrev_b32_e32 v4, 2, v0             ; this thread's place in LDS
        s_waitcnt vmcnt(0)
        ; @PRINT f"[All threads] tid={$tid}, value={v1:d}"
        ; @PRINT if $tid < 4: f"[tid<4] data={float(i32(v1)):.2f}"
        ; @PRINT if $tid == 0: f"[before barrier] threads={s5}, n={s4}"
        ds_write_b32 v4, v1
        s_waitcnt lgkmcnt(0)
        s_barrier
        ; @PRINT if $tid == 0: f"[after barrier] value={v1:d}"
        ; @PRINT if $lane == 0: f"[wavefront leader] tid={$tid}, wave={$wave}"
        ; @PRINT if $tid < 64 and $lane >= 62: f"[first wavefront] lane={$lane}"

        s_lshr_b32 s5, s5, 1                    ; distance to the partner
.Lhalve:
        v_cmp_gt_u32_e32 vcc, s5, v0            ; the lower half works
        s_and_saveexec_b64 s[6:7], vcc
        v_lshl_add_u32 v5, s5, 2, v4            ; the partner's place in LDS
        ds_read_b32 v6, v5
        s_waitcnt lgkmcnt(0)
        v_add_u32_e32 v1, v1, v6
        ds_write_b32 v4, v1
        s_waitcnt lgkmcnt(0)
        s_mov_b64 exec, s[6:7]
        s_barrier
        ; The last round has distance 1; each thread's value is what it had then.
        ; @PRINT if $lane == 0: f"[in the loop] tid={$tid}, distance={s5}, partial={v1:d}"
        ; @PRINT f"[in the loop, all threads] tid={$tid}, value={v1:d}"
        s_lshr_b32 s5, s5, 1
        s_cmp_lg_u32 s5, 0
        s_cbranch_scc1 .Lhalve

        v_cmp_eq_u32_e32 vcc, 0, v0             ; thread 0 stores the sum
        s_and_saveexec_b64 s[6:7], vcc
        s_cbranch_execz .Ldone
        ; @PRINT if $tid == 0: f"[Reduction] result={v1:d}"
        s_lshl_b32 s3, s2, 2
        v_mov_b32_e32 v2, s3                    ; out has one element a workgroup
        global_store_dword v2, v1, s[10:11]
.Ldone:
        s_endpgm
.Lend:
        .size   shared_memory, .Lend-shared_memory

        .rodata
        .p2align 6
        .amdhsa_kernel shared_memory
          .amdhsa_group_segment_fixed_size 1024
          .amdhsa_kernarg_size 40
          .amdhsa_user_sgpr_kernarg_segment_ptr 1
          .amdhsa_system_sgpr_workgroup_id_x 1
          .amdhsa_system_vgpr_workitem_id 0
          .amdhsa_next_free_vgpr 7              ; v0-v6
          .amdhsa_next_free_sgpr 12             ; s0-s11
          .amdhsa_accum_offset 8
        .end_amdhsa_kernel

        .amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: shared_memory
    .symbol: shared_memory.kd
    .kernarg_segment_size: 40
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 1024
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .max_flat_workgroup_size: 256
    .sgpr_count: 18
    .vgpr_count: 7
    .agpr_count: 0
    .args:
      - { .name: x, .offset: 0, .size: 8, .value_kind: global_buffer, .value_type: i32, .address_space: global, .access: read_only }
      - { .name: out, .offset: 8, .size: 8, .value_kind: global_buffer, .value_type: i32, .address_space: global, .access: write_only }
      - { .name: n, .offset: 16, .size: 4, .value_kind: by_value, .value_type: i32 }
      - { .offset: 36, .size: 2, .value_kind: hidden_group_size_x }
...
        .end_amdgpu_metadata
