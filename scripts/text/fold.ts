import type { Folding } from "../locale/locale.ts";
import { joiningForward } from "./cursive-joining.ts";
import { foldYehKaf } from "./persian-letters.ts";
import { unifyDividers } from "./unify-dividers.ts";

/** Matches common texts that tag folding does not change; skips the slow path. */
const stableTag = /^[a-z0-9.+#ء-غف-قل-وپچژکگی]+(?: [a-z0-9.+#ء-غف-قل-وپچژکگی]+)*$/;

/** Variation selectors, ZWSP, tatweel, and the Arabic vowel marks. */
const dropped = /\p{Variation_Selector}|[\u200b\u0640\u064b-\u065f\u0670]/gu;

/**
 * ZWNJ after a letter that does not join forward. Marks between them are transparent to joining.
 */
const idle = new RegExp(`(?![${joiningForward}])\\p{L}\\p{M}*\\u200c[\\p{M}\\u200c]*`, "gu");

/**
 * A joiner after heh. Keyboards for Arabic and Persian lack the Kurdish vowel ە (U+06D5), so people
 * type ه and ZWNJ for it, and ه and ZWJ for a consonant at the end of a word (Pournader, "The right
 * hehs for … Sorani Kurdish", Unicode Technical Committee, 2014). The joiner divides no word. In
 * other languages it can, as it is visible there (UAX 31, 2.3, rule A1).
 */
const joinedHeh = /ه\p{M}*[\u200c\u200d][\p{M}\u200c\u200d]*/gu;

const separators = /[\s\u200c_-]+/g;

/** Matches common texts that search folding does not change. */
const stableSearch = /^[a-z0-9ابپت-غف-قل-وچژکگی]+(?: [a-z0-9ابپت-غف-قل-وچژکگی]+)*$/;

/** Accents, hamza and madda. The voiced marks of kana stay, since they make another letter. */
const accents = /(?![\u3099\u309a])\p{M}/gu;

/** Soft hyphen, ZWSP and ZWJ: invisible inside a word. */
const unseen = /[\u00ad\u200b\u200d]/g;

/**
 * The key of a tag: labels with the same key are the same tag. May be empty. Idempotent. A key of
 * any folding is a key of common folding too.
 *
 * @example foldTag("كتاب‌خانه‌ی  Node.JS", "common") // => "کتاب خانه ی node.js"
 * @example foldTag("ھه‌ولێر", "kurdish") // => foldTag("هەولێر", "kurdish")
 */
export function foldTag(label: string, folding: Folding): string {
  return foldUntilStable(label, stableTag, (text) => foldTagOnce(text, folding));
}

/**
 * Equal for two labels that are the same tag on every site, whatever its language. Kurdish folding
 * alone makes ه and ھ equal; common folding alone makes ه with ZWNJ and ه with a space equal.
 */
export function foldTagForAll(label: string): string {
  const key = foldTag(label, "common");
  // A label without any heh has one key in all foldings.
  return /[هھ]/.test(key) ? `${key}\n${foldTag(label, "kurdish")}` : key;
}

/**
 * Folds a text for search: like a tag, then without accents (é becomes e; أ إ آ become ا; ؤ becomes
 * و; ئ becomes ی), with ه for ة, and with one space for each run of other characters than letters
 * and digits. Characters used as a half-space count as one. May be empty. Idempotent.
 *
 * @example foldSearch("كتاب‌خانة: «مسؤول» Café-۱۲", "common") // => "کتاب خانه مسوول cafe 12"
 */
export function foldSearch(text: string, folding: Folding): string {
  return foldUntilStable(text, stableSearch, (text) => foldSearchOnce(text, folding));
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
  return text.replace(idle, dropJoiners);
}

function dropJoiners(run: string): string {
  return run.replace(/[\u200c\u200d]/g, "");
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

function foldTagOnce(text: string, folding: Folding): string {
  const composed = text.normalize("NFKC").toLowerCase().replaceAll("ς", "σ").normalize("NFKC");
  const letters = foldHeh(foldDigits(foldYehKaf(composed.replace(dropped, ""))), folding);
  return dropIdleJoiners(letters).replace(separators, foldSeparators);
}

/**
 * Folds the letters that look like heh. The Kurdish vowel ە folds to heh on all sites: many texts
 * use heh for it, also without ZWNJ (Lucene, SoraniNormalizer: word-final heh is the
 * vowel). In Kurdish the consonant is ه or ھ (U+06BE); CLDR 48 lists both in the alphabet of `ckb`.
 * In Urdu they are two letters.
 */
function foldHeh(text: string, folding: Folding): string {
  if (folding === "common") return text.replace(/[ۀە]/g, "ه");
  return text.replace(/[ۀەھ]/g, "ه").replace(joinedHeh, dropJoiners);
}

/** Inside a text, a run of separators becomes one space. At the ends, only its hyphens stay. */
function foldSeparators(run: string, index: number, text: string): string {
  const inner = index > 0 && index + run.length < text.length;
  return inner ? " " : run.replace(/[^-]/g, "");
}

function foldSearchOnce(text: string, folding: Folding): string {
  const bare = foldTag(text.replace(unseen, ""), folding).normalize("NFKD").replace(accents, "");
  const letters = unifyDividers(foldYehKaf(bare).replaceAll("ة", "ه").normalize("NFKC"));
  return dropIdleJoiners(foldHeh(letters, folding))
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
