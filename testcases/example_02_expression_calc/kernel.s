; Arithmetic inside a directive: the kernel multiplies, the directives calculate.
;
; Whatever stands between { } is computed from the registers' values at that
; place, in 32-bit float here. Constants become floats beside a float: 2 is 2.0.
; The kernel itself never computes A - B or (A + B) * 2 / 7.
;
; On entry: s[0:1] = kernel arguments, s2 = workgroup number, v0 = thread number.
; Kernel arguments (byte offset):  A 0x00   B 0x08   C 0x10   n 0x18

        .text
        .globl  expression_calc
        .p2align 8
        .type   expression_calc,@function
expression_calc:
        s_load_dwordx4 s[8:11], s[0:1], 0x0     ; s[8:9] = A, s[10:11] = B
        s_load_dwordx2 s[6:7], s[0:1], 0x10     ; s[6:7] = C
        s_load_dword s4, s[0:1], 0x18           ; s4 = n
        s_lshl_b32 s2, s2, 6                    ; first element of this workgroup
        v_add_u32_e32 v3, s2, v0                ; i
        s_waitcnt lgkmcnt(0)

        v_cmp_gt_i32_e32 vcc, s4, v3            ; only threads with i < n go on
        s_and_saveexec_b64 s[12:13], vcc
        s_cbranch_execz .Ldone

        v_lshlrev_b32_e32 v4, 2, v3             ; byte offset = i * 4
        global_load_dword v6, v4, s[8:9]        ; A[i]
        global_load_dword v7, v4, s[10:11]      ; B[i]
        s_waitcnt vmcnt(0)
        ; @PRINT f"n={s4}, A={v6:.2f}, B={v7:.2f}"
        ; @PRINT f"A+B={v6+v7:.2f}, A-B={v6-v7:.2f}, A*B={v6*v7:.2f}"
        ; @PRINT f"(A+B)x2/7={(v6+v7)*2/7:.2f}"
        v_mul_f32_e32 v2, v6, v7                ; C = A * B
        ; @PRINT if v2 >= 18.0: f"C/A={v2/v6:.2f}, C-4.0={v2-4.0:.1f}, -C={-v2:.1f}, n*A={float(s4)*v6:.1f}"
        global_store_dword v4, v2, s[6:7]       ; C[i]
.Ldone:
        s_endpgm
.Lend:
        .size   expression_calc, .Lend-expression_calc

        .rodata
        .p2align 6
        .amdhsa_kernel expression_calc
          .amdhsa_kernarg_size 28
          .amdhsa_user_sgpr_kernarg_segment_ptr 1
          .amdhsa_system_sgpr_workgroup_id_x 1
          .amdhsa_system_vgpr_workitem_id 0
          .amdhsa_next_free_vgpr 8              ; v0-v7
          .amdhsa_next_free_sgpr 14             ; s0-s13
          .amdhsa_accum_offset 8
        .end_amdhsa_kernel

        .amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: expression_calc
    .symbol: expression_calc.kd
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
