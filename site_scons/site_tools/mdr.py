"""SCons tool for MDR: ``env.Hsaco('k.s')`` declares a kernel's code objects and returns their nodes.

    env = Environment(tools=["mdr"], MDR_CHIPS=["gfx950", "gfx942"], MDR_VARIANTS=["release", "debug"])
    env.Hsaco("gemm.s", mattr="-xnack", defsyms=["TILE=64"], includes=["inc"])

Defaults of a kernel's settings are construction variables (MDR_CHIPS, MDR_VARIANTS, MDR_PRINTF, MDR_INCLUDES,
MDR_DEFSYMS, MDR_MATTR, MDR_COV, MDR_LABELS). A kernels.toml beside a kernel goes before them, and ``chip``, ``debug``,
``printf``, ``includes``, ``defsyms``, ``mattr``, ``cov`` and ``labels`` in the call before that.
``env.Gemm("name", tile_m=128, ...)`` declares a matrix multiplication (docs/gemm.md). Each stage is a builder of its
own (env.MdrParse, ...) whose command line is MDR<STAGE>COM and whose message is MDR<STAGE>COMSTR.
"""

from __future__ import annotations

import functools
import os
import shlex
import subprocess
import sys

import SCons.Action
import SCons.Builder
import SCons.Scanner
import SCons.Util

# SCons registers a tool as a module of its own name, and puts its folder first on the path while it is read: both hide
# the package that is called the same.
_shadowed = sys.path
sys.path = [path for path in sys.path if os.path.abspath(path) != os.path.dirname(os.path.abspath(__file__))]
if getattr(sys.modules.get("mdr"), "__file__", None) == __file__:
    del sys.modules["mdr"]
from mdr import files  # noqa: E402
from mdr.assembly import retired  # noqa: E402
from mdr.build import graph, kernelfile, kernels, nodes, scan, toolchain  # noqa: E402

sys.path = _shadowed

SETTINGS = {
    "chip": "MDR_CHIPS",
    "debug": "MDR_VARIANTS",
    "printf": "MDR_PRINTF",
    "includes": "MDR_INCLUDES",
    "defsyms": "MDR_DEFSYMS",
    "mattr": "MDR_MATTR",
    "cov": "MDR_COV",
    "labels": "MDR_LABELS",
}
"""A kernel's settings, and the construction variables with their defaults."""

BUILDERS = {
    "Runtime": graph.COMPILE_RUNTIME,
    "Prepare": graph.PREPARE,
    "Preprocess": graph.PREPROCESS,
    "GemmIr": graph.GEMM,
    "Llc": graph.LLC,
    "Parse": graph.PARSE,
    "Translate": graph.TRANSLATE,
    "Inject": graph.INJECT,
    "MlirOpt": graph.MLIR_OPT,
    "Splice": graph.SPLICE,
    "Assemble": graph.ASSEMBLE,
    "Link": graph.LINK,
}


def hsaco(env, source, **settings):
    """Declare the code objects of one or several sources; return their nodes, a node a chip and variant."""
    # MDR_RECORD: another engine builds; all that is wanted is to know the kernels.
    result = []
    if "includes" in settings:
        folders = SCons.Util.flatten(settings["includes"])
        settings["includes"] = [env.Dir(folder).get_internal_path() for folder in folders]
    defaults = {name: env[variable] for name, variable in SETTINGS.items()}
    if env["MDR_KERNEL_FILES"] is None:
        env["MDR_KERNEL_FILES"] = kernelfile.KernelFiles(env["MDR_BASE"])
    for node in env.arg2nodes(source, env.fs.File):
        path = node.srcnode().get_internal_path()
        kernel = kernels.declare(
            path,
            base=env["MDR_BASE"],
            defaults=defaults,
            files=env["MDR_KERNEL_FILES"],
            asked=env["MDR_ASKED"],
            own=settings,
        )
        env["MDR_KERNELS"].append(kernel)
        for chip in kernel.chips:
            for variant in kernel.variants:
                if env["MDR_RECORD"]:
                    result.append(env.File(nodes.stem_path(env["MDR_BUILD"], kernel, chip, variant) + graph.HSACO))
                else:
                    result += _declare(env, kernel, chip, variant)
    env["MDR_HSACOS"].extend(result)
    return result


