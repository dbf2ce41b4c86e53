"""What MDR's stages read, write and run. Written by `python -m mdr.build.starlark` from mdr/build/graph.py; not by hand."""

# The chips that MDR builds for; the first is the default.
CHIPS = [
    "gfx950",
    "gfx942",
    "gfx90a",
]

# How debug kernels can send their lines; the first is the default.
TRANSPORTS = [
    "hostcall",
    "buffered",
]

# Stands for the kernel's source among what a stage reads.
SOURCE = "source"

# The suffix of the source as all later stages read it, where one prepares it.
PREPARED = ".prepared.s"

# The suffix of code objects.
HSACO = ".hsaco"

# Options with any number of values.
LISTS = [
    "defsyms",
    "include_dirs",
    "labels",
]

# Stands in a command for a kernel's own options.
ASSEMBLER_FLAGS = "ASSEMBLER_FLAGS"

# Their words, by option.
ASSEMBLER_OPTIONS = {
    "mattr": ["-mattr={}"],
    "cov": ["--amdhsa-code-object-version={}"],
    "include_dirs": [
        "-I",
        "{}",
    ],
    "defsyms": [
        "-defsym",
        "{}",
    ],
}

# The stages before a variant's, by what the source needs.
PREPARATIONS = {
    "": [],
    "text": [
        struct(
            name = "prepare",
            reads = {
                "source": "source",
            },
            writes = {
                "output": ".prepared.s",
                "depfile": ".prepared.d",
            },
            options = [
                "chip",
                "include_dirs",
                "defsyms",
            ],
            tools = {},
            command = [],
        ),
    ],
    "cpp": [
        struct(
            name = "prepare",
            reads = {
                "source": "source",
            },
            writes = {
                "output": ".prepared.s",
                "depfile": ".prepared.d",
            },
            options = [
                "chip",
                "include_dirs",
                "defsyms",
            ],
            tools = {
                "cpp": "cpp",
            },
            command = [],
        ),
    ],
    "gemm": [
        struct(
            name = "gemm",
            reads = {
                "source": "source",
            },
            writes = {
                "ir": ".ll",
            },
            options = ["chip"],
            tools = {},
            command = [],
        ),
        struct(
            name = "llc",
            reads = {
                "ir": ".ll",
            },
            writes = {
                "output": ".prepared.s",
            },
            options = ["chip"],
            tools = {
                "llc": "llc",
            },
            command = [
                "{llc}",
                "-O3",
                "-amdgpu-codegenprepare-break-large-phis=0",
                "-mcpu={chip}",
                "{ir}",
                "-o",
                "{output}",
            ],
        ),
    ],
}

# The stages of a kernel in order.
VARIANTS = {
    "release": [
        struct(
            name = "llvm-mc",
            reads = {
                "source": "source",
            },
            writes = {
                "object": ".o",
            },
            options = [
                "chip",
                "include_dirs",
                "defsyms",
                "mattr",
                "cov",
            ],
            tools = {
                "llvm_mc": "llvm-mc",
            },
            command = [
                "{llvm_mc}",
                "-triple=amdgcn-amd-amdhsa",
                "-mcpu={chip}",
                "ASSEMBLER_FLAGS",
                "-filetype=obj",
                "{source}",
                "-o",
                "{object}",
            ],
        ),
        struct(
            name = "link",
            reads = {
                "object": ".o",
            },
            writes = {
                "hsaco": ".hsaco",
            },
            options = [],
            tools = {
                "ld_lld": "ld.lld",
            },
            command = [
                "{ld_lld}",
                "-shared",
                "-o",
                "{hsaco}",
                "{object}",
            ],
        ),
    ],
    "debug": [
        struct(
            name = "parse",
            reads = {
                "source": "source",
            },
            writes = {
                "canon": ".canon.s",
                "plan": ".plan.json",
                "lines": ".lines.json",
                "depfile": ".d",
            },
            options = [
                "chip",
                "include_dirs",
                "defsyms",
                "mattr",
                "cov",
                "labels",
            ],
            tools = {
                "llvm_mc": "llvm-mc",
            },
            command = [],
        ),
        struct(
            name = "translate",
            reads = {
                "plan": ".plan.json",
            },
            writes = {
                "output": ".gpu.mlir",
            },
            options = [],
            tools = {},
            command = [],
        ),
        struct(
            name = "inject",
            reads = {
                "canon": ".canon.s",
                "plan": ".plan.json",
                "gpu_mlir": ".gpu.mlir",
            },
            writes = {
                "assembly": ".injected.s",
                "mlir": ".injected.mlir",
            },
            options = [
                "transport",
                "chip",
            ],
            tools = {},
            command = [],
        ),
        struct(
            name = "mlir-opt",
            reads = {
                "mlir": ".injected.mlir",
            },
            writes = {
                "output": ".epilogue.s",
            },
            options = ["chip"],
            tools = {
                "mlir_opt": "mlir-opt",
            },
            command = [],
        ),
        struct(
            name = "llvm-mc",
            reads = {
                "injected": ".injected.s",
                "epilogue": ".epilogue.s",
                "runtime": "runtime",
                "lines": ".lines.json",
            },
            writes = {
                "assembly": ".debug.s",
                "object": ".o",
                "log": ".log",
            },
            options = [
                "chip",
                "mattr",
                "cov",
                "transport",
            ],
            tools = {
                "llvm_mc": "llvm-mc",
            },
            command = [],
        ),
        struct(
            name = "link",
            reads = {
                "object": ".o",
            },
            writes = {
                "hsaco": ".hsaco",
            },
            options = [],
            tools = {
                "ld_lld": "ld.lld",
            },
            command = [
                "{ld_lld}",
                "-shared",
                "-o",
                "{hsaco}",
                "{object}",
            ],
        ),
    ],
}

# Stages whose output serves all kernels, by the artifact that they make.
SHARED = {
    "runtime": struct(
        name = "runtime",
        reads = {},
        writes = {
            "output": "runtime",
        },
        options = [
            "chip",
            "transport",
        ],
        tools = {
            "llc": "llc",
        },
        command = [],
    ),
}
