import { joiningForward } from "./cursive-joining.ts";

/** Common keys: words of letters that nothing changes, one space between them. */
const settled = /^[a-z0-9.+#ء-غف-قل-وپچژکگی]+(?: [a-z0-9.+#ء-غف-قل-وپچژکگی]+)*$/;

/** Variation selectors, ZWSP, tatweel, and the Arabic vowel marks. */
const dropped = /\p{Variation_Selector}|[\u200b\u0640\u064b-\u065f\u0670]/gu;

/** ZWNJ after a letter that ends there anyway; the marks between are transparent to joining. */
const idle = new RegExp(`(?![${joiningForward}])\\p{L}\\p{M}*\\u200c[\\p{M}\\u200c]*`, "gu");

const separators = /[\s\u200c_-]+/g;

/** Common words for search. */
const settledWords = /^[a-z0-9ابپت-غف-قل-وچژکگی]+(?: [a-z0-9ابپت-غف-قل-وچژکگی]+)*$/;

/** Accents, and the hamza and madda over a letter; the voiced marks of kana make another letter, and stay. */
const accents = /(?![\u3099\u309a])\p{M}/gu;

/** Soft hyphen and ZWJ, which stand inside a word. */
const unseen = /[\u00ad\u200d]/g;

/**
 * The tag key: two labels with one key are one tag. Empty when nothing is left. A key is its own key.
 *
 * @example foldTag("كتاب‌خانه‌ی  Node.JS") // => "کتاب خانه ی node.js"
 */
export function foldTag(label: string): string {
  return settle(label, settled, foldTagOnce);
}

/**
 * A text as search compares it: folded as a tag is, and besides without accents (é is e; أ إ آ are ا, ؤ is و, ئ is ی), with ه for ة, and
 * with one space for all that is no letter and no digit. Empty when nothing is left. What is folded stays as it is.
 *
 * @example foldSearch("كتاب‌خانة: «مسؤول» Café-۱۲") // => "کتاب خانه مسوول cafe 12"
 */
export function foldSearch(text: string): string {
  return settle(text, settledWords, foldSearchOnce);
}

/**
 * The yeh and kaf of Arabic keyboards as those of Persian ones.
 *
 * @example foldYehKaf("كتابي") // => "کتابی"
 */
export function foldYehKaf(text: string): string {
  return text.replace(/[يى]/g, "ی").replaceAll("ك", "ک");
}

/**
 * Persian and Arabic-Indic digits as ASCII.
 *
 * @example foldDigits("۱۴۰۵/٠٢/12") // => "1405/02/12"
 */
export function foldDigits(text: string): string {
  // The last four bits of each digit of both rows are its value.
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/**
 * Drops each ZWNJ that nobody sees, because the letter before it joins nothing after it.
 *
 * @example dropIdleJoiners("نوار\u200cها") // => "نوارها"
 */
export function dropIdleJoiners(text: string): string {
  return text.replace(idle, (run) => run.replaceAll("\u200c", ""));
}

/** One step can make room for another: a mark composes with its letter once a selector between them is gone. */
function settle(text: string, settledForm: RegExp, fold: (text: string) => string): string {
  let folded = text;
  while (!settledForm.test(folded)) {
    const next = fold(folded);
    if (next === folded) return folded;
    folded = next;
  }
  return folded;
}

function foldTagOnce(text: string): string {
  const composed = text.normalize("NFKC").toLowerCase().replaceAll("ς", "σ").normalize("NFKC");
  const letters = foldDigits(foldYehKaf(composed.replace(dropped, "")).replace(/[ۀە]/g, "ه"));
  return dropIdleJoiners(letters).replace(separators, foldSeparators);
}

/** Between other characters a run is one space; at the ends only its hyphens stay. */
function foldSeparators(run: string, index: number, text: string): string {
  const inner = index > 0 && index + run.length < text.length;
  return inner ? " " : run.replace(/[^-]/g, "");
}

function foldSearchOnce(text: string): string {
  const bare = foldTag(text.replace(unseen, "")).normalize("NFKD").replace(accents, "");
  const letters = foldYehKaf(bare).replaceAll("ة", "ه").normalize("NFKC");
  return letters.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}
