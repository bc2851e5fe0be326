import type { ExcerptRun } from "../markdown/plain/excerpt.ts";
import { formatHtmlJson } from "../text/escape-output.ts";
import { parseObject, readList, readNumber, readPath, readText } from "./json.ts";

/** A name, and the path of its page below the origin; empty where names have no page. */
export interface NameLink {
  readonly name: string;
  readonly url: string;
}

/** What one entry of a listing shows, ready to be put on the page as text. */
export interface FilterRow {
  /** Path of the discussion below the origin; starts in `/`. */
  readonly url: string;
  readonly title: readonly ExcerptRun[];
  readonly excerpt: readonly ExcerptRun[];
  readonly author: NameLink;
  /** Who acted last. */
  readonly actor: NameLink;
  /** What is said of the actor: the words before the name, and those after it. */
  readonly acted: readonly [before: string, after: string];
  /** Last activity as in `Moment`. */
  readonly at: number;
  readonly datetime: string;
  /** The date that is shown where there is no age. */
  readonly date: string;
  /** The date and time in full. */
  readonly fullDate: string;
  /** Number of replies as a phrase. */
  readonly replies: string;
  readonly solved: boolean;
  readonly closed: boolean;
  /** Other tags than the listing's own. */
  readonly tags: readonly { readonly label: string; readonly url: string }[];
}

export interface RowShard {
  readonly version: string;
  readonly rows: readonly FilterRow[];
}

/**
 * Writes a row as JSON without names, for a tenth of the size. Runs alternate between text and code, text first; the time of an
 * instant is left out, as it follows from `at`.
 */
export function encodeRow(row: FilterRow): string {
  const datetime = row.datetime === formatInstant(row.at) ? "" : row.datetime;
  const marks = (row.solved ? 1 : 0) + (row.closed ? 2 : 0);
  const tags = row.tags.map(({ label, url }) => [label, url]);
  const { url, author, actor, acted, at, date, fullDate, replies } = row;
  return formatHtmlJson([
    url,
    encodeRuns(row.title),
    encodeRuns(row.excerpt),
    [author.name, author.url],
    [actor.name, actor.url],
    acted,
    at,
    datetime,
    date,
    fullDate,
    replies,
    marks,
    tags,
  ]);
}

/** Writes a shard as JSON; `rows` are encoded already and joined with commas. */
export function encodeRows(version: string, rows: string): string {
  return `{"version":${JSON.stringify(version)},"rows":[${rows}]}`;
}

/** Reads what `encodeRows` wrote; throws on any other text, and on a link that leaves the site. */
export function decodeRows(json: string): RowShard {
  const { version, rows } = parseObject(json);
  return { version: readText(version), rows: readList(rows).map(decodeRow) };
}

function decodeRow(encoded: unknown): FilterRow {
  const [url, title, excerpt, author, actor, acted, at, datetime, date, fullDate, replies, marks, tags] = readList(encoded);
  const [before, after] = readList(acted);
  return {
    url: readPath(url),
    title: decodeRuns(title),
    excerpt: decodeRuns(excerpt),
    author: decodeName(author),
    actor: decodeName(actor),
    acted: [readText(before), readText(after)],
    at: readNumber(at),
    datetime: readText(datetime) || formatInstant(readNumber(at)),
    date: readText(date),
    fullDate: readText(fullDate),
    replies: readText(replies),
    solved: (readNumber(marks) & 1) > 0,
    closed: (readNumber(marks) & 2) > 0,
    tags: readList(tags).map((tag) => {
      const [label, tagUrl] = readList(tag);
      return { label: readText(label), url: readPath(tagUrl) };
    }),
  };
}

function decodeName(encoded: unknown): NameLink {
  const [name, url] = readList(encoded);
  return { name: readText(name), url: url === "" ? "" : readPath(url) };
}

function encodeRuns(runs: readonly ExcerptRun[]): readonly string[] {
  const encoded: string[] = [];
  for (const run of runs) {
    if (encoded.length % 2 !== Number(run.code)) encoded.push("");
    encoded.push(run.text);
  }
  return encoded;
}

function decodeRuns(encoded: unknown): readonly ExcerptRun[] {
  return readList(encoded)
    .map((run, index) => ({ text: readText(run), code: index % 2 === 1 }))
    .filter((run) => run.text !== "");
}

/** As in `Moment`: UTC without a fraction. */
function formatInstant(at: number): string {
  return new Date(at * 1000).toISOString().replace(".000Z", "Z");
}
