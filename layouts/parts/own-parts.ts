import type { Discussion } from "../../scripts/content/model.ts";
import type { SiteContext } from "../../scripts/pages/site.ts";
import type { Markup } from "./markup.ts";

export type Part = Markup | "";

/** Parts that an owner may replace (`layouts/own.ts`). Scripts make work what they find of the usual part, and do without it. */
export interface OwnParts {
  /** The top of every page; `url` is that of the page, where it has one. */
  readonly header?: (usual: Part, site: SiteContext, url: string | undefined) => Part;
  /** The bottom of every page. */
  readonly footer?: (usual: Part, site: SiteContext) => Part;
  /** The campaign above listings; empty when none runs. */
  readonly banner?: (usual: Part, site: SiteContext) => Part;
  /** The links below a discussion; empty where the settings name none. */
  readonly contribute?: (usual: Part, discussion: Discussion, site: SiteContext) => Part;
  /** What the page for unknown addresses says. */
  readonly notFound?: (usual: Markup, site: SiteContext) => Markup;
}
