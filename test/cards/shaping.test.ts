import { describe, expect, test } from "vitest";
import { cardSize } from "../../scripts/cards/card.ts";
import { bubble } from "../../scripts/cards/lay-out-card.ts";
import { colours } from "../../scripts/pages/colours.ts";
import { type Area, findWords, listColours, readColour, readPixels } from "./pixels.ts";
import { drawPng, measures } from "./sample.ts";

/** The inside of the bubble, without its round corners. */
const inset = 16;
const inside: Area = {
  left: bubble.x + inset,
  right: bubble.x + bubble.width - inset,
  top: bubble.y + inset,
  bottom: bubble.y + bubble.height - inset,
};

/** The size of a short title, in pixels. */
const size = 84;

/** The drawn words of a card, from right to left. */
function findDrawn(title: string) {
  const pixels = readPixels(drawPng(title));
  const words = findWords(pixels, inside, colours.page, 12);
  return words.map(({ left, right }) => ({ width: right - left, colours: listColours(pixels, { ...inside, left, right }) }));
}

describe("letters", () => {
  test("are joined, and half-spaces (ZWNJ) separate them", () => {
    expect(measures.bold("سلام")).toBeLessThan(measures.bold("س\u200cل\u200cا\u200cم") - 0.3);
    expect(Math.abs(measures.bold("می\u200cرود") - measures.bold("میرود"))).toBeGreaterThan(0.05);
    expect(Buffer.compare(drawPng("می\u200cرود"), drawPng("میرود"))).not.toBe(0);
  });

  test("take no space for invisible characters", () => {
    expect(measures.bold("\u2068سلام\u2069")).toBeCloseTo(measures.bold("سلام"), 3);
    expect(measures.bold("نه\u064e")).toBeCloseTo(measures.bold("نه"), 3);
  });
});

describe("a line with both directions is drawn in reading order:", () => {
  test.each([
    ["کد Laravel 24 کند", ["کد", "24", "Laravel", "کند"]],
    ["Laravel 24 بهتر نیست", ["24", "Laravel", "بهتر", "نیست"]],
    ["طرح (یا Node 22) بد", ["طرح", "(یا", "22", "Node)", "بد"]],
    ["خطای `npm ci` چیست؟", ["خطای", "ci", "npm", "چیست؟"]],
    ["از `mm --` تا `mm b`", ["از", "--", "mm", "تا", "b", "mm"]],
  ])("%s", (title, words) => {
    const drawn = findDrawn(title);
    expect(drawn).toHaveLength(words.length);
    // Ink is a little narrower than the advance of a word.
    for (const [index, word] of words.entries())
      expect(Math.abs((drawn[index]?.width ?? 0) - size * measures.bold(word))).toBeLessThan(0.15 * size);
  });

  test("code has the accent colour, and text its own", () => {
    const drawn = findDrawn("یک `mmm` دو");
    expect(drawn.map((word) => [word.colours.has(readColour(colours.text)), word.colours.has(readColour(colours.accent))])).toEqual([
      [true, false],
      [false, true],
      [true, false],
    ]);
  });
});

describe("text stays within its margins:", () => {
  test.each([
    ["a title of 200 letters", "چگونه فهرستی بلند را به صفحه‌های کوتاه تقسیم کنیم که هیچ ردیفی گم یا تکرار نشود، ".repeat(3).slice(0, 200)],
    ["one word of 200 letters", "س".repeat(200)],
    ["one wide word of 200 letters", "W".repeat(200)],
    ["numbers", "۱۲۳۴۵ ".repeat(33)],
    ["code", `\`${"const wide = await load(); ".repeat(7)}\``],
    ["marks on every letter", "مُـَـِـّـٔ ".repeat(22)],
  ])("%s", (_, title) => {
    const more = { note: "یادداشت ".repeat(40), siteName: "انجمنی با نامی بسیار بلند ".repeat(8) };
    for (const direction of ["rtl", "ltr"] as const) {
      const png = drawPng(title, { direction, page: direction, ...more });
      const pixels = readPixels(png);
      const slack = 4;
      const margins: readonly Area[] = [
        { ...inside, right: bubble.x + bubble.padding - slack },
        { ...inside, left: bubble.x + bubble.width - bubble.padding + slack },
        { ...inside, bottom: inside.top + inset },
        { ...inside, top: inside.bottom - inset },
      ];
      for (const area of margins) expect([direction, listColours(pixels, area)]).toEqual([direction, new Set([readColour(colours.page)])]);
      for (const left of [0, cardSize.width - 40])
        expect(listColours(pixels, { left, right: left + 40, top: 0, bottom: cardSize.height })).toEqual(
          new Set([readColour(colours.surface)]),
        );
      expect(png.length).toBeLessThan(72 * 1024);
    }
  });
});
