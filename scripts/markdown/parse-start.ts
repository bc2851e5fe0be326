import Engine, { type Env, type Token } from "markdown-it";
import { parseBody } from "./parse.ts";

const { normalizeReference } = new Engine().utils;

/** A line that defines a link, or a footnote, also inside quotes and lists. */
const definition = /^[\t >]*\[(\^?)([^\]\n]+)\]:/gm;

/** How many times the length asked for may be read to end between two blocks. */
const reach = 16;

/**
 * The tokens of at least the first `length` UTF-16 units of a body, up to the next gap between
 * blocks, as half of a link reads as text. Where there is none for long, the end is far behind what
 * was asked for. Marks that a later line defines are read as in the whole body.
 */
export function parseStart(body: string, length: number): Token[] {
  if (body.length <= length) return parseBody(body);
  const end = findEnd(body, length);
  return parseBody(body.slice(0, end), collectDefinitions(body.slice(end)));
}

function findEnd(body: string, length: number): number {
  const limit = length * reach;
  const gap = body.indexOf("\n\n", length);
  if (gap >= 0 && gap <= limit) return gap;
  const lineEnd = body.lastIndexOf("\n", limit);
  return lineEnd > length ? lineEnd : limit;
}

/** In the form that the engine and its footnotes keep for themselves while they read a body. */
function collectDefinitions(rest: string): Env {
  const references: NonNullable<Env["references"]> = {};
  const refs: Record<string, number> = {};
  for (const [, note, label = ""] of rest.matchAll(definition)) {
    if (note) refs[`:${label}`] = -1;
    else references[normalizeReference(label)] = { href: "#", title: "" };
  }
  return { references, footnotes: { refs } };
}
