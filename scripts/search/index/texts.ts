import { parseObject, readList, readNumber, readText } from "../../listing/json.ts";
import { decodeLanguage, decodeRow, decodeRuns } from "../../listing/row-codec.ts";
import type { SearchDocument, SearchPost, SearchTag } from "./document.ts";

/** A document in a text file, with the posts that fit. */
export interface TextRecord extends SearchDocument {
  readonly slot: number;
  /** How many more files hold posts of the document. They are numbered from 1. */
  readonly moreFiles: number;
}

/**
 * Documents of this many slots in a row share a text file. At most half of the slots are taken. A
 * result loads about two documents, and an index has at most as many files as documents.
 */
const slotsOfFile = 4;

/** The path of the file with the document of a slot, below the folder of the index. */
export function nameTextFile(bits: number, slot: number): string {
  return `texts-${bits}/${Math.floor(slot / slotsOfFile)}.json`;
}

/** The path of a further file of a long document. @param number from 1 to `moreFiles`. */
export function nameMorePosts(bits: number, slot: number, number: number): string {
  return `texts-${bits}/${slot}-${number}.json`;
}

/** @throws if `encodeTexts` cannot have written the text, or if a link leaves the site. */
export function decodeTexts(json: string): readonly TextRecord[] {
  return readList(parseObject(json).documents).map(decodeRecord);
}

/** @throws if `listMorePosts` cannot have written the text. */
export function decodePosts(json: string): readonly SearchPost[] {
  return readList(parseObject(json).posts).map(decodePost);
}

/**
 * The document of a record, with all its posts.
 *
 * @param read returns the content of a file of `nameMorePosts`.
 */
export function joinRecord({ slot, moreFiles, ...document }: TextRecord, bits: number, read: (path: string) => string): SearchDocument {
  const more = Array.from({ length: moreFiles }, (_, index) => decodePosts(read(nameMorePosts(bits, slot, index + 1))));
  return { ...document, posts: [...document.posts, ...more.flat()] };
}

function decodeRecord(encoded: unknown): TextRecord {
  const [slot, slug, row, tags, status, year, at, posts, moreFiles = 0] = readList(encoded);
  return {
    slot: readNumber(slot),
    slug: readText(slug),
    row: decodeRow(row),
    tags: readList(tags).map(decodeTag),
    status: readList(status).map(readText),
    year: readText(year),
    at: readNumber(at),
    posts: readList(posts).map(decodePost),
    moreFiles: readNumber(moreFiles),
  };
}

function decodeTag(encoded: unknown): SearchTag {
  const [slug, label] = readList(encoded).map(readText);
  return { slug: readText(slug), label: label ?? readText(slug) };
}

function decodePost(encoded: unknown): SearchPost {
  const [first, ...runs] = readList(encoded);
  const [id, tag, page] = Array.isArray(first) ? first : [first];
  const language = decodeLanguage(tag);
  const later = page !== undefined && { page: readNumber(page) };
  return { id: readText(id), text: decodeRuns(runs), ...later, ...(language !== undefined && { language }) };
}
