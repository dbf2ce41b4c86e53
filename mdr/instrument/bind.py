"""Bind the symbolic MLIR of translate to the chosen registers, and its ``gpu.printf`` to the transport's calls."""

from __future__ import annotations

import re

from mdr.assembly.chips import Chip
from mdr.instrument.allocate import Allocation
from mdr.instrument.places import fetch
from mdr.instrument.plan import Plan
from mdr.instrument.runtime import FEATURES
from mdr.instrument.transports import ROUTINE, buffered_format, format_hash, line_format

_CALL = re.compile(r"^(\s*)(%\w+) = func\.call @mdr_(slot|hit)_(\d+)_(\d+)\(\)")
_PRINTF = re.compile(r'^(\s*)gpu\.printf "[^"]*"(?:, (.*) : (.*))?$')
# Volatile, so that it is computed where it is used: LLVM would keep one result alive across the calls, in a register too many.
_LANE = 'llvm.inline_asm has_side_effects "v_mbcnt_lo_u32_b32 $0, -1, 0\\0Av_mbcnt_hi_u32_b32 $0, -1, $0", "=&v" : () -> i32'
_VALUE = re.compile(r"%\w+")
_QUADWORDS = 7  # that fit into one hostcall message beside its descriptor

# What the epilogue must not ask of the ABI: it is branched to, not launched, and finds none of these.
_NO_INPUTS = (
    *("dispatch-ptr", "queue-ptr", "implicitarg-ptr", "dispatch-id", "workgroup-id-x", "workgroup-id-y"),
    *("workgroup-id-z", "workitem-id-x", "workitem-id-y", "workitem-id-z", "lds-kernel-id", "hostcall-ptr"),
    *("heap-ptr", "default-queue", "completion-action", "multigrid-sync-arg", "flat-scratch-init"),
    *("cluster-id-x", "cluster-id-y", "cluster-id-z", "agpr"),
)


def bind(gpu: str, plan: Plan, allocations: list[Allocation], transport: str, chip: str) -> str:
    """Return the MLIR module that LLVM can compile: registers read by inline assembly, lazily, where they are needed.

    Pinning them as inputs instead would keep all of them alive through the epilogue, and spill.
    """
    if not allocations:
        return gpu
    binder = _Hostcall(plan, allocations) if transport == "hostcall" else _Buffered(plan, allocations)
    out: list[str] = []
    branch = 0  # where the operations of the innermost open branch begin
    for line in gpu.split("\n"):
        call = _CALL.match(line)
        if call and call[3] == "slot" and int(call[5]) >= len(allocations[int(call[4])].slots):
            continue  # kept only to tell work-items apart, and left out: what is made of it is not sent
        if call:
            out += _read(call, allocations)
        elif line.endswith("= gpu.lane_id"):
            out.append(line.replace("gpu.lane_id", _LANE))
        elif "arith.index_cast" in line:
            # The lane number is an i32 here.
            out.append(re.sub(r"arith.index_cast (%\w+) : index to i32", r"arith.bitcast \1 : i32 to i32", line))
        elif "gpu.printf" in line:
            printed = _PRINTF.match(line)
            assert printed is not None, line
            out[branch:] = binder.lower(printed, out[branch:])
        elif line.endswith(" {") and "scf.if" in line:
            out.append(line)
            branch = len(out)
        elif "func.func private @mdr_" in line:
            continue
        elif line.startswith("  gpu.module @mdr "):
            target = f'O = 3, chip = "{chip}", features = "{FEATURES}", abi = "500"'
            out.append(f"  gpu.module @mdr [#rocdl.target<{target}>] {{")
            out.append(f"    {binder.declaration} attributes {{dso_local, {_passthrough(allocations[0])}}}")
        elif line.startswith("    gpu.func @"):
            number = int(line.partition("(")[0].rpartition("_")[2])
            binder.start(number)
            out.append(line.replace(" {", f" attributes {{{_passthrough(allocations[number])}}} {{"))
        else:
            out.append(line)
    return "\n".join(out)


