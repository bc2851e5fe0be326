import type { Violation } from "../../../problems/violation.ts";
import type { DrawnPart } from "./drawn-parts.ts";

/** @param written a part of the drawing. */
export type RefusePart = (mistake: Violation<"drawingNotPlain">["mistake"], written: string) => void;

/** In a presentation attribute or a style sheet: what may load something, or hide that it does. */
const loading = /\\|@(?!media\b)[\w-]*|\b(?:image|image-set|cross-fade|src|element|paint|expression|var)\s*\(/i;

/**
 * In a style: what costs much time, or moves. `none` switches it off. A comment may follow the
 * name, and hide the colon.
 */
const slow =
  /(?<![\w.#-])(?:-[a-z]+-)?(?:(?:backdrop-)?filter|(?:animation|transition)(?:-[a-z-]+)?|(?:text|box)-shadow)\s*(?:\/\*|:(?!\s*none\s*(?:[;}]|$)))/i;

/**
 * A mask or clip that the element does not name itself. The count of what is drawn would miss it,
 * so a few nested ones could draw billions of elements.
 */
const borrowed = /(?<![\w-])(?:-webkit-)?(?:mask|mask-image|clip-path|all)\s*(?:\/\*|:(?!\s*(?:url\s*\(|none\b)))/i;

/** In a style sheet, only colours count as little for a hundred elements as for one. */
const sheetReference = /(?<!(?<![\w-])(?:fill|stroke)\s*:\s*)url\s*\([^)]*/i;

/** An id of the same drawing. Browsers decode `%`, and drop some white space. */
const ownReference = /^#([^\s%]+)$/;

/** Checks the text of a `<style>`. */
export function checkSheet(text: string, part: DrawnPart, refuse: RefusePart): void {
  checkStyle(text, part, refuse);
  const [found] = sheetReference.exec(text) ?? [];
  if (found !== undefined) refuse("sheetReference", found);
}

/** Checks declarations, in a style sheet or of an element. Adds their references to the part. */
export function checkStyle(value: string, part: DrawnPart, refuse: RefusePart): void {
  const [found] = loading.exec(value) ?? [];
  if (found !== undefined) refuse("style", found);
  const [costly] = slow.exec(value) ?? borrowed.exec(value) ?? [];
  if (costly !== undefined) refuse("slowStyle", costly);
  for (const [written, address = ""] of value.matchAll(/url\s*\(\s*["']?([^"')]*)/gi)) addReference(address.trim(), written, part, refuse);
}

/** @param written what a problem shows. */
export function addReference(address: string, written: string, part: DrawnPart, refuse: RefusePart): void {
  const id = ownReference.exec(address)?.[1];
  if (id === undefined) refuse("reference", written);
  else part.parts.push(id);
}
