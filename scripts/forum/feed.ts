import { v5 as hashName } from "uuid";
import type { Discussion } from "../content/model.ts";

/** How many entries a feed has at most. */
export const feedLength = 50;

/** The namespace of discussions (RFC 9562, 6.5): made once, by chance. */
const namespace = "df8a2387-e744-4a43-bb68-76b12354111d";

/**
 * The id of a discussion in feeds (RFC 4287, 4.2.6). It is the same wherever the site moves, and another one for a discussion that takes
 * the name of an earlier one.
 *
 * @example buildFeedId({ slug: "hello", created }) // => "urn:uuid:…"
 */
export function buildFeedId({ slug, created }: Pick<Discussion, "slug" | "created">): string {
  return `urn:uuid:${hashName(`${slug}\n${created.datetime}`, namespace)}`;
}
