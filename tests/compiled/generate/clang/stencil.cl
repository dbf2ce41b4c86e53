// A one-dimensional stencil in f16 pairs and bytes: packed arithmetic, byte permutes, clamps, conversions, dot products.
#include "device.h"

typedef _Float16 half2_t __attribute__((ext_vector_type(2)));

kernel void stencil(global const half2_t *x, global half2_t *y, global const uchar4 *pixels, global uchar4 *out,
                    global int *dots, int n) {
    int i = WG * 64 + TID;
    if (i < 1 || i >= n - 1) {
        return;
    }
    half2_t sum = x[i - 1] * (half2_t)((_Float16)0.25f) + x[i] * (half2_t)((_Float16)0.5f) + x[i + 1];
    sum = __builtin_elementwise_min(__builtin_elementwise_max(sum, (half2_t)((_Float16)-1.0f)), (half2_t)((_Float16)1.0f));
    y[i] = sum;
    uchar4 p = pixels[i], q = pixels[i + 1];
    uchar4 r;
    r.x = (p.x + q.w + 1) / 2;
    r.y = p.y > q.y ? p.y - q.y : q.y - p.y;
    r.z = (uchar)__builtin_elementwise_min(255.0f, p.z * 1.5f + 0.5f);
    r.w = q.x;
    out[i] = r;
    dots[i] = __builtin_amdgcn_sdot4(__builtin_astype(p, int), __builtin_astype(q, int), i, false)
              + __builtin_amdgcn_perm(__builtin_astype(p, int), __builtin_astype(q, int), 0x06010502);
}
