import { renderBody } from "../scripts/pages/body.ts";
import type { OwnersPage } from "../scripts/pages/content-page.ts";
import type { SiteContext } from "../scripts/pages/site.ts";
import { renderDirection } from "./parts/direction.ts";
import { renderDocument } from "./parts/document.ts";
import { html } from "./parts/markup.ts";
import { renderProse } from "./parts/post.ts";

/** A page that the owner wrote. */
export function renderContentPage({ url, page }: OwnersPage, site: SiteContext): string {
  const main = html`<article class="text-page"><h1${renderDirection(page.title, site)}>${page.title}</h1>
${renderProse(renderBody(page.body, {}, site))}</article>`;
  return renderDocument({ title: page.title, description: page.description ?? page.title, url, files: site.assets.post, main }, site);
}
