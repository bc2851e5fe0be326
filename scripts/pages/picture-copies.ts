import type { Content, Picture } from "../content/model.ts";
import type { PictureCopy } from "../content/pictures/plan-copy.ts";
import type { CopiedPage } from "./static-files.ts";
import { buildPictureCopyUrl } from "./urls.ts";

/** A smaller copy of a picture; `source` is the original. */
export interface PlannedCopy extends CopiedPage {
  readonly picture: PictureCopy;
}

export function isCopy(page: CopiedPage): page is PlannedCopy {
  return typeof page.picture === "object";
}

/** Plans the smaller copies of pictures. Equal pictures have one copy. */
export function planCopies(pictures: readonly Picture[]): readonly PlannedCopy[] {
  const copies = pictures.flatMap(({ file, copy }) => (copy ? [{ url: buildPictureCopyUrl(copy.name), source: file, picture: copy }] : []));
  return [...new Map(copies.map((copy) => [copy.url, copy])).values()];
}

/** The pictures of all discussions and pages, also of those that are scheduled. */
export function listPictures({ discussions, pages }: Pick<Content, "discussions" | "pages">): readonly Picture[] {
  return [...discussions.flatMap(({ pictures }) => [...pictures.values()]), ...pages.flatMap(({ pictures = [] }) => pictures)];
}
