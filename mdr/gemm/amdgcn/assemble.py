"""From LLVM IR to assembly with llc, and on to a code object with MDR's own tools."""

from __future__ import annotations

from mdr.build import toolchain
from mdr.build.graph import LLC_FLAGS
from mdr.diagnostics import MDRError
from mdr.process import run_tool
from mdr.scratch import Scratch


def compile_ir(ir: str, chip: str, *, llvm: str | None = None) -> str:
    """Return the assembly of a module. Raises MDRError with llc's words when it refuses."""
    llc = toolchain.find(chip, tools=("llc",), llvm=llvm)["llc"]
    with Scratch() as work:
        with open(f"{work}/k.ll", "w", encoding="utf-8") as file:
            file.write(ir)
        done = run_tool([llc.path, *LLC_FLAGS, f"-mcpu={chip}", f"{work}/k.ll", "-o", f"{work}/k.s"])
        if done.status:
            raise MDRError(f"llc does not compile the kernel for {chip}: {done.output.strip()}")
        with open(f"{work}/k.s", encoding="utf-8") as file:
            return file.read()


def assemble(assembly: str, chip: str, *, llvm: str | None = None) -> bytes:
    """Return the code object of an assembly text. Raises MDRError with the tools' words."""
    tools = toolchain.find(chip, tools=("llvm-mc", "ld.lld"), llvm=llvm)
    with Scratch() as work:
        with open(f"{work}/k.s", "w", encoding="utf-8") as file:
            file.write(assembly)
        mc = [tools["llvm-mc"].path, f"-triple={toolchain.TRIPLE}", f"-mcpu={chip}", "-filetype=obj"]
        link = [tools["ld.lld"].path, "-shared", "-o", f"{work}/k.hsaco", f"{work}/k.o"]
        for command in ([*mc, f"{work}/k.s", "-o", f"{work}/k.o"], link):
            done = run_tool(command)
            if done.status:
                raise MDRError(f"{command[0]} refuses the kernel: {done.output.strip()}")
        with open(f"{work}/k.hsaco", "rb") as code:
            return code.read()
