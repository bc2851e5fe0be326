import { group } from "./format-report.ts";

/** How far a stage is. */
export interface Progress {
  readonly stage: string;
  readonly done: number;
  readonly total: number;
  /** As many are done in a second; absent while there is nothing to tell it by. */
  readonly pace?: number;
}

/**
 * Says in one line how far a stage is, how fast it goes and how long it will take at that pace.
 *
 * @param columns that the line may have; it ends in `…` where it would have more.
 * @example formatProgress({ stage: "Reading", done: 4500, total: 9000, pace: 1500 }, 80) // => "Reading … 4,500 of 9,000, 1,500 a second, 3 s left"
 */
export function formatProgress({ stage, done, total, pace }: Progress, columns: number): string {
  const reached = `${stage} … ${group(done)} of ${group(total)}`;
  return cut(pace ? `${reached}, ${formatPace(pace)}, ${formatTime((total - done) / pace)} left` : reached, columns);
}

/** Shortens a line of letters that each take one column. */
export function cut(line: string, columns: number): string {
  return line.length <= columns ? line : `${line.slice(0, Math.max(columns - 1, 0))}…`;
}

function formatPace(perSecond: number): string {
  return perSecond < 10 ? `${perSecond.toFixed(1)} a second` : `${group(Math.round(perSecond))} a second`;
}

/** The last minute in seconds, all before it in minutes. */
function formatTime(seconds: number): string {
  return seconds < 60 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;
}
