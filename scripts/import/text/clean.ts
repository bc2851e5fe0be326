import { decodeReferences, quoteReferences } from "../../markdown/character-references.ts";
import { invisible } from "../../problems/en/invisible.ts";
import { dropExcessMarks } from "../../text/combining-marks.ts";
import { countGraphemes, cutText } from "../../text/graphemes.ts";
import { findInvisible, hasVisible, replacementCharacter } from "../../text/invisible.ts";
import { limits } from "../../text/limits.ts";
import { dropInvisibleJoiners, unmixWords } from "../../text/look-alikes.ts";

/** A line of text that follows the content rules, and the changes it took. */
export interface CleanLine {
  /** Empty if no visible character was left. */
  readonly text: string;
  /** Phrases such as `was cut to 200 letters`. */
  readonly changes: readonly string[];
}

type Fix = readonly [fix: (text: string) => string, change: string];

/** Remove invisible joiners, and marks that would cover other lines. */
const fixes: readonly Fix[] = [
  [dropInvisibleJoiners, "lost a joiner that nobody sees"],
  [dropExcessMarks, `lost what was over ${limits.marks} marks on a letter`],
];

const lostLetter: Fix = [(text) => text.replaceAll(replacementCharacter, "?"), "had a letter that was lost before, and has `?` for it"];

const lineFixes: readonly Fix[] = [
  ...fixes,
  [unmixWords, "had letters of two scripts that look alike in one word"],
  lostLetter,
  [quoteReferences, "has a character reference, which is now code"],
];

const nameFixes: readonly Fix[] = [...fixes, lostLetter, [decodeReferences, "had a character reference"]];

const breakFixes: readonly Fix[] = [
  [(text) => text.replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, " "), "had a tab or a line break"],
  [(text) => text.trim(), "lost white space at its ends"],
];

/**
 * Makes one line of a title or a tag. White space becomes single spaces, characters that hide or
 * reorder text are removed, a word of look-alike letters from two scripts gets Latin letters, and a
 * text that is too long ends in `…`.
 *
 * @param limit in graphemes.
 * @example cleanLine(" a\u202eb\n c", 80)
 * // => { text: "ab c", changes: ["lost an invisible character (right-to-left override)"] }
 */
export function cleanLine(written: string, limit: number): CleanLine {
  const changes: string[] = [];
  const shown = applyFixes(dropInvisible(collapse(written), changes), lineFixes, changes);
  const line = cutLine(collapse(shown), limit, changes);
  // The cut may have lost the backtick behind a reference.
  return { ...line, text: decodeReferences(line.text) };
}

/**
 * Makes a person's name one line that can be stored. It replaces no letter, and reports each
 * change.
 *
 * @example cleanName("DJДимон") // => { text: "DJДимон", changes: [] }
 */
export function cleanName(written: string): CleanLine {
  const changes: string[] = [];
  const line = applyFixes(written, breakFixes, changes);
  const shown = applyFixes(dropInvisible(line, changes), nameFixes, changes);
  return cutLine(shown.trim(), limits.nameGraphemes, changes);
}

function dropInvisible(line: string, changes: string[]): string {
  let text = line;
  for (let found = findInvisible(text); found; found = findInvisible(text)) {
    const change = `lost an invisible character (${invisible[found.kind]})`;
    if (!changes.includes(change)) changes.push(change);
    text = text.replaceAll(String.fromCodePoint(found.codePoint), "");
  }
  return text;
}

function applyFixes(line: string, list: readonly Fix[], changes: string[]): string {
  return list.reduce((text, [fix, change]) => {
    const fixed = fix(text);
    if (fixed !== text) changes.push(change);
    return fixed;
  }, line);
}

function cutLine(text: string, limit: number, changes: string[]): CleanLine {
  if (!hasVisible(text)) return { text: "", changes };
  if (countGraphemes(text) <= limit) return { text, changes };
  return { text: cutText(text, limit - 1), changes: [...changes, `was cut to ${limit} letters`] };
}

/** Keeps no-break spaces, which French and Persian authors write on purpose. */
function collapse(text: string): string {
  return text.replace(/[\t\n\v\f\r\u0085\u2028\u2029 ]+/g, " ").trim();
}
