import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { createBuildProcess } from "../../scripts/serve/build-process.ts";
import { makeFolder, writeFiles } from "./folder.ts";

let folder: string;
let ending: AbortController;

/** Answers each line with its process, its code and the line; a page after the next line. */
const script = `import { createInterface } from "node:readline";
  import { word } from "./code.ts";
  console.log("A line that is no result.");
  const waiting = [];
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.includes("crash")) throw new Error("Out of memory.");
    const { id, ...asked } = JSON.parse(line);
    const summary = [process.pid, word, JSON.stringify(asked)].join(" ");
    const answer = () => console.log(JSON.stringify({ id, ok: true, language: "en", summary, problems: [], notes: [], warnings: [] }));
    if (asked.ask === "page") waiting.push(answer);
    else for (const give of [answer, ...waiting.splice(0)]) give();
  }`;

beforeAll(async () => {
  folder = await makeFolder({ "package.json": '{ "type": "module" }', "build.ts": script });
});

beforeEach(async () => {
  ending = new AbortController();
  await writeFiles(folder, { "code.ts": 'export const word = "one";' });
});

afterEach(() => ending.abort());

afterAll(() => rm(folder, { recursive: true }));

const create = () =>
  createBuildProcess({ script: "scripts/run.mjs", args: [join(folder, "build.ts")], signal: ending.signal }, (path) =>
    path.startsWith("layouts/"),
  );

it("builds again and again in one process, which learns what changed since its first build", async () => {
  const { rebuild, store } = create();
  const [first, second, stored] = [await rebuild([]), await rebuild(["content/a.md"], ["/"]), await store()];
  const [id = ""] = first.summary.split(" ");
  expect([first, second, stored].map(({ summary }) => summary)).toEqual([
    `${id} one {"ask":"build","changed":null,"open":null}`,
    `${id} one {"ask":"build","changed":["content/a.md"],"open":["/"]}`,
    `${id} one {"ask":"store"}`,
  ]);
});

it("loads changed code in another process, which lists everything", async () => {
  const { rebuild } = create();
  const [id = ""] = (await rebuild([])).summary.split(" ");
  await writeFiles(folder, { "code.ts": 'export const word = "two";' });
  const { summary } = await rebuild(["content/a.md", "layouts/home.ts"]);
  expect(summary).toMatch(/ two {"ask":"build","changed":null,"open":null}$/);
  expect(summary.startsWith(`${id} `)).toBe(false);
});

it("reports a crash, and starts another process for the next build", async () => {
  const { rebuild } = create();
  await rebuild([]);
  const crashed = await rebuild(["content/crash.md"]);
  expect([crashed.ok, crashed.summary]).toEqual([false, expect.stringContaining("Out of memory.")]);
  expect((await rebuild(["content/a.md"])).summary).toMatch(/ one {"ask":"build","changed":null,"open":null}$/);
});

it("waits for a page while it does other work", async () => {
  const { rebuild, renderPending, waitForPage } = create();
  await rebuild([]);
  const page = waitForPage("/a/");
  const { summary } = await renderPending(ending.signal);
  expect(summary).toMatch(/ one {"ask":"pending"}$/);
  expect(await page).toBeUndefined();
});

it("passes on that the rendering of pages has to stop", async () => {
  const stop = new AbortController();
  const own = `import { createInterface } from "node:readline";
    const result = { ok: true, language: "en", summary: "", problems: [], notes: [], warnings: [] };
    let left;
    for await (const line of createInterface({ input: process.stdin })) {
      const { id, ask } = JSON.parse(line);
      if (ask === "pending") left = id;
      else console.log(JSON.stringify({ ...result, id, summary: ask }));
      if (ask === "stop") console.log(JSON.stringify({ ...result, id: left, summary: "stopped" }));
    }`;
  const { rebuild, renderPending } = await createWith(own);
  await rebuild([]);
  const result = renderPending(stop.signal);
  stop.abort();
  expect((await result).summary).toBe("stopped");
});

it("waits for no page without a build", async () => {
  expect(await create().waitForPage("/a/")).toBeUndefined();
});

it("stores nothing without a build", async () => {
  expect(await create().store()).toMatchObject({ ok: true, warnings: [] });
});

/** Builds once with a script of its own. */
const buildWith = async (text: string, signal?: AbortSignal) => (await createWith(text, signal)).rebuild([]);

async function createWith(text: string, signal = ending.signal) {
  const name = `own-${hash("sha256", text, "hex").slice(0, 8)}.ts`;
  await writeFiles(folder, { [name]: text });
  const args = [join(folder, name), "--base=https://example.org/"];
  return createBuildProcess({ script: "scripts/run.mjs", args, signal }, () => false);
}

it("passes the options, and returns the problems of the content and the notes", async () => {
  const problem = { file: "a.md", line: 2, column: 1, reason: "`title` is missing", fix: "Add it." };
  const result = { ok: false, language: "fa", summary: "1 problem", problems: [problem], notes: [problem], warnings: [], pending: 5 };
  const print =
    "for await (const _ of process.stdin) console.log(JSON.stringify({ ...result, id: 1, summary: process.argv[2], pages: 3 }));";
  expect(await buildWith(`const result = ${JSON.stringify(result)}; ${print}`)).toEqual({
    ...result,
    summary: "--base=https://example.org/",
  });
});

it.each([
  ["fails", 'console.error("Unknown option."); process.exitCode = 2;', "Unknown option."],
  ["is silent", "process.exitCode = 3;", "The build ended with exit status 3."],
  ["is loud", 'process.stdout.write("no JSON");', "no JSON"],
])("says why if the process %s", async (_, text, summary) => {
  expect(await buildWith(text)).toEqual({ ok: false, language: "en", summary, problems: [], notes: [], warnings: [], pending: 0 });
});

it("reports the place of a syntax error without a stack trace", async () => {
  const { summary } = await buildWith("const a = );");
  expect(summary).toMatch(/own-\w+\.ts:1:11: Unexpected "\)"\.$/);
  expect(summary).not.toMatch(/^ +at |node:internal/m);
});

it("lets a build clean up when the server stops", async () => {
  const started = join(folder, "started");
  const orderly = `import { rmSync, writeFileSync } from "node:fs";
    process.once("SIGTERM", () => setTimeout(() => { rmSync(${JSON.stringify(started)}); process.exit(); }, 200));
    writeFileSync(${JSON.stringify(started)}, "");
    setInterval(() => undefined, 1000);`;
  const result = buildWith(orderly, ending.signal);
  await vi.waitFor(() => expect(existsSync(started)).toBe(true), { timeout: 50_000 });
  ending.abort();
  expect(await result).toMatchObject({ ok: false });
  expect(existsSync(started)).toBe(false);
});
