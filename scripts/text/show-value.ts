import { cutText } from "./graphemes.ts";
import { showInvisible } from "./invisible.ts";

/**
 * A value as a message shows it: one line, at most 60 graphemes, what is invisible written out.
 *
 * @example showValue("a\u202eb") // => "a[U+202E]b"
 */
export function showValue(text: string): string {
  return showInvisible(cutText(text.slice(0, 1000), 60));
}
