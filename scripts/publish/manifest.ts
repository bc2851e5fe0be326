import { compareText } from "../content/problem.ts";

/** The list of what a build wrote, in the output folder. */
export const manifestName = ".goftogu";

/** Where a build is made before it is published: in the output folder, so that files move into place by rename on any disk. */
export const stagingName = ".goftogu-staging";

/** Held by the build that is at work in the output folder. */
export const lockName = ".goftogu-lock";

const reserved = [manifestName, stagingName, lockName];

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

function isPlainPath(path: string): boolean {
  const segments = path.split("/");
  const isReserved = reserved.some((name) => name === segments[0]);
  return !isReserved && !/[\\\0]/.test(path) && segments.every((segment) => segment !== "" && segment !== "." && segment !== "..");
}
