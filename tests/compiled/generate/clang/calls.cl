// Functions kept out of line: a call in a loop, and one with an array in scratch memory.
#include "device.h"

__attribute__((noinline)) float polynomial(float x, float a, float b, float c) { return (a * x + b) * x + c; }

__attribute__((noinline)) float pick(global const float *x, int at, int n) {
    volatile float window[8]; // stays in scratch memory
    for (int i = 0; i < 8; i++)
        window[i] = x[(at + i) % n];
    float sum = 0;
    for (int i = 0; i < 8; i++)
        sum += window[(i * 3 + at) % 8] * i;
    return sum;
}

kernel void calls(global const float *x, global float *y, int n, int rounds) {
    int i = WG * 64 + TID;
    float value = x[i % n];
    for (int round = 0; round < rounds; round++)
        value = polynomial(value, 0.25f, -0.5f, (float)round);
    if (i < n)
        y[i] = value + pick(x, i, n);
}
