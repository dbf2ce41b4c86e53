"""The Pareto front, by its definition."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from mdr.gemm.tune.pareto import dominates, front

POINTS = st.lists(st.tuples(*[st.integers(0, 6)] * 3), max_size=30)


@given(POINTS)
def test_the_front_is_what_nothing_dominates(points: list[tuple[int, int, int]]) -> None:
    want = [at for at, one in enumerate(points) if not any(dominates(other, one) for other in points)]
    assert front(points) == want


@given(POINTS)
def test_everything_is_on_it_or_dominated_by_it(points: list[tuple[int, int, int]]) -> None:
    best = set(front(points))
    assert bool(best) == bool(points)
    for at, one in enumerate(points):
        assert (at in best) != any(dominates(points[other], one) for other in best)


def test_equal_points_are_there_together() -> None:
    assert front([(1, 2), (1, 2), (2, 1), (2, 2)]) == [0, 1, 2]
