import { foldSlug } from "../../text/slug.ts";

/** Where the site has files of its own, or may have them with the next tag, author or setting; a test compares it with the plan. */
const own = /^(?:tags|authors|search|admin|assets|old-addresses(?:\.json)?|sitemap-\d+\.xml)$/;

/**
 * Whether a path is, or may become, one of the site's own, so that no discussion can have had it. The address of a discussion is free, as
 * one that was renamed had it; what lies below is not, and neither is the folder of all.
 *
 * @param segments of a path without a query; with one it is no page, and only has to leave those of the site alone.
 */
export function isOfSite([top = "", ...below]: readonly string[], hasQuery: boolean): boolean {
  // Some hosts give `tags.html` for `tags`.
  const folder = foldSlug(top).replace(/\.html$/, "");
  if (folder !== "discussions") return own.test(folder);
  return below.length > 1 || (below.length === 0 && !hasQuery);
}
