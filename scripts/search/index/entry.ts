/**
 * # The format of the search index
 *
 * The index is a folder of JSON files. It is a function of the documents and of nothing else, so
 * that an index that was changed in place equals a new one byte for byte.
 *
 * | file | what it holds | defined in |
 * |---|---|---|
 * | `entry.json` | the number of documents, and where terms and years are | `entry.ts` |
 * | directory | where the terms of a range are, from 100,000 documents on | `entry.ts` |
 * | shard | the terms of a range, each with its list | `shards.ts` |
 * | best, rest | the two parts of a list of more than 16,384 characters | `term-list.ts` |
 * | years | the documents of some years, newest first | `years.ts` |
 * | `texts-<bits>/…` | the documents: what results show | `texts.ts` |
 *
 * Only the entry and the texts have fixed names. All other files are named by their content
 * (`file-names.ts`), so a changed file is a new file: a browser that has an old entry finds either
 * the old files or none, and then loads the entry again. A site has them in `assets/`, whose files
 * browsers may keep and uploads send first.
 *
 * A **document** is a number, its slot (`slots.ts`). A **term** is a folded word, or a filter:
 * `#tag`, `!status` or `@word of the author` (`document-terms.ts`). The **list** of a term holds
 * the documents with the term by slot, each with a level of 0 to 7 that says how much the document
 * is about the term (`levels.ts`, `postings.ts`).
 *
 * To find a term: take the last file of the entry that starts at or before the term. If the entry
 * has directories, that file is one, and the same rule applied to it gives the shard. Terms that
 * start with a prefix may continue in the files after that.
 *
 * A **change** (`change-index.ts`) rewrites only the shards between two boundaries around each term
 * that changes: some terms start a shard by their hash alone (`write-shards.ts`). **Parts** that
 * threads or machines make of different documents become one index in `merge-parts.ts`.
 */
import { parseObject, readList, readNumber, readText, refuseFormat } from "../../listing/json.ts";

/** Changes with the format, so that a browser with an old script does not misread a new index. */
const version = 2;

/** Files and where each starts. */
export interface Directory {
  /**
   * The shortest text that is after the last term of the file before and not after the first term
   * of this file. Ascending in the order of UTF-16 units.
   */
  readonly starts: readonly string[];
  /** Without `.json`. */
  readonly names: readonly string[];
}

export interface IndexEntry extends Directory {
  /** Slots are the highest bits of a hash, this many (`slots.ts`). */
  readonly bits: number;
  /** The number of documents. */
  readonly count: number;
  /** True if the files are directories; false if they are shards. */
  readonly hasDirectories: boolean;
  /** The names of the year files, newest year first. */
  readonly years: ReadonlyMap<string, string>;
}

export function encodeEntry({ bits, count, hasDirectories, starts, names, years }: IndexEntry): string {
  return JSON.stringify({
    version,
    bits,
    count,
    levels: hasDirectories ? 2 : 1,
    files: [starts.join(" "), names.join(" ")],
    years: [...years],
  });
}

/** @throws if `encodeEntry` of this version cannot have written the text. */
export function decodeEntry(json: string): IndexEntry {
  const entry = parseObject(json);
  if (entry.version !== version) refuseFormat();
  return {
    bits: readNumber(entry.bits),
    count: readNumber(entry.count),
    hasDirectories: readNumber(entry.levels) === 2,
    ...readDirectory(entry.files),
    years: new Map(readList(entry.years).map(decodeYearName)),
  };
}

export function encodeDirectory({ starts, names }: Directory): string {
  return JSON.stringify([starts.join(" "), names.join(" ")]);
}

/** @throws if `encodeDirectory` cannot have written the text. */
export function decodeDirectory(json: string): Directory {
  return readDirectory(JSON.parse(json));
}

/**
 * The index of the only file that can hold a term. The files after it can hold only terms that are
 * greater. Returns 0 if the term is less than all terms.
 */
export function findFile({ starts }: Directory, term: string): number {
  return Math.max(
    0,
    starts.findLastIndex((start) => start <= term),
  );
}

function readDirectory(files: unknown): Directory {
  const [starts, names] = readList(files);
  return { starts: splitWords(readText(starts)), names: splitWords(readText(names)) };
}

function splitWords(text: string): readonly string[] {
  return text === "" ? [] : text.split(" ");
}

function decodeYearName(encoded: unknown): readonly [string, string] {
  const [year, name] = readList(encoded);
  return [readText(year), readText(name)];
}
