import type { Term, Wanted } from "./query.ts";

/** A found discussion. Terms that find the same one differ only in the score. */
export interface Hit {
  readonly id: string;
  /** A higher score comes first. */
  readonly score: number;
}

type Add = (score: number, other: number) => number;

export type Hits<Found extends Hit> = ReadonlyMap<string, Found>;

/**
 * Finds the hits that match every wanted word, best first. Equal scores keep the order of the first
 * word's hits. Of two ways to match a word the better score counts. If the ways are one word, only
 * the first way with hits counts.
 *
 * @param find returns the hits of a term.
 * @param add combines the scores of two terms.
 */
export function combineHits<Found extends Hit>(wanted: readonly Wanted[], find: (term: Term) => Hits<Found>, add: Add): readonly Found[] {
  const words = wanted.map(({ ways, isOneWord }) => {
    const found = ways.map((terms) => intersect(terms.map(find), add));
    return isOneWord ? (found.find((hits) => hits.size > 0) ?? new Map()) : unite(found);
  });
  return [...intersect(words, add).values()].sort((a, b) => b.score - a.score);
}

function intersect<Found extends Hit>([first, ...others]: readonly Hits<Found>[], add: Add): Hits<Found> {
  const common = new Map<string, Found>();
  for (const [id, hit] of first ?? []) {
    const rest = others.flatMap((hits) => hits.get(id) ?? []);
    if (rest.length === others.length) common.set(id, { ...hit, score: rest.reduce((sum, { score }) => add(sum, score), hit.score) });
  }
  return common;
}

function unite<Found extends Hit>(several: readonly Hits<Found>[]): Hits<Found> {
  const all = new Map<string, Found>();
  for (const hit of several.flatMap((hits) => [...hits.values()])) {
    const previous = all.get(hit.id);
    if (!previous || previous.score < hit.score) all.set(hit.id, hit);
  }
  return all;
}
