import { posix, win32 } from "node:path";
import { describe, expect, it } from "vitest";
import { describeWay, isInside } from "../../scripts/build/place.ts";

describe("describeWay", () => {
  it.each([
    [posix, "/forum", "/forum/content/a.md", "content/a.md"],
    [posix, "/forum", "/other", "../other"],
    [posix, "/forum", "/forum/a\\b", "a\\b"],
    [win32, "C:\\forum", "C:\\forum\\content\\a.md", "content/a.md"],
    [win32, "C:\\forum", "c:/Forum/content/a.md", "content/a.md"],
    [win32, "C:\\forum", "C:\\other", "../other"],
    [win32, "C:\\forum", "D:\\a\\b", "D:/a/b"],
    [win32, "C:\\forum", "C:\\forum", ""],
  ])("writes `/` between names (%#)", (paths, folder, to, way) => {
    expect(describeWay(folder, to, paths)).toBe(way);
  });
});

describe("isInside", () => {
  it.each([
    [posix, "/a/b", "/a", true],
    [posix, "/a", "/a", true],
    [posix, "/a", "/", true],
    [posix, "/a/..b", "/a", true],
    [posix, "/ab", "/a", false],
    [posix, "/", "/a", false],
    [win32, "C:\\a\\b", "C:\\a", true],
    [win32, "c:\\A\\b", "C:\\a", true],
    [win32, "C:\\a", "C:\\", true],
    [win32, "C:\\ab", "C:\\a", false],
    [win32, "D:\\a", "C:\\", false],
    [win32, "\\\\host\\share\\a", "C:\\", false],
  ])("compares whole names (%#)", (paths, inner, outer, expected) => {
    expect(isInside(inner, outer, paths)).toBe(expected);
  });
});
