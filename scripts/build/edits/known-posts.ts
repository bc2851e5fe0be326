import type { Discussion, Reply } from "../../content/model.ts";
import type { SearchDocument, SearchPost } from "../../search/index/document.ts";

/**
 * The replies of a long discussion that an edit left as they were, as the last search index has
 * them, by id.
 *
 * @param readDocument gives the document of the discussion in that index.
 */
export function findKnownPosts(
  before: Pick<Discussion, "replies">,
  after: Pick<Discussion, "replies">,
  readDocument: () => SearchDocument | undefined,
): ReadonlyMap<string, SearchPost> {
  const checksums = new Map(before.replies.map(({ id, checksum }) => [id, checksum]));
  const isSame = ({ id, checksum }: Reply) => checksum !== undefined && checksums.get(id) === checksum;
  const same = new Set(after.replies.filter(isSame).map(({ id }) => id));
  const posts = same.size === 0 ? [] : (readDocument()?.posts ?? []);
  return new Map(posts.filter(({ id }) => same.has(id)).map((post) => [post.id, post]));
}
