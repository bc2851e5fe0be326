import { plainTitle } from "../scripts/forum/title.ts";
import type { RedirectPage } from "../scripts/pages/redirect.ts";
import type { SiteContext } from "../scripts/pages/site.ts";
import { link, permalink } from "../scripts/text/href.ts";
import { renderDocument } from "./parts/document.ts";
import { html } from "./parts/markup.ts";

/** A page at an old address, which redirects at once. Search engines do not index it. */
export function renderRedirect({ target, anchor, title }: RedirectPage, site: SiteContext): string {
  const { redirect, removed } = site.locale.words;
  const address = link(site.basePath, target) + (anchor === undefined ? "" : `#${anchor}`);
  const head = html`<meta http-equiv="refresh" content="0; url=${address}">
<link rel="canonical" href="${permalink(site.site.base, target)}">
`;
  const main = html`<h1>${redirect.title}</h1>
<p>${redirect.text} <a href="${address}"><bdi>${plainTitle(title) || removed.title}</bdi></a></p>`;
  return renderDocument({ title: redirect.title, description: redirect.text, head, files: site.assets.redirect, main }, site);
}
