; A kernel that keeps nothing of what it was given.
;
; It sums each element with its seven followers (wrapping around), keeping the
; eight values in accumulation registers meanwhile, and on the way overwrites the
; argument address, the workgroup number and the thread number. $tid, $wg_x and
; the printing itself must not depend on any of them.
;
; Accumulation registers a0, a1, ... lie behind the ordinary ones: at accum_offset,
; here 20. Everything that a debug build adds has to find room in between.
;
; On entry: s[0:1] = kernel arguments, s2 = workgroup number, v0 = thread number.
; Kernel arguments (byte offset):  x 0x00   y 0x08   n 0x10   (n a power of two)

        .text
        .globl  registers
        .p2align 8
        .type   registers,@function
registers:
        s_load_dwordx4 s[8:11], s[0:1], 0x0     ; s[8:9] = x, s[10:11] = y
        s_load_dword s4, s[0:1], 0x10           ; s4 = n
        s_lshl_b32 s3, s2, 6
        v_add_u32_e32 v1, s3, v0                ; i
        s_waitcnt lgkmcnt(0)
        v_cmp_gt_i32_e32 vcc, s4, v1            ; n > i ?
        s_and_saveexec_b64 s[6:7], vcc
        s_cbranch_execz .Ldone
        s_add_u32 s5, s4, -1                    ; n - 1: the mask that wraps around

        ; From here on the kernel treats its inputs as free registers.
        s_mov_b64 s[0:1], 0                     ; step, and a spare
        s_mov_b32 s2, 0x7fffffff
        v_mov_b32_e32 v0, v1                    ; the element to load next

        ; .rept writes the same lines eight times; the symbol counts, so the value of
        ; round k goes to accumulation register k.
        .set    round, 0
        .rept   8
        v_and_b32_e32 v2, s5, v0
        v_lshlrev_b32_e32 v2, 2, v2
        global_load_dword v3, v2, s[8:9]
        v_add_u32_e32 v0, 1, v0
        s_waitcnt vmcnt(0)
        v_accvgpr_write_b32 a[round], v3
        s_add_u32 s0, s0, 1
        .set    round, round + 1
        .endr
        ; @PRINT if $tid < 2: f"[loaded] tid={$tid}, workgroup={$wg_x}, rounds={s0}, s2={s2}, v0={v0:d}"

        v_mov_b32_e32 v19, 0                    ; the highest ordinary register
        .set    round, 0
        .rept   8
        v_accvgpr_read_b32 v3, a[round]
        v_add_f32_e32 v19, v19, v3
        .set    round, round + 1
        .endr
        ; @PRINT if $tid >= 62: f"[summed] tid={$tid}, last={v3}, sum={v[19]:.1f}"
        v_lshlrev_b32_e32 v1, 2, v1
        global_store_dword v1, v19, s[10:11]
.Ldone:
        s_endpgm
.Lend:
        .size   registers, .Lend-registers

        .rodata
        .p2align 6
        .amdhsa_kernel registers
          .amdhsa_kernarg_size 20
          .amdhsa_user_sgpr_kernarg_segment_ptr 1
          .amdhsa_system_sgpr_workgroup_id_x 1
          .amdhsa_system_vgpr_workitem_id 0
          .amdhsa_next_free_vgpr 28             ; v0-v19, then a0-a7
          .amdhsa_next_free_sgpr 12             ; s0-s11
          .amdhsa_accum_offset 20
        .end_amdhsa_kernel

        .amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: registers
    .symbol: registers.kd
    .kernarg_segment_size: 20
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .max_flat_workgroup_size: 64
    .sgpr_count: 18
    .vgpr_count: 28
    .agpr_count: 8
    .args:
      - { .name: x, .offset: 0, .size: 8, .value_kind: global_buffer, .value_type: f32, .address_space: global, .access: read_only }
      - { .name: y, .offset: 8, .size: 8, .value_kind: global_buffer, .value_type: f32, .address_space: global, .access: write_only }
      - { .name: n, .offset: 16, .size: 4, .value_kind: by_value, .value_type: i32 }
...
        .end_amdgpu_metadata
