/**
 * Invisible characters that texts hold in place of a half-space (ZWNJ): the direction marks LRM,
 * RLM and ALM (UAX 9), and the word joiner. Old keyboards and converters write them
 * (readest/readest#5651).
 */
export const dividers = "\\u061c\\u200c\\u200e\\u200f\\u2060";

/**
 * Invisible characters that are a part of a word in some script: soft hyphen and ZWSP are places to
 * break a line (UAX 14, 5.1), and ZWJ forms conjuncts (Unicode 17, 23.2). Only in the Arabic script
 * do they divide a word like ZWNJ.
 */
export const softDividers = "\\u00ad\\u200b\\u200d";

/**
 * The half-space of Word's documents is an optional hyphen, which the web shows as a not sign. In
 * other scripts it is a real not sign.
 */
export const notSign = "¬";

/** Letters only: Persian digits have the script Arabic too (UAX 24). */
const arabicLetter = /(?!\p{N})\p{Script=Arabic}/u;

/** All dividers, as characters of a class. */
export const anyDivider = `${dividers}${softDividers}${notSign}`;

const softly = new RegExp(`[${softDividers}]`);
const onlySoft = new RegExp(`^[${softDividers}]+$`);
const softStart = new RegExp(`^[${softDividers}]+`);

/** The letter before a soft divider, if that letter or the next one is Arabic. */
const beforeSoft = new RegExp(
  [
    `(?!\\p{N})\\p{Script=Arabic}\\p{M}*(?=[${softDividers}]+[\\p{L}\\p{N}])`,
    `[\\p{L}\\p{N}]\\p{M}*(?=[${softDividers}]+(?!\\p{N})\\p{Script=Arabic})`,
  ].join("|"),
  "gu",
);

const gap = new RegExp(`^[${anyDivider}]+$`);

const startsWord = /^[\p{L}\p{N}]/u;

/**
 * True if the characters between two pieces of text divide one word, as a half-space does.
 *
 * @example isDivider("می", "\u200f", "خواهم") // => true
 * @example isDivider("p", "¬", "q") // => false
 */
export function isDivider(before: string, between: string, after: string): boolean {
  if (!gap.test(between) || !startsWord.test(before) || !startsWord.test(after)) return false;
  return !between.includes(notSign) || arabicLetter.test(before) || arabicLetter.test(after);
}

/** True for one or more soft dividers and nothing else. */
export function isSoftDivider(text: string): boolean {
  return onlySoft.test(text);
}

/**
 * Puts a line break before each soft divider that divides a word. Between digits, and in scripts
 * other than Arabic, they stay a part of the word, as after the letters of `except`.
 */
export function markSoftDividers(run: string, except = ""): string {
  if (!softly.test(run)) return run;
  return run.replace(beforeSoft, (letter) => (except.includes(letter.charAt(0)) ? letter : `${letter}\n`));
}

export function dropSoftStart(text: string): string {
  return text.replace(softStart, "");
}
