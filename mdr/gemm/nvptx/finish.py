"""What sm_90a's consumers do after the K loop: gather slices, the epilogue's steps, and D on its way out."""

from __future__ import annotations

from mdr.gemm.epilogues import Relu
from mdr.gemm.ir import Operand, Value
from mdr.gemm.lowering import apply
from mdr.gemm.nvptx.convert import as_float, relu_pair
from mdr.gemm.nvptx.frame import CHUNK_COLUMNS, ROW, WARPGROUP
from mdr.gemm.nvptx.wgmma import Fragment, WgmmaOps


class Finish:
    """Writes what comes before the loop for it (`fetch_matrices`, `fetch_vectors`) and all behind it."""

    def __init__(self, ops: WgmmaOps) -> None:
        self.ops, self.b, self.frame = ops, ops.b, ops.frame
        self.gemm, self.schedule = ops.frame.gemm, ops.frame.schedule

    def fetch_matrices(self, leader: Value) -> None:
        """Begin to load the chunks of C or R while the products run; the tile before has left its buffers by then."""
        b, ops, frame = self.b, self.ops, self.frame
        b.copies_read(0, leader)
        go, on = b.fresh("fetch"), b.fresh("fetched")
        b.branch(go, on, leader)
        b.label(go)
        barrier = b.add(b.add(self.ops.base, frame.matrix_barriers), b.mul(ops.consumer, 8))
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

    def fetch_vectors(self, thread: Value) -> list[tuple[str, int, Value]]:
        """Load this thread's elements of the epilogue's vectors."""
        b, frame = self.b, self.frame
        out = []
        _, first = self._chunk_origin(0)
        for name in frame.vectors:
            for number in range(-(-frame.columns // WARPGROUP)):
                n = b.add(b.add(first, thread), number * WARPGROUP)
                out.append((name, number * WARPGROUP, self.ops.vector_element(name, n)))
        return out

    def keep_vectors(self, vectors: list[tuple[str, int, Value]], thread: Value) -> None:
        """Put them into shared memory, where each thread finds those of its columns."""
        if not vectors:
            return
        b, ops, frame = self.b, self.ops, self.frame
        if not frame.bulk_store:
            ops.barrier()  # Nobody still reads those of the tile before; a bulk store has such a barrier of its own.
        for name, number, value in vectors:
            value = as_float(b, value)  # here and not at the load, which would be waited for before the K loop
            inside = b.compare("ult", thread, frame.columns - number)
            place = b.i32(ops.vector_place(name, b.add(thread, number)))
            b.when(inside, "@p st.shared.f32 [$0], $1;", "r,f", [place, value])
        ops.barrier()

    def add_slices(self, sums: list[Value], thread: Value, rank: Operand, done: str) -> list[Value]:
        """All blocks of the cluster but the first send their sums to its shared memory; it adds them in fixed order."""
        b, ops, frame = self.b, self.ops, self.frame
        letter, suffix, add = ("f", "f32", "fadd") if sums[0].type == "float" else ("r", "b32", "add")
        line = frame.partial_threads * 16
        own = b.mul(ops.consumer, frame.sums // 4 * line)
        # Warps whose rows are all beyond a short tile send nothing, and add what is never stored.
        place = b.add(b.add(self.ops.base, frame.partials), b.add(own, b.mul(b.rem(thread, frame.partial_threads), 16)))
        barrier = b.i32(b.add(self.ops.base, frame.slice_barrier))
        b.branch("send.sums", "add.sums", b.compare("ne", rank, 0))
        b.label("send.sums")
        b.branch("send.rows", done, b.compare("ult", thread, frame.partial_threads))
        b.label("send.rows")
        there = b.add(place, b.mul(b.sub(rank, 1), frame.partial_bytes))
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

    def epilogue(self, sums: list[Value], leader: Value, fetched: Value) -> None:
        b, ops, frame = self.b, self.ops, self.frame
        if frame.matrices:
            barrier = b.add(b.add(self.ops.base, frame.matrix_barriers), b.mul(ops.consumer, 8))
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
