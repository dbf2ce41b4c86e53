// Loops that lanes leave at different times: Collatz steps with a limit, and a search that returns from the middle.
#include "device.h"

kernel void early_exit(global const unsigned *starts, global int *steps, global int *found, global const int *sorted,
                       int n, int limit) {
    int i = WG * 64 + TID;
    if (i >= n)
        return;
    unsigned value = starts[i];
    int count = 0;
    while (value != 1) {
        if (count == limit) {
            count = -1;
            break;
        }
        value = value % 2 ? 3 * value + 1 : value / 2;
        count++;
    }
    steps[i] = count;
    int low = 0, high = n;
    while (low < high) {
        int middle = (low + high) / 2;
        if (sorted[middle] == (int)starts[i]) {
            found[i] = middle;
            return;
        }
        if (sorted[middle] < (int)starts[i])
            low = middle + 1;
        else
            high = middle;
    }
    found[i] = -1;
}
