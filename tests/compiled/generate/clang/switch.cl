// Interprets a small program: a switch in a loop, one way a work-item, and a uniform switch on an argument.
#include "device.h"

kernel void interpret(global const int *program, global int *out, int length, int mode) {
    int value = TID;
    int kind = TID % 7;
    for (int pc = 0; pc < length; pc++) {
        switch ((program[pc] + kind) % 7) {
        case 0: value += 3; break;
        case 1: value *= 5; break;
        case 2: value ^= 0x55; break;
        case 3: value -= pc; break;
        case 4: value = value << 1 | (unsigned)value >> 31; break;
        case 5: if (value & 1) continue; value += out[TID]; break;
        default: value = ~value;
        }
    }
    switch (mode) {
    case 0: value += 1; break;
    case 1: value = -value; break;
    case 2: value &= 0xffff; break;
    case 3: value = value / 3; break;
    case 4: return;
    case 5: value = value * value; break;
    default: value = mode;
    }
    out[TID] = value;
}
