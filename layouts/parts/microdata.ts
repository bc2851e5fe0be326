import { html, type Markup } from "./markup.ts";

/**
 * The types of schema.org that pages describe to search engines. The data is microdata (WHATWG
 * HTML, 5), so that no text is on a page twice.
 */
export type ItemType =
  | "Answer"
  | "CollectionPage"
  | "Comment"
  | "DiscussionForumPosting"
  | "InteractionCounter"
  | "ItemList"
  | "Person"
  | "QAPage"
  | "Question";

/**
 * The attributes of the element that holds an item.
 *
 * @param property of the outer item that has this item as its value.
 */
export function describeItem(type: ItemType, property?: string): Markup {
  return html`${property === undefined ? "" : describeProperty(property)} itemscope itemtype="https://schema.org/${type}"`;
}

/** The attribute of an element that holds a property of the item around it. */
export function describeProperty(name: string): Markup {
  return html` itemprop="${name}"`;
}
