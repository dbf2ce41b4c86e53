; steps[i] = how many steps the rule "n / 2 if even, else 3n + 1" takes from i to 1.
;
; A directive in a loop shows its last pass. To see more: `@TRACE` keeps several passes of each lane, `@COUNT` counts.
;
; On entry: s[0:1] = kernel arguments, s2 = workgroup number, v0 = thread number.
; Kernel arguments (byte offset):  steps 0x00

        .text
        .globl  collatz
        .p2align 8
        .type   collatz,@function
collatz:
        s_load_dwordx2 s[8:9], s[0:1], 0x0      ; s[8:9] = steps
        v_mov_b32_e32 v2, v0                    ; n = i
        v_mov_b32_e32 v3, 0                     ; steps
        v_lshlrev_b32_e32 v1, 2, v0
        v_cmp_lt_u32_e32 vcc, 1, v2
        s_and_saveexec_b64 s[6:7], vcc          ; 0 and 1 have nothing to do
        s_cbranch_execz .Lstore
.Lstep:
        v_and_b32_e32 v4, 1, v2
        v_cmp_eq_u32_e32 vcc, 1, v4             ; odd?
        v_mul_u32_u24_e32 v4, 3, v2
        v_add_u32_e32 v4, 1, v4
        v_lshrrev_b32_e32 v2, 1, v2
        v_cndmask_b32_e32 v2, v2, v4, vcc       ; 3n + 1 or n / 2
        v_add_u32_e32 v3, 1, v3
        v_cmp_lt_u32_e32 vcc, 1, v2             ; not there yet?
        ; @TRACE last=3 if $tid == 3 or $tid == 27: f"i={$tid}: n={v2:d}"
        ; @COUNT steps
        ; @COUNT large if i32(v2) > 1000:
        s_and_b64 exec, exec, vcc
        s_cbranch_execnz .Lstep
.Lstore:
        s_mov_b64 exec, s[6:7]
        s_waitcnt lgkmcnt(0)
        ; @PRINT once wave label="once" if v3 != 0: f"steps of the first thread that had any: {v3:d}"
        global_store_dword v1, v3, s[8:9]
        ; @PRINT once workgroup label="once": f"group {s2} is done"
        s_endpgm
.Lend:
        .size   collatz, .Lend-collatz

        .rodata
        .p2align 6
        .amdhsa_kernel collatz
          .amdhsa_kernarg_size 8
          .amdhsa_group_segment_fixed_size 0
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
  - .name: collatz
    .symbol: collatz.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .max_flat_workgroup_size: 64
    .sgpr_count: 16
    .vgpr_count: 5
    .agpr_count: 0
    .args:
      - { .name: steps, .offset: 0, .size: 8, .value_kind: global_buffer, .value_type: i32, .address_space: global, .access: write_only }
...
        .end_amdgpu_metadata
