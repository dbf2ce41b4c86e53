"""``mdr inspect``: what a code object is made for, what it holds, and what is wrong with it."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from mdr.cli.boundary import INPUT_ERROR, OK, guarded, note, print_json
from mdr.demangle import demangle
from mdr.diagnostics import Diagnostic, render

if TYPE_CHECKING:
    from mdr.codeobject import CodeObject, Kernel


def main(arguments: Sequence[str]) -> int:
    """Run the command and return its exit status: 1 if an error was found in the code object."""
    options = _parser().parse_args(arguments)
    return guarded(lambda: _inspect(options), as_json=options.format == "json")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="mdr inspect", description="Shows what a code object holds, and reports what would keep it from running."
    )
    parser.add_argument("file", metavar="F.hsaco", help="linked code object")
    parser.add_argument("--min-rocm", type=_version, metavar="X.Y", help="oldest ROCm release that shall load it")
    parser.add_argument("--agent", metavar="TARGET", help="device that shall run it, for example gfx942:xnack-")
    parser.add_argument("--format", default="text", choices=("text", "json"), help="default: text")
    return parser


def _version(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d+)\.(\d+)(\.\d+)?", text)
    if match is None:
        raise argparse.ArgumentTypeError(f"{text!r} is not X.Y")
    return int(match[1]), int(match[2])


def _inspect(options: argparse.Namespace) -> int:
    from mdr import codeobject

    code = codeobject.load(options.file)
    problems = _problems(code, options)
    if options.format == "json":
        print_json({**_as_json(code), "diagnostics": [item.to_json() for item in problems]})
    else:
        print("\n".join(_as_text(code)))
        if problems:
            note(render(problems))
    return INPUT_ERROR if any(item.severity == "error" for item in problems) else OK


def _problems(code: CodeObject, options: argparse.Namespace) -> list[Diagnostic]:
    from mdr.codeobject import TargetId
    from mdr.codeobject.target import OLDEST_ROCM

    found: list[Diagnostic] = []
    for kernel in code.kernels.values():
        found += kernel.check_arguments()
    oldest = OLDEST_ROCM.get(code.version)
    if options.min_rocm is not None and oldest is not None and options.min_rocm < oldest:
        found.append(
            Diagnostic(
                f"code object version {code.version} needs ROCm {oldest[0]}.{oldest[1]}, "
                f"and {options.min_rocm[0]}.{options.min_rocm[1]} shall load it",
                hint="assemble with --amdhsa-code-object-version=5",
            )
        )
    if options.agent is not None and (reason := code.target.mismatch(TargetId.parse(options.agent))) is not None:
        found.append(Diagnostic(reason, hint=f"build for {options.agent}"))
    return found


def _as_json(code: CodeObject) -> dict[str, Any]:
    return {
        "file": code.name,
        "target": str(code.target),
        "code_object_version": code.version,
        "abi_version": code.abi_version,
        "printf_formats": list(code.printf_formats),
        "hostcall_protocol": code.hostcall_protocol,
        "sites": list(code.metadata.get("mdr.sites", ())),
        "cost": list(code.metadata.get("mdr.cost", ())),
        "kernels": [
            {
                "name": kernel.name,
                "arguments": [asdict(item) for item in kernel.args],
                "kernarg_size": kernel.kernarg_size,
                "max_workgroup_size": kernel.max_workgroup_size,
                "required_workgroup_size": kernel.required_workgroup_size,
                "code_size": kernel.code_size,
                "descriptor": asdict(kernel.descriptor),
            }
            for kernel in code.kernels.values()
        ],
    }


def _as_text(code: CodeObject) -> list[str]:
    lines = [
        f"{code.name}: {code.target}, code object version {code.version} (ELF ABI version {code.abi_version})",
    ]
    for kernel in code.kernels.values():
        lines += ["", *_kernel_text(code, kernel)]
    if code.hostcall_protocol:
        lines += ["", f"prints through hostcall, {code.hostcall_protocol} protocol"]
    if code.printf_formats:
        lines += ["", "printf formats", *(f"  {item!r}" for item in code.printf_formats)]
    return lines


def _kernel_text(code: CodeObject, kernel: Kernel) -> list[str]:
    words = kernel.descriptor
    block = f"at most {kernel.max_workgroup_size} work-items in a workgroup"
    if kernel.required_workgroup_size:
        block = f"a block of {'x'.join(map(str, kernel.required_workgroup_size))}"
    line = code.line_at(words.entry)
    source = f", from {line[0]}:{line[1]}" if line else ""
    readable = demangle(kernel.name)
    named = kernel.name if readable == kernel.name else f"{kernel.name}, {readable}"
    lines = [
        f"kernel {named}: {kernel.code_size} bytes of code at {words.entry:#x}{source}",
        f"  registers   {words.arch_vgprs} VGPRs, {words.acc_vgprs} AGPRs, {words.sgprs} SGPRs",
        f"  memory      {words.group_segment_fixed_size} bytes of LDS a workgroup, "
        f"{words.private_segment_fixed_size} bytes of scratch a work-item",
        f"  launch      {block}",
    ]
    initial = [
        f"{item.name} s{item.first}" + (f"-s{item.first + item.count - 1}" if item.count > 1 else "")
        for item in words.initial_sgprs(code.target.chip)
    ]
    lines.append(
        f"  at entry    {', '.join(initial) or 'nothing in SGPRs'}; work-item ids {'xyz'[: words.enable_vgpr_workitem_id + 1]}"
    )
    lines.append(f"  arguments   {kernel.kernarg_size} bytes" + ("" if kernel.args else ", not described"))
    width = max((len(item.name) for item in kernel.args), default=0)
    for item in kernel.args:
        details = " ".join(filter(None, (item.value_type, item.address_space, item.access)))
        lines.append(f"    {item.offset:4} +{item.size:<3} {item.name:{width}} {item.value_kind} {details}".rstrip())
    return lines + _directives_text(code, kernel)


def _directives_text(code: CodeObject, kernel: Kernel) -> list[str]:
    """Return what MDR's own metadata says of a debug build: what its directives cost, and what each prints."""
    from mdr.runtime.sites import read_cost, read_sites

    lines = []
    cost = read_cost(code.metadata, kernel.name)
    if cost:
        vgprs, sgprs, waves = (f"{before} -> {after}" for before, after in cost.values())
        lines.append(f"  directives  VGPRs {vgprs}, SGPRs {sgprs}, occupancy {waves} waves")
    found = [(site.id, site, text) for text, sites in read_sites(code.metadata, kernel.name).items() for site in sites]
    for _, site, text in sorted(found, key=lambda item: item[0]):
        shown = text.decode().removesuffix("\n")
        lines.append(f"    {site.file}:{site.line} {site.kind}: {shown!r}")
    return lines
