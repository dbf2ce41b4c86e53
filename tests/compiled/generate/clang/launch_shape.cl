// Writes what each work-item knows of its launch: sizes, ids and offsets that come as hidden arguments.
#include "device.h"

kernel void launch_shape(global int *out) {
    int wx = __builtin_amdgcn_workgroup_size_x(), wy = __builtin_amdgcn_workgroup_size_y();
    int x = __builtin_amdgcn_workgroup_id_x() * wx + __builtin_amdgcn_workitem_id_x();
    int y = __builtin_amdgcn_workgroup_id_y() * wy + __builtin_amdgcn_workitem_id_y();
    int z = __builtin_amdgcn_workgroup_id_z() * __builtin_amdgcn_workgroup_size_z() + __builtin_amdgcn_workitem_id_z();
    int width = __builtin_amdgcn_grid_size_x(), height = __builtin_amdgcn_grid_size_y();
    global int *mine = out + 4 * ((z * height + y) * width + x);
    mine[0] = x;
    mine[1] = y;
    mine[2] = z;
    mine[3] = wx * 10000 + wy * 100 + __builtin_amdgcn_grid_size_z();
}
