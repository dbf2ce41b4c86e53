"""The AMD backend: MFMA kernels for gfx90a, gfx942 and gfx950."""
