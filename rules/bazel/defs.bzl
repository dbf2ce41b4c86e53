"""What BUILD files load: rules that build AMD GPU kernels written in assembly, with or without their prints.

    load("@mdr//:defs.bzl", "mdr_kernel", "mdr_library", "mdr_test", "mdr_variants")

The settings of a build are flags: `--@mdr//:chip=gfx950,gfx942`, `--@mdr//:variant=debug`, `--@mdr//:printf=buffered`.
"""

load("//private:providers.bzl", _MdrInfo = "MdrInfo", _MdrLibraryInfo = "MdrLibraryInfo")
load("//private:rules.bzl", _mdr_kernel = "mdr_kernel", _mdr_library = "mdr_library", _mdr_variants = "mdr_variants")
load("//private:test.bzl", _mdr_test = "mdr_test")

MdrInfo = _MdrInfo
MdrLibraryInfo = _MdrLibraryInfo
mdr_kernel = _mdr_kernel
mdr_library = _mdr_library
mdr_test = _mdr_test
mdr_variants = _mdr_variants
