/**
 * Joins a relative path to the folder of a file. If a path leaves the content folder, only its part
 * from `discussions/` or `pages/` on counts, because the place of the folder in its repository is
 * unknown.
 *
 * @param path decoded; from the root of the repository if it starts in `/`.
 * @returns undefined if the path leads to no file of a content folder.
 * @example findContentPath("discussions/2026/a.md", "../2025/c.md") // => "discussions/2025/c.md"
 * @example findContentPath("pages/a.md", "/content/pages/b.md") // => "pages/b.md"
 */
export function findContentPath(file: string, path: string): string | undefined {
  const segments = path.startsWith("/") ? [] : file.split("/").slice(0, -1);
  let isOutside = path.startsWith("/");
  for (const segment of path.split("/")) {
    if (segment === "..") {
      if (segments.pop() === undefined) isOutside = true;
    } else if (segment !== "" && segment !== ".") segments.push(segment);
  }
  const start = isOutside ? segments.findIndex((segment) => segment === "discussions" || segment === "pages") : 0;
  return start < 0 ? undefined : segments.slice(start).join("/");
}
