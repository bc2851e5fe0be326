import type { Forum, RemovedEntry } from "../forum/model.ts";
import type { Page } from "./page.ts";

/** The page of a discussion whose first post was removed. */
export interface RemovedPage extends Page, Omit<RemovedEntry, "url"> {}

/** Each page keeps its address, so that links to it and to its replies still lead there. */
export function planRemoved({ removed = [] }: Forum): readonly RemovedPage[] {
  return removed.map((entry) => ({ source: entry.discussion.file, mainThreadOnly: true, ...entry }));
}
