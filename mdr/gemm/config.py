"""A kernel's configuration as people write it, on the command line, in a .gemm file or in Python; it becomes the layers' data."""

from __future__ import annotations

import difflib
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from mdr.diagnostics import Diagnostic, MDRError
from mdr.gemm.algorithm import Gemm, Layout, Problem
from mdr.gemm.backend import backend_for
from mdr.gemm.epilogues import STEPS, Bias, Step
from mdr.gemm.limits import checked, largest_power, memory_rules
from mdr.gemm.schedule import CHUNK, LoadStorePolicy, Raster, Schedule, SharedMemPolicy, TileShape, WarpLayout
from mdr.gemm.targets import Target, target_named
from mdr.gemm.types import TYPES, ElementType, Rounding, type_named

KERNELS = {
    "gemm_fp16": ("f16", "f16", "f16"),
    "gemm_bf16": ("bf16", "bf16", "bf16"),
    "gemm_fp32": ("f32", "f32", "f32"),
    "gemm_fp8": ("fp8", "fp8", "f16"),
    "gemm_bf8": ("bf8", "bf8", "f16"),
    "gemm_int8": ("i8", "i8", "i32"),
    "gemm_uint8": ("u8", "u8", "i32"),
    "gemm_int4": ("i4", "i4", "i32"),
    "gemm_uint4": ("u4", "u4", "i32"),
}
"""Kernels by name: the types of A, B and D. 8-bit floats are those of the chip."""


