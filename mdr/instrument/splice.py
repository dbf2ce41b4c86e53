"""Last debug stage: put epilogue and routine into the kernel, repair descriptor and metadata, name the lines, assemble."""

from __future__ import annotations

import json
import os

from mdr.assembly.canonical import TRIPLE
from mdr.demangle import demangle
from mdr.diagnostics import MDRError
from mdr.files import write_if_changed
from mdr.instrument.allocate import SITE_SGPRS
from mdr.instrument.atsite import site_name
from mdr.instrument.compiled import Function, check_reads, check_window, extract
from mdr.instrument.debuglines import LineTable
from mdr.instrument.inject import ALLOCATION_MARK, EPILOGUE_MARK, SITE_MARK, epilogue_label
from mdr.instrument.metadata import repair_descriptor, repair_metadata
from mdr.instrument.places import fetch, store
from mdr.instrument.sitecode import away, check_contained, site_label
from mdr.instrument.translate import function_name
from mdr.instrument.transports import HOSTCALL_PROTOCOL, ROUTINE, place_mark
from mdr.process import run_tool

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def splice(
    injected: str,
    epilogue: str,
    runtime: str,
    lines: str,
    *,
    chip: str,
    llvm_mc: str,
    mattr: str | None,
    cov: int | None,
    transport: str,
    assembly: str,
    object: str,
    log: str,
) -> None:
    """Write ``k.debug.s``, ``k.o`` and ``k.log`` (what the instrumentation costs). Raises MDRError."""
    text = _read(injected)
    body, _, tail = text.rpartition(ALLOCATION_MARK)
    allocation = json.loads(tail)
    source = body.split("\n")
    compiled, routine_text = _read(epilogue), _read(runtime)
    kernels: list[dict[str, Any]] = allocation["kernels"]
    functions = [extract(compiled, function_name(number), f"{number}") for number in range(len(kernels))]
    computed = {
        (number, position): extract(
            compiled, site_name(number, position), f"S{number}_{position}_", {*kernel["hits"], *kernel["slots"]}
        )
        for number, kernel in enumerate(kernels)
        for position, _ in kernel["computes"]
    }
    calling = [kernel for kernel in kernels if kernel["transport"] == transport]
    routine = extract(routine_text, ROUTINE[transport], "R") if calling else None
    for kernel in calling:
        assert routine is not None
        check_window(routine, *kernel["window"])
    for kernel, function in zip(kernels, functions, strict=True):
        check_window(function, *kernel["window"])
        check_reads(function, {*kernel["hits"], *kernel["slots"]})
    for (number, _), function in computed.items():
        kernel = kernels[number]
        check_window(function, kernel["site_vgprs"], SITE_SGPRS)
        check_reads(function, {*kernel["hits"], *kernel["slots"]})
        check_contained(function)
    out = _splice_text(source, kernels, functions, computed)
    if routine is not None:
        out += _routine(routine)
    repair_descriptor(out, kernels)
    table = LineTable(_read(lines))
    places = {site_label(number, d): site for number, kernel in enumerate(kernels) for d, site in kernel["computes"]}
    for kernel in kernels:
        for site in kernel["sites"]:
            place = site.pop("place")
            site["file"], site["line"] = table.site(place)
            mark, found = place_mark(place), f"{site['file']}:{site['line']}".replace("%", "%%").replace("\\", "/")
            site["format"] = site["format"].replace(mark, found)
            allocation["printf"] = [text.replace(mark, found) for text in allocation["printf"]]
    protocol = HOSTCALL_PROTOCOL if any(kernel["transport"] == "hostcall" for kernel in kernels) else None
    out = repair_metadata(out, kernels, allocation["printf"], protocol)
    out = table.annotate(out, allocation["sites"], places)
    write_if_changed(assembly, "\n".join(out).rstrip("\n") + "\n")
    _assemble(assembly, object, chip=chip, llvm_mc=llvm_mc, mattr=mattr, cov=cov)
    write_if_changed(log, "".join(report(kernel) + "\n" for kernel in kernels))


def report(kernel: dict[str, Any]) -> str:
    """Return the build log's lines on what instrumenting a kernel costs: registers and occupancy."""
    name = demangle(kernel["name"])
    vgprs, sgprs = kernel["declared"]
    before, after = kernel["occupancy"]
    line = (
        f"{name}: VGPRs {vgprs} -> {kernel['next_free_vgpr']}, SGPRs {sgprs} -> {kernel['next_free_sgpr']}, "
        f"occupancy {before} -> {after} waves"
    )
    if after < before:
        line += " (a kernel that waits until all its workgroups are resident can hang at the lower occupancy)"
    return "\n".join((line, *(f"{name}: {reason}" for reason in kernel["reasons"])))


def _read(path: str) -> str:
    try:
        with open(path, encoding="utf-8", errors="surrogateescape") as stream:
            return stream.read()
    except OSError as error:
        raise MDRError(f"cannot read {path}: {error.strerror}") from None


