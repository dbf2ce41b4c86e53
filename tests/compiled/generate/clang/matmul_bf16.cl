// C = A B, bf16 in and f32 out: a 16x16 tile a wavefront, with the largest matrix instruction of its kind the chip has.
#include "device.h"

#ifdef __gfx950__
#define WIDTH 8
typedef __bf16 bf16_t __attribute__((ext_vector_type(WIDTH)));
#define MFMA __builtin_amdgcn_mfma_f32_16x16x32_bf16
#else
#define WIDTH 4
typedef short bf16_t __attribute__((ext_vector_type(WIDTH)));
#define MFMA __builtin_amdgcn_mfma_f32_16x16x16bf16_1k
#endif
typedef short short_t __attribute__((ext_vector_type(WIDTH)));
typedef float float4_t __attribute__((ext_vector_type(4)));

kernel void matmul_bf16(global const short *a, global const short *b, global float *c, int columns, int depth) {
    int lane = LANE, side = lane % 16, part = lane / 16;
    int row = 16 * __builtin_amdgcn_workgroup_id_y(), column = 16 * WG;
    float4_t sum = 0;
    for (int k = 0; k < depth; k += 4 * WIDTH) {
        short_t left = *(global const short_t *)(a + (row + side) * depth + k + WIDTH * part), right;
        for (int j = 0; j < WIDTH; j++)
            right[j] = b[(k + WIDTH * part + j) * columns + column + side];
        sum = MFMA(__builtin_bit_cast(bf16_t, left), __builtin_bit_cast(bf16_t, right), sum, 0, 0, 0);
    }
#pragma unroll
    for (int r = 0; r < 4; r++)
        c[(row + 4 * part + r) * columns + column + side] = sum[r];
}
