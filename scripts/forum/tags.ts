import type { Discussion, TagEntry } from "../content/model.ts";
import type { Folding } from "../locale/locale.ts";
import type { Problem } from "../problems/problem.ts";
import { foldTag } from "../text/fold.ts";
import { compareNames } from "../text/name-order.ts";
import { makeAnew, type Recall } from "../text/recall.ts";
import { pickCommonest } from "./listing-name.ts";
import { areSameEntries, type Entry, type ForumUrls, isSameListing, type Tag, type TagRef } from "./model.ts";
import { compareListings } from "./order.ts";
import { assignTagSlugs, type NamedTag } from "./tag-slugs.ts";

/** Maximum number of related tags of a tag. */
const relatedLimit = 8;

/** The tags of a forum by key. */
export interface TagNames {
  /** Finds a tag by a label in a discussion, or by an alias. Throws for an unknown label. */
  readonly find: (label: string) => TagRef;
  /** The entry in `tags.yaml`, by key. */
  readonly findEntry: (key: string) => TagEntry | undefined;
  readonly problems: readonly Problem[];
  /** Every tag by key, and the key of each alias. */
  readonly table: { readonly refs: ReadonlyMap<string, TagRef>; readonly aliases: ReadonlyMap<string, string> };
  readonly uses: LabelUses;
}

/** Whether each label of the first names has the same tag in the second, if they still have it. */
export function haveSameNames({ table: one }: TagNames, { table: other }: TagNames): boolean {
  const areSameAliases = one.aliases.size === other.aliases.size && [...one.aliases].every(([key, to]) => other.aliases.get(key) === to);
  return areSameAliases && [...one.refs].every(([key, ref]) => !other.refs.has(key) || isSameListing(ref, other.refs.get(key)));
}

/** In how many discussions each label is. Of several spellings in one, the first counts. */
export type LabelUses = ReadonlyMap<string, number>;

export function countLabels(discussions: readonly Discussion[], folding: Folding, recall: Recall = makeAnew): LabelUses {
  const fold = createLabelFold(folding);
  const listFirstSpellings = (labels: readonly string[]) =>
    labels.filter((label, index) => labels.findIndex((other) => fold(other) === fold(label)) === index);
  const uses = new Map<string, number>();
  for (const { tags } of discussions)
    for (const label of recall(`spellings ${folding}`, tags, [], () => listFirstSpellings(tags)))
      uses.set(label, (uses.get(label) ?? 0) + 1);
  return uses;
}

/** Folds each label once. */
function createLabelFold(folding: Folding): (label: string) => string {
  const folded = new Map<string, string>();
  return (label) => {
    const known = folded.get(label);
    if (known !== undefined) return known;
    const key = foldTag(label, folding);
    folded.set(label, key);
    return key;
  };
}

/**
 * Names every tag of the discussions and of `tags.yaml`. The label comes from `tags.yaml`, else it
 * is the most frequent spelling (ties: first by code point).
 *
 * @param uses of the labels of `discussions`.
 * @param discussions are read only to explain problems.
 */
export function nameTags(
  uses: LabelUses,
  discussions: readonly Discussion[],
  registry: readonly TagEntry[],
  folding: Folding,
  buildUrl: ForumUrls["tag"],
): TagNames {
  const entries = new Map(registry.map((entry) => [foldTag(entry.label, folding), entry]));
  const aliases = new Map(
    registry.flatMap(({ label, aliases }) => aliases.map((alias) => [foldTag(alias, folding), foldTag(label, folding)])),
  );
  const fold = createLabelFold(folding);
  const resolve = (label: string): string => aliases.get(fold(label)) ?? fold(label);

  const spellings = new Map<string, Map<string, number>>();
  for (const [label, count] of uses) {
    const key = resolve(label);
    spellings.set(key, (spellings.get(key) ?? new Map<string, number>()).set(label, count));
  }

  const keys = [...new Set([...entries.keys(), ...spellings.keys()])];
  const tags = keys.map((key): NamedTag => {
    const [entry, counts] = [entries.get(key), spellings.get(key) ?? new Map<string, number>()];
    const uses = [...counts.values()].reduce((sum, count) => sum + count, 0);
    return { key, label: entry?.label ?? pickCommonest(counts) ?? key, entry, uses };
  });
  const hasTag = ({ tags }: Discussion, key: string) => tags.some((label) => resolve(label) === key);
  const { slugs, problems } = assignTagSlugs(tags, discussions, hasTag);
  const refs = new Map(
    tags.map(({ key, label }): [string, TagRef] => {
      const slug = slugs.get(key) ?? "";
      return [key, { key, label, slug, url: buildUrl(slug) }];
    }),
  );

  return {
    find: (label) => {
      const ref = refs.get(resolve(label));
      if (!ref) throw new Error(`tag without a name: ${label}`);
      return ref;
    },
    findEntry: (key) => entries.get(key),
    problems,
    table: { refs, aliases },
    uses,
  };
}

/**
 * The tags with discussions, by number, largest first, then by key. Entries keep their order.
 *
 * @param known tags of an earlier forum. A tag that did not change is the same object.
 * @param keys of the tags to gather, if not all.
 */
export function gatherTags(
  entries: readonly Entry[],
  findEntry: TagNames["findEntry"],
  known: readonly Tag[] = [],
  keys?: ReadonlySet<string>,
): readonly Tag[] {
  const knownByKey = new Map(known.map((tag) => [tag.key, tag]));
  const byKey = new Map<string, { ref: TagRef; entries: Entry[] }>();
  for (const entry of entries)
    for (const ref of entry.tags) {
      if (keys && !keys.has(ref.key)) continue;
      const tag = byKey.get(ref.key);
      if (tag) tag.entries.push(entry);
      else byKey.set(ref.key, { ref, entries: [entry] });
    }
  return [...byKey.values()]
    .map(({ ref, entries: tagged }): Tag => {
      const { description, aliases = [] } = findEntry(ref.key) ?? {};
      const last = knownByKey.get(ref.key);
      const isSame =
        isSameListing(ref, last) &&
        last?.description === description &&
        (last?.aliases ?? []).join("\n") === aliases.join("\n") &&
        areSameEntries(last?.entries ?? [], tagged);
      if (last && isSame) return last;
      return {
        entries: tagged,
        related: findRelated(ref.key, tagged),
        ...(description !== undefined && { description }),
        ...(aliases.length > 0 && { aliases }),
        ...ref,
      };
    })
    .sort(compareListings);
}

/** The tags that share most discussions with a tag, largest first, then by key. */
function findRelated(key: string, entries: readonly Entry[]): Tag["related"] {
  const shared = new Map<string, { tag: TagRef; shared: number }>();
  for (const { tags } of entries)
    for (const tag of tags) {
      if (tag.key === key) continue;
      const known = shared.get(tag.key);
      if (known) known.shared += 1;
      else shared.set(tag.key, { tag, shared: 1 });
    }
  const all = [...shared.values()];
  // Comparing the names of hundreds of tags for eight of them takes long.
  const least = all.map((one) => one.shared).sort((a, b) => b - a)[relatedLimit - 1] ?? 0;
  return all
    .filter((one) => one.shared >= least)
    .sort((a, b) => b.shared - a.shared || compareNames(a.tag.key, b.tag.key))
    .slice(0, relatedLimit);
}
