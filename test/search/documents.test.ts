import { describe, expect, test } from "vitest";
import { buildDocument } from "../../scripts/search/documents.ts";
import { limits } from "../../scripts/text/limits.ts";
import { buildDiscussion, buildReply, buildTagEntry, readMoment } from "../forum/sample.ts";
import { describeSite, gather } from "../pages/sample.ts";

function build(...[discussion, aliases = []]: [Parameters<typeof buildDiscussion>[0], (readonly string[])?]) {
  const forum = gather([buildDiscussion(discussion)], { tags: [buildTagEntry({ label: "C#", slug: "csharp", aliases })] });
  const [entry] = forum.entries;
  if (!entry) throw new Error("no discussion");
  return buildDocument(entry, describeSite(forum));
}

describe("a document of the search", () => {
  test("has each post with the fragment of its address", () => {
    const { posts } = build({ readBody: () => "سلام `a`", replies: [{ ...buildReply("1.md", "2026-02-01"), readBody: () => "پاسخ" }] });
    expect(posts).toEqual([
      {
        id: "",
        text: [
          { text: "سلام ", code: false },
          { text: "a", code: true },
        ],
        language: "",
      },
      { id: "1", text: [{ text: "پاسخ", code: false }], language: "" },
    ]);
  });

  test("has the page of each post of a long discussion, and removed replies keep theirs", () => {
    const replies = Array.from({ length: limits.repliesPerPage }, (_, index) => buildReply(`${index + 2}.md`, "2026-02-02"));
    const tombstone = { name: "1.md", id: "1", created: readMoment("2026-02-01"), removed: readMoment("2026-03-01") };
    const { posts } = build({ replies, tombstones: [tombstone] });
    const last = limits.repliesPerPage + 1;
    expect(posts.map(({ id, page }) => [id, page]).slice(-2)).toEqual([
      [`${last - 1}`, undefined],
      [`${last}`, 2],
    ]);
  });

  test("has the language of each post that is not in the language of the site", () => {
    const mixed = `${"متن ".repeat(150)}${"It reads a file. ".repeat(100)}`;
    const replies = [
      { ...buildReply("1.md", "2026-02-01"), readBody: () => "How do I read a file?" },
      { ...buildReply("2.md", "2026-02-02"), readBody: () => "یہ اردو ہے", language: "ur" },
      { ...buildReply("3.md", "2026-02-03"), readBody: () => mixed },
    ];
    expect(build({ readBody: () => "سلام", replies }).posts.map(({ language }) => language)).toEqual(["", undefined, "ur", ""]);
  });

  test("has the other names of its tags", () => {
    expect(build({ tags: ["C#"] }, ["سی‌شارپ", "dotnet"]).tags).toEqual([{ slug: "csharp", label: "C#, سی‌شارپ, dotnet" }]);
    expect(build({ tags: ["C#"] }).tags).toEqual([{ slug: "csharp", label: "C#" }]);
  });

  test("shows an excerpt only if there is no text to cut one from", () => {
    expect(build({ readBody: () => "سلام" }).row.excerpt).toEqual([]);
    expect(build({ readBody: () => "" }).row.excerpt).toEqual([{ text: "No text", code: false }]);
  });

  test("has addresses relative to the search page, its states and its year", () => {
    const document = build({ slug: "a", status: "closed", replies: [] });
    expect([document.slug, document.row.url, document.status]).toEqual(["a", "../discussions/a/", ["unanswered", "closed"]]);
  });
});
