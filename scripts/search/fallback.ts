/**
 * What the search shows if few discussions hold all words of a query, or none. Few queries need
 * it, so it is a bundle of its own. It receives what the script of the page already has.
 */
import type { Run } from "../text/inline-code.ts";
import { findClosest, listUnknown } from "./match/closest.ts";
import type { Matches } from "./match/matches.ts";
import type { FoundDiscussion } from "./passage/discussion.ts";
import { findSpelling } from "./passage/spelling.ts";
import type { TextWords } from "./passage/text-words.ts";
import { switchKeyboard } from "./query/keyboard.ts";
import type { Wanted } from "./query/words.ts";
import type { IndexReader } from "./read/index-reader.ts";
import { suggestWords } from "./suggest.ts";

/** What a query was, and what it found. */
export interface Answered {
  readonly query: string;
  readonly wanted: readonly Wanted[];
  readonly matches: Matches;
}

export interface SearchSteps {
  readonly index: IndexReader;
  readonly readDiscussion: (slot: number) => Promise<FoundDiscussion>;
  readonly readWords: (runs: readonly Run[]) => TextWords;
  /** The best result of another query with the same choices. */
  readonly findFirst: (query: string) => Promise<FoundDiscussion | undefined>;
}

export interface ClosestResult {
  /** The words that the discussions lack, as they were typed. */
  readonly lacking: readonly string[];
  readonly shown: readonly FoundDiscussion[];
}

/** The highest number of discussions that hold only some of the words. */
const closestLimit = 10;

/** How many corrections of one word are tried. */
const correctionLimit = 3;

/** Discussions that hold some of the words, in groups by the words that they lack. */
export async function listClosest({ wanted, matches }: Answered, { readDiscussion }: SearchSteps): Promise<readonly ClosestResult[]> {
  const groups = findClosest(matches, closestLimit);
  return Promise.all(
    groups.map(async ({ lacking, slots }) => ({
      lacking: lacking.map((position) => wanted[position]?.text ?? ""),
      shown: await Promise.all(slots.map(readDiscussion)),
    })),
  );
}

/**
 * A query typed with the right keyboard layout, or else with known words for the unknown ones: on
 * the right layout, or one edit away.
 */
export async function suggestQuery({ query, wanted, matches }: Answered, steps: SearchSteps): Promise<string | undefined> {
  const switched = await switchKnown(query, steps);
  if (switched !== undefined) return switched;
  let corrected = query;
  for (const position of listUnknown(matches)) {
    const { text = "", ways = [] } = wanted[position] ?? {};
    const known = (await switchKnown(text, steps)) ?? (await correctWord(ways[0]?.[0]?.word ?? "", steps));
    if (known !== undefined) corrected = corrected.replace(text, () => known);
  }
  return corrected !== query && (await steps.findFirst(corrected)) ? corrected : undefined;
}

/** A text on the other keyboard layout, if that finds something. One letter says too little. */
async function switchKnown(text: string, { findFirst }: SearchSteps): Promise<string | undefined> {
  const switched = text.length > 1 ? switchKeyboard(text) : undefined;
  return switched !== undefined && (await findFirst(switched)) ? switched : undefined;
}

/** The most common of the near words, as a discussion spells it. */
async function correctWord(word: string, { index, findFirst, readWords }: SearchSteps): Promise<string | undefined> {
  for (const known of await suggestWords(index, word, correctionLimit)) {
    const first = await findFirst(known);
    if (first) return findSpelling(known, first, readWords);
  }
  return undefined;
}
