"""Turns the declared stages into actions, each with all that it reads as declared inputs."""

load(
    ":stages.bzl",
    "ASSEMBLER_FLAGS",
    "ASSEMBLER_OPTIONS",
    "LISTS",
    "PREPARATIONS",
    "PREPARED",
    "SHARED",
    "SOURCE",
    "VARIANTS",
)

# Before a path that the stages' runner makes absolute: it changes to the source's folder.
_FROM_HERE = "%here%/"

def runtime_key(artifact, chip, transport):
    """Name a file that kernels share.

    Args:
      artifact: a key of SHARED.
      chip: the chip that it is for.
      transport: the transport.

    Returns:
      The key that MdrRuntimeInfo has it by.
    """
    return "%s %s %s" % (artifact, chip, transport)

def declare_shared(ctx, toolchain, artifact, chip, transport):
    """Declare the action that makes a file which kernels share.

    Args:
      ctx: the rule's context.
      toolchain: MdrToolchainInfo.
      artifact: a key of SHARED.
      chip: the chip that it is for.
      transport: the transport.

    Returns:
      The File.
    """
    output = ctx.actions.declare_file("mdr-%s.%s.%s.s" % (artifact, chip, transport))
    stage = SHARED[artifact]
    kernel = struct(chip = chip, transport = transport)
    _run_stage(ctx, toolchain, stage, kernel, {artifact: output}, [], "%s %s [%s]" % (stage.name, transport, chip))
    return output

def declare_object(ctx, toolchain, kernel, variant, shared):
    """Declare the actions that make a code object of a kernel.

    Args:
      ctx: the rule's context.
      toolchain: MdrToolchainInfo.
      kernel: struct(source = File, files = depset of the files that it may include, preparation = a key of
        PREPARATIONS, chip, transport, include_dirs, defsyms, mattr, cov, labels): see mdr_kernel.
      variant: "release" or "debug".
      shared: MdrRuntimeInfo.

    Returns:
      A dict from suffixes, such as ".hsaco" and ".log", to Files.
    """
    source = kernel.source
    stem = "%s/%s/%s/%s" % (ctx.label.name, kernel.chip, variant, source.basename[:-len(source.extension) - 1])
    paths = {SOURCE: source}
    for artifact in SHARED:
        paths[artifact] = shared.files[runtime_key(artifact, kernel.chip, kernel.transport)]
    made = {}
    for stage in PREPARATIONS[kernel.preparation] + VARIANTS[variant]:
        for artifact in stage.writes.values():
            made[artifact] = ctx.actions.declare_file(stem + artifact)
        paths.update(made)
        needs = [kernel.files] if SOURCE in stage.reads.values() else []
        title = "%s %s [%s %s]" % (stage.name, source.short_path, kernel.chip, variant)
        if not stage.command:
            _run_stage(ctx, toolchain, stage, kernel, paths, needs, title)
        elif needs:
            _run_in_folder(ctx, toolchain, stage, kernel, paths, needs, title)
        else:
            _run_program(ctx, toolchain, stage, kernel, paths, title)
        if PREPARED in stage.writes.values():
            # Later stages read what it makes; includes are still looked for in the source's own folder first.
            paths[SOURCE] = made[PREPARED]
            fields = {name: getattr(kernel, name) for name in dir(kernel) if name not in ("to_json", "to_proto")}
            fields["include_dirs"] = [source.dirname or "."] + kernel.include_dirs
            fields["files"] = depset([source], transitive = [kernel.files])
            kernel = struct(**fields)
    return made

def _values(kernel, option):
    """Return the values of an option that a stage is given: any number for those of LISTS."""
    value = getattr(kernel, option)
    if option in LISTS:
        return value
    return [value] if value else []

def _inputs(stage, paths, needs):
    return depset([paths[artifact] for artifact in stage.reads.values()], transitive = needs)

