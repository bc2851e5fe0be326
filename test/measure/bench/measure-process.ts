import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import type { OutputSize } from "./output-size.ts";
import { createUsageRecord, type Usage } from "./usage.ts";

/** What a command used, including all processes that it started. */
export interface ProcessCost extends Usage {
  /** Wall-clock time. */
  readonly seconds: number;
}

/** The cost of a build, with the size of the whole output. */
export type Cost = ProcessCost & OutputSize;

/** Milliseconds between two samples of the processes. Use after the last sample is not counted. */
const step = 10;

/**
 * Runs a command to its end.
 *
 * @throws its output if it fails.
 */
export async function measureProcess(command: string, args: readonly string[], folder: string): Promise<ProcessCost> {
  const start = performance.now();
  const child = spawn(command, args, { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
  const usage = createUsageRecord();
  const printed = Promise.all([text(child.stdout), text(child.stderr)]);
  const [[status], lines] = await Promise.all([once(child, "close"), printed, watch(child, usage.sample)]);
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`${command} ended with status ${status}:\n${lines.join("\n")}`);
  return { seconds, ...usage.sum() };
}

async function watch(child: ChildProcess, sample: (id: number) => void): Promise<void> {
  while (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    sample(child.pid);
    await setTimeout(step);
  }
}
