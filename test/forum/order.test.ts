import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Entry } from "../../scripts/forum/model.ts";
import { compareEntries, insertEntries } from "../../scripts/forum/order.ts";
import { buildEntry, buildReply, readMoment } from "./sample.ts";

function order(entries: readonly Entry[]): readonly string[] {
  return [...entries].sort(compareEntries).map(({ discussion }) => discussion.slug);
}

describe("a listing", () => {
  test("puts the newest activity first, whenever the discussion was opened", () => {
    const old = buildEntry({
      slug: "old",
      created: readMoment("2020-01-01"),
      replies: [buildReply("1.md", "2026-03-01")],
    });
    const young = buildEntry({ slug: "young", created: readMoment("2026-02-01") });
    expect(order([young, old])).toEqual(["old", "young"]);
  });

  test("puts the newer discussion first if the activity is simultaneous", () => {
    const replies = [buildReply("1.md", "2026-03-01")];
    const old = buildEntry({ slug: "a", created: readMoment("2026-01-01"), replies });
    const young = buildEntry({ slug: "b", created: readMoment("2026-02-01"), replies });
    expect(order([old, young])).toEqual(["b", "a"]);
  });

  test("sorts by slug if both times are equal, capitals and Latin first", () => {
    expect(order(["ب", "𐎀", "b", "a-b", "ﭐ", "a", "Z", "پ", "10", "9"].map((slug) => buildEntry({ slug })))).toEqual([
      "9",
      "10",
      "Z",
      "a",
      "a-b",
      "b",
      "ب",
      "پ",
      "ﭐ",
      "𐎀",
    ]);
  });

  test("is the same for every order of the files", () => {
    const times = ["2026-01-01", "2026-01-01T00:00:00+03:30", "2026-01-02T08:00:00Z"];
    const entries = fc.uniqueArray(
      fc.record({
        slug: fc.stringMatching(/^[a-cزژ\u200c-]{1,3}$/),
        created: fc.constantFrom(...times),
        reply: fc.option(fc.constantFrom(...times)),
      }),
      { selector: ({ slug }) => slug, maxLength: 12 },
    );
    const shuffled = entries.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })));
    const build = ({ slug, created, reply }: { slug: string; created: string; reply: string | null }) =>
      buildEntry({ slug, created: readMoment(created), replies: reply === null ? [] : [buildReply("1.md", reply)] });
    fc.assert(
      fc.property(shuffled, ([list, other]) => {
        expect(order(other.map(build))).toEqual(order(list.map(build)));
      }),
    );
  });

  test("never treats two discussions as equal", () => {
    expect(compareEntries(buildEntry({ slug: "a" }), buildEntry({ slug: "b" }))).toBeLessThan(0);
    expect(compareEntries(buildEntry({ slug: "b" }), buildEntry({ slug: "a" }))).toBeGreaterThan(0);
    expect(compareEntries(buildEntry({ slug: "a" }), buildEntry({ slug: "a" }))).toBe(0);
  });
});

test("entries are inserted where sorting puts them", () => {
  const day = fc.integer({ min: 1, max: 9 });
  fc.assert(
    fc.property(fc.array(day), fc.array(day), (some, others) => {
      const build = (days: readonly number[], name: string) =>
        days.map((day, index) => buildEntry({ slug: `${name}${index}`, created: readMoment(`2026-01-0${day}`) }));
      const [known, added] = [build(some, "a").sort(compareEntries), build(others, "b")];
      expect(insertEntries(known, added)).toEqual([...known, ...added].sort(compareEntries));
    }),
  );
});
