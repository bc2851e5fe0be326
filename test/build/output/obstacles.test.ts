import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { findObstacles } from "../../../scripts/build/output/obstacles.ts";
import { publish } from "../../../scripts/build/output/publish.ts";
import { type Files, makeFolder, readTree, writeFiles } from "../../support/disk.ts";

const site: Files = { "404.html": "404", "index.html": "new", "tags/a/index.html": "a" };
let output: string;

beforeEach(() => {
  output = makeFolder();
  publish(makeFolder({ "index.html": "old", "gone.html": "gone" }), output);
});

/** The obstacles of the site. The folder must be unchanged. */
function stop(next: Files = site): readonly string[] {
  const before = readTree(output);
  const { problems, ...done } = publish(makeFolder(next), output);
  expect(readTree(output)).toEqual(before);
  expect(done).toEqual({ written: 0, bytes: 0, kept: 0, removed: 0, changes: { written: [], removed: [] } });
  return problems.map(({ file }) => file);
}

describe("a build stops before its first change at", () => {
  test("a file in the place of a page", () => {
    writeFiles(output, { "404.html": "mine" });
    expect(stop()).toEqual(["404.html"]);
  });

  test("a file in the place of a page's folder", () => {
    writeFiles(output, { tags: "mine" });
    expect(stop()).toEqual(["tags"]);
  });

  test("a folder with a foreign file in the place of a page", () => {
    writeFiles(output, { "404.html/mine.txt": "mine" });
    expect(stop()).toEqual(["404.html"]);
  });

  test("an empty folder in the place of a page", () => {
    mkdirSync(join(output, "404.html"));
    expect(stop()).toEqual(["404.html"]);
  });

  test("an empty folder among pages in the place of a page", () => {
    publish(makeFolder({ "old/index.html": "a" }), output);
    mkdirSync(join(output, "old/empty"));
    expect(stop({ old: "page" })).toEqual(["old"]);
  });

  test("a link to a file in the place of a page", () => {
    symlinkSync(join(makeFolder({ x: "mine" }), "x"), join(output, "404.html"));
    expect(stop()).toEqual(["404.html"]);
  });

  test("a broken link in the place of a page", () => {
    symlinkSync("nowhere", join(output, "404.html"));
    expect(stop()).toEqual(["404.html"]);
  });

  test("a link to a folder in the place of a page's folder", () => {
    const outside = makeFolder({ "a/index.html": "mine" });
    symlinkSync(outside, join(output, "tags"));
    expect(stop()).toEqual(["tags"]);
    expect(readTree(outside)["a/index.html"]).toBe("mine");
  });

  test("the files of an earlier build whose list is lost, with that cause alone", () => {
    publish(makeFolder(site), output);
    rmSync(join(output, ".goftogu"));
    const { problems } = publish(makeFolder({ ...site, "index.html": "newer" }), output);
    expect(problems).toEqual([{ file: ".goftogu", line: 1, column: 1, violation: { rule: "lostManifest", files: 3, first: "404.html" } }]);
  });

  test("one file of somebody else in a new folder", () => {
    const other = makeFolder({ "index.html": "mine" });
    expect(publish(makeFolder(site), other).problems.map(({ file }) => file)).toEqual(["index.html"]);
  });

  test("a folder in the place of the list", () => {
    const other = makeFolder({ ".goftogu/store": "mine" });
    expect(publish(makeFolder(site), other).problems.map(({ file }) => file)).toEqual([".goftogu"]);
    expect(Object.keys(readTree(other))).toEqual([".goftogu", ".goftogu/store"]);
  });
});

test("each obstacle is named once, sorted, with what it blocks and what to do", () => {
  writeFiles(output, { tags: "mine", "404.html": "mine" });
  expect(findObstacles(output, ["tags/b/index.html", "tags/a/index.html", "404.html"], new Set())).toEqual([
    {
      file: "404.html",
      line: 1,
      column: 1,
      violation: { rule: "inTheWay" },
    },
    expect.objectContaining({ file: "tags", violation: { rule: "inTheWay", path: "tags/b/index.html" } }),
  ]);
});
