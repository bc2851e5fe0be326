import { mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { makeFolder, readTree, writeFiles } from "../support/disk.ts";
import { build, buildSound, writeDiscussion } from "../support/site/site.ts";

const layout = vi.hoisted(() => ({ isBroken: false }));
vi.mock(import("../../layouts/not-found.ts"), async (load) => {
  const { renderNotFound } = await load();
  return {
    renderNotFound: (page, site) => {
      if (layout.isBroken) throw new Error("the layout is broken");
      return renderNotFound(page, site);
    },
  };
});

afterEach(() => {
  layout.isBroken = false;
  process.exitCode = undefined;
});

const sound = () => makeFolder({ "discussions/a.md": writeDiscussion() });
const broken = () => makeFolder({ "discussions/a.md": writeDiscussion({ created: "yesterday" }) });

/** A built folder with a foreign file, and its whole state. */
async function prepareOutput() {
  const { output } = await buildSound(sound());
  writeFiles(output, { "mine.txt": "mine" });
  return { output, before: describeTree(output) };
}

/** Includes the times of all files. */
function describeTree(folder: string) {
  return Object.entries(readTree(folder)).map(([path, content]) => [path, content, statSync(join(folder, path)).mtimeMs]);
}

describe("a build with problems", () => {
  test("does not change the output", async () => {
    const { output, before } = await prepareOutput();
    const { problems, report } = await build(broken(), { output });
    expect(problems).toHaveLength(1);
    expect(report).toBeUndefined();
    expect(describeTree(output)).toEqual(before);
  });

  test("creates no folder", async () => {
    const folder = makeFolder();
    await build(broken(), { output: join(folder, "a/b/dist") });
    expect(readdirSync(folder)).toEqual([]);
  });

  test("keeps an existing empty folder", async () => {
    const output = makeFolder();
    await build(broken(), { output });
    expect(readdirSync(output)).toEqual([]);
  });
});

describe("a build that is stopped by a foreign file", () => {
  test("changes nothing, leaves nothing behind and names the file", async () => {
    const { output } = await prepareOutput();
    writeFiles(output, { "discussions/b/index.html": "mine", "tags/new": "mine" });
    const before = describeTree(output);
    const content = makeFolder({ "discussions/a.md": writeDiscussion(), "discussions/b.md": writeDiscussion({ tags: "[new]" }) });
    const { problems, locate, report } = await build(content, { output });
    expect(problems.map(({ file }) => locate(file))).toEqual([join(output, "discussions/b/index.html"), join(output, "tags/new")]);
    expect(report).toBeUndefined();
    expect(describeTree(output)).toEqual(before);
  });
});

describe("a build that breaks off", () => {
  test("does not change the output and names the page", async () => {
    const { output, before } = await prepareOutput();
    layout.isBroken = true;
    await expect(build(sound(), { output })).rejects.toThrow("the page `/404.html`");
    expect(describeTree(output)).toEqual(before);
  });

  test("leaves no new folder", async () => {
    const folder = makeFolder();
    layout.isBroken = true;
    await expect(build(sound(), { output: join(folder, "a/b/dist") })).rejects.toThrow("the layout is broken");
    expect(readdirSync(folder)).toEqual([]);
  });

  test("keeps an existing empty folder", async () => {
    const folder = makeFolder();
    mkdirSync(join(folder, "dist"));
    layout.isBroken = true;
    await expect(build(sound(), { output: join(folder, "dist") })).rejects.toThrow("the layout is broken");
    expect(readTree(folder)).toEqual({ dist: "/" });
  });

  test("does not affect the next build", async () => {
    const { output } = await prepareOutput();
    layout.isBroken = true;
    await expect(build(sound(), { output })).rejects.toThrow();
    layout.isBroken = false;
    expect((await buildSound(sound(), { output })).report).toMatchObject({ written: 0, removed: 0 });
  });
});
