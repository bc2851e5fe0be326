import { spawn } from "node:child_process";
import { runner } from "../project.ts";
import { fail, parseResult, readResult } from "./read-result.ts";
import type { ChangedFiles, Rebuild, RebuildResult } from "./rebuild.ts";

export interface BuildProcessOptions {
  /**
   * Path of a script that answers each line of its standard input with a `RebuildResult` as a line
   * of JSON, possibly with more keys.
   */
  readonly script: string;
  readonly args: readonly string[];
  /** Ends the process. */
  readonly signal: AbortSignal;
}

/** A process that builds again and again, and keeps the forum in memory. */
export interface BuildProcess {
  readonly rebuild: Rebuild;
  /** Stores the cache of the last build for later processes. */
  readonly store: () => Promise<RebuildResult>;
}

/**
 * Starts the process with the first build. A build that hangs or runs out of memory does not end
 * the server: the next build starts another process. So does a build after a change of code, since
 * Node never unloads a module.
 *
 * @param isCode whether the file is code that the process has loaded.
 */
export function createBuildProcess(options: BuildProcessOptions, isCode: (path: string) => boolean): BuildProcess {
  let running: RunningProcess | undefined;
  const ask = (request: object) => {
    running ??= startProcess(options, () => {
      running = undefined;
    });
    return running.ask(request);
  };
  return {
    rebuild: async (reason: ChangedFiles) => {
      if (running && reason.some(isCode)) await running.end();
      // A new process knows of no earlier change.
      return ask({ changed: running && reason.length > 0 ? reason : null });
    },
    store: async () => (running ? ask({ store: true }) : { ok: true, ...nothing }),
  };
}

const nothing = { language: "en", summary: "", problems: [], notes: [], warnings: [] };

interface RunningProcess {
  /** One request at a time. Never rejects. */
  readonly ask: (request: object) => Promise<RebuildResult>;
  readonly end: () => Promise<void>;
}

function startProcess({ script, args, signal }: BuildProcessOptions, onEnd: () => void): RunningProcess {
  const child = spawn(process.execPath, [runner, script, ...args], { stdio: ["pipe", "pipe", "pipe"], signal });
  const closed = new Promise<void>((resolve) => child.once("close", () => resolve()));
  let line = "";
  let errors = "";
  let give: ((result: RebuildResult) => void) | undefined;
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    const lines = (line + text).split("\n");
    line = lines.pop() ?? "";
    for (const whole of lines) {
      const result = parseResult(whole);
      if (result) give?.(result);
    }
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  // The process may end before it gets its line.
  child.stdin.on("error", () => undefined);
  child.once("error", (error) => signal.aborted || give?.(fail(error.message)));
  child.once("close", (status) => {
    onEnd();
    give?.(readResult(line, errors, status));
  });
  return {
    ask: (request) =>
      new Promise((resolve) => {
        give = resolve;
        child.stdin.write(`${JSON.stringify(request)}\n`);
      }),
    end: async () => {
      child.kill();
      await closed;
    },
  };
}
