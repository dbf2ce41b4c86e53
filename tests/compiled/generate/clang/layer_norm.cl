// Layer norm of each row with weight and bias; mean and variance are gathered over four wavefronts in LDS.
#include "device.h"

#define SIZE 256

static float total(float value, local float *parts) {
    int lane = LANE, wave = TID / 64;
    for (int step = 32; step > 0; step /= 2)
        value += lane_float(value, lane ^ step);
    sync_workgroup();
    if (lane == 0)
        parts[wave] = value;
    sync_workgroup();
    return parts[0] + parts[1] + parts[2] + parts[3];
}

kernel void layer_norm(global const float *x, global const float *weight, global const float *bias, global float *y,
                       int columns, float epsilon) {
    local float parts[SIZE / 64];
    global const float *row = x + WG * columns;
    float sum = 0;
    for (int c = TID; c < columns; c += SIZE)
        sum += row[c];
    float mean = total(sum, parts) / columns;
    float squares = 0;
    for (int c = TID; c < columns; c += SIZE)
        squares += (row[c] - mean) * (row[c] - mean);
    float scale = __builtin_amdgcn_rsqf(total(squares, parts) / columns + epsilon);
    for (int c = TID; c < columns; c += SIZE)
        y[WG * columns + c] = (row[c] - mean) * scale * weight[c] + bias[c];
}
