import { parseFragment } from "parse5";
import { type Element, findElements } from "./post.ts";

/** The elements that a post may contain, with the attributes of each. */
const allowed: ReadonlyMap<string, readonly string[]> = new Map([
  ...["h2", "h3", "h4", "h5", "h6"].map((name): [string, string[]] => [name, ["id", "lang", "dir"]]),
  ...["strong", "em", "s", "br", "hr", "table", "thead", "tbody", "tr", "kbd", "sub", "ins"].map((name): [string, string[]] => [name, []]),
  ["p", ["lang", "dir", "class"]],
  ["ul", ["lang", "dir"]],
  ["details", ["open", "lang", "dir"]],
  ["summary", ["lang", "dir"]],
  ["svg", ["class", "viewBox", "aria-hidden"]],
  ["path", ["d"]],
  ["ol", ["start", "lang", "dir"]],
  ["li", ["id", "class", "lang", "dir"]],
  ["blockquote", ["lang", "dir"]],
  ["sup", ["class"]],
  ["a", ["href", "id", "class", "lang", "dir", "rel", "title", "aria-label"]],
  ["img", ["src", "width", "height", "alt", "loading", "decoding", "itemprop", "title"]],
  ["pre", ["tabindex"]],
  ["code", ["dir", "class"]],
  ["span", ["class", "role", "aria-label"]],
  ["div", ["class", "lang", "dir", "tabindex", "data-language"]],
  ["th", ["scope", "class", "lang", "dir"]],
  ["td", ["class", "lang", "dir"]],
  ["section", ["class"]],
]);

const values: ReadonlyMap<string, RegExp> = new Map([
  [
    "href",
    /^(?:https?:\/\/(?:[a-z\d.-]+|\[[\da-f:.]+\])(?::\d+)?(?:[/?#]|$)|mailto:[^@]+@[a-z\d.-]+(?:\?|$)|tel:\+?[\d*().-]+(?:;[\w=.+-]+)*$|#|\?|\/(?![/\\])|[^:/?#\\]+(?:[/?#]|$))/,
  ],
  ["src", /^\/(?![/\\])/],
  ["id", /^(?:s-|.*fn(?:ref)?:|.*[^\x20-\x7f])/],
  ["data-language", /^[a-z\d+#-]+$/],
  ["dir", /^(?:ltr|rtl)$/],
  ["open", /^$/],
  ["itemprop", /^image$/],
  ["role", /^img$/],
  ["viewBox", /^0 0 16 16$/],
  ["aria-hidden", /^true$/],
  ["d", /^[MLHVACZmlhvacz\d. -]{20,200}$/],
  ["width", /^[1-9]\d{0,4}$/],
  ["height", /^[1-9]\d{0,4}$/],
  [
    "class",
    /^(?:language-[a-z\d+#-]+|hljs-[\w-]+(?: \w+_)*|align-(?:left|center|right)|table|code|footnotes(?:-title)?|footnote-(?:mark|back)|remote-picture|unbroken|task|task-box(?: done)?|alert (?:note|tip|important|warning|caution)|alert-title|icon)$/,
  ],
]);

/**
 * Everything forbidden that a hostile post got onto the page. Empty if the page is safe and its
 * HTML is well-formed.
 */
export function findFaults(html: string): readonly string[] {
  const faults: string[] = [];
  parseFragment(html, { onParseError: ({ code }) => faults.push(code) });
  const ids = new Set<string>();
  for (const element of findElements(html)) {
    faults.push(...findElementFaults(element));
    for (const { name, value } of element.attrs) if (name === "id" && ids.size === ids.add(value).size) faults.push(`id ${value} twice`);
  }
  return faults;
}

function findElementFaults({ tagName, attrs }: Element): readonly string[] {
  const names = allowed.get(tagName);
  if (!names) return [`<${tagName}>`];
  return attrs.flatMap(({ name, value }) => {
    if (!names.includes(name)) return [`<${tagName} ${name}>`];
    return values.get(name)?.test(value) === false ||
      /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(name === "title" ? value.replaceAll(/[\t\n]/g, " ") : value)
      ? [`<${tagName} ${name}="${value}">`]
      : [];
  });
}