def _passthrough(found: Allocation) -> str:
    pairs = [
        # LLVM doubles this number on chips with one file for VGPRs and AGPRs, and without AGPRs all of it is VGPRs.
        ("amdgpu-num-vgpr", str(found.window_vgprs // 2)),
        ("amdgpu-num-sgpr", str(found.window_sgprs + Chip.extra_sgprs)),
        ("amdgpu-agpr-alloc", "0"),
        ("amdgpu-flat-work-group-size", "1,1024"),
        *((f"amdgpu-no-{name}", "") for name in _NO_INPUTS),
    ]
    listed = ", ".join(f'["{name}", "{value}"]' for name, value in pairs)
    return f'passthrough = ["nounwind", "convergent", {listed}]'


def _read(call: re.Match[str], allocations: list[Allocation]) -> list[str]:
    indent, result, kind, kernel, number = call.groups()
    found = allocations[int(kernel)]
    if kind == "slot":
        return [f"{indent}{result} = {_register(found.slots[int(number)])}"]
    hit, mask = found.hit(int(number))
    name = f"%hit{result[1:]}"
    if mask >> 31:
        mask -= 1 << 32
    return [
        f"{indent}{name} = {_register(hit)}",
        f"{indent}{name}m = arith.constant {mask} : i32",
        f"{indent}{name}z = arith.constant 0 : i32",
        f"{indent}{name}b = arith.andi {name}, {name}m : i32",
        f"{indent}{result} = arith.cmpi ne, {name}b, {name}z : i32",
    ]


def _register(place: str) -> str:
    text = "\\0A".join(fetch(place, "$0"))
    return f'llvm.inline_asm has_side_effects "{text}", "=v" : () -> i32'


class _Binder:
    """Common to both transports: naming values, and the arguments of a print as 64-bit integers."""

    declaration = ""

    def __init__(self, plan: Plan, allocations: list[Allocation]) -> None:
        self._plan = plan
        self._allocations = allocations
        self._kernel = 0
        self._printed = 0
        self._count = 0
        self._out: list[str] = []
        self._pending: list[str] = []
        self._indent = ""

    def start(self, number: int) -> None:
        """Go on to the function of kernel ``number``."""
        self._kernel, self._printed = number, 0

    def lower(self, printed: re.Match[str], operations: list[str]) -> list[str]:
        """Return what takes the place of one ``gpu.printf`` and of the ``operations`` before it in its branch.

        Those compute its arguments; each argument's own move to where it is used, so that none lives across a call.
        """
        self._indent, values, types = printed[1], printed[2], printed[3]
        self._pending = operations
        self._out = []
        operands = list(zip(values.split(", "), types.split(", "), strict=True)) if values else []
        printing = [item for item in self._plan.kernels[self._kernel].directives if item.prints]
        directive = printing[self._printed].directive
        self._printed += 1
        self.send(line_format(directive), operands[: len(operands) - self._plan.kernels[self._kernel].unsent])
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

    def buffer(self) -> str:
        """Return the buffer's address, which the epilogue's first instructions put into an SGPR pair."""
        low = self._allocations[self._kernel].buffer
        address = self.value(f'llvm.inline_asm has_side_effects "s_mov_b64 $0, s[{low}:{low + 1}]", "=s" : () -> i64')
        return self.value(f"llvm.inttoptr {address} : i64 to !llvm.ptr<1>")


class _Hostcall(_Binder):
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


class _Buffered(_Binder):
    """Records of HIP's printf buffer: a dword (size << 2 | 2), the format's hash, 8 bytes an argument; all 4-byte aligned."""

    declaration = f"llvm.func @{ROUTINE['buffered']}(!llvm.ptr<1> {{llvm.inreg}}, i32 {{llvm.inreg}}) -> !llvm.ptr<1>"

    def send(self, text: str, operands: list[tuple[str, str]]) -> None:
        text, places = buffered_format(text)
        for place in places:
            operands.insert(place, (self.constant(ord("\\"), "i32"), "i32"))
        size = 4 + 8 + 8 * len(operands)
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
        self._store(room, 4, self.constant(format_hash(text)))
        for number, operand in enumerate(operands):
            self._store(room, 12 + 8 * number, self.wide(operand))
        self.emit("}")

    def _store(self, record: str, offset: int, value: str) -> None:
        at = self.value(f"llvm.getelementptr {record}[{offset}] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8")
        self.emit(f"llvm.store {value}, {at} {{alignment = 4 : i64}} : i64, !llvm.ptr<1>")
