import { parseAtomFeed, parseJsonFeed } from "feedsmith";
import Parser from "rss-parser";
import { SaxesParser } from "saxes";
import { beforeAll, describe, expect, test } from "vitest";
import { copySite, findSite, makeFolder, writeFiles } from "../support/disk.ts";
import { findAll, findOne, readAttribute, readText } from "../support/site/html.ts";
import { type BuiltSite, buildSound, writeDiscussion } from "../support/site/site.ts";

const base = "https://example.org/forum/";
const own = `---
title: "خبر \`npm ci\` & <b>"
author: نگار
created: 2026-11-01T08:00:00Z
updated: 2026-11-20T08:00:00Z
updatedBy: آرش
tags: [pagination, "C#"]
---
## سرآغاز

متن با [پیوند](/about/)، [بخش](#سرآغاز)، [همسایه](../only-vue/) و [بیرون](https://x.example/a?b=1&c=2).

یک پانوشت[^1].

[^1]: متن آن.
`;
const content = copySite("persian");
writeFiles(content, { "discussions/2026/feed-post.md": own });

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSound(content, { base });
});

const feeds = () => site.files.filter((file) => file.endsWith("feed.xml"));
const ownEntry = () => parseAtomFeed(site.read("feed.xml")).entries?.find(({ title }) => title?.value.includes("npm ci"));

/** Throws if a strict XML parser does. */
function parseStrictly(xml: string): void {
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.write(xml).close();
}

