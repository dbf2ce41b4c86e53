"""Runs the debug stages one by one in a scratch folder, so that tests can look at every file between them."""

from __future__ import annotations

from pathlib import Path

from objects import llvm

from mdr.diagnostics import Diagnostic
from mdr.instrument.epilogue import lower
from mdr.instrument.inject import inject
from mdr.instrument.parse import parse
from mdr.instrument.runtime import compile_runtime
from mdr.instrument.splice import splice
from mdr.instrument.translate import translate


class Stages:
    """The stages of one source for one chip and transport; outputs are named as in a build."""

    def __init__(self, source: Path, chip: str = "gfx950", transport: str = "hostcall") -> None:
        self.source = source
        self.chip = chip
        self.transport = transport
        self.folder = source.parent / f"{source.stem}.{chip}.{transport}"
        self.folder.mkdir(exist_ok=True)

    def path(self, suffix: str) -> str:
        return str(self.folder / f"k{suffix}")

    def text(self, suffix: str) -> str:
        return Path(self.path(suffix)).read_text()

    def parse(self) -> list[Diagnostic]:
        return parse(
            str(self.source),
            chip=self.chip,
            llvm_mc=str(llvm() / "llvm-mc"),
            include_dirs=[],
            defsyms=[],
            mattr=None,
            cov=None,
            canon=self.path(".canon.s"),
            plan=self.path(".plan.json"),
            lines=self.path(".lines.json"),
            depfile=self.path(".d"),
        )

    def inject(self) -> None:
        """Run parse, translate and inject."""
        self.parse()
        translate(self.path(".plan.json"), output=self.path(".gpu.mlir"))
        inject(
            self.path(".canon.s"),
            self.path(".plan.json"),
            self.path(".gpu.mlir"),
            transport=self.transport,
            chip=self.chip,
            assembly=self.path(".injected.s"),
            mlir=self.path(".injected.mlir"),
        )

    def all(self) -> None:
        """Run every stage up to the object."""
        self.inject()
        lower(
            self.path(".injected.mlir"),
            chip=self.chip,
            mlir_opt=str(llvm() / "mlir-opt"),
            output=self.path(".epilogue.s"),
        )
        compile_runtime(
            chip=self.chip, transport=self.transport, llc=str(llvm() / "llc"), output=self.path(".runtime.s")
        )
        splice(
            self.path(".injected.s"),
            self.path(".epilogue.s"),
            self.path(".runtime.s"),
            self.path(".lines.json"),
            chip=self.chip,
            llvm_mc=str(llvm() / "llvm-mc"),
            mattr=None,
            cov=None,
            transport=self.transport,
            assembly=self.path(".debug.s"),
            object=self.path(".o"),
            log=self.path(".log"),
        )


def written(folder: Path, text: str, name: str = "k.s") -> Path:
    """Write a source and return its path."""
    path = folder / name
    path.write_text(text)
    return path
