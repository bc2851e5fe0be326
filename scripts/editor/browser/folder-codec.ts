/** The escape character. No name of a discussion holds it, and the engine keeps it. */
const mark = "¦";

/**
 * The characters that the engine changes in a part of a path (`prepareSlug` and `sanitizeSlug` of
 * Decap CMS): capitals, dots, slashes, apostrophes, repeated hyphens and hyphens at an end.
 */
const changed = /[./']|(?<=^|-)-|-$|\p{Changes_When_Lowercased}/gu;

const plain: ReadonlyMap<string, string> = new Map([
  [".", "0"],
  ["-", "1"],
  ["/", "2"],
  ["'", "3"],
]);

const written: ReadonlyMap<string, string> = new Map(Array.from(plain, ([character, digit]) => [digit, character]));

/** In UTF-8; the engine cuts a longer part (`sanitize-filename`). */
const mostBytes = 255;

const marked = new RegExp(`${mark}(.)`, "gu");

/** The encoding of no folder. */
const nothing = `${mark}4`;

/**
 * Encodes nested folders as the fixed number of path parts that the engine has for them; undefined
 * if that is impossible.
 *
 * @example spellFolders(["2026", "Node.js"], 1) // => ["2026¦2¦node¦0js"]
 */
export function encodeFolders(folders: readonly string[], count: number): readonly string[] | undefined {
  const surplus = Math.max(0, folders.length - count);
  const joined = [folders.slice(0, surplus + 1).join("/"), ...folders.slice(surplus + 1)].filter(Boolean);
  const spelled = joined.flatMap((folder) => encodeFolder(folder) ?? []);
  if (spelled.length < joined.length) return undefined;
  return [...Array.from({ length: count - spelled.length }, () => nothing), ...spelled];
}

/**
 * Encodes a folder as one part of a path that the engine does not change; undefined if the part is
 * too long or cannot be decoded.
 *
 * @example spellFolder("2026/Node.js") // => "2026¦2¦node¦0js"
 */
export function encodeFolder(folder: string): string | undefined {
  const spelled = folder.replace(changed, (character) => `${mark}${plain.get(character) ?? lower(character)}`);
  const isKept = spelled === spelled.toLowerCase() && new TextEncoder().encode(spelled).length <= mostBytes;
  return isKept && decodePath(spelled) === folder ? spelled : undefined;
}

/**
 * Decodes the encoded folders of a path; any other path stays the same.
 *
 * @example readFolder("content/2026¦2¦node¦0js/1.md") // => "content/2026/Node.js/1.md"
 */
export function decodePath(path: string): string {
  return path.replaceAll(`${nothing}/`, "").replace(marked, (_, letter: string) => written.get(letter) ?? letter.toUpperCase());
}

/** Maps one letter to one letter only, so that decoding is unique. */
function lower(letter: string): string {
  const [small = "", ...more] = letter.toLowerCase();
  return more.length === 0 ? small : letter;
}
