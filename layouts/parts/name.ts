import type { NameLink } from "../../scripts/listing/row.ts";
import { html, type Markup } from "./markup.ts";
import { describeProperty } from "./microdata.ts";

const name = describeProperty("name");
const address = describeProperty("url");

/**
 * A name, with a link to its author page if there is one.
 *
 * @param isPerson whether an element around it describes the person to search engines.
 */
export function renderName(shown: NameLink, className?: string, isPerson = false): Markup {
  const named = className === undefined ? "" : html` class="${className}"`;
  const [itemName, itemAddress] = isPerson ? [name, address] : ["", ""];
  if (shown.url === "") return html`<bdi${named}${itemName}>${shown.name}</bdi>`;
  return html`<a${named}${itemAddress} href="${shown.url}"><bdi${itemName}>${shown.name}</bdi></a>`;
}
