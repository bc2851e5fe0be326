/** What XML 1.0 (5th edition, production 2) lets stand in a document is everything but these. */
const forbidden = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/**
 * Drops the characters that no XML document may hold, not even escaped.
 *
 * @example keepXml("<a>\u0000b</a>") // => "<a>b</a>"
 */
export function keepXml(document: string): string {
  return document.replace(forbidden, "");
}

/**
 * A text as the content of an element (XML 1.0, 2.4).
 *
 * @example escapeXml("a < b") // => "a &#60; b"
 */
export function escapeXml(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}