def _tools(toolchain, stage):
    """Return (tool's files by parameter, depset of all files that must be there to run them)."""
    known = {key: toolchain.tools[name] for key, name in stage.tools.items() if name in toolchain.tools}
    files = depset(
        [tool.program for tool in known.values()],
        transitive = [tool.libraries for tool in known.values()],
    )
    return {key: tool.program for key, tool in known.items()}, files

def _environment(toolchain):
    return {"LD_LIBRARY_PATH": toolchain.lib}

def _run_runner(ctx, toolchain, stage, words, inputs, outputs, files, title):
    words.use_param_file("@%s", use_always = True)
    words.set_param_file_format("multiline")
    ctx.actions.run(
        outputs = outputs,
        inputs = inputs,
        tools = depset(transitive = [toolchain.python_files, toolchain.extra_files.get(stage.name, depset()), files]),
        executable = toolchain.python,
        # Another version is another worker: Bazel does not look at the bytes of what is no executable.
        arguments = ["-I", "-S", toolchain.runner.path, "--version=" + toolchain.version, words],
        mnemonic = "Mdr" + "".join([word.capitalize() for word in stage.name.split("-")]),
        progress_message = title,
        env = _environment(toolchain),
        execution_requirements = {"supports-workers": "1"},
    )

def _run_stage(ctx, toolchain, stage, kernel, paths, needs, title):
    """Declare the action of a stage that is a function of MDR's."""
    programs, files = _tools(toolchain, stage)
    words = ctx.actions.args()
    words.add(stage.name)
    outputs = []
    for key, artifact in stage.reads.items():
        words.add(paths[artifact], format = key + "=%s")
    for key, artifact in stage.writes.items():
        words.add(paths[artifact], format = key + "=%s")
        outputs.append(paths[artifact])
    for key, name in stage.tools.items():
        if key in programs:
            words.add(programs[key], format = key + "=%s")
        elif name == "cpp" and toolchain.cpp:
            words.add(toolchain.cpp, format = key + "=%s")
    for option in stage.options:
        words.add_all(_values(kernel, option), format_each = option + "=%s")
    _run_runner(ctx, toolchain, stage, words, _inputs(stage, paths, needs), outputs, files, title)

def _run_in_folder(ctx, toolchain, stage, kernel, paths, needs, title):
    """Declare the action of a program that reads the source: it runs in the source's folder, where it looks first."""
    programs, files = _tools(toolchain, stage)
    source = paths[SOURCE]
    words = ctx.actions.args()
    words.add("--in")
    words.add(kernel.source.dirname or ".")
    words.add(source)
    values = {key: _FROM_HERE + tool.path for key, tool in programs.items()}
    for key, artifact in stage.reads.items() + stage.writes.items():
        values[key] = _FROM_HERE + paths[artifact].path
    for word in stage.command:
        if word != ASSEMBLER_FLAGS:
            words.add(word.format(chip = kernel.chip, **values))
            continue
        for option, forms in ASSEMBLER_OPTIONS.items():
            for value in _values(kernel, option):
                for form in forms:
                    words.add(form.format(_FROM_HERE + value if option == "include_dirs" else value))
    outputs = [paths[artifact] for artifact in stage.writes.values()]
    _run_runner(ctx, toolchain, stage, words, _inputs(stage, paths, needs), outputs, files, title)

def _run_program(ctx, toolchain, stage, kernel, paths, title):
    """Declare the action of a program that reads only what other stages made."""
    programs, files = _tools(toolchain, stage)
    values = {key: tool.path for key, tool in programs.items()}
    for key, artifact in stage.reads.items() + stage.writes.items():
        values[key] = paths[artifact].path
    words = [word.format(chip = kernel.chip, **values) for word in stage.command]
    ctx.actions.run(
        outputs = [paths[artifact] for artifact in stage.writes.values()],
        inputs = _inputs(stage, paths, []),
        tools = files,
        executable = words[0],
        arguments = words[1:],
        mnemonic = "Mdr" + stage.name.capitalize(),
        progress_message = title,
        env = _environment(toolchain),
    )
