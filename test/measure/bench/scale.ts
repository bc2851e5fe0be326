/** A logarithmic axis. */
export interface Scale {
  /** Where a value stands, from 0 at the start of the axis to 1 at its end. */
  readonly place: (value: number) => number;
  /** Round values on the axis, the first at its start and the last at its end. */
  readonly ticks: readonly number[];
}

/** An axis from one round value to another with all of these between them; 1, 2 and 5 of each power of ten are round. */
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
