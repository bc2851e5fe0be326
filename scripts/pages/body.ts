import type { Discussion } from "../content/model.ts";
import { renderPost } from "../markdown/render.ts";
import { link, permalink, type SiteContext } from "./context.ts";

export interface BodyPlace {
  /** Stands before every id in the text. */
  readonly idPrefix?: string;
  /** The discussion whose pictures it may show. */
  readonly discussion?: Pick<Discussion, "slug" | "pictures">;
  /** Site-relative address of its page, when the text is read away from it: its addresses are then absolute. */
  readonly away?: string;
}

/** The text of a post or a page as HTML that needs no more escaping. */
export function renderBody(body: string, { idPrefix = "", discussion, away }: BodyPlace, site: SiteContext): string {
  const { locale, basePath } = site;
  return renderPost(body, {
    idPrefix,
    basePath,
    words: locale.words.post,
    locale,
    direction: locale.direction,
    picture: (name) => {
      const picture = discussion?.pictures.get(name);
      return (
        picture && { src: link(site, `/discussions/${discussion?.slug}/${picture.name}`), width: picture.width, height: picture.height }
      );
    },
    ...(away !== undefined && { away: permalink(site, away) }),
  });
}
