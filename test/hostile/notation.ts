import { spellCharacters } from "../support/cases.ts";

/**
 * Front matter of most attacks, so that a case shows only its point. `\head` is open for more keys,
 * `\sound` is closed.
 */
const head = "---\ntitle: پرسش آزمایشی دربارهٔ ایمنی\nauthor: sara\ncreated: 2024-05-01\ntags: [javascript]\n";

const utf8 = new TextEncoder();

/**
 * Decodes the notation of a case. `\u{202e}` is a character, `\x{fffe}` is bytes. `\repeat{400|[}`
 * repeats a text, `\stairs{90|e|`}` repeats a word with 0, 1, 2 … characters after it. `\head` and
 * `\sound` are lines of front matter. `\end` removes the end of its line.
 */
export function readNotation(written: string): Uint8Array {
  const text = written
    .replace(/^\\head\n/, head)
    .replace(/^\\sound\n/, `${head}---\n`)
    .replace(/\\end\n/g, "")
    .replace(/\\repeat\{(\d+)\|((?:\\u\{[\da-f]+\}|[^}])*)\}/g, (_, times, part) => String(part).repeat(Number(times)))
    .replace(/\\stairs\{(\d+)\|(.)\|(.)\}/g, (_, steps, word, sign) =>
      Array.from({ length: Number(steps) }, (_, step) => word + String(sign).repeat(step)).join(""),
    );
  const parts = text.split(/\\x\{((?:[\da-f]{2})+)\}/);
  return Buffer.concat(parts.map((part, index) => (index % 2 === 0 ? utf8.encode(spellCharacters(part)) : Buffer.from(part, "hex"))));
}
