import { checkDiscussionSlug } from "../text/slug.ts";
import { suggestWord } from "../text/suggest.ts";
import { limits } from "./limits.ts";
import { compareText, type Problem } from "./problem.ts";

/** One name found in the content folder. */
export interface FoundFile {
  /** Path below the content folder, with `/`, NFC. */
  readonly path: string;
  readonly kind: "file" | "folder" | "link" | "other";
  readonly bytes: number;
}

/** The content folder, each file at its place. */
export interface ContentTree {
  readonly settings: ReadonlyMap<SettingsFile, FoundFile>;
  readonly discussions: readonly DiscussionFiles[];
  readonly pages: readonly FoundFile[];
}

export interface DiscussionFiles {
  readonly slug: string;
  readonly file: FoundFile;
  readonly replies: readonly FoundFile[];
  readonly pictures: readonly FoundFile[];
}

export const settingsFiles = ["site.yaml", "banner.yaml", "tags.yaml"] as const;
export type SettingsFile = (typeof settingsFiles)[number];

const picture = /\.(png|jpe?g|gif|webp|avif)$/i;
const markdown = /\.md$/;

/**
 * Puts every file at its place, or reports it. Order of the result: by path, by code point.
 *
 * @param found in any order; names that start with a dot are not to be among them.
 */
export function arrangeFiles(found: readonly FoundFile[]): { readonly tree: ContentTree; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const refuse = (file: FoundFile, reason: string, fix: string) => problems.push({ file: file.path, line: 1, column: 1, reason, fix });
  const files = [...found].sort((a, b) => compareText(a.path, b.path)).filter((file) => isRegular(file, refuse));
  const paths = new Set(files.filter(({ kind }) => kind === "file").map(({ path }) => path));

  const settings = new Map<SettingsFile, FoundFile>();
  const discussions = new Map<string, { file: FoundFile; replies: FoundFile[]; pictures: FoundFile[] }>();
  const pages: FoundFile[] = [];
  const owned: FoundFile[] = [];

  for (const file of files) {
    const segments = file.path.split("/");
    const [top = "", ...below] = segments;
    if (file.kind === "folder") {
      if (segments.length === 1 && top !== "discussions" && top !== "pages") refuse(file, "this folder does not belong in a content folder", suggestTop(top));
      else if (segments.length > 1 && top === "pages") refuse(file, "`pages` holds no folders", "Move its files up.");
      else if (top === "discussions" && below.length > 1 && findOwner(segments, paths) !== undefined && findOwner(segments, paths) !== `${file.path}.md`)
        refuse(file, "a discussion's folder holds no folders", "Move its files up.");
    } else if (below.length === 0) {
      const setting = settingsFiles.find((known) => known === top);
      if (setting) settings.set(setting, file);
      else refuse(file, "this file does not belong in a content folder", suggestTop(top));
    } else if (top === "pages" && below.length === 1) {
      if (markdown.test(file.path)) pages.push(file);
      else refuse(file, "only `.md` files belong in `pages`", "Move it away.");
    } else if (top === "discussions") {
      if (findOwner(segments, paths)) owned.push(file);
      else if (markdown.test(file.path)) discussions.set(file.path, { file, replies: [], pictures: [] });
      else if (picture.test(file.path)) refuse(file, "this picture belongs to no discussion", "Put it into the folder that is named like its discussion.");
      else refuse(file, "only `.md` files and pictures belong in `discussions`", "Move it away.");
    } else refuse(file, "this file does not belong here", "Move it into `discussions` or `pages`.");
  }

  for (const file of owned) {
    const segments = file.path.split("/");
    const owner = discussions.get(findOwner(segments, paths) ?? "");
    const isDirect = `${segments.slice(0, -1).join("/")}.md` === owner?.file.path;
    if (!owner || !isDirect) continue; // its folder was reported
    if (markdown.test(file.path)) owner.replies.push(file);
    else if (picture.test(file.path)) owner.pictures.push(file);
    else refuse(file, "only replies (`.md`) and pictures belong in a discussion's folder", "Use png, jpg, jpeg, gif, webp or avif, or move it away.");
  }

  const hasSlug = (file: FoundFile): boolean => {
    const flaw = checkDiscussionSlug(stem(file.path));
    if (flaw) refuse(file, flaw.reason, flaw.fix);
    return !flaw;
  };
  const listed = [...discussions.values()]
    .filter(({ file }) => hasSlug(file))
    .map((parts) => ({ ...parts, slug: stem(parts.file.path), replies: parts.replies.filter(hasSlug) }));
  return { tree: { settings, discussions: listed, pages: pages.filter(hasSlug) }, problems };
}

function stem(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1).replace(/\.[^.]+$/, "");
}

/** The outermost discussion in whose folder a path lies. */
function findOwner(segments: readonly string[], paths: ReadonlySet<string>): string | undefined {
  for (let depth = 2; depth < segments.length; depth += 1) {
    const candidate = `${segments.slice(0, depth).join("/")}.md`;
    if (paths.has(candidate)) return candidate;
  }
  return undefined;
}

function isRegular(file: FoundFile, refuse: (file: FoundFile, reason: string, fix: string) => void): boolean {
  const bound = picture.test(file.path) ? limits.pictureBytes : file.path.endsWith(".yaml") ? limits.settingsBytes : limits.markdownBytes;
  if (file.kind === "link") refuse(file, "links are not followed", "Put the file itself here.");
  else if (file.kind === "other") refuse(file, "this is not a regular file", "Remove it.");
  else if (file.kind === "folder" && /\.(md|ya?ml)$/.test(file.path)) refuse(file, "this is a folder with the name of a file", "Rename it.");
  else if (file.kind === "file" && file.bytes > bound) refuse(file, `the file is over ${bound / 1024} KiB`, "Make it smaller, or split it.");
  else return true;
  return false;
}

function suggestTop(name: string): string {
  const near = suggestWord(name, [...settingsFiles, "discussions", "pages"]);
  return near ? `Did you mean \`${near}\`?` : "Move it away; a content folder holds `discussions`, `pages`, `site.yaml`, `banner.yaml` and `tags.yaml`.";
}
