/** Names of date folders. A month counts only directly below a year. */
const kinds = [
  { name: "{year}", written: /^\d{4}$/, above: undefined },
  { name: "{month}", written: /^(?:0[1-9]|1[0-2])$/, above: "{year}" },
] as const;

/**
 * Replaces years and months in a folder path by placeholders. All dates then share one pattern.
 *
 * @example findFolderPattern(["php", "2026", "11"]) // => ["php", "{year}", "{month}"]
 */
export function findFolderPattern(folders: readonly string[]): readonly string[] {
  const pattern: string[] = [];
  for (const folder of folders) {
    const kind = kinds.find(({ written, above }) => written.test(folder) && (above === undefined || above === pattern.at(-1)));
    pattern.push(kind?.name ?? folder);
  }
  return pattern;
}

/**
 * Fills the placeholders of a folder pattern with a date.
 *
 * @param date starts with year and month, such as `2026-11-27 10:30`.
 * @example fillDateFolders(["php", "{year}", "{month}"], "2026-11-27") // => ["php", "2026", "11"]
 */
export function fillDateFolders(folders: readonly string[], date: string): readonly string[] {
  const [year = "", month = ""] = date.split("-");
  const parts = new Map<string, string>([
    ["{year}", year],
    ["{month}", month],
  ]);
  return folders.map((folder) => parts.get(folder) ?? folder);
}
