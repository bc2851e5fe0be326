import { joiningForward } from "./cursive-joining.ts";

/** Matches common texts that tag folding does not change; skips the slow path. */
const stableTag = /^[a-z0-9.+#ء-غف-قل-وپچژکگی]+(?: [a-z0-9.+#ء-غف-قل-وپچژکگی]+)*$/;

/** Variation selectors, ZWSP, tatweel, and the Arabic vowel marks. */
const dropped = /\p{Variation_Selector}|[\u200b\u0640\u064b-\u065f\u0670]/gu;

/**
 * ZWNJ after a letter that does not join forward. Marks between them are transparent to joining.
 */
const idle = new RegExp(`(?![${joiningForward}])\\p{L}\\p{M}*\\u200c[\\p{M}\\u200c]*`, "gu");

const separators = /[\s\u200c_-]+/g;

/** Matches common texts that search folding does not change. */
const stableSearch = /^[a-z0-9ابپت-غف-قل-وچژکگی]+(?: [a-z0-9ابپت-غف-قل-وچژکگی]+)*$/;

/** Accents, hamza and madda. The voiced marks of kana stay, since they make another letter. */
const accents = /(?![\u3099\u309a])\p{M}/gu;

/** Soft hyphen and ZWJ: invisible inside a word. */
const unseen = /[\u00ad\u200d]/g;

/**
 * The key of a tag: labels with the same key are the same tag. May be empty. Idempotent.
 *
 * @example foldTag("كتاب‌خانه‌ی  Node.JS") // => "کتاب خانه ی node.js"
 */
export function foldTag(label: string): string {
  return foldUntilStable(label, stableTag, foldTagOnce);
}

/**
 * Folds a text for search: like a tag, then without accents (é becomes e; أ إ آ become ا; ؤ becomes
 * و; ئ becomes ی), with ه for ة, and with one space for each run of other characters than letters
 * and digits. May be empty. Idempotent.
 *
 * @example foldSearch("كتاب‌خانة: «مسؤول» Café-۱۲") // => "کتاب خانه مسوول cafe 12"
 */
export function foldSearch(text: string): string {
  return foldUntilStable(text, stableSearch, foldSearchOnce);
}

/**
 * Replaces Arabic yeh and kaf by the Persian letters.
 *
 * @example foldYehKaf("كتابي") // => "کتابی"
 */
export function foldYehKaf(text: string): string {
  return text.replace(/[يى]/g, "ی").replaceAll("ك", "ک");
}

/**
 * Replaces Persian and Arabic-Indic digits by ASCII digits.
 *
 * @example foldDigits("۱۴۰۵/٠٢/12") // => "1405/02/12"
 */
export function foldDigits(text: string): string {
  // In both ranges the last four bits are the value of the digit.
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/**
 * Drops each invisible ZWNJ: the letter before it does not join forward.
 *
 * @example dropIdleJoiners("نوار\u200cها") // => "نوارها"
 */
export function dropIdleJoiners(text: string): string {
  return text.replace(idle, (run) => run.replaceAll("\u200c", ""));
}

/**
 * Repeats a fold until nothing changes, because one step can enable another: a mark composes with
 * its letter after a selector between them is dropped.
 */
function foldUntilStable(text: string, stable: RegExp, fold: (text: string) => string): string {
  let folded = text;
  while (!stable.test(folded)) {
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

/** Inside a text, a run of separators becomes one space. At the ends, only its hyphens stay. */
function foldSeparators(run: string, index: number, text: string): string {
  const inner = index > 0 && index + run.length < text.length;
  return inner ? " " : run.replace(/[^-]/g, "");
}

function foldSearchOnce(text: string): string {
  const bare = foldTag(text.replace(unseen, "")).normalize("NFKD").replace(accents, "");
  const letters = foldYehKaf(bare).replaceAll("ة", "ه").normalize("NFKC");
  return letters.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}
