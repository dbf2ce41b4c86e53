"""The other side of the comparison: instructions assembled, many to a kernel, and emulated on given operands.

Each of the three functions takes the cases of one kind and gives, for each, what its registers and memory held
before and after, in the names of the manuals' pseudocode.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from mdr.emulator.opcodes import TABLE
from mdr.emulator.registry import TYPES, Op

from ..harness import build, kernel, launch

Array = np.ndarray[Any, Any]
LITERAL = {"f32": 0x40490FDB, "f16": 0x4248}
"""The constant of fmaak and its like: pi."""
IMMEDIATES = (0, 1, 0x7FFF, 0x8000, 0xFFFF, 0x1234)


@dataclass
class Case:
    """One instruction, and after it has run: ``before`` and ``after``, a mapping of names to bits an item."""

    name: str
    literal: int = 0
    op_sel: int = 0
    """The encoding's four bits: sources 0 to 2, result."""
    modifier: str = ""
    """What else stands behind the operands."""
    before: list[dict[str, int]] = field(default_factory=list)
    after: list[dict[str, int]] = field(default_factory=list)
    memory: list[tuple[bytes, bytes]] = field(default_factory=list)
    """Memory before and after, from the item's address on."""

    @property
    def op(self) -> Op:
        return TABLE[self.name]

    @property
    def chip(self) -> str:
        return "gfx950" if "gfx950" in self.op.chips else self.op.chips[-1]

    def random(self) -> np.random.Generator:
        return np.random.default_rng(int.from_bytes(hashlib.sha256(self.name.encode()).digest()[:4], "little"))


# ---- operands

_EDGES = {
    "f16": [0, 0x8000, 0x3C00, 0xBC00, 0x3800, 0x4100, 0x7C00, 0xFC00, 0x7E00, 0x7D01, 0xFE12, 0x7BFF, 0xFBFF, 0x0001,
            0x8001, 0x03FF, 0x0400, 0x0200, 0x4900, 0x5BF8],
    "f32": [0, 0x80000000, 0x3F800000, 0xBF800000, 0x3F000000, 0x40200000, 0xC0200000, 0x7F800000, 0xFF800000, 0x7FC00000,
            0x7F800001, 0xFFC12345, 0x7F7FFFFF, 0xFF7FFFFF, 1, 0x80000001, 0x007FFFFF, 0x00800000, 0x00400000,
            0x4B800000, 0x4EFFFFFF, 0x4F000000, 0x4F800000, 0x477FE000, 0x477FF000, 0x33000000, 0x33000001, 0x38800000],
    "f64": [0, 1 << 63, 0x3FF << 52, 0xBFF << 52, 0x3FE << 52, 0x4004 << 48, 0x7FF << 52, 0xFFF << 52, 0x7FF8 << 48,
            (0x7FF << 52) + 1, (0x7FEF << 48) + 0xFFFFFFFFFFFF, 1, (1 << 63) + 1, (1 << 52) - 1, 1 << 52, 1 << 51,
            0x41DFFFFFFFC00000, 0x41E0000000000000, 0x41EFFFFFFFE00000, 0x47EFFFFFE0000000, 0x47EFFFFFF0000000,
            0x36A0000000000000, 0x3690000000000000, 0x3810000000000000],
}  # fmt: skip


