"""Stage translate: directives to GPU-dialect MLIR, one function a kernel, snapshots still symbolic.

A snapshot is a call to ``@mdr_slot_KERNEL_SLOT``, "did this lane reach directive D" a call to ``@mdr_hit_KERNEL_D``; inject
binds both to registers. Every line is printed by ``gpu.printf``.
"""

from __future__ import annotations

from mdr.directives import tree
from mdr.files import write_if_changed
from mdr.instrument import atsite
from mdr.instrument.expressions import MLIR_TYPES, Lowering
from mdr.instrument.plan import PlannedKernel, read_plan
from mdr.instrument.records import words
from mdr.instrument.transports import line_format

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

_ID_BITS = 10  # work-item ids are packed 10:10:10 in v0 on gfx90a and later (AMDGPUUsage, initial VGPR state)


def translate(plan: str, *, output: str) -> None:
    """Read ``k.plan.json`` and write ``k.gpu.mlir``. Raises MDRError on a damaged plan."""
    planned = read_plan(plan)
    declarations: list[str] = []
    functions: list[str] = []
    for number, kernel in enumerate(planned.kernels):
        _kernel(number, kernel, declarations, functions)
    lines = ["module attributes {gpu.container_module} {", "  gpu.module @mdr {", *declarations, *functions, "  }", "}"]
    write_if_changed(output, "\n".join(lines) + "\n")


def function_name(number: int) -> str:
    """Return the name of the epilogue function of kernel ``number`` (in plan order)."""
    return f"__mdr_epilogue_{number}"


def escape(text: str) -> str:
    """Return ``text`` as the inside of an MLIR string: printable ASCII as it is, the rest as hexadecimal bytes."""
    return "".join(
        chr(byte) if 0x20 <= byte < 0x7F and byte not in (0x22, 0x5C) else f"\\{byte:02X}" for byte in text.encode()
    )


def _kernel(number: int, kernel: PlannedKernel, declarations: list[str], functions: list[str]) -> None:
    used: set[int] = set()
    end = _Lines(number, kernel)
    for position, item in enumerate(kernel.directives):
        declarations.append(f"    func.func private @mdr_hit_{number}_{position}() -> i1")
        if item.computes_at_site:
            site = _Lines(number, kernel)
            site.at_site(position)
            declarations += atsite.declarations(number, position, item)
            functions += site.function(atsite.site_name(number, position))
            used |= site.low.slots_used
        if item.prints and not item.leaves_at_site:
            end.at_end(position)
    used |= end.low.slots_used
    declarations += [f"    func.func private @mdr_slot_{number}_{slot}() -> i32" for slot in sorted(used)]
    functions += [f"    // kernel {kernel.name}", *end.function(function_name(number))]


