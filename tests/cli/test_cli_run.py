"""``mdr run``: default arguments, launch files, what is shown, what is saved, and every kind of mistake."""

from __future__ import annotations

import csv
import io
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from cli_commands import Command
from objects import kernel

from mdr.build.pipeline import build_kernel

LAUNCH = """\
[[launch]]
grid = 1
block = 64
arg = [
    { name = "A", shape = [64], init = "i - 5" },
    { name = "B", shape = [64] },
    { name = "n", value = 3 },
]
[launch.expect]
B = "n * A"
"""


def saved(folder: Path) -> dict[str, list[int]]:
    return {path.stem: np.load(path).tolist() for path in sorted(folder.iterdir())}


def test_default_arguments(mdr: Command, scale: Path, tmp_path: Path) -> None:
    """The k-th buffer holds k*i, a value is SIZE."""
    result = mdr("run", scale, "--size", 10, "--save", tmp_path / "out")
    assert (result.status, result.out) == (0, "")
    assert result.err == "[scale: 1 workgroup of 10; 0 lines printed]\n"
    assert saved(tmp_path / "out") == {"A": list(range(10)), "B": [10 * i for i in range(10)]}


def test_default_size_is_64(mdr: Command, scale: Path, tmp_path: Path) -> None:
    assert mdr("run", scale, "--save", tmp_path / "out").status == 0
    assert saved(tmp_path / "out")["B"] == [64 * i for i in range(64)]


def test_positional_form(mdr: Command, scale: Path, tmp_path: Path) -> None:
    result = mdr("run", scale, "scale", "int_mem", 8, "--save", tmp_path / "out")
    assert result.status == 0
    assert saved(tmp_path / "out")["B"] == [8 * i for i in range(8)]
    assert mdr("run", scale, "scale", "multi", 8).status == 0
    result = mdr("run", scale, "scale", "float_add", 8)
    assert result.status == 1
    assert "kernel type float_add means buffers of f32; the metadata of scale says i32" in result.err


def test_chosen_arguments(mdr: Command, scale: Path, tmp_path: Path) -> None:
    np.save(tmp_path / "a.npy", np.full(4, 7, np.int32))
    words = ("--block", "4,1", "--grid", 1, "--arg", f"A=@{tmp_path}/a.npy", "--arg", "n=-2")
    assert mdr("run", scale, *words, "--save", tmp_path / "out").status == 0
    assert saved(tmp_path / "out")["B"][:5] == [-14] * 4 + [8]


def test_launch_file(mdr: Command, scale: Path, tmp_path: Path) -> None:
    launch = tmp_path / "launch.toml"
    launch.write_text(LAUNCH)
    result = mdr("run", scale, "--launch", launch)
    assert result.status == 0
    assert result.err == "[scale: 1 workgroup of 64; 0 lines printed; as expected: B]\n"


def test_unmet_expectation(mdr: Command, scale: Path, tmp_path: Path) -> None:
    launch = tmp_path / "launch.toml"
    launch.write_text(LAUNCH.replace("n * A", "n * A + (i == 7)").replace("(i == 7)", "(np.arange(64) == 7)"))
    result = mdr("run", scale, "--launch", launch)
    assert result.status == 1
    assert f"{launch}:10:5: error: kernel scale: buffer B: 1 of 64 elements differ" in result.err
    assert "  expected: B[7] = 7\n  actual:   B[7] = 6\n" in result.err
    document = mdr("run", scale, "--launch", launch, "--format", "json").document
    assert document["launches"][0]["failures"] == [
        {
            "subject": "B",
            "message": "buffer B: 1 of 64 elements differ",
            "expected": ["B[7] = 7"],
            "actual": ["B[7] = 6"],
        }
    ]


def test_several_launches(mdr: Command, scale: Path, tmp_path: Path) -> None:
    launch = tmp_path / "launch.toml"
    launch.write_text(LAUNCH + LAUNCH.replace("value = 3", "value = 4"))
    result = mdr("run", scale, "--launch", launch, "--save", tmp_path / "out", "--format", "json")
    assert result.status == 0
    assert len(result.document["launches"]) == 2
    assert np.load(tmp_path / "out" / "2-scale" / "B.npy")[6] == 4
    assert np.load(tmp_path / "out" / "1-scale" / "B.npy")[6] == 3


def test_json(mdr: Command, scale: Path) -> None:
    document = mdr("run", scale, "--size", 4, "--format", "json").document
    (launch,) = document["launches"]
    assert document["target"] == "gfx950"
    assert document["diagnostics"] == []
    assert (launch["kernel"], launch["grid"], launch["block"]) == ("scale", [1, 1, 1], [4, 1, 1])
    assert (launch["lines"], launch["dropped"], launch["device"]) == ([], 0, "emulator")
    assert launch["buffers"]["B"] == {"dtype": "int32", "shape": [4]}
    assert launch["statistics"]["wave_instructions"] == 9


