// Counts bytes: LDS atomics within a workgroup, global atomics over all; also the sum in f32 and the largest, atomically.
#include "device.h"

#define BINS 256

kernel void histogram(global const unsigned char *data, global unsigned *counts, global float *sum, global int *largest,
                      int n) {
    local unsigned bins[BINS];
    bins[TID] = 0;
    sync_workgroup();
    float mine = 0;
    int top = 0;
    int stride = BINS * (int)(__builtin_amdgcn_grid_size_x() / BINS);
    for (int i = WG * BINS + TID; i < n; i += stride) {
        int value = data[i];
        __opencl_atomic_fetch_add((local atomic_uint *)&bins[value], 1, __ATOMIC_RELAXED,
                                  __OPENCL_MEMORY_SCOPE_WORK_GROUP);
        mine += value;
        top = value > top ? value : top;
    }
    sync_workgroup();
    if (bins[TID])
        __opencl_atomic_fetch_add((global atomic_uint *)&counts[TID], bins[TID], __ATOMIC_RELAXED,
                                  __OPENCL_MEMORY_SCOPE_DEVICE);
    __opencl_atomic_fetch_add((global atomic_float *)sum, mine, __ATOMIC_RELAXED, __OPENCL_MEMORY_SCOPE_DEVICE);
    __opencl_atomic_fetch_max((global atomic_int *)largest, top, __ATOMIC_RELAXED, __OPENCL_MEMORY_SCOPE_DEVICE);
}
