import { appendFileSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { BuildOptions } from "../../scripts/build/build.ts";
import { makeFolder, writeFiles } from "../support/disk.ts";
import { type BuiltSite, build, loadAssetsOnce, now, writeDiscussion } from "../support/site/site.ts";

let folder: string;
let first: BuiltSite;

/** Builds, and says whether the build only compared files. */
async function run(more: Partial<BuildOptions> = {}) {
  const announce = vi.fn();
  const options = { output: join(folder, "dist"), store: join(folder, "store"), cache: "used", loadAssets: loadAssetsOnce } as const;
  const site = await build(join(folder, "content"), { clock: now, ...options, announce, ...more });
  return { site, isSame: !announce.mock.calls.some(([stage]) => stage === "Publishing") };
}

const path = (name: string) => join(folder, "content", name);

beforeEach(async () => {
  folder = makeFolder({
    "content/site.yaml": "name: انجمن\n",
    "content/discussions/a.md": writeDiscussion(),
    "content/discussions/later.md": writeDiscussion({ created: "2026-12-05T08:00:00Z" }),
  });
  // A file that was saved just now may change again within the same moment of the disk's clock.
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
  first = (await run()).site;
});

describe("a build changes nothing and only compares files", () => {
  test("if the files and the time are those of the last build, and says the same", async () => {
    const { site, isSame } = await run();
    const { written = 0, kept = 0, pictures, ...report } = first.report ?? {};
    expect(isSame).toBe(true);
    expect(site).toMatchObject({ problems: [], notes: first.notes, warnings: [], language: first.language });
    expect(site.report).toMatchObject({
      ...report,
      ...{ rendered: 0, written: 0, bytes: 0, kept: written + kept, removed: 0, pictures: { drawn: 0 } },
      ...{ stages: expect.any(Array), peakMemory: expect.any(Number) },
    });
    expect(site.notes.map(({ file }) => site.locate(file))).toEqual([path("discussions/later.md")]);
  });

  test("after a build that changed something", async () => {
    appendFileSync(path("discussions/a.md"), "تازه");
    expect((await run()).isSame).toBe(false);
    expect((await run()).isSame).toBe(true);
  });
});

describe("a build reads the content", () => {
  test.each<[string, Partial<BuildOptions>]>([
    ["with another option", { base: "https://other.example/" }],
    ["at a given time", { now: "2026-11-27T00:00:01Z" }],
    ["with broken files skipped", { skipBroken: true }],
    ["when an age has changed", { clock: now + 40 * 86_400 }],
    ["at an earlier time", { clock: now - 1 }],
    ["without a cache", { cache: "new" }],
  ])("%s", async (_, more) => {
    expect((await run(more)).isSame).toBe(false);
  });

  test("when something scheduled is shown", async () => {
    expect((await run({ clock: Date.parse("2026-12-05T08:00:00Z") / 1000 })).site.files).toContain("discussions/later/index.html");
  });

  test.each([
    ["of a file", () => appendFileSync(path("discussions/a.md"), "x")],
    ["of a file with the same size and time", () => writeLike(path("discussions/a.md"))],
    ["of a setting", () => writeFileSync(path("site.yaml"), "name: گفتگو\n")],
    ["by a new file", () => writeFiles(folder, { "content/discussions/b.md": writeDiscussion() })],
    ["by a removed file", () => rmSync(path("discussions/later.md"))],
    ["by a renamed file", () => renameSync(path("discussions/a.md"), path("discussions/b.md"))],
    ["of a page", () => appendFileSync(join(folder, "dist/index.html"), "x")],
    ["by a removed page", () => rmSync(join(folder, "dist/index.html"))],
    ["by a file in place of a folder", () => replaceFolder(join(folder, "dist/tags"))],
    ["of the list of files", () => appendFileSync(join(folder, "dist/.goftogu"), "x.html\n")],
  ])("after a change %s", async (_, change) => {
    change();
    expect((await run()).isSame).toBe(false);
    expect(readFileSync(join(folder, "dist/index.html"), "utf8")).toMatch(/<\/html>\s*$/);
  });

  test("if the description of the last build is damaged", async () => {
    const [name = ""] = readdirSync(join(folder, "store/builds")).filter((file) => file.endsWith(".same"));
    appendFileSync(join(folder, "store/builds", name), "x");
    expect((await run()).isSame).toBe(false);
  });

  test("if the description of the last build cannot be read", async () => {
    const [name = ""] = readdirSync(join(folder, "store/builds")).filter((file) => file.endsWith(".same"));
    rmSync(join(folder, "store/builds", name));
    mkdirSync(join(folder, "store/builds", name));
    const { site, isSame } = await run();
    expect([isSame, site.problems, site.warnings]).toEqual([false, [], []]);
  });

  test("again if a file was saved just before the last build", async () => {
    appendFileSync(path("discussions/a.md"), "تازه");
    vi.spyOn(Date, "now").mockReturnValue(Math.ceil(statSync(path("discussions/a.md")).ctimeMs));
    await run();
    expect((await run()).isSame).toBe(false);
  });
});

function replaceFolder(path: string): void {
  rmSync(path, { recursive: true });
  writeFileSync(path, "");
}

function writeLike(file: string): void {
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace("متن", "نتم"));
  utimesSync(file, 1, 1);
}
