"""The page of a tuning: a drawing of time against registers and shared memory for each shape, and the table. One file."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape

from mdr.gemm.algorithm import Problem
from mdr.gemm.tune.pareto import front
from mdr.gemm.tune.store import Result

_WIDTH, _HEIGHT, _LEFT, _BOTTOM, _TOP, _RIGHT = 520, 320, 64, 44, 14, 14
_TICKS = 6
_STYLE = """
:root { color-scheme: light dark; --back: #fff; --ink: #1c1e21; --soft: #5f6670; --line: #d9dce1; --dot: #8a929e;
  --best: #b3261e; }
@media (prefers-color-scheme: dark) {
  :root { --back: #16181c; --ink: #e6e8eb; --soft: #9aa1ab; --line: #33373e; --dot: #7b838f; --best: #ff8a80; }
}
body { background: var(--back); color: var(--ink); font: 15px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem;
  padding: 0 1rem; }
.soft { color: var(--soft); }
.drawings { display: flex; flex-wrap: wrap; gap: 1rem; }
figure { margin: 0; flex: 1 1 24rem; }
svg { width: 100%; height: auto; }
svg text { fill: var(--soft); font-size: 12px; }
svg line { stroke: var(--line); }
svg polyline { fill: none; stroke: var(--best); stroke-dasharray: 4 3; }
.dot { fill: var(--dot); fill-opacity: .7; }
.best { fill: var(--best); }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .6rem; text-align: right; border-bottom: 1px solid var(--line); }
tr.front td { font-weight: 600; }
"""


def shown(result: Result) -> tuple[str, ...]:
    """The cells of a result's row: tile, waves, stages, pipeline, time, source, registers, shared memory, spills."""
    said, kernel = result.kernel.settings, result.kernel
    return (
        f"{said['tile_m']}x{said['tile_n']}x{said['tile_k']}", f"{said['warp_m']}x{said['warp_n']}", str(said["stages"]),
        str(said["pipeline"]), f"{result.us:.2f}", result.how, str(kernel.registers), str(kernel.shared), str(kernel.spills),
    )  # fmt: skip


HEAD = ("tile", "waves", "stages", "pipeline", "us", "time is", "registers", "shared bytes", "spills")
"""The names of `shown`'s cells."""


def best_of(results: Sequence[Result]) -> set[int]:
    """The numbers of the results on the front of time, registers and shared memory."""
    return set(front([(item.us, item.kernel.registers, item.kernel.shared) for item in results]))


def page(title: str, notes: Sequence[str], shapes: Sequence[tuple[Problem, Sequence[Result]]]) -> str:
    """Return the whole page as HTML that needs nothing else."""
    parts = [f"<h1>{escape(title)}</h1>", *(f'<p class="soft">{escape(note)}</p>' for note in notes)]
    for problem, results in shapes:
        parts.append(f"<h2>{problem.m} x {problem.n} x {problem.k}</h2>")
        if not results:
            parts.append("<p>Nothing was compiled.</p>")
            continue
        best = best_of(results)
        registers = [float(item.kernel.registers) for item in results]
        shared = [item.kernel.shared / 1024 for item in results]
        parts.append('<div class="drawings">')
        parts.append(_drawing("registers a lane", registers, results, best))
        parts.append(_drawing("shared memory of a workgroup, KiB", shared, results, best))
        parts.append("</div>")
        parts.append(_table(results, best))
    return (
        f'<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{_STYLE}</style></head>'
        f"<body>{''.join(parts)}</body></html>\n"
    )


def _drawing(what: str, across: Sequence[float], results: Sequence[Result], best: set[int]) -> str:
    low, high = 0.0, max(across) * 1.05 or 1.0
    times = [math.log10(max(item.us, 1e-3)) for item in results]
    least, most = min(times) - 0.03, max(times) + 0.03

    def place(x: float, time: float) -> tuple[float, float]:
        wide, tall = _WIDTH - _LEFT - _RIGHT, _HEIGHT - _TOP - _BOTTOM
        return _LEFT + wide * (x - low) / (high - low), _TOP + tall * (most - time) / (most - least)

    drawn = []
    for x in _marks(low, high):
        at, _ = place(x, least)
        drawn.append(f'<line x1="{at:.1f}" x2="{at:.1f}" y1="{_TOP}" y2="{_HEIGHT - _BOTTOM}"/>')
        drawn.append(f'<text x="{at:.1f}" y="{_HEIGHT - _BOTTOM + 16}" text-anchor="middle">{x:g}</text>')
    for us in _marks(10**least, 10**most):
        _, up = place(low, math.log10(us))
        drawn.append(f'<line x1="{_LEFT}" x2="{_WIDTH - _RIGHT}" y1="{up:.1f}" y2="{up:.1f}"/>')
        drawn.append(f'<text x="{_LEFT - 6}" y="{up + 4:.1f}" text-anchor="end">{us:g}</text>')
    # Of the front in three numbers, the line joins what is best in the two that are drawn.
    flat = sorted(front([(x, time) for x, time in zip(across, times, strict=True)]), key=lambda index: across[index])
    points = " ".join("{:.1f},{:.1f}".format(*place(across[index], times[index])) for index in flat)
    drawn.append(f'<polyline points="{points}"/>')
    for index in sorted(range(len(results)), key=lambda number: number in best):
        x, y = place(across[index], times[index])
        said = ", ".join(f"{name} {cell}" for name, cell in zip(HEAD, shown(results[index]), strict=True))
        kind = "best" if index in best else "dot"
        drawn.append(
            f'<circle class="{kind}" cx="{x:.1f}" cy="{y:.1f}" r="{4 if index in best else 3}">'
            f"<title>{escape(said)}</title></circle>"
        )
    label = f"microseconds against {what}"
    drawn.append(f'<text x="{_WIDTH / 2}" y="{_HEIGHT - 8}" text-anchor="middle">{escape(what)}</text>')
    return (
        f"<figure><figcaption>{escape(label)}</figcaption>"
        f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-label="{escape(label, quote=True)}">'
        f"{''.join(drawn)}</svg></figure>"
    )


def _marks(low: float, high: float) -> list[float]:
    """Multiples of 1, 2 or 5 times a power of ten between two numbers, about `_TICKS` of them."""
    least = (high - low) / _TICKS
    power = 10.0 ** math.floor(math.log10(least))
    step = next(factor * power for factor in (1, 2, 5, 10) if factor * power >= least)
    return [round(number * step, 9) for number in range(math.ceil(low / step), math.floor(high / step) + 1)]


def _table(results: Sequence[Result], best: set[int]) -> str:
    head = "".join(f"<th>{escape(name)}</th>" for name in HEAD)
    rows = []
    for index, item in enumerate(results):
        cells = "".join(f"<td>{escape(cell)}</td>" for cell in shown(item))
        rows.append(f'<tr class="front">{cells}</tr>' if index in best else f"<tr>{cells}</tr>")
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
