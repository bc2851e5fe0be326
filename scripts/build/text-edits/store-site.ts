import type { Discussion } from "../../content/model.ts";
import type { FoundFile } from "../../content/parse/files/found-file.ts";
import { listTexts } from "../../forum/links/resolve-links.ts";
import type { Entry, Forum } from "../../forum/model.ts";
import type { PlannedPage } from "../../pages/page.ts";
import { replaceParts } from "../../pages/replace-parts.ts";
import { forumUrls } from "../../pages/urls.ts";
import { pack, repack } from "../cache/packed.ts";
import type { PageRecords } from "../cache/page-record.ts";
import { stripDiscussion } from "../cache/stored-discussion.ts";
import type { LoadedForum } from "../load.ts";
import type { PreparedBuild } from "../plan.ts";
import { describeBuiltSite } from "../workers/render-site.ts";
import type { StalePage } from "./stale-pages.ts";
import type { StoredEntries } from "./stored-entries.ts";

import type { EntryNumber, NumberLists, StoredEntry, StoredPage, StoredSite } from "./stored-site.ts";

interface BuiltSite {
  readonly build: PreparedBuild;
  readonly found: readonly FoundFile[];
  readonly discussions: readonly Discussion[];
  readonly find: LoadedForum["find"];
  readonly pages: PageRecords;
  /** By slug. */
  readonly slots: ReadonlyMap<string, number>;
}

export function storeSite({ build, found, discussions, find, pages, slots }: BuiltSite): StoredSite {
  const { forum } = build.loaded;
  const { entries } = forum;
  const numbers = new Map<object, number>(entries.map((entry, number) => [entry, number]));
  const asParsed = new Set(discussions);
  const toStored = ({ discussion, ...entry }: Entry): StoredEntry =>
    asParsed.has(discussion) ? entry : { discussion: stripDiscussion(discussion), ...entry };
  const shown = createNumberLists();
  return {
    found,
    site: describeBuiltSite(build),
    files: entries.map(({ discussion }) => discussion.file),
    entries: pack(mapEach(entries, toStored)),
    slots: Uint32Array.from(slots.size === 0 ? [] : entries, ({ discussion }) => slots.get(discussion.slug) ?? 0),
    tags: forum.tags.map(({ entries, ...tag }) => ({ ...tag, entries: Uint32Array.from(entries, (entry) => numbers.get(entry) ?? 0) })),
    pages: pack(listPages(build.plan, pages, numbers, shown.add)),
    shown: shown.join(),
    anchored: listAnchored(forum, find),
  };
}

/** The stored site after edits of texts. */
export function updateSite(
  site: StoredSite,
  found: readonly FoundFile[],
  { edited, restored }: StoredEntries,
  stale: readonly StalePage[],
): StoredSite {
  const pages = new Map(stale.map(({ row, kind, page }) => [row, storePage(kind, page, restored, () => undefined)]));
  return { ...site, found, entries: repack(site.entries, edited), pages: repack(site.pages, pages) };
}

/** Yields one page after the other, since all together need as much memory as the forum. */
function* listPages(
  plan: PreparedBuild["plan"],
  records: PageRecords,
  numbers: ReadonlyMap<object, number>,
  onShown: (numbers: readonly number[]) => void,
): Iterable<StoredPage> {
  const planned = new Map<string, readonly [string, PlannedPage]>();
  for (const [kind, pages] of plan) for (const page of pages) planned.set(page.url, [kind, page]);
  for (const url of records.keys()) {
    const shown: number[] = [];
    const [kind, page] = planned.get(url) ?? [];
    if (kind !== undefined && page) yield storePage(kind, page, numbers, (number) => shown.push(number));
    onShown(shown);
  }
}

function storePage(
  kind: string,
  { render: _, props, ...page }: PlannedPage,
  numbers: ReadonlyMap<object, number>,
  onEntry: (number: number) => void,
): StoredPage {
  const replace = (part: object): EntryNumber | undefined => {
    const entryNumber = numbers.get(part);
    if (entryNumber === undefined) return undefined;
    onEntry(entryNumber);
    return { entryNumber };
  };
  // Functions cannot be stored.
  return { kind, props: page.mainThreadOnly ? {} : replaceParts(props, replace), ...page };
}

function createNumberLists() {
  const numbers: number[] = [];
  const ends: number[] = [];
  return {
    add: (list: readonly number[]) => {
      for (const number of list) numbers.push(number);
      ends.push(numbers.length);
    },
    join: (): NumberLists => ({ numbers: Uint32Array.from(numbers), ends: Uint32Array.from(ends) }),
  };
}

function* mapEach<One, Other>(values: Iterable<One>, map: (value: One) => Other): Iterable<Other> {
  for (const value of values) yield map(value);
}

/** The texts of these discussions decide where links of other texts lead. */
function listAnchored({ entries, pages }: Forum, find: LoadedForum["find"]): ReadonlySet<string> {
  const posts = entries.flatMap(({ discussion }) => listTexts(discussion, forumUrls));
  const own = pages.map(({ file, slug, links = [] }) => ({ links, text: { file, url: forumUrls.page(slug) } }));
  const destinations = [...posts, ...own].flatMap(({ links, text }) => links.map(({ address }) => find(address, text)));
  const named = destinations.filter(({ fragment }) => fragment !== "").flatMap(({ url }) => url ?? []);
  return new Set(named.map((url) => url.replace(/(?:\/index\.html|\/)?$/, "/")));
}
