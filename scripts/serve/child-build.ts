import { type ChildProcessByStdio, spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { z } from "zod";
import { runner } from "../project.ts";
import type { Rebuild, RebuildResult } from "./rebuild.ts";

export interface ChildBuildOptions {
  /**
   * Path of a script whose last line on the standard output is a `RebuildResult` as JSON, possibly
   * with more keys.
   */
  readonly script: string;
  readonly args: readonly string[];
  /** Ends a running build. */
  readonly signal: AbortSignal;
}

const listed = z.array(
  z.object({
    file: z.string(),
    path: z.string().optional(),
    line: z.number(),
    column: z.number(),
    reason: z.string(),
    fix: z.string(),
  }),
);

const printed = z.object({
  ok: z.boolean(),
  language: z.string(),
  summary: z.string(),
  problems: listed,
  notes: listed,
  warnings: z.array(z.string()),
});

/**
 * Starts a new process for each build. So changed layouts and scripts are loaded again, since Node
 * never unloads a module, and a build that hangs or runs out of memory does not end the server. The
 * price is the start of a process.
 */
export function createChildBuild({ script, args, signal }: ChildBuildOptions): Rebuild {
  return (_, ownSignal) => startBuild({ script, args, signal: ownSignal ? AbortSignal.any([signal, ownSignal]) : signal }).result;
}

/** A process that builds. */
export interface RunningBuild {
  readonly child: ChildProcessByStdio<Writable, Readable, Readable>;
  /** Never rejects. */
  readonly result: Promise<RebuildResult>;
}

/** Starts a script as `createChildBuild` does. */
export function startBuild({ script, args, signal }: ChildBuildOptions): RunningBuild {
  const child = spawn(process.execPath, [runner, script, ...args], { stdio: ["pipe", "pipe", "pipe"], signal });
  // The process may end before it gets its line.
  child.stdin.on("error", () => undefined);
  const result = new Promise<RebuildResult>((resolve) => {
    let output = "";
    let errors = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      errors += text;
    });
    // A build that was aborted works until it is closed.
    child.once("error", (error) => signal.aborted || resolve(fail(error.message)));
    child.once("close", (status) => resolve(readResult(output, errors, status)));
  });
  return { child, result };
}

function readResult(output: string, errors: string, status: number | null): RebuildResult {
  const result = printed.safeParse(parseJson(output.trimEnd().split("\n").at(-1) ?? ""));
  if (result.success && result.data.ok === (status === 0)) return result.data;
  return fail(dropTrace(errors).trim() || output.trim() || `The build ended with exit status ${status}.`);
}

/** The lines of a crash that say what happened and where, without the frames of Node. */
function dropTrace(errors: string): string {
  return errors
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^ {4}(?:at |\^|triggerUncaughtException)|^node:internal|^Node\.js v/.test(line))
    .join("\n");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fail(summary: string): RebuildResult {
  return { ok: false, language: "en", summary, problems: [], notes: [], warnings: [] };
}
