/**
 * Builds the anchor of a reply from its file name. No id of a heading or of the page holds a colon.
 *
 * @example buildReplyId("1-sara.md") // => "reply:1-sara"
 */
export function buildReplyId(name: string): string {
  return `reply:${name.replace(/\.md$/, "")}`;
}
