// Softmax of each row, one wavefront a row, lanes exchanging values by ds_bpermute.
#include "device.h"

kernel void softmax(global const float *x, global float *y, int columns) {
    global const float *row = x + WG * columns;
    int lane = LANE;
    float top = -__builtin_inff();
    for (int c = lane; c < columns; c += 64)
        top = __builtin_fmaxf(top, row[c]);
    for (int step = 32; step > 0; step /= 2)
        top = __builtin_fmaxf(top, lane_float(top, lane ^ step));
    float sum = 0;
    for (int c = lane; c < columns; c += 64) {
        float e = __builtin_amdgcn_exp2f((row[c] - top) * 1.44269504f);
        y[WG * columns + c] = e;
        sum += e;
    }
    for (int step = 32; step > 0; step /= 2)
        sum += lane_float(sum, lane ^ step);
    float scale = 1.0f / sum;
    for (int c = lane; c < columns; c += 64)
        y[WG * columns + c] *= scale;
}
