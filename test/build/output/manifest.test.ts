import { describe, expect, test } from "vitest";
import { formatManifest, parseManifest } from "../../../scripts/build/output/manifest.ts";
import { manifestName, stagingName } from "../../../scripts/build/output/own-names.ts";

describe("the list of a build's files", () => {
  test("is sorted, with one path on each line", () => {
    expect(formatManifest(["b", "a/index.html", "ب/index.html", "a.html", "B"])).toBe("B\na.html\na/index.html\nb\nب/index.html\n");
  });

  test("is read as it was written", () => {
    const paths = ["404.html", "tags/c~23/index.html", "tags/پایگاه‌داده/index.html", "with space.png"];
    expect(parseManifest(formatManifest(paths))).toEqual(paths);
  });

  test("without files is empty", () => {
    expect(formatManifest([])).toBe("");
    expect(parseManifest("")).toEqual([]);
  });

  test("names each file once", () => {
    expect(parseManifest("a\na\n")).toEqual(["a"]);
  });
});

describe("a forged line is ignored:", () => {
  test.each([
    "../x",
    "a/../../x",
    "..",
    ".",
    "./a",
    "a/./b",
    "/etc/passwd",
    "a//b",
    "a/",
    "..\\x",
    "C:\\x",
    "a\0b",
    manifestName,
    `${manifestName}/index.html`,
    stagingName,
    `${stagingName}/index.html`,
  ])("%j", (line) => {
    expect(parseManifest(`${line}\nkept.html\n`)).toEqual(["kept.html"]);
  });
});
