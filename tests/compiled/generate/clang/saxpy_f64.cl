// z = a x + y, a quotient and a square root, in double precision.
#include "device.h"

kernel void saxpy_f64(global const double *x, global const double *y, global double *z, global double *ratio, double a,
                      int n) {
    int i = WG * 64 + TID;
    if (i >= n)
        return;
    double value = __builtin_fma(a, x[i], y[i]);
    z[i] = value;
    ratio[i] = (x[i] - 1.5) / y[i] + __builtin_elementwise_sqrt(y[i]) + __builtin_floor(value) + (double)(long)(x[i] * 1e6);
}
