import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, it } from "vitest";

const beside = fileURLToPath(new URL("../../../shared", import.meta.url));

/**
 * The folder of larger test material outside the repository: `GOFTOGU_SHARED`, or else `../shared`.
 * Undefined if there is none.
 */
export function sharedFolder(): string | undefined {
  const named = process.env.GOFTOGU_SHARED;
  if (named && !isFolder(named)) throw new Error(`GOFTOGU_SHARED names \`${named}\`, which is no folder.`);
  return [named || beside].find(isFolder);
}

/** A `describe` for tests that read this folder. If it is absent, one skipped test reports it. */
export function describeShared(title: string, define: (folder: string) => void): void {
  const folder = sharedFolder();
  describe(title, () => {
    if (folder === undefined) it.skip("needs the folder ../shared, or GOFTOGU_SHARED set to it", () => undefined);
    else define(folder);
  });
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
