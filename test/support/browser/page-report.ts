/** The contents of a page, as its browser parsed it. */
export interface PageReport {
  /** Elements, attributes and scripts that no page of the site uses. */
  readonly foreign: readonly string[];
  /** Resolved addresses of links, without fragments. */
  readonly links: readonly string[];
  /** Addresses with a filter of a listing of several pages. A script makes their rows. */
  readonly filtered: readonly string[];
  readonly text: string;
  /** The names that scripts added to the window. */
  readonly globals: string;
}

/** Runs in the page, and also inspects its templates. */
export function readPage(): PageReport {
  const words = (text: string) => new Set(text.split(/\s+/));
  const names =
    words(`html head meta title link script body header footer nav main article section aside h1 h2 h3 h4 h5 h6 p a span b bdi data
    time div pre code table thead tbody tr th td ul ol li img blockquote strong em br sup svg path form label select option button input mark noscript template
    details summary`);
  const attributes =
    words(`lang dir charset http-equiv content property as crossorigin integrity sizes src name type blocking rel href class
    id tabindex role hidden autocomplete datetime title width height alt loading decoding viewBox d scope value
    action placeholder maxlength enterkeyhint media itemscope itemtype itemprop`);
  const documents = [document, ...Array.from(document.querySelectorAll("template"), ({ content }) => content)];
  const elements = documents.flatMap((root) => Array.from(root.querySelectorAll("*")));
  const links = Array.from(document.links, ({ href }) => href.replace(/#.*/, ""));
  const queries = ["?display=solved", "?display=unanswered", ...links.flatMap((link) => /[?]with=.*/.exec(link) ?? [])];
  const isForeign = (element: Element) =>
    !names.has(element.localName) ||
    element.getAttributeNames().some((name) => !attributes.has(name) && !/^(?:aria|data)-[a-z-]+$/.test(name)) ||
    (element instanceof HTMLScriptElement && !/^\/forum\/assets\/[\w-]+\.js$/.test(element.getAttribute("src") ?? "")) ||
    (element instanceof HTMLMetaElement && !["", "content-security-policy"].includes(element.httpEquiv));
  return {
    foreign: elements.filter(isForeign).map(({ outerHTML }) => outerHTML.slice(0, 200)),
    links,
    filtered: documents.length > 1 && document.querySelector("form.filter") ? queries.map((query) => location.pathname + query) : [],
    text: document.body.textContent ?? "",
    globals: Object.keys(window).sort().join(" "),
  };
}