def _splice_text(
    source: list[str],
    kernels: list[dict[str, Any]],
    functions: list[Function],
    computed: dict[tuple[int, int], Function],
) -> list[str]:
    out: list[str] = []
    for line in source:
        if line.startswith(EPILOGUE_MARK):
            number = int(line[len(EPILOGUE_MARK) :])
            out += _epilogue(number, kernels[number], functions[number])
        elif line.startswith(SITE_MARK):
            number, position = map(int, line[len(SITE_MARK) :].split())
            out += away(kernels[number], number, position, computed[number, position])
        else:
            out.append(line)
    return out


def _epilogue(number: int, kernel: dict[str, Any], function: Function) -> list[str]:
    """Return the stub that every exit of a kernel branches to, and the compiled printing behind it.

    The stub brings the wave into the state that LLVM's code expects: nothing outstanding, rounding and denormals as LLVM
    assumes, EXEC the lanes that reached a directive. With none, or without a buffer, nothing is
    run: a hostcall with EXEC = 0 never ends.
    """
    label = epilogue_label(number)
    end = f".Lmdr_end_{number}"
    buffer = kernel["buffer"]
    out = [
        f"  ; what kernel {kernel['name']} prints, run by every wave at its end",
        "\t.p2align\t2",
        f"\t.type\t{label},@function",
        f"{label}:",
        "  s_set_gpr_idx_off",
        "  s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)",
    ]
    if kernel["has_mfma"]:
        out += ["  s_nop 7", "  s_nop 7", "  s_nop 3"]
    out += ["  s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 10), 0x3f0", "  s_mov_b64 exec, -1"]
    places = kernel["kernarg"]
    if places[0][0] == "s":
        pointer = int(places[0][1:])
    else:
        pointer = buffer + 2
        for half, place in enumerate(places):
            out += [f"  {line}" for line in fetch(place, "v0")]
            out.append(f"  v_readfirstlane_b32 s{pointer + half}, v0")
    out.append(f"  s_load_dwordx2 s[{buffer}:{buffer + 1}], s[{pointer}:{pointer + 1}], {kernel['pointer_offset']:#x}")
    if kernel["group_size"]:
        register, offset = kernel["group_size"]
        out.append(f"  s_load_dword s{buffer + 4}, s[{pointer}:{pointer + 1}], {offset:#x}")
    hits = kernel["hits"]
    if hits[0][0] == "v":
        out += [f"  v_or_b32_e32 {hits[0]}, {hit}, {hits[0]}" for hit in hits[1:]]
    out += [
        "  s_waitcnt lgkmcnt(0)",
        f"  s_cmp_eq_u64 s[{buffer}:{buffer + 1}], 0",
        f"  s_cbranch_scc1 {end}",
    ]
    if kernel["group_size"]:
        out += store([(register, f"s{buffer + 4}")], save=None)
    if hits[0][0] == "v":
        # With a place for each directive, each one's own test does this.
        out += [f"  v_cmp_ne_u32_e32 vcc, 0, {hits[0]}", "  s_and_b64 exec, exec, vcc", f"  s_cbranch_execz {end}"]
    out += [
        *_inserted(function),
        f"{end}:",
        "  s_endpgm",
        f"\t.size\t{label}, .-{label}",
    ]
    return out


def _routine(routine: Function) -> list[str]:
    return [
        "\t.text",
        "\t.p2align\t2",
        f"\t.type\t{routine.name},@function",
        f"{routine.name}:",
        *_inserted(routine),
        f"\t.size\t{routine.name}, .-{routine.name}",
    ]


def _inserted(function: Function) -> list[str]:
    """Return a function's lines in the look of inserted code: two spaces, where the kernel's own lines have a tab."""
    return [f"  {line[1:]}" if line.startswith("\t") else line for line in function.lines]


def _assemble(source: str, output: str, *, chip: str, llvm_mc: str, mattr: str | None, cov: int | None) -> None:
    temporary = f"{output}.{os.getpid()}.tmp"
    argv = [llvm_mc, f"-triple={TRIPLE}", f"-mcpu={chip}", "-filetype=obj", source, "-o", temporary]
    if mattr:
        argv.append(f"-mattr={mattr}")
    if cov is not None:
        argv.append(f"--amdhsa-code-object-version={cov}")
    result = run_tool(argv)
    if result.status != 0:
        try:
            os.unlink(temporary)
        except OSError:
            pass
        raise MDRError(
            f"llvm-mc failed with status {result.status} on the instrumented kernel:\n{result.output.strip()}",
            hint="a branch of the kernel that was near its limit may no longer reach its target: use fewer directives",
        )
    with open(temporary, "rb") as stream:
        data = stream.read()
    os.unlink(temporary)
    write_if_changed(output, data)
