import { dividers, isDivider, notSign } from "./word-dividers.ts";

/** Any divider other than ZWNJ. */
const foreign = new RegExp(`(?!\\u200c)[${dividers}${notSign}]`);

const divided = new RegExp(`([\\p{L}\\p{N}]\\p{M}*)([${dividers}${notSign}]+)(?=([\\p{L}\\p{N}]))`, "gu");

/** Replaces each run of dividers inside a word by ZWNJ. */
export function unifyDividers(text: string): string {
  if (!foreign.test(text)) return text;
  return text.replace(divided, (run: string, letter: string, between: string, next: string) =>
    isDivider(letter, between, next) ? `${letter}\u200c` : run,
  );
}
