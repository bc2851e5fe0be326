import { beforeAll, describe, expect, test, vi } from "vitest";
import { makeFolder } from "../support/disk.ts";
import { crawl } from "../support/site/crawl.ts";
import { type Element, findAll, findOne, readAttribute, readText } from "../support/site/html.ts";
import { timeReply, writeThread } from "../support/site/long-thread.ts";
import { readPageItems } from "../support/site/schema.ts";
import { type BuiltSite, buildSound, writeDiscussion, writeReply, writeTombstone } from "../support/site/site.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const base = "https://forum.example/forum/";

/** A solved discussion of 1,001 replies, an open one of 150, and texts that link to replies. */
const files = {
  ...writeThread("long", 1001, { answer: "432.md", title: '"گفتگوی بلند"' }, (place) => {
    if (place === 5) return "[پس از این](#reply:250) [همین صفحه](#reply:7) [خودم](#نصب)\n\n## نصب";
    if (place === 150) return "[الف](../links/) [ب](داده.csv) [پ](?a=1) [ت](../links/?a=1#no) [ث](2/#reply:7) [ج](2/#reply:151) [چ](.)";
    if (place === 250)
      return "[پیش از این](5.md#نصب) [نخست](../long.md) [جای دیگر](/discussions/long/2/#reply:999)\n\n## راه\n\n[^۱]\n\n[^۱]: پا";
    return `پاسخ شمارهٔ ${place}${place === 777 ? " کلمهٔ‌نادر" : ""}.`;
  }),
  "discussions/long/داده.csv": "a,b\n",
  "discussions/long/901.md": writeReply({ created: timeReply(901), author: "آرش", redirectFrom: "[/old/901/]" }),
  ...writeThread("open", 150, { redirectFrom: "[/discussions/باز/, /topic/12/]" }),
  "discussions/links.md": writeDiscussion(
    { title: '"پیوندها"' },
    "[۰](/discussions/باز/2/) [۱](long/100.md) [۲](long/101.md) [۳](/discussions/long/#reply:321) [۴](long.md#reply:250:راه) [۵](/discussions/long/#reply:250:fn:1) [۶](../long/#راه) [۷](long.md#نصب)",
  ),
};

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSound(makeFolder(files), { base });
});

const page = (number: number, slug = "long") => site.page(`/discussions/${slug}/${number === 1 ? "" : `${number}/`}`);
const ids = (root: Element) => findAll(findOne(root, "ol", { class: "replies" }), "article").map((one) => readAttribute(one, "id"));
const hrefs = (links: readonly Element[]) => links.map((link) => decodeURI(readAttribute(link, "href") ?? ""));
const prose = (root: Element, index: number) => findAll(root, "div", { class: "prose" })[index] ?? root;