@dataclass(frozen=True)
class GemmConfig:
    """One kernel. Defaults are those of the original configuration record, except where a type needs another tile_k.

    ``tile_k`` None: 16, or what 16 elements of f16 are in bytes of another type. ``align_*`` None: what the problem
    keeps, or 16 bytes (4 elements for D on AMD) where no problem is known. ``epilogue`` None: alpha and beta if asked for,
    then ``fuse_bias`` and ``fuse_relu``; else the steps by name in order.
    """

    kernel: str = "gemm_fp16"
    arch: str = "gfx950"
    tile_m: int = 64
    tile_n: int = 32
    tile_k: int | None = None
    warp_m: int = 4
    warp_n: int = 2
    use_bank_conflict_free_layout: bool = True
    fuse_bias: bool = True
    fuse_relu: bool = True
    alpha: bool = False
    beta: bool = False
    epilogue: tuple[str, ...] | None = None
    bias_layout: str = "contiguous"
    rounding: str = "rne"
    layout: str = "NT"
    a: str | None = None
    b: str | None = None
    out: str | None = None
    accumulate: str | None = None
    batched: bool = False
    slices: int = 1
    stages: int = 2
    raster: int = 8
    align_a: int | None = None
    align_b: int | None = None
    align_d: int | None = None
    whole_k: bool = False
    cache: str = "always"
    pipeline: str = "auto"
    dependent: bool = False
    auto: bool = False
    """Take the backend's own schedule for the problem instead of the tile, waves and stages given here."""
    tuned: str | None = None
    """A store of `mdr tune`: take its best configuration for the nearest problem. A path."""

    @property
    def target(self) -> Target:
        """The chip. Raises MDRError for an unknown one."""
        return target_named(self.arch)

    def gemm(self) -> Gemm:
        """The algorithm. Raises MDRError for names that are not known and for types that do not go together."""
        if self.kernel not in KERNELS:
            raise MDRError(_unknown("kernel", self.kernel, KERNELS))
        names = [
            said or default for said, default in zip((self.a, self.b, self.out), KERNELS[self.kernel], strict=True)
        ]
        a, b, out = (self._type(name) for name in names)
        if self.accumulate is not None:
            accumulate = type_named(self.accumulate)
        else:
            accumulate = TYPES["f32" if a.is_float else "i32"]
        steps = self._steps()
        if not steps and not accumulate.is_float and self.out is None:
            out = TYPES["i32"]
        return Gemm(
            a, b, out, accumulate,
            layout=Layout(_choice("layout", self.layout.upper(), [item.value for item in Layout])),
            epilogue=steps,
            rounding=Rounding(_choice("rounding", self.rounding.lower(), [item.value for item in Rounding])),
            batched=self.batched, slices=self.slices, name=self.kernel,
        )  # fmt: skip

    def _type(self, name: str) -> ElementType:
        """A type by name; of fp8 and bf8 the chip's own encoding."""
        if name in ("fp8", "bf8") and self.target.name == "gfx942":
            name += "_fnuz"
        return type_named(name)

    def _steps(self) -> tuple[Step, ...]:
        names = self.epilogue
        if names is None:
            wanted = {"alpha": self.alpha, "beta": self.beta, "bias": self.fuse_bias, "relu": self.fuse_relu}
            names = tuple(name for name, on in wanted.items() if on)
        _choice("bias_layout", self.bias_layout, ("contiguous", "strided"))
        steps: list[Step] = []
        for name in names:
            kind = STEPS[_choice("epilogue step", name, STEPS)]
            steps.append(Bias(self.bias_layout == "strided") if kind is Bias else kind())
        return tuple(steps)

    def schedule(self, gemm: Gemm, problem: Problem | None = None) -> Schedule:
        """The schedule for a problem, or for all that keep the promises of alignment."""
        if self.tuned is not None:
            return self._stored(gemm, problem)
        if self.auto:
            chosen = backend_for(self.target).default_schedule(gemm, self.target, problem or Problem(4096, 4096, 4096))
            return replace(chosen, dependent=self.dependent)
        tile_k = self.tile_k if self.tile_k is not None else max(16, 32 * 8 // max(8, gemm.a.bits))
        along = gemm.layout.a_along_k, gemm.layout.b_along_k
        most = (
            4 if self.target.backend == "amdgcn" else CHUNK * 8 // gemm.out.bits
        )  # the copy engine stores whole chunks
        if problem is None:
            known = [CHUNK * 8 // gemm.a.bits, CHUNK * 8 // gemm.b.bits, most]
        else:
            dense = problem.dense(gemm)
            known = [
                largest_power(dense.lda | (dense.k if along[0] else dense.m), 32),
                largest_power(dense.ldb | (dense.k if along[1] else dense.n), 32),
                largest_power(dense.ldd | dense.n, most),
            ]
        given = (self.align_a, self.align_b, self.align_d)
        aligns = [said if said is not None else found for said, found in zip(given, known, strict=True)]
        return Schedule(
            TileShape(self.tile_m, self.tile_n, tile_k),
            WarpLayout(self.warp_m, self.warp_n),
            SharedMemPolicy(self.use_bank_conflict_free_layout),
            LoadStorePolicy(aligns[0], aligns[1], aligns[2], self.whole_k, self.cache),
            Raster(self.raster),
            stages=self.stages,
            dependent=self.dependent,
            pipeline=self.pipeline,
        )

    def tuned_schedule(self, gemm: Gemm, problem: Problem) -> Schedule:
        """The schedule of these settings with all that the problem keeps promised, as tuning has it."""
        tile_k = self.tile_k or 0
        whole = tile_k > 0 and problem.k > 0 and problem.k % tile_k == 0
        return replace(self, whole_k=whole, auto=False, tuned=None).schedule(gemm, problem)

    def _stored(self, gemm: Gemm, problem: Problem | None) -> Schedule:
        """The best stored configuration that this problem can have. Raises MDRError if there is none."""
        from mdr.gemm.tune.store import ranked

        assert self.tuned is not None
        if problem is None:
            raise MDRError(
                "tuned needs the problem's sizes", hint="say m, n and k: the nearest stored problem is taken"
            )
        backend = backend_for(self.target)
        try:
            stored = ranked(self.tuned, gemm, self.target, problem)
        except MDRError as error:
            raise MDRError(
                [Diagnostic(f"tuned: {item.message}", hint=item.hint) for item in error.diagnostics]
            ) from None
        for settings in stored:
            schedule = from_mapping(settings, self).tuned_schedule(gemm, problem)
            if not backend.check(gemm, schedule, self.target):
                return schedule
        raise MDRError(
            f"tuned: no configuration stored in {self.tuned} can be made for {problem.m}x{problem.n}x{problem.k}",
            hint=f"mdr tune --shape {problem.m}x{problem.n}x{problem.k} --store {self.tuned} ...",
        )

    def resolve(self, problem: Problem | None = None) -> tuple[Gemm, Schedule, Target]:
        """All layers' data, checked: the first level of verification. Raises MDRError with every rule that is broken."""
        gemm, target = self.gemm(), self.target
        schedule = self.schedule(gemm, problem)
        problems = backend_for(target).check(gemm, schedule, target)
        if problem is not None and not problems:
            problems = memory_rules(gemm, schedule, problem)
        checked(problems)
        return gemm, schedule, target


NAMES = {item.name: item for item in fields(GemmConfig)}


def from_mapping(given: Mapping[str, Any], base: GemmConfig | None = None) -> GemmConfig:
    """Return a configuration of plain values by name. Raises MDRError for unknown names and wrong types."""
    base = base or GemmConfig()
    values: dict[str, Any] = {}
    for name, value in given.items():
        if name not in NAMES:
            raise MDRError(_unknown("setting", name, NAMES))
        values[name] = _fitting(name, value)
    return replace(base, **values)


def _fitting(name: str, value: Any) -> Any:
    kind = str(NAMES[name].type)
    if kind.startswith("tuple"):
        if not isinstance(value, (list, tuple)) or not all(isinstance(item, str) for item in value):
            raise MDRError(f"{name} is {value!r}; it is a list of names", hint=f"steps: {', '.join(STEPS)}")
        return tuple(value)
    wanted = bool if kind == "bool" else int if kind.startswith("int") else str
    if type(value) is not wanted:
        word = {bool: "true or false", int: "a whole number", str: "a text"}[wanted]
        raise MDRError(f"{name} is {value!r}; it is {word}")
    return value


def _choice(what: str, value: str, choices: Collection[str]) -> str:
    if value not in choices:
        raise MDRError(_unknown(what, value, choices))
    return value


def _unknown(what: str, value: str, choices: Iterable[str]) -> Diagnostic:
    close = difflib.get_close_matches(value, list(choices), 1)
    hint = f"did you mean {close[0]!r}?" if close else f"there are: {', '.join(choices)}"
    return Diagnostic(f"unknown {what} {value!r}", hint=hint)
