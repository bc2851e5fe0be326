import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FoundFile } from "../content/parse/files/found-file.ts";
import { type ParsedContent, type ParsedMemory, parseContent, type ReadBytes } from "../content/parse-content.ts";
import { listReservedAddresses } from "../pages/urls.ts";
import { listFiles } from "./list-files.ts";

export interface ReadContent extends ParsedContent {
  /** Where a content file lies on the disk, which may spell its name in another Unicode form. */
  readonly locate: Locate;
}

export type Locate = (path: string) => string;

/** Reads and parses a content folder from the disk; `read` throws where a file cannot be read. */
export function readContent(
  root: string,
  read: (path: string) => Uint8Array = readFileSync,
  memory?: ParsedMemory,
  found: readonly FoundFile[] = listFiles(root),
): ReadContent {
  const locate = createLocate(root, found);
  return { ...parseContent(found, createReader(locate, read), listReservedAddresses(), memory), locate };
}

/** @param found the files that may be asked for, at least those that the disk spells in another form. */
export function createLocate(root: string, found: readonly Pick<FoundFile, "path" | "spelling">[]): Locate {
  const spellings = new Map(found.flatMap(({ path, spelling }) => (spelling === undefined ? [] : [[path, spelling]])));
  return (path) => join(root, spellings.get(path) ?? path);
}

/** Reads content files by their path; undefined where one cannot be read. */
export function createReader(locate: Locate, read: (path: string) => Uint8Array = readFileSync): ReadBytes {
  return (path) => {
    try {
      return read(locate(path));
    } catch {
      return undefined;
    }
  };
}
