export type Direction = "ltr" | "rtl";

/** Blocks of right-to-left scripts (UAX 9, classes R and AL). */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** If at least this share of letters has the page's direction, the page's direction wins. */
const share = 1 / 4;

/**
 * The reading direction of a text on a page. The first letter decides (UAX 9, P2 and P3), unless
 * enough letters have the page's direction. `dir="auto"` lacks that exception and would reverse a
 * Persian sentence that begins with an English term. A text without letters has the page's
 * direction.
 *
 * @example findDirection("cursor را رمز کنیم؟", "rtl") // => "rtl"
 * @example findDirection("Cannot read properties of null", "rtl") // => "ltr"
 */
export function findDirection(text: string, page: Direction): Direction {
  return findPartDirection(text, page, page);
}

/**
 * The direction of a text in a language of direction `own` on a page of direction `page`. The
 * page's direction wins if the first letter has it; otherwise the text is read in its own.
 *
 * @example findPartDirection("خطای ReferenceError: x is not defined", "rtl", "ltr") // => "rtl"
 */
export function findPartDirection(text: string, page: Direction, own: Direction): Direction {
  const [first] = /\p{L}/u.exec(text) ?? [];
  if (first === undefined || readsLike(page, first) || (own === page && holdsShare(text, page))) return page;
  return page === "rtl" ? "ltr" : "rtl";
}

function holdsShare(text: string, page: Direction): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => readsLike(page, letter)).length >= letters.length * share;
}

function readsLike(direction: Direction, letter: string): boolean {
  return rightToLeft.test(letter) === (direction === "rtl");
}

/** Scripts of class R or AL (UAX 9) that a language of today is written in (ISO 15924). */
const rightToLeftScripts = new Set(["Arab", "Hebr", "Syrc", "Thaa", "Nkoo", "Adlm", "Rohg", "Mand", "Samr"]);

/**
 * The direction of a script, by its code.
 *
 * @example findScriptDirection("Arab") // => "rtl"
 */
export function findScriptDirection(code: string): Direction {
  return rightToLeftScripts.has(code) ? "rtl" : "ltr";
}

/**
 * The direction of a language by its likely script (CLDR, likely subtags). Undefined for a tag
 * without a script, such as `mul`, and for the empty tag of an unknown language.
 *
 * @example findLanguageDirection("az-Arab") // => "rtl"
 */
export function findLanguageDirection(tag: string): Direction | undefined {
  const code = tag === "" ? undefined : new Intl.Locale(tag).maximize().script;
  return code === undefined ? undefined : findScriptDirection(code);
}
