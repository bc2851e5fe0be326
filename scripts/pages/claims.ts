import type { Discussion } from "../content/model.ts";
import type { Page } from "./page.ts";

/** A picture of a discussion, beside its page; `source` is its content file. */
export type PicturePage = Page & { readonly source: string };

export function listPictures({ slug, pictures }: Discussion): readonly PicturePage[] {
  return [...pictures.values()].map(({ name, file }) => ({ url: findPage(slug) + name, source: file }));
}

/** Old addresses with a query, each as a page would claim it, so that no two discussions had one address. */
export function claimOldQueries(discussion: Discussion): readonly Page[] {
  return claimOldAddresses(discussion).filter(({ url }) => url.includes("?"));
}

/** Every address that the files of a discussion claim, whether it is shown yet or not. */
export function claimAddresses(discussion: Discussion): readonly Page[] {
  const page = { url: findPage(discussion.slug), source: discussion.file };
  return [page, ...listPictures(discussion), ...claimOldAddresses(discussion)];
}

function findPage(slug: string): string {
  return `/discussions/${slug}/`;
}

function claimOldAddresses({ file, redirectFrom }: Discussion): readonly Page[] {
  return redirectFrom.map(({ url, query, line, column }) => ({
    url: query === undefined ? url : `${url}?${query}`,
    source: file,
    claim: { line, column },
  }));
}