def gemm(env, name, problem=None, chip=None, debug=None, printf=None, **configuration):
    """Declare a matrix multiplication: what mdr.gemm.GemmConfig takes, and its problem's sizes; return as `hsaco` does.

    The configuration becomes the file NAME.gemm below the build folder, so the kernel is made anew when that changes.
    """
    if "tuned" in configuration:
        configuration["tuned"] = env.File(configuration["tuned"]).srcnode().get_abspath()
    lines = [f"{key} = {_toml(value)}" for key, value in configuration.items()]
    if problem:
        lines += ["[problem]", *(f"{key} = {_toml(value)}" for key, value in problem.items())]
    path = os.path.join(env["MDR_BUILD"], "gemm", f"{name}{kernels.GEMM}")
    os.makedirs(os.path.dirname(path), exist_ok=True)
    files.write_if_changed(path, "".join(f"{line}\n" for line in lines))
    said = {"chip": chip, "debug": debug, "printf": printf}
    said = {key: value for key, value in said.items() if value is not None}
    return hsaco(env, path if os.path.isabs(path) else f"#{path}", **said)


def _toml(value):
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(_toml, value))}]"
    return str(value) if isinstance(value, int) else '"' + str(value).replace("\\", "\\\\").replace('"', '\\"') + '"'


def _declare(env, kernel, chip, variant):
    preparation = kernels.preparation(kernel.source)
    tools = toolchain.for_variant(chip, variant, preparations=(preparation,), llvm=env.get("MDR_LLVM"))
    built = []
    for node in nodes.expand(kernel, chip, variant, tools, env["MDR_BUILD"], preparation=preparation):
        targets = _files(env, node.writes)
        if targets[0].has_builder():
            continue
        built = env["BUILDERS"][f"Mdr{_builder_of(node.stage)}"](
            env,
            targets,
            _files(env, node.reads),
            MDR_COMMAND=_shell(node),
            MDR_TITLE=node.title.replace("$", "$$"),
            MDR_SOURCE=kernel.source,
            MDR_SEARCH=kernel.include_dirs,
            MDR_VERSION=nodes.version(node, tools),
            SPAWN=functools.partial(_spawn, chip),
        )
        # Stages replace their outputs by rename, and keep those that do not change.
        env.Precious(built)
    return built


def _spawn(chip, shell, escape, command, arguments, environment):
    """Run a stage's command line as SCons does, with hints in what it says."""
    done = subprocess.run(
        [shell, "-c", " ".join(arguments)],
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    sys.stdout.write(retired.with_hints(done.stdout, chip))
    sys.stdout.flush()
    return done.returncode


def _builder_of(stage):
    return next(name for name, declared in BUILDERS.items() if declared is stage)


def _shell(node):
    # A dollar sign belongs to the shell here, and SCons would take it for one of its own.
    line = shlex.join(node.command)
    return (f"cd {shlex.quote(node.directory)} && {line}" if node.directory else line).replace("$", "$$")


def _includes(node, env, path, arg=None):
    # Of the kernel's own source, also where the stage reads what was made of it.
    found = scan.Scanner().scan(env["MDR_SOURCE"], env["MDR_SEARCH"])
    return _files(env, found.files)


def _files(env, paths):
    """Return nodes for paths that are meant from the top folder, wherever the calling SConscript is."""
    return [env.File((path if os.path.isabs(path) else f"#{path}").replace("$", "$$")) for path in paths]


def generate(env):
    """Add the tool to ``env``."""
    env.SetDefault(
        MDR_CHIPS=[toolchain.CHIPS[0]],
        MDR_VARIANTS=["release"],
        MDR_PRINTF="hostcall",
        MDR_INCLUDES=[],
        MDR_DEFSYMS=[],
        MDR_MATTR=None,
        MDR_COV=None,
        MDR_LABELS=(),
        MDR_BUILD="build",
        MDR_BASE=".",
        MDR_RECORD=False,
        MDR_KERNEL_FILES=None,
        MDR_ASKED=(),
        MDR_KERNELS=[],
        MDR_HSACOS=[],
    )
    scanner = SCons.Scanner.Scanner(_includes, name="mdr-includes", skeys=[".s", ".S"])
    for name, stage in BUILDERS.items():
        command = f"MDR{name.upper()}COM"
        env.SetDefault(**{command: "$MDR_COMMAND", f"{command}STR": "$MDR_TITLE"})
        env["BUILDERS"][f"Mdr{name}"] = SCons.Builder.Builder(
            action=SCons.Action.Action(f"${command}", f"${command}STR", varlist=["MDR_VERSION"]),
            source_scanner=scanner if graph.SOURCE in stage.reads.values() else None,
        )
    env.AddMethod(hsaco, "Hsaco")
    env.AddMethod(gemm, "Gemm")


def exists(env):
    """Return whether a toolchain is there for the environment's chips; the reason if not is the raised error."""
    return bool(toolchain.find_all(env.get("MDR_CHIPS", toolchain.CHIPS[:1]), tools=toolchain.RELEASE_TOOLS))
