/** Comma and semicolon, Latin and Arabic. */
export const tagSeparators = /[,،;؛]/;

/**
 * Splits a list of tags; skips empty ones.
 *
 * @example splitTags("php، mysql,") // => ["php", "mysql"]
 */
export function splitTags(written: string): readonly string[] {
  return written
    .split(tagSeparators)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");
}

/**
 * Splits an unfinished list before its last tag, for completion.
 *
 * @example splitLastTag("php, lar") // => ["php, ", "lar"]
 */
export function splitLastTag(line: string): readonly [before: string, last: string] {
  const [, before = "", last = ""] = /^(.*[,،;؛]\s*)?(.*)$/s.exec(line) ?? [];
  return [before, last];
}
