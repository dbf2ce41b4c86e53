"""What is done to a sum before it is stored: each step's mathematics and the arguments that it takes.

A step is pure data. How it is written in LLVM IR is in lowering.py; both backends use that.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from mdr.gemm.types import F32, Array, ElementType


@dataclass(frozen=True)
class Parameter:
    """An argument of a step: a ``scalar`` (f32), a ``column`` vector (one element for each n) or a ``matrix`` (M x N).

    ``type`` None is the output's type. A matrix comes with its own leading dimension, a strided vector with its stride;
    both count elements.
    """

    name: str
    kind: str
    type: ElementType | None = None
    strided: bool = False


class Step:
    """A step of an epilogue. Subclasses are frozen dataclasses."""

    parameters: ClassVar[tuple[Parameter, ...]] = ()
    blur: ClassVar[float] = 4
    """By how much f32 arithmetic may be off in this step: times 2^-24 and the size of what is added up."""

    def arguments(self) -> tuple[Parameter, ...]:
        """The step's arguments in order."""
        return self.parameters

    def reference(self, x: Array, values: Mapping[str, Array]) -> Array:
        """The step on float64 sums ``x`` [..., M, N]; ``values`` has its decoded arguments by name."""
        raise NotImplementedError


@dataclass(frozen=True)
class Alpha(Step):
    """Times a number, BLAS's alpha."""

    parameters: ClassVar = (Parameter("alpha", "scalar"),)

    def reference(self, x: Array, values: Mapping[str, Array]) -> Array:
        return x * values["alpha"]


@dataclass(frozen=True)
class BetaC(Step):
    """Plus beta times the matrix C. As in BLAS, C does not count at all where beta is zero, NaN or not."""

    parameters: ClassVar = (Parameter("beta", "scalar"), Parameter("C", "matrix"))

    def reference(self, x: Array, values: Mapping[str, Array]) -> Array:
        return x + values["beta"] * values["C"] if values["beta"] != 0 else x


@dataclass(frozen=True)
class Bias(Step):
    """Plus a number for each column n. ``strided``: elements are a run-time stride apart, else next to each other."""

    strided: bool = False

    def arguments(self) -> tuple[Parameter, ...]:
        return (Parameter("bias", "column", None, self.strided),)

    def reference(self, x: Array, values: Mapping[str, Array]) -> Array:
        return x + values["bias"]


@dataclass(frozen=True)
class Scale(Step):
    """Times an f32 number for each column n, as quantised weights need it."""

    parameters: ClassVar = (Parameter("scale", "column", F32),)

    def reference(self, x: Array, values: Mapping[str, Array]) -> Array:
        return x * values["scale"]


@dataclass(frozen=True)
class Relu(Step):
    """The larger of x and 0; NaN becomes 0 (IEEE 754 maxNum, what both vendors' instructions do)."""

    def reference(self, x: Array, values: Mapping[str, Array]) -> Array:
        return np.asarray(np.fmax(x, 0.0))


@dataclass(frozen=True)
class Gelu(Step):
    """GELU by its usual approximation: x / (1 + exp(-2 sqrt(2/pi) (x + 0.044715 x^3)))."""

    blur: ClassVar[float] = 64
    LINEAR: ClassVar[float] = 2 * math.sqrt(2 / math.pi)
    CUBIC: ClassVar[float] = 0.044715

    def reference(self, x: Array, values: Mapping[str, Array]) -> Array:
        with np.errstate(over="ignore"):
            return np.asarray(x / (1 + np.exp(-self.LINEAR * (x + self.CUBIC * x**3))))


@dataclass(frozen=True)
class Residual(Step):
    """Plus a matrix R of the output's shape and type."""

    parameters: ClassVar = (Parameter("R", "matrix"),)

    def reference(self, x: Array, values: Mapping[str, Array]) -> Array:
        return x + values["R"]


STEPS: dict[str, type[Step]] = {
    "alpha": Alpha,
    "beta": BetaC,
    "bias": Bias,
    "scale": Scale,
    "relu": Relu,
    "gelu": Gelu,
    "residual": Residual,
}
"""Steps by the names that the command line and kernels.toml use."""
