; Two dimensions: out[column][row] = in[row][column], one float a thread.
;
; With two work-item dimensions switched on, v0 holds both thread numbers: x in
; bits 0-9, y in bits 10-19. This kernel also asks for the address of the dispatch
; packet, and so the kernel arguments come two registers later than usual:
;   s[0:1]  dispatch packet (workgroup size: 16 bits each at bytes 4 and 6)
;   s[2:3]  kernel arguments
;   s4, s5  workgroup number in x and in y
;   v0      both thread numbers
;
; Kernel arguments (byte offset):  in 0x00   out 0x08   width 0x10   height 0x14

        .text
        .globl  transpose
        .p2align 8
        .type   transpose,@function
transpose:
        s_load_dword s6, s[0:1], 0x4            ; size in x, size in y
        s_load_dwordx4 s[8:11], s[2:3], 0x0     ; s[8:9] = in, s[10:11] = out
        s_load_dwordx2 s[12:13], s[2:3], 0x10   ; s12 = width, s13 = height
        v_and_b32_e32 v1, 0x3ff, v0             ; thread number in x
        v_bfe_u32 v2, v0, 10, 10                ; thread number in y
        s_waitcnt lgkmcnt(0)
        s_and_b32 s7, s6, 0xffff
        s_lshr_b32 s6, s6, 16
        ; @PRINT if $tid_x == 0 and $tid_y == 0: f"[block {$wg_x},{$wg_y}] {s7} x {s6} threads"
        s_mul_i32 s7, s4, s7
        s_mul_i32 s6, s5, s6
        v_add_u32_e32 v3, s7, v1                ; column
        v_add_u32_e32 v4, s6, v2                ; row

        v_cmp_gt_i32_e32 vcc, s12, v3           ; column < width
        s_and_saveexec_b64 s[14:15], vcc
        v_cmp_gt_i32_e32 vcc, s13, v4           ; and row < height
        s_and_b64 exec, exec, vcc
        s_cbranch_execz .Ldone

        v_mul_lo_u32 v5, v4, s12
        v_add_lshl_u32 v5, v5, v3, 2            ; (row * width + column) * 4
        global_load_dword v6, v5, s[8:9]
        v_mul_lo_u32 v7, v3, s13
        v_add_lshl_u32 v7, v7, v4, 2            ; (column * height + row) * 4
        s_waitcnt vmcnt(0)
        ; @PRINT if v4 == 3 or v3 == 9: f"[block {$wg_x},{$wg_y} thread {$tid_x},{$tid_y}] in[{v4:d}][{v3:d}]={v6:.1f}"
        global_store_dword v7, v6, s[10:11]
.Ldone:
        s_endpgm
.Lend:
        .size   transpose, .Lend-transpose

        .rodata
        .p2align 6
        .amdhsa_kernel transpose
          .amdhsa_kernarg_size 24
          .amdhsa_user_sgpr_dispatch_ptr 1
          .amdhsa_user_sgpr_kernarg_segment_ptr 1
          .amdhsa_system_sgpr_workgroup_id_x 1
          .amdhsa_system_sgpr_workgroup_id_y 1
          .amdhsa_system_vgpr_workitem_id 1     ; x and y
          .amdhsa_next_free_vgpr 8              ; v0-v7
          .amdhsa_next_free_sgpr 16             ; s0-s15
          .amdhsa_accum_offset 8
        .end_amdhsa_kernel

        .amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: transpose
    .symbol: transpose.kd
    .kernarg_segment_size: 24
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .max_flat_workgroup_size: 64
    .sgpr_count: 22
    .vgpr_count: 8
    .agpr_count: 0
    .args:
      - { .name: in, .offset: 0, .size: 8, .value_kind: global_buffer, .value_type: f32, .address_space: global, .access: read_only }
      - { .name: out, .offset: 8, .size: 8, .value_kind: global_buffer, .value_type: f32, .address_space: global, .access: write_only }
      - { .name: width, .offset: 16, .size: 4, .value_kind: by_value, .value_type: i32 }
      - { .name: height, .offset: 20, .size: 4, .value_kind: by_value, .value_type: i32 }
...
        .end_amdgpu_metadata
