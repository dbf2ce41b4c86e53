"""Missing waits: what is used before its counter says so, on any path, and nothing else."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sources import found_in, rules_in, whole

LOAD = "  global_load_dword v2, v[0:1], off\n"
SCALAR = "  s_load_dword s4, s[0:1], 0\n"
USE = "  v_add_u32_e32 v3, v2, v2\n"


def test_a_load_used_before_its_wait(tmp_path: Path) -> None:
    (finding,) = found_in(tmp_path, whole(LOAD + USE + "  s_endpgm"))
    assert str(finding).startswith(
        f"{tmp_path}/k.s:7:21: error: v2 is read before vmcnt reaches 0 (loaded at {tmp_path}/k.s:6) [wait-vmcnt]\n"
    )
    assert finding.hint == "put `s_waitcnt vmcnt(0)` before this instruction"


@pytest.mark.parametrize(
    ("body", "rules"),
    [
        (LOAD + "  s_waitcnt vmcnt(0)\n" + USE, []),
        # Loads and stores come back in order: one more may be outstanding for each issued since.
        (LOAD + "  global_load_dword v5, v[0:1], off\n  s_waitcnt vmcnt(1)\n" + USE, []),
        (LOAD + "  global_store_dword v[0:1], v4, off\n  s_waitcnt vmcnt(1)\n" + USE, []),
        (LOAD + "  global_load_dword v5, v[0:1], off\n  s_waitcnt vmcnt(2)\n" + USE, ["wait-vmcnt"]),
        (LOAD + "  ds_read_b32 v5, v0\n  s_waitcnt vmcnt(1)\n" + USE, ["wait-vmcnt"]),
        (LOAD + "  buffer_wbl2 sc1\n  s_waitcnt vmcnt(1)\n" + USE, []),
        (LOAD + "  buffer_inv sc1\n  s_waitcnt vmcnt(1)\n" + USE, ["wait-vmcnt"]),
        # Addresses and stored data are read when the instruction is issued, results arrive later.
        (LOAD + "  global_store_dword v[0:1], v2, off\n", ["wait-vmcnt"]),
        (LOAD + "  v_mov_b32_e32 v0, 0\n", []),
        # The two registers of a pair count, and an atomic without sc0 returns nothing.
        ("  global_load_dwordx2 v[2:3], v[0:1], off\n  v_mov_b32_e32 v4, v3\n", ["wait-vmcnt"]),
        ("  global_atomic_add v[0:1], v2, off\n" + USE, []),
        ("  global_atomic_add v2, v[0:1], v4, off sc0\n" + USE, ["wait-vmcnt"]),
        # Into LDS: no register.
        ("  s_mov_b32 m0, 0\n  s_nop 0\n  buffer_load_dword v2, s[4:7], 0 offen lds\n" + USE, []),
    ],
)
def test_vector_memory(tmp_path: Path, body: str, rules: list[str]) -> None:
    assert rules_in(tmp_path, body) == rules


@pytest.mark.parametrize(
    ("body", "rules"),
    [
        ("  ds_read_b32 v2, v0\n  s_waitcnt lgkmcnt(0)\n" + USE, []),
        ("  ds_read_b32 v2, v0\n  s_waitcnt vmcnt(0)\n" + USE, ["wait-lgkmcnt"]),
        ("  ds_add_u32 v0, v2\n" + USE, []),
        ("  ds_add_rtn_u32 v2, v0, v1\n" + USE, ["wait-lgkmcnt"]),
        ("  ds_bpermute_b32 v2, v0, v1\n" + USE, ["wait-lgkmcnt"]),
        # Scalar loads come back in any order: of them only a count of 0 says anything, of LDS any count does.
        (SCALAR + "  s_waitcnt lgkmcnt(0)\n  s_add_u32 s5, s4, s4\n", []),
        (SCALAR + "  s_load_dword s6, s[0:1], 4\n  s_waitcnt lgkmcnt(1)\n  s_add_u32 s5, s4, s4\n", ["wait-lgkmcnt"]),
        ("  ds_read_b32 v2, v0\n  s_load_dword s6, s[0:1], 4\n  s_waitcnt lgkmcnt(1)\n" + USE, ["wait-lgkmcnt"]),
        (SCALAR + "  ds_read_b32 v2, v0\n  ds_read_b32 v3, v0\n  s_waitcnt lgkmcnt(1)\n  v_mov_b32_e32 v4, v2\n", []),
        ("  s_load_dwordx2 vcc, s[0:1], 0\n  s_cbranch_vccz .Lx\n.Lx:\n", ["wait-lgkmcnt"]),
        ("  s_memtime s[4:5]\n  s_mov_b32 s6, s5\n", ["wait-lgkmcnt"]),
        # Flat operations count in both and come back in any order.
        ("  flat_load_dword v2, v[0:1]\n  s_waitcnt vmcnt(0)\n" + USE, ["wait-lgkmcnt"]),
        ("  flat_load_dword v2, v[0:1]\n  s_waitcnt lgkmcnt(0)\n" + USE, ["wait-vmcnt"]),
        ("  flat_load_dword v2, v[0:1]\n  s_waitcnt vmcnt(0) lgkmcnt(0)\n" + USE, []),
    ],
)  # fmt: skip
def test_lds_scalar_and_flat(tmp_path: Path, body: str, rules: list[str]) -> None:
    assert rules_in(tmp_path, body) == rules


@pytest.mark.parametrize(("count", "rules"), [(3, ["wait-lgkmcnt"]), (2, [])])
def test_a_count_that_is_one_too_high(tmp_path: Path, count: int, rules: list[str]) -> None:
    reads = "".join(f"  ds_read_b128 v[{8 + 4 * k}:{11 + 4 * k}], v0 offset:{64 * k}\n" for k in range(4))
    body = reads + f"  s_waitcnt lgkmcnt({count})\n  v_mfma_f32_16x16x32_f16 a[0:3], v[8:11], v[12:15], a[0:3]\n"
    assert rules_in(tmp_path, body) == rules
    if rules:
        (finding,) = found_in(tmp_path, whole(body + "  s_endpgm"))
        assert "v[12:15] is read before lgkmcnt reaches 2" in finding.message


def test_over_branches_and_loops(tmp_path: Path) -> None:
    # One way round loads, the other does not; the wait stands on one of them only.
    body = LOAD + "  s_cbranch_scc0 .Lx\n  s_waitcnt vmcnt(0)\n.Lx:\n" + USE
    assert rules_in(tmp_path, body) == ["wait-vmcnt"]
    # A load at the end of a loop is used at its beginning.
    loop = "  v_mov_b32_e32 v2, 0\n.Ll:\n{wait}" + USE + LOAD + "  s_cbranch_scc0 .Ll\n"
    assert rules_in(tmp_path, loop.format(wait="")) == ["wait-vmcnt"]
    assert rules_in(tmp_path, loop.format(wait="  s_waitcnt vmcnt(0)\n")) == []
    # On the shorter way one store fewer follows the load.
    short = LOAD + "  s_cbranch_scc0 .Lx\n  global_store_dword v[0:1], v4, off\n.Lx:\n  s_waitcnt vmcnt(1)\n" + USE
    assert rules_in(tmp_path, short) == ["wait-vmcnt"]


def test_overwritten_while_on_its_way(tmp_path: Path) -> None:
    assert rules_in(tmp_path, LOAD + "  v_mov_b32_e32 v2, 0\n") == ["wait-overwrite"]
    assert rules_in(tmp_path, LOAD + LOAD) == []
    assert rules_in(tmp_path, LOAD + "  ds_read_b32 v2, v0\n") == ["wait-overwrite"]
    # The other lanes' values are written elsewhere: an if and its else.
    masked = "  s_and_saveexec_b64 s[4:5], vcc\n" + LOAD + "  s_xor_b64 exec, exec, s[4:5]\n  v_mov_b32_e32 v2, 0\n"
    assert rules_in(tmp_path, masked + "  s_mov_b64 exec, s[4:5]\n  s_waitcnt vmcnt(0)\n" + USE) == []


def test_lds_read_after_a_barrier_that_came_too_early(tmp_path: Path) -> None:
    write, read = "  ds_write_b32 v0, v2\n", "  ds_read_b32 v3, v0\n"
    wait, barrier = "  s_waitcnt lgkmcnt(0)\n", "  s_barrier\n"
    assert rules_in(tmp_path, write + barrier + read) == ["wait-barrier"]
    assert rules_in(tmp_path, write + barrier + wait + read) == ["wait-barrier"]
    assert rules_in(tmp_path, write + wait + barrier + read) == []
    assert rules_in(tmp_path, write + read.replace("v3", "v4") + "  s_waitcnt lgkmcnt(1)\n" + barrier + read) == []
    # A barrier that only keeps waves in step, before the one that matters.
    assert rules_in(tmp_path, write + barrier + write + wait + barrier + read) == []


def test_a_macro_used_often_is_one_mistake_a_line(tmp_path: Path) -> None:
    body = ".macro m\n" + LOAD + USE + ".endm\n  m\n  .rept 3\n" + LOAD + USE + "  .endr\n"
    found = found_in(tmp_path, whole(body + "  s_endpgm"))
    assert len(found) <= 4
    assert {item.rule.name for item in found} >= {"wait-vmcnt"}


class Queue:
    """The hardware at its slowest: an operation finishes only when a wait forces it to."""

    def __init__(self) -> None:
        self.vector: list[int | None] = []  # registers on their way, oldest first
        self.lds: list[int | None] = []
        self.missing = 0

    def load(self, register: int) -> None:
        self.vector.append(register)

    def read_lds(self, register: int) -> None:
        self.lds.append(register)

    def use(self, register: int) -> None:
        for queue in (self.vector, self.lds):
            if register in queue:
                self.missing += 1
                queue[:] = [None if held == register else held for held in queue]


ACTIONS = st.lists(
    st.tuples(st.sampled_from(("load", "lds", "store", "use", "vmcnt", "lgkmcnt")), st.integers(0, 3)), max_size=25
)


@settings(max_examples=25)
@given(ACTIONS)
def test_straight_code_against_a_queue(actions: list[tuple[str, int]]) -> None:
    queue, body = Queue(), ""
    for number, (action, value) in enumerate(actions):
        own = 8 + 2 * number  # every load has registers of its own
        mine = [8 + 2 * k for k, (kind, _) in enumerate(actions[:number]) if kind in ("load", "lds")]
        if action == "load":
            queue.load(own)
            body += f"  global_load_dword v{own}, v[0:1], off\n"
        elif action == "lds":
            queue.read_lds(own)
            body += f"  ds_read_b32 v{own}, v0\n"
        elif action == "store":
            queue.vector.append(None)
            body += "  global_store_dword v[0:1], v2, off\n"
        elif action == "use" and mine:
            register = mine[-1 - value % len(mine)]
            queue.use(register)
            body += f"  v_mov_b32_e32 v3, v{register}\n"
        elif action in ("vmcnt", "lgkmcnt"):
            held = queue.vector if action == "vmcnt" else queue.lds
            del held[: max(0, len(held) - value)]
            body += f"  s_waitcnt {action}({value})\n"
    with tempfile.TemporaryDirectory() as folder:
        assert len(rules_in(Path(folder), body)) == queue.missing
