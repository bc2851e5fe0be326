import { invisible } from "../../problems/en/invisible.ts";
import { countGraphemes, cutText } from "../../text/graphemes.ts";
import { findInvisible, hasVisible } from "../../text/invisible.ts";
import { limits } from "../../text/limits.ts";
import { dropUnseenJoiners, unmixWords } from "../../text/look-alikes.ts";
import { dropExcessMarks } from "../../text/marks.ts";

/** A line of text as the content rules want it, and what was done to it. */
export interface CleanLine {
  /** Empty when nothing that can be seen was left. */
  readonly text: string;
  /** In words, such as `was cut to 200 letters`. */
  readonly changes: readonly string[];
}

/**
 * Makes one line of a title or a name: white space is single, characters that hide or reorder are gone, and what is too long ends in `…`.
 *
 * @param limit in graphemes.
 * @example cleanLine(" a\u202eb\n c", 80) // => { text: "ab c", changes: ["lost an invisible character (right-to-left override)"] }
 */
export function cleanLine(written: string, limit: number): CleanLine {
  const changes: string[] = [];
  let text = collapse(written);
  for (let found = findInvisible(text); found; found = findInvisible(text)) {
    const change = `lost an invisible character (${invisible[found.kind]})`;
    if (!changes.includes(change)) changes.push(change);
    text = text.replaceAll(String.fromCodePoint(found.codePoint), "");
  }
  for (const [mend, change] of mendings) {
    const mended = mend(text);
    if (mended !== text) changes.push(change);
    text = mended;
  }
  text = collapse(text);
  if (!hasVisible(text)) return { text: "", changes };
  if (countGraphemes(text) > limit) {
    changes.push(`was cut to ${limit} letters`);
    text = cutText(text, limit - 1);
  }
  return { text, changes };
}

/** What else makes a line look like another one, or hang over the lines around it. */
const mendings: readonly (readonly [mend: (text: string) => string, change: string])[] = [
  [dropUnseenJoiners, "lost a joiner that nobody sees"],
  [dropExcessMarks, `lost what was over ${limits.marks} marks on a letter`],
  [unmixWords, "had letters of two scripts that look alike in one word"],
];

/** No-break spaces are kept inside: French and Persian authors put them there. */
function collapse(text: string): string {
  return text.replace(/[\t\n\v\f\r\u0085\u2028\u2029 ]+/g, " ").trim();
}
