import type { Palette } from "../pages/colours.ts";
import type { Direction } from "../text/direction.ts";
import { escapeXml } from "../text/escape-output.ts";
import type { Run } from "../text/inline-code.ts";
import { type Card, cardSize } from "./card.ts";
import { drawIconShape } from "./draw-icon.ts";
import { fontFamily } from "./font.ts";
import { bubble, type CardLayout, type PlacedLine, siteNameSize } from "./lay-out-card.ts";

const { width, height } = cardSize;

/** Of the foot: the sign's size and where it stands, from the card's starting side and from the top. */
const foot = { size: 60, x: 60, y: 536 } as const;

const corner = 36;

/** Right-to-left and left-to-right embeddings and isolates (UAX 9, 2.1 to 2.4): the renderer orders letters, and takes every line to read from the left. */
const controls = { rtl: "\u202b", ltr: "\u202a", end: "\u202c", isolate: "\u2066", endIsolate: "\u2069" } as const;

/** A card as SVG, in the colours of the light theme: the site's sign says what stands in the bubble. Each line is one text, which the renderer shapes and orders. */
export function drawCard(card: Card, { title, note, siteName }: CardLayout, colours: Palette): string {
  const isRightToLeft = card.page === "rtl";
  const nameStart = isRightToLeft ? width - foot.x - foot.size - 20 : foot.x + foot.size + 20;
  const bold = { style: `font-weight="700" fill="${colours.text}"`, code: colours.accent };
  const signStart = isRightToLeft ? width - foot.x - foot.size : foot.x;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${fontFamily}">
<rect width="${width}" height="${height}" fill="${colours.surface}"/>
<path d="${drawBubble()}"${isRightToLeft ? "" : ` transform="matrix(-1 0 0 1 ${width} 0)"`} fill="${colours.page}" stroke="${colours.line}" stroke-width="3"/>
${title.map((line) => drawLine(line, card.direction, bold)).join("\n")}
${note.map((line) => drawLine(line, card.noteDirection, { style: `fill="${colours.quiet}"`, code: colours.accent })).join("\n")}
<g transform="translate(${signStart} ${foot.y}) scale(${foot.size / 16})">${drawIconShape(card.page, colours.accent)}</g>
${drawText(siteName, { x: nameStart, y: foot.y + 41, size: siteNameSize, direction: card.page }, bold)}
</svg>
`;
}

/** Clockwise from its upper left corner, with the tail at the lower right. */
function drawBubble(): string {
  const [right, bottom] = [bubble.x + bubble.width, bubble.y + bubble.height];
  const turn = (x: number, y: number) => `a${corner} ${corner} 0 0 1 ${x} ${y}`;
  return [
    `M${bubble.x + corner} ${bubble.y}H${right - corner}${turn(corner, corner)}V${bottom - corner}${turn(-corner, corner)}`,
    `h-4l14 34-56-34H${bubble.x + corner}${turn(-corner, -corner)}V${bubble.y + corner}${turn(corner, -corner)}z`,
  ].join("");
}

/** A line in the bubble, at the side where it starts. */
function drawLine({ runs, size, baseline }: PlacedLine, direction: Direction, ink: Ink): string {
  const inset = bubble.x + bubble.padding;
  return drawText(runs, { x: direction === "rtl" ? width - inset : inset, y: baseline, size, direction }, ink);
}

/** How the letters of a line are drawn. */
interface Ink {
  /** Attributes of SVG. */
  readonly style: string;
  /** Colour of code. */
  readonly code: string;
}

interface Spot {
  /** Where the line starts: its right end, when it reads from there. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly direction: Direction;
}

function drawText(runs: readonly Run[], { x, y, size, direction }: Spot, { style, code }: Ink): string {
  if (runs.length === 0) return "";
  const anchor = direction === "rtl" ? ` text-anchor="end"` : "";
  return `<text x="${x}" y="${y}" font-size="${size}" ${style}${anchor} xml:space="preserve">${controls[direction]}${runs.map((run) => drawRun(run, code)).join("")}${controls.end}</text>`;
}

/** Code reads from the left, whatever stands around it. */
function drawRun({ text, code }: Run, colour: string): string {
  if (!code) return escapeXml(text);
  return `<tspan fill="${colour}">${controls.isolate}${escapeXml(text)}${controls.endIsolate}</tspan>`;
}
