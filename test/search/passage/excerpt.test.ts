import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutAround } from "../../../scripts/search/passage/excerpt.ts";
import { findMatches } from "../../../scripts/search/passage/occurrences.ts";
import { parseWords } from "../../../scripts/search/query/words.ts";
import { joinRuns } from "../../../scripts/text/inline-code.ts";
import { anyText } from "../../text/any-text.ts";

const mark = (text: string, query: string) =>
  findMatches(text, parseWords(query, "common"), "common").reduceRight(
    (marked, { start, end }) => `${marked.slice(0, start)}[${marked.slice(start, end)}]${marked.slice(end)}`,
    text,
  );

describe("the matches in a text", () => {
  it.each([
    ["are whole words", "صفحه", "این صفحه\u200cبندی و آن صفحات", "این [صفحه\u200cبندی] و آن صفحات"],
    ["are where the author spelled otherwise", "كتاب مساله", "کتابِ مسئله", "[کتابِ] [مسئله]"],
    ["reach over the space in a word that is written as two", "می\u200cخواهم", "من می خواهم بروم", "من [می خواهم] بروم"],
    ["are not parts where the word is there as one", "می خواهم", "می\u200cروم، می\u200cخواهم", "می\u200cروم، [می\u200cخواهم]"],
    ["are parts where it is nowhere as one", "نان تر", "تر و نان", "[تر] و [نان]"],
    ["are parts of a word", "paginate", "$q->simplePaginate(15)", "$q->simple[Paginate](15)"],
    ["are a word without its ending behind a space", "کتاب", "آن کتاب ها", "آن [کتاب] ها"],
    ["are digits of any script", "1234", "کد ۱۲۳۴ است", "کد [۱۲۳۴] است"],
    ["are a name with its signs", "c++", "به زبان C++.", "به زبان [C++]."],
    ["are none where nothing matches", "vue", "laravel", "laravel"],
  ])("%s", (_, query, text, marked) => {
    expect(mark(text, query)).toBe(marked);
  });

  it("are inside the text, in order and without overlap", () => {
    fc.assert(
      fc.property(anyText(60), anyText(10), (text, query) => {
        let end = 0;
        for (const span of findMatches(text, parseWords(query, "common"), "common")) {
          expect(span.start).toBeGreaterThanOrEqual(end);
          expect(span.end).toBeGreaterThan(span.start);
          end = span.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});

describe("the excerpt around a match", () => {
  const text = (length: number) => "کلمه ".repeat(length / 5);

  it("is the whole text if the text is short", () => {
    expect(cutAround([{ text: "سلام دوستان", code: false }], 5)).toEqual([{ text: "سلام دوستان", code: false }]);
  });

  it("starts with a word shortly before the match and marks cut text with an ellipsis", () => {
    const [before, window, after] = cutAround([{ text: `${text(500)}صفحه ${text(500)}`, code: false }], 500);
    expect([before, after]).toEqual([{ text: "…", code: false }, expect.objectContaining({ text: "…" })]);
    expect(window?.text).toMatch(/^(?:کلمه ){11,12}صفحه کلمه/);
    expect(window?.text).toMatch(/ کلمه$/);
    expect(window?.text.length).toBeLessThanOrEqual(160);
  });

  it("starts with the match if no word starts near it", () => {
    expect(joinRuns(cutAround([{ text: `${"ا".repeat(100)}-صفحه`, code: false }], 101))).toBe("…صفحه");
  });

  it.each([
    ["in a long word between letters, and not before the marks of one", "کَ".repeat(30), 21, `${"کَ".repeat(10)}…`],
    ["before a pair of units", `a${"😀".repeat(30)}`, 20, `a${"😀".repeat(9)}…`],
    ["without signs before the ellipsis", `سلام دوستان، ${"ا".repeat(30)}`, 14, "سلام دوستان…"],
  ])("is cut %s", (_, text, limit, shown) => {
    expect(joinRuns(cutAround([{ text, code: false }], 0, limit))).toBe(shown);
  });

  it("keeps code separate from text", () => {
    const runs = [
      { text: "اجرای ", code: false },
      { text: "npm run build", code: true },
      { text: " و باقی", code: false },
    ];
    expect(cutAround(runs, 6, 15)).toEqual([...runs.slice(0, 1), { text: "npm run", code: true }, { text: "…", code: false }]);
  });

  it("contains the match and only text of the post", () => {
    fc.assert(
      fc.property(anyText(400), fc.nat(400), (whole, offset) => {
        const place = Math.min(offset, whole.length);
        const shown = cutAround([{ text: whole, code: false }], place, 20).filter(({ text }) => text !== "…");
        expect(whole).toContain(joinRuns(shown));
      }),
    );
  });
});
