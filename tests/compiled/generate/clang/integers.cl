// Integer arithmetic that the chip has no instruction for: division and remainder of 32 and 64 bits, and bit counting.
#include "device.h"

kernel void integers(global const int *a, global const int *b, global const long *c, global const long *d, global int *out,
                     global long *wide, int n) {
    int i = WG * 128 + TID;
    if (i >= n)
        return;
    int x = a[i], y = b[i];
    unsigned ux = x, uy = y;
    out[8 * i + 0] = x / y;
    out[8 * i + 1] = x % y;
    out[8 * i + 2] = ux / uy;
    out[8 * i + 3] = ux % uy;
    out[8 * i + 4] = __builtin_popcount(x) + 100 * __builtin_clz(ux | 1);
    out[8 * i + 5] = __builtin_bitreverse32(ux);
    out[8 * i + 6] = (int)(((long)x * y) >> 32) ^ (x >> (y & 31));
    out[8 * i + 7] = __builtin_rotateleft32(ux, uy) + (x > y ? ux - uy : uy - ux);
    long p = c[i], q = d[i];
    wide[4 * i + 0] = p / q;
    wide[4 * i + 1] = p % q;
    wide[4 * i + 2] = p * q + (p << (q & 63));
    wide[4 * i + 3] = (unsigned long)p / (unsigned)y + (p > q);
}
