; Three kernels in one file, each launched on its own, and three ways in which a
; directive can reach the code: through symbolic register names, through a macro,
; and through an included file.
;
;   scale_float   y = factor * x             32-bit floats
;   clamp_int     y = x held within low..high  32-bit integers
;   axpy_double   y = a * x + y              64-bit floats, two registers each
;
; On entry to each: s[0:1] = kernel arguments, s2 = workgroup number,
; v0 = thread number.

        .include "macros.inc"

        .text

; ---------------------------------------------------------------- scale_float
; Kernel arguments (byte offset):  x 0x00   y 0x08   factor 0x10   n 0x14
;
; Registers get names with .set; a directive may use the same names.

        .set    s_factor, 4
        .set    s_n, 5
        .set    v_offset, 2
        .set    v_x, 6
        .set    v_y, v_x + 1

        .globl  scale_float
        .p2align 8
        .type   scale_float,@function
scale_float:
        s_load_dwordx4 s[8:11], s[0:1], 0x0             ; s[8:9] = x, s[10:11] = y
        s_load_dwordx2 s[s_factor:s_n], s[0:1], 0x10
        s_waitcnt lgkmcnt(0)
        element_index s_n, v_offset, 2, .Lscale_exit
        global_load_dword v[v_x], v[v_offset], s[8:9]
        s_waitcnt vmcnt(0)
        v_mul_f32_e32 v[v_y], s[s_factor], v[v_x]
        ; @PRINT if v[v_x] >= 14.0: f"[scale] x={v[v_x]:.1f}, factor={f32(s[s_factor]):g}, y={v[v_x+1]:+.2e}"
        global_store_dword v[v_offset], v[v_y], s[10:11]
.Lscale_exit:
        .include "farewell.inc"
.Lscale_end:
        .size   scale_float, .Lscale_end-scale_float

; ------------------------------------------------------------------ clamp_int
; Kernel arguments (byte offset):  x 0x00   y 0x08   low 0x10   high 0x14   n 0x18

        .globl  clamp_int
        .p2align 8
        .type   clamp_int,@function
clamp_int:
        s_load_dwordx4 s[8:11], s[0:1], 0x0             ; s[8:9] = x, s[10:11] = y
        s_load_dwordx2 s[4:5], s[0:1], 0x10             ; s4 = low, s5 = high
        s_load_dword s6, s[0:1], 0x18                   ; s6 = n
        s_waitcnt lgkmcnt(0)
        element_index 6, 2, 2, .Lclamp_exit
        global_load_dword v3, v2, s[8:9]
        v_mov_b32_e32 v4, s5
        s_waitcnt vmcnt(0)
        v_med3_i32 v5, v3, s4, v4                       ; the middle one of the three
        ; @PRINT if i32(v3) != i32(v5): f"[clamp] {v3:d} -> {v5:d}"
        global_store_dword v2, v5, s[10:11]
.Lclamp_exit:
        .include "farewell.inc"
.Lclamp_end:
        .size   clamp_int, .Lclamp_end-clamp_int

; ---------------------------------------------------------------- axpy_double
; Kernel arguments (byte offset):  x 0x00   y 0x08   a 0x10   n 0x18

        .globl  axpy_double
        .p2align 8
        .type   axpy_double,@function
axpy_double:
        s_load_dwordx4 s[8:11], s[0:1], 0x0             ; s[8:9] = x, s[10:11] = y
        s_load_dwordx2 s[4:5], s[0:1], 0x10             ; s[4:5] = a
        s_load_dword s6, s[0:1], 0x18                   ; s6 = n
        s_waitcnt lgkmcnt(0)
        element_index 6, 10, 3, .Laxpy_exit
        global_load_dwordx2 v[2:3], v10, s[8:9]         ; x
        global_load_dwordx2 v[4:5], v10, s[10:11]       ; y
        s_waitcnt vmcnt(0)
        v_fma_f64 v[6:7], s[4:5], v[2:3], v[4:5]        ; a * x + y
        ; @PRINT f"[axpy] {f64(s[4:5]):.3f} * {f64(v[2:3]):.3e} + {f64(v[4:5]):.1f} = {f64(v[6:7]):.10f}"
        ; @PRINT if f64(v[6:7]) > 9.0: f"[axpy] twice as much: {f64(v[6:7])*2:.2f}"
        global_store_dwordx2 v10, v[6:7], s[10:11]
