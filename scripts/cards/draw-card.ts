import type { BrandPicture } from "../content/model.ts";
import type { Palette } from "../pages/colours.ts";
import type { Direction } from "../text/direction.ts";
import { escapeXml } from "../text/escape-output.ts";
import type { Run } from "../text/inline-code.ts";
import { type Card, cardSize } from "./card.ts";
import { drawIconShape, drawOwnIcon } from "./draw-icon.ts";
import { fontFamily } from "./font.ts";
import { bubble, type CardLayout, type PlacedLine, siteNameSize } from "./lay-out-card.ts";

const { width, height } = cardSize;

/** The icon at the bottom, in pixels: `x` from the side where text starts, `y` from the top. */
const icon = { size: 60, x: 60, y: 536 } as const;

/** Radius of the bubble's corners, in pixels. */
const corner = 36;

/**
 * Embeddings and isolates (UAX 9, 2.1 to 2.4). The renderer reorders letters, but assumes that
 * every line reads from the left, so each line is embedded in its own direction.
 */
const controls = { rtl: "\u202b", ltr: "\u202a", end: "\u202c", isolate: "\u2066", endIsolate: "\u2069" } as const;

/**
 * A card as SVG in the light colours. Each line is one `<text>`, which resvg shapes and reorders.
 * satori was tried for layout and rejected: it adds 26 MB, reorders a line with code wrongly (`CI`
 * became `IC`) and ignores isolates.
 */
export function drawCard(card: Card, { title, note, siteName }: CardLayout, colours: Palette, ownIcon?: BrandPicture): string {
  const isRightToLeft = card.page === "rtl";
  const nameStart = isRightToLeft ? width - icon.x - icon.size - 20 : icon.x + icon.size + 20;
  const bold = { style: `font-weight="700" fill="${colours.text}"`, code: colours.accent };
  const iconStart = isRightToLeft ? width - icon.x - icon.size : icon.x;
  const shape = ownIcon
    ? drawOwnIcon(ownIcon, { x: iconStart, y: icon.y, size: icon.size })
    : `<g transform="translate(${iconStart} ${icon.y}) scale(${icon.size / 16})">${drawIconShape(card.page, colours.accent)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${fontFamily}">
<rect width="${width}" height="${height}" fill="${colours.surface}"/>
<path d="${drawBubble()}"${isRightToLeft ? "" : ` transform="matrix(-1 0 0 1 ${width} 0)"`} fill="${colours.page}" stroke="${colours.line}" stroke-width="3"/>
${title.map((line) => drawLine(line, card.direction, bold)).join("\n")}
${note.map((line) => drawLine(line, card.noteDirection, { style: `fill="${colours.quiet}"`, code: colours.accent })).join("\n")}
${shape}
${drawText(siteName, { x: nameStart, y: icon.y + 41, size: siteNameSize, direction: card.page }, bold)}
</svg>
`;
}

/**
 * The outline of the bubble: clockwise from its upper left corner, with the tail at the lower
 * right.
 */
function drawBubble(): string {
  const [right, bottom] = [bubble.x + bubble.width, bubble.y + bubble.height];
  const turn = (x: number, y: number) => `a${corner} ${corner} 0 0 1 ${x} ${y}`;
  return [
    `M${bubble.x + corner} ${bubble.y}H${right - corner}${turn(corner, corner)}V${bottom - corner}${turn(-corner, corner)}`,
    `h-4l14 34-56-34H${bubble.x + corner}${turn(-corner, -corner)}V${bubble.y + corner}${turn(corner, -corner)}z`,
  ].join("");
}

/** Draws a line in the bubble, aligned to the side where it starts. */
function drawLine({ runs, size, baseline }: PlacedLine, direction: Direction, ink: Ink): string {
  const inset = bubble.x + bubble.padding;
  return drawText(runs, { x: direction === "rtl" ? width - inset : inset, y: baseline, size, direction }, ink);
}

/** The style of a line. */
interface Ink {
  /** SVG attributes. */
  readonly style: string;
  /** Colour of code. */
  readonly code: string;
}

interface Spot {
  /** The start of the line: its right end for right-to-left text. */
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

/** Isolates code, because it reads from the left in every line. */
function drawRun({ text, code }: Run, colour: string): string {
  if (!code) return escapeXml(text);
  return `<tspan fill="${colour}">${controls.isolate}${escapeXml(text)}${controls.endIsolate}</tspan>`;
}
