import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openBuilder } from "../../scripts/build/builder.ts";
import type { BuildRequest } from "../../scripts/build/request.ts";
import { createDice } from "../support/dice.ts";
import { type Files, makeFolder, readTree, writeFiles } from "../support/disk.ts";
import { changeLimits } from "../support/limits.ts";
import { build, buildSound, now, plain, writeDiscussion, writeReply } from "../support/site/site.ts";
import { startForum } from "./cache/edits.ts";

/** Three replies on a page, so that edits add, remove and fill pages of discussions. */
changeLimits({ repliesPerPage: 3 });

/** Random edits of one forum. */
const edits = Number(process.env.EDITS ?? 64);

/** A builder that stays open, for the content folder of `folder`. */
function open(folder: string) {
  const folders = { content: join(folder, "content"), output: join(folder, "dist") };
  const builder = openBuilder({ ...plain, ...folders, store: join(folder, "store"), cache: "used", skipBroken: false, workers: 0 }, true);
  const run = (changed?: readonly string[], clock = now, request: Partial<BuildRequest> = {}) =>
    builder.build({ clock, announce: () => undefined, storing: "later", ...(changed && { changed }), ...request });
  return { run, store: builder.store, ...folders };
}

/** The paths of files that differ between two trees. */
function findChanged(before: Files, after: Files): readonly string[] {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return paths.filter((path) => before[path] !== after[path] && (before[path] ?? after[path]) !== "/");
}

test("builds of one process write the same tree as clean ones, after random edits", { timeout: 7_200_000 }, async () => {
  const dice = createDice(7);
  const folder = makeFolder();
  const { run, content, output } = open(folder);
  const forum = startForum(content, 8, now, dice);
  const done: string[] = [];
  let changed: readonly string[] | undefined;
  let compared = 0;
  for (let count = 0; count < edits; count++) {
    const clean = await build(content, { clock: forum.now() });
    if (changed && count % 2 === 0) {
      // As `npm start` does: first the page that somebody looks at, then the others.
      const { problems } = await run(changed, forum.now(), { only: new Set(["/"]) });
      if (problems.length === 0) expect([done, readTree(output)["index.html"]]).toEqual([done, readTree(clean.output)["index.html"]]);
      changed = [];
    }
    const warm = await run(changed, forum.now());
    expect([done, warm.problems, warm.notes]).toEqual([done, clean.problems, clean.notes]);
    if (clean.problems.length === 0) {
      expect([done, readTree(output)]).toEqual([done, readTree(clean.output)]);
      compared++;
    }
    rmSync(clean.output, { recursive: true, force: true });
    const before = readTree(content);
    done.push(forum.edit());
    changed = findChanged(before, readTree(content)).map((path) => join(content, path));
  }
  expect(compared).toBeGreaterThanOrEqual(edits / 2);
});

const three = {
  "content/discussions/a.md": writeDiscussion({ tags: "[php]" }),
  "content/discussions/b.md": writeDiscussion({ tags: "[css]", author: "سارا" }),
  "content/discussions/b/1.md": writeReply(),
  "content/pages/about.md": "---\ntitle: درباره\n---\nمتن\n",
};

describe("the next build of a process", () => {
  test("sees a file that changed, one that is new and a folder that is gone", async () => {
    const folder = makeFolder(three);
    const { run, content, output } = open(folder);
    await run();
    writeFiles(content, { "discussions/a.md": writeDiscussion({ tags: "[go]" }), "discussions/a/1.md": writeReply() });
    rmSync(join(content, "discussions/b.md"));
    rmSync(join(content, "discussions/b"), { recursive: true });
    const names = ["a.md", "a", "a/1.md", "b.md", "b", "b/1.md"];
    const { problems } = await run(names.map((name) => join(content, "discussions", name)));
    expect(problems).toEqual([]);
    expect(readTree(output)).toEqual(readTree((await buildSound(content)).output));
  });

  test("lists the whole folder if it does not know what changed", async () => {
    const folder = makeFolder(three);
    const { run, content, output } = open(folder);
    await run();
    writeFiles(content, { "discussions/a.md": writeDiscussion({ tags: "[go]" }) });
    await run();
    expect(readTree(output)).toEqual(readTree((await buildSound(content)).output));
  });

  test("knows an author who is new, and authors without pages", async () => {
    const folder = makeFolder({ ...three, "content/site.yaml": "pageSize: 1\n" });
    const { run, content, output } = open(folder);
    await run();
    writeFiles(content, { "discussions/c.md": writeDiscussion({ tags: "[php]", author: "تازه‌وارد" }) });
    await run([join(content, "discussions/c.md")]);
    expect(readTree(output)).toEqual(readTree((await buildSound(content)).output));
    writeFiles(content, { "site.yaml": "pageSize: 1\nauthorPages: false\n" });
    await run([join(content, "site.yaml")]);
    expect(readTree(output)).toEqual(readTree((await buildSound(content)).output));
  });

  test("renders nothing if a file was saved without a change", async () => {
    const folder = makeFolder(three);
    const { run, content } = open(folder);
    await run();
    writeFiles(folder, { "content/discussions/a.md": three["content/discussions/a.md"] });
    expect((await run([join(content, "discussions/a.md")])).report).toMatchObject({ rendered: 0, written: 0, removed: 0 });
  });

  test("repairs a page that somebody changed, once the cache was stored or another build has published", async () => {
    const folder = makeFolder(three);
    const { run, store, content, output } = open(folder);
    await run();
    const page = join(output, "about/index.html");
    const right = readFileSync(page, "utf8");
    writeFileSync(page, "mine");
    expect(store()).toEqual([]);
    await run([]);
    expect(readFileSync(page, "utf8")).toBe(right);

    writeFileSync(page, "mine");
    writeFiles(content, { "discussions/c.md": writeDiscussion() });
    await buildSound(content, { output });
    await run([join(content, "discussions/c.md")]);
    expect(readFileSync(page, "utf8")).toBe(right);
  });

  test("mends itself after a build with a problem", async () => {
    const folder = makeFolder(three);
    const { run, content, output } = open(folder);
    await run();
    const path = join(content, "discussions/a.md");
    writeFileSync(path, "---\ntitle: [\n---\n");
    expect((await run([path])).problems.length).toBeGreaterThan(0);
    writeFiles(content, { "discussions/a.md": writeDiscussion({ tags: "[go]" }) });
    await run([path]);
    expect(readTree(output)).toEqual(readTree((await buildSound(content)).output));
  });

  test("starts from the cache that an earlier process stored", async () => {
    const folder = makeFolder(three);
    const first = open(folder);
    await first.run();
    first.store();
    const { report } = await open(folder).run();
    expect(report).toMatchObject({ rendered: 0, written: 0, removed: 0 });
  });
});

