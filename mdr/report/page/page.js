"use strict";
// The parts of the page that answer: the timeline's zoom and arrow keys, the table of prints, values beside the source.

const PAGE = 200;
const data = JSON.parse(document.getElementById("data").textContent);

for (const section of document.querySelectorAll("section.launch")) {
  const launch = data[Number(section.dataset.launch)];
  section.querySelectorAll(".drawn").forEach(timeline);
  prints(section, launch.records);
  source(section, launch.records);
}

function timeline(drawn) {
  const view = drawn.querySelector(".timeline");
  const inner = view.querySelector(".in");
  const zoom = drawn.querySelector(".zoom");
  const status = drawn.querySelector(".status");
  const slices = [...view.querySelectorAll(".slice")];
  const rows = [...view.querySelectorAll("svg.track")].map((row) => [...row.querySelectorAll(".slice")]);
  const first = status.textContent;

  // A letter of a name tells nothing: names are shown where three or so fit.
  const name = () => {
    const widths = slices.map((slice) => slice.querySelector("rect").getBoundingClientRect().width);
    slices.forEach((slice, index) => { slice.querySelector("text").style.display = widths[index] < 30 ? "none" : ""; });
  };
  name();
  window.addEventListener("resize", name);
  const scale = (value) => {
    const middle = (view.scrollLeft + view.clientWidth / 2) / inner.clientWidth;
    inner.style.setProperty("--zoom", value);
    view.scrollLeft = middle * inner.clientWidth - view.clientWidth / 2;
    name();
  };
  zoom.addEventListener("input", () => scale(zoom.value));
  const step = (by) => {
    zoom.value = Number(zoom.value) + by;
    scale(zoom.value);
  };

  let current = slices[0];
  const show = (slice) => { status.textContent = slice ? slice.getAttribute("aria-label") : first; };
  const go = (slice) => {
    if (!slice) return;
    current.setAttribute("tabindex", "-1");
    current = slice;
    current.setAttribute("tabindex", "0");
    current.focus();
    current.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  for (const slice of slices) {
    slice.addEventListener("focus", () => show(slice));
    slice.addEventListener("mouseenter", () => show(slice));
    slice.addEventListener("mouseleave", () => show(document.activeElement === current ? current : null));
    slice.addEventListener("click", () => go(slice));
  }
  view.addEventListener("keydown", (event) => {
    const row = rows.findIndex((items) => items.includes(current));
    const at = row < 0 ? 0 : rows[row].indexOf(current);
    const beside = (other) => rows[other] && rows[other][Math.min(at, rows[other].length - 1)];
    const moves = {
      ArrowRight: () => go(rows[row][at + 1]),
      ArrowLeft: () => go(rows[row][at - 1]),
      ArrowDown: () => go(beside(row + 1)),
      ArrowUp: () => go(beside(row - 1)),
      Home: () => go(rows[row][0]),
      End: () => go(rows[row].at(-1)),
      "+": () => step(1),
      "-": () => step(-1),
    };
    if (moves[event.key] && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      moves[event.key]();
    }
  });
}

function wave(record) {
  if (record.workgroup === null || record.wave === null) return "";
  return `${record.workgroup.map((number) => number ?? "?").join(",")} / ${record.wave}`;
}

// A float of 32 bits or fewer is shown by the nine digits that tell it from every other.
function shown(item) {
  const short = ["f32", "f16", "bf16"].includes(item.type) && typeof item.value === "number";
  return short ? Number(item.value.toPrecision(9)) : item.value;
}

function values(record) {
  return record.values.map((item) => `${item.name} = ${shown(item)}`).join(", ");
}

function prints(section, records) {
  const form = section.querySelector(".filter");
  if (!form) return;
  const body = section.querySelector(".prints tbody");
  const count = section.querySelector(".count");
  const [back, next] = section.querySelectorAll(".pager button");
  const [text, place, waves, lane] = ["text", "place", "wave", "lane"].map((name) => form.elements[name]);
  const texts = records.map((record) => `${record.text} ${values(record)} ${record.label ?? ""} ${record.kind ?? ""}`.toLowerCase());
  let page = 0;

  const fill = () => {
    const wanted = text.value.toLowerCase().split(/\s+/).filter(Boolean);
    const found = [];
    records.forEach((record, index) => {
      if (place.value && `${record.file}:${record.line}` !== place.value) return;
      if (waves.value && wave(record) !== waves.value) return;
      if (lane.value !== "" && record.lane !== Number(lane.value)) return;
      if (wanted.every((word) => texts[index].includes(word))) found.push(index);
    });
    page = Math.max(0, Math.min(page, Math.ceil(found.length / PAGE) - 1));
    const part = found.slice(page * PAGE, (page + 1) * PAGE);
    body.replaceChildren(...part.map((index) => {
      const record = records[index];
      const row = document.createElement("tr");
      const cell = (content, kind) => {
        const made = document.createElement("td");
        made.textContent = content ?? "";
        made.className = kind;
        row.append(made);
      };
      cell(index, "num");
      cell(record.file === null ? "" : `${record.file.split("/").at(-1)}:${record.line}`, "mono");
      cell(record.kind, "");
      cell(wave(record), "num");
      cell(record.lane, "num");
      cell(record.iteration, "num");
      cell(values(record), "mono text");
      cell(record.text, "mono text");
      return row;
    }));
    const range = found.length > PAGE ? `${page * PAGE + 1} to ${page * PAGE + part.length} of ` : "";
    const all = found.length === records.length ? "" : `, of ${records.length} in all`;
    count.textContent = `${range}${found.length} line${found.length === 1 ? "" : "s"}${all}`;
    back.disabled = page === 0;
    next.disabled = (page + 1) * PAGE >= found.length;
  };
  form.addEventListener("input", () => { page = 0; fill(); });
  form.addEventListener("submit", (event) => event.preventDefault());
  back.addEventListener("click", () => { page -= 1; fill(); });
  next.addEventListener("click", () => { page += 1; fill(); });
  fill();
}

function source(section, records) {
  const form = section.querySelector(".where");
  if (!form) return;
  const [waves, lane] = ["wave", "lane"].map((name) => form.elements[name]);
  const cells = [...section.querySelectorAll(".source .now")];
  const fill = () => {
    for (const cell of cells) {
      const found = records.filter((record) => (
        `${record.file}:${record.line}` === cell.dataset.place
        && (!waves.value || wave(record) === waves.value)
        && (lane.value === "" || record.lane === Number(lane.value))
      ));
      const directives = new Map();
      for (const record of found) if (!directives.has(record.directive)) directives.set(record.directive, record);
      cell.textContent = [...directives.values()].map((record) => values(record) || record.text).join("; ")
        || "nothing printed";
    }
  };
  form.addEventListener("input", fill);
  form.addEventListener("submit", (event) => event.preventDefault());
  fill();
}
