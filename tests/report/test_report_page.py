"""The HTML page of a run: complete, of one piece, honest about the model, and usable in a browser without a mouse."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from browser import Browser
from test_report_timeline import line

from mdr.report.charts import bins, nice_step
from mdr.report.html import page

VOID = {"meta", "input", "br", "col", "link"}
SOURCE = "v_mov_b32 v1, 1\n; @PRINT f\"<b>{v1} & {i64(v[2:3])}\"\n; @TIMESTAMP_END label='</script>'\ns_endpgm\n"


def said(value: float | str, lane: int, wave: int = 0) -> dict[str, Any]:
    return {
        "directive": 0,
        "file": "k.s",
        "line": 2,
        "workgroup": [0, 0, 0],
        "wave": wave,
        "lane": lane,
        "iteration": None,
        "kind": "print",
        "label": None,
        "values": [
            {"name": "v1", "type": "f32", "value": value},
            {"name": "i64(v[2:3])", "type": "i64", "value": (1 << 62) + 1},
        ],
        "text": f"<b>{value} & {(1 << 62) + 1}",
    }


def section(label: str, *ticks: int) -> dict[str, Any]:
    return {"label": label, "count": len(ticks), "total": sum(ticks), "least": min(ticks), "most": max(ticks)}


def document(**changes: Any) -> dict[str, Any]:
    """A run of two waves with three sections and 300 prints."""
    records = [
        line(label, start, ticks + 10 * wave, wave=wave) | {"line": 3}
        for wave in (0, 1)
        for label, start, ticks in (("</script>", 0, 100), ("kernel_total", 0, 400), ("store", 100, 300))
    ]
    for record in records:
        record["workgroup"] = [0, 0, 0]
    records += [said(lane / 3, lane % 64, lane // 64 % 2) for lane in range(299)] + [said("NaN", 7)]
    launch = {
        "kernel": "_Z4demoPfi",
        "device": "emulator",
        "grid": [1, 1, 1],
        "block": [128, 1, 1],
        "lines": [record["text"] for record in records],
        "records": records,
        "dropped": 0,
        "statistics": {"wave_instructions": 99},
        "cost": {"vgprs": [8, 40], "sgprs": [16, 64], "occupancy": [8, 6]},
        "sections": [section("</script>", 100, 110), section("kernel_total", 400, 410), section("store", 300, 310)],
    }
    return {"file": "k.hsaco", "target": "gfx950", "launches": [launch | changes], "diagnostics": []}


class Outline(HTMLParser):
    """Checks that elements are closed in order, and keeps text and attributes."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        self.ids += [value or "" for name, value in attrs if name == "id"]
        self.links += [value or "" for name, value in attrs if name in ("href", "src", "data")]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """SVG elements that close themselves."""

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag, self.getpos()

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] not in ("script", "style"):
            self.text.append(data)


def test_the_page_is_whole_and_needs_nothing_else() -> None:
    made = page(document(), {"k.s": SOURCE})
    outline = Outline(made)
    assert len(set(outline.ids)) == len(outline.ids)
    assert all(link.startswith("#") for link in outline.links)
    assert not re.search(r"https?://|@import|url\(|fetch\(|XMLHttpRequest", made)
    text = " ".join(outline.text)
    for words in (
        "demo(float*, int)",
        "Sections",
        "Timeline",
        "Distribution",
        "Registers and occupancy",
        "Source",
        "Prints",
    ):
        assert words in text
    assert "bottleneck" in text
    assert "Occupancy falls from 8 to 6" in text
    assert "; @TIMESTAMP_END label='</script>'" in text
    assert "300 lines; v1: 0 … 99.3333 (1 NaN); i64(v[2:3]): 4611686018427387905" in text


def test_times_of_the_emulator_are_called_a_model() -> None:
    made = page(document(), {})
    text = " ".join(Outline(made).text)
    assert "ticks of the emulator's model, not of a GPU" in text
    assert not re.search(r"\bticks(?! of the emulator)", re.sub(r"elapsed = \d+ ticks", "", text))
    assert "model" not in " ".join(Outline(page(document(device="hip"), {})).text)


def test_a_launch_without_anything_to_show_says_so() -> None:
    made = page(document(records=[], lines=[], sections=[], cost=None), {})
    text = " ".join(Outline(made).text)
    for words in ("No section was timed", "Nothing was printed", "built without directives"):
        assert words in text


def test_lines_without_a_place_and_sources_that_are_gone() -> None:
    unknown = said(1.0, 0) | {"workgroup": None, "wave": None, "lane": None}
    other = {**unknown, "directive": None, "file": None, "line": None, "values": [], "text": "from elsewhere"}
    lost = line("part", 0, 5, known=False)
    made = page(document(records=[unknown, other, lost], sections=[section("part", 5)]), {})
    text = " ".join(Outline(made).text)
    assert "This file was not found" in text
    assert "The lines do not say which wave they come from" in text


