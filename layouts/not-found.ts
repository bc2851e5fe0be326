import type { NotFoundPage } from "../scripts/pages/not-found.ts";
import type { SiteContext } from "../scripts/pages/site.ts";
import { homeUrl, tagIndexUrl } from "../scripts/pages/urls.ts";
import { link } from "../scripts/text/href.ts";
import { own } from "./own.ts";
import { renderDocument } from "./parts/document.ts";
import { html } from "./parts/markup.ts";
import { applyOverride } from "./parts/overrides.ts";

/** The page that a static host serves for unknown addresses in any folder. */
export function renderNotFound({ hasOldAddresses }: NotFoundPage, site: SiteContext): string {
  const { notFound } = site.locale.words;
  const defaultPart = html`<h1>${notFound.title}</h1>
<p>${notFound.text}</p>
<ul class="row"><li><a href="${link(site.basePath, homeUrl)}">${notFound.home}</a></li> <li><a href="${link(site.basePath, tagIndexUrl)}">${notFound.tags}</a></li></ul>`;
  const main = applyOverride("notFound", defaultPart, () => own.notFound?.(defaultPart, site));
  return renderDocument(
    { title: notFound.title, description: notFound.text, ...(hasOldAddresses && { files: site.assets.notFound }), main },
    site,
  );
}
