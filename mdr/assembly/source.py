"""Prepare a user's source for LLVM: copies with a marker before every directive comment, and the way back to the user's lines.

A directive ``; @PRINT ...`` becomes ``.set .Lmdr.site, N ; @PRINT ...`` on a line of its own: LLVM then shows it once per
macro expansion, with its arguments substituted, and not at all inside a false ``.if`` (a bare comment would survive there).
"""

from __future__ import annotations

import os
import re

from mdr.diagnostics import Diagnostic, MDRError, Position

SITE_SYMBOL = ".Lmdr.site"
FILE_SYMBOL = ".Lmdr.file"

_INCLUDE = re.compile(r'^\s*\.include\s+"([^"]+)"')
_INCBIN = re.compile(r'^\s*\.incbin\s+"([^"]+)"')
_DIRECTIVE = re.compile(r"\s*@[A-Za-z_]")
_LINE_MARKER = re.compile(r'#\s*(?:line\s+)?(\d+)\s+"((?:[^"\\]|\\.)*)"')
_OWN_LINES = re.compile(r"^\s*\.(loc\b|cfi_sections\b|section\s+\.debug_)", re.M)
# The triple as newer compilers spell it (Triton 3.9: "amdgpu9.50-amd-amdhsa-unknown-gfx950"), which LLVM 22 takes for another.
_TARGET = re.compile(r'(\s*\.amdgcn_target\s+"?)(?:amdgpu\d+\.\w+|amdgcn)-amd-amdhsa-\w*-(?=gfx)')
_SYMBOLS = re.compile(r"[\w.$]+")
_BLOCKS = {
    ".amdhsa_kernel": ("a kernel descriptor", ".end_amdhsa_kernel"),
    ".amdgpu_metadata": ("metadata", ".end_amdgpu_metadata"),
}


class SourceSite:
    """A directive comment in the user's source: file index, 1-based line and column of its ``@``, and its text."""

    __slots__ = ("column", "file", "line", "text")

    def __init__(self, file: int, line: int, column: int, text: str) -> None:
        self.file = file
        self.line = line
        self.column = column
        self.text = text


class SourceFile:
    """One file of the user's: its path, its lines, and for each line of the marked copy the (file index, line) it came from.

    A file that is only named by a preprocessor's line marker (``# 12 "k.S"``) has no copy.
    """

    __slots__ = ("copy", "line_map", "lines", "path")

    def __init__(self, path: str, copy: str, lines: list[str]) -> None:
        self.path = path
        self.copy = copy
        self.lines = lines
        self.line_map: list[tuple[int, int]] = []


