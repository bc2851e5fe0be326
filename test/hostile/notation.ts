import { spellCharacters } from "../support/cases.ts";

/** What most attacks leave as it is, so that a case shows what it is about; `\head` is open for more keys, `\sound` is closed. */
const head = "---\ntitle: پرسش آزمایشی دربارهٔ ایمنی\nauthor: sara\ncreated: 2024-05-01\ntags: [javascript]\n";

const utf8 = new TextEncoder();

/**
 * The bytes that a case writes: `\u{202e}` is a character, `\x{fffe}` bytes, `\repeat{400|[}` a text many times over, `\stairs{90|e|`}` a
 * word followed by a sign 0, 1, 2 … times; `\head` and `\sound` are lines of front matter, and `\end` before a line's end takes it away.
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
