// C = A B, f16 in and f32 out: a wavefront computes a 32x32 tile with v_mfma_f32_32x32x8f16.
#include "device.h"

typedef _Float16 half4_t __attribute__((ext_vector_type(4)));
typedef float float16_t __attribute__((ext_vector_type(16)));

kernel void matmul_f16(global const _Float16 *a, global const _Float16 *b, global float *c, int columns, int depth) {
    int lane = LANE, side = lane % 32, part = lane / 32;
    int row = 32 * __builtin_amdgcn_workgroup_id_y(), column = 32 * WG;
    float16_t sum = 0;
    for (int k = 0; k < depth; k += 8) {
        half4_t left, right;
        for (int j = 0; j < 4; j++) {
            left[j] = a[(row + side) * depth + k + 4 * part + j];
            right[j] = b[(k + 4 * part + j) * columns + column + side];
        }
        sum = __builtin_amdgcn_mfma_f32_32x32x8f16(left, right, sum, 0, 0, 0);
    }
#pragma unroll
    for (int r = 0; r < 16; r++)
        c[(row + 8 * (r / 4) + 4 * part + r % 4) * columns + column + side] = sum[r];
}
