import type { Cost } from "./measure-process.ts";

/** A build of a forum of one size, with its cost. */
export interface Row {
  readonly count: number;
  readonly build: string;
  readonly cost: Cost;
}

/**
 * The builds as rows of a Markdown table. Each number has its ratio to Hugo's clean build, if there
 * is one.
 */
export function formatTable(rows: readonly Row[], hugo: string | undefined): string {
  const ratio = hugo === undefined ? "" : "of Hugo's";
  const head = ["discussions", "build", "seconds", ratio, "processor seconds", ratio, "MB", ratio];
  const lines = rows.map(({ count, build, cost }) => {
    const peer = rows.find((row) => row.count === count && row.build === hugo)?.cost;
    return [
      count.toLocaleString("en-US"),
      build,
      ...formatPair(cost.seconds, peer?.seconds, 2),
      ...formatPair(cost.cpu, peer?.cpu, 2),
      ...formatPair(cost.memory, peer?.memory, 0),
    ];
  });
  return [head, head.map((_, index) => (index === 1 ? "---" : "--:")), ...lines].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function formatPair(value: number | undefined, peer: number | undefined, digits: number): readonly string[] {
  if (value === undefined) return ["–", ""];
  return [value.toFixed(digits), peer === undefined ? "" : (value / peer).toFixed(3)];
}
