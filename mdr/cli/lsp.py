"""``mdr lsp``: the language server for editors, over standard input and output."""

from __future__ import annotations

import argparse
import importlib.util
from collections.abc import Sequence

from mdr.cli.boundary import OK, guarded
from mdr.diagnostics import MDRError

_DESCRIPTION = """\
Tells an editor, over standard input and output, what the build would say of a source as it is typed;
explains what stands in a directive, and completes it. docs/editors.md says how editors start it.
"""


def main(arguments: Sequence[str]) -> int:
    """Run the command and return its exit status."""
    parser = argparse.ArgumentParser(
        prog="mdr lsp", description=_DESCRIPTION, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--stdio", action="store_true", help="what editors pass; the only way there is")
    parser.add_argument("--chip", metavar="CHIP", help="default: what kernels.toml says of the source, else gfx950")
    parser.add_argument("--llvm", metavar="DIR", help="folder with LLVM's tools, tried instead of the usual places")
    options = parser.parse_args(arguments)
    return guarded(lambda: _serve(options.chip, options.llvm))


def _serve(chip: str | None, llvm: str | None) -> int:
    from mdr.build.toolchain import CHIPS

    if importlib.util.find_spec("pygls") is None:
        raise MDRError("mdr lsp needs pygls, which is not installed", hint="pip install 'mdr-amdgpu[lsp]'")
    if chip is not None and chip not in CHIPS:
        raise MDRError(f"unknown chip {chip!r}", hint=f"MDR knows {', '.join(CHIPS)}")
    from mdr.editor.analysis import Settings
    from mdr.editor.server import serve

    serve(Settings(chip, llvm))
    return OK
