"""The bench on MIOpen's kernels: what it says without a tree, and that its own convolutions and divisions are right."""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

SCRIPT = Path(__file__).parents[2] / "bench" / "miopen.py"
BENCH = runpy.run_path(str(SCRIPT))


def test_without_a_tree_it_says_what_it_needs(tmp_path: Path) -> None:
    for arguments, what in (([], "no tree given"), ([str(tmp_path)], "has no folder src/kernels")):
        ran = subprocess.run([sys.executable, str(SCRIPT), *arguments], capture_output=True, text=True, check=False)
        assert ran.returncode == 2
        assert what in ran.stdout
        assert "github.com/ROCm/MIOpen" in ran.stdout
        assert "clang" in ran.stdout


def test_convolutions_and_gradients() -> None:
    problem = BENCH["Problem"](2, 4, 5, 6, 6, 3, 2, stride=2, pad=1, dilation=2, group=2)
    rng = np.random.default_rng(0)
    data = BENCH["convolution"](problem, rng, np.asarray)
    top, bottom, filters = BENCH["gradients"](problem, data, rng, np.asarray)
    output, by_input, by_filter = np.zeros_like(data.output), np.zeros_like(bottom), np.zeros_like(filters)
    for n, k, h, w in np.ndindex(*output.shape):
        first = k // 3 * 2
        for c, y, x in np.ndindex(2, 3, 2):
            row, column = h * 2 - 1 + y * 2, w * 2 - 1 + x * 2
            if 0 <= row < 5 and 0 <= column < 6:
                output[n, k, h, w] += data.input[n, first + c, row, column] * data.weights[k, c, y, x]
                by_input[n, first + c, row, column] += top[n, k, h, w] * data.weights[k, c, y, x]
                by_filter[k, c, y, x] += top[n, k, h, w] * data.input[n, first + c, row, column]
    assert np.allclose(output, data.output)
    assert np.allclose(by_input, bottom)
    assert np.allclose(by_filter, filters)


@given(st.integers(1, 1 << 16), st.integers(0, 1 << 24))
def test_division_by_multiplication(divisor: int, number: int) -> None:
    multiplier, shift = BENCH["magic"](divisor)
    assert ((multiplier * number >> 32) + number) >> shift == number // divisor
