import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Discussion, TagEntry } from "../../scripts/content/model.ts";
import { gatherForum } from "../../scripts/forum/gather.ts";
import { forumUrls } from "../../scripts/pages/urls.ts";
import { buildContent, buildDiscussion, buildReply, buildTagEntry, instant, readMoment } from "./sample.ts";

const now = instant("2026-06-01T12:00:00Z");

function gather(discussions: readonly Discussion[], tags: readonly TagEntry[] = []) {
  return gatherForum(buildContent(discussions, tags), now, forumUrls).forum;
}

const tagged = (...lists: readonly (readonly string[])[]) => lists.map((tags, index) => buildDiscussion({ slug: `d${index}`, tags }));

describe("an entry", () => {
  test("holds everything that a listing shows", () => {
    const discussion = buildDiscussion({
      slug: "مسئله",
      readBody: () => "سلام `a`",
      replies: [buildReply("1.md", "2026-02-01"), buildReply("2.md", "2026-02-02")],
      answer: "1.md",
      status: "closed",
    });
    expect(gather([discussion]).entries).toEqual([
      {
        discussion,
        url: "/discussions/مسئله/",
        excerpt: [
          { text: "سلام ", code: false },
          { text: "a", code: true },
        ],
        activity: { at: readMoment("2026-02-02"), actor: "author of 2.md", verb: "updated" },
        changed: "2026-02-02",
        solved: true,
        closed: true,
        replies: 2,
        tags: [{ key: "php", label: "php", slug: "php", url: "/tags/php/" }],
      },
    ]);
  });

  test("has each tag once, in the author's order, whatever aliases were written", () => {
    const [entry] = gather(tagged(["vue", "js", "JavaScript", "api"]), [buildTagEntry({ label: "javascript", aliases: ["js"] })]).entries;
    expect(entry?.tags.map(({ label }) => label)).toEqual(["vue", "javascript", "api"]);
  });
});

describe("the tags of a forum", () => {
  test("are sorted by the number of their discussions, then by key", () => {
    const { tags } = gather(tagged(["b", "c"], ["a", "c"], ["پ", "c", "a"]));
    expect(tags.map(({ label, entries }) => [label, entries.length])).toEqual([
      ["c", 3],
      ["a", 2],
      ["b", 1],
      ["پ", 1],
    ]);
  });

  test("count closed discussions too", () => {
    const [tag] = gather([buildDiscussion({ slug: "a" }), buildDiscussion({ slug: "b", status: "closed" })]).tags;
    expect(tag?.entries).toHaveLength(2);
  });

  test("leave out registered tags without a discussion", () => {
    expect(gather(tagged(["php"]), [buildTagEntry({ label: "vue", description: "Vue" })]).tags.map(({ label }) => label)).toEqual(["php"]);
  });

  test("have the registry's description", () => {
    expect(gather(tagged(["PHP", "vue"]), [buildTagEntry({ label: "php", description: "The language" })]).tags).toEqual([
      expect.objectContaining({ label: "php", description: "The language" }),
      expect.not.objectContaining({ description: expect.anything() }),
    ]);
  });

  test("list their entries in the order of the whole site", () => {
    const forum = gather([
      buildDiscussion({ slug: "old", created: readMoment("2026-01-01") }),
      buildDiscussion({ slug: "new", created: readMoment("2026-03-01") }),
      buildDiscussion({ slug: "middle", created: readMoment("2026-02-01") }),
    ]);
    expect(forum.tags[0]?.entries).toEqual(forum.entries);
    expect(forum.entries.map(({ discussion }) => discussion.slug)).toEqual(["new", "middle", "old"]);
  });
});

describe("related tags", () => {
  const related = (lists: readonly (readonly string[])[], label: string) =>
    gather(tagged(...lists))
      .tags.find((tag) => tag.label === label)
      ?.related.map(({ tag, shared }) => [tag.label, shared]);

  test("are sorted by the number of shared discussions, then by key", () => {
    const lists = [["php", "b", "laravel"], ["php", "laravel"], ["php", "a"], ["vue"]];
    expect(related(lists, "php")).toEqual([
      ["laravel", 2],
      ["a", 1],
      ["b", 1],
    ]);
    expect(related(lists, "laravel")).toEqual([
      ["php", 2],
      ["b", 1],
    ]);
    expect(related(lists, "vue")).toEqual([]);
  });

  test("are at most eight", () => {
    const others = ["i", "h", "g", "f", "e", "d", "c", "b", "a"];
    expect(related([["php", ...others]], "php")?.map(([label]) => label)).toEqual(["a", "b", "c", "d", "e", "f", "g", "h"]);
    expect(
      related(
        [
          ["php", ...others],
          ["php", "i"],
        ],
        "php",
      )?.map(([label]) => label),
    ).toEqual(["i", "a", "b", "c", "d", "e", "f", "g"]);
  });
});

test("the order of the files changes nothing", () => {
  const labels = ["php", "PHP", "Vue", "vue", "پایگاه‌داده", "پایگاه داده", "js"];
  const discussions = fc.uniqueArray(
    fc.record({
      slug: fc.stringMatching(/^[a-h]{1,2}$/),
      tags: fc.uniqueArray(fc.constantFrom(...labels), { minLength: 1, maxLength: 3 }),
    }),
    { selector: ({ slug }) => slug, maxLength: 8 },
  );
  const pairs = discussions.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })));
  fc.assert(
    fc.property(pairs, ([list, shuffled]) => {
      const build = (records: typeof list) => gather(records.map((record) => buildDiscussion(record)));
      expect(build(shuffled)).toEqual(build(list));
    }),
  );
});

test("a forum without a discussion is empty and valid", () => {
  expect(gather([])).toMatchObject({ now, entries: [], tags: [], pages: [] });
  expect(gather([])).not.toHaveProperty("banner");
});

test("the running campaign is the banner", () => {
  const season = { kind: "once", starts: now - 10, ends: now + 10 } as const;
  const campaign = { name: "Yalda", season };
  const content = { ...buildContent([]), campaigns: [campaign] };
  expect(gatherForum(content, now, forumUrls).forum.banner).toEqual({ campaign, ends: now + 10 });
});
