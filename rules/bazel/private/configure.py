"""Fills the working folder with a Bazel repository that holds what MDR's stages run: ``PYTHON configure.py RUNNER``.

Programs and libraries of LLVM become links; the interpreter gets a library of its own beside it, so that it finds nothing
else: Python's modules in one archive, MDR's stages and what they import in site-packages. All of it is compiled already, in
a form that is the same on every machine, since a stage's start counts and a shared cache goes by bytes.
"""

from __future__ import annotations

import ast
import hashlib
import importlib.util
import marshal
import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from mdr.build import graph, nodes, toolchain
from mdr.diagnostics import MDRError

_C_LIBRARY = ("ld-linux", "libc.", "libdl.", "libm.", "libmvec.", "libpthread.", "libresolv.", "librt.", "libutil.")
"""Starts of the names of what comes with the system's C library, which must be one with the kernel's loader."""

_LEFT_OUT = {
    "__pycache__",
    "ensurepip",
    "idlelib",
    "lib2to3",
    "pydoc_data",
    "site-packages",
    "test",
    "tests",
    "tkinter",
}
"""Parts of Python's library that no stage can need."""

VERSION = f"python{sys.version_info[0]}.{sys.version_info[1]}"


def compiled(source: bytes, name: str) -> bytes:
    """Return a module in the form that ``import`` reads, the same bytes for the same source wherever it is compiled."""
    code = compile(source, name, "exec", dont_inherit=True)
    # Format 2 has no references between objects, which newer ones make as the compiler happened to share them.
    head = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + importlib.util.source_hash(source)
    return head + marshal.dumps(code, 2)


def libraries(program: str) -> list[str]:
    """Return the paths of the shared libraries that a program needs, but the C library's."""
    done = subprocess.run(["ldd", program], capture_output=True, text=True, check=False)
    found = [line.split("=>")[1].split("(")[0].strip() for line in done.stdout.splitlines() if "=> /" in line]
    return [path for path in found if not os.path.basename(path).startswith(_C_LIBRARY)]


def link(target: str, path: Path) -> None:
    """Make ``path`` a link to ``target``."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        path.symlink_to(os.path.realpath(target))


class Libraries:
    """The folder of shared libraries; `add` returns the names that a program needs there."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        folder.mkdir(parents=True)

    def add(self, program: str, below: Path | None = None) -> list[str]:
        """Link what a program needs, but what is found ``below`` a folder; return its paths in the repository."""
        found = [path for path in libraries(program) if not (below and Path(path).resolve().is_relative_to(below))]
        for path in found:
            link(path, self._folder / os.path.basename(path))
        return [f"{self._folder.name}/{os.path.basename(path)}" for path in found]


def imports(path: Path) -> list[str]:
    """Return the names of the modules that a file imports, wherever in it, but not those for type checkers alone."""
    names: list[str] = []
    tree = ast.parse(path.read_bytes())
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            node.body = []
        elif isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    return names


def stage_modules(stages: Iterable[graph.Stage]) -> tuple[list[Path], list[str]]:
    """Return MDR's files that stages run, whole packages of them, and the modules of others that those import."""
    package = Path(nodes.__file__).parents[1]
    pending = [f"mdr.build.{name}" for name in ("stage", "graph", "scan")]
    pending += [stage.function.partition(":")[0] for stage in stages if stage.command is None]
    files: dict[Path, None] = {}
    others: dict[str, None] = {}
    while pending:
        name = pending.pop()
        parts = name.split(".")
        if parts[0] != "mdr":
            others[name] = None
            continue
        path = package.joinpath(*parts[1:])
        inner = [path.with_suffix(".py"), path / "__init__.py", path.parent / "__init__.py"]
        # A package may import its own modules by names that are made when it runs.
        whole = package.joinpath(*parts[1:2])
        if whole.is_dir() and whole not in (package, package / "build"):
            inner += sorted(one for one in whole.rglob("*") if "__pycache__" not in one.parts)
        for one in inner:
            if one.is_file() and one not in files:
                files[one] = None
                # The package's own names are for users of the library.
                if one.suffix == ".py" and one != package / "__init__.py":
                    pending += imports(one)
    return sorted(files), sorted(others)