def test_counts_and_traces_are_shown() -> None:
    counts = [{"label": "<hits>", "total": 30, "waves": 4, "least": 0, "most": 9}]
    traces = [{"name": "k.s:4", "kept": 8, "dropped": 56}]
    text = " ".join(Outline(page(document(counts=counts, traces=traces), {})).text)
    assert "count <hits> 30 hits in 4 waves, 0 to 9 a wave" in text
    assert "trace k.s:4 8 passes kept, 56 earlier ones not" in text


def test_several_launches_have_a_contents() -> None:
    both = document()
    both["launches"] *= 2
    both["diagnostics"] = [{"message": "buffer C: <1> element differs"}]
    outline = Outline(page(both, {}))
    assert [item for item in outline.ids if item.startswith("launch")] == ["launch-0", "launch-1"]
    assert {"#launch-0", "#launch-1"} <= set(outline.links)
    assert "buffer C: <1> element differs" in " ".join(outline.text)


def test_bins_hold_every_time() -> None:
    for times in ([5], [1, 2, 3], list(range(1000)), [10, 100_000], [7] * 9 + [8]):
        step, counts = bins(times)
        assert sum(counts) == len(times)
        assert len(counts) <= 17
        assert counts[0]
        assert counts[-1]
        assert step == nice_step(step)


def test_in_a_browser_the_table_is_filtered(tmp_path: Path) -> None:
    made = page(document(), {"k.s": SOURCE})
    out = Browser(tmp_path).after(
        made,
        """
        const form = document.querySelector(".filter");
        const rows = () => [...document.querySelectorAll(".prints tbody tr")];
        const count = () => document.querySelector(".count").textContent;
        const set = (name, value) => {
          form.elements[name].value = value;
          form.dispatchEvent(new Event("input"));
        };
        const [earlier, later] = document.querySelectorAll(".pager button");
        say(rows().length + "; " + count() + "; " + earlier.disabled);
        later.click();
        say(rows().length + "; " + count() + "; " + later.disabled);
        set("place", "k.s:2"); set("lane", "7");
        say(rows().length + "; " + count());
        say(rows().at(-1).cells[6].textContent + " | " + rows()[0].cells[7].textContent);
        set("wave", "0,0,0 / 1");
        say(rows().map((row) => row.cells[3].textContent + " " + row.cells[6].textContent).join(" | "));
        set("text", "PRINT 66.3");
        say(rows().length + "; " + count());
        set("text", "nothing has this");
        say(rows().length + "; " + count());
        """,
    )
    big = f"i64(v[2:3]) = {(1 << 62) + 1}"
    assert out.split("\n") == [
        "200; 1 to 200 of 306 lines; true",
        "106; 201 to 306 of 306 lines; true",
        "6; 6 lines, of 306 in all",
        f"v1 = NaN, {big} | <b>{7 / 3} & {(1 << 62) + 1}",
        f"0,0,0 / 1 v1 = 23.6666667, {big} | 0,0,0 / 1 v1 = 66.3333333, {big}",
        "1; 1 line, of 306 in all",
        "0; 0 lines, of 306 in all",
    ]


def test_in_a_browser_values_stand_beside_the_source(tmp_path: Path) -> None:
    out = Browser(tmp_path).after(
        page(document(), {"k.s": SOURCE}),
        """
        const form = document.querySelector(".where");
        const now = () => [...document.querySelectorAll(".now")].map((cell) => cell.textContent).join(" | ");
        say(now());
        form.elements.wave.value = "0,0,0 / 1";
        form.elements.lane.value = "3";
        form.dispatchEvent(new Event("input"));
        say(now());
        """,
    )
    big = f"i64(v[2:3]) = {(1 << 62) + 1}"
    assert out.split("\n") == [
        f"v1 = 0, {big} | elapsed = 100, start = 0",
        f"v1 = 22.3333333, {big} | nothing printed",
    ]


