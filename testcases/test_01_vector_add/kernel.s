; Vector addition: C[i] = A[i] + B[i] for every i < n, one float a thread.
;
; The first kernel to read. It shows the shape that all the others have:
; code, then the kernel descriptor, then the metadata that names the arguments.
;
; What a thread finds when it starts (the descriptor below asks for this):
;   s[0:1]  address of the kernel arguments
;   s2      workgroup number in x
;   v0      thread number within the workgroup
;
; Kernel arguments (byte offset):  A 0x00   B 0x08   C 0x10   n 0x18

        .text
        .globl  vector_add
        .p2align 8
        .type   vector_add,@function
vector_add:
        s_load_dwordx4 s[8:11], s[0:1], 0x0     ; s[8:9] = A, s[10:11] = B
        s_load_dwordx2 s[6:7], s[0:1], 0x10     ; s[6:7] = C
        s_load_dword s4, s[0:1], 0x18           ; s4 = n
        s_lshl_b32 s2, s2, 6                    ; base_idx = workgroup * 64
        s_waitcnt lgkmcnt(0)                    ; the loads have arrived
        ; @PRINT f"[SGPR] n={s4}, base_idx={s2}"

        ; Threads with i >= n switch themselves off. If that was all of them,
        ; there is nothing left to do.
        v_add_u32_e32 v3, s2, v0                ; i = base_idx + thread
        v_cmp_gt_i32_e32 vcc, s4, v3            ; n > i ?
        s_and_saveexec_b64 s[12:13], vcc        ; EXEC &= VCC
        s_cbranch_execz .Ldone

        v_lshlrev_b32_e32 v4, 2, v3             ; byte offset = i * 4
        global_load_dword v6, v4, s[8:9]        ; v6 = A[i]
        global_load_dword v7, v4, s[10:11]      ; v7 = B[i]
        s_waitcnt vmcnt(0)
        ; @PRINT f"Before ADD: A={v6}, B={v7}"
        v_add_f32_e32 v2, v6, v7                ; C = A + B
        ; @PRINT f"After ADD: A={v6}, B={v7}, C={v2}"
        global_store_dword v4, v2, s[6:7]       ; C[i] = v2
.Ldone:
        s_endpgm
.Lend:
        .size   vector_add, .Lend-vector_add

; The kernel descriptor: what the hardware sets up before the first instruction.
; v0-v7 and s0-s13 are used; accum_offset is where accumulation VGPRs would begin.
        .rodata
        .p2align 6
        .amdhsa_kernel vector_add
          .amdhsa_kernarg_size 28
          .amdhsa_user_sgpr_kernarg_segment_ptr 1
          .amdhsa_system_sgpr_workgroup_id_x 1
          .amdhsa_system_vgpr_workitem_id 0
          .amdhsa_next_free_vgpr 8
          .amdhsa_next_free_sgpr 14
          .amdhsa_accum_offset 8
        .end_amdhsa_kernel

; The metadata: what the host must know to launch the kernel.
        .amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: vector_add
    .symbol: vector_add.kd
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
