import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** A browser that the tests drive from outside. */
export interface Engine {
  readonly open: (address: string) => Promise<void>;
  /** Runs a function in the page. It sees only its arguments. Arguments and result are JSON. */
  readonly run: <Result, Arguments extends readonly unknown[]>(
    inPage: (...given: Arguments) => Result,
    ...given: Arguments
  ) => Promise<Result>;
  readonly close: () => Promise<void>;
}

/** Repeats a check in the page until it is true. After half a minute it throws with its name. */
export async function waitFor(name: string, ask: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + 30_000;
  while (!(await ask())) {
    if (Date.now() > until) throw new Error(`in vain: ${name}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The first of these programs on this machine. Names are looked up on the `PATH`. */
export function findProgram(candidates: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const paths = candidates.flatMap((name) => (name.startsWith("/") ? [name] : folders.map((folder) => join(folder, name))));
  return paths.find(existsSync);
}