def test_in_a_browser_keys_move_through_the_timeline(tmp_path: Path) -> None:
    out = Browser(tmp_path).after(
        page(document(), {}),
        """
        const status = () => document.querySelector(".status").textContent;
        const press = (key) => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true}));
        say(status());
        const stops = document.querySelectorAll('.slice[tabindex="0"]');
        say(stops.length);
        stops[0].focus();
        for (const key of ["", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowDown", "Home", "ArrowUp", "End"]) {
          if (key) press(key);
          say(status());
        }
        const width = document.querySelector(".timeline .in").clientWidth;
        press("+"); press("+"); press("-");
        say(document.querySelector(".timeline .in").clientWidth / width);
        say(document.querySelectorAll('.slice[tabindex="0"]').length);
        const names = () => [...document.querySelectorAll(".slice text")].filter((t) => t.style.display !== "none").length;
        document.querySelector(".timeline").style.width = "600px";
        document.querySelector(".timeline .in").style.minWidth = "0";
        document.querySelector(".timeline .in").style.width = "80px";
        window.dispatchEvent(new Event("resize"));
        say(names());
        """,
    )
    lines = out.split("\n")
    assert lines[:2] == ["Arrow keys go from section to section, + and - zoom.", "1"]
    model = "ticks of the emulator's model"
    assert [item.partition("; ends")[0] for item in lines[2:10]] == [
        f"kernel_total: 400 {model}, from 0 to 400; wave 0,0,0 / 0",
        f"</script>: 100 {model}, from 0 to 100; wave 0,0,0 / 0",
        f"store: 300 {model}, from 100 to 400; wave 0,0,0 / 0",
        f"store: 300 {model}, from 100 to 400; wave 0,0,0 / 0",
        f"store: 310 {model}, from 100 to 410; wave 0,0,0 / 1",
        f"kernel_total: 410 {model}, from 0 to 410; wave 0,0,0 / 1",
        f"kernel_total: 400 {model}, from 0 to 400; wave 0,0,0 / 0",
        f"store: 300 {model}, from 100 to 400; wave 0,0,0 / 0",
    ]
    assert [float(item) for item in lines[10:12]] == [pytest.approx(2, abs=0.01), 1]
    assert lines[12:] == ["0"]  # as narrow as that, no name is shown


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("dark", [False, True])
def test_in_a_browser_the_page_fits_and_is_readable(tmp_path: Path, width: int, dark: bool) -> None:
    """Nothing is wider than the window, and every text stands out from what is behind it (WCAG 2, 4.5 to 1)."""
    made = page(document(), {"k.s": SOURCE})
    out = Browser(tmp_path, width, dark=dark).after(
        made,
        """
        say(document.documentElement.scrollWidth - window.innerWidth);
        say(getComputedStyle(document.body).backgroundColor);
        const numbers = (text) => text.match(/[0-9.]+/g).map(Number);
        const light = (rgb) => {
          const linear = (c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
          const [r, g, b] = rgb.slice(0, 3).map((c) => linear(c / 255));
          return 0.2126 * r + 0.7152 * g + 0.0722 * b;
        };
        const behind = (element) => {
          if (element.tagName === "text") {
            const rect = element.parentElement.querySelector("rect");
            if (rect) return numbers(getComputedStyle(rect).fill);
          }
          for (let e = element; e; e = e.parentElement) {
            const colour = numbers(getComputedStyle(e).backgroundColor);
            if (colour.length === 3 || colour[3] > 0.9) return colour;
          }
          return [255, 255, 255];
        };
        let seen = 0;
        for (const element of document.querySelectorAll("body *")) {
          const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
          if (!own || ["SCRIPT", "STYLE", "TITLE", "title", "NOSCRIPT"].includes(element.tagName)) continue;
          const style = getComputedStyle(element);
          const front = numbers(element.tagName === "text" ? style.fill : style.color);
          const [x, y] = [light(front), light(behind(element))].sort((p, q) => q - p);
          seen += 1;
          if ((x + 0.05) / (y + 0.05) < 4.5) say(`${element.tagName} ${element.className} "${element.textContent}"`);
        }
        say(seen > 100);
        """,
    )
    overflow, back, *rest = out.split("\n")
    assert int(overflow) <= 0
    assert back == ("rgb(14, 17, 22)" if dark else "rgb(255, 255, 255)")
    assert rest == ["true"]


def test_pictures_can_be_taken(tmp_path: Path) -> None:
    pictures = [
        Browser(tmp_path, dark=dark).picture(page(document(), {}), tmp_path / f"{dark}.png") for dark in (False, True)
    ]
    assert all(picture.startswith(b"\x89PNG") and len(picture) > 20_000 for picture in pictures)
    assert pictures[0] != pictures[1]


def test_sections_of_loops_and_of_another_clock() -> None:
    looped, real = line("loop", 0, 70), line("real", 3, 9)
    looped["values"] = looped["values"][:1]
    real["text"] = "[Timestamp real] elapsed = 9 realtime ticks"
    found = [section("loop", 70), section("part", 5), section("real", 9) | {"unit": "realtime ticks"}]
    ranks = {"50": 5, "90": 6, "99": 7}
    waves = [{"label": "part", "unit": "ticks", "percentiles": ranks}]
    made = page(document(records=[looped, line("part", 1, 5), real], sections=found, waves=waves), {})
    text = " ".join(Outline(made).text)
    assert made.count('class="timeline"') == 2
    assert "Not here: loop; it is timed at every pass of a loop." in text
    assert "realtime ticks of the emulator's model" in text
    assert "5 / 6 / 7" in text
    assert "all 1 took 70" in text
