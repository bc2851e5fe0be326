import type { Theme } from "../content/settings/theme-field.ts";
import { findColours, findDarkColours } from "../pages/colours.ts";
import type { Direction } from "../text/direction.ts";
import { drawSign } from "./sign.ts";

/** The sign alone, for tabs and bookmarks; light on a dark desk. */
export function drawVectorIcon(direction: Direction, theme: Theme): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">
<style>path{fill:${findColours(theme).accent}}@media(prefers-color-scheme:dark){path{fill:${findDarkColours(theme).accent}}}</style>
${drawSign(direction)}
</svg>
`;
}

/** How much of an icon's side the sign takes: its corners stay in the circle that every mask leaves, 80 % wide (Web App Manifest, "maskable"). */
const share = 0.62;

/** The sign on a full square of `size` pixels, to be cut to whatever shape a home screen has. */
export function drawSquareIcon(direction: Direction, size: number, theme: Theme): string {
  const { accent, page } = findColours(theme);
  const [scale, edge] = [(size * share) / 16, (size * (1 - share)) / 2];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
<rect width="${size}" height="${size}" fill="${accent}"/>
<g transform="translate(${edge} ${edge}) scale(${scale})">${drawSign(direction, page)}</g>
</svg>
`;
}
