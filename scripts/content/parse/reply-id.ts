/**
 * Builds the anchor of a reply from its file name. It contains a colon, unlike the ids of headings
 * and of other elements.
 *
 * @example buildReplyId("1-sara.md") // => "reply:1-sara"
 */
export function buildReplyId(name: string): string {
  return `reply:${name.replace(/\.md$/, "")}`;
}
