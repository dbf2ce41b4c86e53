"""Shows C++ names as they were written: ``_Z5scalePfi`` is ``scale(float*, int)``."""

from __future__ import annotations

_known: dict[str, str] = {}


def demangle(name: str) -> str:
    """Return an Itanium C++ name in its readable form; any other name, or where no C++ library is at hand, the name itself."""
    if not name.startswith("_Z"):
        return name
    if name not in _known:
        _known[name] = _ask_library(name) or name
    return _known[name]


def _ask_library(name: str) -> str | None:
    # The C++ library's own function, which llvmlite's users have; a tool would cost a process a name.
    import ctypes

    try:
        read = ctypes.CDLL("libstdc++.so.6").__cxa_demangle
        free = ctypes.CDLL(None).free
    except (OSError, AttributeError):
        return None
    read.restype = ctypes.c_void_p
    read.argtypes = [ctypes.c_char_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.POINTER(ctypes.c_int)]
    free.argtypes = [ctypes.c_void_p]
    status = ctypes.c_int()
    found = read(name.encode(), None, None, ctypes.byref(status))
    if not found:
        return None
    try:
        return ctypes.string_at(found).decode(errors="replace")
    finally:
        free(found)
