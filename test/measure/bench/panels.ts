import type { Panel } from "./plot.ts";
import { findMedian, type ReadCost, type Result, readMemory, readSeconds } from "./results.ts";

/** The steps in the plot, beside the peers. */
const drawn = ["clean", "edit"];

/** The panels of the plot: time and memory of builds with search, and of clean builds without. */
export function listPanels(results: readonly Result[]): readonly Panel[] {
  const shown = results.filter(({ build, isPeer, hasSearch }) => isPeer || (hasSearch ? drawn.includes(build) : build === "clean"));
  const listLines = (read: ReadCost) =>
    [...new Set(shown.map(nameLine))].map((name) => ({
      name,
      points: shown.flatMap((result) => {
        const value = nameLine(result) === name ? findMedian(result.costs.map(read)) : undefined;
        return value === undefined ? [] : [{ count: result.count, value }];
      }),
    }));
  const panels = [
    { title: "Time, in seconds", lines: listLines(readSeconds) },
    { title: "Peak memory, in megabytes", lines: listLines(readMemory) },
  ];
  return panels.filter(({ lines }) => lines.every(({ points }) => points.length > 0));
}

function nameLine({ build, isPeer, hasSearch }: Result): string {
  return isPeer || hasSearch ? build : `${build} without search`;
}
