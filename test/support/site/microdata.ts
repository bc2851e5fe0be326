import { collectText, type Element, findAll, findOne, readAttribute } from "./html.ts";

/** An item as JSON (WHATWG HTML, 5.4, "Converting HTML to other formats"). */
export interface Item {
  readonly type: readonly string[];
  readonly properties: Readonly<Record<string, readonly (string | Item)[]>>;
}

/** The attribute that holds the address of an element (WHATWG HTML, 5.2.4, "Values"). */
const addresses: Readonly<Record<string, string>> = {
  ...{ audio: "src", embed: "src", iframe: "src", img: "src", source: "src", track: "src", video: "src" },
  ...{ a: "href", area: "href", link: "href", object: "data" },
};
const values: Readonly<Record<string, string>> = { meta: "content", data: "value", meter: "value" };

/**
 * The items of a page that belong to no other item. Throws on microdata that HTML or schema.org
 * forbids, and on attributes that no page needs (`itemref`, `itemid`).
 */
export function readItems(page: Element): readonly Item[] {
  const base = readAttribute(findOne(page, "link", { rel: "canonical" }), "href") ?? "";
  const found = new Set<Element>();
  const top = findAll(page, "*", { itemscope: true }).filter((element) => readAttribute(element, "itemprop") === undefined);
  const items = top.map((element) => readItem(element, base, found));
  for (const element of findAll(page, "*")) {
    const named = element.attrs.filter(({ name }) => name.startsWith("item")).map(({ name }) => name);
    if (named.length > 0 && !found.has(element)) throw new Error(`<${element.tagName} ${named.join(" ")}> belongs to no item`);
  }
  return items;
}

function readItem(element: Element, base: string, found: Set<Element>): Item {
  found.add(element);
  const type = splitTokens(element, "itemtype");
  if (type.length === 0) throw new Error(`<${element.tagName} itemscope> has no type`);
  for (const name of ["itemref", "itemid"]) if (readAttribute(element, name) !== undefined) throw new Error(`${name} is not needed`);
  const properties: Record<string, (string | Item)[]> = {};
  for (const child of listChildren(element)) addProperties(child, base, found, properties);
  return { type, properties };
}

/** Adds the properties of an element and of all below it, except what is in an item of its own. */
function addProperties(element: Element, base: string, found: Set<Element>, properties: Record<string, (string | Item)[]>): void {
  const isItem = readAttribute(element, "itemscope") !== undefined;
  const names = splitTokens(element, "itemprop");
  if (names.length > 0) {
    found.add(element);
    const value = isItem ? readItem(element, base, found) : readValue(element, base);
    for (const name of names) properties[name] = [...(properties[name] ?? []), value];
  }
  if (!isItem) for (const child of listChildren(element)) addProperties(child, base, found, properties);
}

function readValue(element: Element, base: string): string {
  const { tagName } = element;
  const required = addresses[tagName] ?? values[tagName];
  const written = required === undefined ? undefined : readAttribute(element, required);
  if (required !== undefined && written === undefined) throw new Error(`<${tagName} itemprop> without ${required}`);
  if (written !== undefined) return addresses[tagName] === undefined ? written : new URL(written, base).href;
  if (tagName === "time") return readAttribute(element, "datetime") ?? collectText(element);
  return collectText(element);
}

/** Throws if the attribute is there, but empty. */
function splitTokens(element: Element, name: string): readonly string[] {
  const written = readAttribute(element, name);
  const tokens = written?.match(/[^ \t\n\f\r]+/g) ?? [];
  if (written !== undefined && tokens.length === 0) throw new Error(`<${element.tagName}> with an empty ${name}`);
  return tokens;
}

function listChildren({ childNodes }: Element): readonly Element[] {
  return childNodes.flatMap((node) => ("tagName" in node ? [node] : []));
}
