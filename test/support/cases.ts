import { readFileSync } from "node:fs";

/** One case of a fixture file: an input and its expected output. */
export interface Case {
  readonly title: string;
  readonly input: string;
  readonly expected: string;
}

/**
 * Reads a fixture file in the format of markdown-it: a title, the input and the expected output. A
 * line with one dot is before, between and after them. In an input, `\u{202e}` is an invisible
 * character.
 */
export function readCases(file: URL, decode = spellCharacters): readonly Case[] {
  const parts = readFileSync(file, "utf8").split(/^\.\n/m);
  if (parts.length % 3 !== 1 || parts.at(-1)?.trim() !== "") throw new Error(`${file.pathname} ends in the middle of a case`);
  return Array.from({ length: (parts.length - 1) / 3 }, (_, index) => {
    const [title = "", input = "", expected = ""] = parts.slice(index * 3, index * 3 + 3);
    return {
      title: title.trim(),
      input: decode(input),
      expected,
    };
  });
}

/** @example spellCharacters("a\\u{200c}b") // => "a\u200cb" */
export function spellCharacters(text: string): string {
  return text.replace(/\\u\{([\da-f]+)\}/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)));
}
