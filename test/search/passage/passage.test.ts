import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findMatches, findOccurrences } from "../../../scripts/search/passage/occurrences.ts";
import { findPassage } from "../../../scripts/search/passage/passage.ts";
import { holdsPhrase } from "../../../scripts/search/passage/phrases.ts";
import { readTextWords } from "../../../scripts/search/passage/text-words.ts";
import { parseWords } from "../../../scripts/search/query/words.ts";
import { groupWords } from "../../../scripts/text/search-words.ts";
import { parseQuery } from "../../support/search/parse-query.ts";
import { anyText } from "../../text/any-text.ts";

function find(text: string, query: string) {
  const { start, words, closeness } = findPassage(findOccurrences(text, groupWords(text, "common"), parseWords(query, "common")));
  return { from: text.slice(start), words: [...words], closeness };
}

describe("a passage", () => {
  test("is the shortest part with every word", () => {
    const text = "صفحه یک، بندی دو سه. بندی صفحه پایان";
    expect(find(text, "صفحه بندی")).toEqual({ from: "بندی صفحه پایان", words: [0, 1], closeness: 1 });
  });

  test("is less close the further the words are apart", () => {
    expect(find("alpha one two beta", "alpha beta").closeness).toBe(0.5);
  });

  test("has the words that a text holds, if it does not hold all", () => {
    expect(find("one beta", "alpha beta")).toEqual({ from: "beta", words: [1], closeness: 1 });
    expect(find("one", "alpha beta")).toEqual({ from: "one", words: [], closeness: 0 });
  });

  test("is the first of several that are as short", () => {
    expect(find("alpha beta alpha beta", "alpha beta").from).toBe("alpha beta alpha beta");
  });
});

describe("a phrase", () => {
  const holds = (text: string, query: string) => {
    const [phrase] = parseQuery(query, "common", []).phrases;
    return phrase !== undefined && holdsPhrase(groupWords(text, "common"), phrase);
  };

  test.each([
    ["یک تابع بازگشتی است", '"تابع بازگشتی"', true],
    ["یک تابع خوب بازگشتی است", '"تابع بازگشتی"', false],
    ["بازگشتی تابع", '"تابع بازگشتی"', false],
    ["من می\u200cخواهم بروم", '"می خواهم بروم"', true],
    ["من میخواهم بروم", '"می\u200cخواهم بروم"', true],
    ["تابع بازگشتی\u200cها", '"تابع بازگشتی"', true],
    ["تابعی بازگشتی", '"تابع بازگشتی"', false],
    ["گفت و گو کنید", '"گفتگو کنید"', true],
    ["use simplePaginate here", '"use simple paginate"', true],
    ["تابع بازگشتی", '"تابع باز', true],
    ["تابع بازگشتی", '"تابع باز"', false],
  ])("in «%s» for %s: %s", (text, query, expected) => {
    expect(holds(text, query)).toBe(expected);
  });
});

test("the words of a text are the same whether remembered or not", () => {
  fc.assert(
    fc.property(anyText(60), (text) => {
      expect(readTextWords([{ text, code: false }], "common").groups).toEqual(groupWords(text, "common"));
    }),
  );
});

test("matches are in order and do not overlap", () => {
  const text = "vue-router و Vue";
  expect(findMatches(text, parseWords("router vue", "common"), "common").map(({ start, end }) => text.slice(start, end))).toEqual([
    "vue-router",
    "Vue",
  ]);
});
