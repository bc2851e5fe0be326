import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { patterns } from "../markdown/patterns.ts";

/** The patterns most likely to slow a parser. `GOFTOGU_GROWTH` tests all of them. */
const defaultNames = [
  "emphasis that is never closed",
  "brackets",
  "runs of backticks",
  "a short row in a wide table",
  "letters that stand for a phrase",
  "words with dividers of many kinds",
  "marks in one table cell",
  "no-break spaces after stars",
  "one letter with marks",
  "tags that are never closed",
  "boxes in one line within boxes",
  "comments in one line that do not end",
  "a pasted picture on many lines",
];

const root = fileURLToPath(new URL("../..", import.meta.url));

test("a post of twice the length takes at most three times the CPU time", { timeout: 600_000 }, async () => {
  const names = process.env.GOFTOGU_GROWTH ? [] : defaultNames;
  expect(defaultNames.filter((name) => !patterns.some(([known]) => known === name))).toEqual([]);
  // A separate process, so that these times include no garbage collection of other tests.
  const { stdout } = await promisify(execFile)(process.execPath, ["--import", "tsx", "test/hostile/measure-growth.ts", ...names], {
    cwd: root,
  });
  const growth: readonly (readonly [name: string, once: number, twice: number])[] = JSON.parse(stdout);
  expect(growth).toHaveLength(names.length || patterns.length);
  if (process.env.GOFTOGU_GROWTH)
    process.stdout.write(growth.map(([name, once, twice]) => `${(twice / once).toFixed(2)} ${once} ${twice} ${name}\n`).join(""));
  expect(growth.filter(([, once, twice]) => twice > once * 3)).toEqual([]);
});