def loaded(names: Sequence[str]) -> tuple[list[Path], list[Path]]:
    """Import modules in an interpreter of their own; return the packages of others, and Python's own binary modules."""
    code = (
        f"import sys; sys.path.append({sysconfig.get_path('platlib')!r})\n"
        f"for name in {list(names)!r}:\n try: __import__(name)\n except ImportError: pass\n"
        "print(*(getattr(m, '__file__', '') or '' for m in list(sys.modules.values())), sep='\\n')"
    )
    done = subprocess.run([sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=True)
    paths = [Path(line) for line in done.stdout.splitlines() if line]
    site = Path(sysconfig.get_path("platlib"))
    others = {site / path.relative_to(site).parts[0] for path in paths if path.is_relative_to(site)}
    binary = [path for path in paths if path.suffix == ".so" and not path.is_relative_to(site)]
    return sorted(others), sorted(binary)


def library_files(top: Path) -> Iterator[Path]:
    """Yield the modules of Python's library in order."""
    for folder, folders, files in os.walk(top):
        folders[:] = sorted(name for name in folders if name not in _LEFT_OUT and not name.startswith("config-"))
        yield from (Path(folder, name) for name in sorted(files) if name.endswith(".py"))


def write_library(archive: Path) -> None:
    """Write Python's library as one archive."""
    top = Path(sysconfig.get_path("stdlib"))
    archive.parent.mkdir(parents=True)
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_STORED) as out:
        for path in library_files(top):
            name = path.relative_to(top).as_posix()
            try:
                data = compiled(path.read_bytes(), name)
            except SyntaxError:
                continue  # Python 2 kept as test data.
            out.writestr(zipfile.ZipInfo(f"{name}c", (1980, 1, 1, 0, 0, 0)), data)


def write_package(files: Iterable[Path], base: Path, target: Path) -> None:
    """Write modules, compiled, and the data beside them, from below ``base`` to below ``target``."""
    for path in files:
        name = path.relative_to(base)
        out = target / name
        out.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".py":
            out.with_suffix(".pyc").write_bytes(compiled(path.read_bytes(), name.as_posix()))
        else:
            shutil.copyfile(path, out)


class Python:
    """An interpreter with a library of its own in a folder, and what stages import in its site-packages."""

    def __init__(self, folder: Path, shared: Libraries) -> None:
        program = os.path.realpath(sys.executable)
        (folder / "bin").mkdir(parents=True)
        # Not a link: the interpreter looks for its library beside the file that it really is.
        shutil.copy2(program, folder / "bin" / "python3")
        self._shared = shared
        self._top = folder
        self._library = folder / "lib" / VERSION
        write_library(folder / "lib" / f"{VERSION.replace('.', '')}.zip")
        (self._library / "lib-dynload").mkdir(parents=True)
        note = "# Where the interpreter finds this, its library is; the modules are in the archive.\n"
        (self._library / "os.py").write_text(note)
        self._seen: set[str] = set()
        self._libraries = shared.add(program)

    def add(self, stages: Iterable[graph.Stage]) -> list[str]:
        """Add what stages import; return the paths of all files that came with it, libraries too."""
        files, others = stage_modules(stages)
        site = self._library / "site-packages"
        write_package(files, Path(nodes.__file__).parents[2], site)
        packages, binary = loaded([*others, "gc", "traceback"])
        needed, self._libraries = self._libraries, []
        for path in binary:
            shutil.copyfile(path, self._library / "lib-dynload" / path.name)
            needed += self._shared.add(str(path))
        for path in packages:
            # Wheels have the libraries of a package in a folder beside it.
            for top in (path, path.with_name(f"{path.name}.libs")):
                inner = sorted(one for one in top.rglob("*") if one.is_file() and is_code(one.relative_to(top)))
                write_package(inner if top.is_dir() else [top] if top.exists() else [], top.parent, site)
                for one in inner:
                    needed += self._shared.add(str(one), below=path.parent) if ".so" in one.suffixes else []
        now = {one.relative_to(self._top.parent).as_posix() for one in self._top.rglob("*") if one.is_file()}
        new, self._seen = sorted(now - self._seen), now
        return [*new, *dict.fromkeys(needed)]


