import { parseObject } from "../../listing/json.ts";
import type { SearchDocument, SearchPost } from "./document.ts";

/** A document in a text file, with the posts that fit. */
export interface TextRecord extends SearchDocument {
  readonly slot: number;
  /** How many more files hold posts of the document. They are numbered from 1. */
  readonly moreFiles: number;
}

/** Documents of this many slots in a row share a text file. */
export const slotsOfFile = 8;

/** The path of the file that holds the document of a slot, below the folder of the index. */
export function nameTextFile(bits: number, slot: number): string {
  return `texts-${bits}/${Math.floor(slot / slotsOfFile)}.json`;
}

/** The path of a further file of a long document. @param part from 1 to `moreFiles`. */
export function nameMorePosts(bits: number, slot: number, part: number): string {
  return `texts-${bits}/${slot}-${part}.json`;
}

/** @throws if `encodeTexts` cannot have written the text. */
export declare function decodeTexts(json: string): readonly TextRecord[];

/** @throws if `encodePosts` cannot have written the text. */
export declare function decodePosts(json: string): readonly SearchPost[];

parseObject;
