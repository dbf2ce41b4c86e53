"""Reads ``kernels.toml``: what is said beside the kernels about how they are built, with every mistake at its place.

A file's settings hold for its folder and all below. ``[defaults]`` is about every kernel there, ``[kernel."PATTERN"]``
about those that match. Of several tables the later one decides, of several files the one nearest to the kernel, key by
key; symbols of ``defsyms`` one by one.
"""

from __future__ import annotations

import difflib
import os
import re
from typing import TYPE_CHECKING, Any, NamedTuple

from mdr.build.settings import TRANSPORTS
from mdr.build.toolchain import CHIPS
from mdr.diagnostics import Diagnostic, MDRError, Position
from mdr.toml_positions import Document

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

NAME = "kernels.toml"
VERSIONS = (4, 5, 6)
"""Code object versions."""

_TABLES = ("defaults", "kernel")
_SYMBOL = re.compile(r"[A-Za-z_.$][\w.$]*")
_FEATURES = re.compile(r"[+-][\w-]+(?:,[+-][\w-]+)*")


class Said(NamedTuple):
    """What the files say about one kernel: values by setting, and where each of them stands."""

    values: dict[str, Any]
    places: dict[str, Position]


class _Section:
    """One table: which kernels it is about, what it says of them, and whether any kernel was met."""

    def __init__(self, pattern: str | None, values: dict[str, Any], place: Position) -> None:
        self.pattern = pattern
        self.values = values
        self.place = place
        self.places: dict[str, Position] = {}
        self.met = False
        self._matches = re.compile(_translated(pattern)).fullmatch if pattern is not None else None
        self._by_name = pattern is not None and "/" not in pattern

    def is_about(self, path: str) -> bool:
        """Tell whether the kernel at ``path``, from the file's folder, is meant."""
        if self._matches is None or self._matches(os.path.basename(path) if self._by_name else path):
            self.met = True
            return True
        return False


class _File:
    """One file, read: the folder that its patterns and paths start from, and its tables in order."""

    def __init__(self, path: str, folder: str) -> None:
        try:
            with open(path, encoding="utf-8") as file:
                text = file.read()
        except (OSError, UnicodeDecodeError) as error:
            raise MDRError(f"{path}: {getattr(error, 'strerror', None) or 'not UTF-8'}") from None
        self.path = path
        self.folder = folder
        self.sections: list[_Section] = []
        self._document = Document(text, path)
        self._problems: list[Diagnostic] = []
        self._read()
        if self._problems:
            raise MDRError(self._problems)

    def _read(self) -> None:
        for name, table in self._document.tables.items():
            if name not in _TABLES:
                where = self._document.key_position(name)
                if name in _SETTINGS:
                    hint = (
                        f"settings of all kernels stand below [defaults], those of one below [kernel.{_quoted('k.s')}]"
                    )
                    self._problem(f"{name} stands in no table", where, hint)
                else:
                    self._problem(f"unknown table {name!r}", where, _nearest(name, _TABLES))
            elif not isinstance(table, dict):
                self._problem(f"{name} is a table", self._document.key_position(name), f"write [{name}]")
            elif name == "defaults":
                self._section(None, table, name)
            else:
                for pattern, settings in table.items():
                    self._kernel(pattern, settings)

    def _kernel(self, pattern: str, settings: Any) -> None:
        where = self._document.key_position("kernel", pattern)
        if not isinstance(settings, dict):
            hint = f"name the kernel in the header: [kernel.{_quoted('k.s')}]"
            self._problem(f"{pattern} stands below [kernel], which names no kernel", where, hint)
        elif pattern.startswith("/") or ".." in pattern.split("/"):
            hint = "patterns start from the folder of this file; put one further up for other folders"
            self._problem(f"{pattern!r} can match no kernel", where, hint)
        else:
            self._section(pattern, settings, "kernel", pattern)

    def _section(self, pattern: str | None, table: dict[str, Any], *path: str) -> None:
        section = _Section(pattern.removeprefix("./") if pattern else None, {}, self._document.position(*path))
        for name, value in table.items():
            where = self._document.key_position(*path, name)
            if name not in _SETTINGS:
                hint = _nearest(name, _SETTINGS)
                if isinstance(value, dict) and pattern is not None and hint.startswith("known"):
                    hint = f"a pattern with a dot stands in quotes: [kernel.{_quoted(f'{pattern}.{name}')}]"
                self._problem(f"unknown setting {name!r} of a kernel", where, hint)
                continue
            place = self._document.position(*path, name)
            try:
                section.values[name] = _SETTINGS[name](value, self.folder)
                section.places[name] = place
            except _Wrong as wrong:
                if wrong.item is not None and isinstance(value, dict):
                    place = self._document.position(*path, name, wrong.item)
                self._problem(wrong.message, _at_word(place, wrong.item), wrong.hint)
        self.sections.append(section)

    def _problem(self, message: str, where: Position, hint: str | None) -> None:
        self._problems.append(Diagnostic(message, where, hint=hint))


