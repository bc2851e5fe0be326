import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import * as fa from "../../scripts/locale/fa.ts";
import { type PostContext, renderMarkdown } from "../../scripts/markdown/render.ts";
import { describePageLanguages } from "../../scripts/text/language.ts";

export type Element = DefaultTreeAdapterTypes.Element;

/**
 * The post's folder has one picture: `a.png`. Its author named the page's language, so that every
 * block in another one says so.
 */
export const context: PostContext = {
  idPrefix: "",
  basePath: "/forum/",
  words: fa.words.post,
  locale: fa,
  languages: describePageLanguages("fa", "en"),
  language: "fa",
  lineBreaks: false,
  picture: (name) => (name === "a.png" ? { src: "/forum/discussions/x/a.png", width: 640, height: 480 } : undefined),
};

export function render(body: string, change: Partial<PostContext> = {}): string {
  return renderMarkdown(body, { ...context, ...change }).html;
}

/** The elements of a fragment in document order, optionally only those with this name. */
export function findElements(html: string, name?: string): readonly Element[] {
  return collect(parseFragment(html)).filter(({ tagName }) => name === undefined || tagName === name);
}

export function readAttribute(element: Element | undefined, name: string): string | undefined {
  return element?.attrs.find((attribute) => attribute.name === name)?.value;
}

export function readText(node: DefaultTreeAdapterTypes.Node | undefined): string {
  if (node && "value" in node) return node.value;
  return node && "childNodes" in node ? node.childNodes.map(readText).join("") : "";
}

/** The text of some HTML as a reader sees it. */
export function readPage(html: string): string {
  return readText(parseFragment(html));
}

/** Each link's address, in order. */
export function findLinks(body: string, change?: Partial<PostContext>): readonly (string | undefined)[] {
  return findElements(render(body, change), "a").map((link) => readAttribute(link, "href"));
}

function collect(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return node.childNodes.flatMap((child) => ("tagName" in child ? [child, ...collect(child)] : []));
}
