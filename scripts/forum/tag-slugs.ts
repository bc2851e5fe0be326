import type { Discussion, TagEntry } from "../content/model.ts";
import type { Problem } from "../problems/problem.ts";
import { compareText } from "../text/code-point-order.ts";
import { buildTagSlug, foldSlug } from "../text/slug.ts";
import { buildHashedSlug } from "./listing-name.ts";

const registryFile = "tags.yaml";

/** A tag before it has an address. */
export interface NamedTag {
  readonly key: string;
  readonly label: string;
  /** The entry in `tags.yaml`. */
  readonly entry: TagEntry | undefined;
  /** Number of occurrences in discussions. */
  readonly uses: number;
}

/**
 * Assigns slugs to tags, by key: the slug in `tags.yaml`, else one built from the key. If two slugs
 * collide on some disk, the first tag in this order owns the slug: tags without a slug in
 * `tags.yaml`, tags listed in `tags.yaml`, more uses, key. The other tag gets a problem, at its
 * entry or at its discussions.
 *
 * @param hasTag true if a discussion has the tag with this key.
 */
export function assignTagSlugs(
  tags: readonly NamedTag[],
  discussions: readonly Discussion[],
  hasTag: (discussion: Discussion, key: string) => boolean,
): { readonly slugs: ReadonlyMap<string, string>; readonly problems: readonly Problem[] } {
  const owners = new Map<string, NamedTag>();
  const problems: Problem[] = [];
  const findFiles = (key: string) => discussions.filter((discussion) => hasTag(discussion, key)).map(({ file }) => file);
  const nameFile = ({ key, entry }: NamedTag) => (entry ? registryFile : (findFiles(key).sort(compareText)[0] ?? registryFile));
  const explain = ({ key, label: tag, entry }: NamedTag, owner: NamedTag): readonly Problem[] => {
    const tags = { tag, other: owner.label, otherFile: nameFile(owner) };
    if (entry?.slug === undefined)
      return findFiles(key).map((file) => ({ file, line: 1, column: 1, violation: { rule: "sameTagAddress", ...tags } }));
    const { line, column, slug } = entry;
    return [{ file: registryFile, line, column, violation: { rule: "sameTagSlug", slug, ...tags } }];
  };

  const slugs = [...tags].sort(compareRights).map((tag): [string, string] => {
    const { key, entry } = tag;
    const slug = entry?.slug ?? buildTagSlug(key);
    const owner = owners.get(foldSlug(slug));
    owners.set(foldSlug(slug), owner ?? tag);
    if (!owner) return [key, slug];
    problems.push(...explain(tag, owner));
    // A hash keeps the pages apart, so that no collision of addresses is reported as well.
    return [key, buildHashedSlug(key)];
  });
  return { slugs: new Map(slugs), problems };
}

function compareRights(a: NamedTag, b: NamedTag): number {
  return (
    Number(a.entry?.slug !== undefined) - Number(b.entry?.slug !== undefined) ||
    Number(b.entry !== undefined) - Number(a.entry !== undefined) ||
    b.uses - a.uses ||
    compareText(a.key, b.key)
  );
}
