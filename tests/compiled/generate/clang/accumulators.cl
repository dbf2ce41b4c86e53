// Twelve matrix products at once: more sums than VGPRs, so that the compiler takes accumulation registers.
#include "device.h"

typedef _Float16 half4_t __attribute__((ext_vector_type(4)));
typedef float float16_t __attribute__((ext_vector_type(16)));

kernel __attribute__((reqd_work_group_size(128, 1, 1))) void accumulators(global const half4_t *a, global float16_t *c) {
    int t = TID;
    float16_t sums[12];
    for (int i = 0; i < 12; i++)
        sums[i] = c[t * 12 + i];
    for (int k = 0; k < 4; k++)
        for (int i = 0; i < 12; i++)
            sums[i] = __builtin_amdgcn_mfma_f32_32x32x8f16(a[t + k], a[t + i], sums[i], 0, 0, 0);
    for (int i = 0; i < 12; i++)
        c[t * 12 + i] = sums[i];
}
