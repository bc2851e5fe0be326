import Engine, { type Env, type Token } from "markdown-it";
import { parseBody } from "./parse.ts";

const { normalizeReference } = new Engine().utils;

/** A line that defines a link or a footnote, also inside quotes and lists. */
const definition = /^[\t >]*\[(\^?)([^\]\n]+)\]:/gm;

/** The longest part to read until a gap between blocks, as a multiple of the requested length. */
const reach = 16;

/**
 * Parses at least the first `length` UTF-16 units of a body, up to the next gap between blocks,
 * because half a link reads as text. Definitions after that part still count. If the next gap is
 * far away, the end is much later than requested.
 */
export function parseStart(body: string, length: number): Token[] {
  if (body.length <= length) return parseBody(body);
  const end = findEnd(body, length);
  const rest = body.slice(end);
  return parseBody(body.slice(0, end), { ...collectDefinitions(rest), continues: /<\/details[\s>]/i.test(rest) });
}

function findEnd(body: string, written: number): number {
  const length = skipComment(body, written);
  const limit = length * reach;
  const gap = body.indexOf("\n\n", length);
  if (gap >= 0 && gap <= limit) return gap;
  const lineEnd = body.lastIndexOf("\n", limit);
  return lineEnd > length ? lineEnd : limit;
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
  for (const [, note, label = ""] of rest.matchAll(definition)) {
    if (note) refs[`:${label}`] = -1;
    else references[normalizeReference(label)] = { href: "#", title: "" };
  }
  return { references, footnotes: { refs } };
}
