"""Assembly text as LLVM prints it: canonical form, kernels, registers, descriptors and metadata."""
