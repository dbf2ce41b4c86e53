"""Makes the values of a kernel's arguments: from a launch file, from the command line, or by the default rule."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import prod
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from mdr.diagnostics import Diagnostic, MDRError
from mdr.runtime.dtypes import DTYPES, integer_of_size, name_of
from mdr.runtime.expressions import ExpressionError, convert, evaluate
from mdr.runtime.kernarg import Size3, label
from mdr.runtime.kinds import element_type
from mdr.runtime.spec import FILLS, ArgumentSpec, Place

if TYPE_CHECKING:
    from mdr.codeobject import Argument, Kernel

DEFAULT_SIZE = 64
DEFAULT_BLOCK = 256

_RANDOM_INTEGERS = 100

_BUFFER = re.compile(r"(?P<dtype>[a-z]+\d+)\[(?P<shape>\d+(?:\s*,\s*\d+)*)\](?::(?P<content>.+))?")
_NAMED = re.compile(r"(?P<name>[A-Za-z_]\w*)=(?P<rest>.*)", re.DOTALL)

ArgumentValue = np.ndarray[Any, Any] | np.generic


def default_sizes(kernel: Kernel, size: int) -> tuple[Size3, Size3]:
    """Return (grid, block) of the default rule for ``size`` work-items."""
    required = kernel.required_workgroup_size
    block = required or (min(size, kernel.max_workgroup_size, DEFAULT_BLOCK), 1, 1)
    return (-(-size // block[0]), 1, 1), block


def default_arguments(kernel: Kernel, size: int, kernel_type: str | None = None) -> list[ArgumentSpec]:
    """Return the arguments of the default rule.

    The k-th buffer, counted from 1, has ``size`` elements of its ``value_type`` holding k*i; a value is ``size``.
    """
    element = element_type(kernel, kernel_type)
    specs: list[ArgumentSpec] = []
    buffers = 0
    for argument in kernel.explicit_args:
        if argument.is_pointer:
            buffers += 1
            dtype = argument.value_type if argument.value_type in DTYPES else element
            specs.append(ArgumentSpec(argument.name or None, dtype, (size,), init=f"{buffers} * i"))
        else:
            specs.append(ArgumentSpec(argument.name or None, value=size))
    return specs


def parse_argument(text: str) -> ArgumentSpec:
    """Read an argument of the command line: ``[NAME=]NUMBER``, ``[NAME=]DTYPE[SHAPE][:CONTENT]``, ``[NAME=]@FILE.npy``.

    CONTENT is a fill (``arange``, ``zeros``, ``ones``, ``random``) or a numpy expression over ``i``. Raises MDRError.
    """
    place = Place(title=f"--arg {text}")
    name = None
    rest = text
    if named := _NAMED.fullmatch(text):
        name, rest = named["name"], named["rest"]
    if rest.startswith("@"):
        return ArgumentSpec(name, file=rest[1:], place=place)
    if buffer := _BUFFER.fullmatch(rest):
        if buffer["dtype"] not in DTYPES:
            raise MDRError(place.problem(f"unknown type {buffer['dtype']!r}", hint=f"known: {', '.join(DTYPES)}"))
        shape = tuple(int(item) for item in buffer["shape"].split(","))
        content = buffer["content"] or "zeros"
        if not all(shape):
            raise MDRError(place.problem("a buffer has at least one element"))
        if content in FILLS and content != "constant":
            return ArgumentSpec(name, buffer["dtype"], shape, fill=content, place=place)
        return ArgumentSpec(name, buffer["dtype"], shape, init=content, place=place)
    for convert_number in (lambda word: int(word, 0), float):
        try:
            return ArgumentSpec(name, value=convert_number(rest), place=place)
        except ValueError:
            continue
    raise MDRError(
        place.problem(
            "neither a number nor a buffer",
            hint="write n=64, A=f32[64]:arange, B='f32[64]:2*i' or C=@values.npy",
        )
    )


def override(defaults: Sequence[ArgumentSpec], given: Sequence[ArgumentSpec], kernel: Kernel) -> list[ArgumentSpec]:
    """Put the command line's arguments in their places: by name, or in order of the arguments not named.

    Raises MDRError for a name that the kernel does not have, and for too many arguments.
    """
    names = [label(item, index) for index, item in enumerate(kernel.explicit_args)]
    out = list(defaults)
    named = {item.name: item for item in given if item.name is not None}
    for name, item in named.items():
        if name not in names:
            raise MDRError(item.place.problem(f"kernel {kernel.name} has no argument {name!r}", hint=_list(names)))
        out[names.index(name)] = item
    free = [index for index, name in enumerate(names) if name not in named]
    unnamed = [item for item in given if item.name is None]
    if len(unnamed) > len(free):
        raise MDRError(
            unnamed[len(free)].place.problem(f"kernel {kernel.name} takes {len(names)} arguments", hint=_list(names))
        )
    for index, item in zip(free, unnamed, strict=False):
        out[index] = item
    return out


def make_values(kernel: Kernel, specs: Sequence[ArgumentSpec], place: Place) -> list[ArgumentValue]:
    """Return fresh values for all explicit arguments of ``kernel``; ``place`` is the launch's, for messages.

    Raises MDRError with every argument that does not fit the kernel.
    """
    arguments = kernel.explicit_args
    names = [label(item, index) for index, item in enumerate(arguments)]
    if len(specs) != len(arguments):
        message = f"kernel {kernel.name} takes {len(arguments)} arguments, and {len(specs)} are given"
        raise MDRError(place.problem(message, hint=_list(names)))
    problems: list[Diagnostic] = []
    values: list[ArgumentValue] = []
    for argument, spec, name in zip(arguments, specs, names, strict=True):
        if spec.name is not None and argument.name and spec.name != argument.name:
            message = f"the kernel's argument here is {argument.name!r}, not {spec.name!r}"
            problems.append(spec.place.problem(message, "name", hint=_list(names)))
            continue
        try:
            values.append(_make_value(argument, spec, name))
        except MDRError as error:
            problems += error.diagnostics
    if problems:
        raise MDRError(problems)
    return values


def _make_value(argument: Argument, spec: ArgumentSpec, name: str) -> ArgumentValue:
    is_buffer = spec.shape is not None or spec.file is not None
    if argument.is_pointer != is_buffer:
        message, key, hint = (
            (f"argument {name} is a buffer", "value", "give its shape, and fill or init")
            if argument.is_pointer
            else (f"argument {name} is passed by value, not a buffer", "shape", "give its value")
        )
        raise MDRError(spec.place.problem(message, key, hint=hint))
    declared = argument.value_type if argument.value_type in DTYPES else None
    if not is_buffer:
        return _make_scalar(argument, spec, name, declared)
    array = _load(spec) if spec.file is not None else _make_array(spec, DTYPES[spec.dtype or declared or "f32"])
    if declared is not None and DTYPES[declared].itemsize != array.dtype.itemsize:
        message = f"argument {name} is a buffer of {declared}, not of {name_of(array.dtype)}"
        raise MDRError(spec.place.problem(message, "dtype"))
    return array


def _make_scalar(argument: Argument, spec: ArgumentSpec, name: str, declared: str | None) -> np.generic:
    value = spec.value
    assert value is not None
    known = spec.dtype or declared
    dtype = DTYPES[known] if known else None
    if dtype is None:
        by_size = {2: "f16", 4: "f32", 8: "f64"}
        dtype = integer_of_size(argument.size) if isinstance(value, int) else DTYPES[by_size.get(argument.size, "f32")]
    if dtype is None or dtype.itemsize != argument.size:
        given = name_of(dtype) if dtype else "a number"
        raise MDRError(spec.place.problem(f"argument {name} has {argument.size} bytes, not those of {given}", "dtype"))
    if dtype.kind == "f":
        return _scalar(dtype, value)
    if isinstance(value, float) and not value.is_integer():
        raise MDRError(spec.place.problem(f"argument {name} is an integer ({name_of(dtype)})", "value"))
    limits = np.iinfo(dtype)
    if not limits.min <= value <= limits.max:
        message = f"{value} does not fit {name_of(dtype)} ({limits.min} to {limits.max})"
        raise MDRError(spec.place.problem(message, "value"))
    return _scalar(dtype, int(value))


def _scalar(dtype: np.dtype[Any], value: int | float) -> np.generic:
    return cast(np.generic, dtype.type(value))


def _make_array(spec: ArgumentSpec, dtype: np.dtype[Any]) -> np.ndarray[Any, Any]:
    assert spec.shape is not None
    count = prod(spec.shape)
    try:
        if spec.init is not None:
            content = convert(evaluate(spec.init, {"i": np.arange(count)}), dtype)
            if content.size not in (1, count):
                message = f"init gives {content.size} elements, and shape {list(spec.shape)} has {count}"
                raise MDRError(spec.place.problem(message, "init"))
            flat = np.broadcast_to(content.reshape(-1), (count,)) if content.size == 1 else content
            return np.ascontiguousarray(flat.reshape(spec.shape)).copy()
        return _fill(spec, count, dtype).reshape(spec.shape)
    except ExpressionError as error:
        raise MDRError(spec.place.problem(str(error), "init", offset=error.offset)) from None


def _fill(spec: ArgumentSpec, count: int, dtype: np.dtype[Any]) -> np.ndarray[Any, Any]:
    if spec.fill == "arange":
        return convert(np.arange(count), dtype)
    if spec.fill == "ones":
        return np.ones(count, dtype)
    if spec.fill == "constant":
        return convert(np.full(count, spec.value), dtype)
    if spec.fill == "random":
        generator = np.random.default_rng(spec.seed)
        if dtype.kind == "f":
            return generator.uniform(-1, 1, count).astype(dtype)
        low = 0 if dtype.kind == "u" else -_RANDOM_INTEGERS
        return generator.integers(low, _RANDOM_INTEGERS, count, endpoint=True).astype(dtype)
    return np.zeros(count, dtype)


def _load(spec: ArgumentSpec) -> np.ndarray[Any, Any]:
    assert spec.file is not None
    try:
        found: np.ndarray[Any, Any] = np.load(spec.file, allow_pickle=False)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else "not a .npy file"
        raise MDRError(spec.place.problem(f"{spec.file}: {reason}")) from None
    if not isinstance(found, np.ndarray) or found.size == 0:
        raise MDRError(spec.place.problem(f"{spec.file}: holds no elements"))
    return np.array(found, order="C")


def _list(names: Sequence[str]) -> str:
    return f"its arguments are {', '.join(names)}" if names else "it takes none"
