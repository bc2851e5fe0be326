import { findPeer, findRatio, type ReadCost, type Result, readCpu, readMemory, readSeconds } from "./results.ts";
import { formatMarkdown, formatNumber, formatRatio } from "./table.ts";

/** One line of the table for all numbers of discussions. */
interface Line {
  readonly label: string;
  readonly format: (count: number) => string;
}

/** The ratios of all builds by the number of discussions, as a Markdown table. */
export function formatRatios(results: readonly Result[]): string {
  const counts = [...new Set(results.map(({ count }) => count))];
  const find = (count: number, build: string, hasSearch: boolean) =>
    results.find((result) => result.count === count && result.build === build && result.hasSearch === hasSearch);
  const lines = listBuilds(results).map(({ build, hasSearch, peer }): Line => {
    const label = `${build}${hasSearch ? "" : " without search"}, beside ${peer}`;
    return { label, format: (count) => formatTimes(find(count, build, hasSearch), findPeer(results, { count, hasSearch })) };
  });
  const memory = (count: number) =>
    formatRatio(findRatio(find(count, "clean", true), findPeer(results, { count, hasSearch: false }), readMemory));
  const growth = (count: number) => formatTimes(find(count, "clean", true), find(count / 10, "clean", true));
  const rows = [
    ...lines,
    { label: "clean, memory of the largest process beside Hugo", format: memory },
    { label: "clean, beside a tenth of the discussions", format: growth },
  ].map(({ label, format }) => [label, ...counts.map(format)]);
  return formatMarkdown(["CPU / wall", ...counts.map((count) => formatNumber(count, 0))], rows, 1);
}

/** Each kind of build that has a peer, once. */
function listBuilds(results: readonly Result[]): readonly { readonly build: string; readonly hasSearch: boolean; readonly peer: string }[] {
  const builds = results.flatMap((result) => {
    const peer = findPeer(results, result);
    const { build, hasSearch } = result;
    return result.isPeer || peer === undefined ? [] : [{ build, hasSearch, peer: peer.build }];
  });
  return [...new Map(builds.map((build) => [`${build.build} ${build.hasSearch}`, build])).values()];
}

function formatTimes(result: Result | undefined, other: Result | undefined): string {
  const format = (read: ReadCost) => formatRatio(findRatio(result, other, read));
  return `${format(readCpu)} / ${format(readSeconds)}`;
}
