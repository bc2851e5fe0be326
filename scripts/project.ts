import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/**
 * The folder that holds `layouts` and `scripts`. Content and output are relative to the working
 * directory, own files to this folder, so that the product can be a package of another project.
 */
export const projectRoot = dirname(import.meta.dirname);

/** @param path relative to the project, with `/`. */
export function findOwnFile(path: string): string {
  return join(projectRoot, path);
}

/** Runs a TypeScript file in a new process or thread: its path is the first argument. */
export const runner = findOwnFile("scripts/run.mjs");

/** Files and folders of code, relative to the project. */
export const code: readonly string[] = [".eleventy.ts", "layouts", "scripts"];

/** What decides which packages the code runs with, relative to the project. */
export const packageFiles: readonly string[] = ["package.json", "package-lock.json"];

/** Loads or resolves files of the packages that the project depends on. */
export const requirePackageFile = createRequire(import.meta.url);
