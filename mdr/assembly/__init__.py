"""Assembly text as LLVM prints it: canonical form, kernels, registers, descriptors and metadata."""

PREPARED = ".prepared.s"
"""The suffix of text in the build folder that stands for a source which llvm-mc does not take as it is."""
