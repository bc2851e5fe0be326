import type { Load, QueryWeight } from "./weigh-query.ts";

/** Queries as rows of a Markdown table, in kilobytes of 1,000 bytes. */
export function formatQueryWeights(weights: readonly (readonly [name: string, weight: QueryWeight])[]): string {
  const rows = weights.map(([name, { index, texts, scripts, cpu, cpuAgain }]) =>
    [name, ...[index, texts, scripts, add(index, texts)].map(formatLoad), cpu.toFixed(0), cpuAgain.toFixed(0)].join(" | "),
  );
  const head = "query | index | texts | scripts | index and texts | script ms, first | again";
  return [head, head.replace(/[^|]+/g, "---"), ...rows].map((row) => `| ${row} |`.replace(/ ?--- ?/g, "---")).join("\n");
}

function add(one: Load, other: Load): Load {
  return { requests: one.requests + other.requests, bytes: one.bytes + other.bytes };
}

function formatLoad({ requests, bytes }: Load): string {
  return requests === 0 ? "–" : `${(bytes / 1000).toFixed(1)} KB in ${requests}`;
}