describe("a build that renders some pages first", () => {
  const titled = (title: string) => ({ "content/site.yaml": `name: ${title}\n` });
  const theme = (colour: string) => `theme:\n  colours: { accent: { light: "${colour}", dark: "#f59ac4" } }\n`;
  const only = new Set(["/", "/about/"]);

  test("leaves the others as they are, and the next build renders them", async () => {
    const folder = makeFolder({ ...three, ...titled("یک") });
    const { run, content, output } = open(folder);
    await run();
    const before = readTree(output);
    writeFiles(folder, titled("دو"));
    const path = join(content, "site.yaml");
    const { report, pending = new Set() } = await run([path], now, { only });
    const clean = await buildSound(content);
    expect(report).toMatchObject({ rendered: 2 });
    const tree = readTree(output);
    for (const page of ["index.html", "about/index.html"]) expect(tree[page]).toBe(readTree(clean.output)[page]);
    expect(tree["discussions/a/index.html"]).toBe(before["discussions/a/index.html"]);
    expect(pending).toContain("/discussions/a/");
    expect(pending).not.toContain("/");

    const rest = await run([]);
    expect(rest.report?.rendered).toBeGreaterThan(0);
    expect(rest.pending).toEqual(new Set());
    expect(readTree(output)).toEqual(readTree(clean.output));
  });

  test("keeps what the old pages load, and removes the page of a discussion that is gone", async () => {
    const folder = makeFolder({ ...three, "content/site.yaml": theme("#006644") });
    const { run, content, output } = open(folder);
    await run();
    const before = Object.keys(readTree(output)).filter((path) => path.startsWith("assets/") || path.startsWith("search/index/"));
    writeFiles(folder, { "content/site.yaml": theme("#664400") });
    rmSync(join(content, "discussions/a.md"));
    await run([join(content, "site.yaml"), join(content, "discussions/a.md")], now, { only });
    const paths = Object.keys(readTree(output));
    expect(paths).toEqual(expect.arrayContaining(before));
    expect(paths).not.toContain("discussions/a/index.html");
    await run([]);
    expect(readTree(output)).toEqual(readTree((await buildSound(content)).output));
  });

  test("needs to render nothing more if the change is taken back", async () => {
    const folder = makeFolder({ ...three, ...titled("یک") });
    const { run, content, output } = open(folder);
    await run();
    writeFiles(folder, titled("دو"));
    await run([join(content, "site.yaml")], now, { only });
    writeFiles(folder, titled("یک"));
    const { report } = await run([join(content, "site.yaml")]);
    expect(report?.rendered).toBe(2);
    expect(readTree(output)).toEqual(readTree((await buildSound(content)).output));
  });

  test.each(["stored", "not stored"])("is completed by another process, with the cache %s", async (kind) => {
    const folder = makeFolder({ ...three, ...titled("یک") });
    const { run, store, content, output } = open(folder);
    await run();
    store();
    writeFiles(folder, titled("دو"));
    await run([join(content, "site.yaml")], now, { only });
    if (kind === "stored") store();
    const later = await open(folder).run();
    expect(later.problems).toEqual([]);
    expect(readTree(output)).toEqual(readTree((await buildSound(content)).output));
  });
});

describe("a build that is stopped", () => {
  test("publishes what it rendered, and leaves the rest to the next build", async () => {
    const posts = Array.from({ length: 150 }, (_, index) => [`content/discussions/d${index}.md`, writeDiscussion()] as const);
    const folder = makeFolder({ ...three, ...Object.fromEntries(posts) });
    const { run, content, output } = open(folder);
    await run();
    writeFiles(folder, { "content/site.yaml": "name: دو\n" });
    const { report, pending } = await run([join(content, "site.yaml")], now, { signal: AbortSignal.abort() });
    expect(pending?.size).toBeGreaterThan(0);
    expect((report?.rendered ?? 0) + (pending?.size ?? 0)).toBe(report?.pages);
    await run([]);
    expect(readTree(output)).toEqual(readTree((await buildSound(content)).output));
  });

  test("starts again after a file was written meanwhile", async () => {
    const folder = makeFolder(three);
    const earlier = open(folder);
    await earlier.run();
    earlier.store();
    const { run, content, output } = open(folder);
    await run();
    writeFiles(folder, { "content/site.yaml": "name: دو\n", "content/discussions/a.md": writeDiscussion({ tags: "[go]" }) });
    const { signal } = new AbortController();
    await expect(run([join(content, "site.yaml")], now, { signal })).rejects.toThrow("changed while the site was built");
    const { report } = await run([join(content, "site.yaml"), join(content, "discussions/a.md")]);
    expect(report?.files).toBe(5);
    expect(readTree(output)).toEqual(readTree((await buildSound(content)).output));
  });
});
