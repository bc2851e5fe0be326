import { renderBody } from "../scripts/pages/body.ts";
import type { OwnersPage } from "../scripts/pages/content-page.ts";
import type { SiteContext } from "../scripts/pages/site.ts";
import { findLineLanguage } from "../scripts/text/line-language.ts";
import { renderLanguage } from "./parts/direction.ts";
import { renderDocument } from "./parts/document.ts";
import { html } from "./parts/markup.ts";
import { renderProse } from "./parts/post.ts";

/** A page that the owner wrote. */
export function renderContentPage({ url, page }: OwnersPage, site: SiteContext): string {
  const { language } = page;
  const title = findLineLanguage([{ text: page.title, code: false }], site.languages, language);
  const text = renderBody(page.body, { language, links: page.links, page }, site);
  const main = html`<article class="text-page"><h1${renderLanguage(title)}>${page.title}</h1>
${renderProse(text, site)}</article>`;
  return renderDocument(
    {
      title: page.title,
      description: page.description ?? page.title,
      url,
      language: title.lang,
      files: site.assets.post,
      main,
    },
    site,
  );
}
