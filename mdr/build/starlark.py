"""Writes the declared stages as Starlark values: ``python -m mdr.build.starlark > rules/bazel/private/stages.bzl``.

A test holds that file to this module's output.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mdr.build import graph
from mdr.build.settings import TRANSPORTS
from mdr.build.toolchain import CHIPS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from mdr.build.graph import Stage

_HEAD = '''\
"""What MDR's stages read, write and run. Written by `python -m mdr.build.starlark` from mdr/build/graph.py; not by hand."""

'''


def text() -> str:
    """Return the whole file, as buildifier would format it."""
    constants: list[tuple[str, str, object]] = [
        ("CHIPS", "The chips that MDR builds for; the first is the default.", list(CHIPS)),
        ("TRANSPORTS", "How debug kernels can send their lines; the first is the default.", list(TRANSPORTS)),
        ("SOURCE", "Stands for the kernel's source among what a stage reads.", graph.SOURCE),
        ("PREPARED", "The suffix of the source as all later stages read it, where one prepares it.", graph.PREPARED),
        ("HSACO", "The suffix of code objects.", graph.HSACO),
        ("LISTS", "Options with any number of values.", sorted(graph.LISTS)),
        ("ASSEMBLER_FLAGS", "Stands in a command for a kernel's own options.", graph.ASSEMBLER_FLAGS),
        ("ASSEMBLER_OPTIONS", "Their words, by option.", {k: list(v) for k, v in graph.ASSEMBLER_OPTIONS.items()}),
        ("PREPARATIONS", "The stages before a variant's, by what the source needs.", _named(graph.PREPARATIONS)),
        ("VARIANTS", "The stages of a kernel in order.", _named(graph.VARIANTS)),
        ("SHARED", "Stages whose output serves all kernels, by the artifact that they make.", dict(graph.SHARED)),
    ]
    blocks = [f"# {comment}\n{name} = {_value(value, 0)}\n" for name, comment, value in constants]
    return _HEAD + "\n".join(blocks)


def _named(stages: Mapping[str, Iterable[Stage]]) -> dict[str, list[Stage]]:
    return {name: list(members) for name, members in stages.items()}


def _value(value: object, depth: int) -> str:
    inner, outer = "    " * (depth + 1), "    " * depth
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if isinstance(value, graph.Stage):
        fields = {
            "name": value.name,
            "reads": dict(value.reads),
            "writes": dict(value.writes),
            "options": list(value.options),
            "tools": dict(value.tools),
            "command": list(value.command or ()),
        }
        rows = [f"{inner}{name} = {_value(field, depth + 1)},\n" for name, field in fields.items()]
        return f"struct(\n{''.join(rows)}{outer})"
    if isinstance(value, dict):
        rows = [f"{inner}{_value(key, 0)}: {_value(item, depth + 1)},\n" for key, item in value.items()]
        return f"{{\n{''.join(rows)}{outer}}}" if rows else "{}"
    assert isinstance(value, list)
    if len(value) == 1 and isinstance(value[0], str):
        return f"[{_value(value[0], 0)}]"
    rows = [f"{inner}{_value(item, depth + 1)},\n" for item in value]
    return f"[\n{''.join(rows)}{outer}]" if rows else "[]"


if __name__ == "__main__":
    print(text(), end="")
