import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    /** The folder of this test run, for files that all tests may read and none may change. */
    readonly runFolder: string;
  }
}

/** Vitest calls this before the first test of a run, and calls its result after the last one. */
export function setup(project: TestProject): () => void {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "goftogu-run-")));
  project.provide("runFolder", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
