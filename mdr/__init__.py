"""MDR: debug, build and run AMD GPU assembly kernels.

``mdr.load("k.hsaco")["kernel"].launch(grid=..., block=..., args=[...])`` runs a kernel;
everything else is reached through the subpackages. Nothing is imported before it is used,
so that a build stage starts in milliseconds.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mdr.runtime import load as load

__version__ = "0.1.0"
__all__ = ["__version__", "load"]


def __getattr__(name: str) -> object:
    if name == "load":
        from mdr.runtime import load

        return load
    raise AttributeError(f"module 'mdr' has no attribute {name!r}")
