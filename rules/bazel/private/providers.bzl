"""What targets of MDR's rules tell others."""

MdrInfo = provider(
    doc = "Code objects of kernels.",
    fields = {
        "objects": "depset of structs: chip (string), variant (\"release\" or \"debug\"), hsaco (File), " +
                   "log (File: what the prints cost; None for release), source (File)",
    },
)

MdrLibraryInfo = provider(
    doc = "Files that kernels include, and how they are found.",
    fields = {
        "defsyms": "depset of strings: symbols for llvm-mc, NAME=VALUE",
        "files": "depset of Files: for .include, .incbin and #include",
        "include_dirs": "depset of strings: folders that names are looked for in, after the source's own, in this order",
    },
)

MdrRuntimeInfo = provider(
    doc = "The transports' routines, which debug kernels of one chip and transport share.",
    fields = {"files": "dict from \"<artifact> <chip> <transport>\" to File"},
)

MdrSettingInfo = provider(
    doc = "The value of a flag of MDR's.",
    fields = {"values": "list of strings: one, or several where the flag may have them"},
)

MdrToolchainInfo = provider(
    doc = "What the stages run. Every file is an input of the actions that need it.",
    fields = {
        "cpp": "string: path of the C preprocessor for .S files, outside of Bazel's sight; \"\" if there is none",
        "extra_files": "dict from a stage's name to a depset of Files that it needs besides python_files",
        "lib": "string: the folder with the shared libraries of the programs",
        "python": "File: the interpreter",
        "python_files": "depset of Files: its library, MDR's stages and what those import, the stages' runner",
        "run_python": "string: path of a Python with all of MDR, for tests on the emulator",
        "run_stamp": "File: changes with that MDR",
        "runner": "File: the script that runs a stage",
        "tools": "dict from a tool's name to struct(program = File, libraries = depset of Files)",
        "version": "string: differs wherever the interpreter, its files or the runner do",
    },
)
