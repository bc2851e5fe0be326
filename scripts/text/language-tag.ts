import { suggestWord } from "./suggest.ts";

/** A tag, or the tag that was probably meant. */
export type ParsedTag = { readonly ok: true; readonly tag: string } | { readonly ok: false; readonly near: string | undefined };

/** Characters: the longest tag that every program must read (RFC 5646, 4.4.1). */
const longest = 35;

/**
 * Parses the tag of a language (BCP 47) to its canonical form. Language, script and region must be
 * ones that Unicode knows (CLDR). Aliases are replaced.
 *
 * @example parseLanguageTag("EN-gb") // => { ok: true, tag: "en-GB" }
 * @example parseLanguageTag("Persian") // => { ok: false, near: "fa" }
 */
export function parseLanguageTag(written: string): ParsedTag {
  const tag = findTag(written.trim());
  return tag === undefined ? { ok: false, near: suggestTag(written.trim()) } : { ok: true, tag };
}

function findTag(written: string): string | undefined {
  if (written.length > longest || !/^(?!und\b)[a-z]{2,3}(?:-[a-z\d]+)*$/i.test(written)) return undefined;
  try {
    const locale = new Intl.Locale(written);
    return isKnown(locale) ? locale.toString() : undefined;
  } catch {
    return undefined;
  }
}

function isKnown(locale: Intl.Locale): boolean {
  const { language, script, region } = locale;
  const isNamed = (type: "language" | "script" | "region", code: string | undefined) =>
    code === undefined || new Intl.DisplayNames("en", { type, fallback: "none" }).of(code) !== undefined;
  // Many small languages have no name in CLDR, but a likely script.
  const isSpoken = isNamed("language", language) || new Intl.Locale(language).maximize().script !== undefined;
  return isSpoken && isNamed("script", script) && isNamed("region", region);
}

/** Languages whose names authors may write instead of a tag. */
const named =
  "fa fa-AF ar ckb ku ur ps he tr az en de fr es it pt nl sv da no fi pl cs ro hu el ru uk bg sr hy ka hi bn id ja ko zh tg uz kk sw vi th".split(
    " ",
  );

/** Codes of countries that are no languages, and names that CLDR does not list. */
const mistaken: Readonly<Record<string, string>> = {
  farsi: "fa",
  ir: "fa",
  iq: "ar",
  us: "en",
  gb: "en",
  gr: "el",
  ua: "uk",
  cz: "cs",
  dk: "da",
  jp: "ja",
  cn: "zh",
};

/** Suggests a tag for `fa_IR`, `fa_IR.UTF-8`, the name of a language, or the code of a country. */
function suggestTag(written: string): string | undefined {
  if (written.length > 2 * longest) return undefined;
  const tag = findTag(written.replace(/[.@].*$/, "").replace(/[_ ‐-―]/g, "-"));
  if (tag !== undefined) return tag;
  const names = new Map(Object.entries(mistaken));
  for (const code of named)
    for (const speaker of ["en", "fa", code]) {
      const name = new Intl.DisplayNames(speaker, { type: "language", fallback: "none" }).of(code);
      if (name !== undefined) names.set(name.toLowerCase(), code);
    }
  const name = written.toLowerCase().replace(/ *\(.*$/, "");
  const near = name.length > 3 ? suggestWord(name, [...names.keys()]) : undefined;
  return names.get(name) ?? names.get(near ?? "");
}
