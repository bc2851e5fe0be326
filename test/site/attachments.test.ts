import { describe, expect, test } from "vitest";
import { makeFolder } from "../support/disk.ts";
import { printProblem } from "../support/english.ts";
import { findAll, readAttribute, readText } from "../support/site/html.ts";
import { build, buildSound, writeDiscussion, writeReply } from "../support/site/site.ts";

const log = "x".repeat(2_411_725);

/** The lists of attachments on a page, each with the names, kinds, sizes and addresses. */
function readLists(page: Parameters<typeof findAll>[0]) {
  return findAll(page, "ul", { class: "attachments" }).map((list) => ({
    label: readAttribute(list, "aria-label"),
    files: findAll(list, "li").map((item) => {
      const [anchor] = findAll(item, "a");
      return [readText(item), anchor && readAttribute(anchor, "href"), anchor && readAttribute(anchor, "download")];
    }),
  }));
}

const files = {
  "site.yaml": "base: https://forum.example/forum/\n",
  "discussions/2026/a.md": writeDiscussion({}, "[گزارش](<a/server log.log>) و [همان](a/server%20log.log) و [جدول](نام‌ها.csv)"),
  "discussions/2026/a/server log.log": log,
  "discussions/2026/a/نام‌ها.csv": "نام",
  "discussions/2026/a/for-b.zip": "PK\x03\x04",
  "discussions/2026/a/none.pdf": "%PDF-1.7",
  "discussions/2026/a/1.md": writeReply({}, "[سند](doc.json) و [دیگر](/discussions/a/server%20log.log)"),
  "discussions/2026/a/2.md": writeReply({}, "بدون پیوست"),
  "discussions/2026/a/doc.json": "{}",
  "discussions/b.md": writeDiscussion({}, "[بایگانی](2026/a/for-b.zip)"),
};

describe("attachments", () => {
  test("are listed below each post that links them, with name, kind and size", async () => {
    const site = await build(makeFolder(files));
    expect(readLists(site.page("/discussions/a/"))).toEqual([
      {
        label: "پیوست‌ها",
        files: [
          ["server log.log گزارش رویدادها ۲٫۳ مگابایت", "/forum/discussions/a/server%20log.log", ""],
          ["نام‌ها.csv جدول CSV ۶ بایت", "/forum/discussions/a/نام‌ها.csv", ""],
        ],
      },
      {
        label: "پیوست‌ها",
        files: [
          ["doc.json JSON ۲ بایت", "/forum/discussions/a/doc.json", ""],
          ["server log.log گزارش رویدادها ۲٫۳ مگابایت", "/forum/discussions/a/server%20log.log", ""],
        ],
      },
    ]);
    expect(readLists(site.page("/discussions/b/"))).toEqual([]);
  });

  test("are saved by links in the text, which lead to them from every form of path", async () => {
    const site = await build(makeFolder(files));
    const prose = findAll(site.page("/discussions/a/"), "div", { class: "prose" }).flatMap((text) => findAll(text, "a"));
    expect(prose.map((anchor) => [decodeURI(readAttribute(anchor, "href") ?? ""), readAttribute(anchor, "download")])).toEqual([
      ["/forum/discussions/a/server log.log", "server log.log"],
      ["/forum/discussions/a/server log.log", "server log.log"],
      ["نام‌ها.csv", "نام‌ها.csv"],
      ["/forum/discussions/a/doc.json", "doc.json"],
      ["/forum/discussions/a/server log.log", "server log.log"],
    ]);
  });

  test("are published if any text of the site links them; a note names the others", async () => {
    const site = await build(makeFolder(files));
    const published = ["server log.log", "نام‌ها.csv", "for-b.zip", "doc.json"];
    for (const name of published) expect([name, site.files.includes(`discussions/a/${name}`)]).toEqual([name, true]);
    expect(site.files.includes("discussions/a/none.pdf")).toBe(false);
    expect(site.notes.map(printProblem)).toEqual([
      "discussions/2026/a/none.pdf:1:1: no text shows or links this file, so it is not published. Name it in a text, or remove it.",
    ]);
  });

  test("leave the pages of a site without them as they are", async () => {
    const site = await buildSound(makeFolder({ "discussions/a.md": writeDiscussion({}, "[x](https://other.example/a.pdf)") }));
    expect(site.read("discussions/a/index.html")).not.toMatch(/ download|class="attachments"/);
  });

  test("of a discussion are absolute links in its feed", async () => {
    const site = await build(makeFolder(files));
    expect(site.read("feed.xml")).toContain("https://forum.example/forum/discussions/a/server%20log.log");
  });
});
