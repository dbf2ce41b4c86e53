"""What a kernel must compute: operands made for a problem, and the results that are right, in float64 or whole numbers."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from mdr.gemm.algorithm import Gemm, Problem
from mdr.gemm.types import F32, Array, ElementType, Rounding, decode, encode, round_to

_EPS = 2.0**-24
"""Half a unit in the last place of f32, relative."""

_TINY = 2.0**-120
"""Approximations of exp2 and of quotients may give 0 for what is hardly larger than the smallest normal numbers of f32."""


@dataclass
class Operands:
    """Arguments of a launch: storage as the kernel sees it, and the values in it, by the names of `Gemm.arguments`.

    Between a row's end and the next row's begin stands what would be noticed: NaN, or the largest integer.
    """

    gemm: Gemm
    problem: Problem
    stored: dict[str, Array] = field(default_factory=dict)
    values: dict[str, Array] = field(default_factory=dict)
    numbers: dict[str, float] = field(default_factory=dict)

    def launch_values(self) -> list[Array | int | float]:
        """The kernel's arguments in order."""
        return [
            self.stored[argument.name] if argument.type == "ptr" else self.numbers[argument.name]
            for argument in self.gemm.arguments
        ]


def operands(
    gemm: Gemm, problem: Problem, seed: int = 0, *, whole: bool = False, alpha: float = 1.5, beta: float = -0.5,
    gap: int = 0, stride: int = 3,
) -> Operands:  # fmt: skip
    """Make random arguments: normal numbers, or with ``whole`` small whole ones whose sums f32 holds exactly.

    ``gap`` elements are left between the rows of the epilogue's matrices, ``stride`` lies between a strided vector's.
    """
    problem = problem.dense(gemm)
    rng = np.random.default_rng(seed)
    made = Operands(gemm, problem)
    m, n, k, layout = problem.m, problem.n, problem.k, gemm.layout
    shapes = {
        "A": (m, k) if layout.a_along_k else (k, m),
        "B": (n, k) if layout.b_along_k else (k, n),
        "D": (m, n),
    }
    leading = {"A": problem.lda, "B": problem.ldb, "D": problem.ldd}
    for parameter in gemm.parameters:
        if parameter.kind == "matrix":
            shapes[parameter.name] = (m, n)
            leading[parameter.name] = n + gap
    for argument in gemm.arguments:
        name, kind = argument.name, argument.element
        if name in shapes:
            assert kind is not None
            rows, columns = shapes[name]
            values = _random(rng, kind, (problem.batch, rows, columns), whole)
            made.values[name] = values
            made.stored[name] = _store(values, kind, leading[name], poison=True)
            if name == "D":
                made.stored[name] = _store(values * 0, kind, leading[name], poison=True)
            made.numbers[f"ld{name.lower()}"] = leading[name]
            made.numbers[f"batch_{name.lower()}"] = rows * leading[name]
        elif argument.type == "ptr" and name != "workspace":
            assert kind is not None
            step = stride if f"{name}_stride" in {other.name for other in gemm.arguments} else 1
            values = _random(rng, kind, (n,), whole)
            made.values[name] = values
            spread = np.full((n - 1) * step + 1, _poison(kind), dtype=np.float64)
            spread[::step] = values
            made.stored[name] = encode(spread, kind)
            made.numbers[f"{name}_stride"] = step
    workspace = (problem.batch, gemm.slices, m, n)
    made.stored["workspace"] = np.full(workspace, _poison(gemm.accumulate)).astype(gemm.accumulate.dtype)
    made.numbers |= {"M": m, "N": n, "K": k, "alpha": alpha, "beta": beta}
    return made


def spoil(made: Operands, name: str) -> None:
    """Make every stored element of an argument what stands between rows: NaN, or the largest integer."""
    kind = next(argument.element for argument in made.gemm.arguments if argument.name == name)
    assert kind is not None
    made.stored[name][:] = encode(np.array([_poison(kind)] * 2), kind)[0]


def _poison(kind: ElementType) -> float:
    return np.nan if kind.is_float else kind.limits[1]


def _random(rng: np.random.Generator, kind: ElementType, shape: tuple[int, ...], whole: bool) -> Array:
    if not kind.is_float:
        low, high = kind.limits
        if whole or kind.bits > 8:
            low, high = max(low, -15), min(high, 15)
        return rng.integers(low, high, shape, endpoint=True)
    if whole:
        most = min(15, 2 << kind.mantissa)
        return rng.integers(-most, most, shape, endpoint=True).astype(np.float64)
    return round_to(rng.standard_normal(shape), kind, Rounding.RNE)


def _store(values: Array, kind: ElementType, leading: int, *, poison: bool) -> Array:
    batch, rows, columns = values.shape
    padded = np.full((batch, rows, leading), _poison(kind) if poison else 0, dtype=values.dtype)
    if kind.is_float:
        padded = padded.astype(np.float64)
    padded[:, :, :columns] = values
    return np.ascontiguousarray(encode(padded, kind))


