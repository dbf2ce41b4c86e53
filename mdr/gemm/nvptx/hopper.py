"""The warp-specialised kernel for sm_90a: one warpgroup copies tiles ahead, the others multiply them and finish D.

Every stage of shared memory has two barriers: full (the copies have landed) and empty (all consumers have read). The
grid is persistent: a block makes tile after tile, so that copies for the next begin while the last is being stored.
"""

from __future__ import annotations

from mdr.gemm.algorithm import Gemm
from mdr.gemm.backend import tiling_metadata
from mdr.gemm.epilogues import Gelu
from mdr.gemm.ir import Operand, Value, const
from mdr.gemm.nvptx.finish import Finish
from mdr.gemm.nvptx.frame import CHUNK_COLUMNS, ROW, WARPGROUP, Frame
from mdr.gemm.nvptx.plan import LaunchPlan, Map, Parameter, PlannedKernel
from mdr.gemm.nvptx.ptx import GLOBAL, Ptx, module
from mdr.gemm.nvptx.wgmma import WgmmaOps
from mdr.gemm.schedule import Schedule
from mdr.gemm.targets import Target

TENSOR_MAP = 'ptr byval([128 x i8]) align 64 "nvvm.grid_constant"'
_TURNS = 8
"""Named barriers from here on: one for each team's turn in the K loop. Lower ones are the block's and the consumers'."""


def generate(gemm: Gemm, schedule: Schedule, target: Target) -> PlannedKernel:
    """Write the kernel. The configuration has no `Frame.problems`."""
    frame = Frame(gemm, schedule, target)
    parameters = _parameters(frame)
    attributes = f'"nvvm.maxntid"="{frame.threads}" "nvvm.minctasm"="{schedule.resident}"'
    if any(isinstance(step, Gelu) for step in gemm.epilogue):
        attributes += ' "denormal-fp-math-f32"="preserve-sign"'  # its exp2 is one instruction then
    if gemm.slices > 1:
        attributes += f' "nvvm.cluster_dim"="{gemm.slices}"'
    ir = module(
        target.name,
        gemm.name,
        [_declared(parameter) for parameter in parameters],
        attributes,
        _Writer(frame).write(),
        tiling_metadata(schedule),
    )
    plan = LaunchPlan(
        kernel=gemm.name,
        arch=target.name,
        parameters=parameters,
        tile=(schedule.tile.m, schedule.tile.n),
        threads=frame.threads,
        shared=frame.shared,
        slices=gemm.slices,
        resident=schedule.resident,
        persistent=gemm.slices == 1,
        dependent=schedule.dependent,
    )
    return PlannedKernel(gemm, schedule, target, ir, frame.threads, frame.shared, plan)


def _parameters(frame: Frame) -> tuple[Parameter, ...]:
    gemm, tile = frame.gemm, frame.schedule.tile
    depth = tile.k
    maps = {
        "A": Map("M", "K", (depth, tile.m)) if gemm.layout.a_along_k else Map("K", "M", (64, depth)),
        "B": Map("N", "K", (depth, tile.n)) if gemm.layout.b_along_k else Map("K", "N", (64, depth)),
    }
    if frame.bulk_store:
        for name in ("D", *frame.matrices):
            maps[name] = Map("M", "N", (CHUNK_COLUMNS, frame.chunk_rows))
    out = []
    for argument in gemm.arguments:
        element = argument.element.name if argument.element else ""
        if argument.name in maps:
            out.append(Parameter(argument.name, "map", element, maps[argument.name]))
        elif argument.name != "workspace":
            out.append(Parameter(argument.name, argument.type, element))
    return tuple(out)


def _declared(parameter: Parameter) -> str:
    kind = {"map": TENSOR_MAP, "ptr": GLOBAL}.get(parameter.kind, parameter.kind)
    return f"{kind} %{parameter.name}"


