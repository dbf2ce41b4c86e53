; Loops: one that threads leave at different times, one that all leave together.
;
; root[i] = integer square root of x[i], by taking away 1, 3, 5, ... for as long
; as that goes: the number of steps is the root. Threads with a larger x stay in
; the loop for longer. Then the wavefront sums 0 + 1 + ... + (n - 1).
;
; A directive in a loop keeps the values of the last time that each thread came
; past it, and prints once. Its condition looks at those values too.
;
; On entry: s[0:1] = kernel arguments, s2 = workgroup number, v0 = thread number.
; Kernel arguments (byte offset):  x 0x00   root 0x08   sum 0x10   n 0x18

        .text
        .globl  loop
        .p2align 8
        .type   loop,@function
loop:
        s_load_dwordx4 s[8:11], s[0:1], 0x0     ; s[8:9] = x, s[10:11] = root
        s_load_dwordx2 s[12:13], s[0:1], 0x10   ; s[12:13] = sum
        s_load_dword s4, s[0:1], 0x18           ; s4 = n
        s_lshl_b32 s3, s2, 6
        v_add_u32_e32 v1, s3, v0                ; i
        s_waitcnt lgkmcnt(0)
        v_cmp_gt_i32_e32 vcc, s4, v1            ; n > i ?
        s_and_saveexec_b64 s[6:7], vcc
        s_cbranch_execz .Ldone

        v_lshlrev_b32_e32 v4, 2, v1
        global_load_dword v5, v4, s[8:9]        ; x
        v_mov_b32_e32 v7, 1                     ; the next odd number
        v_mov_b32_e32 v8, 0                     ; the root so far
        s_waitcnt vmcnt(0)
        v_mov_b32_e32 v6, v5                    ; what remains of x
        s_mov_b64 s[14:15], exec                ; who is to run after the loop
.Lstep:
        v_cmp_le_i32_e32 vcc, v7, v6            ; can the odd number be taken away?
        ; VCC is needed by the next instruction, and a directive leaves it alone.
        ; @PRINT if $lane == 63: f"[last look] odd={v7:d}, remaining={v6:d}"
        s_and_b64 exec, exec, vcc               ; those that cannot are done
        s_cbranch_execz .Lrooted
        v_sub_u32_e32 v6, v6, v7
        v_add_u32_e32 v7, 2, v7
        v_add_u32_e32 v8, 1, v8
        ; @PRINT f"[last step] x={v5:d}, remaining={v6:d}, root={v8:d}"
        ; @PRINT if v6 == 0: f"[square] {v5:d} = {v8:d} * {v8:d}"
        s_branch .Lstep
.Lrooted:
        s_mov_b64 exec, s[14:15]
        ; @PRINT if v5 == 0: f"x={v5:d} never entered the loop: root={v8:d}"
        global_store_dword v4, v8, s[10:11]

        s_mov_b32 s5, 0                         ; k
        s_mov_b32 s16, 0                        ; sum
.Lsum:
        s_add_u32 s16, s16, s5
        s_add_u32 s5, s5, 1
        s_cmp_lt_u32 s5, s4                     ; SCC = k < n
        ; @PRINT if $lane == 0: f"[sum] k={s5}, sum={s16}, mean={float(s16)/float(s5):.2f}"
        s_cbranch_scc1 .Lsum

        v_mov_b32_e32 v2, s16
        v_mov_b32_e32 v3, 0
        v_cmp_eq_u32_e32 vcc, 0, v0             ; one thread stores the sum
        s_and_b64 exec, exec, vcc
        global_store_dword v3, v2, s[12:13]
.Ldone:
        s_endpgm
.Lend:
        .size   loop, .Lend-loop

        .rodata
        .p2align 6
        .amdhsa_kernel loop
          .amdhsa_kernarg_size 28
          .amdhsa_user_sgpr_kernarg_segment_ptr 1
          .amdhsa_system_sgpr_workgroup_id_x 1
          .amdhsa_system_vgpr_workitem_id 0
          .amdhsa_next_free_vgpr 9              ; v0-v8
          .amdhsa_next_free_sgpr 17             ; s0-s16
          .amdhsa_accum_offset 12
        .end_amdhsa_kernel

        .amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: loop
    .symbol: loop.kd
    .kernarg_segment_size: 28
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .max_flat_workgroup_size: 64
    .sgpr_count: 23
    .vgpr_count: 9
    .agpr_count: 0
    .args:
      - { .name: x, .offset: 0, .size: 8, .value_kind: global_buffer, .value_type: i32, .address_space: global, .access: read_only }
      - { .name: root, .offset: 8, .size: 8, .value_kind: global_buffer, .value_type: i32, .address_space: global, .access: write_only }
      - { .name: sum, .offset: 16, .size: 8, .value_kind: global_buffer, .value_type: i32, .address_space: global, .access: write_only }
      - { .name: n, .offset: 24, .size: 4, .value_kind: by_value, .value_type: i32 }
...
        .end_amdgpu_metadata