describe("the feeds", () => {
  test("exist for the site and for each tag, as Atom and as JSON", () => {
    const listings = ["", ...site.files.flatMap((file) => /^tags\/[^/]+\/(?=index\.html$)/.exec(file) ?? [])];
    expect(listings.length).toBeGreaterThan(5);
    expect(feeds().sort()).toEqual(listings.map((listing) => `${listing}feed.xml`).sort());
    expect(site.files.filter((file) => file.endsWith("feed.json"))).toHaveLength(listings.length);
  });

  test("have the same content for two Atom readers and a JSON reader", async () => {
    for (const file of feeds()) {
      const atom = parseAtomFeed(site.read(file));
      const other = await new Parser().parseString(site.read(file));
      const json = parseJsonFeed(site.read(file.replace(/xml$/, "json")));
      const entries = atom.entries?.map((entry) => [entry.id, entry.title?.value, entry.links?.[0]?.href, entry.updated]);
      expect(other.items.map(({ id, title, link }) => [id, title, link])).toEqual(entries?.map((entry) => entry.slice(0, 3)));
      expect(json.items?.map(({ id, title, url, date_modified }) => [id, title, url, date_modified])).toEqual(entries);
      expect(atom.entries?.map(({ content }) => content?.value)).toEqual(json.items?.map(({ content_html }) => content_html));
    }
  });

  test("list the discussions in the order of the listing, with the time of the last activity", () => {
    const titles = findAll(site.page("/"), "a", { class: "title" }).map(readText);
    const { entries = [], updated } = parseAtomFeed(site.read("feed.xml"));
    expect(entries.slice(0, titles.length).map(({ title }) => title?.value)).toEqual(titles);
    expect(updated).toBe(entries[0]?.updated);
    expect(ownEntry()).toMatchObject({
      published: "2026-11-01T08:00:00Z",
      updated: "2026-11-20T08:00:00Z",
      title: { value: "خبر npm ci & <b>" },
    });
  });

  test("have the author, the tags and the excerpt of a discussion", () => {
    expect(ownEntry()?.authors).toEqual([{ name: "نگار", uri: `${base}authors/${encodeURI("نگار")}/` }]);
    expect(ownEntry()?.categories?.map(({ label }) => label)).toEqual(["pagination", "C#"]);
    expect(JSON.stringify(ownEntry()?.summary)).toContain("سرآغاز متن با پیوند");
  });

  test("contain the whole first post, with absolute addresses", () => {
    const { items = [] } = parseJsonFeed(site.read("feed.json"));
    const html = items.find(({ title }) => title?.includes("npm ci"))?.content_html ?? "";
    const page = `${base}discussions/feed-post/`;
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => decodeURI(href ?? ""))).toEqual([
      `${base}about/`,
      `${page}#سرآغاز`,
      `${base}discussions/only-vue/`,
      "https://x.example/a?b=1&amp;c=2",
      `${page}#fn:1`,
      `${page}#fnref:1`,
    ]);
    expect(html).toContain('<div lang="fa" dir="rtl">');
    const shown = items.find(({ url }) => url === `${base}discussions/page-count/`)?.content_html;
    expect(shown).toContain(`src="${base}discussions/page-count/chart.png"`);
  });

  test("have the language of the site and their own address", () => {
    expect(site.read("tags/pagination/feed.xml")).toContain('xml:lang="fa"');
    expect(JSON.parse(site.read("tags/pagination/feed.json"))).toMatchObject({
      language: "fa",
      feed_url: `${base}tags/pagination/feed.json`,
      home_page_url: `${base}tags/pagination/`,
    });
    expect(parseAtomFeed(site.read("tags/pagination/feed.xml")).links).toEqual(
      expect.arrayContaining([expect.objectContaining({ rel: "self", href: `${base}tags/pagination/feed.xml` })]),
    );
  });

  test("are linked in the head and by a visible link", () => {
    for (const [url, folder] of [
      ["/", "/forum/"],
      ["/tags/pagination/", "/forum/tags/pagination/"],
      ["/tags/pagination/2/", "/forum/tags/pagination/"],
    ] as const) {
      const page = site.page(url);
      const found = findAll(page, "link", { rel: "alternate" }).map((link) => [readAttribute(link, "type"), readAttribute(link, "href")]);
      expect(found).toEqual([
        ["application/atom+xml", `${folder}feed.xml`],
        ["application/feed+json", `${folder}feed.json`],
      ]);
      const nav = findOne(page, "nav", { class: "feeds" });
      expect(findAll(nav, "a").map((link) => [readText(link), readAttribute(link, "href")])).toEqual([
        ["خوراک Atom", `${folder}feed.xml`],
        ["خوراک JSON", `${folder}feed.json`],
      ]);
    }
  });

  test("contain nothing of drafts or scheduled posts", () => {
    for (const file of site.files.filter((name) => /feed\.(xml|json)$/.test(name)))
      expect(site.read(file)).not.toMatch(/half-written|from-tomorrow/);
  });

  test("have at most the twenty latest entries", async () => {
    const { read } = await buildSound(makeFolder(writeMany(22)));
    for (const folder of ["", "tags/php/"]) {
      const { entries = [] } = parseAtomFeed(read(`${folder}feed.xml`));
      expect(entries).toHaveLength(20);
      expect(entries[0]?.links?.[0]?.href).toBe("https://forum.example/discussions/d21/");
    }
  });

  test("stay below 512 KiB: the newest posts are whole, the others give their excerpts", async () => {
    const { files, read } = await buildSound(makeFolder(writeMany(20, `آغاز. ${"متن ".repeat(8_000)}پایان.`)));
    const feeds = files.filter((file) => /feed\.(?:xml|json)$/.test(file));
    expect(feeds).toEqual(["feed.json", "feed.xml", "tags/php/feed.json", "tags/php/feed.xml"]);
    for (const file of feeds) {
      const text = read(file);
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(512 * 1024);
      expect(Buffer.byteLength(text)).toBeGreaterThan(448 * 1024);
      const contents = file.endsWith("xml")
        ? parseAtomFeed(text).entries?.map(({ content }) => content?.value ?? "")
        : parseJsonFeed(text).items?.map(({ content_html }) => content_html ?? "");
      const isWhole = contents?.map((content) => content.includes("پایان"));
      expect(isWhole).toEqual(Array.from({ length: 20 }, (_, index) => index < 9));
      for (const content of contents ?? []) expect(content).toMatch(/^<div lang="fa" dir="rtl"><p>آغاز\. متن /);
    }
  });
});

/** Discussions of one tag, the newest one last. */
function writeMany(count: number, body?: string): Readonly<Record<string, string>> {
  const many = Array.from({ length: count }, (_, index) => {
    const created = new Date(Date.UTC(2026, 0, 1 + index)).toISOString();
    return [`discussions/d${index}.md`, writeDiscussion({ created }, body)] as const;
  });
  return Object.fromEntries(many);
}

describe("the id of a discussion", () => {
  const ids = (built: BuiltSite) => parseAtomFeed(built.read("feed.xml")).entries?.map(({ id }) => id);

  test("is unique and stays the same if the site moves", async () => {
    const moved = await buildSound(content, { base: "https://other.example/" });
    expect(ids(moved)).toEqual(ids(site));
    expect(new Set(ids(site)).size).toBe(ids(site)?.length);
    for (const id of ids(site) ?? []) expect(id).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });
});

test("the feeds are valid XML for every text", async () => {
  const hostile = await buildSound(findSite("hostile-markup"));
  const documents = [...site.files.filter((file) => file.endsWith(".xml")).map(site.read)];
  documents.push(...hostile.files.filter((file) => file.endsWith(".xml")).map(hostile.read));
  expect(documents.length).toBeGreaterThan(8);
  for (const document of documents) expect(() => parseStrictly(document)).not.toThrow();
});