describe("a discussion of 1,001 replies", () => {
  test("has eleven pages that show each reply once, in order", () => {
    const shown = Array.from({ length: 11 }, (_, index) => ids(page(index + 1)));
    expect(shown.map(({ length }) => length)).toEqual([...Array(10).fill(100), 1]);
    expect(shown.flat()).toEqual(Array.from({ length: 1001 }, (_, index) => `reply:${index + 1}`));
    expect(site.files).not.toContain("discussions/long/12/index.html");
    expect(site.files).not.toContain("discussions/long/1/index.html");
  });

  test("has a title, a canonical address and a heading for each page", () => {
    const second = page(2);
    expect(readText(findOne(second, "title"))).toBe("گفتگوی بلند، صفحهٔ ۲ – گفتگو");
    expect(readAttribute(findOne(second, "link", { rel: "canonical" }), "href")).toBe(`${base}discussions/long/2/`);
    expect(readText(findOne(second, "h1"))).toBe("گفتگوی بلند");
    expect(readText(findOne(second, "h2", { id: "replies" }))).toBe("پاسخ‌های ۱۰۱ تا ۲۰۰ صفحهٔ ۲ از ۱۱");
    expect(readText(findOne(page(11), "h2", { id: "replies" }))).toBe("پاسخ‌های ۱٬۰۰۱ تا ۱٬۰۰۱ صفحهٔ ۱۱ از ۱۱");
    expect(readText(findOne(page(1), "h2", { id: "replies" }))).toBe("۱٬۰۰۱ پاسخ");
    expect(readText(findOne(second, "nav", { class: "breadcrumb" }))).toMatch(/گفتگوی بلند صفحهٔ ۲$/);
    expect(readText(findOne(second, "p", { class: "excerpt" }))).toBe("پرسش بلند.");
    expect(readAttribute(findOne(second, "meta", { name: "description" }), "content")).toBe("پرسش بلند. (صفحهٔ ۲ از ۱۱)");
  });

  test("links the pages before and after, the first and the last", () => {
    const links = (root: Element) => findAll(findOne(root, "nav", { class: "pager" }), "a");
    const address = (number: number) => `/forum/discussions/long/${number === 1 ? "" : `${number}/`}`;
    expect(hrefs(links(page(6)))).toEqual([5, 1, 4, 5, 6, 7, 8, 11, 7].map(address));
    expect(hrefs(links(page(1)))).toEqual([1, 2, 3, 11, 2].map(address));
    expect(links(page(6)).map((link) => readAttribute(link, "aria-label"))).toContain("صفحهٔ ۱۱");
    const heads = (number: number) => ["prev", "next"].map((rel) => hrefs(findAll(findOne(page(number), "head"), "link", { rel })));
    expect([heads(1), heads(6), heads(11)]).toEqual([
      [[], [address(2)]],
      [[address(5)], [address(7)]],
      [[address(10)], []],
    ]);
  });

  test("lists all replies of other pages on the first one, each under the id of the reply", () => {
    const list = findOne(page(1), "nav", { class: "elsewhere" });
    const links = findAll(list, "a", { id: true });
    expect(links.map((link) => readAttribute(link, "id"))).toEqual(Array.from({ length: 901 }, (_, index) => `reply:${index + 101}`));
    expect(findAll(links[149] ?? list, "span").map((place) => readAttribute(place, "id"))).toEqual(["reply:250:راه"]);
    expect(links.map(readText).filter((_, index) => index === 0 || index === 900)).toEqual(["۱۰۱", "۱٬۰۰۱"]);
    expect(readAttribute(links[331] ?? list, "href")).toBe("5/#reply:432");
    expect(hrefs(findAll(page(7), "p", { class: "all-replies" }).flatMap((one) => findAll(one, "a")))).toEqual([
      "/forum/discussions/long/#elsewhere",
    ]);
  });

  test("links from the top of each page to the page of the accepted answer", () => {
    const link = (number: number) => hrefs(findAll(findOne(page(number), "p", { class: "state" }), "a"));
    expect([link(1), link(5), link(11)]).toEqual([
      ["/forum/discussions/long/5/#reply:432"],
      ["#reply:432"],
      ["/forum/discussions/long/5/#reply:432"],
    ]);
    expect(findAll(page(5), "article", { class: "reply accepted" }).map((one) => readAttribute(one, "id"))).toEqual(["reply:432"]);
  });

  test("is complete data for search engines on each page", () => {
    const [first] = readPageItems(page(1));
    const [fifth] = readPageItems(page(5));
    const [last] = readPageItems(page(11));
    const url = `${base}discussions/long/`;
    const answers = [first, fifth, last].map((item) => (item?.type === "QAPage" ? item.mainEntity : undefined));
    expect(answers.map((question) => question && [question.url, question.answerCount, question.suggestedAnswer.length])).toEqual([
      [url, 1001, 100],
      [url, 1001, 99],
      [url, 1001, 1],
    ]);
    expect(answers.map((question) => question?.acceptedAnswer?.url)).toEqual([undefined, `${url}5/#reply:432`, undefined]);
    const [open] = readPageItems(page(2, "open"));
    expect(open).toMatchObject({ url: `${base}discussions/open/`, headline: "پرسش", author: { name: "نگار" }, text: "پرسش بلند." });
    expect(open && "comment" in open && open.comment.length).toBe(50);
  });

  test("is in the sitemap with each page", () => {
    const listed = [...site.read("sitemap.xml").matchAll(/<loc>([^<]*\/long\/[^<]*)<\/loc><lastmod>([^<]*)/g)].map(([, ...found]) => found);
    expect(listed).toHaveLength(11);
    expect(listed[1]).toEqual([`${base}discussions/long/2/`, timeReply(200)]);
    expect(listed[0]).toEqual([`${base}discussions/long/`, timeReply(1001)]);
  });
});

