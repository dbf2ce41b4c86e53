"""Sources that llvm-mc does not take as they are: bundles, foreign spellings of the target, and the C preprocessor."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from objects import kernel, llvm

from mdr.assembly.canonical import canonicalise
from mdr.assembly.prepare import needs_preparing, prepare
from mdr.diagnostics import MDRError

BUNDLE = """\
# __CLANG_OFFLOAD_BUNDLE____START__ host-x86_64-unknown-linux-gnu-
\tmovq %rax, %rbx
# __CLANG_OFFLOAD_BUNDLE____END__ host-x86_64-unknown-linux-gnu-

# __CLANG_OFFLOAD_BUNDLE____START__ hipv4-amdgcn-amd-amdhsa--gfx942:xnack-
{device}
# __CLANG_OFFLOAD_BUNDLE____END__ hipv4-amdgcn-amd-amdhsa--gfx942:xnack-
"""


def prepared(folder: Path, text: str, name: str = "k.s", **settings: object) -> Path:
    source, output = folder / name, folder / "out.s"
    source.write_text(text)
    arguments: dict[str, object] = {"chip": "gfx942", "include_dirs": [], "defsyms": [], "cpp": shutil.which("cpp")}
    prepare(str(source), output=str(output), depfile=str(folder / "out.d"), **{**arguments, **settings})  # type: ignore[arg-type]
    return output


def canonical(path: Path):  # type: ignore[no-untyped-def]
    return canonicalise(str(path), chip="gfx942", llvm_mc=str(llvm() / "llvm-mc"))


def test_plain_sources_are_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "k.s"
    path.write_text(kernel("k"))
    assert not needs_preparing(str(path))
    path.write_text('.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n' + kernel("k"))
    assert not needs_preparing(str(path))


def test_the_device_part_of_a_bundle(tmp_path: Path) -> None:
    text = BUNDLE.format(device=kernel("k", '  s_nop 3\n  ; @PRINT f"{$rid}"\n  s_endpgm'))
    output = prepared(tmp_path, text)
    assert needs_preparing(str(tmp_path / "k.s"))
    source, found = canonical(output)
    assert "\ts_nop 3" in found.lines
    (site,) = source.sites
    where = source.position(site.file, site.line, site.column)
    line = text.split("\n").index('  ; @PRINT f"{$rid}"') + 1
    assert str(where) == f"{tmp_path}/k.s:{line}:5"


def test_a_bundle_without_the_chip_names_its_parts(tmp_path: Path) -> None:
    with pytest.raises(MDRError) as caught:
        prepared(tmp_path, BUNDLE.format(device=kernel("k")), chip="gfx950")
    assert "no part for gfx950" in str(caught.value)
    assert "hipv4-amdgcn-amd-amdhsa--gfx942:xnack-" in str(caught.value)


@pytest.mark.parametrize("target", ["amdgpu9.42-amd-amdhsa-unknown-gfx942", "amdgcn-amd-amdhsa-unknown-gfx942"])
def test_spellings_of_the_target(tmp_path: Path, target: str) -> None:
    output = prepared(tmp_path, f'.amdgcn_target "{target}"\n' + kernel("k"))
    assert needs_preparing(str(tmp_path / "k.s"))
    assert '"amdgcn-amd-amdhsa--gfx942"' in output.read_text()
    canonical(output)


@pytest.mark.skipif(shutil.which("cpp") is None, reason="no C preprocessor here")
def test_the_c_preprocessor(tmp_path: Path) -> None:
    (tmp_path / "inc.h").write_text("#define COUNT 5\n")
    text = kernel(
        "k",
        '#ifdef __gfx942__\n  s_nop COUNT\n#else\n  s_nop 1\n#endif\n  s_nop FROM_DEFSYM\n  ; @PRINT f"x"\n  s_endpgm',
    )
    output = prepared(tmp_path, '#include "inc.h"\n' + text, "k.S", defsyms=["FROM_DEFSYM=7"])
    source, found = canonical(output)
    assert "\ts_nop 5" in found.lines
    assert "\ts_nop 7" in found.lines
    (site,) = source.sites
    assert str(source.position(site.file, site.line, site.column)) == f"{tmp_path}/k.S:13:5"
    assert str(tmp_path / "inc.h") in (tmp_path / "out.d").read_text()


@pytest.mark.skipif(shutil.which("cpp") is None, reason="no C preprocessor here")
def test_the_c_preprocessors_errors(tmp_path: Path) -> None:
    with pytest.raises(MDRError, match=r"k\.S:1:\d+: error: none\.h: No such file") as caught:
        prepared(tmp_path, '#include "none.h"\n' + kernel("k"), "k.S")
    assert len(caught.value.diagnostics) == 1


def test_no_preprocessor_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(MDRError, match="goes through the C preprocessor, and none was found"):
        prepared(tmp_path, kernel("k"), "k.S", cpp=None)
