// C = A B in f32: 16x16 tiles through LDS, one element a work-item of a two-dimensional workgroup.
#include "device.h"

#define TILE 16

kernel __attribute__((reqd_work_group_size(TILE, TILE, 1))) void
matmul_f32(global const float *a, global const float *b, global float *c, int rows, int columns, int depth) {
    local float left[TILE][TILE], right[TILE][TILE + 1];
    int x = __builtin_amdgcn_workitem_id_x(), y = __builtin_amdgcn_workitem_id_y();
    int column = __builtin_amdgcn_workgroup_id_x() * TILE + x, row = __builtin_amdgcn_workgroup_id_y() * TILE + y;
    float sum = 0;
    for (int k = 0; k < depth; k += TILE) {
        left[y][x] = row < rows && k + x < depth ? a[row * depth + k + x] : 0;
        right[y][x] = column < columns && k + y < depth ? b[(k + y) * columns + column] : 0;
        sync_workgroup();
        for (int i = 0; i < TILE; i++)
            sum += left[y][i] * right[i][x];
        sync_workgroup();
    }
    if (row < rows && column < columns)
        c[row * columns + column] = sum;
}
