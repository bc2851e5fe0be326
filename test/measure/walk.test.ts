import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { makeFolder } from "../support/disk.ts";
import { bundleInstrumented, countChanges, findFolder, instrument, recordCalls } from "./recorded-calls.ts";

it("records calls of functions of each form", () => {
  const code = [
    "function declared() {}",
    "const nested = (a) => (b) => ({ sum: a + b });",
    "const block = async () => { return nested(1)(2).sum; };",
    "class Counted { constructor() {} get value() { return 1; } method() {} }",
    "function* generate() { yield 1; }",
    "const counted = new Counted();",
    "counted.method();",
    "declared();",
    "block();",
    "return [...generate(), counted.value, nested(1)(2).sum];",
  ];
  const instrumented = instrument(`function run() {${code.join("\n")}}`, "x.ts");
  const calls: string[] = [];
  const run: unknown = new Function("globalThis", `${instrumented}\nreturn run();`)({ recordCall: (file: string) => calls.push(file) });
  expect(run).toEqual([1, 1, 3]);
  expect(calls).toEqual(Array(11).fill("x.ts"));
});

it("records the calls of a bundled module, except calls of text and locale", async () => {
  const root = makeFolder({
    "scripts/commands/run.ts": [
      'import { render } from "../../layouts/home.ts";',
      'import { fold } from "../text/fold.ts";',
      "export const name: string = import.meta.url;",
      "export async function run(): Promise<string> { return fold(render(await Promise.resolve(1))); }",
    ].join("\n"),
    "scripts/text/fold.ts": "export const fold = (text: string): string => text;",
    "layouts/home.ts": "export const render = (count: number): string => [count].map((one) => one).join();",
  });
  const bundle = join(root, "bundle.mjs");
  await bundleInstrumented(root, "scripts/commands/run.ts", bundle);
  const { run, name } = await import(pathToFileURL(bundle).href);
  expect(name).toBe(pathToFileURL(join(root, "scripts/commands/run.ts")).href);
  expect(await recordCalls(run)).toEqual(["scripts/commands/run.ts", "layouts/home.ts", "layouts/home.ts"]);
  expect(await run()).toBe("1");
});

it("names the first folder below scripts", () => {
  const files = ["scripts/forum/x/y.ts", "layouts/parts/entry.ts", ".eleventy.ts"];
  expect(files.map(findFolder)).toEqual(["forum", "layouts", "(table)"]);
});

it("counts changes of folders by pair, most frequent first", () => {
  const counts = countChanges(["forum", "forum", "pages", "forum", "pages", "content"]);
  expect([...counts]).toEqual([
    ["forum → pages", 2],
    ["pages → content", 1],
    ["pages → forum", 1],
  ]);
});
