import { describe, expect, it } from "vitest";
import { isWatched } from "../../scripts/serve/watched-path.ts";

const roots = ["/site/content", "/site/.eleventy.ts", "/home/.work/layouts"];
const unwatched = ["/site/content/out"];

describe("isWatched", () => {
  it.each([
    "/site/content",
    "/site/content/site.yaml",
    "/site/content/discussions/گفتگو/1-sara.md",
    "/site/content/discussions/a/picture.png",
    "/site/content/output/a.md",
    "/site/content/discussions/.gitattributes",
    "/site/content/static/.well-known/security.txt",
    "/site/content/static/.nojekyll",
    "/site/.eleventy.ts",
    "/home/.work/layouts/page.11ty.ts",
  ])("rebuilds for %s", (path) => {
    expect(isWatched(path, roots, unwatched, "file")).toBe(true);
  });

  it.each([
    "/site/content/a.md~",
    "/site/content/.a.md.swp",
    "/site/content/a.md.swp",
    "/site/content/4913",
    "/site/content/.#a.md",
    "/site/content/#a.md#",
    "/site/content/a.md___jb_tmp___",
    "/site/content/a.md.tmp",
    "/site/content/~$a.md",
    "/site/content/a.md.orig",
    "/site/content/desktop.ini",
    "/site/content/__MACOSX/a.md",
    "/site/content/.git",
    "/site/content/.git/index",
    "/site/content/discussions/.gitkeep",
    "/site/content/.goftogu/builds/a.cache",
    "/site/content/node_modules/a/readme.md",
  ])("ignores %s, which an editor or a tool keeps", (path) => {
    expect(isWatched(path, roots, unwatched, "file")).toBe(false);
  });

  it("follows a folder with the name of a temporary file", () => {
    for (const kind of ["folder", undefined] as const)
      expect(isWatched("/site/content/discussions/4913", roots, unwatched, kind)).toBe(true);
    expect(isWatched("/site/content/discussions/4913/a.md", roots, unwatched, "file")).toBe(true);
  });

  it("ignores the files that a build writes and files elsewhere", () => {
    expect(isWatched("/site/content/out", roots, unwatched, undefined)).toBe(false);
    expect(isWatched("/site/content/out/index.html", roots, unwatched, undefined)).toBe(false);
    expect(isWatched("/site/contents/a.md", roots, unwatched, undefined)).toBe(false);
  });
});
