"""Stage parse: canonical text, typed directives and kernel facts; every mistake of the user's is found here.

In: the source with every file it includes. Out: ``k.canon.s`` (no comments), ``k.plan.json`` (no positions),
``k.lines.json`` (positions, read by the last stage only) and a depfile.
"""

from __future__ import annotations

import json
import os

from mdr import directives
from mdr.assembly import PREPARED
from mdr.assembly.canonical import Canonical, CanonicalSite, canonicalise, is_instruction
from mdr.assembly.chips import Chip, chip_named
from mdr.assembly.kernels import Kernel, Module, read_module
from mdr.assembly.source import Source
from mdr.demangle import demangle
from mdr.diagnostics import Diagnostic, MDRError, Position
from mdr.files import write_if_changed
from mdr.instrument.allocate import LEANEST, allocate
from mdr.instrument.facts import facts_of, limits
from mdr.instrument.fetches import COUNTER
from mdr.instrument.guards import guarded
from mdr.instrument.keeps import add_up, keep, read_wave, reads_registers_late, same_in_all_lanes
from mdr.instrument.outstanding import outstanding_any, outstanding_load
from mdr.instrument.plan import Plan, PlannedDirective, PlannedKernel, Slot
from mdr.instrument.readings import plan_reading
from mdr.instrument.sites import SiteChecks
from mdr.instrument.timestamps import Pairing

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


_TIMESTAMPS = (directives.TimestampStart, directives.TimestampEnd)
_MORE_PASSES = "to see every pass as it comes, write  @PRINT now …, to keep the last eight  @TRACE last=8 …"


def parse(
    source: str,
    *,
    chip: str,
    llvm_mc: str,
    include_dirs: Sequence[str],
    defsyms: Sequence[str],
    mattr: str | None,
    cov: int | None,
    labels: Sequence[str] = (),
    canon: str,
    plan: str,
    lines: str,
    depfile: str,
) -> list[Diagnostic]:
    """Write the four outputs and return the warnings and notes. With ``labels``, directives of other labels do nothing.

    Raises MDRError with all errors of the file, positioned.
    """
    target = chip_named(chip)
    text, canonical = canonicalise(
        source, chip=chip, llvm_mc=llvm_mc, include_dirs=include_dirs, defsyms=defsyms, mattr=mattr, cov=cov
    )
    module = read_module(canonical.lines)
    planner = _Planner(target, text, canonical, module, labels)
    planner.plan_all()
    write_if_changed(canon, "\n".join(canonical.lines) + "\n")
    write_if_changed(plan, planner.plan.dumps())
    write_if_changed(lines, _lines_json(text, canonical))
    escaped = " ".join(path.replace("\\", "\\\\").replace(" ", "\\ ") for path in text.dependencies)
    write_if_changed(depfile, f"{canon.replace(' ', chr(92) + ' ')}: {escaped}\n")
    return planner.warnings


def _keep_where(planned: PlannedKernel) -> None:
    """Plan to keep what tells a kernel's work-items apart."""
    planned.where["tid" if planned.facts["packed_ids"] else "tid_x"] = planned.slot(Slot("tid"))
    for axis in planned.facts["wg_sgprs"]:
        planned.where[f"wg_{axis}"] = planned.slot(Slot(f"wg_{axis}"))


def _lines_json(source: Source, canonical: Canonical) -> str:
    others = (file.path for file in source.files[1:])
    first = source.start().file
    if first == source.files[0].path and first.endswith(PREPARED):
        # A compiler's text without markers: where the build folder is must not show in the object.
        first = os.path.basename(first)
    sites = [[source.sites[site.source].file, source.sites[site.source].line] for site in canonical.sites]
    return (
        json.dumps(
            {
                # Prepared text is nobody's source: its place in the build folder is not named.
                "files": [os.path.normpath(path) for path in (first, *others)],
                "instructions": canonical.positions,
                "sites": sites,
            },
            separators=(",", ":"),
        )
        + "\n"
    )


