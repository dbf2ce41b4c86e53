"""Formats in metadata, and hidden arguments that a kernel already has."""

from __future__ import annotations

from pathlib import Path

import pytest
from objects import kernel, llvm
from stages import Stages, written

import mdr
from mdr import codeobject
from mdr.diagnostics import MDRError
from mdr.instrument.transports import format_hash, metadata_entries
from mdr.process import run_tool
from mdr.runtime import Options


def test_equal_formats_make_one_entry() -> None:
    assert metadata_entries(["a\n", "b\n", "a\n"]) == [
        f"0:0:{format_hash('a' + chr(10)):x},a\n",
        f"0:0:{format_hash('b' + chr(10)):x},b\n",
    ]


def test_two_formats_with_one_hash_are_an_error_that_names_both() -> None:
    with pytest.raises(MDRError) as caught:
        metadata_entries(["left %d\n", "right %f\n"], hash=lambda text: 7)
    assert "'left %d\\n'" in str(caught.value)
    assert "'right %f\\n'" in str(caught.value)


def loaded(stages: Stages) -> codeobject.CodeObject:
    stages.all()
    linked = stages.path(".hsaco")
    assert run_tool([str(llvm() / "ld.lld"), "-shared", stages.path(".o"), "-o", linked]).status == 0
    return codeobject.load(linked)


def test_the_hostcall_protocol_is_recorded(tmp_path: Path) -> None:
    stages = Stages(written(tmp_path, kernel("k", '  ; @PRINT f"x"\n  s_endpgm')))
    code = loaded(stages)
    assert code.hostcall_protocol == "classic"
    with pytest.raises(MDRError, match="speaks the classic hostcall protocol, not the new one"):
        mdr.load(stages.path(".hsaco"))["k"].launch(grid=1, block=1, args=[], options=Options(hostcall="new"))
    buffered = Stages(stages.source, transport="buffered")
    assert loaded(buffered).hostcall_protocol is None


def test_text_survives_yaml(tmp_path: Path) -> None:
    line = r'''@PRINT f"100% of 'a': \"b\" # é ☃ {{x}} \\ \t {v1:d}"'''
    stages = Stages(written(tmp_path, kernel("k", f"  ; {line}\n  s_endpgm")), transport="buffered")
    (entry,) = loaded(stages).metadata["amdhsa.printf"]
    assert entry.split(",", 1)[1] == "100%% of 'a': \"b\" # é ☃ {x} \\ \t %d\n"


@pytest.mark.parametrize("transport", ["hostcall", "buffered"])
def test_an_existing_hidden_argument_is_used(tmp_path: Path, transport: str) -> None:
    kind = {"hostcall": "hidden_hostcall_buffer", "buffered": "hidden_printf_buffer"}[transport]
    args = f".offset: 0, .size: 8, .value_kind: by_value\n.offset: 88, .size: 8, .value_kind: {kind}"
    text = kernel("k", '  ; @PRINT f"x"\n  s_endpgm', args=args, kernarg_size=264)
    stages = Stages(written(tmp_path, text), transport=transport)
    found = loaded(stages).kernels["k"]
    assert [argument.offset for argument in found.args if argument.value_kind == kind] == [88]
    assert found.metadata[".kernarg_segment_size"] == 264
    assert ", 0x58" in stages.text(".debug.s").split("__mdr_epilogue.0:")[1].split("s_waitcnt lgkmcnt(0)\n  s_cmp")[0]
