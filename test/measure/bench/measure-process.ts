import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { createUsage } from "./usage.ts";

/** What a command took, with all processes that it started. */
export interface Cost {
  /** On the clock. */
  readonly seconds: number;
  /** Seconds of all processors together; undefined, as is `memory`, where the system has no `/proc`. */
  readonly cpu: number | undefined;
  /** Megabytes of the process that held most, when it did. */
  readonly memory: number | undefined;
}

/** Milliseconds between two looks at the processes: what they use after the last one is not seen. */
const step = 10;

/**
 * Runs a command to its end.
 *
 * @throws what it printed, where it fails.
 */
export async function measureProcess(command: string, args: readonly string[], folder: string): Promise<Cost> {
  const start = performance.now();
  const child = spawn(command, args, { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
  const usage = createUsage();
  const printed = Promise.all([text(child.stdout), text(child.stderr)]);
  const [[status], lines] = await Promise.all([once(child, "close"), printed, watch(child, usage.look)]);
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`${command} ended with status ${status}:\n${lines.join("\n")}`);
  return { seconds, ...usage.sum() };
}

async function watch(child: ChildProcess, look: (id: number) => void): Promise<void> {
  while (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    look(child.pid);
    await setTimeout(step);
  }
}
