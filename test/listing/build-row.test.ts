import { describe, expect, test } from "vitest";
import type { Discussion } from "../../scripts/content/model.ts";
import { buildRow } from "../../scripts/listing/build-row.ts";
import { buildDiscussion, buildReply, readMoment } from "../forum/sample.ts";
import { describeSite, gather } from "../pages/sample.ts";

/** The row of the only discussion of a forum, in the listing of its first tag. */
function build(more: Partial<Discussion>, base?: string) {
  const forum = gather([buildDiscussion(more)]);
  const [entry] = forum.entries;
  if (!entry) throw new Error("held back");
  return buildRow(entry, describeSite(forum, base), entry.tags[0]);
}

describe("a row", () => {
  test("holds everything that a listing shows", () => {
    expect(
      build({
        slug: "install",
        title: "How to `npm ci`",
        replies: [buildReply("1.md", "2026-02-01T12:00:00Z", { author: "Arash" })],
        answer: "1.md",
        status: "closed",
        tags: ["php", "vue"],
      }),
    ).toEqual({
      url: "/discussions/install/",
      title: [
        { text: "How to ", code: false },
        { text: "npm ci", code: true },
      ],
      excerpt: [{ text: "text", code: false }],
      author: { name: "Sara", url: "/authors/sara/" },
      actor: { name: "Arash", url: "/authors/arash/" },
      acted: ["updated by ", ""],
      at: readMoment("2026-02-01T12:00:00Z").at,
      datetime: "2026-02-01T12:00:00Z",
      date: "1 February 2026",
      fullDate: "Sunday, 1 February 2026 at 15:30",
      replies: "1 reply",
      likes: "",
      solved: true,
      closed: true,
      tags: [{ label: "vue", url: "/tags/vue/" }],
    });
  });

  test.each([
    [0, ""],
    [1, "1 like"],
    [12, "12 likes"],
    [-3, "-3 likes"],
  ])("counts %i likes", (likes, expected) => {
    expect(build({ likes }).likes).toBe(expected);
  });

  test("names at most two other tags, not the listing's own", () => {
    expect(build({ tags: ["php", "a", "b", "c"] }).tags.map(({ label }) => label)).toEqual(["a", "b"]);
  });

  test("links below the site's folder", () => {
    const { url, tags } = build({ slug: "سلام", tags: ["php", "c#"] }, "https://example.org/forum/");
    expect(url).toBe("/forum/discussions/سلام/");
    expect(tags).toEqual([{ label: "c#", url: "/forum/tags/c~23/" }]);
  });

  test("says that a post has no text", () => {
    expect(build({ readBody: () => "\n" }).excerpt).toEqual([{ text: "No text", code: false }]);
  });

  test("does not fill a placeholder in the name of an author", () => {
    const { actor, acted } = build({ author: "{name} $& $1" });
    expect([acted, actor.name]).toEqual([["raised by ", ""], "{name} $& $1"]);
  });
});
