; Branches: threads of one wavefront that go different ways, and four exits.
;
;   y = -x             where x is negative
;       3 * x + 1      where x is odd
;       x / 2          where x is even
; and workgroups other than the first add 1000.
;
; A wavefront cannot branch for some of its threads. It walks through both sides
; and EXEC says which threads take part in each. A directive prints for exactly
; the threads that took part at its place.
;
; On entry: s[0:1] = kernel arguments, s2 = workgroup number, v0 = thread number.
; Kernel arguments (byte offset):  x 0x00   y 0x08   n 0x10

        .text
        .globl  conditional
        .p2align 8
        .type   conditional,@function
conditional:
        s_load_dwordx4 s[8:11], s[0:1], 0x0     ; s[8:9] = x, s[10:11] = y
        s_load_dword s4, s[0:1], 0x10           ; s4 = n
        s_lshl_b32 s3, s2, 6
        v_add_u32_e32 v1, s3, v0                ; i
        s_waitcnt lgkmcnt(0)
        v_cmp_gt_i32_e32 vcc, s4, v1            ; n > i ?
        s_and_saveexec_b64 s[6:7], vcc
        s_cbranch_execnz .Lwork
        s_endpgm                                ; exit 1: nobody in this wavefront has an element
.Lwork:
        v_lshlrev_b32_e32 v4, 2, v1
        global_load_dword v6, v4, s[8:9]        ; x
        s_waitcnt vmcnt(0)
        ; @PRINT if $lane == 0: f"[workgroup {$wg_x}] n={s4}, first x={v6:d}"
        s_mov_b64 s[14:15], exec                ; everybody who has an element

        ; if x < 0
        v_cmp_gt_i32_e32 vcc, 0, v6
        s_and_saveexec_b64 s[12:13], vcc
        s_xor_b64 s[12:13], exec, s[12:13]      ; the others, for the else side
        s_cbranch_execz .Lnot_negative
        v_sub_u32_e32 v7, 0, v6                 ; y = -x
        ; @PRINT f"[negative] x={v6:d} y={v7:d}"
.Lnot_negative:
        s_mov_b64 exec, s[12:13]
        s_cbranch_execz .Ljoin

        ;   else if x is odd
        v_and_b32_e32 v8, 1, v6
        v_cmp_eq_u32_e32 vcc, 1, v8
        s_and_saveexec_b64 s[12:13], vcc
        s_xor_b64 s[12:13], exec, s[12:13]
        s_cbranch_execz .Leven
        v_mul_lo_u32 v7, v6, 3
        v_add_u32_e32 v7, 1, v7                 ; y = 3 * x + 1
        ; @PRINT if v6 < 8 and not v6 == 5: f"[odd] x={v6:d} y={v7:d}"
        ; @PRINT if 90 <= v6 and $lane % 4 == 0: f"[odd, high] lane={$lane} x={v6:d} y={v7:d}"
.Leven:
        s_mov_b64 exec, s[12:13]
        v_lshrrev_b32_e32 v7, 1, v6             ; y = x / 2
        ; @PRINT if v6 < 4 or v6 > 92: f"[even] x={v6:d} y={v7:d}"
.Ljoin:
        s_mov_b64 exec, s[14:15]                ; everybody again
        ; The workgroup number is the same for the whole wavefront: a real branch.
        s_cmp_lg_u32 s2, 0
        s_cbranch_scc1 .Lothers
        ; @PRINT if (v6 == -5 or v6 == 58) and s2 == 0: f"[first workgroup] x={v6:d} y={v7:d}"
        global_store_dword v4, v7, s[10:11]
        s_endpgm                                ; exit 2
.Lothers:
        v_add_u32_e32 v7, 0x3e8, v7             ; + 1000
        s_cmp_gt_u32 s2, 1
        s_cbranch_scc1 .Llast
        ; @PRINT if $tid < 2: f"[other workgroup] tid={$tid} x={v6:d} y={v7:d}"
        global_store_dword v4, v7, s[10:11]
        s_endpgm                                ; exit 3
.Llast:
        global_store_dword v4, v7, s[10:11]
        s_endpgm                                ; exit 4
.Lend:
        .size   conditional, .Lend-conditional

        .rodata
        .p2align 6
        .amdhsa_kernel conditional
          .amdhsa_kernarg_size 20
          .amdhsa_user_sgpr_kernarg_segment_ptr 1
          .amdhsa_system_sgpr_workgroup_id_x 1
          .amdhsa_system_vgpr_workitem_id 0
          .amdhsa_next_free_vgpr 9              ; v0-v8
          .amdhsa_next_free_sgpr 16             ; s0-s15
          .amdhsa_accum_offset 12
        .end_amdhsa_kernel

        .amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: conditional
    .symbol: conditional.kd
    .kernarg_segment_size: 20
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .max_flat_workgroup_size: 64
    .sgpr_count: 22
    .vgpr_count: 9
    .agpr_count: 0
    .args:
      - { .name: x, .offset: 0, .size: 8, .value_kind: global_buffer, .value_type: i32, .address_space: global, .access: read_only }
      - { .name: y, .offset: 8, .size: 8, .value_kind: global_buffer, .value_type: i32, .address_space: global, .access: write_only }
      - { .name: n, .offset: 16, .size: 4, .value_kind: by_value, .value_type: i32 }
...
        .end_amdgpu_metadata
