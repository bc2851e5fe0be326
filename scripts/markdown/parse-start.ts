import Engine, { type Env, type Token } from "markdown-it";
import { parseBody } from "./parse.ts";
import { directionMarks } from "./syntax/direction-marks.ts";
import { lookAlikeSpaces } from "./syntax/look-alike-spaces.ts";

const { normalizeReference } = new Engine().utils;

/** A line that defines a link or a footnote, also inside quotes and lists. */
const definition = new RegExp(`^[\\t >${directionMarks}${lookAlikeSpaces}]*\\[(\\^?)([^\\]\\n]+)\\]:`, "gm");

/** The longest part to read until a gap between blocks, as a multiple of the requested length. */
const reach = 16;

/** The blocks at the start of a body. */
export interface BodyStart {
  /** Without the texts of tables. */
  readonly tokens: readonly Token[];
  /** Where they end, in UTF-16 units. */
  readonly end: number;
}

/**
 * Parses at least the first `length` UTF-16 units of a body, up to the next gap between blocks,
 * because half a link reads as text. Definitions after that part still count. If the next gap is
 * far away, the end is much later than requested.
 */
export function parseStart(body: string, length: number): BodyStart {
  const end = findEnd(body, length);
  const rest = body.slice(end);
  const known = end === body.length ? {} : collectDefinitions(rest);
  const env: Env = { ...known, skipsTables: true, continues: rest.includes("</") && /<\/details[\s>]/i.test(rest) };
  return { tokens: parseBody(body.slice(0, end), env), end };
}

function findEnd(body: string, written: number): number {
  const length = skipComment(body, written);
  const gap = body.indexOf("\n\n", length);
  const limit = length * reach;
  if (gap >= 0 && gap <= limit) return gap;
  if (body.length <= limit) return body.length;
  const lineEnd = body.lastIndexOf("\n", limit);
  if (lineEnd > length) return lineEnd;
  return body.slice(lineEnd + 1, limit).includes("|") ? findTitlesEnd(body, limit) : limit;
}

/** Column titles would be text without the row of dashes below them. */
function findTitlesEnd(body: string, limit: number): number {
  const titles = body.indexOf("\n", limit);
  const dashes = titles < 0 ? -1 : body.indexOf("\n", titles + 1);
  return dashes < 0 ? body.length : dashes;
}

/** A part of a comment would be text, and comments may hold gaps. */
function skipComment(body: string, length: number): number {
  const start = body.lastIndexOf("<!--", length);
  const end = start < 0 ? -1 : body.indexOf("-->", start);
  return Math.max(end, length);
}

/** Collects definitions in the form in which the engine and its footnotes keep them. */
function collectDefinitions(rest: string): Env {
  const references: NonNullable<Env["references"]> = {};
  const refs: Record<string, number> = {};
  if (!rest.includes("]:")) return { references, footnotes: { refs } };
  for (const [, note, label = ""] of rest.matchAll(definition)) {
    if (note) refs[`:${label}`] = -1;
    else references[normalizeReference(label)] = { href: "#", title: "" };
  }
  return { references, footnotes: { refs } };
}
