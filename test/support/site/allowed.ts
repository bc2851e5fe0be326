import { type Element, findOne, listElements, parsePage, readAttribute } from "./html.ts";

const everywhere = [
  "class",
  "id",
  "lang",
  "dir",
  "hidden",
  "title",
  "aria-label",
  "aria-hidden",
  "aria-current",
  "aria-labelledby",
  "role",
  "tabindex",
  "itemscope",
  "itemtype",
  "itemprop",
];

/** The allowed elements of a page, with their attributes in addition to the common ones. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  html: [],
  head: [],
  title: [],
  meta: ["charset", "http-equiv", "name", "property", "content", "media"],
  link: ["rel", "href", "type", "sizes", "as", "crossorigin", "integrity"],
  script: ["src", "type", "blocking", "defer", "integrity", "data-ends"],
  body: [],
  noscript: [],
  template: [],
  form: ["data-listing", "data-pages", "data-index", "data-lists", "action", "autocomplete"],
  input: ["type", "name", "placeholder", "maxlength", "enterkeyhint"],
  label: [],
  select: ["name"],
  option: ["value"],
  button: ["type"],
  svg: ["viewbox"],
  path: ["d"],
  a: ["href", "rel", "target"],
  img: ["src", "width", "height", "alt", "loading", "decoding"],
  time: ["datetime", "data-at"],
  aside: ["data-ends"],
  b: ["data-unit"],
  data: ["value"],
  li: ["data-replies", "data-tags", "data-solved", "data-closed", "data-letter", "data-aliases"],
  div: ["data-language"],
  details: ["open"],
  summary: [],
  ol: ["start"],
  th: ["scope"],
};
const plain =
  "header footer nav main section article span p ul h1 h2 h3 h4 h5 h6 bdi strong em s br hr table thead tbody tr td blockquote kbd sub sup ins pre code".split(
    " ",
  );

/** Allowed addresses of a link: in the site or page, on the web, relative, e-mail, or phone. */
const address =
  /^(?:https?:\/\/(?:[a-z\d.-]+|\[[\da-f:.]+\])(?::\d+)?(?:[/?#]|$)|mailto:[^@]+@[a-z\d.-]+(?:\?|$)|tel:\+?[\d*().-]+(?:;[\w=.+-]+)*$|#|\?|\/(?![/\\])|[^:/?#\\]+(?:[/?#]|$))/;

/** Everything forbidden on a page. Empty for a safe page. */
export function findForbidden(html: string): readonly string[] {
  return findForbiddenIn(parsePage(html));
}

/** The same for a parsed page. */
export function findForbiddenIn(page: Element): readonly string[] {
  const head = new Set(listElements(findOne(page, "head")));
  const found = listElements(page).flatMap((element) => [...findForbiddenParts(element), ...findWrongPlace(element, head)]);
  return [...new Set(found)];
}

function findForbiddenParts(element: Element): readonly string[] {
  const { tagName, attrs } = element;
  const own = allowed[tagName] ?? (plain.includes(tagName) ? [] : undefined);
  if (!own) return [`<${tagName}>`];
  return attrs.flatMap(({ name, value }) => {
    const lower = name.toLowerCase();
    if (!own.includes(lower) && !everywhere.includes(lower)) return [`<${tagName} ${name}>`];
    const isAddress = lower === "href" || lower === "src";
    if (
      isAddress &&
      value !== "" &&
      !(tagName === "a" ? address : /^\/(?![/\\])|^https:\/\/forum\.example\/|^https:\/\/schema\.org\/LikeAction$/).test(value)
    )
      return [`<${tagName} ${name}="${value}">`];
    const lines = lower === "title" || lower === "data-aliases" ? value.replaceAll(/[\t\n]/g, " ") : value;
    return /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(lines) ? [`<${tagName} ${name}> with hidden characters`] : [];
  });
}

/** Elements and instructions that are allowed only in the head, except properties of items. */
function findWrongPlace(element: Element, head: ReadonlySet<Element>): readonly string[] {
  const { tagName, childNodes, attrs } = element;
  const isProperty = ["meta", "link"].includes(tagName) && attrs[0]?.name === "itemprop" && attrs.length === 2;
  const isHeadOnly = ["meta", "link", "script", "title", "base"].includes(tagName) && !isProperty;
  if (isHeadOnly && !head.has(element)) return [`<${tagName}> outside the head`];
  if (tagName === "script" && childNodes.length > 0) return ["<script> with a text"];
  return [];
}

/** The `http-equiv` instructions of the head. */
export function listInstructions(page: Element): readonly string[] {
  return listElements(page).flatMap((element) => readAttribute(element, "http-equiv") ?? []);
}
