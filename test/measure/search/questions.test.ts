import { describe, expect, test } from "vitest";
import { makeFolder } from "../../support/disk.ts";
import { formatIndexCpu, meterIndex } from "./index-cpu.ts";
import { chooseQuestions, readTexts } from "./questions.ts";
import { formatQueryWeights } from "./table.ts";

describe("the queries that are weighed", () => {
  const texts = Array.from({ length: 100 }, (_, index) =>
    ["everyone", index < 90 && "most", index < 12 && "some", index < 10 && "fewer", index < 3 && "few", `n${index}x`]
      .filter(Boolean)
      .join(" "),
  );

  test("ask for rare and for common words, and for words of a tenth of the discussions", () => {
    expect(chooseQuestions(texts).map(({ name, query }) => `${name}: ${query}`)).toEqual([
      expect.stringMatching(/^a rare word: n\d+x$/),
      "a common word: everyone",
      "two words: some fewer",
      "two common words: everyone most",
      expect.stringMatching(/^five words: everyone most some fewer n\d+x$/),
      'a phrase: "everyone most"',
    ]);
  });

  test("are words of a forum of few words too", () => {
    expect(chooseQuestions(["one two", "two one"]).map(({ query }) => query)).toContain("one two");
  });
});

test("the texts are the titles and the prose of the discussions", () => {
  const post =
    "---\ntitle: Title\nauthor: Sara\n---\nRead `code` at [a place](https://forum.example/)\n\n```js\nrun();\n```\n\n---\n\nEnd\n";
  const [text] = readTexts(makeFolder({ "discussions/a.md": post, "discussions/a/note.txt": "note" }));
  expect(text?.match(/\p{L}+/gu)).toEqual(["Title", "Read", "at", "a", "place", "End"]);
});

test("the table says what loaded in which part", () => {
  const load = (requests: number, bytes: number) => ({ requests, bytes });
  const weight = { index: load(3, 12_340), texts: load(10, 20_000), scripts: load(0, 0), cpu: 11.4, cpuAgain: 3.6 };
  expect(formatQueryWeights([["two words", weight]])).toBe(
    [
      "| query | index | texts | scripts | index and texts | script ms, first | again |",
      "|---|---|---|---|---|---|---|",
      "| two words | 12.3 KB in 3 | 20.0 KB in 10 | – | 32.3 KB in 13 | 11 | 4 |",
    ].join("\n"),
  );
});

test("the index is measured apart from the rest of a build", () => {
  let cpu = 0;
  const meter = meterIndex(() => cpu);
  for (const [stage, seconds] of [
    ["Rendering 3 pages", 8],
    ["Indexing for the search", 1],
    ["Publishing", 2],
  ] as const) {
    meter.announce(stage);
    cpu += seconds;
  }
  expect(meter.finish()).toEqual({ index: 1, rest: 10 });
  expect(formatIndexCpu({ index: 1, rest: 10 })).toBe("The index took 1.0 s of CPU, 10.0 % of what the rest of the build took.");
});
