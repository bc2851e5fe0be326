import { html } from "hono/html";
import { developmentUrl } from "../pages/urls.ts";

/** Adds the reload script at the end of a page's head, or at the end of a page without a head. */
export function addReloadTag(page: string, version: string): string {
  const tag = String(html`<script src="${developmentUrl}reload.js" data-version="${version}" defer></script>`);
  const end = page.search(/<\/head\s*>/i);
  return end === -1 ? page + tag : page.slice(0, end) + tag + page.slice(end);
}
