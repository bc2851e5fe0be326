/** An HTML tag outside code, as an author wrote it. */
export interface HtmlTag {
  /** In lower case. */
  readonly name: string;
  readonly closing: boolean;
  /** Values as written, by name in lower case. If a name is repeated, the first value counts. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly written: string;
}

const start = /<(\/?)([a-z][a-z\d-]*)/iy;
const attribute = /[ \t\n]+([a-z_:][\w.:-]*)(?:[ \t\n]*=[ \t\n]*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/iy;
const end = /[ \t\n]*\/?>/y;

/**
 * Reads the tag at a position (CommonMark 0.31, 6.6). Undefined if there is none before `limit`.
 *
 * A quoted value ends at the next equal quote and nothing else in a tag may hold `<`, so tags that
 * never end are each read only a little further than the next one.
 */
export function readTag(text: string, position: number, limit = text.length): HtmlTag | undefined {
  const [opening, slash, name = ""] = matchAt(start, text, position) ?? [];
  if (opening === undefined) return undefined;
  const closing = slash === "/";
  const attributes = new Map<string, string>();
  let at = position + opening.length;
  for (let found = closing ? null : matchAt(attribute, text, at); found; found = matchAt(attribute, text, at)) {
    const [written, key = "", double, single, bare] = found;
    const known = key.toLowerCase();
    if (!attributes.has(known)) attributes.set(known, double ?? single ?? bare ?? "");
    at += written.length;
  }
  const last = matchAt(end, text, at);
  if (!last || at + last[0].length > limit) return undefined;
  return { name: name.toLowerCase(), closing, attributes, written: text.slice(position, at + last[0].length) };
}

/** The attribute that would start a script if a browser read it. Such a tag is always text. */
export function findHandler({ attributes }: HtmlTag): string | undefined {
  for (const name of attributes.keys()) if (name.startsWith("on")) return name;
  return undefined;
}

function matchAt(pattern: RegExp, text: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position;
  return pattern.exec(text);
}

/** The elements of HTML (WHATWG HTML, "Elements"), and those that it calls obsolete. */
const elements = new Set(
  `a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body
  br button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em
  embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i
  iframe img input ins kbd label legend li link main map mark marquee math menu meta meter nav nobr noframes
  noscript object ol optgroup option output p param picture plaintext pre progress q rp rt ruby s samp script
  search section select slot small source span strike strong style sub summary sup svg table tbody td template
  textarea tfoot th thead time title tr track tt u ul var video wbr xmp`.split(/\s+/),
);

/**
 * Whether the author meant HTML. A name in mixed case is a component (`<Button>`), a single capital
 * is a type (`<T>`), and a name right after a word is a type argument (`Array<object>`).
 */
export function looksLikeHtml({ name, closing, attributes, written }: HtmlTag, text: string, position: number): boolean {
  if (!elements.has(name)) return false;
  const isUpperCase = written.startsWith(`<${closing ? "/" : ""}${name.toUpperCase()}`) && name.length > 1;
  if (!isUpperCase && !written.startsWith(`<${closing ? "/" : ""}${name}`)) return false;
  return closing || attributes.size > 0 || !/[\p{L}\p{N}_]$/u.test(text.slice(Math.max(position - 2, 0), position));
}
