import { expect, test } from "vitest";
import { extractText } from "../../scripts/markdown/plain/full-text.ts";

const read = (...bodies: readonly string[]) =>
  extractText(bodies)
    .map(({ text, code }) => (code ? `[${text}]` : text))
    .join("");

test.each([
  ["headings, lists and quotes", "# یک\n\n- دو\n- سه\n\n> چهار", "یک دو سه چهار"],
  ["tables", "| الف | ب |\n|---|---|\n| **پ** | ت |", "الف ب پ ت"],
  ["footnotes where they stand, and no marks of them", "متن[^1] و باقی.\n\n[^1]: پانوشت.", "متن و باقی. پانوشت."],
  ["code as it is, apart from text", "اجرای `a  b` و\n\n```js\nlet x;\nlet y;\n```\n\nپایان", "اجرای [a b] و [let x; let y;] پایان"],
  ["the text of links, and no address", "[اینجا](https://example.org/) و ![نمودار](a.png)", "اینجا و نمودار"],
  ["HTML as the text that it is, and no comment", "<b>متن</b>\n\n<!-- پنهان -->\n", "<b>متن</b>"],
])("all text of a post has %s", (_, body, text) => {
  expect(read(body)).toBe(text);
});

test("joins the text of several posts in their order, with a space between", () => {
  expect(read("یک", "", "دو")).toBe("یک دو");
});
