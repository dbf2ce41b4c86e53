"""How a line leaves the kernel: the operations that take the place of ``gpu.printf``, for each transport."""

from __future__ import annotations

import re

from mdr.instrument.allocate import Allocation
from mdr.instrument.places import read
from mdr.instrument.plan import Plan
from mdr.instrument.transports import ROUTINE, buffered_format, format_hash, line_format

_VALUE = re.compile(r"%\w+")
_RESULT = re.compile(r"\s*%(?!mark)\w+ = ")  # %mark is named only because inline assembly needs a register
_QUADWORDS = 7  # that fit into one hostcall message beside its descriptor


class Sender:
    """Common to all transports: naming values, and the arguments of a print as 64-bit integers."""

    declaration = ""

    def __init__(self, plan: Plan, allocations: list[Allocation]) -> None:
        self._plan = plan
        self._allocations = allocations
        self._kernel = 0
        self._item = 0
        self._count = 0
        self._out: list[str] = []
        self._pending: list[str] = []
        self._indent = ""

    def start(self, number: int) -> None:
        """Go on to the function of kernel ``number``."""
        self._kernel = number

    def begin(self, number: int) -> None:
        """Go on to the directive numbered ``number`` of the kernel."""
        self._item = number

    def lower(self, printed: re.Match[str], operations: list[str]) -> list[str]:
        """Return what takes the place of one ``gpu.printf`` and of the ``operations`` before it in its branch.

        Those compute its arguments; each argument's own move to where it is used, so that none lives across a call. What
        gives no value stays in front.
        """
        self._indent, values, types = printed[1], printed[2], printed[3]
        self._pending = [line for line in operations if _RESULT.match(line)]
        self._out = [line for line in operations if not _RESULT.match(line)]
        operands = list(zip(values.split(", "), types.split(", "), strict=True)) if values else []
        item = self._plan.kernels[self._kernel].directives[self._item]
        self.send(line_format(item), operands[: len(operands) - self._plan.kernels[self._kernel].unsent])
        return self._out

    def send(self, text: str, operands: list[tuple[str, str]]) -> None:
        """Write the operations that send one line."""
        raise AssertionError("each transport has its own")

    def emit(self, text: str) -> None:
        self._out.append(self._indent + text)

    def value(self, text: str) -> str:
        name = f"%t{self._count}"
        self._count += 1
        self.emit(f"{name} = {text}")
        return name

    def constant(self, value: int, type: str = "i64") -> str:
        bits = int(type[1:])
        value &= (1 << bits) - 1
        if value >> (bits - 1):
            value -= 1 << bits
        return self.value(f"arith.constant {value} : {type}")

    def wide(self, operand: tuple[str, str]) -> str:
        """Compute an argument and return its 8 bytes as i64."""
        value, type = operand
        self._compute(value)
        if type == "f64":
            return self._pinned(self._printable(value), "i64")
        if type == "i32":
            return self.value(f"arith.extui {self._pinned(value, 'i32')} : i32 to i64")
        return self._pinned(value, "i64")

    def _pinned(self, value: str, type: str) -> str:
        """Have LLVM compute a value here: with all arguments of a call under way at once, it needs too many registers."""
        return self.value(f'llvm.inline_asm has_side_effects "", "=v,0" {value} : ({type}) -> {type}')

    def _printable(self, value: str) -> str:
        """Return a float's bits, a NaN's without its sign: C's printf writes -nan, Python has no such thing."""
        bits = self.value(f"arith.bitcast {value} : f64 to i64")
        unsigned = self.value(f"arith.andi {bits}, {self.constant((1 << 63) - 1)} : i64")
        is_nan = self.value(f"arith.cmpf uno, {value}, {value} : f64")
        return self.value(f"arith.select {is_nan}, {unsigned}, {bits} : i64")

    def _compute(self, value: str) -> None:
        """Write the pending operations that ``value`` depends on, in their order."""
        wanted = {value}
        needed: list[str] = []
        rest: list[str] = []
        for line in reversed(self._pending):
            names = _VALUE.findall(line)
            if names and names[0] in wanted:
                wanted.update(names[1:])
                needed.append(line)
            else:
                rest.append(line)
        self._out += reversed(needed)
        self._pending = rest[::-1]

    def record(self, text: str, operands: list[tuple[str, str]]) -> tuple[str, int]:
        """Return a line's format as HIP's printf buffer carries it, and its record's size in bytes; completes ``operands``."""
        text, places = buffered_format(text)
        for place in places:
            operands.insert(place, (self.constant(ord("\\"), "i32"), "i32"))
        return text, 4 + 8 + 8 * len(operands)

    def body(self, record: str, text: str, operands: list[tuple[str, str]]) -> None:
        """Write what follows a record's first dword: the format's hash and the arguments."""
        self._store(record, 4, self.constant(format_hash(text)))
        for number, operand in enumerate(operands):
            self._store(record, 12 + 8 * number, self.wide(operand))

    def _store(self, record: str, offset: int, value: str) -> None:
        at = self.value(f"llvm.getelementptr {record}[{offset}] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8")
        self.emit(f"llvm.store {value}, {at} {{alignment = 4 : i64}} : i64, !llvm.ptr<1>")

    def buffer(self) -> str:
        """Return the buffer's address, which the epilogue's first instructions put into an SGPR pair."""
        low = self._allocations[self._kernel].buffer
        address = self.value(f'llvm.inline_asm has_side_effects "s_mov_b64 $0, s[{low}:{low + 1}]", "=s" : () -> i64')
        return self.value(f"llvm.inttoptr {address} : i64 to !llvm.ptr<1>")


