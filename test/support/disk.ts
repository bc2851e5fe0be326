import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** Files by their path below a folder, with `/`. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

const made: string[] = [];

/** Removes all folders of `makeFolder`. Called after the tests of a file. */
export function removeFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** A new temporary folder with these files. It is removed after the tests of the file. */
export function makeFolder(files: Files = {}): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "goftogu-")));
  made.push(folder);
  writeFiles(folder, files);
  return folder;
}

export function writeFiles(folder: string, files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** A copy of one of the sites in `test/sites` with more files, which the test may change. */
export function copySite(name: string, files: Files = {}): string {
  const folder = makeFolder();
  cpSync(findSite(name), folder, { recursive: true });
  writeFiles(folder, files);
  return folder;
}

/** The folder of one of the sites in `test/sites`. */
export function findSite(name: string): string {
  return fileURLToPath(new URL(`../sites/${name}`, import.meta.url));
}

/**
 * Everything below a folder by path, sorted: text of files, `/` for folders, the kind of others.
 */
export function readTree(folder: string): Readonly<Record<string, string>> {
  const found = readdirSync(folder, { withFileTypes: true, recursive: true }).map((entry): [string, string] => {
    const path = join(entry.parentPath, entry.name);
    const kind = entry.isSymbolicLink() ? "link" : entry.isDirectory() ? "/" : readFileSync(path, "latin1");
    return [path.slice(folder.length + 1).replaceAll(sep, "/"), kind];
  });
  return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The paths of all files below a folder, sorted. */
export function listFiles(folder: string): readonly string[] {
  return Object.entries(readTree(folder)).flatMap(([path, content]) => (content === "/" ? [] : [path]));
}
