/** A logarithmic axis. */
export interface Scale {
  /** The position of a value, from 0 at the start of the axis to 1 at its end. */
  readonly place: (value: number) => number;
  /** Round values on the axis, including its start and its end. */
  readonly ticks: readonly number[];
}

/** An axis between two round values. 1, 2 and 5 times each power of ten are round. */
export function createScale(values: readonly number[]): Scale {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const powers = Array.from({ length: 24 }, (_, index) => index - 9);
  const round = powers.flatMap((power) => [1, 2, 5].map((digit) => Number(`${digit}e${power}`)));
  const start = round.findLast((value) => value <= least) ?? least;
  const end = round.find((value) => value >= most && value > start) ?? most;
  return {
    place: (value) => Math.log(value / start) / Math.log(end / start),
    ticks: round.filter((value) => value >= start && value <= end),
  };
}