class _Writer:
    """Writes the body: set-up, producer, consumers."""

    def __init__(self, frame: Frame) -> None:
        self.frame, self.gemm, self.schedule = frame, frame.gemm, frame.schedule
        self.b = Ptx()
        b = self.b
        self.base = b.make("i32", "ptrtoint ptr addrspace(3) @shared to i32")
        self.ops = WgmmaOps(b, frame, self.base)
        self.finish = Finish(self.ops)
        self.rank: Operand = 0
        self.per_slice: Operand = 0

    def write(self) -> Ptx:
        b, frame = self.b, self.frame
        thread = b.special("tid.x")
        group = b.i32(b.div(thread, WARPGROUP))
        for parameter in _parameters(frame):
            if parameter.kind == "map":
                self.ops.maps[parameter.name] = b.make("i64", f"ptrtoint ptr %{parameter.name} to i64")
        first = b.compare("eq", thread, 0)
        self._set_up(first)
        self._count_tiles()
        b.branch("producer", "consumer", b.compare("eq", group, 0))
        b.label("producer")
        b.asm("void", f"setmaxnreg.dec.sync.aligned.u32 {frame.producer_registers};", "")
        b.branch("copying", "end", first)
        b.label("copying")
        self._producer()
        b.branch("end")
        b.label("consumer")
        b.asm("void", f"setmaxnreg.inc.sync.aligned.u32 {frame.consumer_registers};", "")
        self._consumer(self._take_place(thread))
        b.branch("end")
        b.label("end")
        b.line("ret void")
        return b

    def _set_up(self, first: Value) -> None:
        b, frame, stages = self.b, self.frame, self.schedule.stages
        b.branch("init", "ready", first)
        b.label("init")
        for tensor in self.ops.maps.values():
            b.asm("void", "prefetch.tensormap [$0];", "l", [tensor])
        for stage in range(stages):
            b.barrier_init(self.ops.full(stage), 1)
            b.barrier_init(self.ops.empty(stage), frame.parts)
        for consumer in range(frame.consumers if frame.matrices else 0):
            b.barrier_init(b.add(self.base, frame.matrix_barriers + 8 * consumer), 1)
        if self.gemm.slices > 1:
            arrivals = (self.gemm.slices - 1) * frame.consumers * frame.partial_threads
            b.barrier_init(b.add(self.base, frame.slice_barrier), arrivals)
        b.asm("void", "fence.mbarrier_init.release.cluster;", "")
        b.asm("void", "fence.proxy.async;", "")
        b.branch("ready")
        b.label("ready")
        b.named_barrier(0, frame.threads)
        if self.gemm.slices > 1:
            b.asm("void", "barrier.cluster.arrive.aligned;\nbarrier.cluster.wait.aligned;", "")
        if self.schedule.dependent:
            b.asm("void", "griddepcontrol.launch_dependents;\ngriddepcontrol.wait;", "")

    # ---- tiles and slices

    def _count_tiles(self) -> None:
        b, tile, slices = self.b, self.schedule.tile, self.gemm.slices
        self.depth = b.i32(b.div(b.add(Value("i32", "%K"), tile.k - 1), tile.k))
        block, blocks = b.special("ctaid.x"), b.special("nctaid.x")
        self.first_k: Operand = 0
        if slices > 1:
            self.rank = b.special("cluster.ctarank")
            block, blocks = b.i32(b.div(block, slices)), b.i32(b.div(blocks, slices))
            each = b.div(b.add(self.depth, slices - 1), slices)
            self.first_k = b.mul(self.rank, each)
            # A slice beyond K multiplies one tile of zeros, which is what lies outside a tensor map.
            some = b.compare("ugt", self.depth, self.first_k)
            left = b.select(some, b.sub(self.depth, self.first_k), 1)
            self.depth = b.i32(b.minimum(left, each))
        self.first_tile, self.tile_step = block, blocks
        self.ops.batch = b.special("ctaid.z") if self.gemm.batched else 0

    def _locate(self, tile: Value) -> None:
        """Set where a tile begins, and where its rows end."""
        b, shape = self.b, self.schedule.tile
        self.ops.place = b.grouped_tile(tile, shape.m, shape.n, self.schedule.raster.group)
        if shape.m < 64:  # rows of the instruction beyond the tile are those of the next tile
            self.ops.last_row = b.i32(b.minimum(Value("i32", "%M"), b.add(self.ops.place[0], shape.m)))

    def _next_stage(self, stage: Value, parity: Value) -> tuple[Value, Value]:
        b = self.b
        following = b.add(stage, 1)
        wraps = b.compare("eq", following, self.schedule.stages)
        return b.select(wraps, 0, following), b.select(wraps, b.xor(parity, 1), parity)

    def _skip_tile(self, stage: Value, parity: Value, tiles: Operand = 1) -> tuple[Value, Value]:
        """The stage and parity after a tile that another team multiplies (``tiles`` 0: after none)."""
        b, stages = self.b, self.schedule.stages
        total = b.i32(b.add(stage, b.mul(self.depth, tiles)))
        turns = b.i32(b.div(total, stages))
        return b.i32(b.sub(total, b.mul(turns, stages))), b.i32(b.xor(parity, b.op("and", turns, 1)))

    def _tile_loop(self, name: str, first: Operand, state: list[Value]) -> tuple[Value, list[Value], str]:
        """Open the loop over tiles; returns the tile, the state, and the label that ends it."""
        b = self.b
        self._tiles = b.loop(name, [b.i32(first), *state])
        tile, *values = self._tiles.values
        done, body = f"{name}.done", f"{name}.body"
        # Counted in the loop: registers are short in it, and this is a few instructions for each tile.
        shape, m, n = self.schedule.tile, Value("i32", "%M"), Value("i32", "%N")
        tiles = b.mul(b.div(b.add(m, shape.m - 1), shape.m), b.div(b.add(n, shape.n - 1), shape.n))
        b.branch(body, done, b.compare("ult", tile, tiles))
        b.label(body)
        self._locate(tile)
        return tile, values, done

    # ---- the producer

    def _producer(self) -> None:
        b, ops = self.b, self.ops
        zero, one = const("i32", 0), const("i32", 1)
        tile, (stage, parity), done = self._tile_loop("send", self.first_tile, [zero, one])
        outer = self._tiles
        loop = b.loop("send.k", [zero, stage, parity])
        step, stage, parity = loop.values
        b.barrier_wait(ops.empty(stage), parity)
        ops.copy_async(stage, b.mul(b.add(step, self.first_k), self.schedule.tile.k))
        stage, parity = self._next_stage(stage, parity)
        following = b.i32(b.add(step, 1))
        loop.again([following, stage, parity], b.compare("ult", following, self.depth))
        outer.again([b.i32(b.add(tile, self.tile_step)), stage, parity])
        b.label(done)

    # ---- consumers

    def _take_place(self, thread: Value) -> Value:
        """Become the consumer that a thread of the block belongs to; return its number in the warpgroup."""
        b = self.b
        self.ops.consumer = b.sub(b.div(thread, WARPGROUP), 1)
        self.ops.part = self.ops.consumer if self.frame.teams == 1 else 0
        local = b.i32(b.op("and", thread, WARPGROUP - 1))
        self.ops.begin_consumer(local)
        return local

    def _consumer(self, thread: Value) -> None:
        b, ops, frame = self.b, self.ops, self.frame
        zero = const("i32", 0)
        leader = b.compare("eq", thread, 0)
        first, start = self.first_tile, (zero, zero)
        if frame.teams > 1:
            first = b.i32(b.add(first, b.mul(ops.consumer, self.tile_step)))
            start = self._skip_tile(*start, ops.consumer)
            b.branch("second", "turn", b.compare("eq", ops.consumer, 1))
            b.label("second")
            b.named_arrive(_TURNS, 2 * WARPGROUP)  # the first team need not wait for its first turn
            b.branch("turn")
            b.label("turn")
        tile, (stage, parity, fetched), done = self._tile_loop("make", first, [*start, zero])
        outer = self._tiles
        if frame.matrices:
            self.finish.fetch_matrices(leader)
        vectors = self.finish.fetch_vectors(thread) if frame.teams == 1 else []
        scalar = "float" if self.gemm.accumulate.is_float else "i32"
        kind = "{" + ", ".join([scalar] * frame.sums) + "}"
        if frame.teams > 1:
            # One team's K loop at a time: it has seen every full barrier of its tile before the next one waits for
            # any, since a barrier tells only this phase from the one before.
            b.named_barrier(b.add(ops.consumer, _TURNS), 2 * WARPGROUP)
        loop = b.loop("make.k", [zero, stage, parity, stage, Value(kind, "poison")])
        step, stage, parity, last, total = loop.values
        b.barrier_wait(ops.full(stage), parity)
        steps = range(ROW // 32)
        of_a = [[ops.load_fragment("a", stage, s, i) for i in range(frame.blocks_m)] for s in steps]
        of_b = [ops.load_fragment("b", stage, s, 0) for s in steps]
        total = ops.mma(total, of_a, of_b, keep=step)
        # The products of the step before are done now: its stage can be filled again.
        ops.wait(1)
        begun = b.compare("ne", step, 0)
        b.barrier_arrive(ops.empty(last), b.make("i1", f"and i1 {leader.ref}, {begun.ref}"))
        last = stage
        stage, parity = self._next_stage(stage, parity)
        following = b.i32(b.add(step, 1))
        loop.again([following, stage, parity, last, total], b.compare("ult", following, self.depth))
        if frame.teams > 1:
            b.named_arrive(b.sub(_TURNS + 1, ops.consumer), 2 * WARPGROUP)
            # The other team multiplies meanwhile: what can be had late takes no registers in the loop.
            thread = self._take_place(b.asm("i32", "mov.u32 $0, %tid.x;", "=r"))
            leader = b.compare("eq", thread, 0)
            vectors = self.finish.fetch_vectors(thread)
        self.finish.keep_vectors(vectors, thread)
        total = ops.finish(total)
        b.barrier_arrive(ops.empty(last), leader)
        sums = ops.parts(total)
        if self.gemm.slices > 1:
            sums = self.finish.add_slices(sums, thread, self.rank, done)
        self.finish.epilogue(sums, leader, fetched)
        if frame.teams > 1:
            stage, parity = self._skip_tile(stage, parity)
        following = b.i32(b.add(tile, b.mul(self.tile_step, frame.teams)))
        outer.again([following, stage, parity, b.i32(b.xor(fetched, 1)) if frame.matrices else zero])
        b.label(done)
        b.asm("void", "cp.async.bulk.wait_group.read 0;", "")
