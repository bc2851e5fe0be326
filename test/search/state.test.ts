import { describe, expect, it } from "vitest";
import { asksNothing, formatSearch, parseSearch } from "../../scripts/search/state.ts";

const empty = { query: "", tag: "", status: "", year: "", sort: "" };

describe("the state of a search in an address", () => {
  it("is read back as it was written", () => {
    const state = { query: "کتاب ها & C++", tag: "c~23", status: "solved", year: "1405", sort: "newest" };
    expect(parseSearch(formatSearch("", state))).toEqual(state);
  });

  it("leaves out what is empty, and keeps what is not its own", () => {
    expect(formatSearch("?q=a&ref=mail&tag=php", empty)).toBe("?ref=mail");
    expect(formatSearch("?q=a", empty)).toBe("");
  });

  it("is empty in an address that says nothing", () => {
    expect(parseSearch("?ref=mail")).toEqual(empty);
  });

  it("holds at most two hundred characters of a query", () => {
    expect(parseSearch(`?q=${"a".repeat(300)}`).query).toBe("a".repeat(200));
  });
});

it("an order alone asks for nothing, any other choice for something", () => {
  expect(asksNothing({ ...empty, query: "  ", sort: "newest" })).toBe(true);
  for (const choice of [{ query: "a" }, { tag: "php" }, { status: "closed" }, { year: "1405" }])
    expect([choice, asksNothing({ ...empty, ...choice })]).toEqual([choice, false]);
});
