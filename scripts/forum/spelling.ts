import { compareText } from "../text/order.ts";

/** The spelling that stands most often; of equals the first by code point. */
export function pickCommonest(counts: ReadonlyMap<string, number>): string | undefined {
  return [...counts].sort(([a, countA], [b, countB]) => countB - countA || compareText(a, b))[0]?.[0];
}
