import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { findHugo, measureHugo } from "./hugo.ts";
import type { Cost } from "./measure-process.ts";
import { findMedian } from "./median.ts";
import { drawPlot, type Panel } from "./plot.ts";
import { runSteps } from "./run-steps.ts";
import { steps } from "./steps.ts";
import { formatTable, type Row } from "./table.ts";

const usage = `npm run bench -- COUNT [COUNT…] [--runs NUMBER] [--plot FILE]
Builds forums of COUNT discussions that nobody wrote, and says what each build took beside a clean build of Hugo, where it is installed.
  --runs NUMBER    run everything so often, and take the medians (default: 1)
  --plot FILE      where several counts are drawn (default: .github/bench.svg)`;

const asked = readArguments();
if (asked) await bench(asked);
else {
  console.error(usage);
  process.exitCode = 2;
}

interface Asked {
  /** Unique, in ascending order. */
  readonly counts: readonly number[];
  readonly runs: number;
  readonly plot: string;
}

/** Undefined for builds that are not possible. */
function readArguments(): Asked | undefined {
  const options = { runs: { type: "string", default: "1" }, plot: { type: "string", default: ".github/bench.svg" } } as const;
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const counts = [...new Set(positionals.map(Number))].sort((one, other) => one - other);
    const runs = Number(values.runs);
    const isSound = counts.length > 0 && [...counts, runs].every((number) => Number.isSafeInteger(number) && number > 0);
    return isSound ? { counts, runs, plot: values.plot } : undefined;
  } catch {
    return undefined;
  }
}

async function bench({ counts, runs, plot }: Asked): Promise<void> {
  const hugo = findHugo();
  const peer = hugo && `Hugo ${hugo.version}, clean`;
  console.error(peer ?? "There is no Hugo here to compare with.");
  const rows: Row[] = [];
  for (const count of counts) {
    const costs = new Map<string, Cost[]>();
    for (let run = 1; run <= runs; run++) {
      console.error(`${count} discussions, run ${run} of ${runs} …`);
      for (const [build, cost] of await runSteps(count, steps)) costs.set(build, [...(costs.get(build) ?? []), cost]);
      if (hugo && peer) costs.set(peer, [...(costs.get(peer) ?? []), await measureHugo(hugo, count)]);
    }
    rows.push(...[...costs].map(([build, list]): Row => ({ count, build, cost: findMedian(list) })));
  }
  console.log(formatTable(rows, peer));
  if (counts.length > 1) {
    writeFileSync(plot, drawPlot(listPanels(rows, peer)));
    console.log(`\n${plot} shows them.`);
  }
}

function listPanels(rows: readonly Row[], peer: string | undefined): readonly Panel[] {
  const drawn = ["clean", "no change", "one edit", "one edit, a day later", ...(peer === undefined ? [] : [peer])];
  const listLines = (read: (cost: Cost) => number | undefined) =>
    drawn.map((name) => ({
      name,
      points: rows.flatMap(({ count, build, cost }) => {
        const value = build === name ? read(cost) : undefined;
        return value === undefined ? [] : [{ count, value }];
      }),
    }));
  const panels = [
    { title: "Time, in seconds", lines: listLines(({ seconds }) => seconds) },
    { title: "Peak memory, in megabytes", lines: listLines(({ memory }) => memory) },
  ];
  return panels.filter(({ lines }) => lines.every(({ points }) => points.length > 0));
}
