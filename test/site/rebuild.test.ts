import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Files, listFiles, makeFolder, readTree, writeFiles } from "../support/disk.ts";
import { crawl } from "../support/site/crawl.ts";
import { buildSound, now, writeDiscussion, writeReply } from "../support/site/site.ts";

/**
 * Builds content, changes it, and builds it again into the same folder, which has a foreign file.
 */
async function rebuild(before: Files, after: Files, gone: readonly string[] = []) {
  const content = makeFolder(before);
  const output = join(makeFolder(), "dist");
  const first = await buildSound(content, { output });
  writeFiles(output, { "tags/mine.txt": "mine" });
  writeFiles(content, after);
  for (const path of gone) rmSync(join(content, path));
  const second = await buildSound(content, { output });
  const clean = await buildSound(content);
  expect(readTree(output)).toEqual({ ...readTree(clean.output), "tags/mine.txt": "mine" });
  expect(crawl(output, "https://forum.example/").broken).toEqual([]);
  return { first: first.files, second: second.files, report: second.report, mentions: (text: string) => mentions(output, text) };
}

/** The files of the output that contain a text. */
function mentions(output: string, text: string): readonly string[] {
  const bytes = Buffer.from(text).toString("latin1");
  return Object.entries(readTree(output)).flatMap(([path, content]) => (content.includes(bytes) ? [path] : []));
}

const many = (count: number): Files =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`discussions/d${index + 1}.md`, writeDiscussion({ title: `"شمارهٔ ${index + 1}"` })]),
  );

describe("the next build removes", () => {
  test("a tag that was removed from its only discussion", async () => {
    const { first, second, mentions } = await rebuild(
      { "discussions/a.md": writeDiscussion({ tags: "[x, y]" }) },
      { "discussions/a.md": writeDiscussion({ tags: "[x]" }) },
    );
    expect(first).toContain("tags/y/index.html");
    expect(second).not.toContain("tags/y/index.html");
    expect(mentions("tags/y")).toEqual([]);
  });

  test("the last page of a tag that needs fewer pages", async () => {
    const size = { "site.yaml": "pageSize: 20\n" };
    const { first, second, report } = await rebuild({ ...many(21), ...size }, {}, ["discussions/d7.md"]);
    expect(first).toContain("tags/php/2/index.html");
    expect(first.some((file) => file.startsWith("tags/php/filter/"))).toBe(true);
    expect(second.filter((file) => file.startsWith("tags/php/"))).toEqual(
      ["feed.json", "feed.xml", "index.html"].map((name) => `tags/php/${name}`),
    );
    expect(second).not.toContain("discussions/d7/index.html");
    expect(report?.removed).toBe(first.filter((file) => !second.includes(file)).length);
  });

  test("the old name of a discussion that was renamed", async () => {
    const { second, mentions } = await rebuild(
      { "discussions/old-name.md": writeDiscussion(), "discussions/old-name/1.md": writeReply() },
      { "discussions/new-name.md": writeDiscussion(), "discussions/new-name/1.md": writeReply() },
      ["discussions/old-name.md", "discussions/old-name/1.md"],
    );
    expect(second.filter((file) => file.startsWith("discussions/"))).toEqual(["discussions/new-name/index.html"]);
    expect(mentions("old-name")).toEqual([]);
  });

  test("a discussion that became a draft, with its tag and its old addresses", async () => {
    const keys = { title: '"رازآلود"', tags: "[فیروزه]", redirectFrom: "[/old/]" };
    const { first, second, mentions } = await rebuild(
      { "discussions/a.md": writeDiscussion(), "discussions/secret.md": writeDiscussion(keys) },
      { "discussions/secret.md": writeDiscussion({ ...keys, status: "draft" }) },
    );
    expect(first).toEqual(expect.arrayContaining(["discussions/secret/index.html", "old/index.html", "tags/فیروزه/index.html"]));
    expect(second.filter((file) => /secret|old|فیروزه/.test(file))).toEqual([]);
    for (const word of ["رازآلود", "فیروزه", "secret"]) expect(mentions(word)).toEqual([]);
  });

  test("a picture and a page that were removed", async () => {
    const picture = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
    const page = "---\ntitle: درباره\n---\nمتن.\n";
    const { first, second } = await rebuild(
      { "discussions/a.md": writeDiscussion({}, "![نقطه](dot.gif)"), "discussions/a/dot.gif": picture, "pages/about.md": page },
      { "discussions/a.md": writeDiscussion() },
      ["discussions/a/dot.gif", "pages/about.md"],
    );
    expect(first).toEqual(expect.arrayContaining(["discussions/a/dot.gif", "about/index.html"]));
    expect(second.filter((file) => /dot|about/.test(file))).toEqual([]);
  });
});

describe("a build of the same content", () => {
  test("writes nothing", async () => {
    const content = makeFolder(many(3));
    const output = join(makeFolder(), "dist");
    const { report } = await buildSound(content, { output });
    const again = await buildSound(content, { output });
    const { drawn = 0, kept = 0, ...crowd } = report?.pictures ?? {};
    const pictures = { drawn: 0, kept: drawn + kept, ...crowd };
    const cost = { stages: expect.any(Array), peakMemory: expect.any(Number) };
    expect(again.report).toEqual({ ...report, ...cost, written: 0, bytes: 0, kept: report?.written, removed: 0, pictures });
  });

  test("a day later writes only the pages whose ages changed", async () => {
    const content = makeFolder({ ...many(1), "pages/about.md": "---\ntitle: درباره\n---\nمتن.\n" });
    const output = join(makeFolder(), "dist");
    const before = await buildSound(content, { output, clock: now });
    const after = await buildSound(content, { output, clock: now + 40 * 86_400 });
    expect(after.files).toEqual(before.files);
    // The pages of the home, the tag, the author and the discussion.
    expect(after.report).toMatchObject({ written: 4, kept: before.files.length - 1 - 4, removed: 0 });
  });
});

test("the next build removes the leftovers of a killed one", async () => {
  const output = makeFolder({ ".goftogu-staging/tags/half.html": "half" });
  const { files } = await buildSound(makeFolder(many(1)), { output });
  expect(existsSync(join(output, ".goftogu-staging"))).toBe(false);
  expect(listFiles(output)).toEqual(files);
  expect(files).not.toContain("tags/half.html");
});
