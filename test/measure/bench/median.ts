import type { Cost } from "./measure-process.ts";

/** The median of each number over several runs. Of two middle values it takes the better one. */
export function findMedian(costs: readonly Cost[]): Cost {
  const middle = (numbers: readonly (number | undefined)[]) => {
    const known = numbers.filter((number) => number !== undefined).sort((one, other) => one - other);
    return known[Math.floor((known.length - 1) / 2)];
  };
  const seconds = middle(costs.map((cost) => cost.seconds));
  if (seconds === undefined) throw new Error("nothing was run");
  return { seconds, cpu: middle(costs.map(({ cpu }) => cpu)), memory: middle(costs.map(({ memory }) => memory)) };
}
