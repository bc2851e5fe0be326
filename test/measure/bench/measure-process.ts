import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { createUsage } from "./usage.ts";

/** The cost of a command, including all processes that it started. */
export interface Cost {
  /** Wall-clock time. */
  readonly seconds: number;
  /** CPU seconds of all processors. Undefined, like `memory`, if the system has no `/proc`. */
  readonly cpu: number | undefined;
  /** Peak megabytes of the largest process. */
  readonly memory: number | undefined;
}

/** Milliseconds between two samples of the processes. Use after the last sample is not counted. */
const step = 10;

/**
 * Runs a command to its end.
 *
 * @throws its output if it fails.
 */
export async function measureProcess(command: string, args: readonly string[], folder: string): Promise<Cost> {
  const start = performance.now();
  const child = spawn(command, args, { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
  const usage = createUsage();
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
