import type { Place, Problem } from "../../problems/problem.ts";
import { measureContrast } from "./contrast.ts";
import { type ColourName, defaultColours } from "./default-colours.ts";
import type { Theme } from "./theme-field.ts";

/** Text colours with the colours behind them. */
const pairs: readonly (readonly [text: ColourName, ground: ColourName])[] = [
  ["text", "page"],
  ["text", "surface"],
  ["text", "code"],
  ["quiet", "page"],
  ["quiet", "surface"],
  ["accent", "page"],
  ["accent", "surface"],
  ["visited", "page"],
  ["warm", "page"],
  ["on-accent", "accent"],
];

/** For text of normal size (WCAG 2.2, 1.4.3, level AA). */
const least = 4.5;

/**
 * Returns notes on colours with too little contrast. A note is placed at the owner's colour: at the
 * text colour if the owner set it, else at the background.
 */
export function findWeakColours({ colours: own }: Theme, locate: (colour: ColourName) => Place, file: string): readonly Problem[] {
  return (["light", "dark"] as const).flatMap((scheme) =>
    pairs.flatMap(([text, ground]) => {
      const chosen = [text, ground].find((name) => own[name]?.[scheme] !== undefined);
      if (chosen === undefined) return [];
      const shade = (name: ColourName) => own[name]?.[scheme] ?? defaultColours[name][scheme];
      const ratio = measureContrast(shade(text), shade(ground));
      if (ratio >= least) return [];
      const violation = { rule: "weakContrast", text, ground, scheme, ratio: `${cutDecimals(ratio)}:1`, least: `${least}:1` } as const;
      return [{ file, ...locate(chosen), violation }];
    }),
  );
}

/** Rounds down, so that a ratio below the minimum never looks sufficient. */
function cutDecimals(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}
