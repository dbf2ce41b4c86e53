"""Stage translate: directives to GPU-dialect MLIR, one function a kernel, snapshots still symbolic.

A snapshot is a call to ``@mdr_slot_KERNEL_SLOT``, "did this lane reach directive D" a call to ``@mdr_hit_KERNEL_D``; inject
binds both to registers. Every line is printed by ``gpu.printf``.
"""

from __future__ import annotations

from mdr.directives import tree
from mdr.files import write_if_changed
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
    built_ins = _BuiltIns(kernel)
    low = Lowering(number, built_ins.value)
    built_ins.lowering = low
    for position, item in enumerate(kernel.directives):
        declarations.append(f"    func.func private @mdr_hit_{number}_{position}() -> i1")
        if not item.prints:
            continue
        low.slot_of = item.reads
        low.emit(f"// {item.text}")
        branches = 0
        for needed in (position, item.start):
            if needed is not None:
                low.open(low.value(f"func.call @mdr_hit_{number}_{needed}() : () -> i1"))
                branches += 1
        directive = item.directive
        assert isinstance(directive, tree.Print | tree.TimestampEnd)
        if directive.condition is not None:
            low.open(low.lower(directive.condition))
            branches += 1
        if isinstance(directive, tree.Print):
            values = _values(low, directive)
        else:
            assert item.start is not None
            values = [_elapsed(low, kernel.directives[item.start].reads)]
        values += _words(low, kernel, position)
        operands = f", {', '.join(v for v, _ in values)} : {', '.join(t for _, t in values)}" if values else ""
        low.emit(f'gpu.printf "{escape(line_format(directive))}"{operands}')
        for _ in range(branches):
            low.close()
    declarations += [f"    func.func private @mdr_slot_{number}_{slot}() -> i32" for slot in sorted(low.slots_used)]
    functions += [
        f"    // kernel {kernel.name}",
        f"    gpu.func @{function_name(number)}() kernel {{",
        *low.lines,
        "      gpu.return",
        "    }",
    ]


def _elapsed(low: Lowering, start: dict[str, int]) -> tuple[str, str]:
    """Return the clock at the end of a section less the clock at its start."""
    return low.value(f"arith.subi {_clock(low, low.slot_of)}, {_clock(low, start)} : i64"), "i64"


def _words(low: Lowering, kernel: PlannedKernel, position: int) -> list[tuple[str, str]]:
    """Return the quadwords that go behind a line's own arguments (mdr.instrument.records)."""
    found = []
    item = kernel.directives[position]
    for word in words(kernel, item):
        if word == "start":
            assert item.start is not None
            found.append((_clock(low, kernel.directives[item.start].reads), "i64"))
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


def _values(low: Lowering, directive: tree.Print) -> list[tuple[str, str]]:
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
        self._kernel = kernel

    def value(self, name: str) -> str:
        """Return the i32 value of built-in ``name``."""
        low, facts = self.lowering, self._kernel.facts
        if name == "lane":
            lane = low.value("gpu.lane_id")
            return low.value(f"arith.index_cast {lane} : index to i32")
        if name.startswith("wg_"):
            return low.read_slot(low.slot_of[name])
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
