// Sum and maximum of each workgroup's share of an array: a tree in LDS, a barrier at each level.
#include "device.h"

#define SIZE 256

kernel void reduce(global const float *x, global float *sums, global float *tops, int n) {
    local float sum[SIZE], top[SIZE];
    int t = TID;
    float s = 0, m = -__builtin_inff();
    for (int i = WG * SIZE + t; i < n; i += 2 * SIZE) {
        s += x[i];
        m = __builtin_fmaxf(m, x[i]);
    }
    sum[t] = s;
    top[t] = m;
    for (int half_size = SIZE / 2; half_size > 0; half_size /= 2) {
        sync_workgroup();
        if (t < half_size) {
            sum[t] += sum[t + half_size];
            top[t] = __builtin_fmaxf(top[t], top[t + half_size]);
        }
    }
    if (t == 0) {
        sums[WG] = sum[0];
        tops[WG] = top[0];
    }
}
