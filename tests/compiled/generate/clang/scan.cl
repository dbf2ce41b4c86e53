// Inclusive prefix sums of a workgroup's 256 integers: DPP shifts and row broadcasts within a wavefront, LDS between them.
#include "device.h"

#define ADD_DPP(value, control, rows) (value) += __builtin_amdgcn_update_dpp(0, (value), control, rows, 0xf, false)

kernel void scan(global const int *x, global int *y, global int *totals) {
    local int waves[4];
    int t = TID, value = x[WG * 256 + t];
    ADD_DPP(value, 0x111, 0xf); // row_shr:1
    ADD_DPP(value, 0x112, 0xf); // row_shr:2
    ADD_DPP(value, 0x114, 0xf); // row_shr:4
    ADD_DPP(value, 0x118, 0xf); // row_shr:8
    ADD_DPP(value, 0x142, 0xa); // row_bcast:15
    ADD_DPP(value, 0x143, 0xc); // row_bcast:31
    if (t % 64 == 63)
        waves[t / 64] = value;
    sync_workgroup();
    for (int wave = 0; wave < 3; wave++)
        value += wave < t / 64 ? waves[wave] : 0;
    y[WG * 256 + t] = value;
    if (t == 255)
        totals[WG] = value;
}
