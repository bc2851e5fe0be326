import type { Direction } from "../text/direction.ts";

/** A speech bubble with two lines of text that start at the right, in a square of 16 units; by the even-odd rule the lines are holes. */
const path =
  "M4 1.5h8a3 3 0 0 1 3 3v4a3 3 0 0 1-3 3h-.2l1.2 3.2-4.6-3.2H4a3 3 0 0 1-3-3v-4a3 3 0 0 1 3-3z" +
  "M4.8 3.9a.8.8 0 0 0 0 1.6h6.4a.8.8 0 0 0 0-1.6zM7.8 7.4a.8.8 0 0 0 0 1.6h3.4a.8.8 0 0 0 0-1.6z";

/** The site's sign; its lines start where those of the site do. Without a colour it is left to a style sheet. */
export function drawSign(direction: Direction, colour?: string): string {
  const mirror = direction === "rtl" ? "" : ` transform="matrix(-1 0 0 1 16 0)"`;
  return `<path d="${path}" fill-rule="evenodd"${colour === undefined ? "" : ` fill="${colour}"`}${mirror}/>`;
}