def operands(rng: np.random.Generator, ty: str, count: int, earlier: Array | None = None) -> Array:
    """Bit patterns of an operand type: edges, random bits, common numbers, and sometimes the operand before."""
    element, width = TYPES[ty]
    bits = max(width, 32)
    values = rng.integers(0, 1 << bits, count, dtype=np.uint64, endpoint=False) if bits < 64 else rng.integers(
        0, (1 << 64) - 1, count, dtype=np.uint64, endpoint=True)  # fmt: skip
    kind = {"float": "f32", "double": "f64", "half": "f16", "bfloat": ""}.get(element, "")
    if ty == "h2" or (ty == "b32" and rng.integers(0, 3) == 0):
        kind = "f16"
    near: Array
    if kind == "f16":
        edges = _EDGES["f16"]
        near = (rng.normal(size=count) * 10).astype("f2").view("u2").astype("u8")
    elif kind == "f32" or ty == "p2":
        edges = _EDGES["f32"]
        near = (rng.normal(size=count) * 10).astype("f4").view("u4").astype("u8")
        if kind == "f32":
            # Numbers of all magnitudes that integers and halves have.
            wide = np.exp2(rng.uniform(-30, 36, count)) * np.where(rng.random(count) < 0.5, -1, 1)
            near = np.where(rng.random(count) < 0.5, near, wide.astype("f4").view("u4").astype("u8"))
    elif kind == "f64":
        edges = _EDGES["f64"]
        near = (rng.normal(size=count) * np.exp2(rng.uniform(-4, 40, count))).view("u8")
    else:
        size = 16 if width == 16 else bits
        edges = [0, 1, 2, 3, 7, 8, 15, 16, 31, 32, 33, 63, 64, 127, 128, 255, 256, (1 << size) - 1, (1 << size) - 2,
                 1 << (size - 1), (1 << (size - 1)) - 1, 0x00FF00FF, 0x0C0D0B0A, 0x80808080, 0x7F7F7F7F]  # fmt: skip
        near = rng.integers(-64, 64, count).astype("i8").view("u8")
    pick = rng.integers(0, 4, count)
    chosen = np.array([e & ((1 << bits) - 1) for e in edges], dtype="u8")[rng.integers(0, len(edges), count)]
    values = np.where(pick == 0, values, np.where(pick == 1, near, chosen))
    if ty in ("h2", "p2"):
        half = 16 if ty == "h2" else 32
        second = operands(rng, "f16" if ty == "h2" else "f32", count) & np.uint64((1 << half) - 1)
        values = (values & np.uint64((1 << half) - 1)) | (second << np.uint64(half))
    if earlier is not None:
        values = np.where(rng.integers(0, 8, count) == 0, earlier, values)
    return values & np.uint64((1 << bits) - 1 if bits < 64 else 0xFFFFFFFFFFFFFFFF)


def _dwords(ty: str) -> int:
    return 2 if TYPES[ty][1] == 64 and ty != "mask" else 1


def _counts(op: Op) -> tuple[list[int], list[int]]:
    """Registers of each result and of each source."""
    if (wide := op.flags.get("dwords")) and op.family != "DS":
        return [wide[0]], list(wide[1:])
    return [_dwords(ty) for ty in op.outs], [_dwords(ty) for ty in op.ins]


def _group(first: int, count: int, bank: str = "v") -> str:
    return f"{bank}{first}" if count == 1 else f"{bank}[{first}:{first + count - 1}]"


# ---- vector instructions

ITEMS = 256
_FIRST = 8
_MASK = 63
"""Where operands start; where lane masks are spread to the lanes."""


