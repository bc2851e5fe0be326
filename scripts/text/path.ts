/** @example readFileName("discussions/a/1.md") // => "1.md" */
export function readFileName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/**
 * The file name without its last extension.
 *
 * @example readStem("discussions/v1.2.md") // => "v1.2"
 */
export function readStem(path: string): string {
  return readFileName(path).replace(/\.[^.]+$/, "");
}

/**
 * The parent folders of a path, the outermost first.
 *
 * @example listFolders("discussions/a/1.md") // => ["discussions", "discussions/a"]
 */
export function listFolders(path: string): readonly string[] {
  const folders: string[] = [];
  for (let end = path.indexOf("/"); end >= 0; end = path.indexOf("/", end + 1)) folders.push(path.slice(0, end));
  return folders;
}
