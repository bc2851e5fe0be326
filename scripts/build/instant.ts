import { findProblemWords } from "../problems/languages.ts";
import { describeViolation } from "../problems/violation.ts";
import { findUnclearText } from "../text/clock-change.ts";
import { type DateConvention, parseMoment } from "../text/dates.ts";
import { UsageError } from "./usage-error.ts";

/**
 * Parses the value of `--now`, to seconds since the epoch.
 *
 * @throws {UsageError}
 */
export function readInstant(written: string, convention: DateConvention): number {
  const parsed = parseMoment(written, convention);
  if (parsed.ok) return parsed.moment.at;
  const { reason, fix } = describeViolation(parsed.violation, findProblemWords("en"));
  throw new UsageError(`\`--now\` ${reason}. ${fix}`);
}

/** Returns a sentence if the value of `--now` does not mean exactly one instant. */
export function warnOfInstant(written: string | undefined, convention: DateConvention): readonly string[] {
  const unclear = written === undefined ? undefined : findUnclearText(written, convention);
  if (!unclear) return [];
  const { reason, fix } = describeViolation<"skippedTime" | "repeatedTime">({ ...unclear, key: "--now" }, findProblemWords("en"));
  return [`${reason}. ${fix}`];
}

/**
 * The time of a build without `--now`.
 *
 * @param environment `SOURCE_DATE_EPOCH` is whole seconds since the epoch
 * (reproducible-builds.org).
 * @returns seconds since the epoch.
 * @throws {UsageError}
 */
export function readClock({ SOURCE_DATE_EPOCH: epoch }: NodeJS.ProcessEnv): number {
  if (!epoch) return Math.floor(Date.now() / 1000);
  if (/^\d{1,11}$/.test(epoch)) return Number(epoch);
  throw new UsageError(`SOURCE_DATE_EPOCH must be whole seconds since 1970, not \`${epoch}\`.`);
}
