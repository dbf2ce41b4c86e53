"""Whole kernels for AMD as LLVM IR: the tile's place, the K loop, the epilogue; and the sum over slices of K."""

from __future__ import annotations

from mdr.gemm.algorithm import Gemm
from mdr.gemm.amdgcn.memory import Buffer, buffer
from mdr.gemm.amdgcn.ops import METADATA, AmdOps, AmdOutputOps
from mdr.gemm.amdgcn.plan import Plan
from mdr.gemm.backend import Kernel, Piece, tiling_metadata
from mdr.gemm.ir import Builder, Operand, Value, const, vector
from mdr.gemm.lowering import apply
from mdr.gemm.mainloop import main_loop

_POINTER = "ptr addrspace(1)"
REDUCE_THREADS = 256
"""Work-items of a workgroup of the kernel that adds slices."""


def generate(plan: Plan) -> Kernel:
    """Return the kernel, and with slices of K the second one in the same module."""
    gemm = plan.gemm
    functions = [_gemm_function(plan)]
    if gemm.slices > 1:
        functions.append(_reduce_function(plan))
    declarations = sorted({line for _, b in functions for line in b.declarations})
    lds = f"@lds = internal addrspace(3) global [{plan.shared_bytes} x i8] poison, align 1024\n"
    text = "\n".join(
        [
            f"; {gemm.layout.value} {gemm.a} x {gemm.b} -> {gemm.out}, {plan.target.name}",
            'target triple = "amdgcn-amd-amdhsa"\n',
            lds,
            *(head + "entry:\n" + "\n".join(b.lines) + "\n}\n" for head, b in functions),
            *declarations,
            "",
            _attributes(0, plan.threads, _occupancy(plan)),
            "attributes #1 = { convergent nounwind }",
            _attributes(2, REDUCE_THREADS, None),
            "",
            tiling_metadata(plan.schedule) + METADATA + '!6 = !{!"amdgpu-synchronize-as", !"local"}\n',
        ]
    )
    return Kernel(gemm, plan.schedule, plan.target, text, plan.threads, plan.shared_bytes)


_UNUSED = ("dispatch-ptr", "queue-ptr", "dispatch-id", "workitem-id-y", "workitem-id-z", "flat-scratch-init")
"""What a kernel need not be given (LLVM AMDGPUUsage, function attributes ``amdgpu-no-…``)."""


def _attributes(number: int, threads: int, waves: int | None) -> str:
    occupancy = f' "amdgpu-waves-per-eu"="{waves},{waves}"' if waves else ""
    unused = " ".join(f'"amdgpu-no-{name}"' for name in _UNUSED)
    return (
        f'attributes #{number} = {{ nounwind "amdgpu-flat-work-group-size"="{threads},{threads}"{occupancy} '
        f'"uniform-work-group-size"="true" {unused} }}'
    )


