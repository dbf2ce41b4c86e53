// What the kernels share: places of a work-item, and barriers that order LDS. No device library is linked.

#define TID ((int)__builtin_amdgcn_workitem_id_x())
#define WG ((int)__builtin_amdgcn_workgroup_id_x())
#define LANE ((int)__builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, 0)))

static inline void sync_workgroup(void) {
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
    __builtin_amdgcn_s_barrier();
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}

// The value of another lane of the wavefront.
static inline int lane_int(int value, int lane) { return __builtin_amdgcn_ds_bpermute(4 * lane, value); }

static inline float lane_float(float value, int lane) {
    return __builtin_astype(lane_int(__builtin_astype(value, int), lane), float);
}
