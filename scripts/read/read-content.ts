import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ParsedContent, parseContent } from "../content/parse-content.ts";
import { listFiles } from "./list-files.ts";

export interface ReadContent extends ParsedContent {
  /** Where a content file lies on the disk, which may spell its name in another Unicode form. */
  readonly locate: (path: string) => string;
}

/** Reads and parses a content folder from the disk. */
export function readContent(root: string): ReadContent {
  const files = listFiles(root);
  const diskPaths = new Map(files.map(({ path, diskPath }) => [path, diskPath]));
  const locate = (path: string) => join(root, diskPaths.get(path) ?? path);
  const parsed = parseContent(files, (path) => {
    try {
      return readFileSync(locate(path));
    } catch {
      return undefined;
    }
  });
  return { ...parsed, locate };
}
