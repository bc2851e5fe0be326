import { describe, expect, test } from "vitest";
import { isEmptyQuery } from "../../../scripts/search/query/query.ts";
import { parseQuery } from "../../support/search/parse-query.ts";

const parse = (query: string) => {
  const { wanted, excluded, phrases, authors } = parseQuery(query, "common", ["نویسنده"]);
  return {
    wanted: wanted.map(({ text }) => text),
    excluded: excluded.map(({ ways }) => ways.map((terms) => terms.map(({ word }) => word).join(" ")).join("|")),
    phrases: phrases.map(({ joined, isExcluded, isOpen }) => `${isExcluded ? "-" : ""}${joined}${isOpen ? "…" : ""}`),
    authors: authors.map(({ word, isWhole }) => `${word}${isWhole ? "" : "…"}`),
  };
};
const none = { wanted: [], excluded: [], phrases: [], authors: [] };

describe("a query", () => {
  test("has the words as they were typed", () => {
    expect(parse("صفحه بندي Laravel")).toEqual({ ...none, wanted: ["صفحه", "بندي", "Laravel"] });
  });

  test("excludes words after a dash", () => {
    expect(parse("vue -react -nuxt.js")).toEqual({ ...none, wanted: ["vue"], excluded: ["react", "nuxtjs"] });
    expect(parse("-react")).toEqual({ ...none, excluded: ["react"] });
  });

  test.each([
    ["a dash inside a word", "vue-router", ["vue-router"]],
    ["a dash between words", "vue - router", ["vue", "router"]],
    ["an option of a command", "npm install -g --save-dev", ["npm", "install", "g", "save-dev"]],
  ])("excludes nothing for %s", (_, query, wanted) => {
    expect(parse(query)).toEqual({ ...none, wanted });
  });

  test.each(['"تابع بازگشتی"', "«تابع بازگشتی»", "“تابع بازگشتی”"])("has the phrase %s", (query) => {
    expect(parse(`${query} go`)).toEqual({ ...none, wanted: ["go", "تابع", "بازگشتی"], phrases: ["تابعبازگشتی"] });
  });

  test.each(["« doublon »", '"doublon"'])("takes the single word %s as if it were not quoted", (query) => {
    expect(parseQuery(query, "common", [])).toEqual(parseQuery("doublon", "common", []));
  });

  test("has a phrase while its reader types it", () => {
    expect(parse('go "تابع باز')).toEqual({ ...none, wanted: ["go", "تابع", "باز"], phrases: ["تابعباز…"] });
  });

  test("excludes a phrase, but not its words", () => {
    expect(parse('go -"تابع بازگشتی"')).toEqual({ ...none, wanted: ["go"], phrases: ["-تابعبازگشتی"] });
  });

  test("asks for an author, in English and in the language of the site", () => {
    for (const key of ["author:", "Author:", "نویسنده:", "نويسنده: "])
      expect(parse(`vue ${key}"سارا محمدی"`)).toEqual({ ...none, wanted: ["vue"], authors: ["سارا", "محمدی"] });
    expect(parse("author:sar")).toEqual({ ...none, authors: ["sar…"] });
  });

  test("takes other words before a colon as words", () => {
    expect(parse("TypeError: foo https://example.org")).toMatchObject({
      wanted: ["TypeError", "foo", "https", "example.org"],
      authors: [],
    });
  });

  test("asks for nothing with signs alone", () => {
    expect(isEmptyQuery(parseQuery(' – !؟ "" - ', "common", []))).toBe(true);
    expect(isEmptyQuery(parseQuery("-react", "common", []))).toBe(false);
  });
});
