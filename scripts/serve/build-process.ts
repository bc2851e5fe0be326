import { spawn } from "node:child_process";
import { fail, parseAnswer, readResult } from "./read-result.ts";
import type { Later, Rebuild, RebuildResult, WaitForPage } from "./rebuild.ts";

export interface BuildProcessOptions {
  /**
   * Path of a script that answers each line of its standard input with a `RebuildResult` and the
   * `id` of the line, as a line of JSON, possibly with more keys.
   */
  readonly script: string;
  readonly args: readonly string[];
  /** Ends the process. */
  readonly signal: AbortSignal;
}

/** A process that builds again and again, and keeps the forum in memory. */
export interface BuildProcess {
  readonly rebuild: Rebuild;
  readonly renderPending: Later;
  readonly waitForPage: WaitForPage;
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
  const ask = async (request: Request) => (running ? running.ask(request) : nothing);
  return {
    rebuild: async (reason, open) => {
      if (running && reason.some(isCode)) await running.end();
      // A new process knows of no earlier change.
      const changed = running && reason.length > 0 ? reason : null;
      running ??= startProcess(options, () => {
        running = undefined;
      });
      return ask({ ask: "build", changed, open: open ?? null });
    },
    renderPending: async (signal) => {
      const stop = () => void ask({ ask: "stop" });
      signal.addEventListener("abort", stop, { once: true });
      return ask({ ask: "pending" }).finally(() => signal.removeEventListener("abort", stop));
    },
    waitForPage: async (url) => {
      await ask({ ask: "page", url });
    },
    store: () => ask({ ask: "store" }),
  };
}

/** As in `build-service.ts`. */
type Request =
  | { readonly ask: "build"; readonly changed: readonly string[] | null; readonly open: readonly string[] | null }
  | { readonly ask: "pending" | "stop" | "store" }
  | { readonly ask: "page"; readonly url: string };

const nothing: RebuildResult = { ok: true, language: "en", summary: "", problems: [], notes: [], warnings: [], pending: 0 };

interface RunningProcess {
  /** Never rejects. */
  readonly ask: (request: Request) => Promise<RebuildResult>;
  readonly end: () => Promise<void>;
}

function startProcess({ script, args, signal }: BuildProcessOptions, onEnd: () => void): RunningProcess {
  const child = spawn(process.execPath, [script, ...args], { stdio: ["pipe", "pipe", "pipe"], signal });
  const closed = new Promise<void>((resolve) => child.once("close", () => resolve()));
  let line = "";
  let errors = "";
  let lastId = 0;
  const asked = new Map<number, (result: RebuildResult) => void>();
  const failAll = (failure: RebuildResult) => {
    for (const give of asked.values()) give(failure);
    asked.clear();
  };
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    const lines = (line + text).split("\n");
    line = lines.pop() ?? "";
    for (const whole of lines) {
      const answer = parseAnswer(whole);
      if (!answer) continue;
      asked.get(answer.id)?.(answer.result);
      asked.delete(answer.id);
    }
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  // A build that begins or ends sets other handlers of signals, and a signal between them is lost.
  signal.addEventListener("abort", () => child.stdin.end(), { once: true });
  // The process may end before it gets its line.
  child.stdin.on("error", () => undefined);
  child.once("error", (error) => signal.aborted || failAll(fail(error.message)));
  child.once("close", (status, killedBy) => {
    onEnd();
    failAll(readResult(line, errors, status, killedBy));
  });
  return {
    ask: (request) =>
      new Promise((resolve) => {
        lastId += 1;
        asked.set(lastId, resolve);
        child.stdin.write(`${JSON.stringify({ id: lastId, ...request })}\n`);
      }),
    end: async () => {
      child.kill();
      await closed;
    },
  };
}
