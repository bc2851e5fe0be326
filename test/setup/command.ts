import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

export interface Ended {
  readonly status: number | null;
  readonly output: string;
  readonly errors: string;
}

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Runs a command of the project in a process of its own, as npm does; `environment` is put over that of the tests. */
export async function runCommand(name: "build" | "check", args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const child = spawn(process.execPath, ["--import", "tsx", `scripts/commands/${name}.ts`, ...args], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, SOURCE_DATE_EPOCH: undefined, ...environment },
  });
  const closed = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [output, errors, status] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
  return { output, errors, status };
}
