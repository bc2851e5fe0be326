/**
 * The address of a discussion, site-relative.
 *
 * @example buildDiscussionUrl("cursor-or-offset") // => "/discussions/cursor-or-offset/"
 */
export function buildDiscussionUrl(slug: string): string {
  return `/discussions/${slug}/`;
}
