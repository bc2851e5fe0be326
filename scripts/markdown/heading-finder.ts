import { type FindHeading, labelHeadings } from "./html/headings.ts";
import { parseBody } from "./parse.ts";
import { splitFootnotes } from "./split-footnotes.ts";

/** Finds the ids of the headings of a body on its page. `idPrefix` is as in `PostContext`. */
export function createHeadingFinder(body: string, idPrefix: string): FindHeading {
  const { text, notes } = splitFootnotes(parseBody(body));
  return labelHeadings([...text, ...[...notes.values()].flat()], idPrefix);
}
