"""AMD GPU code objects: what an HSACO file contains, decoded once for the emulator, the runtime and ``mdr inspect``."""

from mdr.codeobject.descriptor import InitialRegister, KernelDescriptor
from mdr.codeobject.metadata import Argument
from mdr.codeobject.reader import CodeObject, Kernel, Segment, Symbol, load
from mdr.codeobject.target import CHIPS, TargetId

__all__ = [
    "CHIPS",
    "Argument",
    "CodeObject",
    "InitialRegister",
    "Kernel",
    "KernelDescriptor",
    "Segment",
    "Symbol",
    "TargetId",
    "load",
]
