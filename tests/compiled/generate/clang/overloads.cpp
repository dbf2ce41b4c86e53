// Several kernels with mangled names: overloads in a namespace, a struct passed by value, flat pointers;
// and one whose callee stands behind another kernel and takes more registers than it has itself.
struct Window {
    int first, step;
    float scale;
    short offsets[3];
};

static inline int place() { return __builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x(); }

template <int Factor, typename T> static inline void gather_window(const T *x, T *y, const Window &window, int n) {
    int i = place();
    if (i >= n)
        return;
    int at = window.first + i * window.step + window.offsets[i % 3];
    y[i] = T(x[at % n] * T(window.scale)) * T(Factor);
}

namespace shapes {

__attribute__((amdgpu_kernel)) void gather(const float *x, float *y, Window window, int n) {
    gather_window<2>(x, y, window, n);
}

__attribute__((amdgpu_kernel)) void gather(const double *x, double *y, Window window, int n) {
    gather_window<-3>(x, y, window, n);
}

__attribute__((amdgpu_kernel)) void gather(const _Float16 *x, _Float16 *y, Window window, int n) {
    gather_window<1>(x, y, window, n);
}

__attribute__((amdgpu_kernel)) void fill(int *y, signed char value, bool negate, long n) {
    if (int i = place(); i < n)
        y[i] = negate ? -value * i : value * i;
}

} // namespace shapes

__attribute__((noinline)) static int greedy(int x) {
    asm volatile("v_mov_b32 v11, 7\nv_mov_b32 v12, 7\nv_mov_b32 v13, 7\nv_mov_b32 v14, 7" ::: "v11", "v12", "v13", "v14");
    return x * 3;
}

extern "C" __attribute__((amdgpu_kernel)) void thrifty(int *out, int n) {
    int i = __builtin_amdgcn_workitem_id_x();
    out[i] = greedy(i) + greedy(i + n);
}
