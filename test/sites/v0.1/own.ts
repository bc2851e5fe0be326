import { html } from "./parts/markup.ts";
import type { OwnParts } from "./parts/own-parts.ts";

export const own: OwnParts = {
  header: (_usual, site, url) =>
    html`<header class="site-header own-header"><a class="brand" href="${site.basePath}"${url === "/" ? html` aria-current="page"` : ""}>${site.site.name}</a> <a href="${site.basePath}tags/">موضوع‌ها</a></header>`,
  footer: (usual, site) => html`${usual}<p class="own-footer">${site.site.name} روی سروری در آشپزخانهٔ نسترن است.</p>`,
  banner: (usual) => (usual === "" ? "" : html`<section class="own-banner">${usual}</section>`),
  contribute: (usual, discussion, site) =>
    html`${usual}<p class="own-contribute"><a href="mailto:owner@server.example?subject=${discussion.slug}">نامه به ${site.site.name} دربارهٔ «${discussion.title}»</a></p>`,
  notFound: (_usual, site) => html`<h1 class="own-not-found">اینجا چیزی نیست</h1><p><a href="${site.basePath}">بازگشت به ${site.site.name}</a></p>`,
};
