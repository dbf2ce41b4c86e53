"""The rules: kernels, what they include, both variants of them, and what they share."""

load(":actions.bzl", "declare_object", "declare_shared", "runtime_key")
load(":providers.bzl", "MdrInfo", "MdrLibraryInfo", "MdrRuntimeInfo", "MdrSettingInfo")
load(":settings.bzl", "both_variants", "check_values")
load(":stages.bzl", "CHIPS", "HSACO", "SHARED", "TRANSPORTS")
load(":toolchain.bzl", "TOOLCHAIN_TYPE")

def _joined(*parts):
    return "/".join([part for part in parts if part and part != "."]) or "."

def _symbols(defsyms):
    return ["%s=%s" % (name, value) for name, value in defsyms.items()]

def _mdr_library_impl(ctx):
    # Folders in the source tree, and in the output tree if one of the files is made.
    roots = {file.root.path: None for file in ctx.files.srcs}
    folders = []
    for include in ctx.attr.includes:
        for root in roots or {"": None}:
            folders.append(_joined(root, ctx.label.workspace_root, ctx.label.package, include))
    deps = [dep[MdrLibraryInfo] for dep in ctx.attr.deps]
    files = depset(ctx.files.srcs, transitive = [dep.files for dep in deps])
    return [
        DefaultInfo(files = files),
        MdrLibraryInfo(
            defsyms = depset(_symbols(ctx.attr.defsyms), transitive = [dep.defsyms for dep in deps], order = "preorder"),
            files = files,
            include_dirs = depset(folders, transitive = [dep.include_dirs for dep in deps], order = "preorder"),
        ),
    ]

mdr_library = rule(
    doc = "Files that kernels include.",
    implementation = _mdr_library_impl,
    attrs = {
        "defsyms": attr.string_dict(doc = "symbols, with whole numbers, of all kernels that depend on this"),
        "deps": attr.label_list(
            doc = "libraries that the files include in turn",
            providers = [MdrLibraryInfo],
        ),
        "includes": attr.string_list(
            doc = "folders, from this package, that names are looked for in",
            default = ["."],
        ),
        "srcs": attr.label_list(
            doc = "files for .include, .incbin and #include",
            allow_files = True,
        ),
    },
)

def _mdr_kernel_impl(ctx):
    chips = ctx.attr._chip[MdrSettingInfo].values
    if ctx.attr.chip:
        chips = check_values("%s: chip" % ctx.label, ctx.attr.chip, CHIPS, many = True)
    variant = ctx.attr._variant[MdrSettingInfo].values[0]
    transport = ctx.attr._printf[MdrSettingInfo].values[0]
    if ctx.attr.printf:
        transport = check_values("%s: printf" % ctx.label, ctx.attr.printf, TRANSPORTS)[0]
    deps = [dep[MdrLibraryInfo] for dep in ctx.attr.deps if MdrLibraryInfo in dep]
    source = ctx.file.src
    preparation = {"S": "cpp", "gemm": "gemm"}.get(source.extension, "text" if ctx.attr.compiled else "")
    objects = []
    intermediates = []
    logs = []
    for chip in chips:
        kernel = struct(
            chip = chip,
            cov = str(ctx.attr.cov) if ctx.attr.cov else "",
            defsyms = depset(transitive = [dep.defsyms for dep in deps], order = "preorder").to_list() +
                      _symbols(ctx.attr.defsyms),
            files = depset(ctx.files.deps, transitive = [dep.files for dep in deps]),
            include_dirs = [
                _joined(ctx.label.workspace_root, ctx.label.package, folder)
                for folder in ctx.attr.includes
            ] + depset(transitive = [dep.include_dirs for dep in deps], order = "preorder").to_list(),
            labels = ctx.attr.labels,
            mattr = ctx.attr.mattr,
            preparation = preparation,
            source = source,
            transport = transport,
        )
        made = declare_object(
            ctx,
            ctx.toolchains[TOOLCHAIN_TYPE].mdr,
            kernel,
            variant,
            ctx.attr._runtime[MdrRuntimeInfo],
        )
        log = made.get(".log")
        objects.append(struct(chip = chip, variant = variant, hsaco = made[HSACO], log = log, source = source))
        intermediates += [file for suffix, file in made.items() if suffix != HSACO]
        logs += [log] if log else []
    hsacos = depset([item.hsaco for item in objects])
    return [
        DefaultInfo(files = hsacos, runfiles = ctx.runfiles(transitive_files = hsacos)),
        MdrInfo(objects = depset(objects)),
        OutputGroupInfo(intermediates = depset(intermediates), logs = depset(logs)),
    ]

