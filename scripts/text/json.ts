/**
 * Writes JSON that has no `<`, `>` or `&`, and no quotation mark but those around its strings: inside a string they would end or open
 * something where the JSON stands in a page, or be taken for HTML by a server that guesses.
 *
 * @example encodeJson({ a: '</script> "b"' }) // => '{"a":"\\u003c/script\\u003e \\u0022b\\u0022"}'
 */
export function encodeJson(value: unknown): string {
  const written = JSON.stringify(value).replaceAll("<", "\\u003c").replaceAll(">", "\\u003e").replaceAll("&", "\\u0026");
  // A backslash that is escaped itself says nothing of the quotation mark behind it.
  if (written.includes("\\\\")) return written.replace(/\\./g, (pair) => (pair === '\\"' ? "\\u0022" : pair));
  return written.replaceAll('\\"', "\\u0022");
}
