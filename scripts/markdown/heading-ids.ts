import { limits } from "../text/limits.ts";
import { buildHeadingSlug } from "../text/slug.ts";
import { decodeAddress } from "./addresses.ts";

/** Finds the id of the heading for a `#fragment`, written by hand or percent-encoded. */
export type FindHeading = (fragment: string) => string | undefined;

/**
 * Gives each heading of a text an id, and finds it by its id or slug.
 *
 * @param slugs of all headings, in order.
 * @param idPrefix as in `PostContext`.
 */
export function createHeadingIds(
  slugs: readonly string[],
  idPrefix: string,
): { readonly ids: readonly string[]; readonly find: FindHeading } {
  const findId = createIds();
  const names = new Map<string, string>();
  const ids = slugs.map((slug) => {
    const own = findId(slug);
    const id = idPrefix + own;
    for (const name of [own, id, slug]) if (!names.has(name)) names.set(name, id);
    return id;
  });
  const find: FindHeading = (fragment) => {
    const name = decodeAddress(fragment) ?? fragment;
    return names.get(name) ?? names.get(buildHeadingSlug(name.slice(0, limits.headingIdLength)));
  };
  return { ids, find };
}

/**
 * `s-` separates an ASCII-only id from names of scripts and of the page's own elements (`location`,
 * `search`).
 */
function createIds(): (slug: string) => string {
  const nextNumbers = new Map<string, number>();
  return (slug) => {
    const name = /\P{ASCII}/u.test(slug) ? slug : `s-${slug || "section"}`;
    let id = name;
    for (let number = nextNumbers.get(name) ?? 1; nextNumbers.has(id); number++) {
      id = `${name}-${number}`;
      nextNumbers.set(name, number + 1);
    }
    nextNumbers.set(id, 1);
    return id;
  };
}
