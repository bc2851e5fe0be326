/**
 * The separators besides the space (`General_Category=Zs`), as the source of a character class.
 * Word processors and web pages write them where an author typed a space, but CommonMark 0.31, 4.2
 * and 5.2, wants a space or a tab after a mark.
 */
export const lookAlikeSpaces = "\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000";

const lookAlike = new RegExp(`[${lookAlikeSpaces}]`);

export function isLookAlikeSpace(unit: number): boolean {
  return unit >= 0xa0 && lookAlike.test(String.fromCharCode(unit));
}