class KernelFiles:
    """All files that have a say in a build, each read once.

    A kernel's files are those in its folder and the folders around it, up to the one that is a repository's top (has
    ``.git``) or the root. ``extra`` is one more, wherever it is, that counts as if it stood in ``top``, above a
    `kernels.toml` which is really there.
    """

    def __init__(self, top: str = "", extra: str = "") -> None:
        self._top = os.path.abspath(top) if top else ""
        self._extra = extra
        self._files: dict[str, _File | None] = {}
        self._chains: dict[str, tuple[_File, ...]] = {}

    def settings_of(self, source: str) -> Said:
        """Return what is said of the kernel at ``source``. Raises MDRError with every mistake of a file."""
        said = Said({}, {})
        whole = os.path.abspath(source)
        for file in self._chain(os.path.dirname(whole)):
            path = os.path.relpath(whole, file.folder).replace(os.sep, "/")
            for section in file.sections:
                if not section.is_about(path):
                    continue
                for name, value in section.values.items():
                    merges = name == "defsyms" and name in said.values
                    said.values[name] = {**said.values[name], **value} if merges else value
                    said.places[name] = section.places[name]
        return said

    def idle(self) -> list[Diagnostic]:
        """Return a warning for each table below the top folder, and of the extra file, that was about no kernel."""
        found = []
        for path, file in self._files.items():
            own = path == self._extra or os.path.abspath(path).startswith(self._top + os.sep)
            for section in file.sections if file and own else ():
                if not section.met and section.pattern is not None:
                    message = f"no kernel matches {section.pattern!r}"
                    found.append(Diagnostic(message, section.place, severity="warning"))
        return found

    def _chain(self, folder: str) -> tuple[_File, ...]:
        """Return the files for kernels of a folder, the outermost first."""
        chain = self._chains.get(folder)
        if chain is None:
            outer = () if is_top(folder) else self._chain(os.path.dirname(folder))
            files = [self._read(shown(os.path.join(folder, NAME)), folder)]
            if folder == self._top and self._extra:
                files.append(self._read(self._extra, folder))
            chain = self._chains[folder] = (*outer, *(file for file in files if file))
        return chain

    def _read(self, path: str, folder: str) -> _File | None:
        if path not in self._files:
            self._files[path] = _File(path, shown(folder)) if os.path.exists(path) else None
        return self._files[path]


def is_top(folder: str) -> bool:
    """Tell whether no file further up has a say: a repository ends here, or there is no further up."""
    return os.path.dirname(folder) == folder or os.path.exists(os.path.join(folder, ".git"))


def above(folder: str) -> Iterator[str]:
    """Yield the paths, there or not, of the files around a folder that have a say in it."""
    folder = os.path.abspath(folder)
    while not is_top(folder):
        folder = os.path.dirname(folder)
        yield os.path.join(folder, NAME)


def shown(path: str) -> str:
    """Return a path as messages and commands have it: from the working folder if it is below that."""
    here = os.getcwd()
    return os.path.relpath(path, here) if (path + os.sep).startswith(here + os.sep) else path


