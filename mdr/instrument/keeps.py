"""What a directive keeps besides the registers that it reads: counters, rings of passes, who it is that reports."""

from __future__ import annotations

from mdr.directives import tree
from mdr.directives.special import SPECIAL_BANKS
from mdr.instrument.fetches import read_key
from mdr.instrument.plan import Slot

_COMPUTED = (tree.Constant, tree.Unary, tree.Binary, tree.Convert, tree.Reinterpret, tree.Compare, tree.Logic)
_SCALAR = SPECIAL_BANKS | {"s"}
_OF_A_WAVE = frozenset(("wave", "wg_x", "wg_y", "wg_z"))

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mdr.instrument.plan import PlannedDirective, PlannedKernel


def reads_registers_late(directive: tree.Directive) -> bool:
    """Tell whether registers go straight into a ring: a trace of every pass needs no copy of them to decide by."""
    return isinstance(directive, tree.Trace) and directive.condition is None


def same_in_all_lanes(directive: tree.Print) -> bool:
    """Tell whether all lanes of a wave print the same line: nothing in it differs between lanes that are there."""
    return all(_same_in_all_lanes(node) for expression in directive.expressions() for node in expression.walk())


def _same_in_all_lanes(node: tree.Expression) -> bool:
    if isinstance(node, tree.Register):
        return node.bank in _SCALAR
    if isinstance(node, tree.BuiltIn):
        return node.name in _OF_A_WAVE
    return isinstance(node, _COMPUTED)  # computed from what is looked at for itself


def add_up(kernel: PlannedKernel, item: PlannedDirective, number: int) -> None:
    """Plan the sums of a section that is timed at every pass: ``item``, the directive ``number``, ends it."""
    for name in ("open", "passes", "least", "most"):
        item.reads[name] = kernel.slot(Slot(name, number))
    for half in range(2):
        item.reads[f"sum{half}"] = kernel.slot(Slot("sum", 2 * number + half))


def keep(kernel: PlannedKernel, item: PlannedDirective, number: int, site: int, *, in_loop: bool) -> None:
    """Plan the slots that directive ``number`` of ``kernel`` needs for its kind.

    ``site`` is the number of the first directive at its place, which all that stand there share.
    """
    directive = item.directive
    told = isinstance(directive, tree.Trace) or (item.leaves_at_site and in_loop)
    if told and "pass" not in item.reads:
        item.reads["pass"] = kernel.slot(Slot("pass", 0, site))
    if item.leaves_at_site:
        item.reads |= {f"buffer{half}": kernel.slot(Slot("buffer", half)) for half in range(2)}
    if isinstance(directive, tree.Assert):
        _name(kernel, item, in_loop=in_loop)
    if isinstance(directive, tree.Count) or (isinstance(directive, tree.Trace) and directive.condition is not None):
        item.reads["count"] = kernel.slot(Slot("count", number))
    if isinstance(directive, tree.Trace):
        names = _registers(directive)
        if directive.condition is not None:
            names.append("pass")
        item.rings = [{name: _ring(kernel) for name in names} for _ in range(directive.last)]


def read_wave(kernel: PlannedKernel, reads: dict[str, int]) -> None:
    """Plan what the wave's number in its workgroup is computed from."""
    reads["tid"] = kernel.slot(Slot("tid"))
    if kernel.facts["packed_ids"] and not kernel.facts["reqd_size"]:
        reads["group_size"] = kernel.slot(Slot("group_size"))


def _name(kernel: PlannedKernel, item: PlannedDirective, *, in_loop: bool) -> None:
    """Have a line end with the numbers of its work-item, as far as the kernel receives them."""
    for axis in kernel.facts["wg_sgprs"]:
        item.named.append(f"wg_{axis}")
        item.reads[f"wg_{axis}"] = kernel.slot(Slot(f"wg_{axis}"))
    item.named += [f"tid_{axis}" for axis in "xyz"[: kernel.facts["workitem_axes"]]]
    item.reads["tid"] = kernel.slot(Slot("tid"))
    item.named += ["lane", "pass"] if in_loop else ["lane"]


def _ring(kernel: PlannedKernel) -> int:
    return kernel.slot(Slot("ring", len(kernel.slots)))


def _registers(directive: tree.Trace) -> list[str]:
    """Return the names, among what a trace reads, of the registers and the memory whose values it prints."""
    found: dict[str, None] = {}
    for placeholder in directive.placeholders():
        for node in tree.values_of(placeholder.expr):
            if isinstance(node, tree.Register):
                found |= {f"{node.bank}{index}": None for index in range(node.index, node.index + node.count)}
            elif isinstance(node, tree.Memory):
                found |= {read_key(node, half): None for half in range(-(-tree.READINGS[node.read_as][0] // 32))}
    return [*found]
