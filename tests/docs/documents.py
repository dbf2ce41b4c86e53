"""Reads the fenced blocks of a Markdown page and carries them out: what a page shows is what happens.

A block's info string says what is done with it, in this order on a page, all in one folder:

    asm file=k.s, toml file=…, python file=…     the file is written
    diff file=k.s                                the file is changed so
    console [status=1] [llvm=22]                 commands after ``$ `` are run; the rest is what they print (with this
                                                 LLVM; another one's code has another size)
    sh                                           commands are run and must succeed
    sh check                                     programs, paths and scons targets named in it must be there
    python, toml, asm                            run; read; assembled and its directives parsed
    text tree                                    the first word of each line is a path of the repository
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

from mdr.build import settings, toolchain
from mdr.directives import parse

ROOT = Path(__file__).resolve().parents[2]
CHECKOUT = ("SConstruct", "bench", "mdr", "pyproject.toml", "rules", "site_scons", "testcases", "tests")
"""What the folder that examples run in shares with a checkout."""

OWN_TESTS = {"mdr", "error", "timestamps", "ebnf"}
"""Kinds of blocks that the tests of the directive language carry out."""

_FENCE = re.compile(r"^```(.*)$")
_ASSEMBLER = ("-triple=amdgcn-amd-amdhsa", "-mcpu=gfx950", "-filetype=null")


class Block(NamedTuple):
    """A fenced block: where it starts, what it is, the options of its info string, its lines."""

    page: str
    line: int
    kind: str
    options: dict[str, str]
    lines: list[str]

    def fail(self, why: str) -> AssertionError:
        return AssertionError(f"{self.page}:{self.line}: {why}")


def read_blocks(path: Path) -> list[Block]:
    """Return the page's blocks in order."""
    found: list[Block] = []
    start, info = 0, ""
    lines: list[str] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        fence = _FENCE.match(line)
        if fence and not start:
            start, info, lines = number, fence[1].strip(), []
        elif fence:
            kind, *words = info.split() or [""]
            options = dict(word.partition("=")[::2] for word in words)
            found.append(Block(path.name, start, kind, options, lines))
            start = 0
        elif start:
            lines.append(line)
    assert not start, f"{path.name}:{start}: this block has no end"
    return found


