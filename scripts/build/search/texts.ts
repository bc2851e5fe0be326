import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Entry } from "../../forum/model.ts";
import type { Folding } from "../../locale/locale.ts";
import type { SiteContext } from "../../pages/site.ts";
import { searchIndexUrl, searchListsUrl } from "../../pages/urls.ts";
import { buildDocument } from "../../search/documents.ts";
import type { SearchDocument, SearchPost } from "../../search/index/document.ts";
import { encodeTexts, listMorePosts } from "../../search/index/encode-texts.ts";
import { createPartBuilder, type IndexPart, type PartBuilder } from "../../search/index/part.ts";
import { isNamedByContent } from "../../search/index/state.ts";
import { decodeTexts, joinRecord } from "../../search/index/texts.ts";
import { hashText } from "../cache/checksum.ts";
import type { PlannedTexts } from "./plan-texts.ts";

/** A file that was made, with its path below the folder of the index. */
export interface MadeFile {
  readonly path: string;
  readonly checksum: string;
}

/** The posts of an entry that are as in the last index, by id. */
export type FindKnownPosts = (entry: Entry) => ReadonlyMap<string, SearchPost>;

/**
 * Makes text files. Each of them yields itself, and further files of long documents.
 *
 * @param options.lists also receives the documents, if the index is new.
 * @param options.findKnown as `known` for `buildDocument`.
 */
export function makeTexts(
  planned: readonly PlannedTexts[],
  bits: number,
  site: SiteContext,
  folder: string,
  { lists, findKnown }: { readonly lists?: PartBuilder | undefined; readonly findKnown?: FindKnownPosts } = {},
): ReadonlyMap<string, readonly MadeFile[]> {
  return new Map(
    planned.map(({ path, placed }) => {
      const documents = placed.map(({ slot, entry }) => ({ slot, document: buildDocument(entry, site, findKnown?.(entry)) }));
      for (const { slot, document } of documents) lists?.add(document, slot);
      const files = [{ path, content: encodeTexts(documents) }, ...documents.flatMap((one) => listMorePosts(one, bits))];
      return [path, files.map((file) => makeFile(folder, file.path, file.content))];
    }),
  );
}

/** @param folder of the site. */
export function makeFile(folder: string, path: string, content: string): MadeFile {
  const place = findPlace(folder, path);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, content);
  return { path, checksum: hashText(content) };
}

/** Where a file of the index is in the folder of a site. */
export function findPlace(folder: string, path: string): string {
  return join(folder, buildSitePath(path));
}

/** The path of a file of the index below the folder of the site. */
export function buildSitePath(path: string): string {
  return (isNamedByContent(path) ? searchListsUrl : searchIndexUrl).slice(1) + path;
}

/** A document with its slot. */
export interface ReadDocument {
  readonly slot: number;
  readonly document: SearchDocument;
}

/** Reads the documents of a text file. */
export function readDocuments(folder: string, path: string, bits: number): readonly ReadDocument[] {
  const read = (name: string) => readFileSync(findPlace(folder, name), "utf8");
  return decodeTexts(read(path)).map((record) => ({ slot: record.slot, document: joinRecord(record, bits, read) }));
}

/** Makes a part of the index from text files. */
export function makePart(folder: string, paths: readonly string[], bits: number, folding: Folding): IndexPart {
  const builder = createPartBuilder(folding);
  for (const path of paths) for (const { slot, document } of readDocuments(folder, path, bits)) builder.add(document, slot);
  return builder.finish();
}
