import type { Discussion } from "../../scripts/content/model.ts";
import type { SiteContext } from "../../scripts/pages/context.ts";
import { own } from "../own.ts";
import { html, type Markup } from "./markup.ts";

const kinds = ["reply", "edit", "report"] as const;

/** The owner's links to answer, correct or report a discussion; nothing when none is set. */
export function renderContribute(discussion: Discussion, site: SiteContext): Markup | "" {
  const usual = renderLinks(discussion, site);
  return own.contribute?.(usual, discussion, site) ?? usual;
}

function renderLinks({ file, slug }: Discussion, site: SiteContext): Markup | "" {
  const { contribute } = site.locale.words.discussion;
  const links = kinds.flatMap((kind) => {
    const pattern = site.site.contribute[kind];
    if (pattern === undefined) return [];
    const href = pattern
      .replaceAll("{path}", encodeURIComponent(file).replaceAll("%2F", "/"))
      .replaceAll("{slug}", encodeURIComponent(slug));
    return [html`<li><a rel="nofollow" href="${href}">${contribute[kind]}</a></li> `];
  });
  return links.length > 0 ? html`<nav class="contribute" aria-label="${contribute.label}"><ul class="row">${links}</ul></nav>` : "";
}
