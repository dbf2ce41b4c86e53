"""A kernel for the command-line tests, and what a command gives back."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

ARGS = """
.name: A, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global, .value_type: i32
.name: B, .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global, .value_type: i32
.name: n, .offset: 16, .size: 4, .value_kind: by_value, .value_type: i32
"""
BODY = """\
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_load_dword s8, s[0:1], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[4:5]
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v2, v2, s8
	global_store_dword v1, v2, s[6:7]
	s_endpgm"""


class Output(NamedTuple):
    """Exit status and text of a command."""

    status: int
    out: str
    err: str

    @property
    def document(self) -> Any:
        """Standard output as JSON."""
        return json.loads(self.out)


Command = Callable[..., Output]
