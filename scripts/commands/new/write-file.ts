import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseContent } from "../../content/parse-content.ts";
import type { Problem } from "../../content/problem.ts";
import { settingsFiles } from "../../content/tree.ts";
import { listFiles } from "../../read/list-files.ts";
import { createLocate, createReader } from "../../read/read-content.ts";
import { makeFolders } from "../make-folders.ts";

export interface NewFile {
  /** Below the content folder. */
  readonly path: string;
  readonly text: string;
}

/** What `check` would say of a file if it were there, beside its own discussion and the settings. */
export function checkNewFile(content: string, { path, text }: NewFile): readonly Problem[] {
  const bytes = Buffer.from(text);
  const discussion = path.split("/").slice(0, -1).join("/");
  const isNear = (other: string) =>
    settingsFiles.some((name) => name === other) || `${other}/`.startsWith(`${discussion}/`) || other === `${discussion}.md`;
  const near = listFiles(content).filter(({ path: other, kind }) => kind === "folder" || isNear(other));
  const readOther = createReader(createLocate(content, near));
  const read = (name: string) => (name === path ? bytes : readOther(name));
  const found = [...near, { path, kind: "file", bytes: bytes.length } as const];
  return parseContent(found, read).problems.filter(({ file }) => file === path);
}

/**
 * Writes a file that is not there yet, with the folders above it.
 *
 * @throws where something has its name by now, or a link is in its way.
 */
export function writeNewFile(content: string, { path, text }: NewFile): void {
  const place = join(content, path);
  makeFolders(content, path.split("/").slice(0, -1).join("/"));
  writeFileSync(place, text, { flag: "wx" });
}
