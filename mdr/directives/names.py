"""The messages for names that mean nothing in an expression."""

from __future__ import annotations

from mdr.directives.problems import Problem, closest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

_LISTED = ("$tid", "$lane", "$wave", "$wg", "$tid_x", "$tid_y", "$tid_z", "$wg_x", "$wg_y", "$wg_z", "$pass")

# Special registers, with the instruction that brings each within reach.
_COPIES = {
    "flat_scratch": "s_mov_b64 s[4:5], flat_scratch",
    "xnack_mask": "s_mov_b64 s[4:5], xnack_mask",
}


def unknown_built_in(name: str, offset: int) -> Problem:
    """Return the problem for a ``$name`` that is none of the built-in variables."""
    hint = "Please check your @PRINT directive syntax."
    near = closest(name, _LISTED)
    if near:
        hint += f" Did you mean {near}?"
    listed = ", ".join(_LISTED)
    text = f"Unknown built-in variable '{name}'. Valid built-in variables are: {listed}"
    return Problem(offset, len(name), text, hint)


def unknown_name(name: str, offset: int, banks: Mapping[str, int], symbols: Mapping[str, int]) -> Problem:
    """Return the problem for a bare name that is not a register."""
    if name in _COPIES or name.startswith("ttmp"):
        copy = _COPIES.get(name, f"s_mov_b32 s4, {name}")
        hint = f"Copy it to a free register first, e.g. {copy}."
        return Problem(offset, len(name), f"'{name}' cannot be read in a directive yet.", hint)
    if name in ("lds", "mem"):
        example = "lds[0x40] or lds[v3 + 16]" if name == "lds" else "mem[s[4:5] + 8] or mem[v[2:3]]"
        return Problem(offset, len(name), f"'{name}' needs an address.", f"Write e.g. {example}.")
    if name in symbols:
        hint = f"Say which bank: v[{name}] or s[{name}]."
        return Problem(offset, len(name), f"'{name}' is the number {symbols[name]}, not a register.", hint)
    if name in banks:
        hint = f"Give its number: {name}0 or {name}[0:1]."
        return Problem(offset, len(name), f"'{name}' alone is not a register.", hint)
    hint = ", ".join(f"{bank}0..{bank}{count - 1}" for bank, count in banks.items())
    hint = f"Registers are {hint}."
    digits = name.lstrip("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_")
    if digits.isdigit():
        if name[0].lower() in banks and len(name) == len(digits) + 1:
            hint = f"Did you mean {name.lower()}? " + hint
        else:
            hint = f"Did you mean v{digits} or s{digits}? " + hint
    elif name.lower() in ("lds", "mem"):
        hint = f"Did you mean {name.lower()}[…]?"
    elif f"${name}" in _LISTED:
        hint = f"Did you mean ${name}?"
    return Problem(offset, len(name), f"Unknown register '{name}'.", hint)


def unknown_symbol(name: str, offset: int, symbols: Mapping[str, int]) -> Problem:
    """Return the problem for a name in brackets that no ``.set`` before the directive defines."""
    if name in _LISTED:
        hint = "A register number is fixed when the kernel is assembled; it cannot change from lane to lane."
        return Problem(offset, len(name), f"'{name}' cannot be a register number.", hint)
    near = closest(name, symbols)
    hint = f"Did you mean {near}?" if near else "A symbol needs a .set before the directive."
    return Problem(offset, len(name), f"Unknown symbol '{name}'.", hint)


def unknown_function(name: str, offset: int, functions: Iterable[str]) -> Problem:
    """Return the problem for a call of something that is neither a reading nor a conversion."""
    near = closest(name, functions)
    hint = f"Did you mean {near}()? " if near else ""
    listed = ", ".join(functions)
    return Problem(offset, len(name), f"Unknown function '{name}'.", f"{hint}Functions are: {listed}.")
