import type { FoundFile } from "../content/parse/files/found-file.ts";
import { type ParsedContent, parseContent } from "../content/parse-content.ts";
import { listReservedAddresses } from "../pages/urls.ts";
import { createLocate, createReader, type Locate, listFiles, type ReadDisk } from "./content-files.ts";

export interface ReadContent extends ParsedContent {
  readonly locate: Locate;
}

/**
 * Reads and parses a content folder without a cache.
 *
 * @param base replaces the address of the site in its settings.
 */
export function readContent(root: string, read?: ReadDisk, found: readonly FoundFile[] = listFiles(root), base?: string): ReadContent {
  const locate = createLocate(root, found);
  return { ...parseContent(found, createReader(locate, read), listReservedAddresses(), base), locate };
}
