import type { Direction } from "../text/direction.ts";
import type { Run } from "../text/inline-code.ts";

/** The texts of a picture for sharing. The font can draw all of them. */
export interface Card {
  /** One line; the layout breaks it. */
  readonly title: readonly Run[];
  readonly direction: Direction;
  /** Smaller text below the title; may be empty. */
  readonly note: string;
  readonly noteDirection: Direction;
  /** Shown at the bottom; may be empty. */
  readonly siteName: string;
  /** Direction of the site: decides the side of icon and site name. */
  readonly page: Direction;
}

/** Pixels, 1.91 to 1: the ratio that sites crop least (Open Graph, Twitter's large card). */
export const cardSize = { width: 1200, height: 630 } as const;
