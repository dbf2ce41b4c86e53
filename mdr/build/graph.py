"""The stage graph, declared once as plain data: what each stage reads, writes and runs. Every backend is made from it.

A kernel's artifacts share one stem and are told apart by suffix; ``SOURCE`` and ``RUNTIME`` stand for the two files
that are not named by it. Kept lean: every stage process imports this module.
"""

from __future__ import annotations

from mdr.assembly import PREPARED as PREPARED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

SOURCE = "source"
RUNTIME = "runtime"
HSACO = ".hsaco"

LISTS = frozenset({"include_dirs", "defsyms", "labels"})
"""Options with any number of values: on a stage's command line their key is repeated, or not there."""

OPTIONAL = frozenset({"mattr", "cov"})
"""Options that may be None: not there on a stage's command line."""

OPTIONAL_TOOLS = frozenset({"cpp"})
"""Tools that may be missing: the stage gets none, and says what it needs them for."""

ASSEMBLER_FLAGS = "ASSEMBLER_FLAGS"
"""Stands in a tool's command line for what the kernel's options become there: see `ASSEMBLER_OPTIONS`."""

ASSEMBLER_OPTIONS: Mapping[str, tuple[str, ...]] = {
    "mattr": ("-mattr={}",),
    "cov": ("--amdhsa-code-object-version={}",),
    "include_dirs": ("-I", "{}"),
    "defsyms": ("-defsym", "{}"),
}
"""The words that llvm-mc is given for each option that has a value, in this order; ``include_dirs`` are made absolute."""


class Stage:
    """One step: parameter names mapped to the artifacts it reads and writes, its options, and what runs it.

    ``tools`` maps parameter names to programs. ``command`` is the program's own command line (``{parameter}`` is
    filled in), or None when ``function`` ("module:name") is run by stage.py with all parameters by keyword. ``heavy``
    stages need so much memory that only as many run at once as the machine can hold.
    """

    __slots__ = ("command", "function", "heavy", "name", "options", "reads", "tools", "writes")

    def __init__(
        self,
        name: str,
        *,
        reads: Mapping[str, str],
        writes: Mapping[str, str],
        tools: Mapping[str, str],
        options: tuple[str, ...] = (),
        function: str = "",
        command: tuple[str, ...] | None = None,
        heavy: bool = False,
    ) -> None:
        self.name = name
        self.reads = reads
        self.writes = writes
        self.tools = tools
        self.options = options
        self.function = function
        self.command = command
        self.heavy = heavy


PREPARE = Stage(
    "prepare",
    function="mdr.assembly.prepare:prepare",
    reads={"source": SOURCE},
    writes={"output": PREPARED, "depfile": ".prepared.d"},
    options=("chip", "include_dirs", "defsyms"),
    tools={},
)
PREPROCESS = Stage(
    PREPARE.name,
    function=PREPARE.function,
    reads=PREPARE.reads,
    writes=PREPARE.writes,
    options=PREPARE.options,
    tools={"cpp": "cpp"},
)
PARSE = Stage(
    "parse",
    function="mdr.instrument.parse:parse",
    reads={"source": SOURCE},
    writes={"canon": ".canon.s", "plan": ".plan.json", "lines": ".lines.json", "depfile": ".d"},
    options=("chip", "include_dirs", "defsyms", "mattr", "cov", "labels"),
    tools={"llvm_mc": "llvm-mc"},
)
TRANSLATE = Stage(
    "translate",
    function="mdr.instrument.translate:translate",
    reads={"plan": ".plan.json"},
    writes={"output": ".gpu.mlir"},
    tools={},
)
INJECT = Stage(
    "inject",
    function="mdr.instrument.inject:inject",
    reads={"canon": ".canon.s", "plan": ".plan.json", "gpu_mlir": ".gpu.mlir"},
    writes={"assembly": ".injected.s", "mlir": ".injected.mlir"},
    options=("transport", "chip"),
    tools={},
)
MLIR_OPT = Stage(
    "mlir-opt",
    function="mdr.instrument.epilogue:lower",
    reads={"mlir": ".injected.mlir"},
    writes={"output": ".epilogue.s"},
    options=("chip",),
    tools={"mlir_opt": "mlir-opt"},
    heavy=True,
)
SPLICE = Stage(
    "llvm-mc",
    function="mdr.instrument.splice:splice",
    reads={"injected": ".injected.s", "epilogue": ".epilogue.s", "runtime": RUNTIME, "lines": ".lines.json"},
    writes={"assembly": ".debug.s", "object": ".o", "log": ".log"},
    options=("chip", "mattr", "cov", "transport"),
    tools={"llvm_mc": "llvm-mc"},
)
ASSEMBLE = Stage(
    "llvm-mc",
    command=(
        "{llvm_mc}",
        "-triple=amdgcn-amd-amdhsa",
        "-mcpu={chip}",
        ASSEMBLER_FLAGS,
        "-filetype=obj",
        "{source}",
        "-o",
        "{object}",
    ),
    reads={"source": SOURCE},
    writes={"object": ".o"},
    options=("chip", "include_dirs", "defsyms", "mattr", "cov"),
    tools={"llvm_mc": "llvm-mc"},
)
LINK = Stage(
    "link",
    command=("{ld_lld}", "-shared", "-o", "{hsaco}", "{object}"),
    reads={"object": ".o"},
    writes={"hsaco": HSACO},
    tools={"ld_lld": "ld.lld"},
)
GEMM = Stage(
    "gemm",
    function="mdr.gemm.stage:generate",
    reads={"source": SOURCE},
    writes={"ir": ".ll"},
    options=("chip",),
    tools={},
)
LLC_FLAGS = ("-O3", "-amdgpu-codegenprepare-break-large-phis=0")
"""How kernels in LLVM IR are compiled. Large vectors that go around a loop stay whole: taken apart, they spill."""

LLC = Stage(
    "llc",
    command=("{llc}", *LLC_FLAGS, "-mcpu={chip}", "{ir}", "-o", "{output}"),
    reads={"ir": ".ll"},
    writes={"output": PREPARED},
    options=("chip",),
    tools={"llc": "llc"},
)
COMPILE_RUNTIME = Stage(
    "runtime",
    function="mdr.instrument.runtime:compile_runtime",
    reads={},
    writes={"output": RUNTIME},
    options=("chip", "transport"),
    tools={"llc": "llc"},
)

VARIANTS: Mapping[str, tuple[Stage, ...]] = {
    "release": (ASSEMBLE, LINK),
    "debug": (PARSE, TRANSLATE, INJECT, MLIR_OPT, SPLICE, LINK),
}
"""The stages of a kernel in order."""

PREPARATIONS: Mapping[str, tuple[Stage, ...]] = {
    "": (),
    "text": (PREPARE,),
    "cpp": (PREPROCESS,),
    "gemm": (GEMM, LLC),
}
"""What comes before a variant's stages: nothing where llvm-mc takes the source as it is (see `kernels.preparation`)."""

SHARED: Mapping[str, Stage] = {RUNTIME: COMPILE_RUNTIME}
"""Stages whose one output serves all kernels of a chip and transport, by the artifact that they make."""

FUNCTIONS: Mapping[str, Stage] = {
    stage.name: stage for stage in (PREPROCESS, GEMM, *VARIANTS["debug"], *SHARED.values()) if stage.command is None
}
"""The stages that stage.py runs, by name."""
