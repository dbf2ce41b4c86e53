"""The rule that tests kernels on the emulator."""

load(":providers.bzl", "MdrInfo")
load(":settings.bzl", "variant_of_attribute")
load(":toolchain.bzl", "TOOLCHAIN_TYPE")

def _quoted(word):
    return "'" + word.replace("'", "'\\''") + "'"

def _mdr_test_impl(ctx):
    toolchain = ctx.toolchains[TOOLCHAIN_TYPE].mdr
    objects = [item for kernel in ctx.attr.kernel for item in kernel[MdrInfo].objects.to_list()]
    if not toolchain.run_python:
        fail("the toolchain has no run_python, which mdr_test needs")
    words = [toolchain.run_python, ctx.file._check.short_path, ctx.file.launch.short_path]
    words.append(ctx.file.expected.short_path if ctx.file.expected else "")
    words += [item.hsaco.short_path for item in objects]
    script = ctx.actions.declare_file(ctx.label.name)
    ctx.actions.write(
        script,
        "#!/bin/sh\nexec %s\n" % " ".join([_quoted(word) for word in words]),
        is_executable = True,
    )
    files = [ctx.file._check, ctx.file.launch, toolchain.run_stamp] + [item.hsaco for item in objects]
    files += [ctx.file.expected] if ctx.file.expected else []
    return [
        DefaultInfo(executable = script, runfiles = ctx.runfiles(files = files + ctx.files.data)),
        # The emulator's Python is this machine's.
        testing.ExecutionInfo({"no-remote-exec": ""}),
    ]

mdr_test = rule(
    doc = """Runs a kernel's code objects on the CPU emulator: what the launch file expects must come out.

With `expected`, so must the printed lines. The debug variant is tested unless `variant` says release.""",
    implementation = _mdr_test_impl,
    attrs = {
        "data": attr.label_list(
            doc = "files that the launch file names",
            allow_files = True,
        ),
        "expected": attr.label(
            doc = "a file with the lines that each object prints",
            allow_single_file = True,
        ),
        "kernel": attr.label(
            doc = "a target of mdr_kernel",
            cfg = variant_of_attribute,
            mandatory = True,
            providers = [MdrInfo],
        ),
        "launch": attr.label(
            doc = "the launch file: grid, block, arguments, what must come out",
            allow_single_file = [".toml"],
            mandatory = True,
        ),
        "variant": attr.string(
            doc = "which variant is run",
            default = "debug",
            values = ["debug", "release"],
        ),
        "_check": attr.label(
            allow_single_file = True,
            default = "//private:check_run.py",
        ),
        "_whitelist_function_transition": attr.label(
            default = "@bazel_tools//tools/whitelists/function_transition_whitelist",
        ),
    },
    test = True,
    toolchains = [TOOLCHAIN_TYPE],
)
