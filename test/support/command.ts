import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { format } from "node:util";
import { vi } from "vitest";
import type { Command } from "../../scripts/commands/run-command.ts";

export interface Ended {
  readonly status: number | null;
  readonly output: string;
  readonly errors: string;
}

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The environment of the tests with overrides, without a set clock and without CI variables. */
const surround = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...process.env,
  SOURCE_DATE_EPOCH: undefined,
  GITHUB_ACTIONS: undefined,
  ...environment,
});

/** Builds of tests have their own store, with the cards of earlier tests. */
const store = "--store=.goftogu/test";

/**
 * Runs a command of the project in its own process, as npm does, in a folder with the code. It is
 * slow, so use it only to test the process itself.
 */
export async function runCommand(
  name: "build" | "check" | "import" | "new",
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
  folder = root,
  input = "",
): Promise<Ended> {
  const child = spawn(process.execPath, ["scripts/run.mjs", `scripts/commands/${name}.ts`, ...(name === "build" ? [store] : []), ...args], {
    cwd: folder,
    stdio: "pipe",
    env: surround(environment),
  });
  child.stdin.end(input);
  const closed = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [output, errors, status] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
  return { output, errors, status };
}

/** Runs a command like `runCommand`, but in the process of the tests. */
export function callCommand(command: Command, args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<Ended> {
  return catchOutput(() => command.execute(command.options.includes("store") ? [store, ...args] : args, surround(environment)));
}

/** Runs a function that resolves to an exit status, and captures its output. */
async function catchOutput(run: () => Promise<number>): Promise<Ended> {
  const ended = { output: "", errors: "" };
  const add = (to: keyof typeof ended, text: string) => {
    ended[to] += text;
    return true;
  };
  const spies = [
    vi.spyOn(console, "log").mockImplementation((...words) => add("output", `${format(...words)}\n`)),
    vi.spyOn(console, "error").mockImplementation((...words) => add("errors", `${format(...words)}\n`)),
    vi.spyOn(process.stdout, "write").mockImplementation((text) => add("output", String(text))),
    vi.spyOn(process.stderr, "write").mockImplementation((text) => add("errors", String(text))),
  ];
  try {
    const status = await run();
    return { status, ...ended };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
