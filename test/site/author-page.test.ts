import { beforeAll, describe, expect, test } from "vitest";
import { makeFolder } from "../support/disk.ts";
import { findAll, findOne, readAttribute, readText } from "../support/site/html.ts";
import { type BuiltSite, buildSound, writeDiscussion, writeReply } from "../support/site/site.ts";

const reply = (author: string, day: number) => writeReply({ author, created: `2026-02-0${day}T08:00:00Z` });
const files = {
  "site.yaml": "pageSize: 2\n",
  "discussions/first.md": writeDiscussion({ title: "نخست", author: "نگار", answer: "2-b.md", created: "2026-01-01" }),
  "discussions/first/1-a.md": reply("آرش", 1),
  "discussions/first/2-b.md": writeReply({
    author: "نگار",
    created: "2026-02-02T08:00:00Z",
    updated: "2026-02-03T08:00:00Z",
    updatedBy: "ویراستار",
  }),
  "discussions/second.md": writeDiscussion({ title: "دوم", author: "آرش", created: "2026-01-02" }),
  "discussions/second/1-a.md": reply("نگار", 4),
  "discussions/third.md": writeDiscussion({ title: "سوم", author: "نگار", created: "2026-01-03" }),
  "discussions/hidden.md": writeDiscussion({ title: "پیش‌نویس", author: "پنهان", status: "draft" }),
};

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSound(makeFolder(files), { base: "https://example.org/forum/" });
});

const titles = (url: string) => findAll(site.page(url), "a", { class: "title" }).map(readText);
const summary = (url: string) => readText(findOne(site.page(url), "p", { class: "summary" }));

describe("the page of an author", () => {
  test("lists their discussions, most recently updated first, and continues on the next page", () => {
    expect(titles("/authors/نگار/")).toEqual(["دوم", "نخست"]);
    expect(titles("/authors/نگار/2/")).toEqual(["سوم"]);
    expect(readAttribute(findOne(site.page("/authors/نگار/"), "a", { class: "next" }), "href")).toBe("/forum/authors/نگار/2/");
  });

  test("counts their posts, replies and updates, and leaves out zeros", () => {
    expect(summary("/authors/نگار/")).toBe("۳ گفتگو آغازگر ۲ گفتگو ۲ پاسخ ۱ پاسخ پذیرفته‌شده");
    expect(summary("/authors/نگار/2/")).toContain("صفحهٔ ۲ از ۲");
    expect(summary("/authors/ویراستار/")).toBe("۱ گفتگو");
  });

  test("has their name as the title", () => {
    expect(readText(findOne(site.page("/authors/آرش/"), "h1"))).toBe("آرش");
    expect(readText(findOne(site.page("/authors/آرش/"), "title"))).toBe("گفتگوهای آرش – گفتگو");
  });

  test("does not exist for an author of drafts only", () => {
    const authors = site.files.filter((file) => file.startsWith("authors/")).map((file) => file.split("/")[1]);
    expect([...new Set(authors)].sort()).toEqual(["آرش", "نگار", "ویراستار"].sort());
  });
});

describe("every author's name", () => {
  const names = (url: string) =>
    findAll(site.page(url), "a", { href: /\/authors\/[^/]+\/$/ }).map((name) => [
      readText(name),
      decodeURI(readAttribute(name, "href") ?? ""),
    ]);

  test("links to the author's page", () => {
    const [arash, negar, editor] = ["آرش", "نگار", "ویراستار"].map((name) => [name, `/forum/authors/${name}/`]);
    expect(names("/tags/php/").slice(0, 4)).toEqual([arash, negar, negar, negar]);
    expect(names("/discussions/first/")).toEqual([negar, arash, negar, editor]);
  });

  test("is plain text if the owner turns these pages off", async () => {
    const plain = await buildSound(makeFolder({ ...files, "site.yaml": "authorPages: false\n" }));
    expect(plain.files.filter((file) => file.startsWith("authors/"))).toEqual([]);
    for (const file of plain.files.filter((name) => name.endsWith(".html"))) expect(plain.read(file)).not.toContain("/authors/");
    expect(readText(findOne(plain.page("/tags/php/"), "main"))).toContain("آغازگر: آرش توسط نگار به‌روزرسانی شد");
  });
});
