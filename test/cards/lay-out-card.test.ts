import { describe, expect, test } from "vitest";
import { layOutCard, type TextMeasures } from "../../scripts/cards/lay-out-card.ts";
import { buildCard, listLines } from "./sample.ts";

describe("the lines of a title", () => {
  test("break between words, but never between a word and its number", () => {
    const title = "صفحه‌بندی در Laravel 11 چرا کند است؟";
    expect(listLines(title).join(" ")).toBe(title);
    expect(listLines(title)).toContainEqual(expect.stringContaining("Laravel 11"));
    expect(listLines("یک متن که سطر نخست آن پیش از ۱۲ پر است")).not.toContainEqual(expect.stringMatching(/^۱۲/u));
  });

  test("never leave a single word on the last line", () => {
    const lines = listLines("یک ستون نزولی است و دیگری هم صعودی است");
    expect(lines).toHaveLength(2);
    expect(lines.map((line) => line.split(" ").length)).toEqual([5, 4]);
  });

  test("keep short code whole and break long code at its spaces", () => {
    expect(listLines("پرش صفحه با `content-visibility: auto` در فهرست طولانی")).toContainEqual(
      expect.stringContaining("content-visibility: auto"),
    );
    expect(listLines(`اجرای \`${"npm run build -- --base ".repeat(2).trim()}\` در دو سطر`).length).toBeGreaterThan(1);
  });

  test("are at most four, and the last one ends with a whole word and an ellipsis", () => {
    const title = "چطور می‌توان فهرستی بسیار بلند را، بدون آن‌که چیزی از آن گم شود، به صفحه‌های کوتاه تقسیم کرد، ".repeat(2);
    const lines = listLines(title);
    expect(lines).toHaveLength(4);
    const shown = lines.join(" ");
    expect(shown).toMatch(/[^\s،؛:]…$/u);
    expect(title[shown.length - 1]).toMatch(/[\s،]/u);
    expect(title.startsWith(shown.slice(0, -1))).toBe(true);
  });

  test("never split a grapheme of a word that is wider than a line", () => {
    const letter = "g\u0308\u0301";
    const lines = listLines(letter.repeat(100));
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line.replaceAll(letter, "").replace("…", "")).toBe("");
  });

  test("isolate both parts of a broken name, and nothing after it", () => {
    const name = "first second third fourth fifth sixth";
    const lines = listLines(`گفتگوهای \u2068${name}\u2069 که این‌جا هست و به چند سطر می‌رسد`);
    expect(lines.length).toBeGreaterThan(2);
    const parted = lines.findIndex((line) => line.includes("\u2068")) + 1;
    expect(lines[parted]).toMatch(/^\u2068[a-z ]+\u2069/);
    for (const line of lines.slice(parted + 1)) expect(line).not.toContain("\u2068");
  });

  test("have no ellipsis if nothing was left out", () => {
    expect(listLines("سلام")).toEqual(["سلام"]);
    expect(listLines("")).toEqual([]);
  });
});

/** Every character is half as wide as high. */
const even: TextMeasures = { bold: (text) => text.length / 2, regular: (text) => text.length / 2 };

describe("the place of title and note", () => {
  const place = (title: string, note: string) => layOutCard(buildCard(title, { note }), even);

  test("depends on the length of the title, and a long title hides the note", () => {
    const sizes = [20, 60, 110].map((length) => place("nine chars ".repeat(length / 10).trim(), "a note ".repeat(20)));
    expect(sizes.map(({ title, note }) => [title[0]?.size, title.length, note.length])).toEqual([
      [84, 1, 2],
      [70, 3, 1],
      [56, 4, 0],
    ]);
  });

  test("is from top to bottom without overlap", () => {
    const { title, note } = place("nine chars ".repeat(6), "a note");
    const lines = [...title, ...note];
    for (const [index, { baseline, size }] of lines.entries()) {
      const above = lines[index - 1];
      if (above) expect(baseline - above.baseline).toBeGreaterThan(size * 1.2);
    }
  });
});
