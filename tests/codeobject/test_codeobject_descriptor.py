"""Kernel descriptors: each directive of ``.amdhsa_kernel`` decodes to the field it names."""

from __future__ import annotations

import pytest
from objects import build, kernel

from mdr import codeobject
from mdr.codeobject import KernelDescriptor


def decode(directives: str, chip: str = "gfx950") -> KernelDescriptor:
    return codeobject.load(build(kernel("k", directives=directives, kernarg_size=32), chip)).kernels["k"].descriptor


@pytest.mark.parametrize(
    ("directive", "field", "value"),
    [
        (".amdhsa_group_segment_fixed_size 1536", "group_segment_fixed_size", 1536),
        (".amdhsa_private_segment_fixed_size 48", "private_segment_fixed_size", 48),
        (".amdhsa_float_round_mode_32 3", "float_round_mode_32", 3),
        (".amdhsa_float_round_mode_16_64 2", "float_round_mode_16_64", 2),
        (".amdhsa_float_denorm_mode_32 3", "float_denorm_mode_32", 3),
        (".amdhsa_float_denorm_mode_16_64 1", "float_denorm_mode_16_64", 1),
        (".amdhsa_dx10_clamp 0", "enable_dx10_clamp", False),
        (".amdhsa_ieee_mode 0", "enable_ieee_mode", False),
        (".amdhsa_fp16_overflow 1", "fp16_overflow", True),
        (".amdhsa_tg_split 1", "tg_split", True),
        (".amdhsa_enable_private_segment 1", "enable_private_segment", True),
        (".amdhsa_system_sgpr_workgroup_id_y 1", "enable_sgpr_workgroup_id_y", True),
        (".amdhsa_system_sgpr_workgroup_id_z 1", "enable_sgpr_workgroup_id_z", True),
        (".amdhsa_system_sgpr_workgroup_info 1", "enable_sgpr_workgroup_info", True),
        (".amdhsa_system_vgpr_workitem_id 2", "enable_vgpr_workitem_id", 2),
        (".amdhsa_exception_fp_ieee_invalid_op 1", "exception_fp_ieee_invalid_op", True),
        (".amdhsa_exception_fp_denorm_src 1", "exception_fp_denorm_src", True),
        (".amdhsa_exception_fp_ieee_div_zero 1", "exception_fp_ieee_div_zero", True),
        (".amdhsa_exception_fp_ieee_overflow 1", "exception_fp_ieee_overflow", True),
        (".amdhsa_exception_fp_ieee_underflow 1", "exception_fp_ieee_underflow", True),
        (".amdhsa_exception_fp_ieee_inexact 1", "exception_fp_ieee_inexact", True),
        (".amdhsa_exception_int_div_zero 1", "exception_int_div_zero", True),
        (".amdhsa_user_sgpr_dispatch_ptr 1", "enable_sgpr_dispatch_ptr", True),
        (".amdhsa_user_sgpr_queue_ptr 1", "enable_sgpr_queue_ptr", True),
        (".amdhsa_user_sgpr_dispatch_id 1", "enable_sgpr_dispatch_id", True),
        (".amdhsa_user_sgpr_private_segment_size 1", "enable_sgpr_private_segment_size", True),
        (".amdhsa_uses_dynamic_stack 1", "uses_dynamic_stack", True),
        (".amdhsa_user_sgpr_kernarg_preload_length 6", "kernarg_preload_length", 6),
    ],
)
def test_each_directive_is_the_one_field_that_changes(directive: str, field: str, value: object) -> None:
    plain, changed = decode(""), decode(directive)
    assert getattr(plain, field) != value
    assert getattr(changed, field) == value
    # A few directives also change the number of user SGPRs, and preloading needs its start.
    related = {field, "user_sgpr_count", "address", "entry"}
    for name in KernelDescriptor.__dataclass_fields__:
        if name not in related:
            assert getattr(plain, name) == getattr(changed, name), name


def test_preload_offset() -> None:
    directives = ".amdhsa_user_sgpr_kernarg_preload_length 2\n.amdhsa_user_sgpr_kernarg_preload_offset 3"
    assert decode(directives).kernarg_preload_offset == 3


def test_registers() -> None:
    text = kernel("k").replace("next_free_vgpr 8", "next_free_vgpr 101").replace("accum_offset 8", "accum_offset 92")
    found = codeobject.load(build(text)).kernels["k"].descriptor
    assert (found.vgprs, found.accum_offset, found.arch_vgprs, found.acc_vgprs) == (104, 92, 92, 12)
    assert found.sgprs == 24  # 16 named ones and six reserved, in granules of eight


def test_entry_is_the_kernel_symbol() -> None:
    loaded = codeobject.load(build(kernel("k")))
    assert loaded.kernels["k"].descriptor.entry == loaded.symbols["k"].address


def test_initial_sgprs_follow_the_abi_order() -> None:
    found = decode(
        """
        .amdhsa_user_sgpr_dispatch_ptr 1
        .amdhsa_user_sgpr_dispatch_id 1
        .amdhsa_user_sgpr_kernarg_preload_length 3
        .amdhsa_system_sgpr_workgroup_id_z 1
        """
    ).initial_sgprs("gfx950")
    assert [(item.name, item.first, item.count) for item in found] == [
        ("dispatch_ptr", 0, 2),
        ("kernarg_segment_ptr", 2, 2),
        ("dispatch_id", 4, 2),
        ("preloaded_kernarg", 6, 3),
        ("workgroup_id_x", 9, 1),
        ("workgroup_id_z", 10, 1),
    ]


def test_scratch_registers_exist_only_without_architected_flat_scratch() -> None:
    directives = ".amdhsa_system_sgpr_private_segment_wavefront_offset 1\n.amdhsa_user_sgpr_flat_scratch_init 1"
    names = [item.name for item in decode(directives, "gfx90a").initial_sgprs("gfx90a")]
    assert names == [
        "kernarg_segment_ptr",
        "flat_scratch_init",
        "workgroup_id_x",
        "private_segment_wavefront_offset",
    ]
    names = [item.name for item in decode(".amdhsa_enable_private_segment 1").initial_sgprs("gfx950")]
    assert names == ["kernarg_segment_ptr", "workgroup_id_x"]
