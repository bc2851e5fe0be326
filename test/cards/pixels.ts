import { Resvg } from "@resvg/resvg-js";
import { cardSize } from "../../scripts/cards/card.ts";

/** The colour as 0xrrggbb, by column and row from the top left corner. */
export type Pixels = (x: number, y: number) => number;

/** `right` and `bottom` are excluded. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Reads the pixels of a card's PNG. */
export function readPixels(png: Uint8Array): Pixels {
  const { width, height } = cardSize;
  const source = `data:image/png;base64,${Buffer.from(png).toString("base64")}`;
  const image = `<image width="${width}" height="${height}" xlink:href="${source}"/>`;
  const namespaces = `xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"`;
  const { pixels } = new Resvg(`<svg ${namespaces} width="${width}" height="${height}">${image}</svg>`).render();
  return (x, y) => pixels.readUIntBE((y * width + x) * 4, 3);
}

/** A CSS colour as the value of a pixel. */
export function readColour(hex: string): number {
  return Number.parseInt(hex.slice(1), 16);
}

/** The colours of an area, each once. */
export function listColours(pixels: Pixels, { left, top, right, bottom }: Area): ReadonlySet<number> {
  const colours = new Set<number>();
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) colours.add(pixels(x, y));
  return colours;
}

/**
 * The areas drawn on a background of one colour, from right to left. Areas less than `gap` columns
 * apart are joined.
 */
export function findWords(pixels: Pixels, area: Area, paper: string, gap: number): readonly Pick<Area, "left" | "right">[] {
  const words: { left: number; right: number }[] = [];
  for (let x = area.right - 1; x >= area.left; x--) {
    const colours = listColours(pixels, { ...area, left: x, right: x + 1 });
    if (colours.size === 1 && colours.has(readColour(paper))) continue;
    const last = words.at(-1);
    if (last && last.left - x < gap) last.left = x;
    else words.push({ left: x, right: x + 1 });
  }
  return words;
}
