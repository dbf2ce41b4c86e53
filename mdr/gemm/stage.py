"""The build stage of ``.gemm`` files: what a file says becomes a kernel in LLVM IR."""

from __future__ import annotations


def generate(source: str, ir: str, chip: str) -> None:
    """Read the configuration in ``source`` (TOML, see docs/gemm.md), for ``chip``, and write the kernel to ``ir``.

    Raises MDRError with the place in the file for what is not known or not possible.
    """
    # Imported here: a build's worker imports all stages, and few builds have such files.
    from mdr.files import write_if_changed
    from mdr.gemm.backend import backend_for
    from mdr.gemm.configfile import read

    config, problem = read(source, chip)
    gemm, schedule, target = config.resolve(problem)
    write_if_changed(ir, backend_for(target).generate(gemm, schedule, target).ir)
