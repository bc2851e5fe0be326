/** Comma and semicolon, Latin and Arabic. */
export const tagSeparators = /[,،;؛]/;

/**
 * Tags between separators; what is empty is passed over.
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
 * A list that is being written, parted before its last tag.
 *
 * @example partLastTag("php, lar") // => ["php, ", "lar"]
 */
export function partLastTag(line: string): readonly [before: string, last: string] {
  const [, before = "", last = ""] = /^(.*[,،;؛]\s*)?(.*)$/s.exec(line) ?? [];
  return [before, last];
}
