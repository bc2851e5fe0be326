import type { Discussion } from "../../scripts/content/model.ts";
import type { Row } from "../../scripts/listing/row.ts";
import type { SiteContext } from "../../scripts/pages/site.ts";
import type { Markup } from "./markup.ts";

export type Part = Markup | "";

/**
 * The parts that an owner may replace (`layouts/own.ts`). No script needs them: a script works with
 * the elements that it finds of a default part. Replacements are code, and no content can name
 * them.
 */
export interface OwnParts {
  /** The top of every page. `url` is the url of the page, if it has one. */
  readonly header?: (defaultPart: Part, site: SiteContext, url: string | undefined) => Part;
  /** The bottom of every page. */
  readonly footer?: (defaultPart: Part, site: SiteContext) => Part;
  /** The campaign above listings. The default is empty if no campaign runs. */
  readonly banner?: (defaultPart: Part, site: SiteContext) => Part;
  /** The links below a discussion. The default is empty if the settings name none. */
  readonly contribute?: (defaultPart: Part, discussion: Discussion, site: SiteContext) => Part;
  /**
   * An entry of a listing. The default stays in it, because scripts read it. Entries that scripts
   * add, as results of a search or of a filter over several pages, are the default alone.
   */
  readonly entry?: (defaultPart: Part, row: Row, site: SiteContext) => Part;
  /** Above the first post, on each page of a discussion. The default is empty. */
  readonly beforePosts?: (defaultPart: Part, discussion: Discussion, site: SiteContext) => Part;
  /** Below the last post, on each page of a discussion. The default is empty. */
  readonly afterPosts?: (defaultPart: Part, discussion: Discussion, site: SiteContext) => Part;
  /**
   * The end of the `<head>` of every page. The default is empty. The content policy forbids code
   * and styles in the page, and files of other hosts. `url` is as for `header`.
   */
  readonly head?: (defaultPart: Part, site: SiteContext, url: string | undefined) => Part;
  /** The text of the 404 page. */
  readonly notFound?: (defaultPart: Markup, site: SiteContext) => Markup;
}
