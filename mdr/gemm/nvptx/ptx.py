"""PTX that LLVM has no intrinsic for, as inline assembly: barriers in shared memory, bulk copies, warpgroups; loops.

Every instruction here is described under its own name in the PTX ISA, version 8.6 or later.
"""

from __future__ import annotations

from collections.abc import Sequence

from mdr.gemm.ir import Builder, Operand, Value, const

SHARED = "ptr addrspace(3)"
GLOBAL = "ptr addrspace(1)"
CONVERGENT = "#1"
"""The attribute group of calls that must not be moved into or out of branches; `module` defines it."""


class Loop:
    """A loop whose body is being written: ``values`` are this round's, `again` gives the next round's."""

    def __init__(self, builder: Ptx, name: str, first: Sequence[Value]) -> None:
        self._b, self._name, self._first, self._entry = builder, name, first, builder.block
        builder.branch(name)
        builder.label(name)
        self._line = len(builder.lines)
        self.values = [Value(item.type, f"%{builder.fresh(name + '.')}") for item in first]
        builder.lines += [""] * len(first)

    def again(self, following: Sequence[Value], condition: Value | None = None) -> None:
        """End the body: another round with these values, if the condition holds; what is written next comes after it."""
        b = self._b
        for number, (value, first, after) in enumerate(zip(self.values, self._first, following, strict=True)):
            b.lines[self._line + number] = (
                f"  {value.ref} = phi {value.type} [ {first.ref}, %{self._entry} ], [ {after.ref}, %{b.block} ]"
            )
        if condition is None:
            b.branch(self._name)
            return
        done = b.fresh("done")
        b.branch(self._name, done, condition)
        b.label(done)


