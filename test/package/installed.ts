import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { makeFolder } from "../support/disk.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Where npm is a script, only a shell finds it. */
const shell = process.platform === "win32";

type Manifest = Readonly<Record<"dependencies" | "peerDependencies", Readonly<Record<string, string>>>>;

/** Packs this project as `npm publish` does, and returns the path of the tarball. */
export function packProject(): string {
  const folder = makeFolder();
  const printed = execFileSync("npm", ["pack", "--json", "--pack-destination", folder], {
    cwd: root,
    encoding: "utf8",
    shell,
    stdio: "pipe",
  });
  const [{ filename }] = JSON.parse(printed.slice(printed.indexOf("["))) as [{ filename: string }];
  return join(folder, filename);
}

/** The paths in a tarball, below its only folder. */
export function listPacked(tarball: string): readonly string[] {
  const printed = execFileSync("tar", ["-tf", tarball], { encoding: "utf8" });
  return printed.split("\n").flatMap((path) => (path.endsWith("/") || path === "" ? [] : path.slice(path.indexOf("/") + 1)));
}

/**
 * Installs a tarball into a folder without a network: the packages that it depends on are those of
 * this project.
 *
 * @returns the folder of the package.
 */
export function installPacked(tarball: string, folder: string): string {
  const place = join(folder, "node_modules/goftogu");
  mkdirSync(place, { recursive: true });
  execFileSync("tar", ["-xf", tarball, "-C", place, "--strip-components", "1"]);
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(place, "package.json"), "utf8")) as Manifest;
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    const link = join(folder, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, "node_modules", name), link, "junction");
  }
  return place;
}

/** The environment of a terminal: no variable of npm, no set clock. */
export const terminal = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name) && name !== "SOURCE_DATE_EPOCH" && name !== "GITHUB_ACTIONS"),
);

/** Starts the program of an installed package in its folder. */
export function startProgram(folder: string, words: readonly string[]) {
  const script = join(folder, "node_modules/goftogu/lib/goftogu.mjs");
  return spawn(process.execPath, [script, ...words], { cwd: folder, stdio: "pipe", env: terminal });
}

/** Runs the program to its end. */
export async function callProgram(folder: string, ...words: readonly string[]) {
  const child = startProgram(folder, words);
  child.stdin.end();
  const closed = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [output, errors, status] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
  return { status, output, errors };
}
