"""Forms to machine code: LLVM through llvmlite, kept in memory for the process and on disk between processes.

A cache file holds one object with all the functions compiled together, and stands under the name of each of them
(hard links). Files are written aside and renamed into place, and carry a checksum: concurrent runs and damaged
entries cost a compilation, nothing else.
"""

from __future__ import annotations

import ctypes
import hashlib
import json
import os
import platform
import shutil
import tempfile
import threading
import time
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Protocol

import llvmlite
import llvmlite.binding as llvm

from mdr.emulator import scheduler
from mdr.emulator.ir import Builder

_MAGIC = b"MDRFORM2"
_BATCH = 48
"""Forms compiled into one object: large enough to share the fixed cost, small enough to load quickly."""
SCHEDULER_KEY = "#scheduler"


@cache
def host() -> tuple[str, str, bool, bool]:
    """CPU name, its features, whether it has AVX-512 mask registers, whether it is an x86."""
    features = llvm.get_host_cpu_features()
    x86 = platform.machine().lower() in ("x86_64", "amd64")
    return llvm.get_host_cpu_name(), features.flatten(), bool(features.get("avx512f")), x86


_ROOT = Path(__file__).parent
_LOADED = time.time()


def sources_changed() -> bool:
    """Whether a source of this package was written after this process loaded it: then the two do not go together."""
    return any(path.stat().st_mtime > _LOADED for path in _ROOT.rglob("*.py"))


