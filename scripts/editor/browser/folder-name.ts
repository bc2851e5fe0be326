/** Stands before each character that is spelled otherwise; no name of a discussion holds it, and the engine keeps it. */
const mark = "¦";

/**
 * What the engine changes in a part of a path (`prepareSlug` and `sanitizeSlug` of Decap CMS): capitals, points, slashes, apostrophes,
 * several hyphens and those at an end.
 */
const changed = /[./']|(?<=^|-)-|-$|\p{Changes_When_Lowercased}/gu;

const plain: ReadonlyMap<string, string> = new Map([
  [".", "0"],
  ["-", "1"],
  ["/", "2"],
  ["'", "3"],
]);

const written: ReadonlyMap<string, string> = new Map(Array.from(plain, ([character, digit]) => [digit, character]));

/** Of UTF-8; the engine cuts what is longer (`sanitize-filename`). */
const mostBytes = 255;

const marked = new RegExp(`${mark}(.)`, "gu");

/** Stands for no folder at all. */
const nothing = `${mark}4`;

/**
 * Spells folders, each within the one before it, as so many parts of a path as the engine has for them; undefined where it cannot be done.
 *
 * @example spellFolders(["2026", "Node.js"], 1) // => ["2026¦2¦node¦0js"]
 */
export function spellFolders(folders: readonly string[], count: number): readonly string[] | undefined {
  const surplus = Math.max(0, folders.length - count);
  const joined = [folders.slice(0, surplus + 1).join("/"), ...folders.slice(surplus + 1)].filter(Boolean);
  const spelled = joined.flatMap((folder) => spellFolder(folder) ?? []);
  if (spelled.length < joined.length) return undefined;
  return [...Array.from({ length: count - spelled.length }, () => nothing), ...spelled];
}

/**
 * Spells a folder as one part of a path that the engine leaves as it is; undefined where it would be too long, or could not be read back.
 *
 * @example spellFolder("2026/Node.js") // => "2026¦2¦node¦0js"
 */
export function spellFolder(folder: string): string | undefined {
  const spelled = folder.replace(changed, (character) => `${mark}${plain.get(character) ?? lower(character)}`);
  const isKept = spelled === spelled.toLowerCase() && new TextEncoder().encode(spelled).length <= mostBytes;
  return isKept && readFolder(spelled) === folder ? spelled : undefined;
}

/**
 * The path that was meant by one in which a folder is spelled so; every other path stays.
 *
 * @example readFolder("content/2026¦2¦node¦0js/1.md") // => "content/2026/Node.js/1.md"
 */
export function readFolder(path: string): string {
  return path.replaceAll(`${nothing}/`, "").replace(marked, (_, letter: string) => written.get(letter) ?? letter.toUpperCase());
}

/** One letter for one, so that the way back is clear. */
function lower(letter: string): string {
  const [small = "", ...more] = letter.toLowerCase();
  return more.length === 0 ? small : letter;
}
