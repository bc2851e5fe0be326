/**
 * Splits the tags of a question, written `<a><b>` in dumps until 2024 and `|a|b|` since; undefined for any other form, so that no tag is lost unseen.
 *
 * @example parseTags("<c++><.net>") // => ["c++", ".net"]
 * @example parseTags("|c#|node.js|") // => ["c#", "node.js"]
 */
export function parseTags(written: string): readonly string[] | undefined {
  if (/^(?:<[^<>|\s]+>)+$/.test(written)) return written.slice(1, -1).split("><");
  if (/^\|(?:[^<>|\s]+\|)+$/.test(written)) return written.slice(1, -1).split("|");
  return undefined;
}
