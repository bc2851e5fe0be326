/** Inside a string these would end or open something where the JSON stands in a page, or be taken for HTML by a server that guesses. */
const escapes: Readonly<Record<string, string>> = { "<": "\\u003c", ">": "\\u003e", "&": "\\u0026", '\\"': "\\u0022" };

/**
 * Writes JSON that has no `<`, `>` or `&`, and no quotation mark but those around its strings.
 *
 * @example encodeJson({ a: '</script> "b"' }) // => '{"a":"\\u003c/script\\u003e \\u0022b\\u0022"}'
 */
export function encodeJson(value: unknown): string {
  return JSON.stringify(value).replace(/\\.|[<>&]/g, (written) => escapes[written] ?? written);
}
