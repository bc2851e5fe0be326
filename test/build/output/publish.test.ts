import { chmodSync, existsSync, lstatSync, mkdirSync, readFileSync, statSync, symlinkSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { stagingName } from "../../../scripts/build/output/own-names.ts";
import { publish } from "../../../scripts/build/output/publish.ts";
import { type Files, listFiles, makeFolder, readTree, writeFiles } from "../../support/disk.ts";

let output: string;
beforeEach(() => {
  output = makeFolder();
});

function put(files: Files) {
  return countPublished(makeFolder(files), output);
}

function countPublished(staging: string, folder: string) {
  const { changes: _, bytes: __, manifest: ___, ...counts } = publish(staging, folder);
  return counts;
}

const manifest = () => readFileSync(join(output, ".goftogu"), "utf8");

describe("a first build", () => {
  test("publishes everything and lists it, sorted", () => {
    expect(put({ "index.html": "home", "tags/b/index.html": "b", "tags/a/index.html": "a" })).toEqual({
      written: 3,
      kept: 0,
      removed: 0,
      problems: [],
    });
    expect(readTree(output)).toEqual({
      ".goftogu": "index.html\ntags/a/index.html\ntags/b/index.html\n",
      "index.html": "home",
      tags: "/",
      "tags/a": "/",
      "tags/a/index.html": "a",
      "tags/b": "/",
      "tags/b/index.html": "b",
    });
  });
});

describe("the next build", () => {
  test("does not touch unchanged files", () => {
    put({ "index.html": "home", "a.html": "a" });
    const [home, list] = [join(output, "index.html"), join(output, ".goftogu")];
    for (const path of [home, list]) utimesSync(path, 1, 1);
    expect(put({ "index.html": "home", "a.html": "b" })).toEqual({ written: 1, kept: 1, removed: 0, problems: [] });
    expect(statSync(home).mtimeMs).toBe(1000);
    expect(readFileSync(join(output, "a.html"), "utf8")).toBe("b");
  });

  test("does not touch the list if nothing has changed", () => {
    put({ "index.html": "home" });
    utimesSync(join(output, ".goftogu"), 1, 1);
    expect(put({ "index.html": "home" })).toEqual({ written: 0, kept: 1, removed: 0, problems: [] });
    expect(statSync(join(output, ".goftogu")).mtimeMs).toBe(1000);
  });

  test("detects a change of the same length", () => {
    put({ "index.html": "aaaa" });
    expect(put({ "index.html": "aaab" }).written).toBe(1);
    expect(readTree(output)["index.html"]).toBe("aaab");
  });

  test("removes pages without a source and their empty folders", () => {
    put({ "index.html": "home", "tags/a/index.html": "a", "tags/a/2/index.html": "a2", "tags/b/index.html": "b" });
    expect(put({ "index.html": "home", "tags/b/index.html": "b" })).toMatchObject({ removed: 2, kept: 2 });
    expect(Object.keys(readTree(output))).toEqual([".goftogu", "index.html", "tags", "tags/b", "tags/b/index.html"]);
    expect(manifest()).toBe("index.html\ntags/b/index.html\n");
  });

  test("accepts that its own page was removed by hand", () => {
    put({ "index.html": "home", "a.html": "a", "b.html": "b" });
    const again = makeFolder({ ".goftogu": manifest(), "index.html": "home" });
    expect(countPublished(makeFolder({ "index.html": "home", "b.html": "b" }), again)).toEqual({
      written: 1,
      kept: 1,
      removed: 0,
      problems: [],
    });
    expect(listFiles(again)).toEqual([".goftogu", "b.html", "index.html"]);
  });

  test("replaces a page with a folder and a folder with a page", () => {
    put({ "old.html": "page", "tags/a/index.html": "a", "tags/a/2/index.html": "a2" });
    expect(put({ "old.html/index.html": "folder", "tags/a": "page" })).toEqual({ written: 2, kept: 0, removed: 3, problems: [] });
    expect(listFiles(output)).toEqual([".goftogu", "old.html/index.html", "tags/a"]);
  });
});

describe("files of other people", () => {
  test("stay, even beside pages and in folders of removed pages", () => {
    put({ "tags/a/index.html": "a" });
    writeFiles(output, { CNAME: "example.org", "tags/a/note.txt": "mine", ".well-known/x": "y" });
    expect(put({ "index.html": "home" })).toMatchObject({ removed: 1, written: 1 });
    expect(listFiles(output)).toEqual([".goftogu", ".well-known/x", "CNAME", "index.html", "tags/a/note.txt"]);
  });

  test("stay if the list is lost, and stop the build if they block it", () => {
    writeFiles(output, { "index.html": "mine", "other.html": "mine" });
    const before = readTree(output);
    expect(put({ "index.html": "home", "a.html": "a" })).toMatchObject({ written: 0, kept: 0, removed: 0 });
    expect(readTree(output)).toEqual(before);
  });
});

describe("a forged list", () => {
  test.each(["../outside.txt", "tags/../../outside.txt", ".goftogu"])("with %s removes nothing", (line) => {
    const root = makeFolder({ "outside.txt": "mine", "dist/a.html": "a", "dist/.goftogu": `${line}\na.html\n` });
    output = join(root, "dist");
    expect(put({ "index.html": "home" })).toMatchObject({ removed: 1 });
    expect(listFiles(root)).toEqual(["dist/.goftogu", "dist/index.html", "outside.txt"]);
  });

  test("with an absolute path removes nothing", () => {
    const outside = makeFolder({ "x.txt": "mine" });
    writeFiles(output, { ".goftogu": `${outside}/x.txt\n` });
    expect(put({ "index.html": "home" })).toMatchObject({ removed: 0 });
    expect(listFiles(outside)).toEqual(["x.txt"]);
  });

  test("with a path through a link to a folder removes nothing behind it", () => {
    const outside = makeFolder({ "x.txt": "mine" });
    symlinkSync(outside, join(output, "link"));
    writeFiles(output, { ".goftogu": "link/x.txt\nlink\n" });
    expect(put({ "index.html": "home" })).toMatchObject({ removed: 0, problems: [] });
    expect(listFiles(outside)).toEqual(["x.txt"]);
    expect(lstatSync(join(output, "link")).isSymbolicLink()).toBe(true);
    expect(manifest()).toBe("index.html\n");
  });

  test("with a folder removes nothing in it", () => {
    writeFiles(output, { ".goftogu": "notes\n", "notes/x.txt": "mine" });
    expect(put({ "index.html": "home" })).toMatchObject({ removed: 0 });
    expect(listFiles(output)).toEqual([".goftogu", "index.html", "notes/x.txt"]);
  });

  test("with new files of the build removes none of them", () => {
    const staging = join(output, stagingName);
    writeFiles(output, { ".goftogu": `${stagingName}/index.html\n`, [`${stagingName}/index.html`]: "home" });
    expect(publish(staging, output)).toMatchObject({ written: 1, removed: 0 });
    expect(readTree(output)["index.html"]).toBe("home");
  });
});

test("nothing is written through a link in the place of a listed page", () => {
  const outside = makeFolder({ "index.html": "mine" });
  put({ "tags/a/index.html": "a", "index.html": "home" });
  const linked = makeFolder({ ".goftogu": manifest(), "index.html": "home" });
  mkdirSync(join(linked, "tags"));
  symlinkSync(outside, join(linked, "tags/a"));
  const { problems } = publish(makeFolder({ "tags/a/index.html": "new", "index.html": "new" }), linked);
  expect(problems.map(({ file }) => file)).toEqual(["tags/a"]);
  expect(readTree(outside)).toEqual({ "index.html": "mine" });
  expect(readTree(linked)["index.html"]).toBe("home");
  expect(existsSync(join(linked, "tags/a"))).toBe(true);
});

test.skipIf(process.getuid?.() === 0)("a read-only folder is found before the first change", () => {
  put({ "index.html": "home", "tags/a/index.html": "a" });
  const before = readTree(output);
  chmodSync(join(output, "tags/a"), 0o555);
  expect(() => put({ "index.html": "new", "tags/a/index.html": "new" })).toThrow(`\`${join(output, "tags/a")}\` cannot be written to`);
  chmodSync(join(output, "tags/a"), 0o755);
  expect(readTree(output)).toEqual(before);
});
