"""Kernels as MLIR and back: the ``amdisa`` dialect, its text, a GPU-dialect form, and the way back to assembly."""

from __future__ import annotations

from mdr.lift.assemble import assembly_lines
from mdr.lift.build import build_module
from mdr.lift.dialect import DIALECT_FILE
from mdr.lift.faithful import check_faithful
from mdr.lift.gpu import gpu_text
from mdr.lift.numbers import name_targets
from mdr.lift.operations import Block, Operation
from mdr.lift.read import read_mlir
from mdr.lift.text import module_text

__all__ = [
    "DIALECT_FILE",
    "Block",
    "Operation",
    "assembly_lines",
    "build_module",
    "check_faithful",
    "gpu_text",
    "module_text",
    "name_targets",
    "read_mlir",
]