@cache
def cache_key() -> str:
    """Names what compiled code depends on besides the form: this package's sources, llvmlite and the host CPU."""
    digest = hashlib.sha256()
    if sources_changed():
        digest.update(f"{os.getpid()} {_LOADED}".encode())
    for path in sorted(_ROOT.rglob("*.py")):
        digest.update(path.relative_to(_ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    name, features, _, _ = host()
    digest.update(repr((llvmlite.__version__, name, features)).encode())
    return digest.hexdigest()[:20]


def cache_directory() -> Path:
    """``$MDR_CACHE/forms`` or ``~/.cache/mdr/forms``."""
    base = os.environ.get("MDR_CACHE") or os.path.join(os.path.expanduser("~"), ".cache", "mdr")
    return Path(base) / "forms" / cache_key()


def _symbol(key: str) -> str:
    return "f_" + hashlib.sha256(key.encode()).hexdigest()[:24]


class Code(Protocol):
    """What is compiled to one function ``i32 (wave state, record)``: a form, or a run of them."""

    @property
    def key(self) -> str:
        """A text that is the same for the same function."""

    def write(self, lanes: int, wide_masks: bool, x86: bool) -> Builder:
        """The function's body, for chunks of that many lanes and a host with or without mask registers."""


class Library:
    """Compiled functions by form key. One for the process: :func:`library`."""

    def __init__(self) -> None:
        self.addresses: dict[str, int] = {}
        self.compiled = 0
        """How many forms this process had to compile."""
        self._engine: Any = None
        self._lock = threading.Lock()
        self._machine: Any = None

    def ensure(self, forms: Iterable[Code]) -> None:
        """Have machine code for all the forms: from memory, from the cache, or newly compiled."""
        with self._lock:
            missing = {form.key: form for form in forms if form.key not in self.addresses}
            for key in list(missing):
                if key in self.addresses or self._load_cached(key):
                    missing.pop(key)
            pending = list(missing.values())
            for first in range(0, len(pending), _BATCH):
                batch = pending[first : first + _BATCH]
                texts = [(form.key, _form_text(form)) for form in batch]
                self._compile(texts, optimise=False)

    def address(self, form: Code) -> int:
        return self.addresses[form.key]

    def scheduler(self) -> dict[str, int]:
        """Addresses of the scheduler's functions."""
        key = SCHEDULER_KEY
        names = scheduler.functions(host()[3])
        with self._lock:
            if key not in self.addresses and not self._load_cached(key):
                texts = []
                for name, (parameters, write) in names.items():
                    b = Builder()
                    write(b)
                    texts.append((name, (_function(name, parameters, b), b.declares)))
                self._compile(texts, optimise=True, key=key, symbols=[*names])
        return {name: self.addresses[f"{key}.{name}"] for name in names}

    # ---- compilation

    def _target(self) -> Any:
        if self._machine is None:
            self._machine = _target_machine()
        return self._machine

    def _compile(
        self,
        texts: Sequence[tuple[str, tuple[str, set[str]]]],
        optimise: bool,
        key: str = "",
        symbols: Sequence[str] = (),
    ) -> None:
        declares = set().union(*(d for _, (_, d) in texts))
        weights = ['!0 = !{!"branch_weights", i32 2000, i32 1}', '!1 = !{!"branch_weights", i32 1, i32 2000}']
        source = "\n".join([*sorted(declares), *(text for _, (text, _) in texts), *weights])
        machine = self._target()
        context = llvm.create_context()
        module = llvm.parse_assembly(source, context=context)
        module.verify()
        if optimise:
            options = llvm.create_pipeline_tuning_options(speed_level=2)
            builder = llvm.create_pass_builder(machine, options)
            builder.getModulePassManager().run(module, builder)
        data = machine.emit_object(module)
        entries = {f"{key}.{s}": s for s in symbols} if key else {k: _symbol(k) for k, _ in texts}
        self._link(data, entries)
        if key:
            self.addresses[key] = 1
            entries[key] = symbols[0]
        self.compiled += len(texts)
        _write(data, entries, [key] if key else list(entries))

    def _link(self, data: bytes, entries: dict[str, str]) -> None:
        if self._engine is None:
            # The engine takes its target machine over, so it gets one of its own.
            empty = llvm.parse_assembly("", context=llvm.create_context())
            self._engine = llvm.create_mcjit_compiler(empty, _target_machine())
        self._engine.add_object_file(llvm.ObjectFileRef.from_data(data))
        self._engine.finalize_object()
        for key, symbol in entries.items():
            self.addresses[key] = self._engine.get_function_address(symbol)

    def _load_cached(self, key: str) -> bool:
        found = _read(_path(key))
        if found is None or key not in found[1]:
            return False
        self._link(*found)
        return True


def _target_machine() -> Any:
    # llvmlite initialises the LLVM core itself from 0.45 on.
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    name, features, _, _ = host()
    return llvm.Target.from_default_triple().create_target_machine(
        cpu=name, features=features, opt=2, reloc="pic", codemodel="small"
    )


@cache
def library() -> Library:
    return Library()


def _function(name: str, parameters: str, b: Builder) -> str:
    body = "\n".join(b.lines)
    return f'define i32 @{name}({parameters}) "frame-pointer"="none" nounwind {{\nentry:\n{body}\n}}'


def _form_text(form: Code) -> tuple[str, set[str]]:
    _, _, wide_masks, x86 = host()
    b = form.write(16, wide_masks, x86)
    return _function(_symbol(form.key), "ptr noalias %st, ptr noalias %rec", b), b.declares


# ---- cache files


def _path(key: str) -> Path:
    return cache_directory() / _symbol(key)


def _read(path: Path) -> tuple[bytes, dict[str, str]] | None:
    try:
        content = path.read_bytes()
    except OSError:
        return None
    head = len(_MAGIC)
    if content[:head] != _MAGIC or hashlib.sha256(content[head + 32 :]).digest() != content[head : head + 32]:
        return None
    body = content[head + 32 :]
    size = int.from_bytes(body[:4], "little")
    entries: dict[str, str] = json.loads(body[4 : 4 + size])
    return body[4 + size :], entries


def _write(data: bytes, entries: dict[str, str], names: Sequence[str]) -> None:
    """Store an object under the names of its forms. A cache that cannot be written is no error.

    Nothing is stored once the sources have changed: what is in this process is not what the key stands for.
    """
    if sources_changed():
        return
    header = json.dumps(entries).encode()
    body = len(header).to_bytes(4, "little") + header + data
    content = _MAGIC + hashlib.sha256(body).digest() + body
    directory = cache_directory()
    try:
        if not directory.exists():
            directory.mkdir(parents=True, exist_ok=True)
            _prune(directory)
        handle, first = tempfile.mkstemp(dir=directory, prefix=".new")
        with os.fdopen(handle, "wb") as file:
            file.write(content)
    except OSError:
        return
    try:
        for name in names:
            link = f"{first}.link"
            os.link(first, link)
            os.replace(link, _path(name))
    except OSError:
        pass  # Without hard links there is no cache.
    finally:
        os.unlink(first)


_KEPT = 30 * 24 * 3600
"""Seconds after which forms of other versions, to which nothing was added since, are given up."""


def _prune(directory: Path) -> None:
    """Remove the caches of other versions that have grown old. What still needs one compiles its forms again."""
    now = time.time()
    for other in directory.parent.iterdir():
        if other != directory and now - other.stat().st_mtime > _KEPT:
            shutil.rmtree(other, ignore_errors=True)


def call(address: int, *types: Any) -> Any:
    """A Python callable for a compiled function that returns ``i32``."""
    return ctypes.CFUNCTYPE(ctypes.c_int32, *types)(address)
