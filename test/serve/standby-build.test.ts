import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { createStandbyBuild } from "../../scripts/serve/standby-build.ts";
import { makeFolder, writeFiles } from "./folder.ts";

let folder: string;
let ending: AbortController;

/** Prints which code it has loaded and, after a line of input, whether it was running before. */
const script = `import { appendFileSync } from "node:fs";
  import { word } from "./code.ts";
  appendFileSync(new URL("./loaded", import.meta.url), process.pid + " " + word + "\\n");
  for await (const _ of process.stdin) console.log(JSON.stringify({ ok: true, language: "en", summary: process.pid + " " + word, problems: [], notes: [], warnings: [] }));`;

beforeAll(async () => {
  folder = await makeFolder({ "package.json": '{ "type": "module" }', "build.ts": script });
});

beforeEach(async () => {
  ending = new AbortController();
  await writeFiles(folder, { "code.ts": 'export const word = "one";', loaded: "" });
});

afterAll(() => rm(folder, { recursive: true }));

const create = () =>
  createStandbyBuild({ script: join(folder, "build.ts"), args: [], signal: ending.signal }, (path) => path.startsWith("layouts/"));
const listLoaded = () => readFileSync(join(folder, "loaded"), "utf8").trim().split("\n").filter(Boolean);
const waitForLoaded = (count: number) => vi.waitFor(() => expect(listLoaded()).toHaveLength(count), { timeout: 20_000 });

it("builds each time in a new process that has already loaded its code", async () => {
  const build = create();
  await waitForLoaded(1);
  const first = await build(["content/discussions/a.md"]);
  await waitForLoaded(2);
  const second = await build(["content/discussions/a.md"]);
  expect([first.summary, second.summary]).toEqual(listLoaded().slice(0, 2));
  expect(first.summary).not.toBe(second.summary);
  ending.abort();
});

it("reloads changed code", async () => {
  const build = create();
  await waitForLoaded(1);
  await writeFiles(folder, { "code.ts": 'export const word = "two";' });
  expect((await build(["content/a.md", "layouts/home.ts"])).summary).toMatch(/two$/);
  ending.abort();
});

it("starts another process if the waiting one is gone", async () => {
  const build = create();
  await waitForLoaded(1);
  process.kill(Number(listLoaded()[0]?.split(" ")[0]));
  await vi.waitFor(() => expect(() => process.kill(Number(listLoaded()[0]?.split(" ")[0]), 0)).toThrow());
  expect((await build([])).ok).toBe(true);
  ending.abort();
});
