/**
 * Whether a language of the site uses ی and ک, so that ي and ك are typing errors.
 *
 * @param language as in `Locale`.
 */
export function hasPersianLetters(language: string): boolean {
  return language !== "ar";
}

/**
 * Replaces Arabic yeh and kaf by the Persian letters.
 *
 * @example foldYehKaf("كتابي") // => "کتابی"
 */
export function foldYehKaf(text: string): string {
  return text.replace(/[يى]/g, "ی").replaceAll("ك", "ک");
}