class Hostcall(Sender):
    """Messages of the printf service: control word, format, arguments; BEGIN and END fused where one packet is enough."""

    declaration = (
        f"llvm.func @{ROUTINE['hostcall']}(!llvm.ptr<1> {{llvm.inreg}}, i64, i64, i64, i64, i64, i64, i64, i64) -> i64"
    )

    def send(self, text: str, operands: list[tuple[str, str]]) -> None:
        data = text.encode() + b"\0"
        data += bytes(-len(data) % 8)
        words: list[int | tuple[str, str]] = [0]
        words += [int.from_bytes(data[at : at + 8], "little") for at in range(0, len(data), 8)]
        words += operands
        descriptor: str | None = None
        for at in range(0, len(words), _QUADWORDS):
            chunk = words[at : at + _QUADWORDS]
            end = 2 if at + _QUADWORDS >= len(words) else 0
            if descriptor is None:
                head = self.constant(1 | end | len(chunk) << 5)
            else:
                # The host answered with the message's id: keep it, set this packet's length and END.
                kept = self.value(f"arith.andi {descriptor}, {self.constant(~0xE3)} : i64")
                head = self.value(f"arith.ori {kept}, {self.constant(end | len(chunk) << 5)} : i64")
            values = [self.constant(word) if isinstance(word, int) else self.wide(word) for word in chunk]
            if len(values) < _QUADWORDS:
                unused = self.value("llvm.mlir.undef : i64")
                values += [unused] * (_QUADWORDS - len(values))
            arguments = ", ".join([self.buffer(), head, *values])
            descriptor = self.value(
                f"llvm.call @{ROUTINE['hostcall']}({arguments}) : "
                f"(!llvm.ptr<1> {{llvm.inreg}}, {', '.join(['i64'] * (1 + _QUADWORDS))}) -> i64"
            )


class Buffered(Sender):
    """Records of HIP's printf buffer: a dword (size << 2 | 2), the format's hash, 8 bytes an argument; all 4-byte aligned."""

    declaration = f"llvm.func @{ROUTINE['buffered']}(!llvm.ptr<1> {{llvm.inreg}}, i32 {{llvm.inreg}}) -> !llvm.ptr<1>"

    def send(self, text: str, operands: list[tuple[str, str]]) -> None:
        text, size = self.record(text, operands)
        room = self.value(
            f"llvm.call @{ROUTINE['buffered']}({self.buffer()}, {self.constant(size, 'i32')}) : "
            "(!llvm.ptr<1> {llvm.inreg}, i32 {llvm.inreg}) -> !llvm.ptr<1>"
        )
        null = self.value("llvm.mlir.zero : !llvm.ptr<1>")
        given = self.value(f'llvm.icmp "ne" {room}, {null} : !llvm.ptr<1>')
        self.emit(f"scf.if {given} {{")
        self.emit(
            f"llvm.store {self.constant(size << 2 | 2, 'i32')}, {room} {{alignment = 4 : i64}} : i32, !llvm.ptr<1>"
        )
        self.body(room, text, operands)
        self.emit("}")