def test_json_of_a_failure(mdr: Command, scale: Path) -> None:
    result = mdr("run", scale, "--size", 64, "--arg", "A=i32[3]", "--format", "json")
    assert result.status == 1
    (found,) = result.document["diagnostics"]
    assert found["severity"] == "error"
    assert "buffer 'A'" in found["message"]
    assert result.document["launches"][0]["lines"] == []


def test_several_kernels(mdr: Command, two: Path) -> None:
    result = mdr("run", two)
    assert result.status == 1
    assert "has 2 kernels: say which one\nhint: it has first, second" in result.err
    assert mdr("run", two, "second").status == 0
    assert "has no kernel 'third'" in mdr("run", two, "third").err


def test_launch_file_and_kernels(mdr: Command, two: Path, tmp_path: Path) -> None:
    launch = tmp_path / "launch.toml"
    for name in ("first", "second", "third"):
        launch.write_text(f'[[launch]]\nkernel = "{name}"\ngrid = 1\nblock = 1\n')
        status = mdr("run", two, "--launch", launch).status
        assert status == (name == "third")
    assert f"{launch}:2:10: error: {two} has no kernel 'third'" in mdr("run", two, "--launch", launch).err
    launch.write_text("[[launch]]\ngrid = 1\nblock = 1\n")
    assert f"{launch}:1:1: error: kernel is missing" in mdr("run", two, "--launch", launch).err
    launch.write_text('[[launch]]\nkernel = "first"\ngrid = 1\nblock = 1\n')
    assert mdr("run", two, "first", "--launch", launch).status == 0
    assert "has no launch of kernel second" in mdr("run", two, "second", "--launch", launch).err


@pytest.mark.parametrize(
    ("words", "status", "message"),
    [
        ((), 2, "F.hsaco"),
        (("none.hsaco",), 1, "error: none.hsaco: cannot read the code object: No such file or directory"),
        ((sys.executable,), 1, "not for an AMD GPU"),
        (("SCALE", "--size", "0"), 2, "'0' is not a whole number above 0"),
        (("SCALE", "--size", "1.5"), 2, "'1.5' is not a whole number above 0"),
        (("SCALE", "--grid", "1,2,3,4"), 2, "is not X, X,Y or X,Y,Z"),
        (("SCALE", "--grid", "1x0"), 2, "has a 0"),
        (("SCALE", "--block", "512"), 1, "kernel scale allows 256"),
        (("SCALE", "--device", "cuda"), 2, "invalid choice: 'cuda'"),
        (("SCALE", "--device", "hip"), 1, "hint: pip install 'mdr-amdgpu[hip]' in the release of your ROCm"),
        (("SCALE", "--arg", "m=3"), 1, "kernel scale has no argument 'm'"),
        (("SCALE", "--arg", "A=3"), 1, "--arg A=3: argument A is a buffer"),
        (("SCALE", "--arg", "n=f32[2]"), 1, "argument n is passed by value"),
        (("SCALE", "--launch", "none.toml"), 1, "none.toml: cannot read the launch file"),
        (("SCALE", "--launch", "x.toml", "--size", "3"), 2, "--launch says it all"),
        (("SCALE", "scale", "int_mem", "3", "--size", "4"), 2, "the size is given twice"),
        (("SCALE", "scale", "int_add", "3"), 1, "unknown kernel type 'int_add'"),
        (("SCALE", "--save", "/proc/none"), 1, "error: /proc/none: "),
        (("SCALE", "--hostcall", "old"), 2, "invalid choice: 'old'"),
        (("SCALE", "--block", "2", "--arg", "A=i32[1]"), 1, "just past the end of buffer 'A'"),
    ],
)
def test_mistakes(mdr: Command, scale: Path, words: tuple[str, ...], status: int, message: str) -> None:
    result = mdr("run", *(scale if word == "SCALE" else word for word in words))
    assert message in result.err
    assert result.status == status
    assert "Traceback" not in result.err


def test_unknown_commands(mdr: Command) -> None:
    assert (mdr("rum").status, mdr("rum").err) == (2, "error: unknown command 'rum'\nhint: did you mean 'mdr run'?\n")
    assert mdr("frobnicate").status == 2
    assert mdr().status == 2
    assert mdr("--help").status == 0
    assert "mdr inspect" in mdr("--help").out
    assert mdr("--version").out.startswith("mdr ")


