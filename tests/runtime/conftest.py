"""Small kernels that the runtime's tests launch."""

from __future__ import annotations

import pytest
from objects import build, kernel

ADD_ARGS = """
.name: A, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global, .value_type: i32
.name: n, .offset: 8, .size: 4, .value_kind: by_value, .value_type: i32
"""
ADD_BODY = """\
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	s_load_dword s6, s[0:1], 0x8
	s_lshl_b32 s2, s2, 6
	v_add_u32_e32 v0, s2, v0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v2, v1, s[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, s6, v2
	global_store_dword v1, v2, s[4:5]
	s_endpgm"""


@pytest.fixture(scope="session")
def add_kernel() -> bytes:
    """A[i] += n, for 64 work-items a workgroup."""
    return build(kernel("add", ADD_BODY, args=ADD_ARGS, kernarg_size=16), lines=True)


@pytest.fixture(scope="session")
def hanging_kernel() -> bytes:
    """A kernel that does not end."""
    return build(kernel("hang", ".Lagain:\n\ts_branch .Lagain", kernarg_size=0))
