"""Places that hold a 32-bit value for each lane, and the instructions that write and read them.

A place is a VGPR (``v44``), an AGPR (``a12``), or scratch memory (``m16``: byte 16 of the lane's private segment).
Scratch is written without an address register (``off``), which gfx942 and gfx950 have (architected flat scratch).
"""

from __future__ import annotations

_BORROWED = "v0"


def move(place: str, source: str) -> str:
    """Return the instruction that copies a register or an inline constant into a VGPR or an AGPR, lane by lane."""
    if place[0] == "v":
        return f"  {'v_accvgpr_read_b32' if source[0] == 'a' else 'v_mov_b32_e32'} {place}, {source}"
    return f"  {'v_accvgpr_mov_b32' if source[0] == 'a' else 'v_accvgpr_write_b32'} {place}, {source}"


def store(moves: list[tuple[str, str]], *, save: str | None) -> list[str]:
    """Return the code that copies each (place, source), leaving every register of the kernel as it was.

    What goes from an SGPR or a constant to scratch passes through a VGPR: v0, kept in scratch place ``save`` meanwhile, or
    lost where ``save`` is None. Waiting for it back drains outstanding loads, which only waits for more than the author does.
    """
    out = [move(place, source) for place, source in moves if place[0] != "m"]
    memory = [(place, source) for place, source in moves if place[0] == "m"]
    out += [_store(place, source) for place, source in memory if source[0] in "va"]
    passing = [(place, source) for place, source in memory if source[0] not in "va"]
    if passing and save:
        out.append(_store(save, _BORROWED))
    for place, source in passing:
        out += [move(_BORROWED, source), _store(place, _BORROWED)]
    if passing and save:
        out += [f"  scratch_load_dword {_BORROWED}, off, off offset:{save[1:]}", "  s_waitcnt vmcnt(0)"]
    return out


def fetch(place: str, register: str) -> list[str]:
    """Return the instructions, without indentation, that read a place into a VGPR."""
    if place[0] == "m":
        return [f"scratch_load_dword {register}, off, off offset:{place[1:]}", "s_waitcnt vmcnt(0)"]
    return [f"{'v_mov_b32' if place[0] == 'v' else 'v_accvgpr_read_b32'} {register}, {place}"]


def read(place: str) -> str:
    """Return the MLIR operation that reads a place, by inline assembly, where it stands."""
    text = "\\0A".join(fetch(place, "$0"))
    return f'llvm.inline_asm has_side_effects "{text}", "=v" : () -> i32'


def place_read(line: str) -> str | None:
    """Return the place that an instruction written by `fetch` reads; None for any other instruction."""
    word, _, rest = line.strip().partition(" ")
    if word in ("v_mov_b32", "v_accvgpr_read_b32"):  # LLVM's own moves are spelled v_mov_b32_e32
        return rest.split(", ")[1]
    if word == "scratch_load_dword":
        return "m" + rest.rpartition("offset:")[2]
    return None


def _store(place: str, register: str) -> str:
    return f"  scratch_store_dword off, {register}, off offset:{place[1:]}"
