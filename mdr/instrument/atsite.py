"""Directives that compute where they stand, to GPU-dialect MLIR: a function each, run among the kernel's living registers.

``@mdr_mark_KERNEL_D`` says that this lane has hit directive D, ``@mdr_add_KERNEL_SLOT`` adds 1 to a counter, and
``@mdr_push_KERNEL_D`` moves a pass into the ring that directive D keeps, ``@mdr_fetch_KERNEL_N`` makes reading N of memory;
inject binds them to registers.
"""

from __future__ import annotations

from mdr.directives import tree

TYPE_CHECKING = False
if TYPE_CHECKING:
    from mdr.instrument.expressions import Lowering
    from mdr.instrument.plan import PlannedDirective


def site_name(kernel: int, directive: int) -> str:
    """Return the name of the function that a directive of kernel ``kernel`` (in plan order) runs at its site."""
    return f"__mdr_site_{kernel}_{directive}"


def open_failed(low: Lowering, kernel: int, position: int, directive: tree.Assert) -> int:
    """Begin what lanes do on which an assertion fails for the first time; return how many branches were opened."""
    assert directive.condition is not None
    one = low.constant(1, "bool")
    reached = low.value(f"func.call @mdr_hit_{kernel}_{position}() : () -> i1")
    low.open(low.value(f"arith.xori {reached}, {one} : i1"))
    holds = low.lower(directive.condition)
    low.open(low.value(f"arith.xori {holds}, {low.constant(1, 'bool')} : i1"))
    return 2


def effect(low: Lowering, kernel: int, position: int, item: PlannedDirective) -> None:
    """Write what a directive does at its site beside printing, for the lanes where its condition holds."""
    for name in _functions(kernel, position, item):
        low.emit(f"func.call @mdr_{name}() : () -> ()")


def declarations(kernel: int, position: int, item: PlannedDirective) -> list[str]:
    """Return the declarations of what `effect` calls."""
    return [f"    func.func private @mdr_{name}()" for name in _functions(kernel, position, item)]


def _functions(kernel: int, position: int, item: PlannedDirective) -> list[str]:
    names = [f"fetch_{kernel}_{number}" for number in item.fetches]
    if isinstance(item.directive, tree.Assert):
        names.append(f"mark_{kernel}_{position}")
    if isinstance(item.directive, tree.Count | tree.Trace):
        names.append(f"add_{kernel}_{item.reads['count']}")
    if isinstance(item.directive, tree.Trace):
        names.append(f"push_{kernel}_{position}")
    return names
