"""Times builds of many kernels: nothing to do, one edit, everything; beside Ninja on the same graph, SCons and CMake.

    python bench/build.py --n 1000 --only null,edit --format json

The kernels are generated, three directives each, or taken from a folder (``--tree``): those in it that assemble for
``--chip`` as they are, at most ``--n`` of them, copied. Everything is really built before
it is timed. A row gives wall-clock seconds (best of ``--repeat``), CPU seconds of the command and all that it started,
the peak memory of its largest process in MB, and what it is compared with.
"""

from __future__ import annotations

import argparse
import contextlib
import glob
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable

from mdr.build import nodes, toolchain

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BIN = os.path.dirname(sys.executable)
KERNELS_A_FOLDER = 50
MOST_FOR_SCONS = 300
"""SCons alone takes half a millisecond a node: more kernels would only cost time."""

Row = dict[str, float]

KERNEL = """\
; Kernel {number}: C = A + B, scaled; every value that a directive shows is in registers.
.include "common.inc"
.text
.globl k{number}
.p2align 8
.type k{number},@function
k{number}:
  s_load_dwordx4 s[4:7], s[0:1], 0x0
  s_load_dwordx2 s[8:9], s[0:1], 0x10
  v_lshlrev_b32_e32 v1, 2, v0
  s_waitcnt lgkmcnt(0)
  global_load_dword v2, v1, s[4:5]
  global_load_dword v3, v1, s[6:7]
  s_waitcnt vmcnt(0)
{first}
  v_add_f32_e32 v4, v2, v3
{second}
  v_mul_f32_e32 v4, FACTOR, v4
  v_add_u32_e32 v5, {number}, v0
{third}
  global_store_dword v1, v4, s[8:9]
  s_endpgm
.Lend{number}:
  .size k{number}, .Lend{number}-k{number}

.rodata
.p2align 6
.amdhsa_kernel k{number}
  .amdhsa_kernarg_size 24
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_next_free_vgpr 6
  .amdhsa_next_free_sgpr 10
  .amdhsa_accum_offset 8
.end_amdhsa_kernel

.amdgpu_metadata
---
amdhsa.version: [ 1, 2 ]
amdhsa.kernels:
  - .name: k{number}
    .symbol: k{number}.kd
    .kernarg_segment_size: 24
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 6
    .max_flat_workgroup_size: 256
    .args:
      - {{ .name: A, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }}
      - {{ .name: B, .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global }}
      - {{ .name: C, .offset: 16, .size: 8, .value_kind: global_buffer, .address_space: global }}
...
.end_amdgpu_metadata
"""
DIRECTIVES = (
    '; @PRINT f"before: A={v2:.3f}, B={v3:.3f}"',
    '; @PRINT if v4 > 2.0: f"after: C={v4:.2f}"',
    '; @PRINT if $lane == 0: f"n={v5:d}, scaled={v4:f}"',
)


def generate(folder: str, count: int, *, directives: bool = True) -> list[str]:
    """Write ``count`` kernels with three directives each, or with none; an include for each folder of them."""
    sources = []
    first, second, third = DIRECTIVES if directives else ("", "", "")
    for number in range(count):
        inside = os.path.join(folder, f"part{number // KERNELS_A_FOLDER:03}")
        if number % KERNELS_A_FOLDER == 0:
            os.makedirs(inside)
            with open(os.path.join(inside, "common.inc"), "w") as file:
                file.write(".set FACTOR, 2.0\n".replace("2.0", "0x40000000"))
        sources.append(os.path.join(inside, f"k{number:05}.s"))
        with open(sources[-1], "w") as file:
            file.write(KERNEL.format(number=number, first=first, second=second, third=third))
    return sources


def run(command: list[str], folder: str = ROOT, environment: dict[str, str] | None = None) -> Row:
    """Run a command; return its seconds, CPU seconds and peak memory. Ends the bench when it fails."""
    variables = {key: value for key, value in os.environ.items() if key != "MDR_CACHE"}
    with tempfile.TemporaryFile("w+") as output:
        start = time.perf_counter()
        child = subprocess.Popen(
            command, cwd=folder, stdout=output, stderr=output, env={**variables, **(environment or {})}
        )
        _, status, used = os.wait4(child.pid, 0)
        seconds = time.perf_counter() - start
        child.returncode = os.waitstatus_to_exitcode(status)
        if status:
            output.seek(0)
            sys.exit(f"{' '.join(command)} failed:\n{output.read()[-3000:]}")
    return {
        "seconds": round(seconds, 4),
        "cpu": round(used.ru_utime + used.ru_stime, 4),
        "megabytes": round(used.ru_maxrss / 1024, 1),
    }


