import { formatHtmlJson } from "../text/html-json.ts";
import type { Run } from "../text/inline-code.ts";
import { parseObject, readList, readNumber, readPath, readText, refuseFormat } from "./json.ts";
import { type Mark, type NameLink, type Phrase, type Row, rowFields } from "./row.ts";

/** A file of rows. */
export interface RowShard {
  readonly version: string;
  readonly rows: readonly Row[];
}

/**
 * Encodes a row as a list, which omits the keys. Runs alternate between text and code, text first.
 * `datetime` is empty if it follows from `at`. Languages come last, in the few rows that have any.
 */
export function encodeRow(row: Row): string {
  const { url, title, titleLanguage, excerpt, excerptLanguage, author, actor, acted, at, date, fullDate, tags } = row;
  const languages = [titleLanguage ?? null, excerptLanguage ?? null];
  return formatHtmlJson([
    url,
    encodeRuns(title),
    encodeRuns(excerpt),
    [author.name, author.url],
    [actor.name, actor.url],
    acted,
    at,
    row.datetime === formatInstant(at) ? "" : row.datetime,
    date,
    fullDate,
    ...rowFields.phrases.map((name) => row[name]),
    rowFields.marks.reduce((bits, name, index) => bits + (row[name] ? 1 << index : 0), 0),
    tags.map(({ label, url }) => [label, url]),
    ...(languages.some((language) => language !== null) ? [languages] : []),
  ]);
}

/** Returns the JSON of a shard. `rows` are encoded and joined with commas. */
export function encodeRows(version: string, rows: string): string {
  return `{"version":${JSON.stringify(version)},"rows":[${rows}]}`;
}

/** @throws if `encodeRows` cannot have written the text, or if a link leaves the site. */
export function decodeRows(json: string): RowShard {
  const { version, rows } = parseObject(json);
  return { version: readText(version), rows: readList(rows).map(decodeRow) };
}

/** @throws as `decodeRows`. */
export function decodeRow(encoded: unknown): Row {
  const [url, title, excerpt, author, actor, acted, at, datetime, date, fullDate, ...rest] = readList(encoded);
  const [before, after] = readList(acted);
  const phrases = rowFields.phrases.map((name, index) => [name, readText(rest[index])]);
  const [bits, tags, languages = []] = rest.slice(phrases.length);
  const [titleLanguage, excerptLanguage] = readList(languages);
  const marks = rowFields.marks.map((name, index) => [name, (readNumber(bits) & (1 << index)) > 0]);
  return {
    url: readPath(url),
    title: decodeRuns(title),
    titleLanguage: decodeLanguage(titleLanguage),
    excerpt: decodeRuns(excerpt),
    excerptLanguage: decodeLanguage(excerptLanguage),
    author: decodeName(author),
    actor: decodeName(actor),
    acted: [readText(before), readText(after)],
    at: readNumber(at),
    datetime: readText(datetime) || formatInstant(readNumber(at)),
    date: readText(date),
    fullDate: readText(fullDate),
    ...(Object.fromEntries(phrases) as Record<Phrase, string>),
    ...(Object.fromEntries(marks) as Record<Mark, boolean>),
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

/** @throws if the value is there and no language of a row. */
export function decodeLanguage(encoded: unknown): string | undefined {
  if (encoded === undefined || encoded === null) return undefined;
  const tag = readText(encoded);
  return /^(?:[a-z]{2,3}(?:-[A-Za-z0-9]{1,8})*)?$/.test(tag) ? tag : refuseFormat();
}

export function encodeRuns(runs: readonly Run[]): readonly string[] {
  const encoded: string[] = [];
  for (const run of runs) {
    if (encoded.length % 2 !== Number(run.code)) encoded.push("");
    encoded.push(run.text);
  }
  return encoded;
}

export function decodeRuns(encoded: unknown): readonly Run[] {
  return readList(encoded)
    .map((run, index) => ({ text: readText(run), code: index % 2 === 1 }))
    .filter((run) => run.text !== "");
}

/** As in `Moment`: UTC without a fraction. */
function formatInstant(at: number): string {
  return new Date(at * 1000).toISOString().replace(".000Z", "Z");
}
