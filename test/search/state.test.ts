import { describe, expect, it } from "vitest";
import { asksNothing, formatSearch, parseSearch } from "../../scripts/search/state.ts";

const empty = { query: "", tag: "", status: "", year: "", sort: "" };

describe("the state of a search in an address", () => {
  it("is read as it was written", () => {
    const state = { query: "کتاب ها & C++", tag: "c~23", status: "solved", year: "1405", sort: "newest" };
    expect(parseSearch(formatSearch("", state))).toEqual(state);
  });

  it("leaves out empty choices and keeps other parameters", () => {
    expect(formatSearch("?q=a&ref=mail&tag=php", empty)).toBe("?ref=mail");
    expect(formatSearch("?q=a", empty)).toBe("");
  });

  it("is empty without parameters", () => {
    expect(parseSearch("?ref=mail")).toEqual(empty);
  });

  it("holds at most two hundred characters of a query", () => {
    expect(parseSearch(`?q=${"a".repeat(300)}`).query).toBe("a".repeat(200));
  });
});

it("any choice but the order starts a search", () => {
  expect(asksNothing({ ...empty, query: "  ", sort: "newest" })).toBe(true);
  for (const choice of [{ query: "a" }, { tag: "php" }, { status: "closed" }, { year: "1405" }])
    expect([choice, asksNothing({ ...empty, ...choice })]).toEqual([choice, false]);
});
