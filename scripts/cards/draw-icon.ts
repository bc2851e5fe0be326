import type { BrandPicture } from "../content/model.ts";
import type { Theme } from "../content/settings/theme-field.ts";
import { findColours, findDarkColours } from "../pages/colours.ts";
import type { Direction } from "../text/direction.ts";

/**
 * A speech bubble with two lines of text that start at the right, in a square of 16 units. The
 * lines are holes by the even-odd rule.
 */
const path =
  "M4 1.5h8a3 3 0 0 1 3 3v4a3 3 0 0 1-3 3h-.2l1.2 3.2-4.6-3.2H4a3 3 0 0 1-3-3v-4a3 3 0 0 1 3-3z" +
  "M4.8 3.9a.8.8 0 0 0 0 1.6h6.4a.8.8 0 0 0 0-1.6zM7.8 7.4a.8.8 0 0 0 0 1.6h3.4a.8.8 0 0 0 0-1.6z";

/**
 * The shape of the icon, mirrored to the site's direction. Without a colour, style sheets set it.
 */
export function drawIconShape(direction: Direction, colour?: string): string {
  const mirror = direction === "rtl" ? "" : ` transform="matrix(-1 0 0 1 16 0)"`;
  return `<path d="${path}" fill-rule="evenodd"${colour === undefined ? "" : ` fill="${colour}"`}${mirror}/>`;
}

/** A square, in pixels from the top left corner. */
interface Square {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The owner's icon, as large as fits into a square. */
export function drawOwnIcon({ format, bytes }: BrandPicture, { x, y, size }: Square): string {
  const data = `data:image/${format === "svg" ? "svg+xml" : "png"};base64,${Buffer.from(bytes).toString("base64")}`;
  return `<image x="${x}" y="${y}" width="${size}" height="${size}" href="${data}"/>`;
}

/**
 * The owner's icon as a square picture of `size` pixels.
 *
 * @param colour of what the icon leaves transparent, which iOS would make black.
 */
export function drawOwnSquare(icon: BrandPicture, size: number, colour?: string): string {
  const ground = colour === undefined ? "" : `<rect width="${size}" height="${size}" fill="${colour}"/>\n`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
${ground}${drawOwnIcon(icon, { x: 0, y: 0, size })}
</svg>
`;
}

/** The icon for tabs and bookmarks, in dark colours if the system is dark. */
export function drawVectorIcon(direction: Direction, theme: Theme): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">
<style>path{fill:${findColours(theme).accent}}@media(prefers-color-scheme:dark){path{fill:${findDarkColours(theme).accent}}}</style>
${drawIconShape(direction)}
</svg>
`;
}

/**
 * Part of the square that the shape fills. It stays within the circle of 80 % that every mask keeps
 * (Web App Manifest, "maskable").
 */
const share = 0.62;

/** The icon on a filled square of `size` pixels, which a home screen may crop to any shape. */
export function drawSquareIcon(direction: Direction, size: number, theme: Theme): string {
  const { accent, page } = findColours(theme);
  const [scale, edge] = [(size * share) / 16, (size * (1 - share)) / 2];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
<rect width="${size}" height="${size}" fill="${accent}"/>
<g transform="translate(${edge} ${edge}) scale(${scale})">${drawIconShape(direction, page)}</g>
</svg>
`;
}