def is_code(path: Path) -> bool:
    """Tell whether a file of a package is part of what is imported, and no test."""
    return (path.suffix == ".py" or ".so" in path.suffixes) and _LEFT_OUT.isdisjoint(path.parts)


def stamp() -> str:
    """Return a digest of all of MDR, and the versions of what it needs to run kernels."""
    from importlib import metadata

    package = Path(nodes.__file__).parents[1]
    digest = hashlib.sha256()
    for path in sorted(path for path in package.rglob("*") if path.is_file() and "__pycache__" not in path.parts):
        digest.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes())
    versions = [f"{name} {metadata.version(name)}" for name in ("llvmlite", "numpy", "pyelftools")]
    return "\n".join([sys.version, *versions, digest.hexdigest(), ""])


def digest_of(files: Iterable[Path]) -> str:
    """Return a digest of the names and bytes of files."""
    digest = hashlib.sha256()
    for path in sorted(files):
        digest.update(path.name.encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:16]


def main(runner: str) -> None:
    """Write the repository; its version is that of ``runner`` too. Raises MDRError when no toolchain is fit for all chips."""
    here = Path.cwd()
    shared = Libraries(here / "lib")
    (here / "lib" / "README").write_text("The shared libraries of Python and LLVM, but the C library's.\n")
    python = Python(here / "python", shared)
    common = [stage for stage in _stages() if stage is not graph.GEMM]
    files, gemm_files = python.add(common), python.add([graph.GEMM])
    tools = toolchain.find_all(toolchain.CHIPS)
    cpp = toolchain.preprocessor()
    rows = []
    for stage_tool in sorted({name for stage in _stages() for name in stage.tools.values()} - graph.OPTIONAL_TOOLS):
        link(tools[stage_tool].path, here / "llvm" / "bin" / stage_tool)
        attribute = stage_tool.replace("-", "_").replace(".", "_")
        rows += [f'    {attribute} = "llvm/bin/{stage_tool}",\n']
        rows += [f"    {attribute}_libraries = {shared.add(tools[stage_tool].path)!r},\n"]
    (here / "run.stamp").write_text(stamp())
    (here / "WORKSPACE").write_text("")
    (here / "BUILD.bazel").write_text(
        'load("@mdr//private:toolchain.bzl", "mdr_toolchain")\n\n'
        'package(default_visibility = ["//visibility:public"])\n\n'
        "mdr_toolchain(\n"
        '    name = "programs",\n'
        f'    cpp = "{cpp[1] if cpp else ""}",\n'
        '    lib_marker = "lib/README",\n'
        '    python = "python/bin/python3",\n'
        f"    python_files = {files!r},\n"
        f"    gemm_files = {gemm_files!r},\n"
        f'    run_python = "{sys.executable}",\n'
        '    run_stamp = "run.stamp",\n'
        f'    version = "{digest_of([Path(runner), *filter(Path.is_file, (here / "python").rglob("*"))])}",\n'
        f"{''.join(rows)}"
        ")\n\n"
        "toolchain(\n"
        '    name = "toolchain",\n'
        '    toolchain = ":programs",\n'
        '    toolchain_type = "@mdr//:toolchain_type",\n'
        ")\n"
    )


def _stages() -> Iterator[graph.Stage]:
    for group in (*graph.VARIANTS.values(), *graph.PREPARATIONS.values(), tuple(graph.SHARED.values())):
        yield from group


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except MDRError as error:
        sys.exit(str(error))
