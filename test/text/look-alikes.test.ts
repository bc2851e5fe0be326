import { describe, expect, test } from "vitest";
import { hasExcessMarks } from "../../scripts/text/combining-marks.ts";
import { findMixedWord, hasInvisibleJoiner, unmixWords } from "../../scripts/text/look-alikes.ts";

describe("a word", () => {
  test.each([
    ["Cyrillic in Latin", "p\u0430ypal", "p\u0430ypal"],
    ["a Latin letter in Cyrillic", "М\u043eskвa", "М\u043eskвa"],
    ["Greek in Latin", "ورود به G\u03bf\u03bfgle", "G\u03bf\u03bfgle"],
    ["Armenian in Latin", "G\u0585\u0585gle", "G\u0585\u0585gle"],
    ["Armenian capitals in Latin", "G\u0555\u0555gle", "G\u0555\u0555gle"],
    ["Hebrew in Latin", "G\u05e1ogle", "G\u05e1ogle"],
    ["older Cyrillic in Latin", "\u0461ww", "\u0461ww"],
    ["a digit of Thai in Latin", "g\u0e50\u0e50gle", "g\u0e50\u0e50gle"],
    ["a zero of Han in Latin", "g\u3007gle", "g\u3007gle"],
    ["a letter of phonetics", "Goo\u0261le", "Goo\u0261le"],
    ["Osage in Latin", "g\u{104ea}gle", "g\u{104ea}gle"],
    ["Tifinagh in Latin", "g\u2d54gle", "g\u2d54gle"],
    ["Cherokee in Latin", "\u13aaBC", "\u13aaBC"],
    ["capitals alone", "H\u0422ML", "H\u0422ML"],
  ])("with %s is mixed", (_, text, word) => {
    expect(findMixedWord(text)).toBe(word);
  });

  test.each([
    "React و TypeScript",
    "PDF‌ها، CSSهای تازه و useState",
    "Сара Иванова",
    "IT-шник",
    "ضریب μs و ΔT و kΩ در λ-calculus",
    "東京Tower と JavaScript入門",
    "ใช้Reactได้",
    "קוד בJavaScript",
    "२०२६ में Rails",
    "Καλημέρα",
    "نسخهٔ ۳٫۲ Vue3",
    "👩\u200d💻 ❤\ufe0f",
  ])("of a real title is not mixed: %s", (text) => {
    expect(findMixedWord(text)).toBeUndefined();
    expect(hasInvisibleJoiner(text)).toBe(false);
    expect(hasExcessMarks(text)).toBe(false);
  });
});

test("a joiner is visible only beside a letter that joins, an emoji or a sign", () => {
  for (const text of [
    "sa\u200cra",
    "java\u200dscript",
    "e\u0301\u200ca",
    "а\u200cb",
    "عل\u200dی",
    "عَ\u200dلی",
    "بـ\u200dه",
    "سارا\u200d",
    "sara\u200d",
    "ه\u200d\u200d",
    "\u200dphp",
    "💻\u200da",
  ])
    expect(hasInvisibleJoiner(text)).toBe(true);
  for (const text of [
    "می\u200cخواهم",
    "PDF\u200cها",
    "ه\u200d",
    "\u200dه",
    "ه\u200d\u200cه",
    "ক্\u200d",
    "র\u200d্য",
    "❤\ufe0f\u200d🔥",
    "🏃🏽\u200d♀\ufe0f",
    "👨\u200d👩\u200d👧",
    "क्\u200dष",
    "C#\u200cها",
  ])
    expect(hasInvisibleJoiner(text)).toBe(false);
});

test("a mixed word gets Latin letters, and a word of one script does not change", () => {
  expect(unmixWords("G\u043e\u043egle НТМL \u13aaBC")).toBe("Google HTML \ufffdBC");
  for (const text of ["\u0441\u0441\u0441", "Сара", "sara", "سارا ۱۲", "Ω"]) expect(unmixWords(text)).toBe(text);
});

test.each([
  ["س", "\u0300"],
  ["s", "\u0489"],
  ["ب", "\u064e"],
  ["x", "\u20d2"],
])("more than four marks on %s are too many in every place", (letter, mark) => {
  for (const before of ["", "a", "ab", "abc", "abcd"]) {
    expect(hasExcessMarks(`${before}${letter}${mark.repeat(4)}a`)).toBe(false);
    expect(hasExcessMarks(`${before}${letter}${mark.repeat(5)}a`)).toBe(true);
  }
});