mdr_kernel = rule(
    doc = """Builds the code object of a kernel: <name>/<chip>/<variant>/<stem>.hsaco, for each chip.

The variant is that of --@mdr//:variant; mdr_variants builds both. The output groups are `logs` (what prints cost) and
`intermediates` (everything on the way).""",
    implementation = _mdr_kernel_impl,
    attrs = {
        "chip": attr.string(doc = "the chips that it is for, joined by commas; default: those of --@mdr//:chip"),
        "compiled": attr.bool(doc = "True for a compiler's output: a bundle of hipcc -S, or a target as Triton spells it"),
        "cov": attr.int(
            doc = "code object version; 0 is llvm-mc's default",
            values = [0, 4, 5, 6],
        ),
        "defsyms": attr.string_dict(doc = "symbols with whole numbers"),
        "deps": attr.label_list(
            doc = "what it includes: targets of mdr_library, or files",
            allow_files = True,
        ),
        "includes": attr.string_list(doc = "folders, from this package, that names are looked for in after the source's own"),
        "labels": attr.string_list(doc = "the labels of the directives to build; default: all directives"),
        "mattr": attr.string(doc = "llvm-mc's features, such as \"+xnack\""),
        "printf": attr.string(doc = "how it sends its lines; default: that of --@mdr//:printf"),
        "src": attr.label(
            doc = "the source",
            allow_single_file = [".s", ".S", ".gemm"],
            mandatory = True,
        ),
        "_chip": attr.label(default = "@mdr//:chip"),
        "_printf": attr.label(default = "@mdr//:printf"),
        "_runtime": attr.label(default = "@mdr//:runtime"),
        "_variant": attr.label(default = "@mdr//:variant"),
    },
    toolchains = [TOOLCHAIN_TYPE],
)

def _mdr_variants_impl(ctx):
    # One target for each kernel and variant; Bazel 2 does not tell by variant which is which.
    objects = depset(transitive = [kernel[MdrInfo].objects for kernel in ctx.attr.kernels])
    files = {}
    for item in objects.to_list():
        files.setdefault(item.variant, []).append(item.hsaco)
    groups = {variant: depset(found) for variant, found in files.items()}
    return [
        DefaultInfo(files = depset(transitive = groups.values())),
        MdrInfo(objects = objects),
        OutputGroupInfo(**groups),
    ]

mdr_variants = rule(
    doc = "Builds kernels both with and without their prints, whatever --@mdr//:variant says; output groups `release` and `debug`.",
    implementation = _mdr_variants_impl,
    attrs = {
        "kernels": attr.label_list(
            doc = "targets of mdr_kernel",
            cfg = both_variants,
            mandatory = True,
            providers = [MdrInfo],
        ),
        "_whitelist_function_transition": attr.label(
            default = "@bazel_tools//tools/whitelists/function_transition_whitelist",
        ),
    },
)

def _mdr_runtime_impl(ctx):
    files = {}
    for artifact in SHARED:
        for chip in CHIPS:
            for transport in TRANSPORTS:
                toolchain = ctx.toolchains[TOOLCHAIN_TYPE].mdr
                files[runtime_key(artifact, chip, transport)] = declare_shared(ctx, toolchain, artifact, chip, transport)
    return [MdrRuntimeInfo(files = files)]

mdr_runtime = rule(
    doc = "What kernels of one chip and transport share; each file is made when a kernel needs it.",
    implementation = _mdr_runtime_impl,
    toolchains = [TOOLCHAIN_TYPE],
)
