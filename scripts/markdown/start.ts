import Engine, { type Env, type Token } from "markdown-it";
import { parseBody } from "./engine.ts";

const { normalizeReference } = new Engine().utils;

/** A line that defines a link, or a footnote, also inside quotes and lists. */
const definition = /^[\t >]*\[(\^?)([^\]\n]+)\]:/gm;

/**
 * The tokens of about the first `length` UTF-16 units of a body: up to twice as many when the next gap between blocks is that near.
 * Marks that a later line defines are read as in the whole body.
 */
export function parseStart(body: string, length: number): Token[] {
  if (body.length <= length) return parseBody(body);
  const end = findGap(body, length);
  return parseBody(body.slice(0, end), collectDefinitions(body.slice(end)));
}

function findGap(body: string, length: number): number {
  const gap = body.indexOf("\n\n", length);
  if (gap >= 0 && gap <= length * 2) return gap;
  const lineEnd = body.lastIndexOf("\n", length);
  return lineEnd > length / 2 ? lineEnd : length;
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
