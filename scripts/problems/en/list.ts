/**
 * Texts of content between commas.
 *
 * @example list(["fa", "en"]) // => "`fa`, `en`"
 */
export function list(texts: readonly string[]): string {
  return texts.map((text) => `\`${text}\``).join(", ");
}
