"""Compiled kernels, as clang and Triton emit them, go through the whole chain and compute what numpy says.

The slow tests do that for every file; the fast ones for a few that differ most: calls and scratch, several mangled kernels,
preloaded arguments, debug information, old code objects, the target as Triton spells it.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from chain import canonical, check_against_numpy, check_lines, launch, originals, with_directives
from objects import llvm
from specs import KERNELS, SPECS, Spec, dynamic_lds

from mdr import codeobject
from mdr.assembly.kernels import registers_in
from mdr.assembly.source import normalise_target
from mdr.build.pipeline import build_kernel
from mdr.process import run_tool

FAST = {
    *("gfx90a/clang_calls", "gfx90a/clang_launch_shape", "gfx90a/triton_reduce", "gfx942/clang_layer_norm"),
    *("gfx942/clang_overloads", "gfx942/triton_matmul_bf16", "gfx950/clang_reduce", "gfx950/triton_softmax"),
}
FILES = sorted(KERNELS.glob("*/*.s"))
SITE = re.compile(
    r"  (s_nop \d+|v_mov_b32_e32 v\d+, [vs]\d+|v_or_b32_e32 (v\d+), \w+, \2|v_accvgpr_read_b32 v\d+, a\d+)$"
)


def name_of(file: Path) -> str:
    return f"{file.parent.name}/{file.stem}"


def specs_of(file: Path) -> list[Spec]:
    return [spec for spec in SPECS if spec.file == file.stem]


def readable(file: Path) -> str:
    """The text as LLVM's own tools take it."""
    return "\n".join(normalise_target(line) for line in file.read_text().split("\n"))


each_file = pytest.mark.parametrize(
    "file",
    [pytest.param(file, id=name_of(file), marks=[] if name_of(file) in FAST else pytest.mark.slow) for file in FILES],
)


@each_file
def test_through_the_chain(file: Path, tmp_path: Path) -> None:
    chip = file.parent.name
    plain, printing = tmp_path / "plain.s", tmp_path / "printing.s"
    plain.write_text(readable(file))
    printing.write_text(with_directives(file.read_text(), sorted({spec.kernel for spec in specs_of(file)})))

    release = build_kernel(plain, tmp_path / "release", chip=chip, debug=False)
    by_hand = tmp_path / "by_hand.o"
    mc = [str(llvm() / "llvm-mc"), "-triple=amdgcn-amd-amdhsa", f"-mcpu={chip}", "-filetype=obj"]
    assert run_tool([*mc, str(plain), "-o", str(by_hand)]).status == 0
    assert Path(release.artifacts[".o"]).read_bytes() == by_hand.read_bytes()

    runs = specs_of(file)
    assert runs
    found = []
    for spec in runs:
        # Compilers make no mistakes of the kinds that the emulator looks for: none may be reported.
        _, buffers = launch(release.hsaco, spec, dynamic_lds(spec, chip), check="all")
        check_against_numpy(spec, buffers)
        found.append(buffers)

    for transport in ("hostcall", "buffered") if chip == "gfx950" else ("buffered",):
        debug = build_kernel(printing, tmp_path / transport, chip=chip, transport=transport)
        assert list(originals(Path(debug.artifacts[".debug.s"]).read_text())) == canonical(plain, chip)
        injected = Path(debug.artifacts[".injected.s"]).read_text()
        for spec in specs_of(file):
            check_sites(injected, spec.kernel)
        for spec, before in zip(runs, found, strict=True):
            result, buffers = launch(debug.hsaco, spec, dynamic_lds(spec, chip))
            assert {name: value.tobytes() for name, value in buffers.items()} == {
                name: value.tobytes() for name, value in before.items()
            }
            check_lines(spec, result.lines)


def check_sites(injected: str, kernel: str) -> None:
    """Fail unless the sites only copy into registers that the kernel itself does not name."""
    lines = injected.split("\n")
    start = lines.index(f"{kernel}:")
    lines = lines[start : next(at for at, line in enumerate(lines) if line.startswith(f"\t.size\t{kernel},"))]
    own = [line for line in lines if line.startswith("\t") and not line.startswith("\t.")]
    highest = max(registers_in(line).vgprs for line in own)
    count = 0
    for at, line in enumerate(lines):
        if not line.startswith("  ; @"):
            continue
        count += 1
        for site in lines[at + 1 :]:
            if not site.startswith("  ") or site.startswith("  ; @"):
                break
            if site.startswith("  ;"):
                continue
            assert SITE.match(site), site
            if "v_" in site:
                assert registers_in(site.split(",")[0]).vgprs > highest, site
    assert count == 3


def test_every_file_has_a_launch_and_every_launch_a_file() -> None:
    assert {file.stem for file in FILES} == {spec.file for spec in SPECS}
    assert {file.parent.name for file in FILES} == {"gfx90a", "gfx942", "gfx950"}
    assert len(FILES) >= 30
    assert {name_of(file) for file in FILES} >= FAST


def test_the_corpus_has_what_it_is_for() -> None:
    texts = [file.read_text() for file in FILES]
    for wanted in (
        *(
            "s_barrier",
            "ds_bpermute_b32",
            "v_mfma_",
            "global_atomic_",
            "ds_add_",
            "s_swappc_b64",
            "scratch_store",
            "\t.loc\t",
        ),
        *('.amdgcn_target "amdgpu', ".set .L", "_ZN6shapes", "user_sgpr_dispatch_ptr 1", "_dpp ", "_sdwa "),
        *(f"code_object_version {version}" for version in (4, 5, 6)),
    ):
        assert any(wanted in text for text in texts), wanted
    preloading = [text for text in texts if re.search(r"kernarg_preload_length [1-9]", text)]
    assert len(preloading) > 5


def test_the_authors_lines_stay(tmp_path: Path) -> None:
    """A kernel compiled with -g keeps its own line table when directives are put into it."""
    source = tmp_path / "reduce.s"
    source.write_text(with_directives((KERNELS / "gfx950" / "clang_reduce.s").read_text(), ["reduce"]))
    built = build_kernel(source, tmp_path / "out", chip="gfx950", transport="buffered")
    code = codeobject.load(built.hsaco)
    entry = code.kernels["reduce"].descriptor.entry
    places = [code.line_at(address) for address in range(entry, entry + 400, 4)]
    named = {(Path(place[0]).name, place[1]) for place in places if place}
    lines = (Path(__file__).parent / "generate" / "clang" / "reduce.cl").read_text().split("\n")
    loop = next(number for number, line in enumerate(lines, 1) if "s += x[i]" in line)
    assert ("reduce.cl", loop) in named, named
