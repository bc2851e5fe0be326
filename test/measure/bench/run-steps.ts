import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import project from "../../../package.json" with { type: "json" };
import { formatInstant } from "./corpus.ts";
import { type Cost, measureProcess } from "./measure-process.ts";
import { measureOutput } from "./output-size.ts";
import type { Step } from "./steps.ts";
import { flushDisk, writeContent } from "./write-content.ts";

interface Forum {
  readonly count: number;
  /** As in `writeContent`. */
  readonly corpus: string;
  readonly hasSearch: boolean;
}

/** The Node options of `npm run build`. */
const script = project.scripts.build.split(" ").slice(1);

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Builds a forum step by step, each in its own process, in new folders. */
export async function* runSteps(forum: Forum, steps: readonly Step[]): AsyncGenerator<{ readonly build: string; readonly cost: Cost }> {
  const folder = mkdtempSync(join(tmpdir(), "goftogu-bench-"));
  const folders = ["content", "output", "store"].map((name) => `--${name}=${join(folder, name)}`);
  const args = [...script, ...folders, ...(forum.hasSearch ? [] : ["--no-search"])];
  try {
    writeContent(join(folder, "content"), forum.count, forum.corpus);
    for (const { name, now, change } of steps) {
      change(join(folder, "content"));
      flushDisk();
      const cost = await measureProcess(process.execPath, [...args, `--now=${formatInstant(now)}`], root);
      yield { build: name, cost: { ...cost, ...measureOutput(join(folder, "output")) } };
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
