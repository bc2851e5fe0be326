/**
 * Starts a refused address, which no page may hold. The page shows the text of the link alone, and
 * the check can name the address. On a page the address would do nothing, because no browser knows
 * this scheme.
 */
const mark = "refused:";

/** UTF-16 units to keep: enough to recognise the address in a message. */
const keptLength = 100;

/** Schemes without `//` that people use in links or attackers use in addresses. */
const addressLike = /^(?:https?|mailto|tel|sms|sip|xmpp|geo|magnet|matrix|bitcoin|urn|data|blob|javascript|vbscript):|^[^:]*:\/\//i;

/** Converts a refused address to one that does nothing. Empty for an address without letters. */
export function markRefused(written: string): string {
  const shown = written
    .trim()
    .slice(0, keptLength)
    .replace(/\p{Cs}/gu, "\ufffd");
  return shown === "" ? "" : mark + encodeURIComponent(shown);
}

/** Returns the start of a refused address as it was written. Undefined for any other address. */
export function readRefused(address: string): string | undefined {
  return address.startsWith(mark) ? decodeURIComponent(address.slice(mark.length)) : undefined;
}

/**
 * Whether the text between `<` and `>` is meant as an address. CommonMark (6.5) also reads
 * `<std::vector>` and `<xs:element>` as one.
 */
export function isAddressLike(text: string): boolean {
  return addressLike.test(text);
}
