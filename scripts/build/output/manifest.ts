import { existsSync, lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findTextOrder } from "../../text/code-point-order.ts";
import { isPlainPath, manifestName } from "./own-names.ts";

/** One path a line, in the order of `compareText`. */
export function formatManifest(paths: Iterable<string>): string {
  const lines = [...paths];
  return lines
    .sort(findTextOrder(lines))
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

/** The files of an output folder that a build listed as its own; none where the list is not a file. */
export function readManifest(output: string): ReadonlySet<string> {
  const path = join(output, manifestName);
  return new Set(existsSync(path) && lstatSync(path).isFile() ? parseManifest(readFileSync(path, "utf8")) : []);
}
