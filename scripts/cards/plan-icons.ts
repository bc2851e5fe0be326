import type { Theme } from "../content/settings/theme-field.ts";
import type { Icons } from "../pages/pictures.ts";
import type { Direction } from "../text/direction.ts";
import { drawSquareIcon, drawVectorIcon } from "./draw-icon.ts";
import { type Drawing, hashParts } from "./drawing.ts";
import { rendererVersion } from "./renderer.ts";

export interface PlannedIcons {
  readonly icons: Icons;
  readonly drawings: readonly Drawing[];
  /** The icon that is published as it is drawn. */
  readonly vector: { readonly name: string; readonly contents: Uint8Array };
}

/** Sides in pixels of what a web manifest names (Web App Manifest, "icons"; the sizes that Chrome asks for). */
const manifestSizes = [192, 512] as const;

/** What iOS asks for at the largest density. */
const touchSize = 180;

/** The icons of a site that reads in this direction, in its colours. */
export function planIcons(direction: Direction, theme: Theme): PlannedIcons {
  const drawings: Drawing[] = [];
  const addSquare = (size: number): string => {
    const svg = drawSquareIcon(direction, size, theme);
    const name = `assets/icon-${size}-${hashParts(rendererVersion, svg)}.png`;
    drawings.push({ name, draw: () => svg });
    return `/${name}`;
  };
  const svg = drawVectorIcon(direction, theme);
  const vector = { name: `assets/icon-${hashParts(svg)}.svg`, contents: Buffer.from(svg) };
  const icons = {
    vector: `/${vector.name}`,
    touch: addSquare(touchSize),
    manifest: manifestSizes.map((size) => ({ url: addSquare(size), size })),
  };
  return { icons, drawings, vector };
}