class Ptx(Builder):
    """A builder that also writes inline PTX."""

    def asm(self, result: str, text: str, constraints: str, args: Sequence[Value] = ()) -> Value:
        """Write PTX with operands ``$0``…; it is kept in place and not moved across memory accesses."""
        given = ", ".join(f"{a.type} {a.ref}" for a in args)
        escaped = text.replace("\n", "\\0A").replace("\t", "\\09")
        kept = f"{constraints},~{{memory}}" if constraints else "~{memory}"
        call = f'call {result} asm sideeffect "{escaped}", "{kept}"({given}) {CONVERGENT}'
        if result == "void":
            self.line(call)
            return Value("void", "")
        return self.make(result, call)

    def i32(self, value: Operand) -> Value:
        """A whole number or value as a 32-bit value."""
        return self.operand(value, "i32")

    def special(self, register: str) -> Value:
        """Read a special register, ``tid.x``."""
        return self.call("i32", f"llvm.nvvm.read.ptx.sreg.{register}", [])

    def flag(self, condition: Value) -> Value:
        """A condition as 0 or 1."""
        return self.cast("zext", condition, "i32")

    def loop(self, name: str, first: Sequence[Value]) -> Loop:
        """Begin a loop with these first values."""
        return Loop(self, name, first)

    def when(self, condition: Value, text: str, constraints: str, args: Sequence[Value]) -> None:
        """PTX in which ``p`` is the condition: no branch, all threads pass. Operands count from ``$0``."""
        pred = f"{{\n.reg .pred p;\nsetp.ne.b32 p, ${len(args)}, 0;\n{text}\n}}"
        self.asm("void", pred, f"{constraints},r" if constraints else "r", [*args, self.flag(condition)])

    def grouped_tile(self, number: Operand, m: int, n: int, group: int) -> tuple[Operand, Operand]:
        """Where tile ``number`` of D begins: groups of rows of tiles are walked column by column, for reuse in L2."""
        rows, columns = (
            self.div(self.add(Value("i32", name), size - 1), size) for name, size in (("%M", m), ("%N", n))
        )
        in_group = self.mul(columns, group)
        chosen = self.div(number, in_group)
        inside = self.sub(number, self.mul(chosen, in_group))
        above = self.mul(chosen, group)
        height = self.minimum(self.sub(rows, above), group)
        column = self.div(inside, height)
        row = self.add(above, self.sub(inside, self.mul(column, height)))
        return self.mul(row, m), self.mul(column, n)

    # ---- mbarrier

    def barrier_init(self, place: Operand, arrivals: int) -> None:
        """Make a barrier of that many arrivals a phase."""
        self.asm("void", "mbarrier.init.shared.b64 [$0], $1;", "r,r", [self.i32(place), const("i32", arrivals)])

    def barrier_expect(self, place: Operand, size: int) -> None:
        """Arrive, and let the phase wait for ``size`` bytes of bulk copies too."""
        text = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;"
        self.asm("void", text, "r,r", [self.i32(place), const("i32", size)])

    def barrier_wait(self, place: Operand, parity: Operand, scope: str = "") -> None:
        """Wait until the phase of that parity has ended; ``scope`` as in ".acquire.cluster"."""
        text = (
            f"{{\n.reg .pred p;\nagain:\nmbarrier.try_wait.parity{scope}.shared::cta.b64 p, [$0], $1;\n"
            "@p bra done;\nbra again;\ndone:\n}"
        )
        self.asm("void", text, "r,r", [self.i32(place), self.i32(parity)])

    def barrier_arrive(self, place: Operand, condition: Value) -> None:
        """Arrive in threads where the condition holds."""
        self.when(condition, "@p mbarrier.arrive.shared::cta.b64 _, [$0];", "r", [self.i32(place)])

    # ---- copies (TMA)

    def copy_in(self, place: Operand, tensor: Value, barrier: Operand, at: Sequence[Operand]) -> None:
        """One box of a tensor map to shared memory, counted by a barrier; ``at`` is column, row, batch."""
        text = (
            "cp.async.bulk.tensor.3d.shared::cluster.global.mbarrier::complete_tx::bytes "
            "[$0], [$1, {$3, $4, $5}], [$2];"
        )
        self.asm("void", text, "r,l,r,r,r,r", [self.i32(place), tensor, self.i32(barrier), *map(self.i32, at)])

    def copy_out(self, place: Operand, tensor: Value, at: Sequence[Operand], condition: Value) -> None:
        """One box from shared memory to a tensor map, as a group of its own, by threads where the condition holds."""
        text = (
            "@p cp.async.bulk.tensor.3d.global.shared::cta.bulk_group [$1, {$2, $3, $4}], [$0];\n"
            "@p cp.async.bulk.commit_group;"
        )
        self.when(condition, text, "r,l,r,r,r", [self.i32(place), tensor, *map(self.i32, at)])

    def copies_read(self, pending: int, condition: Value) -> None:
        """Wait until all but ``pending`` groups going out have been read from shared memory."""
        self.when(condition, f"@p cp.async.bulk.wait_group.read {pending};", "", [])

    def proxy_fence(self) -> None:
        """Let the copy engine see what this thread wrote to shared memory."""
        self.asm("void", "fence.proxy.async.shared::cta;", "")

    def named_barrier(self, number: Operand, threads: int) -> None:
        """``bar.sync`` for some warps of the block."""
        self.asm("void", f"bar.sync $0, {threads};", "r", [self.i32(number)])

    def named_arrive(self, number: Operand, threads: int) -> None:
        """``bar.arrive``: count for others' `named_barrier` of that many threads, and go on."""
        self.asm("void", f"bar.arrive $0, {threads};", "r", [self.i32(number)])


def module(target: str, name: str, parameters: Sequence[str], attributes: str, body: Builder, metadata: str) -> str:
    """Return a module with one kernel. Dynamic shared memory is ``@shared``, aligned to 1024 bytes."""
    lines = "\n".join(body.lines)
    declarations = "\n".join(sorted(body.declarations))
    return (
        f'; {target}\ntarget triple = "nvptx64-nvidia-cuda"\n\n'
        "@shared = external addrspace(3) global [0 x i8], align 1024\n\n"
        f"define ptx_kernel void @{name}({', '.join(parameters)}) #0 {{\nentry:\n{lines}\n}}\n\n"
        f"{declarations}\n\nattributes #0 = {{ nounwind {attributes} }}\n"
        f"attributes #1 = {{ convergent nounwind }}\n\n{metadata}"
    )
