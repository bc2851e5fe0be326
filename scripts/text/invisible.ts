import { excessMarks, mayHoldExcessMarks } from "./combining-marks.ts";
import { findInvisibleKind, type InvisibleKind } from "./invisible-kind.ts";

/** Programs write it in place of a letter that they could not decode (Unicode 16, 23.8). */
export const replacementCharacter = "\ufffd";

/** An invisible character in a place where it is not allowed. */
export interface Invisible {
  /** In UTF-16 units from the start of the text. */
  readonly index: number;
  readonly codePoint: number;
  /** Names the character, or what is wrong with its place. */
  readonly kind: InvisibleKind;
}

/**
 * The only valid use of tag characters: the flags of England, Scotland and Wales. Others show a
 * black flag (UTS 51, emoji-sequences.txt).
 */
const flag = `\\u{1f3f4}(?:${["gbeng", "gbsct", "gbwls"].map(buildTagSequence).join("|")})\\u{e007f}`;

const selector = "[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]";

/** A selector after another selector has no effect, and can carry hidden data. */
const straySelector = `${selector}(?<=${selector}{2})`;

/** ZWNJ, ZWJ and variation selectors: they belong to the letter before them. */
const joining = "[\\u200c\\u200d\\u180b-\\u180d\\u180f\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]";

/**
 * Invisible, but not ignorable in UAX 44: the Braille blank, the null notehead, and the format
 * controls and blanks of Egyptian hieroglyphs.
 */
const blank = "\\u2800\\u{1d159}\\u{13430}-\\u{1345f}";

/** UAX 44: ignorable characters, controls, line separators, surrogates and noncharacters. */
const unseen = `[${blank}\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Zl}\\p{Zp}\\p{Cs}\\p{Noncharacter_Code_Point}\\ufff9-\\ufffc]`;

const refused = new RegExp(`${flag}|${straySelector}|(?!${joining})${unseen}`, "gu");

/**
 * Reorders or hides text: the controls of UAX 9 without the marks, tag characters, annotations,
 * stray selectors.
 */
const deceiving = `[\\u202a-\\u202e\\u2066-\\u206f\\ufff9-\\ufffb\\u{e0000}-\\u{e007f}]|${straySelector}`;

/** Forbidden in XML 1.0 or in well-formed Unicode, or a line end only in JavaScript. */
const broken = "(?![\\t\\n])[\\p{Cc}\\p{Zl}\\p{Zp}\\p{Cs}\\p{Noncharacter_Code_Point}]";

const harmful = new RegExp(`${flag}|${deceiving}|${broken}`, "gu");

/** Half as fast, so it is used only if `mayHoldExcessMarks`. */
const harmfulOrExcess = new RegExp(`${flag}|${deceiving}|${broken}|${excessMarks}`, "gu");

const visible = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{M}\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\u2800]/u;

/**
 * Finds the first invisible character of a title, a name or a tag. ZWNJ, ZWJ and single variation
 * selectors are allowed; direction marks are not.
 *
 * @example findInvisible("فایل \u202egnp.exe")
 * // => { index: 5, codePoint: 0x202e, kind: "rightToLeftOverride" }
 */
export function findInvisible(text: string): Invisible | undefined {
  for (const match of text.matchAll(refused)) {
    if (!isFlag(match[0])) return describe(match[0], match.index);
  }
  return undefined;
}

/**
 * Removes what `findInvisible` finds, except line ends. A tab and other white space become a space.
 *
 * @example dropRefused("a\u202eb") // => "ab"
 */
export function dropRefused(text: string): string {
  return text.replace(refused, (match) => {
    if (isFlag(match) || /[\n\r]/.test(match)) return match;
    return /[\p{White_Space}\u2800]/u.test(match) ? " " : "";
  });
}

/**
 * Replaces what `findInvisible` finds by its code point.
 *
 * @example showInvisible("a\u202eb") // => "a[U+202E]b"
 */
export function showInvisible(text: string): string {
  return text.replace(refused, (match) => (isFlag(match) ? match : `[${formatCodePoint(match.codePointAt(0) ?? 0)}]`));
}

/**
 * True if a text has at least one visible character.
 *
 * @example hasVisible("\u3164\u200e") // => false
 */
export function hasVisible(text: string): boolean {
  return visible.test(text);
}

/**
 * Neutralises the text of a post. Direction controls and hidden characters become visible
 * (`[U+202E]`). Characters that no page may hold, and all marks beyond the fourth on a letter,
 * become U+FFFD. Tab, line feed, ZWNJ, ZWJ, LRM, RLM and ALM stay.
 *
 * @returns `found` in text order; indexes refer to the original text.
 *
 * @example neutraliseText("a\u202eb\u0000").text // => "a[U+202E]b\ufffd"
 */
export function neutraliseText(text: string): { readonly text: string; readonly found: readonly Invisible[] } {
  const found: Invisible[] = [];
  const neutral = text.replace(mayHoldExcessMarks(text) ? harmfulOrExcess : harmful, (match: string, index: number) => {
    if (isFlag(match)) return match;
    const one = describe(match, index);
    found.push(one);
    return isDeceiving(match) ? `[${formatCodePoint(one.codePoint)}]` : replacementCharacter;
  });
  return { text: neutral, found };
}

/**
 * Formats a code point in the notation of the Unicode standard.
 *
 * @example formatCodePoint(0x202e) // => "U+202E"
 */
export function formatCodePoint(codePoint: number): string {
  return `U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`;
}

function describe(character: string, index: number): Invisible {
  return { index, codePoint: character.codePointAt(0) ?? 0, kind: findInvisibleKind(character) };
}

function isDeceiving(character: string): boolean {
  return !/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Noncharacter_Code_Point}]|^(?!\p{Variation_Selector})\p{M}/u.test(character);
}

/** The tag characters for letters, as the source of a pattern. */
function buildTagSequence(letters: string): string {
  return Array.from(letters, (letter) => `\\u{e00${letter.charCodeAt(0).toString(16)}}`).join("");
}

function isFlag(match: string): boolean {
  return match.startsWith("\u{1f3f4}");
}
