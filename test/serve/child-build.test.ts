import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createChildBuild } from "../../scripts/serve/child-build.ts";
import { makeFolder, writeFiles } from "./folder.ts";

const problem = { file: "a.md", line: 2, column: 1, reason: "`title` is missing", fix: "Add it." };
const note = { ...problem, file: "b.md" };

let folder: string;

beforeAll(async () => {
  folder = await makeFolder({
    "package.json": '{ "type": "module" }',
    "args.ts":
      'console.log(JSON.stringify({ ok: true, language: "en", summary: process.argv.slice(2).join(" ") satisfies string, problems: [], notes: [], warnings: [], pages: 3 }));',
    "bad.ts": `console.log(${JSON.stringify(JSON.stringify({ ok: false, language: "fa", summary: "1 problem", problems: [problem], notes: [note], warnings: [] }))}); process.exitCode = 1;`,
    "crash.ts": 'console.error("Unknown option."); process.exitCode = 2;',
    "broken.ts": "const a = );",
    "silent.ts": "process.exitCode = 3;",
    "loud.ts": 'console.log("no JSON");',
    "lasting.ts": "setInterval(() => undefined, 1000);",
    "orderly.ts": `import { rmSync, writeFileSync } from "node:fs";
      const path = process.argv[2] ?? "";
      process.once("SIGTERM", () => setTimeout(() => { rmSync(path); process.exit(); }, 200));
      writeFileSync(path, "");
      setInterval(() => undefined, 1000);`,
  });
});

afterAll(() => rm(folder, { recursive: true }));

function build(script: string, signal = new AbortController().signal) {
  return createChildBuild({ script: join(folder, script), args: ["--base=https://example.org/", "--json"], signal })([]);
}

describe("a build in a child process", () => {
  it("receives the options and returns its output", async () => {
    expect(await build("args.ts")).toEqual({
      ok: true,
      language: "en",
      summary: "--base=https://example.org/ --json",
      problems: [],
      notes: [],
      warnings: [],
    });
  });

  it("returns the problems of the content and the notes", async () => {
    expect(await build("bad.ts")).toEqual({
      ok: false,
      language: "fa",
      summary: "1 problem",
      problems: [problem],
      notes: [note],
      warnings: [],
    });
  });

  it.each([
    ["crash.ts", "Unknown option."],
    ["silent.ts", "The build ended with exit status 3."],
    ["loud.ts", "no JSON"],
  ])("fails with its error output if %s prints no result", async (script, summary) => {
    expect(await build(script)).toEqual({ ok: false, language: "en", summary, problems: [], notes: [], warnings: [] });
  });

  it("reports the place of a syntax error without a stack trace", async () => {
    const { summary } = await build("broken.ts");
    expect(summary).toMatch(/broken\.ts:1:11: Unexpected "\)"\.$/);
    expect(summary).not.toMatch(/^ +at |node:internal/m);
  });

  it("reloads changed code each time", async () => {
    const print = (summary: string) =>
      `console.log(JSON.stringify({ ok: true, language: "en", summary: "${summary}", problems: [], notes: [], warnings: [] }));`;
    await writeFiles(folder, { "changing.ts": print("old") });
    expect(await build("changing.ts")).toMatchObject({ summary: "old" });
    await writeFiles(folder, { "changing.ts": print("new") });
    expect(await build("changing.ts")).toMatchObject({ summary: "new" });
  });

  it("ends when all builds are stopped", async () => {
    const ending = new AbortController();
    const result = build("lasting.ts", ending.signal);
    ending.abort();
    expect(await result).toMatchObject({ ok: false });
  });

  it("that is stopped for another build cleans up before it ends", async () => {
    const [ending, started] = [new AbortController(), join(folder, "started")];
    const rebuild = createChildBuild({ script: join(folder, "orderly.ts"), args: [started], signal: new AbortController().signal });
    const result = rebuild([], ending.signal);
    await vi.waitFor(() => expect(existsSync(started)).toBe(true), { timeout: 50_000 });
    ending.abort();
    expect(await result).toMatchObject({ ok: false });
    expect(existsSync(started)).toBe(false);
  });
});
