/**
 * A text as the content of an element (XML 1.0, 2.4).
 *
 * @example escapeXml("a < b") // => "a &#60; b"
 */
export function escapeXml(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}
