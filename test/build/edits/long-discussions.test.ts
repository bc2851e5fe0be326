import { appendFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { BuildOptions } from "../../../scripts/build/build.ts";
import { buildOnce } from "../../../scripts/build/build-once.ts";
import { makeFolder, readTree } from "../../support/disk.ts";
import { changeLimits } from "../../support/limits.ts";
import { writePng } from "../../support/pictures.ts";
import { timeReply, writeThread } from "../../support/site/long-thread.ts";
import { type BuiltSite, build, now, withCards, writeDiscussion, writeReply, writeTombstone } from "../../support/site/site.ts";

vi.mock("../../../scripts/build/build-once.ts", { spy: true });
/** Three replies on a page, so that a few files make several pages. */
changeLimits({ repliesPerPage: 3 });

let folder: string;

const content = (path: string) => join(folder, "content/discussions", path);
const append = (path: string) => appendFileSync(content(path), "\nپایان.\n");
const change = (path: string, from: RegExp, to: string) =>
  writeFileSync(content(path), readFileSync(content(path), "utf8").replace(from, to));
const addReply = (name: string, created: string) => writeFileSync(content(`long/${name}`), writeReply({ created }));

/** Builds, and says whether the build planned the whole site. */
async function run(more: Partial<BuildOptions> = {}): Promise<{ readonly site: BuiltSite; readonly isPlanned: boolean }> {
  vi.mocked(buildOnce).mockClear();
  const options = { output: join(folder, "dist"), store: join(folder, "store"), cache: "used" } as const;
  const site = await build(join(folder, "content"), { clock: now, ...options, ...more });
  return { site, isPlanned: vi.mocked(buildOnce).mock.calls.length > 0 };
}

async function buildClean(): Promise<Readonly<Record<string, string>>> {
  return readTree((await build(join(folder, "content"), { clock: now })).output);
}

/** The numbers of the pages of the thread that a build wrote. */
function listWritten({ changes }: BuiltSite): readonly number[] {
  const found = (changes?.written ?? []).map((file) => /^discussions\/long\/(?:(\d+)\/)?index\.html$/.exec(file));
  return found.flatMap((match) => (match ? Number(match[1] ?? 1) : [])).sort((one, other) => one - other);
}

beforeEach(async () => {
  const thread = {
    ...writeThread("long", 7),
    "discussions/long.md": writeDiscussion({}, "واژه ".repeat(100)),
    "discussions/other.md": writeDiscussion({ title: '"دیگر"' }),
  };
  folder = makeFolder(Object.fromEntries(Object.entries(thread).map(([path, text]) => [`content/${path}`, text])));
  // A file that was saved just now may change again within the same moment of the disk's clock.
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
  await run();
});

describe("only the pages of a long discussion that change are written, as in a clean build,", () => {
  test.each<[string, readonly number[], () => void]>([
    ["after an edit of a reply", [2], () => append("long/5.md")],
    ["after an edit of the last reply", [3], () => append("long/7.md")],
    ["after an edit of the first post below its start", [1], () => append("long.md")],
    ["after a new start of the first post", [1, 2, 3], () => change("long.md", /واژه/, "آغاز")],
    ["after a new last reply, which the first page lists", [1, 3], () => addReply("8.md", timeReply(8))],
    ["after a backdated reply, which moves all others", [1, 2, 3], () => addReply("0-late.md", "2026-01-31T08:00:00Z")],
    ["after a backdated reply on the second page", [1, 2, 3], () => addReply("5-late.md", timeReply(5))],
    [
      "after a reply was renamed",
      [1, 2],
      () => {
        addReply("5-new.md", timeReply(5));
        rmSync(content("long/5.md"));
      },
    ],
    ["after the only reply of the last page was deleted", [1, 2], () => rmSync(content("long/7.md"))],
    [
      "after so many were deleted that one page is left",
      [1],
      () => {
        for (let place = 1; place <= 4; place++) rmSync(content(`long/${place}.md`));
      },
    ],
    ["after a reply was accepted", [1, 2, 3], () => change("long.md", /---\n/, "---\nanswer: 5.md\n")],
    ["after a new title", [1, 2, 3], () => change("long.md", /پرسش/, "عنوان تازه")],
    [
      "after the discussion was deleted",
      [],
      () => {
        rmSync(content("long.md"));
        rmSync(content("long"), { recursive: true });
      },
    ],
  ])("%s", async (_, written, edit) => {
    edit();
    const { site, isPlanned } = await run();
    expect(listWritten(site)).toEqual(written);
    expect(readTree(site.output)).toEqual(await buildClean());
    expect(isPlanned).toBe(false);
    expect((await run()).site.report).toMatchObject({ rendered: 0, written: 0, removed: 0 });
  });

  test("after a reply no longer shows a picture that another reply shows", async () => {
    const write = (place: number, text: string) =>
      writeFileSync(content(`long/${place}.md`), writeReply({ created: timeReply(place) }, text));
    writeFileSync(content("long/p.png"), writePng(2, 2));
    for (const place of [2, 5]) write(place, "![نما](p.png)");
    await run();
    write(5, "متن");
    const { site, isPlanned } = await run();
    expect([isPlanned, site.files.includes("discussions/long/p.png")]).toEqual([false, true]);
    expect(readTree(site.output)).toEqual(await buildClean());
  });

  test("after an edit of a reply, if each discussion has a card of its own", async () => {
    await run(withCards);
    append("long/5.md");
    const { site, isPlanned } = await run(withCards);
    expect([isPlanned, listWritten(site)]).toEqual([false, [2]]);
  });

  test("after a new reply begins a page", async () => {
    for (const place of [8, 9]) addReply(`${place}.md`, timeReply(place));
    await run();
    addReply("10.md", timeReply(10));
    const { site, isPlanned } = await run();
    expect([isPlanned, listWritten(site)]).toEqual([false, [1, 2, 3, 4]]);
    expect(readTree(site.output)).toEqual(await buildClean());
  });

  test("after a reply was removed, which keeps its place", async () => {
    writeFileSync(content("long/5.md"), writeTombstone({ created: timeReply(5) }));
    const { site } = await run();
    expect(listWritten(site)).toEqual([1, 2]);
    expect(readTree(site.output)).toEqual(await buildClean());
  });
});

test("the pages of a renamed discussion redirect from its old address after edits that add and remove pages", async () => {
  change("long.md", /---\n/, "---\nredirectFrom: [/discussions/old/]\n");
  const listOld = ({ files }: BuiltSite) => files.filter((file) => file.startsWith("discussions/old/")).length;
  const edits = [() => append("long/5.md"), ...[8, 9, 10].map((place) => () => addReply(`${place}.md`, timeReply(place)))];
  const builds = [await run()];
  for (const edit of [...edits, () => rmSync(content("long/10.md"))]) {
    edit();
    builds.push(await run());
    expect(readTree(builds.at(-1)?.site.output ?? "")).toEqual(await buildClean());
  }
  expect(builds.map(({ site, isPlanned }) => [listOld(site), isPlanned])).toEqual([
    [3, true],
    [3, false],
    [3, false],
    [3, false],
    [4, true],
    [3, true],
  ]);
});

describe("links are as in a clean build", () => {
  const writeTo = (path: string, place: number, text: string) =>
    writeFileSync(content(path), writeReply({ created: timeReply(place) }, text));

  test("after a reply with a relative link moved to another page", async () => {
    writeTo("long/3.md", 3, "[x](../other/)");
    const { site: before } = await run();
    expect(before.read("discussions/long/index.html")).toContain('<a href="../other/"');
    addReply("0-late.md", "2026-01-31T08:00:00Z");
    const { site, isPlanned } = await run();
    expect(site.read("discussions/long/2/index.html")).toContain('<a href="/discussions/other/"');
    expect([isPlanned, readTree(site.output)]).toEqual([false, await buildClean()]);
  });

  test.each<[string, string, () => void]>([
    ["an earlier reply gets the same heading", "/#reply:1:نصب", () => writeTo("long/1.md", 1, "## نصب")],
    ["the reply loses the heading", "/#نصب", () => writeTo("long/5.md", 5, "متن")],
    ["a new reply comes before it", "/3/#reply:5:نصب", () => ["0-a.md", "0-b.md"].map((name) => addReply(name, timeReply(0)))],
    ["a later reply gets the same heading", "/2/#reply:5:نصب", () => writeTo("long/8.md", 8, "## نصب")],
  ])("to a heading of a reply, after %s", async (_, end, edit) => {
    writeTo("long/5.md", 5, "## نصب");
    writeFileSync(content("other.md"), writeDiscussion({}, "[x](../long/#نصب)"));
    const { site: before } = await run();
    expect(before.read("discussions/other/index.html")).toContain('<a href="/discussions/long/2/#reply:5:نصب"');
    edit();
    const { site } = await run();
    expect(decodeURI(site.read("discussions/other/index.html"))).toContain(`long${end}"`);
    expect(readTree(site.output)).toEqual(await buildClean());
  });
});

describe("links to replies that moved to another page are right after a build", () => {
  test.each<[string, () => void]>([
    ["of another text", () => writeFileSync(content("other.md"), writeDiscussion({}, "[x](long/6.md) [y](/discussions/long/#reply:6)"))],
    ["of a reply", () => writeFileSync(content("long/2.md"), writeReply({ created: timeReply(2) }, "[x](6.md) [y](#reply:6)"))],
  ])("%s", async (_, link) => {
    link();
    const { site: before } = await run();
    const list = (site: BuiltSite) =>
      ["other/index.html", "long/index.html"].flatMap((file) => site.read(`discussions/${file}`).match(/<a href="[^"]*reply:6"/g) ?? []);
    expect(list(before)).toEqual(Array(2).fill('<a href="/discussions/long/2/#reply:6"'));
    addReply("0-late.md", "2026-01-31T08:00:00Z");
    const { site } = await run();
    expect(list(site)).toEqual(Array(2).fill('<a href="/discussions/long/3/#reply:6"'));
    expect(readTree(site.output)).toEqual(await buildClean());
  });
});
