// Calls whose target or depth the compiler cannot know: a recursive function, and a table of functions;
// and a small kernel whose callee, behind another kernel, takes more registers than the kernel itself.
__attribute__((noinline)) static int fibonacci(int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }

extern "C" __attribute__((amdgpu_kernel)) void recursive(int *out, int n) {
    int i = __builtin_amdgcn_workitem_id_x();
    out[i] = fibonacci(i % n);
}

__attribute__((noinline)) static int plus(int x) { return x + 1; }
__attribute__((noinline)) static int times(int x) { return x * 3; }
__attribute__((noinline)) static int flip(int x) { return x ^ 0xff; }

typedef int (*Operation)(int);
static const Operation table[3] = {plus, times, flip};

extern "C" __attribute__((amdgpu_kernel)) void indirect(int *out, int n) {
    int i = __builtin_amdgcn_workitem_id_x(), value = i;
    for (int k = 0; k < n; k++)
        value = table[(i + k) % 3](value);
    out[i] = value;
}

__attribute__((noinline)) static int greedy(int x) {
    asm volatile("v_mov_b32 v4, 7\nv_mov_b32 v5, 7\nv_mov_b32 v6, 7\nv_mov_b32 v7, 7" ::: "v4", "v5", "v6", "v7");
    return x * 3;
}

extern "C" __attribute__((amdgpu_kernel)) void thrifty(int *out, int n) {
    int i = __builtin_amdgcn_workitem_id_x();
    out[i] = greedy(i) + greedy(i + n);
}
