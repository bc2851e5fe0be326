import { hash as hashOnce } from "node:crypto";
import { listNames } from "../forum/authors.ts";
import type { Entry } from "../forum/model.ts";
import type { SiteContext } from "./context.ts";
import type { PlannedPage } from "./page.ts";

/** Names all that a page is made from, but for the moment: two pages with one digest read the same at the same moment. */
export type Digester = (kind: string, page: Pick<PlannedPage, "shows">) => string;

/**
 * Digests the pages of one build.
 *
 * @param entries all that a page may show; each is digested once.
 * @param edition names the code that makes pages of them.
 */
export function createDigester(site: SiteContext, entries: readonly Entry[], edition: string): Digester {
  const { clock: _, authors, cards, ...shared } = site;
  const common = hash([edition, shared, cards.edition, cards.whole]);
  const known = new Set<unknown>(entries);
  const digests = new Map<Entry, string>();
  const digestEntry = (entry: Entry): string => {
    const digest = digests.get(entry) ?? hash(describeEntry(entry, authors));
    digests.set(entry, digest);
    return digest;
  };
  const isEntry = (value: unknown): value is Entry => known.has(value);
  return (kind, { shows }) => hash([common, kind, shows], (_, value) => (isEntry(value) ? digestEntry(value) : value));
}

/** Plain data: the print of a discussion stands for its bodies and pictures, and names lead to addresses that are not the entry's own. */
function describeEntry({ discussion, ...entry }: Entry, authors: SiteContext["authors"]): unknown {
  const { pictures: _, ...own } = discussion;
  return [own, entry, listNames(discussion).map((name) => authors.get(name))];
}

function hash(value: unknown, replace?: (key: string, value: unknown) => unknown): string {
  return hashOnce("sha256", JSON.stringify(value, replace), "base64url");
}