def _occupancy(plan: Plan) -> int | None:
    """Waves a SIMD that leave each the registers it needs; None leaves it to LLVM where all is small."""
    least = max(1, plan.schedule.resident * plan.schedule.warps.count // 4)
    if plan.accumulators < 64 and plan.schedule.resident == 1:
        return None
    return max(least, min(8, plan.target.registers // (plan.registers + 24)))


def _head(gemm: Gemm, name: str, attributes: int) -> tuple[str, dict[str, Value]]:
    """The function's first line, and its arguments by name."""
    values, spelled = {}, []
    for argument in gemm.arguments:
        if argument.type == "ptr":
            shared = argument.name in ("D", "C", "workspace")
            spelled.append(f"{_POINTER} {'' if shared else 'noalias readonly '}%{argument.name}")
            values[argument.name] = Value(_POINTER, f"%{argument.name}")
        else:
            spelled.append(f"{argument.type} %{argument.name}")
            values[argument.name] = Value(argument.type, f"%{argument.name}")
    return f"define amdgpu_kernel void @{name}({', '.join(spelled)}) #{attributes} {{\n", values


def _workgroup(b: Builder, axis: str) -> Value:
    return b.call("i32", f"llvm.amdgcn.workgroup.id.{axis}", [])


def _select_batch(b: Builder, gemm: Gemm, arguments: dict[str, Value]) -> None:
    """Let the pointers point to this workgroup's matrices of the batch."""
    if not gemm.batched:
        return
    batch = b.wide(_workgroup(b, "z"))
    for argument in gemm.arguments:
        distance = arguments.get(f"batch_{argument.name.lower()}")
        if argument.type == "ptr" and distance is not None and argument.element is not None:
            elements = b.mul(batch, distance)
            bits = argument.element.bits
            byte = b.div(elements, 2) if bits == 4 else b.mul(elements, bits // 8)
            arguments[argument.name] = b.at(arguments[argument.name], byte)


def _tile_of(b: Builder, plan: Plan, arguments: dict[str, Value]) -> tuple[Operand, Operand]:
    """The first row and column of the workgroup's tile: groups of rows of tiles, each walked column by column."""
    tile, group = plan.schedule.tile, plan.schedule.raster.group
    number = _workgroup(b, "x")
    rows = b.div(b.add(arguments["M"], tile.m - 1), tile.m)
    columns = b.div(b.add(arguments["N"], tile.n - 1), tile.n)
    if group <= 1:
        return b.mul(b.div(number, columns), tile.m), b.mul(b.rem(number, columns), tile.n)
    per_group = b.mul(columns, group)
    first = b.mul(b.div(number, per_group), group)
    height = b.minimum(b.sub(rows, first), group)
    within = b.rem(number, per_group)
    row = b.add(first, b.rem(within, height))
    return b.mul(row, tile.m), b.mul(b.div(within, height), tile.n)


def _slice_of(b: Builder, plan: Plan, arguments: dict[str, Value]) -> tuple[Operand, Operand]:
    """The part of K of this workgroup: whole tiles of K, shared out equally."""
    gemm, tile_k = plan.gemm, plan.schedule.tile.k
    if gemm.slices == 1:
        return 0, arguments["K"]
    tiles = b.div(b.add(arguments["K"], tile_k - 1), tile_k)
    each = b.mul(b.div(b.add(tiles, gemm.slices - 1), gemm.slices), tile_k)
    begin = b.mul(_workgroup(b, "y"), each)
    return begin, b.minimum(b.add(begin, each), arguments["K"], signed=True)


def _gemm_function(plan: Plan) -> tuple[str, Builder]:
    gemm = plan.gemm
    head, arguments = _head(gemm, gemm.name, 0)
    b = Builder()
    _select_batch(b, gemm, arguments)
    thread = b.call("i32", "llvm.amdgcn.workitem.id.x", [])
    row, column = _tile_of(b, plan, arguments)
    k_begin, k_end = _slice_of(b, plan, arguments)
    ops = AmdOps(b, plan, arguments, thread, row, column, k_end)
    zero = const(plan.instruction.result, 0)
    parts_m, parts_n = plan.parts
    totals = main_loop(
        ops,
        stages=plan.schedule.stages,
        direct=plan.direct,
        tile_k=plan.schedule.tile.k,
        k_begin=k_begin,
        k_end=k_end,
        zeros=[zero] * (parts_m * parts_n + sum(plan.corrections)),
    )
    tile_k = plan.schedule.tile.k
    ops.settle()
    padded: Operand = 0
    if all(plan.corrections):
        # The loop runs once at the least.
        length = b.call("i32", "llvm.smax.i32", [b.operand(b.sub(k_end, k_begin), "i32"), const("i32", 1)])
        padded = b.mul(b.div(b.add(length, tile_k - 1), tile_k), tile_k)
    totals = ops.correct(totals, padded)
    for i in range(parts_m):
        for j in range(parts_n):
            for values, piece in ops.pieces(totals[i * parts_n + j], i, j):
                if gemm.slices > 1:
                    _store_partial(b, plan, ops, values, piece)
                else:
                    finish(ops, values, piece)
            # Keeps the stores of one instruction's results together: mixed, they need more registers than there are.
            b.call("void", "llvm.amdgcn.sched.barrier", [const("i32", 0)], immediate=(0,))
    b.line("ret void")
    return head, b


def finish(ops: AmdOutputOps, x: Value, piece: Piece) -> None:
    """The epilogue of a piece: steps, rounding, store."""
    gemm = ops.plan.gemm
    if gemm.epilogue and not gemm.accumulate.is_float:
        x = ops.b.cast("sitofp", x, vector(piece.width, "float"))
    x = apply(gemm.epilogue, ops, piece, x)
    ops.store(ops.convert(x, gemm.out, gemm.rounding), piece)


def _slice_base(b: Builder, gemm: Gemm, arguments: dict[str, Value], number: Operand) -> Value:
    """Where the sums of a slice begin in the workspace."""
    size = b.mul(b.wide(arguments["M"]), b.wide(arguments["N"]))
    first: Operand = b.wide(number)
    if gemm.batched:
        first = b.add(b.mul(b.wide(_workgroup(b, "z")), gemm.slices), first)
    return b.at(arguments["workspace"], b.mul(b.mul(first, size), 4))


def _store_partial(b: Builder, plan: Plan, ops: AmdOps, x: Value, piece: Piece) -> None:
    """Store sums as they are into this slice's part of the workspace, a dense M x N matrix."""
    partial = ops.partial
    if partial is None:
        arguments = {**ops.arguments, "ldd": ops.arguments["N"]}
        arguments["D"] = _slice_base(b, plan.gemm, ops.arguments, _workgroup(b, "y"))
        ops.partial = partial = AmdOutputOps(b, plan, arguments, ops.row, ops.column_base)
    kind = plan.gemm.accumulate
    partial.store_as(b.cast("bitcast", x, vector(piece.width, "i32")), piece, kind)


def _reduce_function(plan: Plan) -> tuple[str, Builder]:
    """A work-item adds the slices of one piece of a row of D, in their order, and finishes it."""
    gemm = plan.gemm
    head, arguments = _head(gemm, f"{gemm.name}_reduce", 2)
    b = Builder()
    _select_batch(b, gemm, arguments)
    width = min(4, plan.schedule.memory.align_d)
    thread = b.add(b.mul(_workgroup(b, "x"), REDUCE_THREADS), b.call("i32", "llvm.amdgcn.workitem.id.x", []))
    per_row = b.div(b.add(arguments["N"], width - 1), width)
    m, n = b.div(thread, per_row), b.mul(b.rem(thread, per_row), width)
    b.branch("inside", "outside", b.compare("ult", m, arguments["M"]))
    b.label("inside")
    ops = AmdOutputOps(b, plan, arguments, 0, 0)
    kind = "float" if gemm.accumulate.is_float else "i32"
    total: Value | None = None
    size = b.mul(b.mul(b.wide(arguments["M"]), b.wide(arguments["N"])), 4)
    byte = b.mul(b.add(b.mul(m, arguments["N"]), n), 4)
    for number in range(gemm.slices):
        source: Buffer = buffer(b, _slice_base(b, gemm, arguments, number), size)
        loaded = source.load(b, "i32" if width == 1 else vector(width, "i32"), byte)
        part = b.cast("bitcast", loaded, vector(width, kind))
        opcode = "fadd" if kind == "float" else "add"
        total = part if total is None else b.make(part.type, f"{opcode} {part.type} {total.ref}, {part.ref}")
    assert total is not None
    finish(ops, total, Piece(m, n, width))
    b.branch("outside")
    b.label("outside")
    b.line("ret void")
    return head, b
