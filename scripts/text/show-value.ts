import { cutText } from "./graphemes.ts";
import { showInvisible } from "./invisible.ts";

/**
 * Formats a value for a message: one line, at most 60 graphemes, invisible characters as code
 * points.
 *
 * @example showValue("a\u202eb") // => "a[U+202E]b"
 */
export function showValue(text: string): string {
  return showInvisible(cutText(text.slice(0, 1000), 60));
}
