"""Reads LDS and memory where a directive stands: computes the address, reads into snapshots, and waits for them.

Everything here is done by vector instructions that write registers of MDR's own: no VCC, SCC or EXEC, so no carry either,
which additions of 64 bits make from the sum. Waiting for the reads drains what the kernel itself has on its way in that
counter; its own waits then wait for less than before, never for more.
"""

from __future__ import annotations

from mdr.directives import plain, tree
from mdr.directives.addresses import terms
from mdr.directives.special import SPECIAL_BANKS, operand
from mdr.instrument.places import fetch, move, store

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

COUNTER = {"lds": "lgkmcnt", "mem": "vmcnt"}
_LOAD = {
    "lds": {1: "ds_read_u8", 2: "ds_read_u16", 4: "ds_read_b32"},
    "mem": {1: "global_load_ubyte", 2: "global_load_ushort", 4: "global_load_dword"},
}
_ID_BITS = 10  # work-item ids are packed 10:10:10 in v0 on gfx90a and later (AMDGPUUsage, initial VGPR state)
_SIMPLE = {"+": "v_add_u32_e32", "&": "v_and_b32_e32", "|": "v_or_b32_e32", "^": "v_xor_b32_e32"}
_POWERS = {1 << count: count for count in range(31)}
_LEAST_OFFSET, _LARGEST_OFFSET = -4096, 4095  # of global_load: 13 bits, signed (ISA manuals, FLAT encoding)


class Fetch:
    """A reading of ``span`` bytes at ``address``, taken at ``site``; see tree.Memory.

    ``limit`` is the first byte that does not belong to the kernel's LDS (None for memory): a lane whose reading does not end
    before it reads the last bytes of LDS instead, which its address, kept too, tells. ``packed`` says that v0 at entry holds
    three work-item ids. ``owner`` is the number of the directive whose condition decides which lanes read, None where all do.
    """

    __slots__ = ("address", "limit", "owner", "packed", "site", "space", "span", "text")

    def __init__(
        self,
        space: str,
        address: tree.Expression,
        text: str,
        span: int,
        site: int,
        limit: int | None,
        packed: bool,
        owner: int | None,
    ) -> None:
        self.space = space
        self.address = address
        self.text = text
        self.span = span
        self.site = site
        self.limit = limit
        self.packed = packed
        self.owner = owner

    @property
    def checked(self) -> bool:
        """Whether lanes can miss LDS: a constant address was checked when the kernel was built."""
        return self.space == "lds" and not isinstance(self.address, tree.Constant)

    def key(self) -> tuple[object, ...]:
        """Return what makes two readings one."""
        return self.space, self.text, self.address, self.span, self.site, self.owner

    def loads(self) -> list[tuple[int, int]]:
        """Return offset and bytes of each load, of a snapshot each."""
        if self.span < 4:
            return [(0, self.span)]
        return [(offset, 4) for offset in range(0, self.span, 4)]

    def to_json(self) -> dict[str, Any]:
        """Return plain data for the plan."""
        data = {name: getattr(self, name) for name in self.__slots__}
        return {**data, "address": plain.expression_to_json(self.address)}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Fetch:
        """Return the fetch that ``to_json`` gave ``data`` for."""
        return cls(**{**data, "address": plain.expression_from_json(data["address"])})


def read_key(memory: tree.Memory, half: int = 0) -> str:
    """Return the name, among what a directive reads, of 32 bits of a reading."""
    return f"{memory.name}:{memory.span}+{memory.offset + 4 * half}"


def address_key(memory: tree.Memory) -> str:
    """Return the name, among what a directive reads, of a reading's address."""
    return f"{memory.name}:{memory.span}@"


def kind_of(number: int) -> str:
    """Return the kind of the slots of a kernel's fetch; their index is that of the load, -1 for the address."""
    return f"fetch{number}"


def fetch_code(
    item: Fetch, slots: Mapping[int, str], built_ins: Mapping[str, str], temps: list[str]
) -> tuple[list[str], list[str]]:
    """Return the code of one reading: what computes its address, and its loads, without the wait.

    ``slots`` are the places of the loads by number, and under -1 of the address; ``built_ins`` the places of ``tid`` (v0 at
    entry) and of the workgroup ids; ``temps`` VGPRs that may be overwritten. The first two, an even pair, hold the address.
    """
    code = _Code(built_ins, temps, packed=item.packed)
    if item.space == "lds":
        where = code.narrow(item.address, 0)
        if item.checked:
            assert item.limit is not None
            where = code.vector(where, 0)
            code.lines += store([(slots[-1], where)], save=None)
            code.emit(f"v_min_u32_e32 {temps[0]}, {_source(item.limit - item.span)}, {where}")
        elif where != temps[0]:
            code.emit(f"v_mov_b32_e32 {temps[0]}, {where}")
        where, offset = temps[0], 0
    else:
        offset = code.wide(item.address, item.span)
        where = f"v[{temps[0][1:]}:{temps[1][1:]}], off"
    computed, code.lines = code.lines, []
    for number, (at, size) in enumerate(item.loads()):
        place = slots[number]
        tail = f" offset:{offset + at}" if offset + at else ""
        target = place if place[0] != "m" else code.temp(2)
        code.emit(f"{_LOAD[item.space][size]} {target}, {where}{tail}")
        if target != place:
            code.emit(f"s_waitcnt {COUNTER[item.space]}(0)")
            code.lines += store([(place, target)], save=None)
    return computed, code.lines


