import { describe, expect, test } from "vitest";
import { findResult } from "../../../scripts/browser/filter-result.ts";
import type { FilterEntry, Listing, Source } from "../../../scripts/browser/filter-source.ts";

const now = 1_795_737_600;
const none = { time: "", display: "", with: "" } as const;

function buildEntry(age: number, solved: boolean): FilterEntry {
  const element: HTMLElement = Object.assign(Object.create(null), { title: `${age} s` });
  return { at: now - age, solved, closed: false, answered: true, element: () => element };
}

const entries = [10, 20, 90_000, 100_000].map((age, index) => buildEntry(age, index % 2 === 0));
const [first, second, third, fourth] = entries.map((entry) => entry.element());
const listing: Listing = {
  loadEntries: async () => entries,
  findTag: async (slug) => (slug === "php" ? { label: "PHP", entries: new Set(entries.slice(1)) } : undefined),
};
const broken: Listing = { ...listing, loadEntries: () => Promise.reject(new Error("of another build")) };
const source: Source = { step: 50, open: () => listing };

describe("the result of a filter", () => {
  test("contains every entry that matches all choices, in listing order", async () => {
    expect(await findResult(source, { ...none, time: "day" }, now, 50)).toEqual({ found: 2, elements: [first, second], tag: undefined });
    expect(await findResult(source, { ...none, display: "solved" }, now, 50)).toEqual({
      found: 2,
      elements: [first, third],
      tag: undefined,
    });
    expect(await findResult(source, { ...none, with: "php" }, now, 50)).toEqual({
      found: 3,
      elements: [second, third, fourth],
      tag: "PHP",
    });
    const all = await findResult(source, { time: "day", display: "unsolved", with: "php" }, now, 50);
    expect(all).toEqual({ found: 1, elements: [second], tag: "PHP" });
  });

  test("counts all entries but loads only the first rows", async () => {
    const loaded: number[] = [];
    const counted = entries.map((entry, index) => ({
      ...entry,
      element: () => {
        loaded.push(index);
        return entry.element();
      },
    }));
    const result = await findResult(
      { step: 2, open: () => ({ ...listing, loadEntries: async () => counted }) },
      { ...none, time: "week" },
      now,
      2,
    );
    expect(result?.found).toBe(4);
    expect(loaded).toEqual([0, 1]);
  });

  test("is empty without a choice and loads nothing", async () => {
    expect(await findResult({ step: 50, open: () => broken }, none, now, 50)).toBeUndefined();
  });

  test("ignores a tag that no entry has", async () => {
    expect(await findResult(source, { ...none, with: "constructor" }, now, 50)).toBeUndefined();
    expect((await findResult(source, { ...none, display: "solved", with: "constructor" }, now, 50))?.found).toBe(2);
  });

  test("comes from fresh files if the cached ones do not belong together", async () => {
    const opened: boolean[] = [];
    const open = (fresh: boolean) => {
      opened.push(fresh);
      return fresh ? listing : broken;
    };
    expect((await findResult({ step: 50, open }, { ...none, time: "day" }, now, 50))?.found).toBe(2);
    expect(opened).toEqual([false, true]);
  });

  test("fails if fresh files do not belong together either", async () => {
    await expect(findResult({ step: 50, open: () => broken }, { ...none, time: "day" }, now, 50)).rejects.toThrow("of another build");
  });
});
