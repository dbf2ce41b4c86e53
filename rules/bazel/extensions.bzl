"""The module extension of MODULE.bazel; projects with a WORKSPACE use repositories.bzl instead."""

load("//:repositories.bzl", "mdr_configure")

def _mdr_impl(_ctx):
    mdr_configure(name = "mdr_local")

mdr = module_extension(
    doc = "Makes @mdr_local, the toolchain of this machine.",
    implementation = _mdr_impl,
)