describe("links that the site makes to replies", () => {
  test("lead from texts to the right page", () => {
    expect(hrefs(findAll(prose(site.page("/discussions/links/"), 0), "a"))).toEqual([
      "/forum/discussions/باز/2/",
      "/forum/discussions/long/#reply:100",
      "/forum/discussions/long/2/#reply:101",
      "/forum/discussions/long/4/#reply:321",
      "/forum/discussions/long/3/#reply:250:راه",
      "/forum/discussions/long/3/#reply:250:fn:1",
      "/forum/discussions/long/3/#reply:250:راه",
      "/forum/discussions/long/#reply:5:نصب",
    ]);
  });

  test("lead from one reply to another, also if the author names the wrong page", () => {
    expect(hrefs(findAll(prose(page(1), 5), "a"))).toEqual(["/forum/discussions/long/3/#reply:250", "#reply:7", "#reply:5:نصب"]);
    const [before, first, other] = hrefs(findAll(prose(page(3), 49), "a"));
    expect([before, first, other]).toEqual([
      "/forum/discussions/long/#reply:5:نصب",
      "/forum/discussions/long/",
      "/forum/discussions/long/10/#reply:999",
    ]);
  });

  test("lead from a reply of a later page as from the first one", () => {
    expect(hrefs(findAll(prose(page(2), 49), "a"))).toEqual([
      "/forum/discussions/links/",
      "/forum/discussions/long/داده.csv",
      "?a=1",
      "/forum/discussions/links/?a=1#no",
      "/forum/discussions/long/#reply:7",
      "#reply:151",
      "/forum/discussions/long/",
    ]);
  });

  test("lead from old addresses to the right page", () => {
    expect(site.read("_redirects")).toContain("/forum/old/901/ /forum/discussions/long/10/#reply%3A901 301");
    expect(site.read("old/901/index.html")).toContain('content="0; url=/forum/discussions/long/10/#reply:901"');
  });

  test("lead from old addresses of all pages of a renamed discussion to its pages", () => {
    const moved = site.files.filter((file) => /^(?:discussions\/باز|topic)\//.test(file));
    expect(moved).toEqual(["discussions/باز/2/index.html", "discussions/باز/index.html", "topic/12/index.html"]);
    expect(site.read("discussions/باز/2/index.html")).toContain('content="0; url=/forum/discussions/open/2/"');
    const lines = site.read("_redirects").split("\n").map(decodeURI);
    expect(lines).toContain("/forum/discussions/باز/2/ /forum/discussions/open/2/ 301");
    expect(lines).toContain("/forum/topic/12/ /forum/discussions/open/ 301");
  });

  test("are in the texts of the search with their page", () => {
    const texts = site.files.filter((file) => file.startsWith("search/index/texts-")).map(site.read);
    expect(texts.some((text) => text.includes('[["reply:777",null,8],"پاسخ شمارهٔ 777 کلمهٔ‌نادر."]'))).toBe(true);
    expect(texts.some((text) => text.includes('["reply:77","'))).toBe(true);
  });

  test("lead nowhere into the void", () => {
    const address = "/discussions/links/?a=1#no";
    expect(site.notes.map(({ violation }) => violation)).toEqual([{ rule: "linkToNoAnchor", address: "../links/?a=1#no", fragment: "no" }]);
    expect(crawl(site.output, base).broken).toEqual([expect.stringContaining(address)]);
  });
});

describe("removed replies", () => {
  test("keep their places, and so the pages of the others", async () => {
    const thread = writeThread("long", 102, { tags: "[php]" });
    const tombstones = Object.fromEntries(
      [50, 100, 101].map((place) => [`discussions/long/${place}.md`, writeTombstone({ created: timeReply(place) })]),
    );
    const built = await buildSound(makeFolder({ ...thread, ...tombstones }));
    expect(ids(built.page("/discussions/long/")).slice(98)).toEqual(["reply:99", "reply:100"]);
    expect(ids(built.page("/discussions/long/2/"))).toEqual(["reply:101", "reply:102"]);
    expect(readText(findOne(built.page("/discussions/long/2/"), "main"))).toContain("این پاسخ در ۱۰ اسفند ۱۴۰۴ حذف شد.");
    expect(readText(findOne(built.page("/discussions/long/"), "h2", { id: "replies" }))).toBe("۹۹ پاسخ");
  });

  test("have pages if the first post was removed too", async () => {
    const thread = { ...writeThread("long", 101), "discussions/long.md": writeTombstone() };
    const built = await buildSound(makeFolder({ ...thread, "discussions/a.md": writeDiscussion({}, "[x](long/101.md)") }));
    const second = built.page("/discussions/long/2/");
    expect(ids(second)).toEqual(["reply:101"]);
    expect(readAttribute(findOne(second, "meta", { name: "robots" }), "content")).toBe("noindex");
    expect(readText(findOne(second, "title"))).toBe("گفتگوی حذف‌شده، صفحهٔ ۲ – گفتگو");
    expect(built.read("discussions/long/index.html")).toContain('<a id="reply:101" href="2/#reply:101">');
    expect(built.read("discussions/a/index.html")).toContain('href="/discussions/long/2/#reply:101"');
    expect(built.read("sitemap.xml")).not.toContain("long");
    expect(crawl(built.output, "https://forum.example/").broken).toEqual([]);
  });
});

test("a later page is in the words and digits of the site's language", async () => {
  const files = { ...writeThread("long", 101, { title: "Slow pages" }), "site.yaml": "language: en\nname: Forum\n" };
  const second = (await buildSound(makeFolder(files))).page("/discussions/long/2/");
  expect(readText(findOne(second, "title"))).toBe("Slow pages, page 2 – Forum");
  expect(readText(findOne(second, "h2", { id: "replies" }))).toBe("Replies 101 to 101 Page 2 of 2");
  expect(findAll(second, "a", { "aria-label": "Page 1" })).toHaveLength(1);
});

test("a discussion of a hundred replies has one page", async () => {
  const built = await buildSound(makeFolder(writeThread("long", 100)));
  expect(built.files.filter((file) => file.startsWith("discussions/"))).toEqual(["discussions/long/index.html"]);
  expect(findAll(built.page("/discussions/long/"), "nav", { class: /pager|elsewhere/ })).toEqual([]);
});

test("a backdated reply moves others to the next page", async () => {
  const thread = writeThread("long", 100);
  const built = await buildSound(
    makeFolder({ ...thread, "discussions/long/0-late.md": writeReply({ created: "2026-01-31T08:00:00Z" }, "دیر رسید. [آخری](100.md)") }),
  );
  expect(ids(built.page("/discussions/long/")).slice(0, 2)).toEqual(["reply:0-late", "reply:1"]);
  expect(ids(built.page("/discussions/long/2/"))).toEqual(["reply:100"]);
  expect(hrefs(findAll(prose(built.page("/discussions/long/"), 1), "a"))).toEqual(["/discussions/long/2/#reply:100"]);
});