def test_as_a_process(scale: Path) -> None:
    """The installed command: exit status, and no traceback when the reader goes away."""
    command = [sys.executable, "-m", "mdr.cli.main", "run", str(scale), "--format", "json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert done.stderr == ""
    done = subprocess.run([*command, "--arg", "A=i32[3]"], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == ""


def test_start_up_imports_only_what_it_needs() -> None:
    """`mdr --help` loads neither numpy nor a compiler."""
    code = "import sys; from mdr.cli.main import main; main(['--help']); print(sorted(sys.modules), file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    for name in ("numpy", "llvmlite", "elftools", "mdr.emulator", "mdr.build", "yaml"):
        assert f"'{name}'" not in done.stderr


@pytest.fixture(scope="module")
def talking(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A debug build that prints a value, a comma and a quote."""
    folder = tmp_path_factory.mktemp("talking")
    source = folder / "k.s"
    body = '  v_cvt_f32_u32 v1, v0\n  v_rcp_f32 v1, v1\n  ; @PRINT f\'"{v1:.2f}", {v0:d}\'\n  ; @PRINT if $lane == 1: f"no value"'
    source.write_text(kernel("k", f"{body}\n  s_endpgm"))
    return Path(build_kernel(source, folder / "out", chip="gfx950", transport="buffered").hsaco)


def test_records_as_json(mdr: Command, talking: Path) -> None:
    result = mdr("run", talking, "--size", 2, "--format", "json")
    assert result.status == 0
    (launch,) = result.document["launches"]
    assert [record["text"] for record in launch["records"]] == launch["lines"] == ['"inf", 0', '"1.00", 1', "no value"]
    assert launch["records"][0]["values"] == [
        {"name": "v1", "type": "f32", "value": "Infinity"},
        {"name": "v0", "type": "i32", "value": 0},
    ]
    assert launch["cost"] == {"vgprs": [8, 15], "sgprs": [16, 64], "occupancy": [8, 8]}
    assert [launch["records"][2][key] for key in ("directive", "workgroup", "wave", "lane")] == [1, [0, 0, 0], 0, 1]


@pytest.mark.parametrize("transport", ["hostcall", "buffered"])
def test_records_of_a_launch_that_fails(mdr: Command, tmp_path: Path, transport: str) -> None:
    """Wave 0 has printed when wave 1 goes wrong; its line is a record as ever, and no launch has another's."""
    late = "  s_sleep 127\n" * 40
    body = f"""
  v_readfirstlane_b32 s6, v0
  s_cmp_lt_u32 s6, 64
  s_cbranch_scc1 .Lgood
{late}  s_mov_b64 s[4:5], 0
  s_load_dword s6, s[4:5], 0x0
.Lgood:
  ; @PRINT if $lane == 0: f"{{v0:d}}"
  s_endpgm"""
    (tmp_path / "k.s").write_text(kernel("k", body))
    built = build_kernel(tmp_path / "k.s", tmp_path / "out", chip="gfx950", transport=transport)
    result = mdr("run", built.hsaco, "--size", 128, "--block", 128, "--format", "json")
    assert result.status == 1
    (launch,) = result.document["launches"]
    assert [record["text"] for record in launch["records"]] == launch["lines"]
    assert launch["fault"]["wave"] == 1
    assert launch["lines"] == ["0"]
    assert launch["records"][0]["values"] == [{"name": "v0", "type": "i32", "value": 0}]
    assert (
        mdr("run", built.hsaco, "--grid", 1, "--block", 2000, "--format", "json").document["launches"][0]["records"]
        == []
    )


def test_records_as_csv(mdr: Command, talking: Path) -> None:
    result = mdr("run", talking, "--size", 2, "--format", "csv")
    assert (result.status, result.err) == (0, "[k: 1 workgroup of 2; 3 lines printed]\n")
    rows = list(csv.DictReader(io.StringIO(result.out)))
    assert [(row["record"], row["lane"], row["name"], row["value"], row["text"]) for row in rows] == [
        ("0", "0", "v1", "Infinity", '"inf", 0'),
        ("0", "0", "v0", "0", '"inf", 0'),
        ("1", "1", "v1", "1.0", '"1.00", 1'),
        ("1", "1", "v0", "1", '"1.00", 1'),
        ("2", "1", "", "", "no value"),
    ]
    assert {row["iteration"] for row in rows} == {""}
    wrong = mdr("run", talking, "--size", 2, "--grid", 1, "--block", 2000, "--format", "csv")
    assert wrong.status == 1
    assert wrong.out.count("\n") == 1
    assert "error: a block of 2000x1x1" in wrong.err
