import { beforeAll, describe, expect, test } from "vitest";
import { makeFolder } from "../support/disk.ts";
import { crawl } from "../support/site/crawl.ts";
import { type Element, findAll, findOne, readAttribute, readText } from "../support/site/html.ts";
import { type BuiltSite, buildSound, withCards, writeDiscussion, writeReply, writeTombstone } from "../support/site/site.ts";

const at = (day: number) => ({ created: `2026-02-0${day}T08:00:00Z` });

/**
 * A discussion without its first post, one without its accepted answer, and one that links both.
 */
const files = {
  "discussions/gone.md": writeTombstone({ redirectFrom: "[/old/gone/]" }),
  "discussions/gone/1.md": writeReply({ ...at(1), author: "سارا" }, "پاسخ مانده. [جای دیگر](../half.md#reply:2)"),
  "discussions/half.md": writeDiscussion({ title: '"نیمه"', answer: "2.md", tags: "[php, css]" }, "آغاز."),
  "discussions/half/1.md": writeReply({ ...at(1), author: "آرش" }, "یکم."),
  "discussions/half/2.md": writeTombstone({ ...at(2), redirectFrom: "[/old/2/]" }),
  "discussions/half/3.md": writeReply({ ...at(3), author: "مینا" }, "سوم."),
  "discussions/links.md": writeDiscussion(
    { title: '"پیوندها"' },
    "[۱](gone.md) [۲](gone.md#بخش) [۳](half/2.md) [۴](half.md#reply:2:بخش) [۵](/discussions/gone/)",
  ),
};

let site: BuiltSite;
let gone: Element;
beforeAll(async () => {
  site = await buildSound(makeFolder(files), withCards);
  gone = site.page("/discussions/gone/");
});

const mentions = (text: string) => site.files.filter((file) => /\.(?:html|xml|json)$/.test(file) && site.read(file).includes(text));
const ids = (page: Element) => findAll(page, "article", { id: true }).map((article) => readAttribute(article, "id"));

describe("a discussion whose first post was removed", () => {
  test("says so with the date, and keeps the replies readable at their addresses", () => {
    const main = findOne(gone, "main");
    expect(readText(findOne(main, "h1"))).toBe("گفتگوی حذف‌شده");
    expect(readText(findOne(main, "p", { class: "tombstone" }))).toBe("این نوشته در ۱۰ اسفند ۱۴۰۴ حذف شد.");
    expect(readAttribute(findOne(findOne(main, "p", { class: "tombstone" }), "time"), "datetime")).toBe("2026-03-01");
    expect(ids(gone)).toEqual(["post", "reply:1"]);
    expect(readText(main)).toContain("سارا");
    expect(readText(main)).toContain("پاسخ مانده.");
  });

  test("is no page for search engines, and has no card", () => {
    expect(readAttribute(findOne(gone, "meta", { name: "robots" }), "content")).toBe("noindex");
    expect(findAll(gone, "link", { rel: "canonical" })).toEqual([]);
    expect(findAll(gone, "meta", { property: "og:image" })).toEqual([]);
  });

  test("is in no listing, feed, sitemap, filter or search, and those who replied have no page for it", () => {
    // The feeds hold a text that links it.
    const linking = [
      "discussions/links/index.html",
      "feed.json",
      "feed.xml",
      "old/gone/index.html",
      "tags/php/feed.json",
      "tags/php/feed.xml",
    ];
    expect(mentions("/discussions/gone/").sort()).toEqual(linking);
    expect(JSON.parse(site.read("feed.json")).items).toHaveLength(2);
    expect(site.files.filter((file) => /^authors\/(?:سارا|مینا)\//.test(file))).toEqual(["authors/مینا/index.html"]);
    expect(site.report?.discussions).toBe(2);
    expect(mentions("پاسخ مانده")).toEqual(["discussions/gone/index.html"]);
  });

  test("is where its old address leads", () => {
    expect(readText(findOne(site.page("/old/gone/"), "main"))).toContain("گفتگوی حذف‌شده");
  });
});

describe("a removed reply", () => {
  test("keeps its place in the discussion, between the others", () => {
    const page = site.page("/discussions/half/");
    expect(ids(page)).toEqual(["post", "reply:1", "reply:2", "reply:3"]);
    expect(readText(findOne(page, "article", { id: "reply:2" }))).toBe("این پاسخ در ۱۰ اسفند ۱۴۰۴ حذف شد.");
  });

  test("makes search engines visit its page again", () => {
    expect(site.read("sitemap.xml")).toContain("/discussions/half/</loc><lastmod>2026-03-01</lastmod>");
  });

  test("does not count, and an accepted one leaves the discussion unsolved", () => {
    const page = site.page("/discussions/half/");
    expect(readText(findOne(page, "h2", { id: "replies" }))).toBe("۲ پاسخ");
    expect(findAll(page, "p", { class: "state" })).toEqual([]);
    expect(site.report?.replies).toBe(2);
  });
});

test("links to what was removed lead to the place where it was, without notes", () => {
  expect(site.notes).toEqual([]);
  const links = findAll(findOne(findOne(site.page("/discussions/links/"), "main"), "div", { class: "prose" }), "a");
  expect(links.map((link) => decodeURI(readAttribute(link, "href") ?? ""))).toEqual([
    "/discussions/gone/",
    "/discussions/gone/#post",
    "/discussions/half/#reply:2",
    "/discussions/half/#reply:2",
    "/discussions/gone/",
  ]);
  expect(crawl(site.output, "https://forum.example/").broken).toEqual([]);
});

test("a site whose only discussion was removed is built", async () => {
  const { report } = await buildSound(makeFolder({ "discussions/a.md": writeTombstone() }));
  expect(report).toMatchObject({ discussions: 0 });
});
