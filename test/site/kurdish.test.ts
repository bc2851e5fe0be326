import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { listFiles, makeFolder, writeFiles } from "../support/disk.ts";
import { tellProblem } from "../support/english.ts";
import { findAll, readText } from "../support/site/html.ts";
import { type BuiltSite, build, buildSound, writeDiscussion } from "../support/site/site.ts";

const settings = "name: کۆڕ\nbase: https://forum.example/kurd/\nlanguage: ckb\npageSize: 1\n";

/** The tags and the author of each discussion, in the order of their dates. */
const written = [
  ["[هەولێر, مێژوو]", "ئاھەنگ"],
  ["[ھەولێر]", "ئاھەنگ"],
  ["[هه\u200cولێر]", "ئاهه\u200cنگ"],
  ["[ھەولێر]", "ئاهەنگ"],
] as const;

const discussions = Object.fromEntries(
  written.map(([tags, author], index) => [`discussions/d${index}.md`, writeDiscussion({ tags, author, created: `2026-01-0${index + 1}` })]),
);

const refresh = 'http-equiv="refresh"';

describe("on a Kurdish site", () => {
  let site: BuiltSite;
  const target = (file: string) => /http-equiv="refresh" content="0; url=([^"]*)"/.exec(site.read(file))?.[1];

  beforeAll(async () => {
    site = await buildSound(makeFolder({ "site.yaml": settings, ...discussions }));
  });

  test("all spellings of a tag are one listing", () => {
    const tags = findAll(site.page("/tags/"), "a").map(readText);
    expect(tags.filter((text) => text.includes("ولێر"))).toHaveLength(1);
    expect(site.read("tags/ههولێر/4/index.html")).not.toContain(refresh);
  });

  test("each page of a tag's old address leads to the listing that is left", () => {
    expect(target("tags/ھهولێر/index.html")).toBe("/kurd/tags/ههولێر/");
    expect(target("tags/ھهولێر/2/index.html")).toBe("/kurd/tags/ههولێر/2/");
    expect(target("tags/هه-ولێر/index.html")).toBe("/kurd/tags/ههولێر/");
    expect(site.files).not.toContain("tags/ھهولێر/3/index.html");
  });

  test("an author's old addresses lead to the author", () => {
    expect(target("authors/ئاھهنگ/2/index.html")).toBe("/kurd/authors/ئاههنگ/2/");
    expect(target("authors/ئاهه-نگ/index.html")).toBe("/kurd/authors/ئاههنگ/");
  });

  test("the old feeds of a tag hold its present ones", () => {
    for (const file of ["feed.xml", "feed.json"]) expect(site.read(`tags/ھهولێر/${file}`)).toBe(site.read(`tags/ههولێر/${file}`));
  });

  test("servers redirect the old addresses", () => {
    const lines = site.read("_redirects").split("\n").map(decodeURI);
    expect(lines).toContain("/kurd/tags/ھهولێر/ /kurd/tags/ههولێر/ 301");
    expect(lines).toContain("/kurd/tags/ھهولێر/2/ /kurd/tags/ههولێر/2/ 301");
    expect(lines).toContain("/kurd/tags/ھهولێر/feed.xml /kurd/tags/ههولێر/feed.xml 301");
    expect(lines).toContain("/kurd/authors/ئاھهنگ/ /kurd/authors/ئاههنگ/ 301");
  });

  test("no sitemap has old addresses", () => {
    expect(decodeURI(site.read("sitemap.xml"))).not.toContain("ھ");
  });

  test("the script of the list of tags folds like the build", () => {
    const script = site.files.find((file) => /^assets\/tag-index-.*\.js$/.test(file)) ?? "";
    expect(site.read(script)).toContain("kurdish");
  });
});

test("a page that has an old address keeps it", async () => {
  const registry = "مێژوو: { slug: ھهولێر }\n";
  const site = await buildSound(makeFolder({ "site.yaml": settings, "tags.yaml": registry, ...discussions }));
  expect(site.read("tags/ھهولێر/index.html")).not.toContain(refresh);
  expect(site.read("tags/هه-ولێر/index.html")).toContain(refresh);
});

test("a tag with a slug in tags.yaml has old addresses too", async () => {
  const site = await buildSound(makeFolder({ "site.yaml": settings, "tags.yaml": "هەولێر: { slug: hewler }\n", ...discussions }));
  expect(site.read("tags/ھهولێر/index.html")).toContain("url=/kurd/tags/hewler/");
});

test("an alias that only Kurdish folding joins to its tag is accepted, and two entries for one tag are not", async () => {
  const parse = async (registry: string) => {
    const { problems } = await build(makeFolder({ "site.yaml": settings, "tags.yaml": registry, ...discussions }));
    return problems.map((problem) => tellProblem(problem).reason);
  };
  expect(await parse("هەولێر: { aliases: [ھەولێر, هه\u200cولێر] }\n")).toEqual([]);
  expect(await parse("هەولێر: {}\nھەولێر: {}\n")).toEqual([expect.stringContaining("ھەولێر")]);
  expect(await parse("هەولێر: { aliases: [هەولێر] }\n")).toHaveLength(1);
});

test("a discussion may have two tags that are one tag only on other sites", async () => {
  const count = async (language: string) => {
    const tags = "[کورده\u200cواری, کورده واری, کوردەواری]";
    const files = { "site.yaml": settings.replace("ckb", language), "discussions/a.md": writeDiscussion({ tags }) };
    const site = await buildSound(makeFolder(files));
    return findAll(site.page("/tags/"), "a")
      .map(readText)
      .filter((text) => text.includes("کورد"));
  };
  expect(await count("ckb")).toEqual(["کورده واری ١", "کورده\u200cواری ١"]);
  expect(await count("fa")).toEqual(["کورده\u200cواری ۱", "کوردەواری ۱"]);
});

test("on other sites nothing is moved or joined", async () => {
  const site = await buildSound(makeFolder({ "site.yaml": settings.replace("ckb", "fa"), ...discussions }));
  expect(site.files.filter((file) => /^tags\/[^/]+\/index\.html$/.test(file))).toHaveLength(4);
  expect(site.files).not.toContain("_redirects");
});

test("an incremental build equals a clean one after the language changed", async () => {
  const folder = makeFolder({ "content/site.yaml": settings.replace("ckb", "fa") });
  writeFiles(join(folder, "content"), discussions);
  const options = { output: join(folder, "dist"), store: join(folder, "store"), cache: "used" } as const;
  for (const language of ["fa", "ckb", "fa", "ckb"]) {
    writeFiles(folder, { "content/site.yaml": settings.replace("ckb", language) });
    const incremental = await buildSound(join(folder, "content"), options);
    const clean = await buildSound(join(folder, "content"));
    const read = (site: BuiltSite) => Object.fromEntries(listFiles(site.output).map((file) => [file, site.read(file)]));
    expect(read(incremental)).toEqual(read(clean));
  }
});
