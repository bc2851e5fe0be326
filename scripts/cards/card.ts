import type { Direction } from "../text/direction.ts";
import type { Run } from "../text/inline-code.ts";

/** What a picture for sharing says; all of it can be drawn. */
export interface Card {
  /** One line of text, broken where it is drawn. */
  readonly title: readonly Run[];
  /** How the title reads. */
  readonly direction: Direction;
  /** What stands smaller below the title; may be empty. */
  readonly note: string;
  readonly noteDirection: Direction;
  /** The signature at the foot; may be empty. */
  readonly siteName: string;
  /** Of the site: the side on which the foot stands. */
  readonly page: Direction;
}

/** In pixels: 1.91 to 1, the shape that sites crop least (Open Graph, Twitter's large card). */
export const cardSize = { width: 1200, height: 630 } as const;
