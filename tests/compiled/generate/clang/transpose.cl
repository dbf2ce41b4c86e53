// Transposes a matrix of u16 in 32x32 tiles through padded LDS, 32x8 work-items a workgroup.
#include "device.h"

kernel void transpose(global const unsigned short *x, global unsigned short *y, int rows, int columns) {
    local unsigned short tile[32][33];
    int lx = __builtin_amdgcn_workitem_id_x(), ly = __builtin_amdgcn_workitem_id_y();
    int column = 32 * __builtin_amdgcn_workgroup_id_x() + lx, row = 32 * __builtin_amdgcn_workgroup_id_y() + ly;
    for (int k = 0; k < 32; k += 8)
        if (row + k < rows && column < columns)
            tile[ly + k][lx] = x[(row + k) * columns + column];
    sync_workgroup();
    int out_row = 32 * __builtin_amdgcn_workgroup_id_x() + ly, out_column = 32 * __builtin_amdgcn_workgroup_id_y() + lx;
    for (int k = 0; k < 32; k += 8)
        if (out_row + k < columns && out_column < rows)
            y[(out_row + k) * rows + out_column] = tile[lx][ly + k];
}
