import { decodeLabelReferences, decodeTitleReferences } from "../../../markdown/character-references.ts";
import { joiningForward } from "../../../text/cursive-joining.ts";
import { dropRefused } from "../../../text/invisible.ts";
import { joinedBackward } from "../../../text/joined-letters.ts";
import { spaceLike, unseenMarks } from "../../../text/typography.ts";

const spaces = new RegExp(`[${spaceLike}]`, "g");

const ends = new RegExp(`^[ ${spaceLike}${unseenMarks}]+|[ ${spaceLike}${unseenMarks}]+$`, "g");

/** A word that an invisible character divides where its letters would join. */
const divided = new RegExp(`([${joiningForward}]\\p{M}*)\\u200c*[\\u00ad\\u200b\\u200e\\u200f]+\\u200c*(?=[${joinedBackward}])`, "gu");

/**
 * Removes the invisible characters that no title, name or tag may hold. Where one divides a word of
 * joining letters, it becomes a half-space, as authors of old boards meant it.
 *
 * @example dropMarks("\u200fPHP\u200e") // => "PHP"
 * @example dropMarks("می\u200bخواهم") // => "می\u200cخواهم"
 */
export function dropMarks(text: string): string {
  return dropRefused(text.replace(divided, "$1\u200c"));
}

/**
 * Drops repeated half-spaces, too: the second of two is invisible. Names do not pass through here.
 */
export function dropIdleMarks(text: string): string {
  return dropMarks(text).replace(/\u200c{2,}/g, "\u200c");
}

/** Cleans a name, and writes the letters of its character references. */
export function cleanPerson(text: string): string {
  return tidy(dropMarks(decodeLabelReferences(text)), text);
}

/** Cleans a tag or a label in the same way. */
export function cleanLabel(text: string): string {
  return tidy(dropIdleMarks(decodeLabelReferences(text)), text);
}

/** Cleans a title, which can hold code. */
export function cleanTitle(text: string): string {
  return tidy(dropIdleMarks(decodeTitleReferences(text)), text);
}

/** Drops white space and half-spaces that have no use any more once their neighbours are gone. */
function tidy(text: string, before: string): string {
  if (text === before) return text;
  const joined = text.replace(/(?<=^| )\u200c+|\u200c+(?= |$)/gm, "");
  return (/ {2}/.test(before) ? joined : joined.replace(/ {2,}/g, " ")).replace(/^ +| +$/gm, "");
}

/** Cleans the ends of a file name. */
export function cleanFile(text: string): string {
  return text.replace(ends, "");
}

/** Cleans a date or a word of a fixed set. */
export function cleanWord(text: string): string {
  return dropRefused(text).replace(spaces, " ");
}
