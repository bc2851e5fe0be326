import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { findLocale } from "../../scripts/locale/locales.ts";
import { languageRegions } from "../../scripts/locale/regions.ts";

const css = readFileSync("layouts/styles/prose.css", "utf8");

/** The style of numbered lists for each `:lang(…)`, in the order of the sheet. */
const styles = Array.from(css.matchAll(/([^{}]*:lang\([^{}]*)\{\s*list-style-type: ([a-z-]+);\s*\}/g), ([, selectors = "", style = ""]) =>
  Array.from(selectors.matchAll(/:lang\(([\w-]+)\)/g), ([, language = ""]) => ({ language, style })),
).flat();

const digits: Readonly<Record<string, string>> = { persian: "۰۱۲۳۴۵۶۷۸۹", "arabic-indic": "٠١٢٣٤٥٦٧٨٩", decimal: "0123456789" };

const languages = Object.entries(languageRegions).flatMap(([language, { regions }]) => [
  language,
  ...Object.keys(regions).map((region) => `${language}-${region}`),
]);

it.each(languages)("numbered lists show the digits of %s", (tag) => {
  const style = styles.findLast(({ language }) => tag === language || tag.startsWith(`${language}-`))?.style ?? "decimal";
  expect(digits[style]).toBe(findLocale(tag)?.digits);
});
