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
