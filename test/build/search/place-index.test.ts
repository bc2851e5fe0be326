import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { makeFolder, readTree, writeFiles } from "../../support/disk.ts";
import { type BuiltSite, buildSound, writeDiscussion } from "../../support/site/site.ts";

let content: string;
let folder: string;
let first: BuiltSite;

const list = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `discussions/d${index}.md`,
      writeDiscussion({ title: `t${index}` }, `متن ${index} واژه${index % 7}`),
    ]),
  );
const run = () => buildSound(content, { output: join(folder, "dist"), store: join(folder, "store"), cache: "used" });
const isIndex = (file: string) => /^(?:search\/index|assets\/search)\//.test(file);

/** Fails if the tree is not that of a build without a cache. */
async function expectClean(site: BuiltSite): Promise<void> {
  const clean = await buildSound(content);
  expect(readTree(site.output)).toEqual(readTree(clean.output));
}

beforeEach(async () => {
  [content, folder] = [makeFolder(list(120)), makeFolder()];
  first = await run();
});

describe("a search index of an earlier build", () => {
  test("stays if nothing changes", async () => {
    const { changes } = await run();
    expect(changes).toEqual({ written: [], removed: [] });
  });

  test("changes in few files after an edit", async () => {
    writeFiles(content, { "discussions/d5.md": writeDiscussion({ title: "t5" }, "متنی با واژهٔ تازهٔ کهکشان") });
    const site = await run();
    const written = site.changes?.written.filter(isIndex) ?? [];
    expect(written.filter((file) => file.includes("/texts-"))).toHaveLength(1);
    expect(written.length).toBeLessThan(first.files.filter(isIndex).length / 2);
    await expectClean(site);
  });

  test("loses a deleted discussion, and the words that nothing else has", async () => {
    rmSync(join(content, "discussions/d5.md"));
    await expectClean(await run());
  });

  test("is made anew after many edits, with the texts that stay", async () => {
    const edits = Array.from({ length: 30 }, (_, index) => [`discussions/d${index}.md`, writeDiscussion({ title: "تازه" }, "متن نو")]);
    writeFiles(content, Object.fromEntries(edits));
    const site = await run();
    const texts = (files: readonly string[] = []) => files.filter((file) => file.includes("/texts-"));
    expect(texts(site.changes?.written).length).toBeLessThan(texts(site.files).length);
    await expectClean(site);
  });

  test("is made anew when its discussions need more slots", async () => {
    writeFiles(content, list(140));
    const site = await run();
    expect(site.files.filter((file) => file.includes("/texts-8/"))).toEqual([]);
    await expectClean(site);
  });

  test.each([
    [
      "a list is missing",
      (files: readonly string[]) => files.find((file) => /\/[\w-]{8}\.json$/.test(file)),
      (path: string) => rmSync(path),
    ],
    [
      "a text file differs",
      (files: readonly string[]) => files.find((file) => file.includes("/texts-")),
      (path: string) => writeFileSync(path, readFileSync(path, "utf8").replace("متن", "نمت")),
    ],
  ])("is made anew when %s", async (_, choose, spoil) => {
    const file = choose(first.files.filter(isIndex));
    expect(file).toBeDefined();
    spoil(join(first.output, file ?? ""));
    writeFiles(content, { "discussions/d5.md": writeDiscussion({ title: "t5" }, "متنی دیگر") });
    await expectClean(await run());
  });

  test("goes with the search, and comes back with it", async () => {
    const options = { output: join(folder, "dist"), store: join(folder, "store"), cache: "used" } as const;
    const without = await buildSound(content, { ...options, search: false });
    expect(without.files.filter(isIndex)).toEqual([]);
    await expectClean(await run());
  });
});
