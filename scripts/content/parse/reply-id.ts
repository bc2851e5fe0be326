/**
 * The anchor of a reply, from its file name. The colon keeps it apart from the ids of headings, which never hold one, and of the page itself.
 *
 * @example buildReplyId("1-sara.md") // => "reply:1-sara"
 */
export function buildReplyId(name: string): string {
  return `reply:${name.replace(/\.md$/, "")}`;
}
