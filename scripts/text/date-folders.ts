/** A year, and right below it a month, as folders are named by them; other names say nothing of a time. */
const kinds = [
  { name: "{year}", written: /^\d{4}$/, above: undefined },
  { name: "{month}", written: /^(?:0[1-9]|1[0-2])$/, above: "{year}" },
] as const;

/**
 * Folders by what they are named by, so that those of all years are one.
 *
 * @example findFolderPattern(["php", "2026", "11"]) // => ["php", "{year}", "{month}"]
 */
export function findFolderPattern(folders: readonly string[]): readonly string[] {
  const spelt: string[] = [];
  for (const folder of folders) {
    const kind = kinds.find(({ written, above }) => written.test(folder) && (above === undefined || above === spelt.at(-1)));
    spelt.push(kind?.name ?? folder);
  }
  return spelt;
}

/**
 * The folders of one day.
 *
 * @param date its year and month come first: `2026-11-27 10:30`.
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
