import type { Gathered } from "../forum/gather.ts";
import { listTexts } from "../forum/links/resolve-links.ts";
import { type Forum, listThreads } from "../forum/model.ts";
import type { Problem } from "../problems/problem.ts";
import type { Violation } from "../problems/violation.ts";
import type { Page } from "./page.ts";
import type { CopiedPage } from "./static-files.ts";
import { forumUrls } from "./urls.ts";

/** Plans the pictures of all discussions that a text shows or links, each beside its page. */
export function planPublishedPictures(forum: Forum, find: Gathered["find"]): readonly CopiedPage[] {
  const isLinked = createLinkedTest(forum, find);
  return listThreads(forum)
    .filter(({ discussion }) => discussion.pictures.size > 0)
    .flatMap(({ url, discussion: { pictures, unnamed = [] } }) =>
      [...pictures.values()]
        .map(({ name, file }) => ({ name, url: url + name, source: file }))
        .filter((picture) => !unnamed.includes(picture.name) || isLinked(picture.url))
        .map(({ name: _, ...picture }) => picture),
    );
}

/** Builds a note for each folder with pictures that are not published, at the first of them. */
export function noteUnnamedPictures(forum: Forum, published: readonly Page[]): readonly Problem[] {
  const folders = listThreads(forum).filter(({ discussion }) => discussion.unnamed !== undefined);
  if (folders.length === 0) return [];
  const sources = new Set(published.map(({ source }) => source));
  return folders.flatMap(({ discussion: { pictures, unnamed = [] } }) => {
    const files = unnamed.flatMap((name) => pictures.get(name)?.file ?? []).filter((file) => !sources.has(file));
    const [first, ...others] = files;
    const violation: Violation = { rule: "unnamedPicture", ...(others.length > 0 && { others: others.length }) };
    return first === undefined ? [] : [{ file: first, line: 1, column: 1, violation }];
  });
}

/** Whether some text of the site links a picture. Prepares nothing before its first call. */
function createLinkedTest(forum: Forum, find: Gathered["find"]): (url: string) => boolean {
  let linked: ReadonlySet<string> | undefined;
  return (url) => {
    linked ??= new Set(listDestinations(forum, find));
    return linked.has(url);
  };
}

function listDestinations(forum: Forum, find: Gathered["find"]): readonly string[] {
  const { pages } = forum;
  const posts = listThreads(forum).flatMap(({ discussion }) => listTexts(discussion, forumUrls));
  const own = pages.map(({ file, slug, links = [] }) => ({ links, text: { file, url: forumUrls.page(slug) } }));
  return [...posts, ...own].flatMap(({ links, text }) => links.flatMap(({ address }) => find(address, text).url ?? []));
}
