"""Each level of verification finds a planted fault that the other levels let through."""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import replace
from pathlib import Path

import pytest
from amd_trials import compiled, schedule

import mdr
from mdr.assembly.operations import AGPR
from mdr.build.pipeline import build_kernel
from mdr.diagnostics import MDRError
from mdr.gemm import (
    Bias,
    Gemm,
    Layout,
    LoadStorePolicy,
    Problem,
    Relu,
    Rounding,
    Schedule,
    SharedMemPolicy,
    type_named,
)  # fmt: skip
from mdr.gemm.amdgcn.banks import _read_groups, extra_cycles, read_conflicts
from mdr.gemm.amdgcn.listing import read
from mdr.gemm.amdgcn.plan import Plan, make_plan
from mdr.gemm.amdgcn.registers import Allocation
from mdr.gemm.backend import backend_for
from mdr.gemm.limits import memory_rules
from mdr.gemm.metrics import compare, slower
from mdr.gemm.numeric import Trial, verify
from mdr.gemm.reference import operands
from mdr.gemm.targets import TARGETS

CHIP = "gfx942"
HOW = schedule(128, 128, 64, stages=1)


class Level:
    """A kernel and what each level says of an assembly for it: None if nothing is wrong."""

    def __init__(self, gemm: Gemm, how: Schedule, chip: str = CHIP) -> None:
        self.gemm, self.how, self.target = gemm, how, TARGETS[chip]
        self.backend = backend_for(self.target)
        self.kernel, self.good, _ = compiled(gemm, how, chip)
        self.golden = self.backend.measure(self.kernel, self.good).to_json()
        self.share = self.backend.share(self.kernel, self.good)

    def configuration(self, problem: Problem) -> list[str]:
        found = self.backend.check(self.gemm, self.how, self.target) + memory_rules(self.gemm, self.how, problem)
        return [item.message for item in found]

    def numeric(self, assembly: str, problem: Problem) -> list[str]:
        try:
            trials = [Trial(problem, True), Trial(problem, False)]
            return [str(o) for _, o in verify(self.backend, self.kernel, assembly, trials) if not o.right]
        except MDRError as error:
            return [str(error)]

    def assembly(self, assembly: str) -> list[str]:
        found = self.backend.measure(self.kernel, assembly)
        return self.backend.violations(self.kernel, found) + compare(found, self.golden)

    def performance(self, assembly: str) -> str | None:
        return slower(self.backend.share(self.kernel, assembly), self.share)


def loop_of(assembly: str) -> tuple[int, int]:
    """The lines of the K loop, where it is one block."""
    lines = assembly.splitlines()
    first = next(i for i, line in enumerate(lines) if "%loop" in line and line.startswith(".LBB"))
    label = lines[first].split(":")[0]
    last = next(i for i in range(first, len(lines)) if "s_cbranch" in lines[i] and lines[i].split()[-1] == label)
    return first, last


@pytest.fixture(scope="module")
def f16() -> Level:
    return Level(Gemm(epilogue=(Bias(), Relu())), HOW)


PROBLEM = Problem(136, 136, 136)


def test_nothing_is_wrong_with_the_kernel_as_it_is(f16: Level) -> None:
    assert f16.configuration(PROBLEM) == []
    assert f16.numeric(f16.good, PROBLEM) == []
    assert f16.assembly(f16.good) == []
    assert f16.performance(f16.good) is None


def test_only_the_configuration_level_sees_a_promise_that_is_not_kept(f16: Level) -> None:
    broken = Problem(136, 136, 132)
    assert f16.configuration(broken)[0].startswith("lda is 132, and align_a = 8 promises a multiple of 8")
    # The code is the same as ever, and right for the problems that it is tried on.
    assert f16.numeric(f16.good, PROBLEM) == []
    assert f16.assembly(f16.good) == []
    assert f16.performance(f16.good) is None


def test_only_the_numeric_level_sees_a_lost_sign() -> None:
    # The original's load_int4 masks four bits and leaves it at that: every negative number becomes a positive one.
    kind = type_named("i4")
    level = Level(Gemm(kind, kind, type_named("i32"), type_named("i32")), schedule(memory=LoadStorePolicy(16, 16, 4)))
    unsigned = replace(level.kernel, ir=level.kernel.ir.replace(" ashr ", " lshr "))
    assert unsigned.ir != level.kernel.ir
    broken = level.backend.compile(unsigned)
    problem = Problem(64, 64, 64)
    assert "elements are wrong" in level.numeric(broken, problem)[0]
    assert level.numeric(level.good, problem) == []
    assert level.configuration(problem) == []
    assert [item for item in level.assembly(broken) if not item.startswith("loop:")] == []
    assert level.performance(broken) is None


def test_only_the_numeric_level_sees_a_missing_wait(f16: Level) -> None:
    lines = f16.good.splitlines()
    first, last = loop_of(f16.good)
    wait = next(i for i in range(last, first, -1) if "s_waitcnt lgkmcnt(0)" in lines[i])
    broken = "\n".join(lines[:wait] + lines[wait + 1 :]) + "\n"
    assert "used before" in f16.numeric(broken, PROBLEM)[0]
    assert f16.assembly(broken) == []
    assert f16.performance(broken) is None


def test_only_the_numeric_level_sees_a_moved_barrier() -> None:
    level = Level(Gemm(), schedule(k=32), "gfx950")
    moved = level.good.replace("\ts_barrier\n", "\ts_nop 0\n", 1).replace(
        "\ts_endpgm\n", "\ts_barrier\n\ts_endpgm\n", 1
    )
    assert "LDS offset" in level.numeric(moved, Problem(64, 64, 128))[0]


