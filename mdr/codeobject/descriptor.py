"""Kernel descriptors: the 64 bytes (symbol ``NAME.kd``) from which the hardware sets up each wavefront.

Facts: LLVM's "User Guide for AMDGPU Backend", sections "Kernel Descriptor" and "Initial Kernel Execution State",
for GFX9 chips from gfx90a on (packed work-item ids, unified VGPR file).
"""

from __future__ import annotations

import struct
from dataclasses import dataclass, field, fields
from typing import Any

SIZE = 64
"""Bytes of a kernel descriptor."""

_VGPR_GRANULE = 8
_SGPR_GRANULE = 8


def _bits(word: str, low: int, width: int = 1) -> Any:
    """Declare a dataclass field that is ``width`` bits of ``word`` from bit ``low`` on."""
    return field(metadata={"word": word, "low": low, "mask": (1 << width) - 1})


@dataclass(frozen=True, slots=True)
class InitialRegister:
    """A group of SGPRs that holds a value when a wavefront starts: ``s[first : first + count - 1]``."""

    name: str
    first: int
    count: int


@dataclass(frozen=True, slots=True)
class KernelDescriptor:
    """Every field of a kernel descriptor, named as in the ABI; sizes in bytes, addresses as in the code object."""

    address: int
    group_segment_fixed_size: int
    private_segment_fixed_size: int
    kernarg_size: int
    entry: int
    """Address of the first instruction (``address`` + kernel_code_entry_byte_offset)."""

    granulated_workitem_vgpr_count: int = _bits("rsrc1", 0, 6)
    granulated_wavefront_sgpr_count: int = _bits("rsrc1", 6, 4)
    priority: int = _bits("rsrc1", 10, 2)
    float_round_mode_32: int = _bits("rsrc1", 12, 2)
    float_round_mode_16_64: int = _bits("rsrc1", 14, 2)
    float_denorm_mode_32: int = _bits("rsrc1", 16, 2)
    float_denorm_mode_16_64: int = _bits("rsrc1", 18, 2)
    priv: bool = _bits("rsrc1", 20)
    enable_dx10_clamp: bool = _bits("rsrc1", 21)
    debug_mode: bool = _bits("rsrc1", 22)
    enable_ieee_mode: bool = _bits("rsrc1", 23)
    bulky: bool = _bits("rsrc1", 24)
    cdbg_user: bool = _bits("rsrc1", 25)
    fp16_overflow: bool = _bits("rsrc1", 26)

    enable_private_segment: bool = _bits("rsrc2", 0)
    user_sgpr_count: int = _bits("rsrc2", 1, 5)
    enable_trap_handler: bool = _bits("rsrc2", 6)
    enable_sgpr_workgroup_id_x: bool = _bits("rsrc2", 7)
    enable_sgpr_workgroup_id_y: bool = _bits("rsrc2", 8)
    enable_sgpr_workgroup_id_z: bool = _bits("rsrc2", 9)
    enable_sgpr_workgroup_info: bool = _bits("rsrc2", 10)
    enable_vgpr_workitem_id: int = _bits("rsrc2", 11, 2)
    """0: x, 1: x and y, 2: x, y and z; packed ten bits each into v0."""
    exception_address_watch: bool = _bits("rsrc2", 13)
    exception_memory: bool = _bits("rsrc2", 14)
    granulated_lds_size: int = _bits("rsrc2", 15, 9)
    exception_fp_ieee_invalid_op: bool = _bits("rsrc2", 24)
    exception_fp_denorm_src: bool = _bits("rsrc2", 25)
    exception_fp_ieee_div_zero: bool = _bits("rsrc2", 26)
    exception_fp_ieee_overflow: bool = _bits("rsrc2", 27)
    exception_fp_ieee_underflow: bool = _bits("rsrc2", 28)
    exception_fp_ieee_inexact: bool = _bits("rsrc2", 29)
    exception_int_div_zero: bool = _bits("rsrc2", 30)

    granulated_accum_offset: int = _bits("rsrc3", 0, 6)
    tg_split: bool = _bits("rsrc3", 16)

    enable_sgpr_private_segment_buffer: bool = _bits("properties", 0)
    enable_sgpr_dispatch_ptr: bool = _bits("properties", 1)
    enable_sgpr_queue_ptr: bool = _bits("properties", 2)
    enable_sgpr_kernarg_segment_ptr: bool = _bits("properties", 3)
    enable_sgpr_dispatch_id: bool = _bits("properties", 4)
    enable_sgpr_flat_scratch_init: bool = _bits("properties", 5)
    enable_sgpr_private_segment_size: bool = _bits("properties", 6)
    enable_wavefront_size32: bool = _bits("properties", 10)
    uses_dynamic_stack: bool = _bits("properties", 11)

    kernarg_preload_length: int = _bits("preload", 0, 7)
    """Kernel-argument dwords that are in SGPRs when the wavefront starts (gfx942 and later)."""
    kernarg_preload_offset: int = _bits("preload", 7, 9)
    """First preloaded dword, counted from the start of the kernel arguments."""

    @classmethod
    def decode(cls, data: bytes, address: int) -> KernelDescriptor:
        """Decode the 64 bytes ``data`` that stand at ``address`` of the code object."""
        group, private, kernarg, entry_offset, rsrc3, rsrc1, rsrc2, properties, preload = struct.unpack(
            "<III4xq20xIIIHH4x", data
        )
        words = {"rsrc1": rsrc1, "rsrc2": rsrc2, "rsrc3": rsrc3, "properties": properties, "preload": preload}
        values: dict[str, Any] = {}
        for item in fields(cls):
            if where := item.metadata:
                value = words[where["word"]] >> where["low"] & where["mask"]
                values[item.name] = bool(value) if where["mask"] == 1 else value
        return cls(
            address=address,
            group_segment_fixed_size=group,
            private_segment_fixed_size=private,
            kernarg_size=kernarg,
            entry=address + entry_offset,
            **values,
        )

    @property
    def vgprs(self) -> int:
        """VGPRs allocated to a work-item, architectural and accumulation ones together."""
        return (self.granulated_workitem_vgpr_count + 1) * _VGPR_GRANULE

    @property
    def accum_offset(self) -> int:
        """Index, in the unified file, of the first accumulation VGPR (a0)."""
        return (self.granulated_accum_offset + 1) * 4

    @property
    def arch_vgprs(self) -> int:
        """Architectural VGPRs (v0 ...) that a work-item may use."""
        return min(self.vgprs, self.accum_offset)

    @property
    def acc_vgprs(self) -> int:
        """Accumulation VGPRs (a0 ...) that a work-item may use."""
        return max(0, self.vgprs - self.accum_offset)

    @property
    def sgprs(self) -> int:
        """SGPRs allocated to a wavefront, VCC and the other reserved ones included."""
        return (self.granulated_wavefront_sgpr_count + 1) * _SGPR_GRANULE

    def initial_sgprs(self, chip: str) -> list[InitialRegister]:
        """List the SGPRs that are set when a wavefront starts, in register order: user SGPRs, then system SGPRs.

        ``preloaded_kernarg`` is the run of preloaded argument dwords. From gfx942 on flat scratch is set up by the
        hardware itself, so that no SGPR holds its start or the wavefront's scratch offset.
        """
        architected_flat_scratch = chip != "gfx90a"
        order = (
            ("private_segment_buffer", 4, self.enable_sgpr_private_segment_buffer),
            ("dispatch_ptr", 2, self.enable_sgpr_dispatch_ptr),
            ("queue_ptr", 2, self.enable_sgpr_queue_ptr),
            ("kernarg_segment_ptr", 2, self.enable_sgpr_kernarg_segment_ptr),
            ("dispatch_id", 2, self.enable_sgpr_dispatch_id),
            ("flat_scratch_init", 2, self.enable_sgpr_flat_scratch_init and not architected_flat_scratch),
            ("private_segment_size", 1, self.enable_sgpr_private_segment_size),
            ("preloaded_kernarg", self.kernarg_preload_length, self.kernarg_preload_length > 0),
        )
        system = (
            ("workgroup_id_x", self.enable_sgpr_workgroup_id_x),
            ("workgroup_id_y", self.enable_sgpr_workgroup_id_y),
            ("workgroup_id_z", self.enable_sgpr_workgroup_id_z),
            ("workgroup_info", self.enable_sgpr_workgroup_info),
            ("private_segment_wavefront_offset", self.enable_private_segment and not architected_flat_scratch),
        )
        found: list[InitialRegister] = []
        position = 0
        for name, count, enabled in order:
            if enabled:
                found.append(InitialRegister(name, position, count))
                position += count
        # user_sgpr_count is what the hardware copies: an author may declare more than the named ones fill.
        position = max(position, self.user_sgpr_count)
        for name, enabled in system:
            if enabled:
                found.append(InitialRegister(name, position, 1))
                position += 1
        return found
