import type { Problem } from "../../problems/problem.ts";
import { findUnclearTime } from "../../text/clock-change.ts";
import type { DateConvention, Moment } from "../../text/dates.ts";
import type { ParsedFile } from "./parse-markdown.ts";

interface PostTimes {
  readonly created: Moment;
  readonly updated?: Moment;
}

/** Builds a note for each time of a post that does not mean exactly one instant. */
export function noteUnclearTimes(
  { created, updated }: PostTimes,
  { readKey, refuse }: Pick<ParsedFile<unknown>, "readKey" | "refuse">,
  convention: DateConvention,
): readonly Problem[] {
  const note = (key: string, moment: Moment | undefined): readonly Problem[] => {
    const unclear = moment && findUnclearTime(readKey(key) ?? "", moment, convention);
    return unclear ? [refuse(key, { ...unclear, key })] : [];
  };
  return [...note("created", created), ...note("updated", updated)];
}
