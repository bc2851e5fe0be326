import type { BrandPicture } from "../content/model.ts";
import type { Theme } from "../content/settings/theme-field.ts";
import { findColours } from "../pages/colours.ts";
import type { Icons } from "../pages/pictures.ts";
import { assetsFolder } from "../pages/urls.ts";
import type { Direction } from "../text/direction.ts";
import { drawOwnSquare, drawSquareIcon, drawVectorIcon } from "./draw-icon.ts";
import { type Drawing, hashParts } from "./drawing.ts";
import { rendererVersion } from "./renderer.ts";

export interface PlannedIcons {
  readonly icons: Icons;
  readonly drawings: readonly Drawing[];
  /** The icon for tabs and bookmarks, as SVG. Absent if the owner's icon is a PNG. */
  readonly vector?: DrawnFile;
}

/** A file that is published without drawing. */
export interface DrawnFile {
  readonly name: string;
  readonly contents: Uint8Array;
}

/**
 * Sides in pixels for the web manifest (Web App Manifest, "icons"): the sizes that Chrome requires.
 */
const manifestSizes = [192, 512] as const;

/** Side in pixels that iOS uses at the highest density. */
const touchSize = 180;

/** @param own the owner's icon, which replaces the default one everywhere. */
export function planIcons(direction: Direction, theme: Theme, own?: BrandPicture): PlannedIcons {
  const drawings: Drawing[] = [];
  const addSquare = (size: number, svg: string): string => {
    const name = `${assetsFolder}icon-${size}-${hashParts(rendererVersion, svg)}.png`;
    drawings.push({ name, draw: () => svg });
    return `/${name}`;
  };
  const scalable = own ?? { format: "svg", bytes: Buffer.from(drawVectorIcon(direction, theme)) };
  const vector = scalable.format === "svg" ? nameDrawnFile("icon", scalable) : undefined;
  const drawSquare = (size: number) => (own ? drawOwnSquare(own, size) : drawSquareIcon(direction, size, theme));
  const touch = own ? drawOwnSquare(own, touchSize, findColours(theme).page) : drawSquare(touchSize);
  const icons: Icons = {
    ...(vector && { vector: `/${vector.name}` }),
    touch: addSquare(touchSize, touch),
    manifest: manifestSizes.map((size) => ({ url: addSquare(size, drawSquare(size)), size })),
    ...(own && { isWhole: true }),
  };
  return { icons, drawings, ...(vector && { vector }) };
}

/** The file of a picture that is published unchanged, named by its content. */
export function nameDrawnFile(name: string, { format, bytes }: Pick<BrandPicture, "format" | "bytes">): DrawnFile {
  return { name: `${assetsFolder}${name}-${hashParts(bytes)}.${format}`, contents: bytes };
}
