import { createHash } from "node:crypto";
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
  const common = hash([edition, shared, cards.edition, cards.find()]);
  const digests = new Map<unknown, string | undefined>(entries.map((entry) => [entry, undefined]));
  const digestEntry = (entry: Entry): string => {
    const known = digests.get(entry);
    if (known !== undefined) return known;
    // Names lead to pages whose addresses are not the entry's own.
    // Bodies are functions, which JSON passes over; the print of the discussion stands for them.
    const made = hash([entry, listNames(entry.discussion).map((name) => authors.get(name))], spell);
    digests.set(entry, made);
    return made;
  };
  const isEntry = (value: unknown): value is Entry => digests.has(value);
  return (kind, { shows }) => hash([common, kind, shows], (_key, value) => (isEntry(value) ? digestEntry(value) : spell(_key, value)));
}

/** JSON knows no maps. */
function spell(_key: string, value: unknown): unknown {
  return value instanceof Map ? [...value] : value;
}

function hash(value: unknown, replace = spell): string {
  return createHash("sha256").update(JSON.stringify(value, replace)).digest("base64url");
}
