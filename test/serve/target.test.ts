import { describe, expect, it } from "vitest";
import { buildFolderAddress, parseTarget } from "../../scripts/serve/target.ts";

describe("parseTarget", () => {
  it("removes the base path and splits off the query", () => {
    expect(parseTarget("/forum/tags/php/?time=week&with=a%2Fb", "/forum/")).toEqual({
      kind: "inside",
      segments: ["tags", "php"],
      folder: true,
      query: "?time=week&with=a%2Fb",
    });
  });

  it("decodes Persian names and reserved characters", () => {
    expect(parseTarget("/tags/%DA%A9%D8%A7%D8%B1%D8%A7%DB%8C%DB%8C/c%2B%2B.html", "/")).toMatchObject({
      segments: ["tags", "کارایی", "c++.html"],
      folder: false,
    });
  });

  it("recognises a Persian base path in every encoding of its letters", () => {
    const base = new URL("https://example.org/انجمن/").pathname;
    expect(parseTarget(base.toLowerCase(), base)).toEqual({ kind: "inside", segments: [], folder: true, query: "" });
    expect(parseTarget(base.slice(0, -1), base)).toEqual({ kind: "base without slash", query: "" });
  });

  it.each(["/", "/forumx/", "/other/forum/", "/forum%2F"])("treats %s as outside /forum/", (url) => {
    expect(parseTarget(url, "/forum/")).toEqual({ kind: "outside" });
  });

  it.each([
    "/forum/../secret",
    "/forum/%2e%2e/secret",
    "/forum/a/..%2f..%2fsecret",
    "/forum/..%5c..%5csecret",
    "/forum/a//b",
    "/forum//",
    "/forum/a%00.html",
    "/forum/.goftogu",
    "/forum/%2Egoftogu",
    "/forum/a/.git/config",
    "/forum/a/.well-known/b",
  ])("hides %s", (url) => {
    expect(parseTarget(url, "/forum/")).toEqual({ kind: "hidden" });
  });

  it("allows .well-known at the top", () => {
    expect(parseTarget("/.well-known/security.txt", "/")).toMatchObject({ kind: "inside", segments: [".well-known", "security.txt"] });
  });

  it.each(["/%", "/%E0%A4", "http://example.org/", "*", ""])("cannot read %j", (url) => {
    expect(parseTarget(url, "/")).toEqual({ kind: "malformed" });
  });
});

describe("buildFolderAddress", () => {
  it("never points to another host", () => {
    expect(buildFolderAddress("/", ["example.org"], "")).toBe("/example.org/");
  });

  it("encodes names and keeps the query", () => {
    expect(buildFolderAddress("/forum/", ["tags", "c++ ک"], "?time=day")).toBe("/forum/tags/c%2B%2B%20%DA%A9/?time=day");
  });
});
