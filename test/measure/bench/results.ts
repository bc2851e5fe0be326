import type { Cost } from "./measure-process.ts";

/** The builds of one kind of a forum of one size. */
export interface Result {
  readonly count: number;
  readonly hasSearch: boolean;
  /** The name of the step, or of the peer. */
  readonly build: string;
  readonly isPeer: boolean;
  /** One for each run, in the order of the runs. */
  readonly costs: readonly Cost[];
}

export type ReadCost = (cost: Cost) => number | undefined;

export const readSeconds: ReadCost = ({ seconds }) => seconds;
export const readCpu: ReadCost = ({ cpu }) => cpu;
export const readMemory: ReadCost = ({ memory }) => memory;

/** The results with one more cost of a build. */
export function addCost(results: readonly Result[], build: Omit<Result, "costs">, cost: Cost): readonly Result[] {
  const found = findResult(results, build);
  if (found === undefined) return [...results, { ...build, costs: [cost] }];
  return results.map((result) => (result === found ? { ...found, costs: [...found.costs, cost] } : result));
}

function findResult(results: readonly Result[], { count, hasSearch, build }: Omit<Result, "costs">): Result | undefined {
  return results.find((result) => result.count === count && result.hasSearch === hasSearch && result.build === build);
}

/** The peer's build with the same discussions and, if the build has a search, with search. */
export function findPeer(results: readonly Result[], { count, hasSearch }: Pick<Result, "count" | "hasSearch">): Result | undefined {
  return results.find((result) => result.isPeer && result.count === count && result.hasSearch === hasSearch);
}

/** The median of the known values. Of two middle values it takes the lower one. */
export function findMedian(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined).sort((one, other) => one - other);
  return known[Math.floor((known.length - 1) / 2)];
}

/** The median of the ratios of each run, since the builds of one run had the same machine. */
export function findRatio(result: Result | undefined, peer: Result | undefined, read: ReadCost): number | undefined {
  return findMedian(
    (result?.costs ?? []).map((cost, run) => {
      const other = peer?.costs[run];
      const [value, base] = [read(cost), other && read(other)];
      return value === undefined || base === undefined ? undefined : value / base;
    }),
  );
}
