import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

/** Whether this code was bundled for the package, instead of running from the sources. */
export const isPackaged = !import.meta.url.endsWith(".ts");

/**
 * The folder that holds `layouts` and `scripts`. Content and output are relative to the working
 * directory, own files to this folder, so that the product can be a package of another project. The
 * bundles of the package are in a folder beside `scripts`.
 */
export const projectRoot = dirname(import.meta.dirname);

/** @param path relative to the project, with `/`. */
export function findOwnFile(path: string): string {
  return join(projectRoot, path);
}

/** What runs in a process or a thread of its own. */
const entryPoints = {
  "build-service": "scripts/commands/build-service.ts",
  worker: "scripts/build/workers/worker.ts",
} as const;

export type EntryPoint = keyof typeof entryPoints;

/** The script of an entry point, and the arguments that come before all others. */
export function findEntry(name: EntryPoint): { readonly script: string; readonly args: readonly string[] } {
  if (isPackaged) return { script: findOwnFile(`lib/${name}.mjs`), args: [] };
  return { script: findOwnFile("scripts/run.mjs"), args: [findOwnFile(entryPoints[name])] };
}

/** The file in which an owner replaces parts of pages. */
export const ownParts = isPackaged ? resolve("own.ts") : findOwnFile("layouts/own.ts");

/** Its name for messages. */
export const ownPartsName = isPackaged ? "own.ts" : "layouts/own.ts";

/** What may hold the owner's code: absolute paths of files and folders, which need not exist. */
export const ownCode: readonly string[] = isPackaged ? [ownParts, resolve("own")] : [];

/** Files and folders of code, relative to the project. */
export const code: readonly string[] = [".eleventy.ts", "layouts", "scripts", ...(isPackaged ? ["lib"] : [])];

/** What decides which packages the code runs with, relative to the project. */
export const packageFiles: readonly string[] = isPackaged ? ["package.json"] : ["package.json", "package-lock.json"];

/** Loads or resolves files of the packages that the project depends on. */
export const requirePackageFile = createRequire(import.meta.url);

/** The version of this package. */
export function readPackageVersion(): string {
  const { version }: { readonly version: string } = requirePackageFile(findOwnFile("package.json"));
  return version;
}