class _Planner:
    """Turns the sites of one file into a plan, collecting errors and warnings on the way."""

    def __init__(
        self, chip: Chip, source: Source, canonical: Canonical, module: Module, labels: Sequence[str] = ()
    ) -> None:
        self.plan = Plan(chip.name)
        self.errors: list[Diagnostic] = []
        self.warnings: list[Diagnostic] = list(canonical.warnings)
        self._chip = chip
        self._source = source
        self._canonical = canonical
        self._module = module
        self._labels = labels
        self._site_checks = SiteChecks(canonical.lines, module)
        self._planned: dict[str, PlannedKernel] = {}
        self._pairing = Pairing(self.errors)
        self._sites_of: dict[str, list[CanonicalSite]] = {}
        self._noted: set[str] = set()
        self._seen: set[tuple[int, int, str]] = set()

    def plan_all(self) -> None:
        """Plan every site; raises one MDRError with all errors."""
        for number, site in enumerate(self._canonical.sites):
            self._plan_site(number, site)
        for message, position in self._pairing.unfinished():
            self._warn(message, position)
        if not self.errors:
            for planned in self._planned.values():
                self._check_room(planned)
        if self.errors:
            raise MDRError(self.errors)
        live = {site.source for site in self._canonical.sites}
        for index, source_site in enumerate(self._source.sites):
            if index not in live:
                position = self._source.position(source_site.file, source_site.line, source_site.column)
                self._warn("this directive is never assembled (a macro not used, or a false .if)", position)
        if not self._source.sites:
            self._warn(
                "no directive in this file: nothing will be printed",
                self._source.start(),
                hint='add one, such as  ; @PRINT f"v0={v0:d}"',
            )
        for planned in self._planned.values():
            _keep_where(planned)
        order = [kernel.name for kernel in self._module.kernels]
        self.plan.kernels = sorted(self._planned.values(), key=lambda kernel: order.index(kernel.name))

    def _plan_site(self, number: int, site: CanonicalSite) -> None:
        position = self._position(site)
        try:
            directive = directives.parse(site.text, symbols=site.symbols, chip=self._chip.name)
        except directives.DirectiveError as error:
            for problem in error.problems:
                hint = problem.hint or f"Please check your {site.text.split(None, 1)[0]} directive syntax."
                self._error(problem.message, site, problem.offset, problem.length, hint)
            return
        if self._labels and directive.label not in self._labels:
            return
        kernel = next((k for k in self._module.kernels if k.contains(site.line)), None)
        if kernel is None:
            self._error(
                "this directive stands outside every kernel",
                site,
                0,
                len(site.text),
                "a kernel's code begins at the label that .amdhsa_kernel names",
            )
            return
        for problem in directives.check_registers(directive, limits(kernel, self._chip)):
            self._error(problem.message, site, problem.offset, problem.length, problem.hint)
        trouble = self._site_checks.check(kernel, site.line)
        if trouble is not None:
            self._error(trouble.message, site, 0, len(site.text), trouble.hint)
        planned = self._kernel(kernel, position)
        if planned is None:
            return
        self._note_volume(kernel, directive, position)
        if isinstance(directive, _TIMESTAMPS):
            self._warn_of_drain("lgkmcnt", "reading the clock here", kernel, site, position)
        for space in sorted({memory.space for memory in directive.memory()}):
            what = "reading LDS here" if space == "lds" else "reading memory here"
            self._warn_of_drain(COUNTER[space], what, kernel, site, position)
        in_loop = self._site_checks.in_loop(site.line)
        self._warn_of_load(kernel, directive, site, position)
        start = self._pairing.start_of(kernel.name, directive, len(planned.directives), position)
        # What stands before the start is run only where arguments are not preloaded: the start is the same place for both.
        line = max(site.line, planned.facts["entry"] + 1)
        begun = None if start is None else planned.directives[start]
        if begun is not None and isinstance(directive, directives.TimestampEnd):
            assert isinstance(begun.directive, directives.TimestampStart)
            directive.realtime = begun.directive.realtime
        condition = directive.condition if isinstance(directive, directives.Print | directives.Trace) else None
        directive, guards = guarded(directive, limits(kernel, self._chip).lds)
        for part in (directive, *guards):
            reads = self._reads(planned, kernel, part, number, site, condition)
            self._sites_of.setdefault(kernel.name, []).append(site)
            item = PlannedDirective(part, line, site.text, reads, start, number)
            owner = len(planned.directives)
            item.fetches = [index for index, fetch in enumerate(planned.fetches) if fetch.owner == owner]
            keep(planned, item, len(planned.directives), self._first_at(number), in_loop=in_loop)
            if begun is not None and in_loop and self._site_checks.in_loop(begun.line):
                add_up(planned, item, len(planned.directives))
            planned.directives.append(item)
        last_pass = isinstance(directive, (directives.Print, directives.TimestampEnd))
        if in_loop and last_pass and not item.leaves_at_site and not item.adds_up:
            self._warn(
                "this directive stands in a loop: it shows the values of its last pass",
                position,
                hint=_MORE_PASSES if isinstance(directive, directives.Print) else None,
                severity="note",
            )

    def _kernel(self, kernel: Kernel, position: Position) -> PlannedKernel | None:
        if kernel.name in self._planned:
            return self._planned[kernel.name]
        if not kernel.value("user_sgpr_kernarg_segment_ptr"):
            self.errors.append(
                Diagnostic(
                    f"kernel '{demangle(kernel.name)}' does not receive the kernel argument pointer, which printing needs",
                    position,
                    hint="add .amdhsa_user_sgpr_kernarg_segment_ptr 1 to its descriptor; it moves the SGPRs that follow",
                )
            )
            return None
        planned = PlannedKernel(kernel.name, facts_of(self._canonical.lines, kernel, self._chip))
        self._planned[kernel.name] = planned
        return planned

    def _reads(
        self,
        planned: PlannedKernel,
        kernel: Kernel,
        directive: directives.Directive,
        number: int,
        site: CanonicalSite,
        condition: directives.Expression | None,
    ) -> dict[str, int]:
        """Plan what a directive reads; ``condition`` is that by which lanes are kept from reading memory."""
        reads: dict[str, int] = {}
        first = self._first_at(number)
        if isinstance(directive, _TIMESTAMPS):
            kind = "realtime" if directive.realtime else "clock"
            reads |= {f"clock{half}": planned.slot(Slot(kind, half, first)) for half in range(2)}
        for read in directive.registers(addresses=False):
            if isinstance(read, directives.Register):
                if reads_registers_late(directive):
                    continue
                for index in range(read.index, read.index + read.count):
                    reads[f"{read.bank}{index}"] = planned.slot(Slot(read.bank, index, first))
        for memory in directive.memory():
            lds = limits(kernel, self._chip).lds if memory.space == "lds" else None
            reads |= plan_reading(planned, memory, first, lds, condition)
        for read in directive.registers():
            if isinstance(read, directives.Register):
                continue
            name = read.name
            if name == "lane":
                continue
            if name == "pass":
                reads[name] = planned.slot(Slot(name, 0, first))
                continue
            if name.startswith("wg_"):
                if name[-1] not in planned.facts["wg_sgprs"]:
                    self._error(
                        f"kernel '{demangle(kernel.name)}' does not receive the workgroup id in {name[-1]}",
                        site,
                        0,
                        len(site.text),
                        f"add .amdhsa_system_sgpr_workgroup_id_{name[-1]} 1 to its descriptor; it moves the SGPRs that follow",
                    )
                    continue
                reads[name] = planned.slot(Slot(name))
                continue
            if name[-1] in "yz" and planned.facts["workitem_axes"] <= "xyz".index(name[-1]):
                self._error(
                    f"kernel '{demangle(kernel.name)}' does not receive the work-item id in {name[-1]}",
                    site,
                    0,
                    len(site.text),
                    f"set .amdhsa_system_vgpr_workitem_id to {'xyz'.index(name[-1])}",
                )
                continue
            reads["tid"] = planned.slot(Slot("tid"))
            if name == "wave":
                read_wave(planned, reads)
        if getattr(directive, "once", None) == "workgroup":
            read_wave(planned, reads)
        return reads

    def _first_at(self, number: int) -> int:
        """Return the first site with no instruction between it and site ``number``: they see the same values, and share them."""
        while number and self._canonical.sites[number - 1].line == self._canonical.sites[number].line:
            number -= 1
        return number

    def _position(self, site: CanonicalSite, offset: int = 0) -> Position:
        origin = self._source.sites[site.source]
        # A macro's arguments make the text differ from the source's: then only the directive's start is certain.
        column = origin.column + (offset if origin.text == site.text else 0)
        return self._source.position(origin.file, origin.line, column)

    def _error(self, message: str, site: CanonicalSite, offset: int, length: int, hint: str | None) -> None:
        key = (site.source, offset, message)
        if key in self._seen:  # the same mistake in another expansion of the same line
            return
        self._seen.add(key)
        self.errors.append(Diagnostic(message, self._position(site, offset), hint=hint, width=length))

    def _warn_of_load(
        self, kernel: Kernel, directive: directives.Directive, site: CanonicalSite, position: Position
    ) -> None:
        """Warn when a value is taken while the load of it is still on its way: what is printed is then the old value."""
        if isinstance(directive, directives.Print) and directive.wait:
            return
        names = {
            f"{read.bank}{index}"
            for read in directive.registers()
            if isinstance(read, directives.Register)
            for index in range(read.index, read.index + read.count)
        }
        found = outstanding_load(self._canonical.lines, kernel, site.line, names)
        if found is None:
            return
        register, line, counter = found
        self._warn(
            f"{register} is printed before {counter} says that its load has arrived{self._place_of(line)}",
            position,
            hint="move the directive behind the s_waitcnt, or wait for it:  @PRINT wait=1 …",
        )

    def _warn_of_drain(self, counter: str, what: str, kernel: Kernel, site: CanonicalSite, position: Position) -> None:
        """Warn when a wait for ``counter`` that a directive adds waits for operations of the kernel's own too."""
        line = outstanding_any(self._canonical.lines, kernel, site.line, counter)
        if line is not None:
            operations = "LDS and scalar operations" if counter == "lgkmcnt" else "memory operations"
            self._warn(
                f"{what} waits for {operations} of the kernel that are on their way"
                f"{self._place_of(line, 'issued')}, which the kernel itself does not yet",
                position,
                hint=f"move the {'timestamp' if 'clock' in what else 'directive'} behind the s_waitcnt {counter}(0)",
            )

    def _place_of(self, line: int, verb: str = "loaded") -> str:
        """Return `` (loaded at k.s:12)`` for the instruction at a canonical line, where its position is known."""
        if not self._canonical.positions:
            return ""
        ordinal = sum(is_instruction(text) for text in self._canonical.lines[:line])
        file, number = self._canonical.positions[ordinal]
        return f" ({verb} at {self._source.files[file].path}:{number})"

    def _check_room(self, planned: PlannedKernel) -> None:
        """Find out here, where positions are known, whether there is room, at least for the transport that needs less."""
        try:
            allocate(planned.name, self._chip, LEANEST, planned.demand())
        except MDRError as error:
            (problem,) = error.diagnostics
        else:
            return
        fitting = len(planned.directives) - 1
        while fitting and not self._fits(planned, fitting):
            fitting -= 1
        rest = len(planned.directives) - fitting
        site = self._sites_of[planned.name][fitting]
        self._error(
            problem.message,
            site,
            0,
            len(site.text),
            f"{problem.hint}; without this directive and the {rest - 1} after it there would be room"
            if rest > 1
            else f"{problem.hint}; without this directive there would be room",
        )

    def _fits(self, planned: PlannedKernel, directives: int) -> bool:
        try:
            allocate(planned.name, self._chip, LEANEST, planned.demand(directives))
        except MDRError:
            return False
        return True

    def _note_volume(self, kernel: Kernel, directive: directives.Directive, position: Position) -> None:
        """Say once a kernel that a workgroup with barriers is large; printing at its end cannot disturb the barriers.

        A clock is the same for all lanes, so an elapsed time without a condition is said to be repeated.
        """
        if isinstance(directive, directives.TimestampEnd) and directive.condition is None and not directive.once:
            self._warn(
                "this prints the wave's time once a lane",
                position,
                hint="to print it once a wave, write  @TIMESTAMP_END once wave  or  @TIMESTAMP_END if $lane == 0:",
                severity="note",
            )
        if not isinstance(directive, directives.Print) or directive.once:
            return
        if same_in_all_lanes(directive):
            self._warn(
                "all lanes of a wave print the same line here",
                position,
                hint='to print it once a wave, write  @PRINT once wave: f"…"',
                severity="note",
            )
        if kernel.has_barrier and directive.condition is None and kernel.name not in self._noted:
            self._noted.add(kernel.name)
            self._warn(
                f"kernel '{demangle(kernel.name)}' has s_barrier, so its workgroups have several waves: "
                "this prints a line a thread",
                position,
                hint="to print less, add a condition such as  if $tid == 0:  or  if $lane == 0:",
                severity="note",
            )

    def _warn(self, message: str, position: Position, hint: str | None = None, *, severity: str = "warning") -> None:
        self.warnings.append(Diagnostic(message, position, severity=severity, hint=hint))
