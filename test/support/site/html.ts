import { type DefaultTreeAdapterTypes, parse } from "parse5";

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

/**
 * Parses a page like a browser without script. Throws on errors, such as an element closed twice.
 */
export function parsePage(html: string): Element {
  const errors: string[] = [];
  const document = parse(html, {
    scriptingEnabled: false,
    onParseError: ({ code, startLine, startCol }) => errors.push(`${startLine}:${startCol} ${code}`),
  });
  if (errors.length > 0) throw new Error(`not well-formed: ${errors.join(", ")}`);
  const root = document.childNodes.find((node) => node.nodeName === "html");
  if (!root || !("tagName" in root)) throw new Error("a page without a root");
  return root;
}

/** An element and its descendants in document order, including contents of templates. */
export function listElements(root: Element): readonly Element[] {
  const found: Element[] = [];
  const add = (element: Element) => {
    found.push(element);
    for (const node of listChildren(element)) if ("tagName" in node) add(node);
  };
  add(root);
  return found;
}

function listChildren(element: Element): readonly Node[] {
  return "content" in element ? (element as DefaultTreeAdapterTypes.Template).content.childNodes : element.childNodes;
}

/** Required attributes: with this value, with a matching value, or with any value. */
export type Wanted = Readonly<Record<string, string | RegExp | true>>;

/**
 * The elements with this name (`*` for any) and attributes in document order, without templates.
 */
export function findAll(root: Element, name: string, wanted: Wanted = {}): readonly Element[] {
  const below = root.childNodes.flatMap((node) => ("tagName" in node ? findAll(node, name, wanted) : []));
  return (name === "*" || root.tagName === name) && hasAll(root, wanted) ? [root, ...below] : below;
}

/** The only such element. Throws if there is none or more than one. */
export function findOne(root: Element, name: string, wanted: Wanted = {}): Element {
  const [found, second] = findAll(root, name, wanted);
  if (!found || second) throw new Error(`${found ? "several" : "no"} <${name}> with ${JSON.stringify(wanted)} in <${root.tagName}>`);
  return found;
}

/** Whether a page only leads to another one. */
export function isRedirect(page: Element): boolean {
  return findAll(page, "meta", { "http-equiv": "refresh" }).length > 0;
}

function hasAll(element: Element, wanted: Wanted): boolean {
  return Object.entries(wanted).every(([name, value]) => {
    const found = readAttribute(element, name);
    return found !== undefined && (value === true || (typeof value === "string" ? found === value : value.test(found)));
  });
}

export function readAttribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

/** Text as a reader sees it: runs of white space are one space. */
export function readText(element: Element): string {
  return collectText(element)
    .replace(/[ \t\n]+/g, " ")
    .trim();
}

/** Text as written (DOM, `textContent`). */
export function collectText(node: Node): string {
  if ("value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(collectText).join("") : "";
}
