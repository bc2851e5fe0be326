import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** A defence, and how to switch it off: replace `code`. */
export interface Defence {
  readonly name: string;
  /**
   * Occurs once in all the code. It needs no path, since files move more often than defences
   * change.
   */
  readonly code: string;
  readonly without: string;
  /** The tests to run, as a filter of vitest. At least one must fail without the defence. */
  readonly tests: string;
}

const sources = execFileSync("git", ["ls-files", "-z", "scripts", "layouts", ".github"], { encoding: "utf8" })
  .split("\0")
  .filter((path) => /\.(?:ts|js|mjs|sh|yml)$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));

/**
 * Finds the file with the code of the defence.
 *
 * @throws if the code does not occur exactly once.
 */
export function findFile({ name, code }: Defence): string {
  const places = sources.flatMap(({ path, text }) => Array.from(text.split(code).slice(1), () => path));
  const [place, second] = places;
  if (place !== undefined && second === undefined) return place;
  const fact = place === undefined ? "no file has its code" : `its code must occur once, and is in ${places.join(", ")}`;
  throw new Error(`“${name}” cannot be switched off: ${fact}: ${JSON.stringify(code)}. Correct the entry in test/mutation.`);
}
