"""Source lines of a code object, from its DWARF line table."""

from __future__ import annotations

import io
from bisect import bisect_right
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from elftools.elf.elffile import ELFFile


class LineTable:
    """Maps addresses to source lines. Ranges that no compile unit covers map to nothing."""

    __slots__ = ("_addresses", "_places")

    def __init__(self, rows: list[tuple[int, tuple[str, int] | None]]) -> None:
        rows.sort(key=lambda row: row[0])
        self._addresses = [address for address, _ in rows]
        self._places = [place for _, place in rows]

    def find(self, address: int) -> tuple[str, int] | None:
        """Return (file, 1-based line) of the instruction at ``address``, or None."""
        index = bisect_right(self._addresses, address) - 1
        return self._places[index] if index >= 0 else None

    @classmethod
    def read(cls, data: bytes) -> LineTable:
        """Read the line programs of an ELF file; without usable debug information there are no lines."""
        from elftools.elf.elffile import ELFFile

        elf = ELFFile(io.BytesIO(data))
        section = elf.get_section_by_name(".debug_line")
        rows: list[tuple[int, tuple[str, int] | None]] = []
        try:
            for program in _programs(elf, section.data()) if section is not None else ():
                rows += _rows(program)
        except Exception:
            # Lines only make messages better; a damaged table must not stop a kernel from running.
            return cls([])
        return cls(rows)


def _programs(elf: ELFFile, section: bytes) -> Iterator[Any]:
    """Yield the line programs of ``.debug_line`` one after another.

    Assembly with .loc directives has this section alone, without compile units, which are the only way in that
    pyelftools offers; hence its own parser is called by offset.
    """
    from elftools.dwarf.structs import DWARFStructs

    structs = DWARFStructs(little_endian=True, dwarf_format=32, address_size=8)
    dwarf = elf.get_dwarf_info()
    offset = 0
    while offset + 4 <= len(section):
        yield dwarf._parse_line_program_at_offset(offset, structs)
        offset += 4 + int.from_bytes(section[offset : offset + 4], "little")


def _rows(program: Any) -> list[tuple[int, tuple[str, int] | None]]:
    names = _file_names(program)
    out: list[tuple[int, tuple[str, int] | None]] = []
    for entry in program.get_entries():
        state = entry.state
        if state is None:
            continue
        if state.end_sequence:
            out.append((state.address, None))
        else:  # line 0 says that the code belongs to no line (DWARF 4, section 6.2.2)
            place = (names.get(state.file, "?"), state.line) if state.line else None
            out.append((state.address, place))
    return out


def _file_names(program: Any) -> dict[int, str]:
    """Number the program's files: from 0 in DWARF 5, from 1 before; directory 0 is the one compiled in."""
    header = program.header
    modern = header["version"] >= 5
    directories = [_text(item) for item in header["include_directory"]]
    if modern:
        directories = directories[1:]
    found: dict[int, str] = {}
    for index, entry in enumerate(header["file_entry"], start=0 if modern else 1):
        name, number = _text(entry.name), int(entry.dir_index)
        # Directory 0 is left out, so that a file is named as its author named it to the assembler.
        if number and number <= len(directories) and not name.startswith("/"):
            name = f"{directories[number - 1]}/{name}"
        found[index] = name
    return found


def _text(value: Any) -> str:
    raw = getattr(value, "DW_LNCT_path", value)
    return raw.decode("utf-8", "replace") if isinstance(raw, bytes) else str(raw)
