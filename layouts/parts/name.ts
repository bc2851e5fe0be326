import type { NameLink } from "../../scripts/listing/row.ts";
import { html, type Markup } from "./markup.ts";

/** A name, with a link to its author page if there is one. */
export function renderName({ name, url }: NameLink, className?: string): Markup {
  const named = className === undefined ? "" : html` class="${className}"`;
  return url === "" ? html`<bdi${named}>${name}</bdi>` : html`<a${named} href="${url}"><bdi>${name}</bdi></a>`;
}
