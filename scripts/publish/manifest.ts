import { compareText } from "../content/problem.ts";

/** The list of what a build wrote, in the output folder. */
export const manifestName = ".goftogu";

/** One path a line, sorted by code unit. */
export function formatManifest(paths: Iterable<string>): string {
  return [...paths].sort(compareText).map((path) => `${path}\n`).join("");
}

/**
 * Reads a manifest as untrusted text: lines that are no plain path below the folder are passed over, so that a forged list can
 * name nothing outside it and not the list itself.
 */
export function parseManifest(text: string): readonly string[] {
  return [...new Set(text.split("\n"))].filter(isPlainPath);
}

function isPlainPath(path: string): boolean {
  return path !== "" && path !== manifestName && !/[\\\0]/.test(path) && path.split("/").every((segment) => segment !== "" && segment !== "." && segment !== "..");
}
