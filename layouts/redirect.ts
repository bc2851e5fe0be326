import { plainTitle } from "../scripts/forum/title.ts";
import type { RedirectPage } from "../scripts/pages/redirect.ts";
import type { SiteContext } from "../scripts/pages/site.ts";
import { link, permalink } from "../scripts/text/href.ts";
import { renderDocument } from "./parts/document.ts";
import { html } from "./parts/markup.ts";

/** A page at an old address, which redirects at once. Search engines do not index it. */
export function renderRedirect({ target, title }: RedirectPage, site: SiteContext): string {
  const { redirect } = site.locale.words;
  const head = html`<meta http-equiv="refresh" content="0; url=${link(site.basePath, target)}">
<link rel="canonical" href="${permalink(site.site.base, target)}">
`;
  const main = html`<h1>${redirect.title}</h1>
<p>${redirect.text} <a href="${link(site.basePath, target)}"><bdi>${plainTitle(title)}</bdi></a></p>`;
  return renderDocument({ title: redirect.title, description: redirect.text, head, main }, site);
}