class _Lines:
    """Writes the lines of a kernel's directives into one function."""

    def __init__(self, number: int, kernel: PlannedKernel) -> None:
        self._number = number
        self._kernel = kernel
        self._built_ins = _BuiltIns(kernel)
        self.low = Lowering(number, self._built_ins.value)
        self._built_ins.lowering = self.low

    def function(self, name: str) -> list[str]:
        """Return the function with all that was written."""
        return [f"    gpu.func @{name}() kernel {{", *self.low.lines, "      gpu.return", "    }"]

    def at_end(self, position: int) -> None:
        """Write what the directive numbered ``position`` prints at the kernel's end."""
        directive = self._kernel.directives[position].directive
        if isinstance(directive, tree.Trace):
            for back in reversed(range(directive.last)):
                self._kept(position, directive, back)
            return
        branches = self._open(position)
        if isinstance(directive, tree.Count):
            values = [self._total(position)]
            branches += self._open_once("wave")
            self._send(position, values)
        else:
            assert isinstance(directive, tree.Print | tree.TimestampEnd)
            branches += self._open_passed(position) + self._open_condition(directive)
            branches += self._open_longest(position) + self._open_once(directive.once)
            self._send(position, self._arguments(position))
        self._close(branches)

    def at_site(self, position: int) -> None:
        """Write what the directive numbered ``position`` does where it stands."""
        item = self._kernel.directives[position]
        directive = item.directive
        self._begin(position)
        if isinstance(directive, tree.Assert):
            branches = atsite.open_failed(self.low, self._number, position, directive)
        else:
            assert isinstance(directive, tree.Print | tree.Count | tree.Trace)
            branches = self._open_condition(directive)
        atsite.effect(self.low, self._number, position, item)
        if item.leaves_at_site:
            if isinstance(directive, tree.Print):
                branches += self._open_once(directive.once)
            self._send(position, self._arguments(position))
        self._close(branches)

    def _begin(self, position: int, back: int | None = None) -> None:
        """Go on to a directive, or to what its trace kept ``back`` passes before the last one."""
        item = self._kernel.directives[position]
        self.low.slot_of = item.reads if back is None else item.reads | item.rings[back]
        # Without a condition every pass is kept, so that their numbers need not be.
        self._built_ins.passes_back = 0 if back is None or "pass" in item.rings[back] else back
        self.low.emit(f"// {position}: {item.text}")

    def _open(self, position: int, back: int | None = None) -> int:
        """Begin what the lanes do that reached the directive, and the start of its section; return how many branches."""
        self._begin(position, back)
        needed = [position, self._kernel.directives[position].start]
        names = [f"@mdr_hit_{self._number}_{other}" for other in needed if other is not None]
        for name in names:
            self.low.open(self.low.value(f"func.call {name}() : () -> i1"))
        return len(names)

    def _open_passed(self, position: int) -> int:
        """Begin what the lanes do that came from the start of a section in a loop to its end."""
        item = self._kernel.directives[position]
        if not item.adds_up:
            return 0
        passes = self.low.read_slot(item.reads["passes"])
        self.low.open(self.low.value(f"arith.cmpi ne, {passes}, {self.low.constant(0, 'i32')} : i32"))
        return 1

    def _open_longest(self, position: int) -> int:
        """Begin what, of a line once a wave, only lanes do that passed a section in a loop most often: as the wave did."""
        item, low = self._kernel.directives[position], self.low
        if not (item.adds_up and isinstance(item.directive, tree.TimestampEnd) and item.directive.once):
            return 0
        passes, zero = low.read_slot(item.reads["passes"]), low.constant(0, "i32")
        most = low.value(
            f'llvm.call_intrinsic "llvm.amdgcn.wave.reduce.umax.i32"({passes}, {zero}) : (i32, i32) -> i32'
        )
        low.open(low.value(f"arith.cmpi eq, {passes}, {most} : i32"))
        return 1

    def _open_condition(self, directive: tree.Print | tree.Count | tree.Trace | tree.TimestampEnd) -> int:
        if directive.condition is None:
            return 0
        self.low.open(self.low.lower(directive.condition))
        return 1

    def _open_once(self, once: str | None) -> int:
        """Begin what only the first of the lanes here does, with ``workgroup`` in the workgroup's first wave."""
        if once is None:
            return 0
        low = self.low
        if once == "workgroup":
            wave = self._built_ins.value("wave")
            low.open(low.value(f"arith.cmpi eq, {wave}, {low.constant(0, 'i32')} : i32"))
        lane = self._built_ins.value("lane")
        first = low.value(f'llvm.call_intrinsic "llvm.amdgcn.readfirstlane.i32"({lane}) : (i32) -> i32')
        low.open(low.value(f"arith.cmpi eq, {lane}, {first} : i32"))
        return 2 if once == "workgroup" else 1

    def _close(self, branches: int) -> None:
        for _ in range(branches):
            self.low.close()

    def _kept(self, position: int, directive: tree.Trace, back: int) -> None:
        """Print the pass that was kept ``back`` hits before the last one."""
        low = self.low
        branches = self._open(position, back)
        hits = self._hits(position)
        low.open(low.value(f"arith.cmpi ugt, {hits}, {low.constant(back, 'i32')} : i32"))
        # Read anew for each use: a value that lives across a call is a register too many.
        values = [(self._built_ins.value("pass"), "i32")]
        if directive.condition is not None:
            hits = self._hits(position)
            values.append((low.value(f"arith.subi {hits}, {low.constant(back + 1, 'i32')} : i32"), "i32"))
        values += [(self._hits(position), "i32"), *self._arguments(position)]
        self._send(position, values)
        self._close(branches + 1)

    def _hits(self, position: int) -> str:
        """Return how many passes a trace could have kept, which is one more than the last one's number."""
        low, reads = self.low, self._kernel.directives[position].reads
        if "count" in reads:
            return low.read_slot(reads["count"])
        return low.value(f"arith.addi {low.read_slot(reads['pass'])}, {low.constant(1, 'i32')} : i32")

    def _total(self, position: int) -> tuple[str, str]:
        """Return the hits of all lanes here, added up in halves that cannot overflow."""
        low = self.low
        count = low.read_slot(self._kernel.directives[position].reads["count"])
        parts = (
            low.value(f"arith.andi {count}, {low.constant(0xFFFF, 'i32')} : i32"),
            low.value(f"arith.shrui {count}, {low.constant(16, 'i32')} : i32"),
        )
        zero = low.constant(0, "i32")
        sums = [
            low.value(f'llvm.call_intrinsic "llvm.amdgcn.wave.reduce.add.i32"({part}, {zero}) : (i32, i32) -> i32')
            for part in parts
        ]
        # Into SGPRs, which live across calls.
        sums = [
            low.value(f'llvm.call_intrinsic "llvm.amdgcn.readfirstlane.i32"({part}) : (i32) -> i32') for part in sums
        ]
        wide = [low.value(f"arith.extui {part} : i32 to i64") for part in sums]
        high = low.value(f"arith.shli {wide[1]}, {low.constant(16, 'i64')} : i64")
        return low.value(f"arith.addi {wide[0]}, {high} : i64"), "i64"

    def _arguments(self, position: int) -> list[tuple[str, str]]:
        """Return the arguments of a line's own placeholders, or a section's ticks, and what it tells of its work-item."""
        item = self._kernel.directives[position]
        values = []
        if isinstance(item.directive, tree.Line):
            values = _values(self.low, item.directive)
        elif item.adds_up:
            low, reads = self.low, item.reads
            values = [(_joined(low, [low.read_slot(reads[f"sum{half}"]) for half in range(2)]), "i64")]
            values += [(low.read_slot(reads[name]), "i32") for name in ("passes", "least", "most")]
        elif item.start is not None:
            values = [_elapsed(self.low, self._kernel.directives[item.start].reads)]
        return values + [(self._built_ins.value(name), "i32") for name in item.named]

    def _send(self, position: int, values: list[tuple[str, str]]) -> None:
        item = self._kernel.directives[position]
        values = values + _words(self.low, self._kernel, position, self._built_ins)
        operands = f", {', '.join(v for v, _ in values)} : {', '.join(t for _, t in values)}" if values else ""
        self.low.emit(f'gpu.printf "{escape(line_format(item))}"{operands}')


