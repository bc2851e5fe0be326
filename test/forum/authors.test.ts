import { describe, expect, test } from "vitest";
import type { Discussion } from "../../scripts/content/model.ts";
import { gatherAuthors } from "../../scripts/forum/authors.ts";
import { forumUrls } from "../../scripts/pages/urls.ts";
import { foldSlug } from "../../scripts/text/slug.ts";
import { buildEntry, buildReply, readMoment } from "./sample.ts";

const gather = (...discussions: readonly Partial<Discussion>[]) =>
  gatherAuthors(
    discussions.map((more, index) => buildEntry({ slug: `d${index}`, ...more })),
    "common",
    forumUrls.author,
  );
const reply = (author: string, name = "1.md") => buildReply(name, "2026-02-01", { author });
const update = (by: string) => ({ at: readMoment("2026-03-01"), by });

describe("an author", () => {
  test("is everybody with a name on a post, a reply or an update", () => {
    const authors = gather({
      author: "Sara",
      update: update("Editor"),
      replies: [{ ...reply("Arash"), update: update("Corrector") }],
    });
    expect(authors.map(({ label }) => label).sort()).toEqual(["Arash", "Corrector", "Editor", "Sara"]);
    expect(authors.map(({ entries }) => entries.length)).toEqual([1, 1, 1, 1]);
  });

  test("has each discussion once, in the given order, with counts of posts, replies and updates", () => {
    const replies = [reply("sara", "1.md"), reply("Sara", "2.md"), reply("Arash", "3.md")];
    const authors = gather({ author: "Sara", replies, answer: "2.md" }, { author: "Arash" }, { author: "Arash", replies: [reply("Sara")] });
    const sara = authors.find(({ key }) => key === "sara");
    expect(sara?.entries.map(({ discussion }) => discussion.slug)).toEqual(["d0", "d2"]);
    expect(sara).toMatchObject({ opened: 1, replies: 3, answers: 1 });
  });

  test("has a key like a tag and the most common spelling as the name", () => {
    const [author, second] = gather({ author: "علي  کریمی" }, { author: "علی کریمی" }, { author: "علی کریمی" });
    expect(second).toBeUndefined();
    expect(author).toMatchObject({
      label: "علی کریمی",
      url: "/authors/علی-کریمی/",
      names: ["علي  کریمی", "علی کریمی"],
    });
  });

  test("keeps the letters of the name, which the key folds", () => {
    const [first, second] = gather({ author: "DJДимон" }, { author: "𝓢𝓪𝓻𝓪" }, { author: "Sara", replies: [reply("𝓢𝓪𝓻𝓪")] });
    expect(first).toMatchObject({ key: "sara", label: "𝓢𝓪𝓻𝓪", names: ["𝓢𝓪𝓻𝓪", "Sara"] });
    expect(second).toMatchObject({ label: "DJДимон", url: "/authors/djдимон/" });
  });

  test("is sorted by the number of discussions, then by key", () => {
    const authors = gather({ author: "B" }, { author: "C" }, { author: "A", replies: [reply("C")] });
    expect(authors.map(({ key }) => key)).toEqual(["c", "a", "b"]);
    expect(gather({ author: "User 10" }, { author: "User ۹" }).map(({ key }) => key)).toEqual(["user 9", "user 10"]);
  });
});

describe("the address of an author", () => {
  const slugOf = (author: string) => gather({ author })[0]?.slug ?? "";

  test("exists for a name that folds to nothing", () => {
    expect(slugOf("___")).toBe("~5f~5f~5f");
  });

  test("differs from the address of a name that some disks treat as the same", () => {
    const slugs = gather({ author: "Aylin Yıldız" }, { author: "Aylin Yildiz" }, { author: "Straße" }, { author: "STRASSE" }).map(
      ({ slug }) => slug,
    );
    expect(new Set(slugs.map(foldSlug)).size).toBe(4);
    expect(slugs).toEqual(expect.arrayContaining(["aylin-yildiz", "strasse"]));
  });

  test.each(["Groß", "Yıldız", "Ǧ", "ʼN", "ﬀ", "ΐ", "Ἀθηνᾶ", "İnci", "Ꭰ", "\u1c80", "ß", "c# ß"])(
    "of %s does not depend on other authors",
    (name) => {
      const twins = [name.toUpperCase(), name.toLowerCase(), foldSlug(name), "Gross", "Zoe"];
      const find = (authors: ReturnType<typeof gather>) => authors.find(({ names }) => names.includes(name))?.url;
      const alone = find(gather({ author: name }));
      expect(alone).toBeDefined();
      for (const twin of twins) {
        const together = gather({ author: twin }, { author: name, replies: [reply(twin)] });
        expect(find(together)).toBe(alone);
        expect(new Set(together.map(({ slug }) => foldSlug(slug))).size).toBe(together.length);
      }
    },
  );

  test("is cut if it is too long for a file name, and stays unique", () => {
    const long = ["👩🏽‍🚀".repeat(70), `${"👩🏽‍🚀".repeat(70)}x`, "ن".repeat(80), "漢".repeat(80)].map(slugOf);
    for (const slug of long) expect(Buffer.byteLength(slug)).toBeLessThanOrEqual(200);
    expect(new Set(long).size).toBe(4);
    expect(long[2]).toBe("ن".repeat(80));
    expect(long[3]).toMatch(/^漢+~-[\da-f]{12}$/);
  });
});
