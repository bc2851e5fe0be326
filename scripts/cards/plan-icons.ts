import type { Theme } from "../content/settings/theme-field.ts";
import type { Icons } from "../pages/pictures.ts";
import { assetsFolder } from "../pages/urls.ts";
import type { Direction } from "../text/direction.ts";
import { drawSquareIcon, drawVectorIcon } from "./draw-icon.ts";
import { type Drawing, hashParts } from "./drawing.ts";
import { rendererVersion } from "./renderer.ts";

export interface PlannedIcons {
  readonly icons: Icons;
  readonly drawings: readonly Drawing[];
  /** The icon for tabs and bookmarks, as SVG. */
  readonly vector: { readonly name: string; readonly contents: Uint8Array };
}

/**
 * Sides in pixels for the web manifest (Web App Manifest, "icons"): the sizes that Chrome requires.
 */
const manifestSizes = [192, 512] as const;

/** Side in pixels that iOS uses at the highest density. */
const touchSize = 180;

export function planIcons(direction: Direction, theme: Theme): PlannedIcons {
  const drawings: Drawing[] = [];
  const addSquare = (size: number): string => {
    const svg = drawSquareIcon(direction, size, theme);
    const name = `${assetsFolder}icon-${size}-${hashParts(rendererVersion, svg)}.png`;
    drawings.push({ name, draw: () => svg });
    return `/${name}`;
  };
  const svg = drawVectorIcon(direction, theme);
  const vector = { name: `${assetsFolder}icon-${hashParts(svg)}.svg`, contents: Buffer.from(svg) };
  const icons = {
    vector: `/${vector.name}`,
    touch: addSquare(touchSize),
    manifest: manifestSizes.map((size) => ({ url: addSquare(size), size })),
  };
  return { icons, drawings, vector };
}
