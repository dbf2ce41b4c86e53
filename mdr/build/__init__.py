"""Builds kernels: toolchain discovery, the stage graph, and the backends that run it."""
