// Calls whose target or depth the compiler cannot know: a recursive function, and a table of functions.
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
