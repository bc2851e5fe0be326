import { expect, test } from "vitest";
import { findImportWords } from "../../scripts/import/words/languages.ts";
import { languages } from "../../scripts/locale/locales.ts";

const { source, ...rest } = findImportWords("en");

/** The placeholders of every text, in the order of the English texts. */
function listHoles(texts: object): readonly (readonly string[])[] {
  return Object.values(texts).map((text) => (String(text).match(/\{\w+\}/g) ?? []).sort());
}

test.each(languages)("an import into a site in %s has its own words, with the same placeholders", (language) => {
  const words = findImportWords(`${language}-XX`);
  if (language !== "en") expect(words.source.rule).not.toBe(source.rule);
  expect([listHoles(words), listHoles(words.source)]).toEqual([listHoles({ ...rest, source }), listHoles(source)]);
});

test("the words use the letters of the language", () => {
  const [arabic, kurdish] = ["ar", "ckb"].map((language) => JSON.stringify(Object.values(findImportWords(language))));
  expect(arabic).not.toMatch(/[یکەۆێڕڵڤپچژگ]/);
  expect(kurdish).not.toMatch(/[يىكةۀؤأإآصضطظذث]/);
});

test("an unknown language gets English", () => {
  expect(findImportWords("de")).toBe(findImportWords("en"));
});
