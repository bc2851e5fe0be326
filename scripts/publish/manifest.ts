import { compareText } from "../content/problem.ts";
import { isPlainPath } from "./own-names.ts";

/** One path a line, in the order of `compareText`. */
export function formatManifest(paths: Iterable<string>): string {
  return [...paths]
    .sort(compareText)
    .map((path) => `${path}\n`)
    .join("");
}

/**
 * Reads a manifest as untrusted text: lines that are no plain path below the folder are passed over, so that a forged list can
 * name nothing outside it, nor what a build keeps there for itself.
 */
export function parseManifest(text: string): readonly string[] {
  return [...new Set(text.split("\n"))].filter(isPlainPath);
}