def test_only_the_assembly_level_sees_a_second_barrier(f16: Level) -> None:
    lines = f16.good.splitlines()
    first, _ = loop_of(f16.good)
    barrier = next(i for i in range(first, len(lines)) if "s_barrier" in lines[i])
    broken = "\n".join([*lines[:barrier], "\ts_barrier", *lines[barrier:]]) + "\n"
    assert f16.assembly(broken)[0] == "3 barriers in the loop, and 1 stages take 2"
    assert f16.numeric(broken, PROBLEM) == []
    assert f16.performance(broken) is None


def test_the_assembly_level_sees_spills() -> None:
    # Sums that are not moved out of AGPRs one by one are moved all at once, and find no room.
    level = Level(Gemm(), schedule(256, 256, 32, (2, 4)))
    moved = re.compile(r'call float asm sideeffect "v_accvgpr_read_b32 \$0, \$1", "=v,a"\(float (%t\d+)\)')
    crowded = moved.sub(r"freeze float \1", level.kernel.ir)
    assert crowded != level.kernel.ir
    broken = level.backend.compile(replace(level.kernel, ir=crowded))
    found = level.assembly(broken)
    assert any("spills" in item for item in found), found
    assert level.numeric(broken, Problem(256, 256, 64)) == []


def test_the_assembly_level_sees_another_rounding() -> None:
    level = Level(Gemm(), HOW)
    other = level.backend.generate(Gemm(rounding=Rounding.RTZ), HOW, level.target)
    broken = level.backend.compile(other)
    assert any("conversions that do not round to nearest" in item for item in level.assembly(broken))
    assert level.performance(broken) is None


def test_only_the_performance_level_sees_sums_that_are_waited_for(f16: Level) -> None:
    """A few moves of sums into registers that nobody reads: each waits for the matrix instruction in front of it."""
    lines = f16.good.splitlines()
    first, last = loop_of(f16.good)
    allocation = Allocation(read(f16.good, "gemm"))
    begin, end = allocation.parts["loop"]
    everywhere = frozenset().union(*allocation.live)
    inside = frozenset().union(
        *allocation.live[begin - 1 : end + 1], *(x.writes for x in allocation.operations[begin:end])
    )
    free = min(number for number in everywhere - inside if number < AGPR)
    places = [i for i in range(first, last) if "v_mfma" in lines[i]][2:27:9]
    for place in reversed(places):
        target = re.findall(r"a\[(\d+):", lines[place])[0]
        lines[place + 1 : place + 1] = ["\ts_nop 15", f"\tv_accvgpr_read_b32 v{free}, a{target}"]
    broken = "\n".join(lines) + "\n"
    assert f16.numeric(broken, PROBLEM) == []
    assert f16.assembly(broken) == []
    late = f16.performance(broken)
    assert late is not None
    assert "of the K loop's time" in late


def _lds_reads(tmp_path: Path, level: Level) -> dict[tuple[int, int, int], list[int]]:
    """Byte addresses of every read of the loop's first round, by (width, number, wave), printed by @PRINT."""
    lines = level.good.splitlines()
    first, last = loop_of(level.good)
    out, reads = [], []
    for number, line in enumerate(lines):
        found = re.match(r"\tds_read_(b128|b64_tr_b16) v\[\d+:\d+\], v(\d+)(?: offset:(\d+))?", line)
        if first < number < last and found:
            out.append(f'\t; @PRINT f"{len(reads)} {{$tid}} {{v{found[2]}:d}}"')
            reads.append((16 if found[1] == "b128" else 8, int(found[3] or 0)))
        out.append(line)
    source = tmp_path / "k.s"
    source.write_text("\n".join(out) + "\n")
    built = build_kernel(source, tmp_path / "out", chip=level.target.name)
    made = operands(level.gemm, Problem(level.how.tile.m, level.how.tile.n, level.how.tile.k))
    result = mdr.load(built.hsaco)["gemm"].launch(grid=1, block=level.kernel.threads, args=made.launch_values())
    found_at: dict[tuple[int, int, int], list[int]] = defaultdict(lambda: [0] * 64)
    for text in result.lines:
        index, thread, address = map(int, text.split())
        width, offset = reads[index]
        found_at[width, index, thread // 64][thread % 64] = address + offset
    return found_at


@pytest.mark.parametrize("free", [True, False])
@pytest.mark.parametrize(
    ("chip", "tile", "layout"),
    [
        ("gfx942", (64, 64, 64), "NT"),
        ("gfx950", (64, 64, 64), "NT"),
        ("gfx942", (64, 64, 32), "TN"),
        ("gfx950", (64, 64, 64), "NN"),
        ("gfx950", (128, 64, 32), "TN"),
    ],
)
def test_predicted_bank_conflicts_are_those_of_the_addresses(
    tmp_path: Path, chip: str, tile: tuple[int, int, int], layout: str, free: bool
) -> None:
    how = replace(schedule(*tile), shared=SharedMemPolicy(free))
    level = Level(Gemm(layout=Layout(layout)), how, chip)
    plan = make_plan(level.gemm, level.how, level.target)
    assert isinstance(plan, Plan)
    banks = level.target.banks
    extra: dict[int, int] = defaultdict(int)
    for (width, _, wave), addresses in _lds_reads(tmp_path, level).items():
        extra[wave] += extra_cycles(addresses, width, banks, _read_groups(width, banks))
    assert set(extra.values()) == {read_conflicts(plan)}
    assert (read_conflicts(plan) == 0) == free