def _elapsed(low: Lowering, start: dict[str, int]) -> tuple[str, str]:
    """Return the clock at the end of a section less the clock at its start."""
    return low.value(f"arith.subi {_clock(low, low.slot_of)}, {_clock(low, start)} : i64"), "i64"


def _words(low: Lowering, kernel: PlannedKernel, position: int, built_ins: _BuiltIns) -> list[tuple[str, str]]:
    """Return the quadwords that go behind a line's own arguments (mdr.instrument.records)."""
    found = []
    item = kernel.directives[position]
    for word in words(kernel, item):
        if word == "start":
            assert item.start is not None
            found.append((_clock(low, kernel.directives[item.start].reads), "i64"))
            continue
        if word == "iteration":
            found.append((built_ins.value("pass"), "i32"))
            continue
        halves = [
            low.constant(position, "i32") if name == "site" else low.read_slot(kernel.where[name])
            for name in word.split()
        ]
        found.append((_joined(low, halves) if len(halves) == 2 else halves[0], "i64" if len(halves) == 2 else "i32"))
    return found


def _clock(low: Lowering, slots: Mapping[str, int]) -> str:
    return _joined(low, [low.read_slot(slots[f"clock{half}"]) for half in range(2)])


def _joined(low: Lowering, halves: list[str]) -> str:
    """Return the i64 of a low and a high i32."""
    wide = [low.value(f"arith.extui {half} : i32 to i64") for half in halves]
    high = low.value(f"arith.shli {wide[1]}, {low.constant(32, 'i64')} : i64")
    return low.value(f"arith.ori {wide[0]}, {high} : i64")


