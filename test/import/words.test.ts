import { expect, test } from "vitest";
import { findImportWords } from "../../scripts/import/words/languages.ts";
import { languages } from "../../scripts/locale/locales.ts";

const { source, ...rest } = findImportWords("en");

/** The holes of every text, in the order of the English ones. */
function listHoles(texts: object): readonly (readonly string[])[] {
  return Object.values(texts).map((text) => (String(text).match(/\{\w+\}/g) ?? []).sort());
}

test.each(languages)("an import into a site in %s has words of its own, with the same holes", (language) => {
  const words = findImportWords(`${language}-XX`);
  if (language !== "en") expect(words.source.rule).not.toBe(source.rule);
  expect([listHoles(words), listHoles(words.source)]).toEqual([listHoles({ ...rest, source }), listHoles(source)]);
});

test("their letters are those of the language", () => {
  const [arabic, kurdish] = ["ar", "ckb"].map((language) => JSON.stringify(Object.values(findImportWords(language))));
  expect(arabic).not.toMatch(/[یکەۆێڕڵڤپچژگ]/);
  expect(kurdish).not.toMatch(/[يىكةۀؤأإآصضطظذث]/);
});

test("a language that the interface does not speak gets English", () => {
  expect(findImportWords("de")).toBe(findImportWords("en"));
});
