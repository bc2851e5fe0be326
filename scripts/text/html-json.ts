/**
 * JSON for an HTML page, without `<`, `>` or `&`, and without quotation marks inside strings. These
 * characters could end a script element or an attribute, or make a server guess HTML.
 *
 * @example formatHtmlJson({ a: '</script> "b"' })
 * // => '{"a":"\\u003c/script\\u003e \\u0022b\\u0022"}'
 */
export function formatHtmlJson(value: unknown): string {
  const written = JSON.stringify(value).replaceAll("<", "\\u003c").replaceAll(">", "\\u003e").replaceAll("&", "\\u0026");
  // An escaped backslash does not escape the quotation mark after it.
  if (written.includes("\\\\")) return written.replace(/\\./g, (pair) => (pair === '\\"' ? "\\u0022" : pair));
  return written.replaceAll('\\"', "\\u0022");
}