def _values(low: Lowering, directive: tree.Line) -> list[tuple[str, str]]:
    values = []
    for placeholder in directive.placeholders():
        value, kind = low.lower(placeholder.expr), MLIR_TYPES[placeholder.expr.type]
        if kind == "f32":
            value, kind = low.value(f"arith.extf {value} : f32 to f64"), "f64"
        values.append((value, kind))
    return values


class _BuiltIns:
    """Built-in values of one kernel's function, computed where they are used: a directive's branch hides them from the next."""

    def __init__(self, kernel: PlannedKernel) -> None:
        self.lowering: Lowering
        self.passes_back = 0
        self._kernel = kernel

    def value(self, name: str) -> str:
        """Return the i32 value of built-in ``name``."""
        low, facts = self.lowering, self._kernel.facts
        if name == "lane":
            lane = low.value("gpu.lane_id")
            return low.value(f"arith.index_cast {lane} : index to i32")
        if name.startswith("wg_"):
            return low.read_slot(low.slot_of[name])
        if name == "pass":
            last = low.read_slot(low.slot_of["pass"])
            if not self.passes_back:
                return last
            return low.value(f"arith.subi {last}, {low.constant(self.passes_back, 'i32')} : i32")
        packed = low.read_slot(low.slot_of["tid"])
        if name == "wave":
            return self._wave(packed)
        axis = "xyz".index(name[-1])
        if not facts["packed_ids"]:
            return packed
        return self._field(packed, axis)

    def _field(self, packed: str, axis: int) -> str:
        low = self.lowering
        if axis:
            packed = low.value(f"arith.shrui {packed}, {low.constant(_ID_BITS * axis, 'i32')} : i32")
        if axis == 2:
            return packed
        return low.value(f"arith.andi {packed}, {low.constant((1 << _ID_BITS) - 1, 'i32')} : i32")

    def _wave(self, packed: str) -> str:
        """Return the wave's number in its workgroup: the linear work-item number over 64."""
        low, facts = self.lowering, self._kernel.facts
        six = low.constant(6, "i32")
        if not facts["packed_ids"]:
            return low.value(f"arith.shrui {packed}, {six} : i32")
        x, y, z = (self._field(packed, axis) for axis in range(3))
        if facts["reqd_size"]:
            size_x, size_y = (low.constant(size, "i32") for size in facts["reqd_size"])
        else:
            sizes = low.read_slot(low.slot_of["group_size"])
            size_x = low.value(f"arith.andi {sizes}, {low.constant(0xFFFF, 'i32')} : i32")
            size_y = low.value(f"arith.shrui {sizes}, {low.constant(16, 'i32')} : i32")
        rows = low.value(f"arith.muli {z}, {size_y} : i32")
        rows = low.value(f"arith.addi {rows}, {y} : i32")
        linear = low.value(f"arith.muli {rows}, {size_x} : i32")
        linear = low.value(f"arith.addi {linear}, {x} : i32")
        return low.value(f"arith.shrui {linear}, {six} : i32")