def temps_of(fetches: Sequence[Fetch], number: int, temps: list[str]) -> list[str]:
    """Return the temporaries of one reading of a kernel.

    An address that waits for its directive's condition lies in a pair that what is computed behind it leaves alone; the first
    pair is everybody's.
    """
    item = fetches[number]
    if item.owner is None:
        return temps
    waiting = sum(other.owner is not None and other.site == item.site for other in fetches[:number])
    return temps[2 + 2 * waiting :]


def temps_needed(fetches: Sequence[Fetch], *, in_scratch: bool) -> int:
    """Return how many temporary VGPRs a kernel's readings use; ``in_scratch``: the snapshots may lie in scratch memory."""
    most = 0
    for number, item in enumerate(fetches):
        counter = _Counter()
        place = "m0" if in_scratch else "v0"
        slots = dict.fromkeys(range(-1, len(item.loads())), place)
        fetch_code(item, slots, dict.fromkeys(("tid", "wg_x", "wg_y", "wg_z"), place), counter)
        everything = [""] * 1000
        most = max(most, counter.most + len(everything) - len(temps_of(fetches, number, everything)))
    return most


class _Counter(list[str]):
    """Stands for any number of temporary registers and remembers how many were asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.most = 0

    def __getitem__(self, index: Any) -> Any:
        self.most = max(self.most, index + 1)
        return f"v{index}"


class _Code:
    """Writes the instructions of one reading. A value is computed into the temporary of its depth, or is an operand as it is."""

    def __init__(self, built_ins: Mapping[str, str], temps: list[str], *, packed: bool) -> None:
        self.lines: list[str] = []
        self._built_ins = built_ins
        self._temps = temps
        self._packed = packed

    def emit(self, text: str) -> None:
        self.lines.append(f"  {text}")

    def temp(self, depth: int) -> str:
        return self._temps[depth]

    def narrow(self, node: tree.Expression, depth: int) -> str:
        """Compute 32 bits and return where they are: a register, or a constant as an instruction's first source takes it."""
        if isinstance(node, tree.Constant):
            return _source(int(node.value))
        if isinstance(node, tree.Register):
            return self._register(node, depth)
        if isinstance(node, tree.BuiltIn):
            return self._built_in(node.name, depth)
        if isinstance(node, tree.Convert):
            return self.narrow(node.operand, depth)
        if isinstance(node, tree.Reinterpret):
            return self._field(self.narrow(node.operand, depth), node.read_as, depth)
        target = self.temp(depth)
        if isinstance(node, tree.Unary):
            inner = self.narrow(node.operand, depth)
            if node.op == "~":
                self.emit(f"v_not_b32_e32 {target}, {inner}")
            else:
                self.emit(f"v_sub_u32_e32 {target}, 0, {self.vector(inner, depth)}")
            return target
        assert isinstance(node, tree.Binary)
        self._binary(node, target, depth)
        return target

    def _binary(self, node: tree.Binary, target: str, depth: int) -> None:
        for factor, other in ((node.left, node.right), (node.right, node.left)):
            if node.op == "*" and isinstance(factor, tree.Constant) and int(factor.value) in _POWERS:
                value = self.vector(self.narrow(other, depth), depth)
                self.emit(f"v_lshlrev_b32_e32 {target}, {_POWERS[int(factor.value)]}, {value}")
                return
        left = self.narrow(node.left, depth)
        right = self.narrow(node.right, depth + 1)
        op = node.op
        if op in ("<<", ">>"):
            if isinstance(node.right, tree.Constant):
                right = str(int(node.right.value) & 31)
            shift = "v_lshlrev_b32" if op == "<<" else "v_lshrrev_b32" if node.type == "u32" else "v_ashrrev_i32"
            self.emit(f"{shift}_e32 {target}, {right}, {self.vector(left, depth)}")
        elif op == "-":
            self.emit(f"v_sub_u32_e32 {target}, {left}, {self.vector(right, depth + 1)}")
        elif op == "*":
            # The long encoding: one scalar register at most, and no literal.
            self.emit(f"v_mul_lo_u32 {target}, {self.vector(left, depth)}, {self.vector(right, depth + 1)}")
        else:
            if _is_vector(left):
                left, right = right, left
            self.emit(f"{_SIMPLE[op]} {target}, {left}, {self.vector(right, depth)}")

    def vector(self, source: str, depth: int) -> str:
        """Return a VGPR that holds an operand."""
        if _is_vector(source):
            return source
        self.emit(f"v_mov_b32_e32 {self.temp(depth)}, {source}")
        return self.temp(depth)

    def _register(self, node: tree.Register, depth: int) -> str:
        name = operand(node.bank, node.index) if node.bank in SPECIAL_BANKS else f"{node.bank}{node.index}"
        if node.bank == "a":
            self.lines.append(move(self.temp(depth), name))
            name = self.temp(depth)
        return self._field(name, node.read_as, depth)

    def _field(self, source: str, read_as: str, depth: int) -> str:
        bits = tree.READINGS[read_as][0]
        if bits == 32:
            return source
        # The long encoding takes no literal.
        source = self.vector(source, depth)
        self.emit(f"v_bfe_{'u' if read_as[0] == 'u' else 'i'}32 {self.temp(depth)}, {source}, 0, {bits}")
        return self.temp(depth)

    def _built_in(self, name: str, depth: int) -> str:
        target = self.temp(depth)
        if name == "lane":
            self.emit(f"v_mbcnt_lo_u32_b32 {target}, -1, 0")
            self.emit(f"v_mbcnt_hi_u32_b32 {target}, -1, {target}")
            return target
        place = self._built_ins[name if name.startswith("wg_") else "tid"]
        if place[0] != "v":
            self.lines += [f"  {line}" for line in fetch(place, target)]
            place = target
        if name.startswith("wg_") or not self._packed:
            return place
        self.emit(f"v_bfe_u32 {target}, {place}, {_ID_BITS * 'xyz'.index(name[-1])}, {_ID_BITS}")
        return target

    def wide(self, node: tree.Expression, span: int) -> int:
        """Compute a 64-bit address into the first two temporaries, but for the constant that is returned."""
        found = terms(node)
        constants = [(int(term.value), plus) for term, plus in found if isinstance(term, tree.Constant)]
        offset = sum(value if plus else -value for value, plus in constants)
        offset = (offset + (1 << 63)) % (1 << 64) - (1 << 63)
        pair = next(term for term, _ in found if isinstance(term, tree.Register))
        for half in range(2):
            register = tree.Register(pair.bank, pair.index + half, 1, "u32")
            self._into(self.temp(half), self._register(register, half))
        for term, plus in found:
            if isinstance(term, tree.Convert):
                source = self.vector(self.narrow(term.operand, 2), 2)
                self._add(source, signed=term.operand.type == "i32", plus=plus)
        if not _LEAST_OFFSET <= offset <= _LARGEST_OFFSET - span:
            self.emit(f"v_mov_b32_e32 {self.temp(2)}, {_source(offset)}")
            self._add(self.temp(2), high=_source(offset >> 32), plus=True)
            offset = 0
        return offset

    def _add(self, source: str, *, signed: bool = False, high: str | None = None, plus: bool) -> None:
        """Add 32 bits in a VGPR, extended to 64 (or with the given high half), to the address, or subtract them.

        The carry is that of the highest bit: both operands have it, or one has it and the sum has not.
        """
        low, above, total, both, either, more = (self.temp(depth) for depth in (0, 1, 3, 4, 5, 6))
        if high is None:
            high = "0"
            if signed:
                self.emit(f"v_ashrrev_i32_e32 {more}, 31, {source}")
                high = more
        self.emit(f"v_{'add' if plus else 'sub'}_u32_e32 {total}, {low}, {source}")
        if not plus:  # a - b is a + ~b + 1
            self.emit(f"v_not_b32_e32 {self.temp(2)}, {source}")
            source = self.temp(2)
            self.emit(f"v_not_b32_e32 {more}, {high}")
            high = more
        self.emit(f"v_and_b32_e32 {both}, {low}, {source}")
        self.emit(f"v_or_b32_e32 {either}, {low}, {source}")
        self.emit(f"v_bfi_b32 {both}, {total}, {both}, {either}")
        self.emit(f"v_lshrrev_b32_e32 {both}, 31, {both}")
        self.emit(f"v_add_u32_e32 {above}, {high}, {above}")
        self.emit(f"v_add_u32_e32 {above}, {both}, {above}")
        self._into(low, total)

    def _into(self, target: str, source: str) -> None:
        if target != source:
            self.emit(f"v_mov_b32_e32 {target}, {source}")


def _is_vector(source: str) -> bool:
    return source[0] == "v" and source[1:].isdigit()


def _source(value: int) -> str:
    """Return a number of 32 bits as a source: small ones as inline constants, others as literals."""
    value = (value + (1 << 31)) % (1 << 32) - (1 << 31)
    return str(value) if -16 <= value <= 64 else hex(value & 0xFFFFFFFF)
