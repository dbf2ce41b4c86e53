"""What the tests of lifting share: text to module, module through mlir-opt, and the object of either."""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path

from objects import llvm

from mdr.assembly.canonical import canonicalise
from mdr.lift import DIALECT_FILE, Operation, assembly_lines, build_module, module_text, read_mlir

MLIR_OPT = str(llvm() / "mlir-opt")
LLVM_MC = str(llvm() / "llvm-mc")


def lift_file(path: Path, chip: str = "gfx950") -> Operation:
    """Return the module of an assembly file."""
    return build_module(canonicalise(str(path), chip=chip, llvm_mc=LLVM_MC)[1], chip)


def lift(text: str, chip: str = "gfx950") -> Operation:
    """Return the module of an assembly text."""
    with tempfile.TemporaryDirectory() as scratch:
        path = Path(scratch) / "kernel.s"
        path.write_text(text)
        return lift_file(path, chip)


def read(text: str) -> Operation:
    """Return the module of an MLIR text, as ``kernel.mlir``, read as users' files are."""
    with tempfile.TemporaryDirectory() as scratch:
        path = Path(scratch) / "kernel.mlir"
        path.write_text(text)
        return read_mlir(str(path), MLIR_OPT)


def through_mlir(module: Operation, *passes: str) -> str:
    """Return the assembly of a module that mlir-opt has verified, and changed by ``passes``."""
    return "\n".join(assembly_lines(read(mlir_opt(module_text(module), *passes)))) + "\n"


def mlir_opt(text: str, *options: str) -> str:
    """Return what mlir-opt makes of a text; raises RuntimeError with its messages."""
    command = [MLIR_OPT, f"--irdl-file={DIALECT_FILE}", *options]
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(done.stderr)
    return done.stdout


def assemble(source: str | Path, chip: str = "gfx950") -> bytes:
    """Return the object that llvm-mc makes of a text or file."""
    with tempfile.TemporaryDirectory() as scratch:
        if isinstance(source, str):
            path = Path(scratch) / "kernel.s"
            path.write_text(source)
        else:
            path = source
        output = Path(scratch) / "kernel.o"
        command: list[str | Path] = [
            LLVM_MC,
            "-triple=amdgcn-amd-amdhsa",
            f"-mcpu={chip}",
            "-filetype=obj",
            "-I",
            path.parent,
            path,
        ]
        subprocess.run([*command, "-o", output], check=True, capture_output=True)
        return output.read_bytes()


def functions(module: Operation) -> dict[str, Operation]:
    """Return a module's functions by name."""
    assert module.body is not None
    found = [operation for operation in module.body[0].operations if operation.name == "func.func"]
    return {function.text("sym_name"): function for function in found}


def edges(function: Operation) -> list[tuple[str, ...]]:
    """Return each block's end and the numbers of its successors: ``("cf.cond_br", "2", "1")``."""
    blocks = function.body or []
    return [
        (block.operations[-1].name, *(str(blocks.index(successor)) for successor in block.operations[-1].successors))
        for block in blocks
    ]
