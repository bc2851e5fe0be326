import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findMemoryFile, forget, recall, remember } from "../../../scripts/build/cache/database.ts";
import { isRecordOf, nameRecord } from "../../../scripts/build/cache/record-key.ts";
import { makeFolder } from "../../support/disk.ts";

const told = new Map<string, unknown>([
  ["page /", { digest: "a", until: Number.POSITIVE_INFINITY }],
  ["page /tags/پایگاه‌داده/", { digest: "b", until: 1_795_737_600.5 }],
]);

async function rememberAnew(): Promise<string> {
  const file = join(makeFolder(), "builds", "a.mdb");
  await remember(file, "first", told, new Map());
  return file;
}

const recallPlain = async (file: string, edition = "first") => {
  const { memory, complaint } = await recall(file, edition);
  return [memory, complaint];
};

describe("memory", () => {
  test("is empty before the first build, and then what the last build told", async () => {
    expect(await recallPlain(join(makeFolder(), "none.mdb"))).toEqual([new Map(), undefined]);
    const file = await rememberAnew();
    expect(await recallPlain(file)).toEqual([told, undefined]);
    const next = new Map<string, unknown>([["page /b/", { digest: "c" }]]);
    await remember(file, "first", next, (await recall(file, "first")).memory);
    expect(await recallPlain(file)).toEqual([next, undefined]);
  });

  test("of another edition is not used, and is gone after the next build", async () => {
    const file = await rememberAnew();
    const { memory } = await recall(file, "second");
    expect(memory).toEqual(new Map());
    await remember(file, "second", new Map([["page /c/", 1]]), memory);
    expect(await recallPlain(file, "second")).toEqual([new Map([["page /c/", 1]]), undefined]);
  });

  test("holds what has the longest of names, each apart", async () => {
    const deep = (letter: string) => nameRecord("discussion", `discussions/${`${letter.repeat(255)}/`.repeat(8)}a.md`);
    const records = new Map<string, unknown>([
      [deep("a"), 1],
      [deep("b"), 2],
      [nameRecord("page", "/"), 3],
    ]);
    const file = join(makeFolder(), "builds", "a.mdb");
    await remember(file, "first", records, new Map());
    const { memory } = await recall(file, "first");
    expect([memory.get(deep("a")), memory.get(deep("b")), memory.get("page /"), memory.size]).toEqual([1, 2, 3, 3]);
    expect([...memory.keys()].filter((key) => isRecordOf("discussion", key))).toHaveLength(2);
  });

  test("can be forgotten", async () => {
    const file = await rememberAnew();
    forget(file);
    expect(await recallPlain(file)).toEqual([new Map(), undefined]);
  });

  test("is that of one content folder and one output folder, which may move together with it", () => {
    const find = (root: string, content: string, output: string) =>
      findMemoryFile(join(root, ".goftogu"), join(root, content), join(root, output)).slice(root.length);
    expect(find("/a", "content", "dist")).toBe(find("/b/c", "content", "dist"));
    expect(new Set([find("/a", "content", "dist"), find("/a", "content", "site"), find("/a", "other", "dist")]).size).toBe(3);
  });
});

describe("a memory that is not as a build left it is set aside, which is said", () => {
  const flip = (file: string) => {
    const bytes = readFileSync(file);
    const place = bytes.indexOf("digest");
    bytes[place] = (bytes[place] ?? 0) ^ 1;
    writeFileSync(file, bytes);
  };
  test.each([
    ["cut in half", (file: string) => truncateSync(file, readFileSync(file).length / 2)],
    ["cut to nothing", (file: string) => truncateSync(file, 0)],
    ["with one wrong bit", flip],
    ["longer", (file: string) => appendFileSync(file, "x")],
    ["another's file", (file: string) => writeFileSync(file, "hello")],
    ["without its seal", (file: string) => forgetSeal(file)],
  ])("%s", async (_, damage) => {
    const file = await rememberAnew();
    damage(file);
    const [memory, complaint] = await recallPlain(file);
    expect(memory).toEqual(new Map());
    expect(complaint).toBe(`What earlier builds remembered is damaged and was set aside as ${file}.damaged.`);
    expect([existsSync(file), existsSync(`${file}.damaged`)]).toEqual([false, true]);
    await remember(file, "first", told, new Map());
    expect(await recallPlain(file)).toEqual([told, undefined]);
  });

  function forgetSeal(file: string): void {
    writeFileSync(`${file}.seal`, "");
  }
});
