import { loadForum } from "../../../scripts/build/load.ts";
import type { Entry } from "../../../scripts/forum/model.ts";
import { plainTitle } from "../../../scripts/forum/title.ts";
import { listDisplays } from "../../../scripts/listing/filter.ts";
import { extractText } from "../../../scripts/markdown/plain/full-text.ts";
import type { SiteContext } from "../../../scripts/pages/site.ts";
import { matchesTerm, type Term, type Wanted } from "../../../scripts/search/query/words.ts";
import { findYear } from "../../../scripts/text/format-date.ts";
import { joinRuns } from "../../../scripts/text/inline-code.ts";
import { groupWords } from "../../../scripts/text/search-words.ts";
import { describeSite } from "../../pages/sample.ts";
import { now } from "../site/site.ts";
import type { Question, Search } from "./golden.ts";
import { parseQuery } from "./parse-query.ts";

interface Candidate {
  readonly slug: string;
  readonly words: ReadonlySet<string>;
  readonly tags: readonly string[];
  readonly statuses: readonly string[];
  readonly year: string;
}

/**
 * A search without an index: it compares every wanted word with every word of the titles, posts,
 * tags, their other names and authors of a content folder. The words of a phrase may be anywhere.
 * Results are in listing order, the newest first. An empty query matches every discussion, and a
 * query of signs matches none.
 */
export function openBruteForce(content: string): Search {
  const { forum, problems } = loadForum({ content, clock: now, skipBroken: false });
  if (problems.length > 0) throw new Error(JSON.stringify(problems, null, 2));
  const site = describeSite(forum);
  const { locale } = site;
  const candidates = forum.entries.map((entry) => readCandidate(entry, site));
  return (question) => {
    const { wanted, excluded } = parseQuery(question.query, locale.folding, []);
    const chosen = candidates.filter((candidate) => isChosen(candidate, question) && !excluded.some((word) => hasWord(candidate, word)));
    const sets = wanted.map((word) => findWanted(chosen, word));
    if (sets.length === 0 && question.query.trim() !== "") return { count: 0, slugs: [] };
    const slugs = chosen.filter((candidate) => sets.every((set) => set.has(candidate))).map(({ slug }) => slug);
    return { count: slugs.length, slugs };
  };
}

function readCandidate({ discussion, tags, activity, solved, closed, replies }: Entry, { locale, site, aliases }: SiteContext): Candidate {
  const posts = extractText([discussion, ...discussion.replies].map(({ readBody }) => readBody()));
  const names = tags.flatMap(({ key, label }) => [label, ...(aliases.get(key) ?? [])]);
  const texts = [joinRuns(posts), plainTitle(discussion.title), names.join(", "), discussion.author];
  const groups = texts.flatMap((text) => groupWords(text, locale.folding));
  return {
    slug: discussion.slug,
    words: new Set(groups.flatMap(({ whole, parts }) => [whole, ...parts].map(({ word }) => word))),
    tags: tags.map(({ slug }) => slug),
    statuses: listDisplays({ solved, closed, answered: replies > 0 }),
    year: String(findYear(locale, activity.at, site.zone)),
  };
}

function isChosen({ tags, statuses, year }: Candidate, { filters = {} }: Question): boolean {
  const isTagged = filters.tag === undefined || tags.includes(filters.tag);
  const hasStatus = filters.status === undefined || statuses.includes(filters.status);
  return isTagged && hasStatus && (filters.year === undefined || filters.year === year);
}

/** If the ways are one word, only the first way that some candidate matches counts. */
function findWanted(candidates: readonly Candidate[], { ways, isOneWord }: Wanted): ReadonlySet<Candidate> {
  const found = ways.map((terms) => candidates.filter(({ words }) => terms.every((term) => hasTerm(words, term))));
  return new Set(isOneWord ? found.find((matching) => matching.length > 0) : found.flat());
}

function hasWord({ words }: Candidate, { ways }: Wanted): boolean {
  return ways.some((terms) => terms.every((term) => hasTerm(words, term)));
}

function hasTerm(words: ReadonlySet<string>, term: Term): boolean {
  return [...words].some((word) => matchesTerm(word, term));
}
