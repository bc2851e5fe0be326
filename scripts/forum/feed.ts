import type { Discussion } from "../content/model.ts";
import { buildNameUuid } from "../text/name-uuid.ts";

/** The maximum number of entries in a feed. */
export const feedLength = 20;

/** The namespace of discussions (RFC 9562, 6.5): a random UUID, fixed forever. */
const namespace = "df8a2387-e744-4a43-bb68-76b12354111d";

/**
 * The id of a discussion in feeds (RFC 4287, 4.2.6). A name-based UUID of slug and creation stays
 * the same when the site moves, and differs for a new discussion that reuses an old slug.
 *
 * @example buildFeedId({ slug: "hello", created }) // => "urn:uuid:…"
 */
export function buildFeedId({ slug, created }: Pick<Discussion, "slug" | "created">): string {
  return `urn:uuid:${buildNameUuid(`${slug}\n${created.datetime}`, namespace)}`;
}
