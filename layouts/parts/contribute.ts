import type { Discussion } from "../../scripts/content/model.ts";
import type { SiteContext } from "../../scripts/pages/site.ts";
import { findEditorLinks } from "../../scripts/pages/urls.ts";
import { link } from "../../scripts/text/href.ts";
import { own } from "../own.ts";
import { html, type Markup } from "./markup.ts";
import { applyOverride } from "./overrides.ts";

const kinds = ["reply", "edit", "report"] as const;

/**
 * The links to answer, correct or report a discussion; empty if there are none. Without an address
 * in the settings, the first two open the web editor.
 */
export function renderContribute(discussion: Discussion, site: SiteContext): Markup | "" {
  const defaultPart = renderLinks(discussion, site);
  return applyOverride("contribute", defaultPart, () => own.contribute?.(defaultPart, discussion, site));
}

function renderLinks(discussion: Discussion, site: SiteContext): Markup | "" {
  const { contribute } = site.locale.words.discussion;
  const links = kinds.flatMap((kind) => {
    const href = findAddress(kind, discussion, site);
    if (href === undefined) return [];
    return [html`<li><a rel="nofollow" href="${href}">${contribute[kind]}</a></li> `];
  });
  return links.length > 0 ? html`<nav class="contribute" aria-label="${contribute.label}"><ul class="row">${links}</ul></nav>` : "";
}

function findAddress(kind: (typeof kinds)[number], discussion: Discussion, site: SiteContext): string | undefined {
  const { file, slug } = discussion;
  const pattern = site.site.contribute[kind];
  if (pattern !== undefined)
    return pattern.replaceAll("{path}", encodeURIComponent(file).replaceAll("%2F", "/")).replaceAll("{slug}", encodeURIComponent(slug));
  if (!site.assets.editor || kind === "report") return undefined;
  const { path, state } = findEditorLinks(file)[kind];
  return `${link(site.basePath, path)}#${state}`;
}