def own_megabytes(command: list[str]) -> float:
    """Peak memory of a command's own process, without the tools that it starts (asking mlir-opt for its version takes 100)."""
    child = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    peak = 0
    while child.poll() is None:
        with contextlib.suppress(OSError, StopIteration), open(f"/proc/{child.pid}/status") as file:
            peak = max(peak, int(next(line for line in file if line.startswith("VmHWM")).split()[1]))
        time.sleep(0.002)
    return round(peak / 1024, 1)


class Bench:
    """A tree of kernels, built in a folder beside it; one method a row."""

    def __init__(self, work: str, count: int, tree: str | None, repeat: int, chip: str) -> None:
        self.work = work
        self.repeat = repeat
        self.chip = chip
        self.tools = toolchain.find(chip)
        self.tree = os.path.join(work, "kernels")
        self.sources = self.take(tree, count) if tree else generate(self.tree, count)
        self.out = os.path.join(work, "out")
        self.numbers = 0

    def take(self, tree: str, count: int) -> list[str]:
        """Copy a folder, without the kernels that need symbols or another chip and those beyond ``count``."""
        shutil.copytree(tree, self.tree)
        kept = []
        for source in sorted(glob.glob(f"{self.tree}/**/*.s", recursive=True)):
            command = [self.tools["llvm-mc"].path, "-triple=amdgcn-amd-amdhsa", f"-mcpu={self.chip}", "-filetype=null"]
            folder, name = os.path.split(source)
            if len(kept) < count and not subprocess.run([*command, name], cwd=folder, capture_output=True).returncode:
                kept.append(source)
            else:
                os.unlink(source)
        if not kept:
            sys.exit(f"{tree}: no kernel in it assembles for {self.chip}")
        return kept

    def scons(self, *words: str, out: str = "") -> list[str]:
        """Return a command that builds the tree."""
        return [f"{BIN}/scons", "-Q", f"kernels={self.tree}", f"build={out or self.out}", f"chip={self.chip}", *words]

    def best(self, command: list[str], prepare: Callable[[], object] | None = None) -> Row:
        """Run a command several times, each after ``prepare``; return the fastest."""
        rows = []
        for _ in range(self.repeat):
            if prepare:
                prepare()
            rows.append(run(command))
        return min(rows, key=lambda row: row["seconds"])

    def built(self) -> None:
        """Have both variants built."""
        run(self.scons("debug=all"))

    def ninja_file(self) -> str:
        """Return the Ninja file that was generated for both variants."""
        found = glob.glob(f"{self.out}/.mdr/*.ninja")
        return max((path for path in found if not path.endswith(".part.ninja")), key=os.path.getsize)

    def edit(self, path: str) -> None:
        """Change a value in a source or include, and with it the object."""
        self.numbers += 1
        with open(path) as file:
            text = file.read().split("\n; edited")[0]
        with open(path, "w") as file:
            file.write(
                f"{text}\n; edited\n.set EDITED, {self.numbers}\n.pushsection .rodata\n.long EDITED\n.popsection\n"
            )

    def null(self) -> Row:
        """Nothing changed, both variants; beside Ninja alone on the graph that was generated."""
        self.built()
        row = self.best(self.scons("debug=all"))
        bare = self.best([f"{BIN}/ninja", "-f", self.ninja_file()])
        return row | {"ninja": bare["seconds"], "ratio_to_ninja": round(row["seconds"] / bare["seconds"], 2)}

    def generate(self) -> Row:
        """Everything is built, and the plan is made anew, as when a kernel is added: time and memory of that alone."""
        self.built()

        def forget() -> None:
            for path in glob.glob(f"{self.out}/.mdr/*.plan"):
                os.unlink(path)

        row = self.best(self.scons("debug=all"), forget)
        forget()
        return row | {"megabytes": own_megabytes(self.scons("debug=all"))}

    def edit_one(self) -> Row:
        """One kernel changed, both variants; beside the same commands run one after another by hand."""
        self.built()
        source = self.sources[len(self.sources) // 2]
        row = self.best(self.scons("debug=all"), lambda: self.edit(source))
        kernel = nodes.Kernel(source, "by-hand", (self.chip,), ("release", "debug"))
        hand = float("inf")
        for _ in range(self.repeat):
            seconds = 0.0
            for variant in kernel.variants:
                for node in nodes.expand(kernel, self.chip, variant, self.tools, f"{self.work}/hand"):
                    os.makedirs(os.path.dirname(node.writes[0]), exist_ok=True)
                    if node.kernel or not os.path.exists(node.writes[0]):
                        took = run(node.command, node.directory or ROOT)["seconds"]
                        seconds += took if node.kernel else 0
            hand = min(hand, seconds)
        return row | {"by_hand": round(hand, 4), "ratio_to_hand": round(row["seconds"] / hand, 2)}

    def edit_comment(self) -> Row:
        """A comment changed in its place: only parse runs."""
        self.built()
        source = self.sources[len(self.sources) // 2]

        def change() -> None:
            with open(source) as file:
                first, rest = file.read().split("\n", 1)
            self.numbers += 1
            with open(source, "w") as file:
                file.write(f"{first.split(' (edit')[0]} (edit {self.numbers})\n{rest}")

        return self.best(self.scons("debug=1"), change)

    def edit_include(self) -> Row:
        """An include changed that one folder's kernels use, release."""
        run(self.scons())
        includes = glob.glob(os.path.join(os.path.dirname(self.sources[0]), "*.inc"))
        if not includes:
            return {}
        row = self.best(self.scons(), lambda: self.edit(includes[0]))
        return row | {"kernels": min(KERNELS_A_FOLDER, len(self.sources))}

    def flag(self) -> Row:
        """The transport changed, debug: what is before inject stays."""
        run(self.scons("debug=1"))
        return run(self.scons("debug=1", "printf=buffered"))

    def cold_release(self) -> Row:
        """Everything, release; beside Ninja on a graph of the two tools written by hand."""
        plain = f"{self.work}/plain"

        def afresh() -> None:
            shutil.rmtree(plain, True)
            self.plain_graph(plain)

        row = self.best(self.scons(out=f"{self.work}/cold"), lambda: shutil.rmtree(f"{self.work}/cold", True))
        bare = self.best([f"{BIN}/ninja", "-C", plain], afresh)
        return row | {"ninja_cpu": bare["cpu"], "cpu_ratio_to_ninja": round(row["cpu"] / bare["cpu"], 2)}

    def cold_debug(self) -> Row:
        """Everything, debug; beside release."""
        cold = f"{self.work}/cold"
        release = self.best(self.scons(out=cold), lambda: shutil.rmtree(cold, True))
        row = self.best(self.scons("debug=1", out=cold), lambda: shutil.rmtree(cold, True))
        return row | {"release_cpu": release["cpu"], "cpu_ratio_to_release": round(row["cpu"] / release["cpu"], 2)}

    def cold_debug_plain(self) -> Row:
        """As cold-debug, of kernels without directives."""
        folder = os.path.join(self.work, "plain-kernels")
        if not os.path.exists(folder):
            generate(folder, len(self.sources), directives=False)
        tree, self.tree = self.tree, folder
        try:
            return self.cold_debug()
        finally:
            self.tree = tree

    def cache_hit(self) -> Row:
        """Everything in a fresh folder, release, from a full cache."""
        environment = {"MDR_CACHE": f"{self.work}/cache"}
        fresh = f"{self.work}/fresh"
        shutil.rmtree(fresh, True)
        run(self.scons(out=fresh), environment=environment)
        shutil.rmtree(fresh)
        return run(self.scons(out=fresh), environment=environment)

    def scons_null(self) -> Row:
        """Nothing changed, release, by SCons itself, for at most a few hundred kernels."""
        if len(self.sources) > MOST_FOR_SCONS:
            return {}
        out = f"{self.work}/native"
        run(self.scons("engine=scons", out=out))
        return self.best(self.scons("engine=scons", out=out))

    def cmake_null(self) -> Row:
        """Nothing changed, release, by CMake and Ninja on rules written by hand."""
        if not shutil.which("cmake"):
            return {}
        folder = f"{self.work}/cmake"
        os.makedirs(folder, exist_ok=True)
        lines = ["cmake_minimum_required(VERSION 3.20)", "project(kernels NONE)"]
        for number, source in enumerate(self.sources):
            assemble = f"{self.tools['llvm-mc'].path} -triple=amdgcn-amd-amdhsa -mcpu={self.chip} -filetype=obj"
            lines.append(
                f"add_custom_command(OUTPUT {number}.hsaco DEPENDS {source} WORKING_DIRECTORY {os.path.dirname(source)}"
                f" COMMAND {assemble} {source} -o ${{CMAKE_BINARY_DIR}}/{number}.o"
                f" COMMAND {self.tools['ld.lld'].path} -shared -o ${{CMAKE_BINARY_DIR}}/{number}.hsaco"
                f" ${{CMAKE_BINARY_DIR}}/{number}.o)"
            )
        objects = " ".join(f"{number}.hsaco" for number in range(len(self.sources)))
        lines.append(f"add_custom_target(objects ALL DEPENDS {objects})")
        with open(f"{folder}/CMakeLists.txt", "w") as file:
            file.write("\n".join(lines) + "\n")
        run(["cmake", "-G", "Ninja", f"-DCMAKE_MAKE_PROGRAM={BIN}/ninja", "-S", folder, "-B", f"{folder}/out"])
        run(["cmake", "--build", f"{folder}/out"])
        return self.best(["cmake", "--build", f"{folder}/out"])

    def start_up(self) -> Row:
        """What a stage costs before its own work: an interpreter with everything it imports (milliseconds of CPU)."""
        found: Row = {}
        from mdr.build import graph

        for stage in graph.FUNCTIONS.values():
            code = f"import sys; sys.path.insert(0, {ROOT!r}); import mdr.build.stage, {stage.function.split(':')[0]}"
            rows = [run([sys.executable, "-I", "-S", "-c", code]) for _ in range(10)]
            found[f"{stage.name}_ms"] = round(1000 * min(row["cpu"] for row in rows), 1)
        rows = [run([sys.executable, "-I", "-S", "-c", "import _socket, os, sys"]) for _ in range(10)]
        found["through_worker_ms"] = round(1000 * min(row["cpu"] for row in rows), 1)
        return found

    def plain_graph(self, folder: str) -> None:
        """Write a Ninja file of the two tools as a person would."""
        os.makedirs(folder, exist_ok=True)
        with open(f"{folder}/build.ninja", "w") as file:
            file.write(
                f"rule mc\n command = cd $d && {self.tools['llvm-mc'].path} -triple=amdgcn-amd-amdhsa -mcpu={self.chip}"
                f" -filetype=obj $in -o {folder}/$out\n"
                f"rule ld\n command = {self.tools['ld.lld'].path} -shared -o $out $in\n"
            )
            for number, source in enumerate(self.sources):
                file.write(f"build {number}.o: mc {source}\n d = {os.path.dirname(source)}\n")
                file.write(f"build {number}.hsaco: ld {number}.o\n")


ROWS: dict[str, Callable[[Bench], Row]] = {
    "start-up": Bench.start_up,
    "cold-release": Bench.cold_release,
    "cold-debug": Bench.cold_debug,
    "cold-debug-plain": Bench.cold_debug_plain,
    "null": Bench.null,
    "generate": Bench.generate,
    "edit": Bench.edit_one,
    "edit-comment": Bench.edit_comment,
    "edit-include": Bench.edit_include,
    "flag": Bench.flag,
    "cache-hit": Bench.cache_hit,
    "scons-null": Bench.scons_null,
    "cmake-null": Bench.cmake_null,
}


def main() -> None:
    """Measure the rows asked for and print them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--n", type=int, default=100, help="kernels to generate, or to take from --tree at most (100)")
    parser.add_argument("--tree", help="a folder with kernels, instead of generated ones")
    parser.add_argument("--chip", default="gfx950", choices=toolchain.CHIPS, help="default: gfx950")
    parser.add_argument("--only", help=f"rows, joined by commas: {', '.join(ROWS)}")
    parser.add_argument("--repeat", type=int, default=3, help="runs of which the fastest counts (3)")
    parser.add_argument("--work", help="folder to work in, kept afterwards (default: a temporary one)")
    parser.add_argument("--format", choices=("text", "json"), default="text")
    options = parser.parse_args()
    wanted = options.only.split(",") if options.only else list(ROWS)
    for name in wanted:
        if name not in ROWS:
            parser.error(f"no row {name}; there are {', '.join(ROWS)}")
    found: dict[str, Row] = {}
    with tempfile.TemporaryDirectory() as temporary:
        bench = Bench(options.work or temporary, options.n, options.tree, options.repeat, options.chip)
        for name in wanted:
            found[name] = ROWS[name](bench)
            if options.format == "text":
                print(f"{name:<17}" + "  ".join(f"{key} {value}" for key, value in found[name].items()), flush=True)
    if options.format == "json":
        print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
