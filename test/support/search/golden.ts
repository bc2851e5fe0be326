import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { SearchState } from "../../../scripts/search/state.ts";
import type { ForumName } from "./forums.ts";

/** What a reader asks: a query, and choices of the form. */
export interface Question {
  readonly query: string;
  /** A tag is a slug. A year is of the site's calendar. */
  readonly filters?: Partial<Pick<SearchState, "tag" | "status" | "year">>;
  /** Without it the best results come first. */
  readonly order?: "newest";
}

/** Answers a question about one forum. */
export type Search = (question: Question) => Answer | Promise<Answer>;

export interface Answer {
  /** Number of all results. */
  readonly count: number;
  /** At least the first ten results, or all. */
  readonly slugs: readonly string[];
}

/** A question with the recorded answer. */
export interface GoldenQuestion extends Question {
  /** What the question is an example of. */
  readonly about: string;
  readonly count: number;
  /** The slugs of the first ten results, in order. */
  readonly first: readonly string[];
  /** The number of discussions that hold all words, if it is not `count`. */
  readonly holding?: number;
  /** Why `holding` is not `count`. */
  readonly note?: string;
}

/** A file of this folder. */
export interface GoldenList {
  /** How the list was recorded, in words. */
  readonly recorded: string;
  readonly questions: readonly GoldenQuestion[];
}

/** The number of recorded slugs. */
export const firstLength = 10;

export function locateGolden(forum: ForumName): string {
  return fileURLToPath(new URL(`../../search/golden/${forum}.json`, import.meta.url));
}

export function readGolden(forum: ForumName): GoldenList {
  return JSON.parse(readFileSync(locateGolden(forum), "utf8"));
}

/** Formats a list as JSON, with a line for each key and each slug. */
export function formatGolden({ recorded, questions }: GoldenList): string {
  const ordered = questions.map(({ about, query, filters, order, count, first, holding, note }) => ({
    ...{ about, query, filters, order, count, holding, note, first },
  }));
  return `${JSON.stringify({ recorded, questions: ordered }, null, 2)}\n`;
}

/** A title for a test: the question, and what it is an example of. */
export function describeQuestion({ query, filters, order, about }: GoldenQuestion): string {
  const choices = Object.entries({ ...filters, ...(order && { order }) }).map(([name, value]) => ` ${name}:${value}`);
  return `\`${query}\`${choices.join("")} (${about})`;
}
