import { describe, expect, it } from "vitest";
import type { Discussion } from "../../scripts/content/model.ts";
import { decodeRows } from "../../scripts/listing/row-codec.ts";
import { buildRecords } from "../../scripts/search/record.ts";
import { buildDiscussion, buildReply, readMoment } from "../forum/sample.ts";
import { describeSite, gather } from "../pages/sample.ts";

const build = (...discussions: readonly Discussion[]) => {
  const forum = gather(discussions);
  return [...buildRecords(forum, describeSite(forum, "https://example.org/forum/"))];
};

describe("the record of a discussion", () => {
  const [record] = build(
    buildDiscussion({
      slug: "books",
      title: "كتاب با `npm ci`",
      author: "سارا",
      readBody: () => "می\u200cخواهم **بخوانم**.\n\n```js\nlet page = 1;\n```",
      replies: [buildReply("1.md", "2026-02-01T12:00:00Z", { author: "Arash", readBody: () => "| جدول |\n|---|\n| خانه |" })],
      tags: ["php", "C#"],
      answer: "1.md",
    }),
  );

  it("holds its title, its posts with code and tables, its tags and its author, folded", () => {
    expect(record).toMatchObject({
      title: "کتابǀ باǀ npmǀ ciǀ",
      posts: "میخواهمǀ میǀ خواهمǀ بخوانمǀ letǀ pageǀ 1ǀ جدولǀ خانهǀ",
      tags: "phpǀ csharpǀ",
      author: "ساراǀ",
    });
  });

  it("can be filtered by tag, by status and by the year of the last activity", () => {
    expect(record?.filters).toEqual({ tag: ["php", "c~23"], status: ["solved"], year: ["2026"] });
    expect(build(buildDiscussion())[0]?.filters.status).toEqual(["unsolved", "unanswered"]);
    expect(build(buildDiscussion({ status: "closed" }))[0]?.filters.status).toEqual(["unanswered", "closed"]);
  });

  it("contains its entry with the authors' whole text", () => {
    const [row] = decodeRows(record?.shown ?? "").rows;
    expect(row).toMatchObject({ author: { name: "سارا" }, solved: true });
    expect(row?.excerpt).toEqual([
      { text: "می\u200cخواهم بخوانم. ", code: false },
      { text: "let page = 1;", code: true },
      { text: " جدول خانه", code: false },
    ]);
  });

  it("links from the search page to the site's other pages in any folder", () => {
    const [row] = decodeRows(record?.shown ?? "").rows;
    const { url, author, tags } = row ?? {};
    expect([url, author?.url, ...(tags ?? []).map((tag) => tag.url)]).toEqual([
      "../discussions/books/",
      "../authors/سارا/",
      "../tags/php/",
      "../tags/c~23/",
    ]);
  });

  it("says that posts have no text", () => {
    const [row] = decodeRows(build(buildDiscussion({ readBody: () => "" }))[0]?.shown ?? "").rows;
    expect(row?.excerpt).toEqual([{ text: "No text", code: false }]);
  });
});

it("numbers records in listing order, the newest with the highest number", () => {
  const days = ["2026-01-03", "2026-01-01", "2026-01-02"];
  const records = build(...days.map((day) => buildDiscussion({ slug: day, title: day, created: readMoment(day) })));
  expect(records.map(({ title, newness }) => [title.replaceAll("ǀ", ""), newness])).toEqual([
    ["2026 01 03", 2],
    ["2026 01 02", 1],
    ["2026 01 01", 0],
  ]);
});
