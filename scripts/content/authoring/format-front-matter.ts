/** One key of front matter with its value. A list is written on one line. */
export type FrontMatterField = readonly [key: string, value: string | readonly string[]];

/**
 * Formats front matter between its fences, in the given order. Every YAML tool reads each value
 * back unchanged. Keys must be plain words.
 *
 * @example formatFrontMatter([["author", "نگار"], ["tags", ["php", "3.10"]]])
 * // => '---\nauthor: نگار\ntags: [php, "3.10"]\n---\n'
 */
export function formatFrontMatter(fields: readonly FrontMatterField[]): string {
  const lines = fields.map(([key, value]) => `${key}: ${typeof value === "string" ? formatScalar(value) : formatList(value)}\n`);
  return `---\n${lines.join("")}---\n`;
}

function formatList(values: readonly string[]): string {
  return `[${values.map(formatScalar).join(", ")}]`;
}

/**
 * Starts with a letter, ends with a letter or digit, and holds nothing that has a meaning in YAML,
 * also in a flow list.
 */
const plainText = /^\p{L}(?:[\p{L}\p{M}\p{Nd}\u200c _./-]*[\p{L}\p{M}\p{Nd}])?$/u;

/**
 * Words that tools for YAML 1.1 (`bool`, `null`, `float` of yaml.org/type) or 1.2 do not read as
 * text.
 */
const reservedWords = new Set(["y", "n", "yes", "no", "on", "off", "true", "false", "null", "nan", "inf", "infinity"]);

/**
 * Formats one value: plain if every YAML tool reads it as text, otherwise in double quotes.
 *
 * @example formatScalar("pagination") // => "pagination"
 * @example formatScalar("no") // => '"no"'
 */
export function formatScalar(value: string): string {
  return plainText.test(value) && !/ {2}/.test(value) && !reservedWords.has(value.toLowerCase()) ? value : quoteScalar(value);
}

/** The named escapes of YAML 1.2.2 §5.7 that occur in text. */
const namedEscapes: Readonly<Record<string, string>> = { '"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/**
 * Formats any value in double quotes. Invisible characters are escaped, except ZWNJ and the joiners
 * of emoji.
 *
 * @example quoteScalar('a "b"') // => '"a \\"b\\""'
 */
export function quoteScalar(value: string): string {
  const escaped = value.replace(/["\\]|(?!\u200c|\u200d|\ufe0f)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Cn}]/gu, (character) => {
    const named = namedEscapes[character];
    if (named !== undefined) return named;
    const code = character.codePointAt(0) ?? 0;
    return code > 0xffff ? `\\U${code.toString(16).padStart(8, "0")}` : `\\u${code.toString(16).padStart(4, "0")}`;
  });
  return `"${escaped}"`;
}
