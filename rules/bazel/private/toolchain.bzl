"""The toolchain: interpreter, MDR's stages and LLVM as files that actions declare."""

load(":providers.bzl", "MdrToolchainInfo")

TOOLCHAIN_TYPE = "@mdr//:toolchain_type"

_TOOLS = {
    "ld_lld": "ld.lld",
    "llc": "llc",
    "llvm_mc": "llvm-mc",
    "mlir_opt": "mlir-opt",
}

def _mdr_toolchain_impl(ctx):
    tools = {}
    for key, name in _TOOLS.items():
        tools[name] = struct(
            program = getattr(ctx.file, key),
            libraries = depset(getattr(ctx.files, key + "_libraries")),
        )
    return [platform_common.ToolchainInfo(mdr = MdrToolchainInfo(
        cpp = ctx.attr.cpp,
        extra_files = {"gemm": depset(ctx.files.gemm_files)},
        lib = ctx.file.lib_marker.dirname,
        python = ctx.file.python,
        python_files = depset(ctx.files.python_files + [ctx.file.python, ctx.file.runner]),
        run_python = ctx.attr.run_python,
        run_stamp = ctx.file.run_stamp,
        runner = ctx.file.runner,
        tools = tools,
        version = ctx.attr.version,
    ))]

def _tool_attributes():
    attributes = {}
    for key, name in _TOOLS.items():
        attributes[key] = attr.label(
            doc = "the program " + name,
            allow_single_file = True,
            mandatory = True,
        )
        attributes[key + "_libraries"] = attr.label_list(
            doc = "its shared libraries, but the C library's",
            allow_files = True,
        )
    return attributes

mdr_toolchain = rule(
    doc = "What the stages run. `mdr_configure` declares the one of this machine; for others, write it by hand likewise.",
    implementation = _mdr_toolchain_impl,
    attrs = dict(
        _tool_attributes(),
        cpp = attr.string(doc = "path of a C preprocessor, for .S files"),
        gemm_files = attr.label_list(
            doc = "what the stage of .gemm files imports besides",
            allow_files = True,
        ),
        lib_marker = attr.label(
            doc = "a file in the folder with the shared libraries",
            allow_single_file = True,
            mandatory = True,
        ),
        python = attr.label(
            doc = "the Python interpreter",
            allow_single_file = True,
            mandatory = True,
        ),
        python_files = attr.label_list(
            doc = "its library, MDR's stages in its site-packages, and its shared libraries",
            allow_files = True,
            mandatory = True,
        ),
        run_python = attr.string(doc = "path of a Python with all of MDR, for mdr_test"),
        run_stamp = attr.label(
            doc = "a file that changes with that MDR",
            allow_single_file = True,
        ),
        runner = attr.label(
            doc = "the script that runs a stage",
            allow_single_file = True,
            default = "//private:stage_worker.py",
        ),
        version = attr.string(
            doc = "must differ wherever the interpreter, its files or the runner do",
            mandatory = True,
        ),
    ),
)
