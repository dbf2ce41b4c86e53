; Loads and stores of every common width.
;
; Each thread takes four integers, writes them back in reverse order, and adds
; their sum to one total that all threads share. The launch has 80 threads: one
; full wavefront and one in which only 16 lanes are alive.
;
; On entry: s[0:1] = kernel arguments, s2 = workgroup number, v0 = thread number.
; Kernel arguments (byte offset):  src 0x00   dst 0x08   total 0x10   n 0x18
; n is the number of integers in src, a multiple of 4.

        .text
        .globl  memory_ops
        .p2align 8
        .type   memory_ops,@function
memory_ops:
        s_load_dwordx4 s[8:11], s[0:1], 0x0     ; s[8:9] = src, s[10:11] = dst
        s_load_dwordx2 s[6:7], s[0:1], 0x10     ; s[6:7] = total
        s_load_dword s4, s[0:1], 0x18           ; s4 = n
        s_lshl_b32 s3, s2, 8                    ; first thread of this workgroup of 256
        v_add_u32_e32 v1, s3, v0                ; thread number in the whole grid
        v_lshlrev_b32_e32 v2, 2, v1             ; its first element
        s_waitcnt lgkmcnt(0)
        v_cmp_gt_i32_e32 vcc, s4, v2            ; n > first element ?
        s_and_saveexec_b64 s[12:13], vcc
        s_cbranch_execz .Ldone

        ; A scalar load reads one value for the whole wavefront.
        s_load_dword s5, s[8:9], 0x0            ; src[0]
        s_waitcnt lgkmcnt(0)
        ; @PRINT if $lane == 0: f"[wave {$wave}] n={s4}, src[0]={s5}"

        ; Four integers at once, then one byte and one signed half of the first.
        v_lshlrev_b32_e32 v3, 4, v1             ; byte offset = thread * 16
        global_load_dwordx4 v[8:11], v3, s[8:9]
        global_load_ubyte v12, v3, s[8:9]
        global_load_sshort v13, v3, s[8:9]
        global_load_dword v14, v3, s[8:9] offset:12     ; the same as v11
        s_waitcnt vmcnt(0)
        ; @PRINT f"[tid {$tid:>2}] {v8:d} {v9:d} {v10:d} {v11:d}"
        ; @PRINT if $tid < 4: f"[parts] byte={v12:d}, half={v13:d}, bits={v8:#010x}"
        ; @PRINT if i32(v14) != i32(v11): f"offset load differs: {v14:d} {v11:d}"

        ; Reverse the four and store them as two pairs.
        v_mov_b32_e32 v4, v11
        v_mov_b32_e32 v5, v10
        v_mov_b32_e32 v6, v9
        v_mov_b32_e32 v7, v8
        global_store_dwordx2 v3, v[4:5], s[10:11]
        global_store_dwordx2 v3, v[6:7], s[10:11] offset:8

        ; Sum of the four, added to the total without waiting for an answer.
        v_add_u32_e32 v15, v8, v9
        v_add3_u32 v15, v15, v10, v11
        ; The directive's own sum says the same, without a register for it.
        ; @PRINT if $lane == 0 or $tid == 79: f"sum={v15:d}, again={v8+v9+v10+v11:d}, mean={(v8+v9+v10+v11)/4:d}"
        v_mov_b32_e32 v16, 0
        global_atomic_add v16, v15, s[6:7]
.Ldone:
        s_endpgm
.Lend:
        .size   memory_ops, .Lend-memory_ops

        .rodata
        .p2align 6
        .amdhsa_kernel memory_ops
          .amdhsa_kernarg_size 28
          .amdhsa_user_sgpr_kernarg_segment_ptr 1
          .amdhsa_system_sgpr_workgroup_id_x 1
          .amdhsa_system_vgpr_workitem_id 0
          .amdhsa_next_free_vgpr 17             ; v0-v16
          .amdhsa_next_free_sgpr 14             ; s0-s13
          .amdhsa_accum_offset 20
        .end_amdhsa_kernel

        .amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: memory_ops
    .symbol: memory_ops.kd
    .kernarg_segment_size: 28
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .max_flat_workgroup_size: 256
    .sgpr_count: 20
    .vgpr_count: 17
    .agpr_count: 0
    .args:
      - { .name: src, .offset: 0, .size: 8, .value_kind: global_buffer, .value_type: i32, .address_space: global, .access: read_only }
      - { .name: dst, .offset: 8, .size: 8, .value_kind: global_buffer, .value_type: i32, .address_space: global, .access: write_only }
      - { .name: total, .offset: 16, .size: 8, .value_kind: global_buffer, .value_type: i32, .address_space: global }
      - { .name: n, .offset: 24, .size: 4, .value_kind: by_value, .value_type: i32 }
...
        .end_amdgpu_metadata
