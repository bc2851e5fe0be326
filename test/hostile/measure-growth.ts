import { extractExcerpt } from "../../scripts/markdown/plain/excerpt.ts";
import { extractText } from "../../scripts/markdown/plain/full-text.ts";
import { joinRuns } from "../../scripts/text/inline-code.ts";
import { patterns } from "../markdown/patterns.ts";
import { render } from "../markdown/post.ts";
import { listIndexWords } from "../support/search/list-words.ts";
import { writeDiscussion } from "../support/site/site.ts";
import { parseAlone } from "./outcome.ts";

/** CPU milliseconds. */
function measure(run: () => void): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Everything that a build does with a single post. */
function treat(body: string): void {
  parseAlone("discussions/a.md", Buffer.from(writeDiscussion({}, body)));
  render(body);
  extractExcerpt(body);
  const text = joinRuns(extractText([body]));
  for (const folding of ["common", "kurdish"] as const) listIndexWords(text, folding);
}

/** UTF-16 units. */
const [once, twice] = [20_000, 40_000];

/**
 * The fastest of five runs with each length, in turns. Other load only makes runs slower, so more
 * runs follow if the longer one seems too slow.
 */
function compare(write: (size: number) => string): readonly [once: number, twice: number] {
  const [short, long] = [write(once).slice(0, once), write(twice).slice(0, twice)];
  const fastest: [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let run = 0; run < 5 || (run < 15 && fastest[1] > fastest[0] * 3); run++) {
    fastest[0] = Math.min(
      fastest[0],
      measure(() => treat(short)),
    );
    fastest[1] = Math.min(
      fastest[1],
      measure(() => treat(long)),
    );
  }
  return fastest;
}

// A test starts this program with the names of patterns, or with none for all.
const wanted = process.argv.slice(2);
const tried = patterns.filter(([name]) => wanted.length === 0 || wanted.includes(name));
process.stdout.write(JSON.stringify(tried.map(([name, write]) => [name, ...compare(write)])));