class AtSite(Sender):
    """Records of HIP's printf buffer, written where a directive stands: no call, no loop, no wait for the host.

    One atomic addition reserves room for all lanes of a wave. Where less is left, the first lanes get it, and the rest of the
    reservation is given back: no other wave can have been granted anything behind it meanwhile. The first dword of a record
    is written last, with release semantics of system scope, so that a host that watches sees whole records only.
    """

    def send(self, text: str, operands: list[tuple[str, str]]) -> None:
        text, size = self.record(text, operands)
        item = self._plan.kernels[self._kernel].directives[self._item]
        address = self._address(*(item.reads[f"buffer{half}"] for half in range(2)))
        given = self.value(f"arith.cmpi ne, {address}, {self.constant(0)} : i64")
        self.emit(f"scf.if {given} {{")
        buffer = self.value(f"llvm.inttoptr {address} : i64 to !llvm.ptr<1>")
        room = self.value(f"llvm.load {self._at(buffer, 4)} : !llvm.ptr<1> -> i32")
        room = self.value(
            f"arith.subi {room}, {self.constant(4, 'i32')} : i32"
        )  # the last dword counts what is dropped
        lanes = self._ballot(self.constant(1, "i1"))
        rank = self._rank(lanes)
        bytes_each = self.constant(size, "i32")
        leads = self.value(f"arith.cmpi eq, {rank}, {self.constant(0, 'i32')} : i32")
        wanted = self.value(f"arith.muli {self._population(lanes)}, {bytes_each} : i32")
        first = self.value(f"scf.if {leads} -> (i32) {{")
        self.emit(f"scf.yield {self._add(buffer, wanted)} : i32")
        self.emit("} else {")
        self.emit(f"scf.yield {self.constant(0, 'i32')} : i32")
        self.emit("}")
        used = self._first_lane(first)
        offset = self.value(f"arith.muli {rank}, {bytes_each} : i32")
        start = self.value(f"arith.addi {used}, {offset} : i32")
        end = self.value(f"arith.addi {start}, {bytes_each} : i32")
        fits = self.value(f"arith.cmpi ule, {end}, {room} : i32")
        self._give_back(buffer, room, self.value(f"arith.cmpi ugt, {end}, {room} : i32"), leads, bytes_each)
        self.emit(f"scf.if {fits} {{")
        wide = self.value(f"arith.extui {start} : i32 to i64")
        behind = self.value(f"llvm.getelementptr {buffer}[{wide}] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8")
        record = self._at(behind, 8)
        self.body(record, text, operands)
        control = self.constant(size << 2 | 2, "i32")
        self.emit(f"llvm.store {control}, {record} atomic release {{alignment = 4 : i64}} : i32, !llvm.ptr<1>")
        self.emit("}")
        self.emit("}")

    def _give_back(self, buffer: str, room: str, lost: str, leads: str, bytes_each: str) -> None:
        """Reduce the reservation by what did not fit, and count it."""
        lanes = self._ballot(lost)
        some = self.value(f"arith.cmpi ne, {lanes}, {self.constant(0)} : i64")
        leading = self.value(f"arith.andi {some}, {leads} : i1")
        self.emit(f"scf.if {leading} {{")
        count = self._population(lanes)
        surplus = self.value(f"arith.muli {count}, {bytes_each} : i32")
        # An addition also where it takes away: PCIe has no atomic subtraction.
        self._add(buffer, self.value(f"arith.subi {self.constant(0, 'i32')}, {surplus} : i32"))
        wide = self.value(f"arith.extui {room} : i32 to i64")
        last = self.value(f"llvm.getelementptr {buffer}[{wide}] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, i8")
        self._add(self._at(last, 8), count)
        self.emit("}")

    def _address(self, low: int, high: int) -> str:
        """Return the buffer's address, which all lanes keep."""
        halves = [self._first_lane(self._slot(number)) for number in (low, high)]
        wide = [self.value(f"arith.extui {half} : i32 to i64") for half in halves]
        upper = self.value(f"arith.shli {wide[1]}, {self.constant(32)} : i64")
        return self.value(f"arith.ori {wide[0]}, {upper} : i64")

    def _slot(self, number: int) -> str:
        return self.value(read(self._allocations[self._kernel].slots[number]))

    def _add(self, pointer: str, value: str) -> str:
        return self.value(
            f'llvm.atomicrmw add {pointer}, {value} syncscope("agent") monotonic {{alignment = 4 : i64}} : !llvm.ptr<1>, i32'
        )

    def _at(self, pointer: str, offset: int) -> str:
        return self.value(f"llvm.getelementptr {pointer}[{offset}] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8")

    def _population(self, lanes: str) -> str:
        wide = self.value(f"llvm.intr.ctpop({lanes}) : (i64) -> i64")
        return self.value(f"arith.trunci {wide} : i64 to i32")

    def _rank(self, lanes: str) -> str:
        """Return how many of ``lanes`` come before this one."""
        low = self.value(f"arith.trunci {lanes} : i64 to i32")
        upper = self.value(f"arith.shrui {lanes}, {self.constant(32)} : i64")
        high = self.value(f"arith.trunci {upper} : i64 to i32")
        below = self._intrinsic("mbcnt.lo", (low, self.constant(0, "i32")), "(i32, i32) -> i32")
        return self._intrinsic("mbcnt.hi", (high, below), "(i32, i32) -> i32")

    def _ballot(self, condition: str) -> str:
        return self._intrinsic("ballot.i64", (condition,), "(i1) -> i64")

    def _first_lane(self, value: str) -> str:
        return self._intrinsic("readfirstlane.i32", (value,), "(i32) -> i32")

    def _intrinsic(self, name: str, operands: tuple[str, ...], type: str) -> str:
        return self.value(f'llvm.call_intrinsic "llvm.amdgcn.{name}"({", ".join(operands)}) : {type}')
