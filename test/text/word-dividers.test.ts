import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findMatches } from "../../scripts/search/passage/occurrences.ts";
import { matchesTerm, parseWords } from "../../scripts/search/query/words.ts";
import { foldSearch } from "../../scripts/text/fold.ts";
import { groupWords } from "../../scripts/text/search-words.ts";
import { unifySpelling } from "../../scripts/text/spelling-variants.ts";
import { listIndexWords } from "../support/search/list-words.ts";
import { describeShared } from "../support/shared.ts";

const dividers = [
  ["ZWNJ", "\u200c"],
  ["RLM", "\u200f"],
  ["LRM", "\u200e"],
  ["ALM", "\u061c"],
  ["a not sign", "¬"],
  ["a soft hyphen", "\u00ad"],
  ["ZWSP", "\u200b"],
  ["ZWJ", "\u200d"],
  ["a word joiner", "\u2060"],
  ["ZWNJ and RLM", "\u200c\u200f"],
  ["a soft hyphen and ZWNJ", "\u00ad\u200c"],
] as const;

const show = (text: string) =>
  groupWords(text, "common").map(({ whole, parts }) => [whole.word, ...(parts.length > 1 ? parts.map(({ word }) => word) : [])].join(" "));

const finds = (query: string, text: string) => {
  const indexed = listIndexWords(text);
  return parseWords(query, "common").every(({ ways }) =>
    ways.some((terms) => terms.every((term) => indexed.some((word) => matchesTerm(word, term)))),
  );
};

const mark = (query: string, text: string) =>
  findMatches(text, parseWords(query, "common"), "common").map(({ start, end }) => text.slice(start, end));

describe.each(dividers)("%s inside a word", (_, divider) => {
  const text = `این سنگ${divider}نوشته را می${divider}خوانم.`;

  it("is a half-space in the index", () => {
    expect(show(text)).toEqual(show(text.replaceAll(divider, "\u200c")));
  });

  it("does not hide the word, its parts or its other spellings", () => {
    for (const query of ["سنگنوشته", "سنگ\u200cنوشته", "سنگ نوشته", "نوشته", "میخوانم", "می\u200cخوانم", "می خوانم"]) {
      expect([query, finds(query, text)]).toEqual([query, true]);
      expect([query, finds(query.replaceAll("\u200c", divider), text.replaceAll(divider, "\u200c"))]).toEqual([query, true]);
    }
  });

  it("is marked with the word that was found", () => {
    expect(mark("سنگنوشته", text)).toEqual([`سنگ${divider}نوشته`]);
    expect(mark("نوشته", text)).toEqual(["نوشته"]);
  });

  it("is a half-space beside letters of another script and digits", () => {
    expect(show(`API${divider}ها`)).toEqual(["apiها api ها"]);
    expect(show(`۱۰${divider}ساله`)).toEqual(["10ساله 10 ساله"]);
  });

  it("divides nothing outside a word", () => {
    for (const outside of [`سنگ ${divider} نوشته`, `سنگ${divider} نوشته`, `سنگ ${divider}نوشته`])
      expect(show(outside)).toEqual(["سنگ", "نوشته"]);
  });

  it("leaves two numbers as they were", () => {
    const isInvisible = /^[\u00ad\u200b\u200d]$/.test(divider);
    expect(show(`12${divider}34`)).toEqual(isInvisible ? ["1234"] : ["12", "34"]);
  });

  it("folds like a half-space in a title", () => {
    expect(foldSearch(`نوار${divider}ها`, "common")).toBe("نوارها");
  });
});

describe("outside the Arabic script", () => {
  it("a not sign is a sign", () => {
    expect(show("p¬q ¬a a¬=b")).toEqual(["p", "q", "a", "a", "b"]);
  });

  it("soft hyphens, ZWSP and ZWJ are a part of their word", () => {
    expect(show("Do\u00adnau\u00addampf\u00adschiff\u00adfahrt")).toEqual(["donaudampfschifffahrt"]);
    expect(show("java\u200bscript")).toEqual(["javascript"]);
    expect(show("ශ්\u200dරී")).toHaveLength(1);
  });

  it("emoji of several characters stay as they were", () => {
    expect(show("👩\u200d👧")).toEqual(["ǂ1f469ǂ", "ǂ1f467ǂ"]);
  });
});

it("a long word with soft hyphens is one word all the same", () => {
  const [whole] = groupWords("ن\u00adا\u00adگ\u00adف\u00adت\u00adه\u00adها", "common").map(({ whole }) => whole.word);
  expect(whole).toBe("ناگفتهها");
});

/** The letters of a word, without all in which two spellings of it differ, and without an ezafe. */
function strip(word: string): string {
  const bare = word
    .replace(/\u200c[يی]$/, "")
    .normalize("NFKD")
    .toLowerCase();
  const letters = bare
    .replace(/[\p{M}\u200c\u0640]/gu, "")
    .replace(/[يى]/g, "ی")
    .replaceAll("ك", "ک")
    .replace(/[ةە]/g, "ه");
  return unifySpelling(letters.replace(/[۰-۹٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 15)));
}

/** The words of a text that the search takes for a word with other letters. */
function findStrangers(text: string): readonly (readonly string[])[] {
  const byFolded = new Map<string, string>();
  return [...new Set(text.match(/[\p{L}\p{N}\p{M}\u200c]+/gu))].flatMap((word) => {
    const folded = groupWords(word, "common")
      .map(({ whole }) => whole.word)
      .join(" ");
    const known = byFolded.get(folded) ?? word;
    byFolded.set(folded, known);
    return strip(known) === strip(word) ? [] : [[known, word]];
  });
}

describe("words with different letters never meet", () => {
  it("in a list of words that are close to each other", () => {
    const close =
      "کار گار کر گر بار پار شیر شر سر سرد زرد دو دور میز می ماه ما نه نا ها هان آن این آب نان نام بنا گل کل پل پول کوه که به بهار";
    expect(findStrangers(`${close} ھان ەان بھار`)).toEqual([]);
    expect(new Set(close.split(" ").map((word) => show(word).join(" "))).size).toBe(close.split(" ").length);
  });
});

describeShared("a Persian book", (folder) => {
  it("has no two words with different letters that meet", () => {
    const book = join(folder, "data/fa-gofarsi-book");
    const pages = readdirSync(book, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".md"));
    const text = pages.map((name) => readFileSync(join(book, name), "utf8")).join("\n");
    expect(text.length).toBeGreaterThan(100_000);
    expect(findStrangers(text)).toEqual([]);
  });
});
