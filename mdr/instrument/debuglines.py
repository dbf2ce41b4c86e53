"""Name the user's source lines in the debug object: ``.loc`` before every instruction, and a DWARF compile unit around them."""

from __future__ import annotations

import json

from mdr.assembly.canonical import is_instruction

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

# DWARF 4 codes used below (DWARF standard, section 7).
_ABBREVIATION = (0x01, 0x11, 0x00, 0x03, 0x08, 0x1B, 0x08, 0x13, 0x05, 0x10, 0x17, 0x55, 0x17, 0x11, 0x01, 0, 0, 0)
_LANGUAGE_ASSEMBLER = 0x8001

SITE_MARK = "  ; @"
EPILOGUE_PREFIX = "__mdr_"


class LineTable:
    """The positions that parse wrote to ``k.lines.json``: of every original instruction and of every site, in order."""

    def __init__(self, text: str) -> None:
        data = json.loads(text)
        self._files: list[str] = data["files"]
        self._instructions: list[list[int]] = data["instructions"]
        self._sites: list[list[int]] = data["sites"]

    def site(self, number: int) -> tuple[str, int]:
        """Return file and line of a site; line 0 where it has none."""
        if number >= len(self._sites):
            return "", 0
        file, line = self._sites[number]
        return self._files[file], line

    def annotate(self, lines: list[str], order: Sequence[int], places: Mapping[str, int]) -> list[str]:
        """Return the debug text with line directives; as it is where the author's own ``.loc`` lines are in it.

        Original instructions start with a tab, inserted ones with two spaces: those inherit the line of their site, and
        the epilogue has none (line 0). ``order`` has the numbers of the sites whose comments stand in the text; ``places``
        maps labels, behind which there is code of a site elsewhere, to such numbers.
        """
        if not self._instructions:
            return lines
        out = [f'\t.file\t{number} "{_quoted(path)}"' for number, path in enumerate(self._files, 1)]
        instructions, sites = iter(self._instructions), iter([self._sites[number] for number in order])
        last = ""
        for line in lines:
            if is_instruction(line):
                last = _loc(instructions, last, out)
            elif line.startswith(SITE_MARK):
                last = _loc(sites, last, out)
            elif line[:-1] in places:
                out.append(line)
                last = _loc(iter([self._sites[places[line[:-1]]]]), last, out)
                continue
            elif line.startswith(EPILOGUE_PREFIX) and line.endswith(":"):
                last = "\t.loc\t1 0 0"
                out.append(line)
                line = last
            out.append(line)
        return out + self._compile_unit(lines)

    def _compile_unit(self, lines: list[str]) -> list[str]:
        sections = _code_sections(lines)
        out: list[str] = []
        for number, section in enumerate(sections):
            out += [section, f".Lmdr_section_end_{number}:"]
        out += ['\t.section\t.debug_abbrev,"",@progbits', ".Lmdr_abbrev:"]
        out += [f"\t.byte\t{code}" for code in _ABBREVIATION]
        out += [
            '\t.section\t.debug_ranges,"",@progbits',
            ".Lmdr_ranges:",
        ]
        for number, section in enumerate(sections):
            out += [f"\t.quad\t{_name(section)}", f"\t.quad\t.Lmdr_section_end_{number}"]
        out += ["\t.quad\t0", "\t.quad\t0"]
        out += [
            '\t.section\t.debug_info,"",@progbits',
            "\t.long\t.Lmdr_info_end-.Lmdr_info",
            ".Lmdr_info:",
            "\t.short\t4",
            "\t.long\t.Lmdr_abbrev",
            "\t.byte\t8",
            "\t.byte\t1",
            f'\t.asciz\t"{_quoted(self._files[0])}"',
            '\t.asciz\t"."',
            f"\t.short\t{_LANGUAGE_ASSEMBLER}",
            "\t.long\t.Lmdr_line_table",
            "\t.long\t.Lmdr_ranges",
            "\t.quad\t0",
            ".Lmdr_info_end:",
            '\t.section\t.debug_line,"",@progbits',
            ".Lmdr_line_table:",
        ]
        return out


def _loc(positions: Iterator[list[int]], last: str, out: list[str]) -> str:
    file, line = next(positions)
    text = f"\t.loc\t{file + 1} {line} 0"
    if text != last:
        out.append(text)
    return text


def _quoted(path: str) -> str:
    return path.replace("\\", "\\\\").replace('"', '\\"')


def _code_sections(lines: list[str]) -> list[str]:
    """Return the section lines under which instructions stand, in order."""
    found: list[str] = []
    section = "\t.text"
    for line in lines:
        if line.startswith(("\t.section", "\t.text", "\t.data", "\t.bss")):
            section = line
        elif (is_instruction(line) or line.startswith("  s_")) and section not in found:
            found.append(section)
    return found


def _name(section: str) -> str:
    """Return the section's name as a symbol (assemblers define one for each section)."""
    if section == "\t.text":
        return ".text"
    return section.split(None, 1)[1].split(",")[0]
