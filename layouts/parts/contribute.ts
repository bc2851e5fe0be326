import type { Discussion } from "../../scripts/content/model.ts";
import { findContributeAddress } from "../../scripts/pages/contribute.ts";
import type { SiteContext } from "../../scripts/pages/site.ts";
import { own } from "../own.ts";
import { html, type Markup } from "./markup.ts";
import { applyOverride } from "./overrides.ts";

const kinds = ["reply", "edit", "report"] as const;

/** The links to answer, correct or report a discussion; empty if there are none. */
export function renderContribute(discussion: Discussion, site: SiteContext): Markup | "" {
  const defaultPart = renderLinks(discussion, site);
  return applyOverride("contribute", defaultPart, () => own.contribute?.(defaultPart, discussion, site));
}

function renderLinks(discussion: Discussion, site: SiteContext): Markup | "" {
  const { contribute } = site.locale.words.discussion;
  const links = kinds.flatMap((kind) => {
    const href = findContributeAddress(kind, discussion, site);
    if (href === undefined) return [];
    return [html`<li><a rel="nofollow" href="${href}">${contribute[kind]}</a></li> `];
  });
  return links.length > 0 ? html`<nav class="contribute" aria-label="${contribute.label}"><ul class="row">${links}</ul></nav>` : "";
}