class Session:
    """A folder in which the blocks of a page are carried out one after another, as a reader does in a checkout."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in CHECKOUT:
            (folder / name).symlink_to(ROOT / name)
        programs = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
        self._environment = {**os.environ, "PATH": programs, "COLUMNS": "100", "PYTHONDONTWRITEBYTECODE": "1"}
        self._environment.pop("MDR_CACHE", None)

    def carry_out(self, block: Block) -> None:
        """Do what the block says. Raises AssertionError where that is not what the page shows."""
        text = "\n".join(block.lines) + "\n"
        if "file" in block.options and block.kind != "diff":
            target = self.folder / block.options["file"]
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8")
            return
        match block.kind:
            case "diff":
                target = self.folder / block.options["file"]
                target.write_text(changed(block, target.read_text(encoding="utf-8")), encoding="utf-8")
            case "console":
                llvm_mc = toolchain.find("gfx950", tools=("llvm-mc",))["llvm-mc"]
                if block.options.get("llvm", llvm_mc.version.split(".")[0]) == llvm_mc.version.split(".")[0]:
                    self._console(block)
            case "sh" if "check" in block.options or any("./bootstrap" in line for line in block.lines):
                check_commands(block)
            case "sh":
                self._succeeds(block, ["bash", "-e", "-c", text])
            case "python":
                self._succeeds(block, [sys.executable, "-c", text])
            case "toml":
                tomllib.loads(text)
            case "asm":
                for line in block.lines:
                    if line.strip().startswith("; @"):
                        parse(line.strip()[2:])
                self._succeeds(block, [toolchain.find("gfx950", tools=("llvm-mc",))["llvm-mc"].path, *_ASSEMBLER], text)
            case "text" if "tree" in block.options:
                check_tree(block)
            case "" if block.lines[0].startswith("== "):
                check_case_output(block)
            case _:
                raise block.fail(f"nothing is known to be done with a block of kind {block.kind!r}")

    def _console(self, block: Block) -> None:
        for command, shown in commands(block):
            done = self._run(["bash", "-c", command])
            if done.returncode != int(block.options.get("status", "0")):
                raise block.fail(f"{command}\nended with status {done.returncode}:\n{done.stdout}")
            if not matches(shown, done.stdout.splitlines()):
                raise block.fail(f"{command}\nprinted:\n{done.stdout}")

    def _succeeds(self, block: Block, command: list[str], given: str | None = None) -> None:
        done = self._run(command, given)
        if done.returncode:
            raise block.fail(f"status {done.returncode}:\n{done.stdout}")

    def _run(self, command: list[str], given: str | None = None) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command,
            cwd=self.folder,
            env=self._environment,
            input=given or "",
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )


def commands(block: Block) -> list[tuple[str, list[str]]]:
    """Return each command of a console block with the lines shown below it; ``> `` continues a command."""
    found: list[tuple[str, list[str]]] = []
    for line in block.lines:
        if line.startswith("$ "):
            found.append((line[2:], []))
        elif not found:
            raise block.fail("a console block starts with a command")
        elif line.startswith("> ") and not found[-1][1]:
            found[-1] = (f"{found[-1][0]}\n{line[2:]}", [])
        else:
            found[-1][1].append(line)
    return found


def matches(shown: list[str], printed: list[str]) -> bool:
    """Tell whether a page shows what was printed. ``...`` as a line is any lines, within a line any text."""
    pattern = ""
    for line in shown:
        if line.strip() == "...":
            pattern += r"(?:.*\n)*"
        else:
            pattern += ".*".join(re.escape(part) for part in line.rstrip().split("...")) + r"\n"
    return re.fullmatch(pattern, "".join(f"{line.rstrip()}\n" for line in printed)) is not None


def changed(block: Block, text: str) -> str:
    """Return ``text`` with a diff block's change: the lines that are kept or go must stand there once, in one piece."""
    before = "".join(f"{line[1:]}\n" for line in block.lines if line[:1] in (" ", "-"))
    after = "".join(f"{line[1:]}\n" for line in block.lines if line[:1] in (" ", "+"))
    if any(line[:1] not in (" ", "-", "+") for line in block.lines) or text.count(before) != 1:
        raise block.fail(f"the change does not fit {block.options['file']}:\n{text}")
    return text.replace(before, after)


def check_commands(block: Block) -> None:
    """Check commands that are not run: the program exists, and so do the paths and scons variables and targets."""
    for line in block.lines:
        words = shlex.split(line, comments=True)
        if not words:
            continue
        program, *arguments = words
        if program.endswith("bootstrap"):
            program, *arguments = arguments or ["true"]
        if program == "source":
            assert arguments == [".venv/bin/activate"], f"{block.page}:{block.line}: {line}"
            continue
        if not (Path(sys.executable).parent / program).exists() and shutil.which(program) is None:
            raise block.fail(f"there is no program {program}")
        if program == "scons":
            pairs = dict(word.split("=", 1) for word in arguments if "=" in word)
            chosen = settings.parse({name: value for name, value in pairs.items() if name != "kernels"})
            settings.check_targets([word for word in arguments if "=" not in word and word[0] != "-"], chosen)
            continue
        for word in arguments:
            if "/" in word and not (ROOT / word.split("::")[0]).exists():
                raise block.fail(f"there is no {word}")


def check_tree(block: Block) -> None:
    """Check that the first word of every line is a path of the repository, below the last line that is indented less."""
    above: list[tuple[int, Path]] = [(-1, ROOT)]
    for line in block.lines:
        indent = len(line) - len(line.lstrip())
        while above[-1][0] >= indent:
            above.pop()
        path = above[-1][1] / line.split()[0]
        if not path.exists():
            raise block.fail(f"there is no {path.relative_to(ROOT)}")
        above.append((indent, path))


def check_case_output(block: Block) -> None:
    """Check lines that ``scons run`` is said to show of a test case against what the case is tested to print."""
    case = block.lines[0].split()[1]
    expected = (ROOT / case).with_name("expected.txt").read_text(encoding="utf-8").splitlines()
    for line in block.lines[1:]:
        if line not in expected:
            raise block.fail(f"{case} does not print {line!r}")