.Laxpy_exit:
        .include "farewell.inc"
.Laxpy_end:
        .size   axpy_double, .Laxpy_end-axpy_double

; ------------------------------------------------- descriptors and metadata

        .rodata
        .p2align 6
        .amdhsa_kernel scale_float
          .amdhsa_kernarg_size 24
          .amdhsa_user_sgpr_kernarg_segment_ptr 1
          .amdhsa_system_sgpr_workgroup_id_x 1
          .amdhsa_system_vgpr_workitem_id 0
          .amdhsa_next_free_vgpr 8              ; v0-v7
          .amdhsa_next_free_sgpr 14             ; s0-s13
          .amdhsa_accum_offset 8
        .end_amdhsa_kernel

        .p2align 6
        .amdhsa_kernel clamp_int
          .amdhsa_kernarg_size 28
          .amdhsa_user_sgpr_kernarg_segment_ptr 1
          .amdhsa_system_sgpr_workgroup_id_x 1
          .amdhsa_system_vgpr_workitem_id 0
          .amdhsa_next_free_vgpr 6              ; v0-v5
          .amdhsa_next_free_sgpr 14             ; s0-s13
          .amdhsa_accum_offset 8
        .end_amdhsa_kernel

        .p2align 6
        .amdhsa_kernel axpy_double
          .amdhsa_kernarg_size 28
          .amdhsa_user_sgpr_kernarg_segment_ptr 1
          .amdhsa_system_sgpr_workgroup_id_x 1
          .amdhsa_system_vgpr_workitem_id 0
          .amdhsa_next_free_vgpr 11             ; v0-v10
          .amdhsa_next_free_sgpr 14             ; s0-s13
          .amdhsa_accum_offset 12
        .end_amdhsa_kernel

        .amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: scale_float
    .symbol: scale_float.kd
    .kernarg_segment_size: 24
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .max_flat_workgroup_size: 64
    .sgpr_count: 20
    .vgpr_count: 8
    .agpr_count: 0
    .args:
      - { .name: x, .offset: 0, .size: 8, .value_kind: global_buffer, .value_type: f32, .address_space: global, .access: read_only }
      - { .name: y, .offset: 8, .size: 8, .value_kind: global_buffer, .value_type: f32, .address_space: global, .access: write_only }
      - { .name: factor, .offset: 16, .size: 4, .value_kind: by_value, .value_type: f32 }
      - { .name: n, .offset: 20, .size: 4, .value_kind: by_value, .value_type: i32 }
  - .name: clamp_int
    .symbol: clamp_int.kd
    .kernarg_segment_size: 28
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .max_flat_workgroup_size: 64
    .sgpr_count: 20
    .vgpr_count: 6
    .agpr_count: 0
    .args:
      - { .name: x, .offset: 0, .size: 8, .value_kind: global_buffer, .value_type: i32, .address_space: global, .access: read_only }
      - { .name: y, .offset: 8, .size: 8, .value_kind: global_buffer, .value_type: i32, .address_space: global, .access: write_only }
      - { .name: low, .offset: 16, .size: 4, .value_kind: by_value, .value_type: i32 }
      - { .name: high, .offset: 20, .size: 4, .value_kind: by_value, .value_type: i32 }
      - { .name: n, .offset: 24, .size: 4, .value_kind: by_value, .value_type: i32 }
  - .name: axpy_double
    .symbol: axpy_double.kd
    .kernarg_segment_size: 28
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .max_flat_workgroup_size: 64
    .sgpr_count: 20
    .vgpr_count: 11
    .agpr_count: 0
    .args:
      - { .name: x, .offset: 0, .size: 8, .value_kind: global_buffer, .value_type: f64, .address_space: global, .access: read_only }
      - { .name: y, .offset: 8, .size: 8, .value_kind: global_buffer, .value_type: f64, .address_space: global }
      - { .name: a, .offset: 16, .size: 8, .value_kind: by_value, .value_type: f64 }
      - { .name: n, .offset: 24, .size: 4, .value_kind: by_value, .value_type: i32 }
...
        .end_amdgpu_metadata
