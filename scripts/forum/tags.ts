import type { Discussion, TagEntry } from "../content/model.ts";
import { compareText, type Problem } from "../content/problem.ts";
import { foldTag } from "../text/fold.ts";
import { buildTagSlug } from "../text/slug.ts";
import type { Entry, Tag, TagRef } from "./model.ts";
import { pickCommonest } from "./spelling.ts";

/** How many related tags a tag shows. */
const relatedLimit = 8;

/** The tags of a forum by key. */
export interface TagNames {
  /** The tag that a written label means; aliases lead to the tag that has them. */
  readonly find: (label: string) => TagRef;
  /** Its description in the registry. */
  readonly describe: (key: string) => string | undefined;
  readonly problems: readonly Problem[];
}

/**
 * Names every tag of the discussions. A label is the registry's, else the commonest spelling (ties: first by code point);
 * a slug is the registry's, else made from the key. A slug of the registry that is another tag's is a problem.
 */
export function nameTags(discussions: readonly Discussion[], registry: readonly TagEntry[]): TagNames {
  const entries = new Map(registry.map((entry) => [foldTag(entry.label), entry]));
  const aliases = new Map(registry.flatMap(({ label, aliases }) => aliases.map((alias) => [foldTag(alias), foldTag(label)])));
  const resolved = new Map<string, string>();
  const resolve = (label: string): string => {
    const known = resolved.get(label);
    if (known !== undefined) return known;
    const folded = foldTag(label);
    const key = aliases.get(folded) ?? folded;
    resolved.set(label, key);
    return key;
  };

  const spellings = new Map<string, Map<string, number>>();
  for (const label of discussions.flatMap(({ tags }) => tags)) {
    const counts = spellings.get(resolve(label)) ?? new Map<string, number>();
    spellings.set(resolve(label), counts.set(label, (counts.get(label) ?? 0) + 1));
  }

  const keys = [...new Set([...entries.keys(), ...spellings.keys()])].sort(compareText);
  const findLabel = (key: string) => entries.get(key)?.label ?? pickCommonest(spellings.get(key) ?? new Map()) ?? key;
  // Slugs that are made from keys never meet; one that the registry gives may be another tag's.
  const owners = new Map(keys.filter((key) => entries.get(key)?.slug === undefined).map((key) => [buildTagSlug(key), key]));
  const refs = new Map<string, TagRef>();
  const problems: Problem[] = [];
  for (const key of keys) {
    const label = findLabel(key);
    const entry = entries.get(key);
    const slug = entry?.slug ?? buildTagSlug(key);
    const owner = owners.get(slug) ?? key;
    if (entry && owner !== key) {
      const flaw = { rule: "sameTagSlug", slug, tag: label, other: findLabel(owner) } as const;
      problems.push({ file: "tags.yaml", line: entry.line, column: entry.column, flaw });
    }
    owners.set(slug, owner);
    const own = owner === key ? slug : buildTagSlug(key);
    refs.set(key, { key, label, slug: own, url: `/tags/${own}/` });
  }

  return {
    find: (label) => {
      const ref = refs.get(resolve(label));
      if (!ref) throw new Error(`tag without a name: ${label}`);
      return ref;
    },
    describe: (key) => entries.get(key)?.description,
    problems,
  };
}

/** The tags that have discussions: by count, largest first, then by key. Entries keep the order in which they are given. */
export function gatherTags(entries: readonly Entry[], describe: TagNames["describe"]): readonly Tag[] {
  const byKey = new Map<string, { ref: TagRef; entries: Entry[] }>();
  for (const entry of entries)
    for (const ref of entry.tags) {
      const tag = byKey.get(ref.key);
      if (tag) tag.entries.push(entry);
      else byKey.set(ref.key, { ref, entries: [entry] });
    }
  return [...byKey.values()]
    .map(({ ref, entries: tagged }): Tag => {
      const description = describe(ref.key);
      return { ...ref, entries: tagged, related: findRelated(ref.key, tagged), ...(description !== undefined && { description }) };
    })
    .sort((a, b) => b.entries.length - a.entries.length || compareText(a.key, b.key));
}

/** The tags that share most discussions with one, largest first, then by key. */
function findRelated(key: string, entries: readonly Entry[]): Tag["related"] {
  const shared = new Map<string, { tag: TagRef; shared: number }>();
  for (const tag of entries.flatMap(({ tags }) => tags)) {
    if (tag.key !== key) shared.set(tag.key, { tag, shared: (shared.get(tag.key)?.shared ?? 0) + 1 });
  }
  return [...shared.values()].sort((a, b) => b.shared - a.shared || compareText(a.tag.key, b.tag.key)).slice(0, relatedLimit);
}
