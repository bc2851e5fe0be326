import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import project from "../../../package.json" with { type: "json" };
import { type Cost, measureProcess } from "./measure-process.ts";
import type { Step } from "./steps.ts";
import { ours, writeCorpus } from "./write-corpus.ts";

/** The cost of each step, by its name. */
export type Costs = ReadonlyMap<string, Cost>;

/** The Node options of `npm run build`. */
const script = project.scripts.build.split(" ").slice(1);

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Builds a forum of `count` discussions step by step, each in its own process, in new folders. */
export async function runSteps(count: number, steps: readonly Step[]): Promise<Costs> {
  const folder = mkdtempSync(join(tmpdir(), "goftogu-bench-"));
  const content = join(folder, "content");
  const costs = new Map<string, Cost>();
  try {
    writeCorpus(content, count, ours);
    for (const { name, now, change } of steps) {
      change(content, count);
      costs.set(name, await build(folder, now));
    }
    return costs;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function build(folder: string, now: number): Promise<Cost> {
  const folders = ["content", "output", "store"].map((name) => `--${name}=${join(folder, name)}`);
  const at = `--now=${new Date(now * 1000).toISOString().replace(".000Z", "Z")}`;
  return measureProcess(process.execPath, [...script, ...folders, at, "--no-search"], root);
}
