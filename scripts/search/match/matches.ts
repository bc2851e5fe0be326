import type { SearchState } from "../state.ts";
import type { Scores } from "./scores.ts";

export type Choices = Omit<SearchState, "query">;

/** The discussions that match all of a query. */
export interface Matches {
  /** As many as were needed or more, if there are as many, in the order that the reader chose. */
  readonly slots: Uint32Array;
  readonly scores: Scores;
  /** The number of discussions that match, at least. */
  readonly found: number;
  /** True if more than `found` match. */
  readonly isMore: boolean;
  /** For each wanted word the discussions with it, whatever other words they have. */
  readonly words: readonly Scores[];
}
