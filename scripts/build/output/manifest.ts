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
 * Reads a manifest as untrusted text. Lines that are not plain paths are ignored, so that a forged
 * manifest names nothing outside of the folder, and none of the build's own files.
 */
export function parseManifest(text: string): readonly string[] {
  return [...new Set(text.split("\n"))].filter(isPlainPath);
}

/** A manifest as a build wrote it. Each build with changes writes a new file. */
export interface KnownManifest {
  readonly paths: ReadonlySet<string>;
  /** Identifies the file on the disk. */
  readonly file: string;
}

export function rememberManifest(output: string, paths: Iterable<string>): KnownManifest {
  return { paths: new Set(paths), file: identify(output) };
}

/** Whether no other build has written to the output folder since. */
export function isUnchanged({ file }: KnownManifest, output: string): boolean {
  return file !== "" && file === identify(output);
}

/** Empty without a manifest. */
function identify(output: string): string {
  const stats = lstatSync(join(output, manifestName), { throwIfNoEntry: false });
  return stats?.isFile() ? [stats.ino, stats.ctimeMs, stats.size].join(" ") : "";
}

/** The files that the last build wrote to an output folder. Empty if the manifest is not a file. */
export function readManifest(output: string): ReadonlySet<string> {
  const path = join(output, manifestName);
  return new Set(existsSync(path) && lstatSync(path).isFile() ? parseManifest(readFileSync(path, "utf8")) : []);
}
