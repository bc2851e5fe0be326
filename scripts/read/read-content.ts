import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ParsedContent, type ParsedMemory, parseContent } from "../content/parse-content.ts";
import { listFiles } from "./list-files.ts";

export interface ReadContent extends ParsedContent {
  /** Where a content file lies on the disk, which may spell its name in another Unicode form. */
  readonly locate: (path: string) => string;
}

/** Reads and parses a content folder from the disk; `read` throws where a file cannot be read. */
export function readContent(root: string, read: (path: string) => Uint8Array = readFileSync, memory?: ParsedMemory): ReadContent {
  const files = listFiles(root);
  const spellings = new Map(files.flatMap(({ path, spelling }) => (spelling === undefined ? [] : [[path, spelling]])));
  const locate = (path: string) => join(root, spellings.get(path) ?? path);
  const attempt = (path: string) => {
    try {
      return read(locate(path));
    } catch {
      return undefined;
    }
  };
  const parsed = parseContent(files, attempt, memory);
  return { ...parsed, locate };
}
