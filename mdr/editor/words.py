"""What the words of a directive mean, in a line each: for the lists and explanations that an editor shows."""

from __future__ import annotations

from mdr.directives.syntax import FUNCTIONS
from mdr.directives.tree import READINGS

DIRECTIVES = {
    "@PRINT": "prints a line for each lane that comes here and meets the condition",
    "@TILE": "prints the result of a matrix instruction as the matrix that it is",
    "@TRACE": "keeps the last passes of a loop and prints them at the kernel's end",
    "@ASSERT": "prints a line, and fails the run, for each lane for which the condition does not hold",
    "@COUNT": "counts how often lanes come here and meet the condition",
    "@TIMESTAMP_START": "a section to be timed begins here",
    "@TIMESTAMP_END": "a timed section ends here: its ticks are printed",
}
BUILT_INS = {
    "$tid": "work-item's number in x in its workgroup",
    "$tid_x": "work-item's number in x in its workgroup",
    "$tid_y": "work-item's number in y in its workgroup",
    "$tid_z": "work-item's number in z in its workgroup",
    "$lane": "lane's number in its wave, 0 to 63",
    "$wave": "wave's number in its workgroup",
    "$wg": "workgroup's number in x",
    "$wg_x": "workgroup's number in x",
    "$wg_y": "workgroup's number in y",
    "$wg_z": "workgroup's number in z",
    "$pass": "how often the lane had come here before",
}
OPTIONS = {
    "now": "the line leaves here, at every pass, not at the kernel's end",
    "once": "once wave, once workgroup: one line a wave or a workgroup",
    "wait": "wait=1 waits for outstanding loads first",
    "label": 'label="name" names the section, count or line',
    "last": "last=N keeps N passes",
    "clock": "clock=cycles reads s_memtime, clock=realtime s_memrealtime",
    "if": "if CONDITION: only lanes for which it holds",
}
SPECIAL = {
    "exec": "EXEC, a bit a lane",
    "exec_lo": "low half of EXEC",
    "exec_hi": "high half of EXEC",
    "vcc": "VCC, a bit a lane",
    "vcc_lo": "low half of VCC",
    "vcc_hi": "high half of VCC",
    "m0": "M0",
    "scc": "SCC, 0 or 1",
}
MEMORY = {
    "lds": "what stands at a byte of LDS: lds[ADDRESS]",
    "mem": "what a pair of registers points to in memory: mem[PAIR + OFFSET]",
}
BANKS = {"v": "vector register", "s": "scalar register", "a": "accumulation register"}


def function(name: str) -> str:
    """Return what the function ``name`` of the language does."""
    if name in ("int", "float"):
        return f"converts to {'an integer' if name == 'int' else 'a float'}"
    bits = f"the low {READINGS[name][0]} bits" if name in READINGS else "the low bits"
    return f"reads {bits} as {name}"


FUNCTION_WORDS = {name: function(name) for name in FUNCTIONS}
