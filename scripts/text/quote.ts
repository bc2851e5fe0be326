import { cutText } from "./graphemes.ts";
import { showInvisible } from "./invisible.ts";

/**
 * A value for a message: in backticks, one line, at most 60 graphemes, what is invisible written out.
 *
 * @example quoteValue("a\u202eb") // => "`a[U+202E]b`"
 */
export function quoteValue(text: string): string {
  return `\`${showInvisible(cutText(text.slice(0, 1000), 60))}\``;
}
