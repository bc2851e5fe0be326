import { parseArgs } from "node:util";
import { type Step, steps } from "./steps.ts";
import { vocabularies } from "./vocabularies.ts";

export interface Arguments {
  /** Unique, in ascending order. */
  readonly counts: readonly number[];
  readonly runs: number;
  /** As in `writeContent`. */
  readonly corpus: string;
  /** Starts with the clean build, on which all others build. */
  readonly steps: readonly Step[];
  readonly hasPeer: boolean;
  /** Files to write. */
  readonly plot: string | undefined;
  readonly json: string | undefined;
}

export const usage = `npm run bench -- [COUNT…] [OPTIONS]
Builds forums of COUNT invented discussions (default: 1000 10000 100000), with search and without. Says what
each build took, beside a clean build of Hugo with Pagefind, or of Hugo alone for builds without search.
  --runs NUMBER    run everything so often, and take the medians (default: 1)
  --corpus CORPUS  plain: few words; zipf: 400,000 words, the hardest case for a search index; or a
                   script that writes content: node SCRIPT COUNT DIR (default: plain)
  --steps LIST     some of: ${steps.map(({ name }) => name.replaceAll(" ", "-")).join(",")}
                   (clean is always done)
  --no-peer        do not run Hugo and Pagefind
  --plot FILE      draw the results of several counts in an SVG file
  --json FILE      write all figures of each run`;

const options = {
  runs: { type: "string", default: "1" },
  corpus: { type: "string", default: "plain" },
  steps: { type: "string" },
  "no-peer": { type: "boolean", default: false },
  plot: { type: "string" },
  json: { type: "string" },
} as const;

/** Undefined for builds that are not possible. */
export function readArguments(args: readonly string[]): Arguments | undefined {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    const counts = positionals.length === 0 ? [1000, 10_000, 100_000] : [...new Set(positionals.map(Number))];
    const runs = Number(values.runs);
    const chosen = chooseSteps(values.steps?.split(","));
    const areNumbersValid = [...counts, runs].every((number) => Number.isSafeInteger(number) && number > 0);
    const isCorpusKnown = Object.hasOwn(vocabularies, values.corpus) || /\.[cm]?js$/.test(values.corpus);
    const isPlotPossible = values.plot === undefined || counts.length > 1;
    if (chosen === undefined || !areNumbersValid || !isCorpusKnown || !isPlotPossible) return undefined;
    return {
      counts: counts.sort((one, other) => one - other),
      runs,
      corpus: values.corpus,
      steps: chosen,
      hasPeer: !values["no-peer"],
      plot: values.plot,
      json: values.json,
    };
  } catch {
    return undefined;
  }
}

/** Undefined if a name is unknown. */
function chooseSteps(names: readonly string[] | undefined): readonly Step[] | undefined {
  const wanted = names?.map((name) => name.replaceAll("-", " "));
  if (wanted?.some((name) => steps.every((step) => step.name !== name))) return undefined;
  return steps.filter(({ name }) => wanted === undefined || name === "clean" || wanted.includes(name));
}
