import { createScale } from "./scale.ts";

/** One line of a panel. Lines with the same name look the same in all panels. */
export interface Line {
  readonly name: string;
  readonly points: readonly { readonly count: number; readonly value: number }[];
}

export interface Panel {
  /** The name of the values, with their unit. */
  readonly title: string;
  readonly lines: readonly Line[];
}

const [width, height] = [360, 260];
const [left, top, right, bottom] = [48, 32, 28, 44];
const [innerWidth, innerHeight] = [width - left - right, height - top - bottom];

/** Each has its own dashes, so that they differ without colour too. */
const looks = ["", "6 3", "2 3", "10 3 2 3", "3 5"];

/** Draws panels side by side over the number of discussions, with logarithmic axes. */
export function drawPlot(panels: readonly Panel[]): string {
  const names = [...new Set(panels.flatMap(({ lines }) => lines.map(({ name }) => name)))];
  const rows = Math.ceil(names.length / 2);
  const size = { width: width * panels.length, height: height + rows * 20 + 12 };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}" role="img" aria-label="${panels.map(({ title }) => title).join("; ")}">
<style>${style}</style>
${panels.map((panel, index) => `<g transform="translate(${index * width} 0)">\n${drawPanel(panel, names)}\n</g>`).join("\n")}
${names.map((name, index) => drawName(name, index, size.width)).join("\n")}
</svg>
`;
}

/** The colours have a contrast of at least 4.5:1 on white and on GitHub's dark page. */
const style = `
text { font: 12px sans-serif; fill: #24292f; }
.title { font-weight: bold; }
.grid { stroke: #d0d7de; }
path { fill: none; stroke-width: 2; }
.look-0 { stroke: #0550ae; } .look-1 { stroke: #1a7f37; } .look-2 { stroke: #8250df; } .look-3 { stroke: #9a6700; } .look-4 { stroke: #cf222e; }
@media (prefers-color-scheme: dark) {
  text { fill: #e6edf3; }
  .grid { stroke: #3d444d; }
  .look-0 { stroke: #58a6ff; } .look-1 { stroke: #3fb950; } .look-2 { stroke: #bc8cff; } .look-3 { stroke: #d29922; } .look-4 { stroke: #ff7b72; }
}
`;

function drawPanel({ title, lines }: Panel, names: readonly string[]): string {
  const points = lines.flatMap((line) => line.points);
  const [across, up] = [createScale(points.map(({ count }) => count)), createScale(points.map(({ value }) => value))];
  const x = (count: number) => round(left + across.place(count) * innerWidth);
  const y = (value: number) => round(top + (1 - up.place(value)) * innerHeight);
  const horizontal = up.ticks.map(
    (tick) =>
      `<line class="grid" x1="${left}" x2="${width - right}" y1="${y(tick)}" y2="${y(tick)}"/><text x="${left - 6}" y="${y(tick) + 4}" text-anchor="end">${format(tick)}</text>`,
  );
  const vertical = across.ticks.map(
    (tick) =>
      `<line class="grid" x1="${x(tick)}" x2="${x(tick)}" y1="${top}" y2="${height - bottom}"/>${across.ticks.length < 5 || isPower(tick) ? `<text x="${x(tick)}" y="${height - bottom + 16}" text-anchor="middle">${format(tick)}</text>` : ""}`,
  );
  const drawn = lines.map(
    ({ name, points }) =>
      `<path ${look(names.indexOf(name))} d="M${points.map(({ count, value }) => `${x(count)} ${y(value)}`).join("L")}"/>`,
  );
  return [
    `<text class="title" x="${left}" y="18">${title}</text>`,
    ...horizontal,
    ...vertical,
    `<text x="${left + innerWidth / 2}" y="${height - 8}" text-anchor="middle">discussions</text>`,
    ...drawn,
  ].join("\n");
}

function drawName(name: string, index: number, whole: number): string {
  const [x, y] = [left + (index % 2) * (whole / 2), height + 12 + Math.floor(index / 2) * 20];
  return `<path ${look(index)} d="M${x} ${y}h32"/><text x="${x + 40}" y="${y + 4}">${name}</text>`;
}

function look(index: number): string {
  const known = index % looks.length;
  return `class="look-${known}" stroke-dasharray="${looks[known]}"`;
}

/** Only these have a number if there is no room for all. */
function isPower(tick: number): boolean {
  return Number.isInteger(Math.log10(tick));
}

function format(value: number): string {
  return value.toLocaleString("en-US");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
