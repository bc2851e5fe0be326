import type { ContentPage } from "../content/model.ts";
import type { Forum } from "../forum/model.ts";
import type { Page } from "./page.ts";
import { buildContentPageUrl } from "./urls.ts";

/** A page that the owner wrote. */
export interface OwnersPage extends Page {
  readonly page: ContentPage;
}

export function planContentPages(forum: Forum): readonly OwnersPage[] {
  return forum.pages.map((page) => ({ url: buildContentPageUrl(page.slug), source: page.file, page }));
}
