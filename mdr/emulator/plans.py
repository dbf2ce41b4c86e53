"""Large kernels' records on disk, by what they are made from, beside the compiled forms: loading one again is reading a file.

Files are written aside and renamed into place, and carry a checksum: a damaged or missing one costs the work anew.
"""

from __future__ import annotations

import hashlib
import io
import json
import os
import tempfile
import zipfile
from pathlib import Path

import numpy as np

from mdr.emulator import compiler, decode
from mdr.emulator.forms import Form, OperandForm
from mdr.emulator.link import Plan

_ARRAYS = ("branches", "permutations", "lanes", "pc_map")


def _path(code: bytes, where: tuple[object, ...]) -> Path:
    digest = hashlib.sha256(code)
    digest.update(repr((where, decode.tool())).encode())
    return compiler.cache_directory() / f"kernel_{digest.hexdigest()[:32]}"


def read(code: bytes, where: tuple[object, ...]) -> Plan | None:
    """The plan for this code, entry, address, chip and set of checks, if there is one."""
    try:
        content = _path(code, where).read_bytes()
        if hashlib.sha256(content[32:]).digest() != content[:32]:
            return None
        with np.load(io.BytesIO(content[32:]), allow_pickle=False) as file:
            head = json.loads(bytes(file["head"]))
            table = np.zeros((head["rows"], head["columns"]), dtype=np.uint64)
            for k in range(head["columns"]):
                table[:, k] = file[f"column{k}"]
            arrays = [file[name] for name in _ARRAYS]
    except (OSError, ValueError, KeyError, zipfile.BadZipFile):
        return None
    forms = [
        Form(name, tuple(OperandForm(*o) for o in operands), tuple((k, v) for k, v in flags))
        for name, operands, flags in head["forms"]
    ]
    branches, permutations, lanes, pc_map = arrays
    return Plan(tuple(forms), table, branches, permutations, lanes, pc_map, head["entry"], head["vgprs"])


def write(code: bytes, where: tuple[object, ...], plan: Plan) -> None:
    """Keep a plan. A cache that cannot be written is no error; nothing is written for sources that have changed since."""
    if compiler.sources_changed():
        return
    rows, columns = plan.table.shape
    forms = [(f.name, [(o.kind, o.negate, o.absolute, o.select) for o in f.operands], f.flags) for f in plan.forms]
    head = {"forms": forms, "rows": rows, "columns": columns, "entry": plan.entry, "vgprs": plan.vgprs}
    arrays = {name: getattr(plan, name) for name in _ARRAYS}
    for k in range(columns):
        column = plan.table[:, k]
        if (column == column[0]).all():
            column = column[:1]
        elif column.max() < 1 << 32:
            column = column.astype(np.uint32)
        arrays[f"column{k}"] = column
    file = io.BytesIO()
    np.savez(file, head=np.frombuffer(json.dumps(head).encode(), np.uint8), **arrays)
    content = file.getvalue()
    path = _path(code, where)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=".new")
        with os.fdopen(handle, "wb") as out:
            out.write(hashlib.sha256(content).digest() + content)
        os.replace(name, path)
    except OSError:
        return
