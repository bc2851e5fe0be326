import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { lockName } from "../../scripts/build/output/own-names.ts";
import { nameProcess } from "../../scripts/build/output/process-name.ts";
import { buildCommand } from "../../scripts/commands/build.ts";
import { callCommand, runCommand } from "../support/command.ts";
import { type Files, listFiles, makeFolder, writeFiles } from "../support/disk.ts";
import { writeDiscussion } from "../support/site/site.ts";

// Whole builds wait for each other on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const sound: Files = { "content/discussions/a.md": writeDiscussion() };
const broken: Files = { ...sound, "content/discussions/b.md": writeDiscussion({ created: "yesterday" }) };
const at = "--now=2026-11-27T00:00:00Z";
const sentence = /content\/discussions\/b\.md:4:10: کلید `created` تاریخ نیست \(`yesterday`\)\. /;

const call = (args: readonly string[], environment?: NodeJS.ProcessEnv) => callCommand(buildCommand, args, environment);
const runProcess = (args: readonly string[], environment?: NodeJS.ProcessEnv) => runCommand("build", args, environment);

/** Runs `npm run build` in this process in a new folder, by default without search. */
async function build(files: Files, args: readonly string[] = [at, "--no-search"], environment: NodeJS.ProcessEnv = {}, run = call) {
  const folder = makeFolder(files);
  const paths = [`--content=${join(folder, "content")}`, `--output=${join(folder, "dist")}`];
  const ended = await run([...paths, ...args], environment);
  return { ...ended, folder, read: (path: string) => readFileSync(join(folder, "dist", path), "utf8") };
}

describe("npm run build", () => {
  test("ends with a report and status 0", async () => {
    const { status, output, errors, folder } = await build(sound, [at], {}, runProcess);
    const [first, second, third, fourth, fifth] = output.split("\n");
    expect(first).toBe("Read 1 file: 1 discussion listed, 0 replies, 1 tag, 0 drafts, 0 held back, 0 notes.");
    expect(second).toMatch(/^\/.*\/dist: \d+ files written \([\d.]+ [kM]B\), 0 kept, 0 removed\. Rendered (\d+) of \1 pages\.$/);
    expect(third).toMatch(/^Took \d+\.\d s(?: \(.+\))? and [\d,]+ MB of memory\.$/);
    expect(fourth).toMatch(/^Search index: 1 discussion\. Cards and icons: \d+ drawn, \d+ kept\.$/);
    expect(fifth).toContain(`npm run preview -- --output ${join(folder, "dist")} `);
    expect(errors).toBe("Reading content …\nRendering 15 pages …\nIndexing for the search …\nPublishing …\n");
    expect(status).toBe(0);
    expect(listFiles(join(folder, "dist"))).toContain("discussions/a/index.html");
  });

  test("prints notes beside the report", async () => {
    const { status, errors } = await build({ ...sound, "content/discussions/b.md": writeDiscussion({ created: "2099-01-01" }) });
    expect(errors).toContain(
      "discussions/b.md:1:1: این گفتگو تا `2099-01-01` نشان داده نمی‌شود. اولین ساخت سایت پس از آن زمان نشانش می‌دهد.\n۱ یادداشت.\n",
    );
    expect(status).toBe(0);
  });

  test("prints every problem, ends with status 1 and writes nothing", async () => {
    const { status, output, errors, folder } = await build({ ...broken, "content/discussions/c.md": "" });
    expect(output).toBe("");
    const lines = errors.trimEnd().split("\n");
    expect(lines[1]).toMatch(sentence);
    expect(lines[2]).toMatch(/^.*content\/discussions\/c\.md:1:1: این فایل خالی است\. /);
    expect(lines[3]).toBe(`۲ خطا. چیزی در \`${join(folder, "dist")}\` نوشته نشد.`);
    expect(lines).toHaveLength(4);
    expect(status).toBe(1);
    expect(listFiles(folder)).toEqual(["content/discussions/a.md", "content/discussions/b.md", "content/discussions/c.md"]);
  });
});

describe("--json", () => {
  test("prints the report as one line of JSON and nothing else", async () => {
    const { status, output, errors } = await build(sound, [at, "--no-search", "--json"], {}, runProcess);
    expect(output.trimEnd().split("\n")).toHaveLength(1);
    expect(JSON.parse(output)).toMatchObject({
      ok: true,
      problems: [],
      notes: [],
      report: { files: 1, drafts: 0, discussions: 1, replies: 0, tags: 1, kept: 0, removed: 0, search: false },
    });
    const { drawn, kept, crowd } = JSON.parse(output).report.pictures;
    // Cards of the site, a discussion and a tag, and three icons.
    expect([drawn + kept, crowd]).toEqual([6, undefined]);
    expect(errors).toBe("");
    expect(status).toBe(0);
  });

  test("prints the problems as JSON too, with status 1", async () => {
    const { status, output, errors, folder } = await build(broken, [at, "--no-search", "--json"]);
    expect(JSON.parse(output)).toMatchObject({
      ok: false,
      summary: `۱ خطا. چیزی در \`${join(folder, "dist")}\` نوشته نشد.`,
      problems: [{ file: "discussions/b.md", line: 4, column: 10, rule: "notDate", reason: expect.any(String), fix: expect.any(String) }],
    });
    expect(JSON.parse(output)).not.toHaveProperty("report");
    expect(errors).toBe("");
    expect(status).toBe(1);
  });
});

