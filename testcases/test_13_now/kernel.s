; Sums of eight neighbours: in each round a thread adds what the thread at some distance has.
;
; `@PRINT now` writes its line into a buffer where it stands. Here it does so between barriers: the wave does not wait
; for the host. `$pass` counts the passes from 0.
;
; On entry: s[0:1] = kernel arguments, v0 = thread number.
; Kernel arguments (byte offset):  out 0x00

        .text
        .globl  rounds
        .p2align 8
        .type   rounds,@function
rounds:
        s_load_dwordx2 s[8:9], s[0:1], 0x0      ; s[8:9] = out
        s_movk_i32 s4, 4                        ; distance
        v_lshlrev_b32_e32 v1, 2, v0             ; byte offset of this thread's value
        v_mov_b32_e32 v2, v0                    ; value = thread
        ds_write_b32 v1, v2
        s_waitcnt lgkmcnt(0)
.Lround:
        s_barrier
        ; The line leaves here, in every pass; no wave waits for the host, so the barriers are safe.
        ; @PRINT now once wave: f"wave {$wave} pass {$pass}: distance={s4}"
        s_lshl_b32 s5, s4, 2
        v_xor_b32_e32 v3, s5, v1                ; the partner's byte offset
        ds_read_b32 v4, v3
        s_waitcnt lgkmcnt(0)
        s_barrier
        v_add_u32_e32 v2, v2, v4
        ; @PRINT now if $tid == 70 or $tid == 5: f"thread {$tid} pass {$pass}: {v2:d}"
        ds_write_b32 v1, v2
        s_waitcnt lgkmcnt(0)
        s_lshr_b32 s4, s4, 1
        s_cmp_lg_u32 s4, 0
        s_cbranch_scc1 .Lround
        global_store_dword v1, v2, s[8:9]
        s_endpgm
.Lend:
        .size   rounds, .Lend-rounds

        .rodata
        .p2align 6
        .amdhsa_kernel rounds
          .amdhsa_kernarg_size 8
          .amdhsa_group_segment_fixed_size 512
          .amdhsa_user_sgpr_kernarg_segment_ptr 1
          .amdhsa_system_sgpr_workgroup_id_x 1
          .amdhsa_system_vgpr_workitem_id 0
          .amdhsa_next_free_vgpr 5
          .amdhsa_next_free_sgpr 10
          .amdhsa_accum_offset 8
        .end_amdhsa_kernel

        .amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: rounds
    .symbol: rounds.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 512
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .max_flat_workgroup_size: 256
    .sgpr_count: 16
    .vgpr_count: 5
    .agpr_count: 0
    .args:
      - { .name: out, .offset: 0, .size: 8, .value_kind: global_buffer, .value_type: i32, .address_space: global, .access: write_only }
...
        .end_amdgpu_metadata
