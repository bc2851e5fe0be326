import { foldDigits } from "../text/fold.ts";

/** A number with its visual separators, and parameters such as `;ext=12` (RFC 3966, 3). */
const phone = /^tel:(\+?[\d*().-]+)((?:;[a-z\d-]+(?:=[\w.+-]+)?)*)$/i;

/**
 * Returns the address of a phone number as RFC 3966 allows it: ASCII digits and no spaces.
 * Undefined if it has no digit or another character.
 *
 * @example resolvePhone("tel:+۹۸ ۲۱-1234") // => "tel:+9821-1234"
 */
export function resolvePhone(address: string): string | undefined {
  const [, number = "", parameters = ""] = phone.exec(foldDigits(address).replace(/ /g, "")) ?? [];
  return /\d/.test(number) ? `tel:${number}${parameters}` : undefined;
}
