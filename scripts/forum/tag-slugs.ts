import type { Discussion, TagEntry } from "../content/model.ts";
import { compareText, type Problem } from "../content/problem.ts";
import { buildTagSlug, foldSlug } from "../text/slug.ts";
import { buildHashedSlug } from "./hashed-slug.ts";

/** A tag before it has an address. */
export interface NamedTag {
  readonly key: string;
  readonly label: string;
  /** That of the registry. */
  readonly entry: TagEntry | undefined;
  /** How often it is written. */
  readonly uses: number;
}

/**
 * The slug of each tag by its key: the registry's, else made from the key. Where two would meet on some disk, one whose slug is made has it
 * before one to which the registry gives it, then one of the registry before another, then the one that is written more often, then the first
 * by key; what is wrong is told at the other's entry, or at its discussions.
 *
 * @param labelsOf the labels of a discussion that mean a tag.
 */
export function nameSlugs(
  tags: readonly NamedTag[],
  discussions: readonly Discussion[],
  labelsOf: (discussion: Discussion, key: string) => readonly string[],
): { readonly slugs: ReadonlyMap<string, string>; readonly problems: readonly Problem[] } {
  const owners = new Map<string, NamedTag>();
  const problems: Problem[] = [];
  const listUses = (key: string) =>
    discussions.flatMap((discussion) => labelsOf(discussion, key).map((label) => ({ file: discussion.file, label })));
  const nameFile = ({ key, entry }: NamedTag) =>
    entry
      ? "tags.yaml"
      : (listUses(key)
          .map(({ file }) => file)
          .sort(compareText)[0] ?? "");

  const slugs = [...tags].sort(compareRights).map((tag): [string, string] => {
    const { key, label, entry } = tag;
    const slug = entry?.slug ?? buildTagSlug(key);
    const owner = owners.get(foldSlug(slug));
    if (!owner) {
      owners.set(foldSlug(slug), tag);
      return [key, slug];
    }
    const other = { other: owner.label, otherFile: nameFile(owner) };
    if (entry?.slug === undefined) {
      for (const { file, label: written } of listUses(key))
        problems.push({ file, line: 1, column: 1, flaw: { rule: "sameTagAddress", tag: written, ...other } });
      return [key, buildHashedSlug(key)];
    }
    const flaw = { rule: "sameTagSlug", slug, tag: label, ...other } as const;
    problems.push({ file: "tags.yaml", line: entry.line, column: entry.column, flaw });
    return [key, buildTagSlug(key)];
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