class _Wrong(Exception):
    """A value that a setting cannot have; ``item`` is the part of it that is wrong."""

    def __init__(self, message: str, hint: str | None = None, item: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint
        self.item = item


def _words(value: Any, what: str, example: str) -> list[str]:
    words = [value] if isinstance(value, str) else value
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        raise _Wrong(f"{what} are text: one, or a list", f"for example {example}")
    return words


def _chip(value: Any, _: str) -> list[str]:
    words = _words(value, "chips", 'chip = ["gfx942", "gfx90a"]')
    for word in words:
        if "," in word:
            raise _Wrong("several chips are a list", f"write chip = {_listed(word)}", word)
        if word not in CHIPS:
            raise _Wrong(f"unknown chip {word!r}", _nearest(word, CHIPS), word)
    if not words:
        raise _Wrong("no chip to build for", "write skip = true for a kernel that is not to be built")
    return words


def _debug(value: Any, _: str) -> Any:
    if value in (0, 1) or value == "all":
        return int(value) if value != "all" else value
    raise _Wrong(f"unknown value {value!r} of debug", 'write 0 (release), 1 (debug) or "all" (both)')


def _printf(value: Any, _: str) -> str:
    if isinstance(value, str) and value in TRANSPORTS:
        return value
    raise _Wrong(f"unknown value {value!r} of printf", _nearest(str(value), TRANSPORTS))


def _includes(value: Any, folder: str) -> list[str]:
    words = _words(value, "includes", 'includes = ["inc"]')
    found = [os.path.normpath(os.path.join(folder, word)) for word in words]
    for word, path in zip(words, found, strict=True):
        if not os.path.isdir(path):
            raise _Wrong(f"there is no folder {path}", "folders are meant from the folder of this file", word)
    return found


def _defsyms(value: Any, _: str) -> dict[str, int]:
    if not isinstance(value, dict):
        raise _Wrong("defsyms is a table of symbols and their values", "for example defsyms = { TILE = 64 }")
    for name, number in value.items():
        if not _SYMBOL.fullmatch(name):
            raise _Wrong(f"{name!r} is no name of a symbol", "letters, digits and _ . $, no digit first", name)
        if not isinstance(number, int) or isinstance(number, bool) or not -(1 << 63) <= number < 1 << 63:
            raise _Wrong(f"the value of {name} is no whole number of 64 bits", f"for example {name} = 5", name)
    return value


def _mattr(value: Any, _: str) -> str:
    if isinstance(value, str) and _FEATURES.fullmatch(value.replace(" ", "")):
        return value.replace(" ", "")
    raise _Wrong("mattr is a text of features, each with + or -", 'for example mattr = "+xnack,-sramecc"')


def _cov(value: Any, _: str) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and value in VERSIONS:
        return value
    raise _Wrong(f"unknown code object version {value!r}", f"known: {', '.join(map(str, VERSIONS))}")


def _labels(value: Any, _: str) -> list[str]:
    return _words(value, "labels", 'labels = ["load", "compute"]')


def _skip(value: Any, _: str) -> bool:
    if isinstance(value, bool):
        return value
    raise _Wrong("skip is true or false")


_SETTINGS: dict[str, Callable[[Any, str], Any]] = {
    "chip": _chip,
    "debug": _debug,
    "printf": _printf,
    "includes": _includes,
    "defsyms": _defsyms,
    "mattr": _mattr,
    "cov": _cov,
    "labels": _labels,
    "skip": _skip,
}
"""Every setting, and what makes its value of what the file says; the folder is the file's."""


def _translated(pattern: str) -> str:
    """Return a pattern as a regular expression: ``*`` and ``?`` stay within a folder, ``**`` goes through any."""
    out = []
    for word in re.findall(r"\*\*/|\*\*|\*|\?|\[!?[^\]]+\]|.", pattern, re.DOTALL):
        if word == "**/":
            out.append("(?:.*/)?")
        elif word == "**":
            out.append(".*")
        elif word == "*":
            out.append("[^/]*")
        elif word == "?":
            out.append("[^/]")
        elif len(word) > 1:
            body = word[1:-1].replace("\\", "\\\\").replace("[", "\\[").replace("^", "\\^")
            out.append(f"[^/{body[1:]}]" if body.startswith("!") else f"[{body}]")
        else:
            out.append(re.escape(word))
    return "".join(out)


def _at_word(place: Position, word: str | None) -> Position:
    """Return where a word stands in the line of the value that it is part of."""
    column = (place.text or "").find(f'"{word}"', place.column - 1) if word else -1
    return Position(place.file, place.line, column + 1, place.text) if column >= 0 else place


def _nearest(name: str, known: Any) -> str:
    near = difflib.get_close_matches(name, list(known), n=1, cutoff=0.5)
    return f"did you mean {near[0]}?" if near else f"known: {', '.join(known)}"


def _listed(text: str) -> str:
    return f"[{', '.join(_quoted(word.strip()) for word in text.split(','))}]"


def _quoted(text: str) -> str:
    return f'"{text}"'