@dataclass(frozen=True)
class Expected:
    """Right results: every value from ``low`` to ``high`` [batch, M, N] is one. Equal where nothing may differ."""

    low: Array
    high: Array
    exact: Array
    """The sums after the epilogue in float64, before rounding."""


def expected(made: Operands) -> Expected:
    """Return what D must hold.

    Integers are exact. For floats the sum of K products in f32, in whatever order, is off by no more than
    ``K * 2^-24 * sum |a b|`` (Higham, "Accuracy and Stability of Numerical Algorithms", 3.1); rounding keeps order, so
    what is within that of the true sum rounds to something between the two rounded ends. Where sums and products of
    all operands are whole numbers below 2^24 nothing is off.
    """
    gemm, problem = made.gemm, made.problem
    a, b = made.values["A"], made.values["B"]
    a = a if gemm.layout.a_along_k else a.swapaxes(1, 2)
    b = b.swapaxes(1, 2) if gemm.layout.b_along_k else b
    total = a @ b
    off: Array = np.zeros(total.shape)
    if gemm.accumulate.is_float:
        absolute = np.abs(a) @ np.abs(b)
        whole = all(np.all(x == np.rint(x)) for x in (a, b)) and bool(np.all(absolute < 2**24))
        off = off if whole else (problem.k + gemm.slices) * _EPS * absolute
    else:
        total = (total + 2**31) % 2**32 - 2**31
    if gemm.integer:
        exact = round_to(total, gemm.out, gemm.rounding)
        return Expected(exact, exact, total)
    exact = total.astype(np.float64)
    if gemm.epilogue and not gemm.accumulate.is_float:
        off = np.where(np.abs(exact) < 2**24, 0.0, np.abs(exact) * _EPS)
    ends = [exact, exact - off, exact + off]
    for step in gemm.epilogue:
        values = {name: made.values[name] for name in made.values} | {
            name: np.asarray(number) for name, number in made.numbers.items()
        }
        ends = [step.reference(end, values) for end in ends]
        size = np.abs(ends[0])
        for name in (parameter.name for parameter in step.arguments() if parameter.kind != "scalar"):
            size = size + np.abs(values[name]) * max(1.0, abs(made.numbers["beta"]))
        blur = np.where(_f32_exact(ends[0]) & (off == 0), 0.0, size * step.blur * _EPS + _TINY)
        low, high = np.minimum.reduce(ends) - blur, np.maximum.reduce(ends) + blur
        ends, off = [ends[0], low, high], high - low
    low, high = (round_to(end, gemm.out, gemm.rounding) for end in ends[1:])
    return Expected(low, high, ends[0])


def _f32_exact(x: Array) -> Array:
    with np.errstate(over="ignore", invalid="ignore"):
        return np.asarray(x.astype(F32.dtype).astype(np.float64) == x)


@dataclass(frozen=True)
class Outcome:
    """How a result compares: elements that are not right, the first of them, the largest error relative to the largest value."""

    elements: int
    wrong: int
    first: tuple[int, ...] | None
    got: float
    low: float
    high: float
    error: float
    outside: int
    """Elements between the rows of D that were written to."""

    @property
    def right(self) -> bool:
        """Whether all is as it must be."""
        return not self.wrong and not self.outside

    def __str__(self) -> str:
        if self.outside:
            return f"{self.outside} elements outside of D were written to"
        if self.wrong:
            place = ", ".join(map(str, self.first or ()))
            return (f"{self.wrong} of {self.elements} elements are wrong, the first D[{place}] = {self.got:g}; "
                    f"right is {self.low:g}" + (f" to {self.high:g}" if self.high != self.low else ""))  # fmt: skip
        return f"{self.elements} elements right, largest error {self.error:.2e} of the largest value"


def compare(made: Operands) -> Outcome:
    """Compare D after a launch with what it must hold."""
    gemm, problem = made.gemm, made.problem
    want = expected(made)
    whole = decode(made.stored["D"], gemm.out)
    got, rest = whole[..., : problem.n], whole[..., problem.n :]
    blank = decode(_store(np.zeros((1, 1, 1)), gemm.out, 2, poison=True), gemm.out)[0, 0, 1]
    outside = int(np.sum(~((rest == blank) | (np.isnan(rest) & np.isnan(blank)))))
    right = ((got >= want.low) & (got <= want.high)) | (np.isnan(got) & np.isnan(want.exact))
    wrong = int(np.sum(~right))
    first = tuple(int(i) for i in np.argwhere(~right)[0]) if wrong else None
    most = gemm.out.largest if gemm.out.is_float else gemm.out.limits[1]
    exact = np.clip(want.exact, -most if gemm.out.is_float else gemm.out.limits[0], most)
    scale = float(np.max(np.abs(exact), initial=0, where=~np.isnan(exact))) or 1.0
    off = np.abs(np.clip(got, -most, most) - exact)
    error = float(np.max(off, initial=0, where=~np.isnan(off))) / scale
    at = first or (0, 0, 0)
    return Outcome(got.size, wrong, first, float(got[at]), float(want.low[at]), float(want.high[at]), error, outside)