class Source:
    """A kernel source with all its literal includes, marked and written to a working folder.

    ``files[0]`` is the source itself; ``sites`` are indexed by the number in their marker; ``dependencies`` are all files
    read, in the order met, ``.incbin`` files included. ``has_own_lines`` says that the author's text carries ``.loc``,
    ``has_own_temporaries`` that it names ``.Ltmp`` labels, as compilers do.
    """

    def __init__(self, path: str, include_dirs: list[str], work_dir: str) -> None:
        self.files: list[SourceFile] = []
        self.sites: list[SourceSite] = []
        self.dependencies: list[str] = []
        self.search = [os.path.dirname(path) or ".", *include_dirs]
        self.has_own_lines = False
        self.has_own_temporaries = False
        self._work_dir = work_dir
        self._by_path: dict[str, int] = {}
        self._problems: list[Diagnostic] = []
        self._add(path)
        if self._problems:
            raise MDRError(self._problems)

    def position(self, file: int, line: int, column: int) -> Position:
        """Return a position in the user's own file, with its line's text."""
        lines = self.files[file].lines
        text = lines[line - 1] if 0 < line <= len(lines) else None
        return Position(self.files[file].path, line, column, text)

    def start(self) -> Position:
        """Return the position of the first line; of the user's file where the text was prepared from that."""
        return self.position(*self.original_in(0, 2 if self.files[0].lines[0].startswith("# 1 ") else 1), 1)

    def original(self, copy: str, line: int) -> tuple[int, int] | None:
        """Map a line of a marked copy to (file index, line) of the user's; None when ``copy`` is no copy of ours."""
        for index, file in enumerate(self.files):
            if file.copy and file.copy == copy:
                return self.original_in(index, line)
        return None

    def original_in(self, file: int, line: int) -> tuple[int, int]:
        """Map a line of the copy of ``files[file]`` to the (file index, line) it came from."""
        line_map = self.files[file].line_map
        return line_map[min(line, len(line_map)) - 1] if line_map else (file, line)

    def find(self, name: str) -> str | None:
        """Resolve an include's name: the source's folder first, then the include folders in order."""
        if os.path.isabs(name):
            return name if os.path.isfile(name) else None
        for folder in self.search:
            candidate = os.path.normpath(os.path.join(folder, name))
            if os.path.isfile(candidate):
                return candidate
        return None

    def _add(self, path: str) -> int:
        if path in self._by_path:
            return self._by_path[path]
        try:
            with open(path, encoding="utf-8", errors="surrogateescape") as stream:
                text = stream.read()
        except OSError as error:
            raise MDRError(f"cannot read {path}: {error.strerror}") from None
        index = len(self.files)
        self._by_path[path] = index
        self.dependencies.append(path)
        file = SourceFile(path, os.path.join(self._work_dir, f"{index}.s"), text.split("\n"))
        self.files.append(file)
        if _OWN_LINES.search(text):
            self.has_own_lines = True
        if ".Ltmp" in text:
            self.has_own_temporaries = True
        copy = self._mark(index, file)
        if index:
            # llvm-mc gives the last statement of an included file a line of the including one: let that not be an instruction.
            copy.append(f"\t.set {FILE_SYMBOL}, {index}\n")
            file.line_map.append(file.line_map[-1] if file.line_map else (index, 1))
        with open(file.copy, "w", encoding="utf-8", errors="surrogateescape") as stream:
            stream.write("\n".join(copy))
        return index

    def _mark(self, index: int, file: SourceFile) -> list[str]:
        out: list[str] = []

        def emit(text: str) -> None:
            out.append(text)
            file.line_map.append((origin, number))

        in_comment = False
        block: tuple[str, str] | None = None
        origin, number = index, 0
        for line in file.lines:
            number += 1
            marker = _LINE_MARKER.match(line) if line[:1] == "#" else None
            if marker:
                emit("")
                origin, number = self._origin(marker[2]), int(marker[1]) - 1
                continue
            if not in_comment and "@" not in line and ".inc" not in line and "/*" not in line and ".a" not in line:
                # Most lines: nothing to look for (block ends begin with ".end_a", caught by ".end" below).
                if block and line.strip().startswith(block[1]):
                    block = None
                emit(line)
                continue
            code_end, comment, in_comment = split_comment(line, in_comment)
            code = line[:code_end]
            word = code.split(None, 1)[0] if code.strip() else ""
            if block is None:
                block = _BLOCKS.get(word)
            elif word == block[1]:
                block = None
            if comment is not None and _DIRECTIVE.match(line, comment) and not _is_llvms(code, line[comment:]):
                column = line.index("@", comment) + 1
                directive = line[column - 1 :].rstrip()
                if line[code_end : code_end + 2] == "/*":
                    directive = directive.removesuffix("*/").rstrip()
                if block:
                    self._problems.append(
                        Diagnostic(
                            f"a directive cannot stand inside {block[0]}",
                            Position(self.files[origin].path, number, column, line),
                            hint="move it between the instructions of the kernel",
                            width=len(directive),
                        )
                    )
                if code.strip():
                    emit(code)
                emit(f"\t.set {SITE_SYMBOL}, {len(self.sites)} ; {directive}")
                self.sites.append(SourceSite(origin, number, column, directive))
                continue
            included = _INCLUDE.match(code)
            if included and block is None:
                found = self.find(included[1])
                if found is not None:
                    child = self._add(found)
                    emit(f"\t.set {FILE_SYMBOL}, {child}")
                    emit(code.replace(f'"{included[1]}"', f'"{self.files[child].copy}"', 1))
                    emit(f"\t.set {FILE_SYMBOL}, {index}")
                    continue
            if word == ".amdgcn_target":
                line = normalise_target(line)
            binary = _INCBIN.match(code)
            if binary:
                found = self.find(binary[1])
                if found is not None and found not in self.dependencies:
                    self.dependencies.append(found)
            emit(line)
        return out

    def _origin(self, name: str) -> int:
        """Return the index of the file that a line marker names, adding it when it is new."""
        path = name.replace('\\"', '"').replace("\\\\", "\\")
        if path in self._by_path:
            return self._by_path[path]
        try:
            with open(path, encoding="utf-8", errors="surrogateescape") as stream:
                lines = stream.read().split("\n")
        except OSError:
            lines = []  # a file of another machine: its name and line are still right
        self.files.append(SourceFile(path, "", lines))
        self._by_path[path] = len(self.files) - 1
        return self._by_path[path]


def _is_llvms(code: str, comment: str) -> bool:
    """Tell whether a comment is what LLVM writes where it defines a symbol: ``name: ; @name``, ``.type name,@object ; @name``."""
    name = re.fullmatch(r"\s*@([\w.$]+)\s*", comment)
    return name is not None and name[1] in _SYMBOLS.findall(code)


def normalise_target(line: str) -> str:
    """Return a line with the triple of ``.amdgcn_target`` as LLVM 20 to 22 spell it; the chip and its features stay."""
    return _TARGET.sub(r"\1amdgcn-amd-amdhsa--", line, count=1)


def split_comment(line: str, in_comment: bool) -> tuple[int, int | None, bool]:
    """Find the comment that ends a line: (end of the code, start of the comment's text or None, still inside ``/*``).

    AMDGPU assembly has ``;`` and ``//`` to the end of the line, ``/* */``, and strings in double quotes with ``\\`` escapes.
    A block comment in the middle of a line is skipped; one that ends the line is its comment.
    """
    at, end = 0, len(line)
    if in_comment:
        close = line.find("*/")
        if close < 0:
            return 0, None, True
        at = close + 2
    while at < end:
        char = line[at]
        if char == '"':
            at += 1
            while at < end and line[at] != '"':
                at += 2 if line[at] == "\\" else 1
        elif char == ";":
            return at, at + 1, False
        elif char == "/" and line[at + 1 : at + 2] == "/":
            return at, at + 2, False
        elif char == "/" and line[at + 1 : at + 2] == "*":
            close = line.find("*/", at + 2)
            if close < 0:
                return at, None, True
            if not line[close + 2 :].strip():
                return at, at + 2, False
            at = close + 1
        at += 1
    return end, None, False
