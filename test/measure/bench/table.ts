import { findMedian, findPeer, findRatio, type ReadCost, type Result, readCpu, readMemory, readSeconds } from "./results.ts";

const head = ["discussions", "search", "build", "seconds", "ratio", "CPU s", "ratio", "MB", "ratio", "MB of all", "output MB", "files"];

/**
 * The medians of all builds as a Markdown table. A ratio compares a number with the peer's clean
 * build, if there is one.
 */
export function formatTable(results: readonly Result[]): string {
  const rows = results.map((result) => {
    const { count, hasSearch, build, costs } = result;
    const format = (read: ReadCost, digits: number) => formatNumber(findMedian(costs.map(read)), digits);
    const formatPair = (read: ReadCost, digits: number) => [
      format(read, digits),
      formatRatio(findRatio(result, findPeer(results, result), read)),
    ];
    return [
      formatNumber(count, 0),
      hasSearch ? "yes" : "no",
      build,
      ...formatPair(readSeconds, 2),
      ...formatPair(readCpu, 2),
      ...formatPair(readMemory, 0),
      format(({ treeMemory }) => treeMemory, 0),
      format(({ bytes }) => bytes / 1e6, 1),
      format(({ files }) => files, 0),
    ];
  });
  return formatMarkdown(head, rows, 3);
}

/** @param names the number of first columns, which are aligned left. */
export function formatMarkdown(head: readonly string[], rows: readonly (readonly string[])[], names: number): string {
  const rule = head.map((_, index) => (index < names ? "---" : "--:"));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** Three digits, or a dash. */
export function formatRatio(ratio: number | undefined): string {
  return ratio?.toLocaleString("en-US", { maximumSignificantDigits: 3 }) ?? "–";
}

export function formatNumber(value: number | undefined, digits: number): string {
  return value?.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits }) ?? "–";
}
