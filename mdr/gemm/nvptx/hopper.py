"""The warp-specialised kernel for sm_90a: one warpgroup copies tiles ahead, the others multiply them and finish D.

Every stage of shared memory has two barriers: full (the copies have landed) and empty (all consumers have read). The
grid is persistent: a block makes tile after tile, so that copies for the next begin while the last is being stored.
"""

from __future__ import annotations

from mdr.gemm.algorithm import Gemm
from mdr.gemm.backend import tiling_metadata
from mdr.gemm.epilogues import Gelu, Relu
from mdr.gemm.ir import Operand, Value, const
from mdr.gemm.lowering import apply
from mdr.gemm.nvptx.convert import as_float, relu_pair
from mdr.gemm.nvptx.frame import CHUNK_COLUMNS, ROW, WARPGROUP, Frame
from mdr.gemm.nvptx.plan import LaunchPlan, Map, Parameter, PlannedKernel
from mdr.gemm.nvptx.ptx import GLOBAL, Ptx, module
from mdr.gemm.nvptx.wgmma import Fragment, WgmmaOps
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
            self._fetch_matrices(leader)
        vectors = self._fetch_vectors(thread) if frame.teams == 1 else []
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
            vectors = self._fetch_vectors(thread)
        self._keep_vectors(vectors, thread)
        total = ops.finish(total)
        b.barrier_arrive(ops.empty(last), leader)
        sums = ops.parts(total)
        if self.gemm.slices > 1:
            sums = self._add_slices(sums, thread, done)
        self._epilogue(sums, leader, fetched)
        if frame.teams > 1:
            stage, parity = self._skip_tile(stage, parity)
        following = b.i32(b.add(tile, b.mul(self.tile_step, frame.teams)))
        outer.again([following, stage, parity, b.i32(b.xor(fetched, 1)) if frame.matrices else zero])
        b.label(done)
        b.asm("void", "cp.async.bulk.wait_group.read 0;", "")

    def _fetch_matrices(self, leader: Value) -> None:
        """Begin to load the chunks of C or R while the products run; the tile before has left its buffers by then."""
        b, ops, frame = self.b, self.ops, self.frame
        b.copies_read(0, leader)
        go, on = b.fresh("fetch"), b.fresh("fetched")
        b.branch(go, on, leader)
        b.label(go)
        barrier = b.add(b.add(self.base, frame.matrix_barriers), b.mul(ops.consumer, 8))
        b.barrier_expect(barrier, len(frame.matrices) * frame.buffers * frame.chunk_rows * ROW)
        for which, name in enumerate(frame.matrices):
            for number in range(frame.buffers):
                m, n = self._chunk_origin(number)
                b.copy_in(ops.chunk(number, which), ops.maps[name], barrier, (n, m, ops.batch))
        b.branch(on)
        b.label(on)

    def _chunk_origin(self, number: int) -> tuple[Operand, Operand]:
        """Row and column of D where a chunk of this consumer begins."""
        b, ops, frame = self.b, self.ops, self.frame
        block, chunk = divmod(number, frame.columns // CHUNK_COLUMNS)
        down = b.mul(b.div(ops.part, self.schedule.warps.n), frame.rows)
        right = b.mul(b.rem(ops.part, self.schedule.warps.n), frame.columns)
        row, column = ops.place
        return b.add(b.add(row, down), block * 64), b.add(b.add(column, right), chunk * CHUNK_COLUMNS)

    def _fetch_vectors(self, thread: Value) -> list[tuple[str, int, Value]]:
        """Load this thread's elements of the epilogue's vectors."""
        b, frame = self.b, self.frame
        out = []
        _, first = self._chunk_origin(0)
        for name in frame.vectors:
            for number in range(-(-frame.columns // WARPGROUP)):
                n = b.add(b.add(first, thread), number * WARPGROUP)
                out.append((name, number * WARPGROUP, self.ops.vector_element(name, n)))
        return out

    def _keep_vectors(self, vectors: list[tuple[str, int, Value]], thread: Value) -> None:
        """Put them into shared memory, where each thread finds those of its columns."""
        if not vectors:
            return
        b, ops, frame = self.b, self.ops, self.frame
        if not frame.bulk_store:
            ops.barrier()  # Nobody still reads those of the tile before; a bulk store has such a barrier of its own.
        for name, number, value in vectors:
            if value.type != "float":  # here and not at the load, which would be waited for before the K loop
                value = b.cast("fpext", value, "float")
            inside = b.compare("ult", thread, frame.columns - number)
            place = b.i32(ops.vector_place(name, b.add(thread, number)))
            b.when(inside, "@p st.shared.f32 [$0], $1;", "r,f", [place, value])
        ops.barrier()

    def _add_slices(self, sums: list[Value], thread: Value, done: str) -> list[Value]:
        """All blocks of the cluster but the first send their sums to its shared memory; it adds them in fixed order."""
        b, ops, frame = self.b, self.ops, self.frame
        letter, suffix, add = ("f", "f32", "fadd") if sums[0].type == "float" else ("r", "b32", "add")
        line = frame.partial_threads * 16
        own = b.mul(ops.consumer, frame.sums // 4 * line)
        # Warps whose rows are all beyond a short tile send nothing, and add what is never stored.
        place = b.add(b.add(self.base, frame.partials), b.add(own, b.mul(b.rem(thread, frame.partial_threads), 16)))
        barrier = b.i32(b.add(self.base, frame.slice_barrier))
        b.branch("send.sums", "add.sums", b.compare("ne", self.rank, 0))
        b.label("send.sums")
        b.branch("send.rows", done, b.compare("ult", thread, frame.partial_threads))
        b.label("send.rows")
        there = b.add(place, b.mul(b.sub(self.rank, 1), frame.partial_bytes))
        remote = b.asm("i32", "mapa.shared::cluster.u32 $0, $1, 0;", "=r,r", [b.i32(there)])
        for number in range(0, len(sums), 4):
            text = f"st.shared::cluster.v4.{suffix} [$0+{number // 4 * line}], {{$1, $2, $3, $4}};"
            b.asm("void", text, f"r,{letter},{letter},{letter},{letter}", [remote, *sums[number : number + 4]])
        text = (
            "{\n.reg .b32 there;\nmapa.shared::cluster.u32 there, $0, 0;\n"
            "mbarrier.arrive.release.cluster.shared::cluster.b64 _, [there];\n}"
        )
        b.asm("void", text, "r", [barrier])
        b.branch(done)
        b.label("add.sums")
        b.barrier_wait(barrier, 0, ".acquire.cluster")
        for other in range(self.gemm.slices - 1):
            for number in range(0, len(sums), 4):
                offset = other * frame.partial_bytes + number // 4 * line
                four = f"{{{', '.join([sums[0].type] * 4)}}}"
                text = f"ld.shared.v4.{suffix} {{$0, $1, $2, $3}}, [$4+{offset}];"
                got = b.asm(four, text, f"={letter},={letter},={letter},={letter},r", [b.i32(place)])
                for i, part in enumerate(ops.parts(got)):
                    total = sums[number + i]
                    sums[number + i] = b.make(total.type, f"{add} {total.type} {total.ref}, {part.ref}")
        return sums

    # ---- the epilogue

    def _epilogue(self, sums: list[Value], leader: Value, fetched: Value) -> None:
        b, ops, frame = self.b, self.ops, self.frame
        if frame.matrices:
            barrier = b.add(b.add(self.base, frame.matrix_barriers), b.mul(ops.consumer, 8))
            b.barrier_wait(barrier, fetched)
        chunks = frame.columns // CHUNK_COLUMNS
        for number in range(frame.blocks_m * chunks):
            block, chunk = divmod(number, chunks)
            buffer = number % frame.buffers
            ops.forget_vectors()
            if not frame.bulk_store:
                self._chunk(sums, block, chunk)
                continue
            if frame.matrices:
                self._load_matrices(block, chunk, number)
            else:
                b.copies_read(frame.buffers - 1, leader)
                ops.barrier()
            pairs = self._chunk(sums, block, chunk)
            for group in range(0, 8, 2):
                four = [b.cast("bitcast", x, "i32") for x in pairs[2 * group : 2 * group + 4]]
                text = "stmatrix.sync.aligned.m8n8.x4.shared.b16 [$0], {$1, $2, $3, $4};"
                b.asm("void", text, "r,r,r,r,r", [b.i32(ops.chunk_place(buffer, group)), *four])
            b.proxy_fence()
            ops.barrier()
            m, n = self._chunk_origin(number)
            b.copy_out(ops.chunk(buffer), ops.maps["D"], (n, m, ops.batch), leader)

    def _load_matrices(self, block: int, chunk: int, number: int) -> None:
        b, ops = self.b, self.ops
        for which, name in enumerate(self.frame.matrices):
            for group in range(0, 8, 2):
                text = "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];"
                place = b.i32(ops.chunk_place(number, group, which))
                got = b.asm("{i32, i32, i32, i32}", text, "=r,=r,=r,=r,r", [place])
                ops.staged[(name, block, chunk, group // 2)] = ops.parts(got)

    def _chunk(self, sums: list[Value], block: int, chunk: int) -> list[Value]:
        """The epilogue's steps for 64 x 64 elements: converted pairs by group of eight columns, upper and lower rows."""
        b, ops, gemm = self.b, self.ops, self.gemm
        steps = gemm.epilogue
        last_relu = bool(steps) and isinstance(steps[-1], Relu) and gemm.out.is_float
        m, n = self._chunk_origin(block * (self.frame.columns // CHUNK_COLUMNS) + chunk)
        thread_row = b.add(b.div(ops.lane, 4), b.mul(ops.warp, 16))
        thread_column = b.mul(b.op("and", ops.lane, 3), 2)
        out = []
        for group in range(8):
            for half in (0, 1):
                at = (block * self.frame.columns // 8 + chunk * 8 + group) * 4 + 2 * half
                piece = Fragment(
                    b.add(b.add(m, thread_row), 8 * half),
                    b.add(b.add(n, thread_column), group * 8),
                    2,
                    chunk * CHUNK_COLUMNS + group * 8,
                    (block, chunk, group, half),
                )
                x = b.gather(sums[at : at + 2])
                if not gemm.integer:
                    x = apply(steps[:-1] if last_relu else steps, ops, piece, as_float(b, x))
                x = ops.convert(x, gemm.out, gemm.rounding)
                if last_relu:
                    x = relu_pair(b, x)
                if self.frame.bulk_store:
                    out.append(x)
                else:
                    ops.store(x, piece)
        return out