def vector(cases: Sequence[Case]) -> None:
    """Run VOP instructions: one item a lane."""
    inputs: list[Array] = []
    body = (
        "s_load_dwordx4 s[8:11], s[0:1], 0x0\ns_lshl_b32 s12, s2, 6\nv_add_u32 v1, s12, v0\nv_lshlrev_b32 v1, 2, v1\n"
    )
    body += "s_waitcnt lgkmcnt(0)\n"
    advance = f"s_add_u32 s{{0}}, s{{0}}, {4 * ITEMS}\ns_addc_u32 s{{1}}, s{{1}}, 0\n"
    stored = 0
    for case in cases:
        op = case.op
        rng = case.random()
        results, counts = _counts(op)
        columns: list[list[int]] = []
        for k, ty in enumerate(op.ins):
            if ty == "mask":
                columns.append(rng.integers(0, 2, ITEMS).tolist())
                continue
            pieces = counts[k] // _dwords(ty)
            same = [
                np.array([v & 0xFFFFFFFFFFFFFFFF for v in columns[j]], dtype="u8") for j in range(k) if op.ins[j] == ty
            ]
            parts = [operands(rng, ty, ITEMS, same[-1] if same and pieces == 1 else None) for _ in range(pieces)]
            step = 32 * _dwords(ty)
            columns.append([sum(int(part[n]) << (step * m) for m, part in enumerate(parts)) for n in range(ITEMS)])
        texts, places, at = [], [], _FIRST
        for count, column in zip(counts, columns, strict=True):
            places.append(at)
            for part in range(count):
                inputs.append(np.array([v >> (32 * part) & 0xFFFFFFFF for v in column], dtype="u4"))
                body += f"global_load_dword v{at + part}, v1, s[8:9]\n" + advance.format(8, 9)
            texts.append(_group(at, count))
            at += count + count % 2
        body += "s_waitcnt vmcnt(0)\n"
        for k, ty in enumerate(op.ins):
            if ty == "mask":
                texts[k] = "vcc" if op.flags.get("implicit_vcc") else "s[20:21]"
                body += f"v_cmp_ne_u32 {texts[k]}, 0, v{places[k]}\n"
        literal = _literal_position(case.name)
        if literal is not None:
            texts[literal] = hex(LITERAL[op.ins[0]])
        outs = ["s[22:23]" if ty == "mask" else _group(at, count) for ty, count in zip(op.outs, results, strict=True)]
        if op.flags.get("tied"):
            for part in range(results[0]):
                body += f"v_mov_b32 v{at + part}, v{places[-1] + part}\n"
            texts.pop()
        if op.flags.get("implicit_vcc"):
            texts.pop()
        suffix = "_e64" if op.outs == ("mask",) else ""
        modifier = f" bitop3:{case.literal:#x}" if "bitop3" in case.name else _op_sel(case, len(texts))
        body += f"{case.name}{suffix} {', '.join(outs + texts)}{modifier} {case.modifier}\n"
        if op.flags.get("exec"):
            body += "s_mov_b64 s[24:25], exec\ns_mov_b64 exec, -1\n"
        for ty, count in zip(op.outs, results, strict=True):
            if ty == "mask":
                body += f"v_cndmask_b32 v{_MASK}, 0, 1, s[22:23]\n"
            for part in range(count):
                source = _MASK if ty == "mask" else at + part
                body += f"global_store_dword v1, v{source}, s[10:11]\n" + advance.format(10, 11)
                stored += 1
        if op.flags.get("exec"):
            body += f"v_cndmask_b32 v{_MASK}, 0, 1, s[24:25]\nglobal_store_dword v1, v{_MASK}, s[10:11]\n"
            body += advance.format(10, 11)
            stored += 1
        case.before = [_vector_names(case, [column[n] for column in columns]) for n in range(ITEMS)]
    out = np.zeros((stored, ITEMS), dtype="u4")
    launch(build(kernel(body, ids=0), cases[0].chip), np.array(inputs), out, grid=ITEMS // 64, block=64)
    rows = iter(out)
    for case in cases:
        found: list[dict[str, int]] = [{} for _ in range(ITEMS)]
        for position, (ty, count) in enumerate(zip(case.op.outs, _counts(case.op)[0], strict=True)):
            for part in range(count):
                row = next(rows)
                for n in range(ITEMS):
                    name = f"mask{position}" if ty == "mask" else "D0"
                    found[n][name] = found[n].get(name, 0) | int(row[n]) << (32 * part)
        if case.op.flags.get("exec"):
            row = next(rows)
            for n in range(ITEMS):
                found[n]["EXEC"] = int(row[n])
        case.after = found


def _op_sel(case: Case, sources: int) -> str:
    """As LLVM writes it: a bit a source, then the result's; bit 2 only if there is a third source or it is set."""
    if not case.op_sel:
        return ""
    bits = [case.op_sel >> k & 1 for k in range(4)]
    if sources < 3 and not bits[2]:
        bits = [*bits[:2], bits[3]]
    return f" op_sel:[{','.join(map(str, bits))}]"


def _literal_position(name: str) -> int | None:
    """Which source is a constant in the instruction."""
    return {"aak": 2, "amk": 1, "dak": 2, "dmk": 1}.get(name[4:7])


def _vector_names(case: Case, values: list[int]) -> dict[str, int]:
    """Operands in the pseudocode's names."""
    names: dict[str, int] = {"OPSEL": case.op_sel} if case.op_sel else {}
    if "bitop3" in case.name:
        # The truth table stands where other instructions have their modifiers.
        names = {"INST.OMOD": case.literal >> 6, "INST.ABS": case.literal >> 3 & 7, "INST.NEG": case.literal & 7}
    op = case.op
    sources = list(zip(op.ins, values, strict=True))
    if op.flags.get("tied"):
        names["D0"] = sources.pop()[1]
    literal = _literal_position(case.name)
    if literal is not None:
        ty = sources.pop(literal)[0]
        names["SIMM32" if ty == "f32" else "SIMM16"] = LITERAL[ty]
    count = 0
    for ty, value in sources:
        if ty == "mask":
            names["mask in"] = value
        else:
            names[f"S{count}"] = value
            count += 1
    return names


# ---- scalar instructions

SCALAR_ITEMS = 64


def scalar(cases: Sequence[Case]) -> None:
    """Run SOP instructions: one item a workgroup, since there is one scalar file a wave."""
    # Dwords of an item: S0, S1, D0 (two each), SCC, EXEC (two); out: D0 (two), SCC, EXEC (two), M0.
    inputs = np.zeros((len(cases), SCALAR_ITEMS, 16), dtype="u4")
    body = "s_load_dwordx4 s[8:11], s[0:1], 0x0\ns_lshl_b32 s12, s2, 6\ns_waitcnt lgkmcnt(0)\n"
    body += "s_add_u32 s8, s8, s12\ns_addc_u32 s9, s9, 0\ns_add_u32 s10, s10, s12\ns_addc_u32 s11, s11, 0\nv_mov_b32 v1, 0\n"
    for number, case in enumerate(cases):
        op = case.op
        rng = case.random()
        ins = [ty for ty in op.ins if ty != "scc"]
        first = operands(rng, ins[0] if ins else "u32", SCALAR_ITEMS)
        second = operands(rng, ins[1] if len(ins) > 1 else "u32", SCALAR_ITEMS, first)
        old = operands(rng, ins[-1] if ins else "u32", SCALAR_ITEMS)
        carry = rng.integers(0, 2, SCALAR_ITEMS)
        mask = operands(rng, "u64", SCALAR_ITEMS)
        for column, at in ((first, 0), (second, 2), (old, 4), (mask, 7)):
            inputs[number, :, at] = column & np.uint64(0xFFFFFFFF)
            inputs[number, :, at + 1] = column >> np.uint64(32)
        inputs[number, :, 6] = carry
        body += "s_load_dwordx16 s[16:31], s[8:9], 0x0\ns_waitcnt lgkmcnt(0)\n"
        sources, texts = 0, []
        for k, ty in enumerate(ins):
            if op.flags.get("tied") and k == len(ins) - 1:
                continue
            texts.append(_group(16 + 2 * sources, _dwords(ty), "s"))
            sources += 1
        outs = [_group(20, _dwords(ty), "s") for ty in op.outs if ty != "scc"]
        if op.family == "SOPK":
            texts[-1 if case.name.startswith("s_cmpk") else 0] = hex(case.literal)
        body += "s_mov_b32 s34, s23\ns_mov_b32 s35, s24\ns_mov_b64 exec, s[34:35]\ns_cmp_lg_u32 s22, 0\n"
        body += f"{case.name} {', '.join(outs + texts)}\n"
        body += "s_cselect_b32 s22, 1, 0\ns_mov_b64 s[34:35], exec\ns_mov_b64 exec, 1\n"
        for k, register in enumerate((20, 21, 22, 34, 35)):
            body += f"v_mov_b32 v{2 + k}, s{register}\n"
        body += "global_store_dwordx4 v1, v[2:5], s[10:11]\nglobal_store_dword v1, v6, s[10:11] offset:16\n"
        body += f"s_mov_b64 exec, -1\ns_add_u32 s8, s8, {64 * SCALAR_ITEMS}\ns_addc_u32 s9, s9, 0\n"
        body += f"s_add_u32 s10, s10, {64 * SCALAR_ITEMS}\ns_addc_u32 s11, s11, 0\n"
        for n in range(SCALAR_ITEMS):
            names = {
                "D0": int(old[n]),
                "SCC": int(carry[n]),
                "EXEC": int(mask[n]),
                "S0": int(first[n]),
                "S1": int(second[n]),
            }
            if op.family == "SOPK":
                names["S1" if case.name.startswith("s_cmpk") else "S0"] = case.literal
            case.before.append(names)
    out = np.zeros_like(inputs)
    launch(build(kernel(body, ids=0), cases[0].chip), inputs, out, grid=SCALAR_ITEMS, block=64)
    wide = out.astype("u8")
    for number, case in enumerate(cases):
        for row in wide[number]:
            case.after.append({"D0": int(row[0] | row[1] << np.uint64(32)), "SCC": int(row[2]),
                               "EXEC": int(row[3] | row[4] << np.uint64(32))})  # fmt: skip


# ---- memory instructions

LANES = 64
SLOT = 16
_LDS = 4096


def memory(cases: Sequence[Case]) -> None:
    """Run DS, FLAT, GLOBAL, SCRATCH and MUBUF loads, stores and atomics: one item a lane, a slot of 16 bytes for each."""
    local, private = cases[0].op.family == "DS", cases[0].op.family == "SCRATCH"
    size = _LDS if local else SLOT * LANES
    before = np.zeros((len(cases), size // 4), dtype="u4")
    data = np.zeros((len(cases), 12, LANES), dtype="u4")
    body = "s_load_dwordx4 s[8:11], s[0:1], 0x0\ns_load_dwordx4 s[12:15], s[0:1], 0x10\nv_lshlrev_b32 v1, 4, v0\n"
    body += "v_lshlrev_b32 v2, 2, v0\ns_waitcnt lgkmcnt(0)\n"
    for number, case in enumerate(cases):
        rng = case.random()
        bits = _memory_bits(case.op)
        ty = _memory_type(case.name, bits)
        step = max(1, bits // 32)
        cells = operands(rng, ty, size // 4 // step)
        before[number] = np.stack([(cells >> np.uint64(32 * k)).astype("u4") for k in range(step)], axis=1).reshape(-1)
        for dword in range(0, 12, step):
            column = operands(rng, ty, LANES, cells[np.arange(LANES) * (SLOT // 4) // step] if dword < 4 else None)
            for part in range(step):
                data[number, dword + part] = (column >> np.uint64(32 * part)).astype("u4")
        body += "".join(f"global_load_dword v{8 + k}, v2, s[10:11] offset:{256 * k}\n" for k in range(12))
        if local:
            for k in range(size // 1024):
                body += f"v_add_u32 v3, {1024 * k}, v1\nglobal_load_dwordx4 v[4:7], v3, s[8:9]\n"
                body += "s_waitcnt vmcnt(0)\nds_write_b128 v3, v[4:7]\n"
        if private:
            body += "global_load_dwordx4 v[4:7], v1, s[8:9]\nv_mov_b32 v3, 16\ns_waitcnt vmcnt(0)\n"
            body += "scratch_store_dwordx4 v3, v[4:7], off\n"
        body += "s_waitcnt vmcnt(0) lgkmcnt(0)\n" + _memory_text(case) + "s_waitcnt vmcnt(0) lgkmcnt(0)\n"
        if private:
            body += (
                "scratch_load_dwordx4 v[4:7], v3, off\ns_waitcnt vmcnt(0)\nglobal_store_dwordx4 v1, v[4:7], s[8:9]\n"
            )
        if local:
            for k in range(size // 1024):
                body += f"v_add_u32 v3, {1024 * k}, v1\nds_read_b128 v[4:7], v3\ns_waitcnt lgkmcnt(0)\n"
                body += "global_store_dwordx4 v3, v[4:7], s[8:9]\ns_waitcnt vmcnt(0)\n"
        body += "".join(f"global_store_dword v2, v{16 + k}, s[12:13] offset:{256 * k}\n" for k in range(4))
        body += (
            f"s_add_u32 s8, s8, {size}\ns_addc_u32 s9, s9, 0\ns_add_u32 s10, s10, {12 * 256}\ns_addc_u32 s11, s11, 0\n"
        )
        body += f"s_add_u32 s12, s12, {4 * 256}\ns_addc_u32 s13, s13, 0\n"
    cells_after = before.copy()
    result = np.zeros((len(cases), 4, LANES), dtype="u4")
    code = build(kernel(body, ids=0, lds=_LDS if local else 0, scratch=64 if private else 0), cases[0].chip)
    launch(code, cells_after, data, result)
    for number, case in enumerate(cases):
        scale = case.op.flags.get("scale", 0)
        for n in range(LANES):
            column = [int(x) for x in data[number, :, n]]
            wide = [sum(column[first + k] << (32 * k) for k in range(4)) for first in (0, 4, 8)]
            case.before.append({
                "DATA": wide[0], "DATA2": wide[1], "VDATA": wide[2] if "load" in case.op.flags else wide[0],
                "RETURN_DATA": wide[2], "OFFSET": 0, "OFFSET0": 0,
                "OFFSET1": (SLOT * LANES // scale if "st64" in case.name else 1) if scale else 0,
            })  # fmt: skip
            case.after.append({"RETURN_DATA": sum(int(x) << (32 * k) for k, x in enumerate(result[number, :, n]))})
            start = n * SLOT
            case.memory.append((before[number].tobytes()[start:], cells_after[number].tobytes()[start:]))


def _memory_bits(op: Op) -> int:
    if atomic := op.flags.get("atomic"):
        return int(atomic.bits)
    return 32


def _memory_type(name: str, bits: int) -> str:
    for ending, ty in (("f32", "f32"), ("f64", "f64"), ("pk_add_f16", "h2"), ("rtn_f16", "h2")):
        if name.endswith(ending):
            return ty
    return "u64" if bits == 64 else "u32"


def _memory_text(case: Case) -> str:
    """The instruction: address v1, data from v8 and v12 on, result from v16 on (where the old data is)."""
    op = case.op
    name, flags = op.name, op.flags
    load, store, atomic = flags.get("load"), flags.get("store"), flags.get("atomic")
    dwords = flags.get("dwords", 0)
    result = data = 0
    if load:
        result = max(1, load.bits * load.count // 32)
    elif store:
        data = max(1, store.bits * store.count // 32)
    elif atomic:
        result = data = atomic.bits // 32
    else:
        pair_load, exchange = name.startswith("ds_read2"), "wrxchg2" in name
        result = 2 * dwords if pair_load or exchange else 0
        data = 0 if pair_load else dwords
    to, first, second = _group(16, result), _group(8, data), _group(12, data)
    if op.family == "DS":
        parts = [to] if result and (not atomic or flags["returns"]) else []
        parts.append("v1")
        parts += [first] if data else []
        if (dwords and data) or (atomic and atomic.compute is None):
            parts.append(second)
        scale = flags.get("scale", 0)
        tail = f" offset1:{SLOT * LANES // scale if 'st64' in name else 1}" if scale else ""
        return f"{name} {', '.join(parts)}{tail}\n"
    if atomic and atomic.compute is None:
        first = _group(8, 2 * data)
    returned = "glc" if case.chip == "gfx90a" else "sc0"
    if op.family == "SCRATCH":
        return f"{name} {to}, v3, off\n" if load else f"{name} v3, {first}, off\n"
    if op.family == "FLAT" and name.startswith("global"):
        if atomic:
            return f"{name} {to}, v1, {first}, s[8:9] {returned}\n"
        return f"{name} {to}, v1, s[8:9]\n" if load else f"{name} v1, {first}, s[8:9]\n"
    if op.family == "FLAT":
        place = "v_mov_b32 v4, s8\nv_mov_b32 v5, s9\nv_add_co_u32 v4, vcc, v4, v1\nv_addc_co_u32 v5, vcc, 0, v5, vcc\n"
        if atomic:
            return f"{place}{name} {to}, v[4:5], {first} {returned}\n"
        return place + (f"{name} {to}, v[4:5]\n" if load else f"{name} v[4:5], {first}\n")
    descriptor = f"s_mov_b32 s16, s8\ns_mov_b32 s17, s9\ns_mov_b32 s18, {SLOT * LANES}\ns_mov_b32 s19, 0x00020000\n"
    if atomic:
        moves = "".join(f"v_mov_b32 v{16 + k}, v{8 + k}\n" for k in range(result))
        text = f"{descriptor}{name} {first}, v1, s[16:19], 0 offen {returned}\ns_waitcnt vmcnt(0)\n"
        return text + moves
    return f"{descriptor}{name} {to if load else first}, v1, s[16:19], 0 offen\n"


# ---- scalar memory

_REGION = 64


def scalar_memory(cases: Sequence[Case]) -> None:
    """Run SMEM instructions: one item a workgroup, 64 bytes of memory for each; data and result from s32 on."""
    memory = np.zeros((len(cases), SCALAR_ITEMS, _REGION // 4), dtype="u4")
    data = np.zeros((len(cases), SCALAR_ITEMS, 16), dtype="u4")
    out = np.zeros_like(data)
    body = "s_load_dwordx4 s[8:11], s[0:1], 0x0\ns_load_dwordx2 s[12:13], s[0:1], 0x10\ns_lshl_b32 s14, s2, 6\n"
    body += "s_waitcnt lgkmcnt(0)\nv_lshlrev_b32 v1, 2, v0\n"
    body += "".join(f"s_add_u32 s{k}, s{k}, s14\ns_addc_u32 s{k + 1}, s{k + 1}, 0\n" for k in (8, 10, 12))
    for number, case in enumerate(cases):
        op, rng = case.op, case.random()
        bits = op.flags.get("bits", 32)
        ty = "u64" if bits == 64 else "u32"
        step = bits // 32
        for target in (memory, data):
            cells = operands(rng, ty, SCALAR_ITEMS * 16 // step)
            target[number] = np.stack([(cells >> np.uint64(32 * k)).astype("u4") for k in range(step)], axis=1).reshape(
                -1, 16
            )
        same = rng.integers(0, 2, SCALAR_ITEMS) == 0
        data[number, same, step : 2 * step] = memory[number, same, :step]
        count = op.flags.get("dwords", step)
        register = _group(32, 2 * count if "cmpswap" in op.name else count, "s")
        returned = " glc" if op.flags["smem"] == "atomic" else ""
        body += "s_load_dwordx16 s[32:47], s[10:11], 0x0\ns_waitcnt lgkmcnt(0)\n"
        body += f"s_mov_b64 s[16:17], s[8:9]\ns_mov_b32 s18, {_REGION}\ns_mov_b32 s19, 0x00020000\n"
        body += f"{op.name} {register}, {'s[16:19]' if op.flags['buffer'] else 's[8:9]'}, 0x0{returned}\n"
        body += "s_waitcnt lgkmcnt(0)\ns_mov_b64 exec, 1\n"
        for k in range(16):
            body += f"v_mov_b32 v2, s{32 + k}\nglobal_store_dword v1, v2, s[12:13] offset:{4 * k}\n"
        body += "s_mov_b64 exec, -1\n"
        body += "".join(f"s_add_u32 s{k}, s{k}, {_REGION * SCALAR_ITEMS}\ns_addc_u32 s{k + 1}, s{k + 1}, 0\n"
                        for k in (8, 10, 12))  # fmt: skip
    after = memory.copy()
    launch(build(kernel(body, ids=0), cases[0].chip), after, data, out, grid=SCALAR_ITEMS)
    for number, case in enumerate(cases):
        for n in range(SCALAR_ITEMS):
            words = sum(int(x) << (32 * k) for k, x in enumerate(data[number, n]))
            case.before.append({"DATA": words, "SDATA": words, "RETURN_DATA": words, "OFFSET": 0})
            case.after.append({"RETURN_DATA": sum(int(x) << (32 * k) for k, x in enumerate(out[number, n]))})
            case.memory.append((memory[number, n].tobytes(), after[number, n].tobytes()))