describe("--skip-broken", () => {
  test("skips broken files with notes", async () => {
    const { status, errors, folder } = await build(broken, [at, "--no-search", "--skip-broken"]);
    expect(errors).toMatch(
      /content\/discussions\/b\.md:4:10: کنار گذاشته شد: کلید `created` تاریخ نیست \(`yesterday`\)\. .*\n۱ یادداشت\.\n/,
    );
    expect(status).toBe(0);
    expect(listFiles(join(folder, "dist")).filter((file) => file.startsWith("discussions/"))).toEqual(["discussions/a/index.html"]);
  });
});

describe("--changes", () => {
  const args = (folder: string) => [
    ...[`--content=${join(folder, "content")}`, `--output=${join(folder, "dist")}`, `--store=${join(folder, "store")}`],
    ...[`--changes=${join(folder, "changes")}`, at, "--no-search"],
  ];

  test("writes a list of changes, empty if nothing changed, and removes it if the build fails", async () => {
    const folder = makeFolder(sound);
    const list = () => readFileSync(join(folder, "changes"), "utf8");
    await call(args(folder));
    expect(list()).toMatch(/^write _headers\nwrite assets\/.*\n(?:write .*\n)*write discussions\/a\/index\.html\n/);
    await call(args(folder));
    expect(list()).toBe("");
    writeFiles(folder, { "content/discussions/b.md": "" });
    expect((await call(args(folder))).status).toBe(1);
    expect(list).toThrow("ENOENT");
  });

  test.each([
    ["content/changes", "lies in `"],
    ["dist/changes", "lies in `"],
    ["none/changes", "cannot be written: name another file with --changes."],
    [".", "is a folder: name a file with --changes."],
  ])("is refused if it is %s, before the build", async (file, sentence) => {
    const folder = makeFolder({ ...sound, "dist/mine.txt": "mine" });
    const { status, errors } = await call([...args(folder), `--changes=${join(folder, file)}`]);
    expect([status, errors]).toEqual([2, expect.stringContaining(sentence)]);
    expect(listFiles(folder)).toEqual(["content/discussions/a.md", "dist/mine.txt"]);
  });
});

describe("--base and --now", () => {
  test("override the site's address and the clock", async () => {
    const files = { ...sound, "content/site.yaml": "base: https://forum.example/\n" };
    const { read, status } = await build(files, ["--base=https://example.org/forum", "--now=1404/10/16 08:00", "--no-search"]);
    expect(read("index.html")).toContain('<link rel="canonical" href="https://example.org/forum/">');
    expect(read("index.html")).toContain("۱ روز پیش");
    expect(status).toBe(0);
  });

  test("SOURCE_DATE_EPOCH is the clock without --now", async () => {
    const seconds = String(Date.parse("2026-01-05T04:30:00Z") / 1000 + 7200);
    expect((await build(sound, ["--no-search"], { SOURCE_DATE_EPOCH: seconds })).read("index.html")).toContain("۲ ساعت پیش");
    expect(
      (await build(sound, ["--now=2026-01-05T04:30:00Z", "--no-search"], { SOURCE_DATE_EPOCH: seconds })).read("index.html"),
    ).toContain("همین حالا");
  });
});

describe("wrong usage ends with one sentence and status 2:", () => {
  test.each([
    [["--contnet=x"], "Unknown option `--contnet`; did you mean `--content`?"],
    [["--workers", "-1"], "`--workers` must be a whole number from 0 to 99, not `-1`."],
    [["--content=no/such/folder"], "There is no content folder `no/such/folder`: make it, or name another with --content."],
  ])("%j", async (args, sentence) => {
    const ended = await call(args);
    expect({ ...ended, errors: ended.errors.split("\n").at(-2) }).toEqual({
      status: 2,
      output: "",
      errors: `${sentence} See npm run build -- --help.`,
    });
  });

  test("SOURCE_DATE_EPOCH that is not a number", async () => {
    const { status, errors } = await runProcess([], { SOURCE_DATE_EPOCH: "today" });
    expect(errors).toBe("SOURCE_DATE_EPOCH must be whole seconds since 1970, not `today`. See npm run build -- --help.\n");
    expect(status).toBe(2);
  });
});

test("any other error ends with status 3 and without a stack trace, unless requested", async () => {
  const folder = makeFolder({ ...sound, [`dist/${lockName}/${nameProcess(process.ppid)}`]: "" });
  const args = [`--content=${join(folder, "content")}`, `--output=${join(folder, "dist")}`, at];
  const { status, errors } = await call(args);
  expect(errors.trimEnd().split("\n").at(-1)).toMatch(/^The command failed: another build \(process \d+\) is writing to /);
  expect(status).toBe(3);
  const traced = await runProcess(args, { GOFTOGU_TRACE: "1" });
  expect(traced.errors).toMatch(/^The command failed: another build .*\n(?:.*\n)*? {4}at /m);
  expect(traced.status).toBe(3);
});

test("--help prints the options, with status 0", async () => {
  const { status, output, errors } = await call(["--help"]);
  expect(output).toContain("npm run build -- [OPTIONS]");
  for (const option of ["--content DIR", "--output DIR", "--base URL", "--now INSTANT", "--skip-broken", "--json"])
    expect(output).toContain(option);
  expect(errors).toBe("");
  expect(status).toBe(0);
});
