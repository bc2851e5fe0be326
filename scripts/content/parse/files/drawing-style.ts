import type { Violation } from "../../../problems/violation.ts";
import type { DrawnPart } from "./drawn-parts.ts";

/** @param written a part of the drawing. */
export type RefusePart = (mistake: Violation<"drawingNotPlain">["mistake"], written: string) => void;

/** In a presentation attribute or a style sheet: what may load something, or hide that it does. */
const loading = /\\|@(?!media\b)[\w-]*|\b(?:image|image-set|cross-fade|src|element|paint|expression)\s*\(/i;

/**
 * In a style: what costs much time, or moves. `none` switches it off. A comment may follow the name,
 * and hide the colon.
 */
const slow =
  /(?<![\w.#-])(?:-[a-z]+-)?(?:(?:backdrop-)?filter|(?:animation|transition)(?:-[a-z-]+)?|(?:text|box)-shadow)\s*(?:\/\*|:(?!\s*none\s*(?:[;}]|$)))/i;

/** An id of the same drawing. Browsers decode `%`, and drop some white space. */
const ownReference = /^#([^\s%]+)$/;

/** Checks a style sheet or a `style` attribute. Adds its references to the part. */
export function checkStyle(value: string, part: DrawnPart, refuse: RefusePart): void {
  const [found] = slow.exec(value) ?? [];
  if (found !== undefined) refuse("slowStyle", found);
  checkValue(value, part, refuse);
}

/** Checks a presentation attribute, or any text of a style. Adds its references to the part. */
export function checkValue(value: string, part: DrawnPart, refuse: RefusePart): void {
  const [found] = loading.exec(value) ?? [];
  if (found !== undefined) refuse("style", found);
  for (const [written, address = ""] of value.matchAll(/url\s*\(\s*["']?([^"')]*)/gi)) addReference(address.trim(), written, part, refuse);
}

/** @param written what a problem shows. */
export function addReference(address: string, written: string, part: DrawnPart, refuse: RefusePart): void {
  const id = ownReference.exec(address)?.[1];
  if (id === undefined) refuse("reference", written);
  else part.parts.push(id);
}
