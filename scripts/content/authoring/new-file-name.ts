import { foldDigits } from "../../text/fold.ts";
import { readFileName, readStem } from "../../text/path.ts";
import { checkDiscussionSlug, foldSlug } from "../../text/slug.ts";
import { nameByAuthor, nameByTitle } from "../../text/title-slug.ts";
import { arrangeFiles, type DiscussionFiles } from "../parse/files/content-tree.ts";
import type { FoundFile } from "../parse/files/found-file.ts";

/**
 * Builds the path of a new discussion from its title. A number is added if another file has that
 * name on some disk, if the file would become a reply, or if it would turn other discussions into
 * its replies.
 *
 * @param found every file and folder of the content.
 * @param addresses slugs that are taken for another reason.
 * @param folders years that may name a folder. The file goes into the first one in use, or into
 * `discussions` itself if none is.
 */
export function nameDiscussionFile(
  title: string,
  found: readonly FoundFile[],
  addresses: readonly string[],
  folders: readonly string[],
): { readonly path: string; readonly slug: string } {
  const { discussions } = arrangeFiles(found).tree;
  const taken = new Set([...discussions.map(({ slug }) => slug), ...addresses].map(foldSlug));
  // A folder of that name would hold its replies, and a file of any kind would be in the way.
  const names = new Set(found.map(({ path }) => foldSlug(path.replace(/\.md$/, ""))));
  const group = chooseGroup(discussions, folders);
  const isFree = (slug: string) =>
    checkDiscussionSlug(slug) === undefined && !taken.has(foldSlug(slug)) && !names.has(foldSlug(`${group}/${slug}`));
  const slug = findFree(nameByTitle(title), isFree);
  return { slug, path: `${group}/${slug}.md` };
}

/**
 * Builds the path of a new reply: one number above all other replies, and the first word of
 * the author's name.
 */
export function nameReplyFile(author: string, { file, replies }: DiscussionFiles): string {
  const numbers = replies.map(({ path }) => Number(/^\d{1,9}(?=-|\.md$)/.exec(foldDigits(readFileName(path)))?.[0] ?? 0));
  const number = Math.max(0, ...numbers) + 1;
  const word = nameByAuthor(author);
  const names = new Set(replies.map(({ path }) => foldSlug(readStem(path))));
  const name = findFree(word === "" ? String(number) : `${number}-${word}`, (free) => !names.has(foldSlug(free)));
  return `${file.path.replace(/\.md$/, "")}/${name}.md`;
}

/**
 * Returns the folder for a new discussion: a year only if this year or the one before it is in use.
 * It skips the folder of a discussion, which holds replies.
 */
function chooseGroup(discussions: readonly DiscussionFiles[], folders: readonly string[]): string {
  const paths = discussions.map(({ file }) => file.path);
  const inUse = (year: string) => paths.some((path) => path.startsWith(`discussions/${year}/`));
  const year = folders.find((folder) => inUse(folder) || inUse(String(Number(folder) - 1)));
  return year === undefined || paths.includes(`discussions/${year}.md`) ? "discussions" : `discussions/${year}`;
}

function findFree(name: string, isFree: (name: string) => boolean): string {
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? name : `${name}-${count}`;
    if (isFree(candidate)) return candidate;
  }
}
