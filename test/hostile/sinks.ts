import { SaxesParser } from "saxes";
import { policy } from "../../scripts/pages/policy.ts";
import { findFaults } from "../markdown/faults.ts";
import { findForbiddenIn, listInstructions } from "../support/site/allowed.ts";
import { type Element, findAll, findOne, parsePage, readAttribute } from "../support/site/html.ts";
import { readItems } from "../support/site/microdata.ts";
import { readRedirects } from "./redirect-maps.ts";
import { canary } from "./traces.ts";

/** The text of a site's files by path. */
export type SiteTexts = ReadonlyMap<string, string>;

/**
 * Everything forbidden in the files of a site, with its file. Empty for a safe site.
 *
 * @param editorPolicy the required policy of the web editor's page, on a site that has one.
 */
export function findLeaks(site: SiteTexts, editorPolicy?: string): readonly string[] {
  const policies = new Map(editorPolicy ? [["admin/index.html", editorPolicy]] : []);
  return [...site].flatMap(([path, text]) =>
    [...findKept(text), ...readSink(path, text, policies.get(path) ?? policy)].map((leak) => `${path}: ${leak}`),
  );
}

/** Forbidden in every file: environment values, control characters and direction controls. */
function findKept(text: string): readonly string[] {
  const hidden = /(?![\t\n])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]/u.exec(text);
  return [
    ...(text.includes(canary) ? ["the environment"] : []),
    ...(hidden
      ? [`U+${hidden[0].codePointAt(0)?.toString(16)} near ${JSON.stringify(text.slice(hidden.index - 20, hidden.index + 20))}`]
      : []),
  ];
}

function readSink(path: string, text: string, policy: string): readonly string[] {
  try {
    if (path.endsWith(".html")) return findInPage(text, policy);
    if (path.endsWith("feed.xml")) return findInAtom(text);
    if (path.endsWith(".xml")) return findInSitemap(text);
    const redirects = readRedirects(path, text);
    if (redirects) return [...redirects.values()].filter((to) => !/^\/(?:discussions|tags)\/[^/]+\/$/.test(to));
    if (path.endsWith("feed.json")) return findInJsonFeed(text);
    if (/\.(?:json|webmanifest)$/.test(path)) return findInData(text);
    if (path.endsWith(".svg")) return findInPicture(text);
    return /^(?:robots\.txt|_headers)$/.test(path) ? [] : ["a file that nobody looks into"];
  } catch (error) {
    return [String(error)];
  }
}

function findInPage(html: string, policy: string): readonly string[] {
  const page = parsePage(html);
  const redirects = /<meta http-equiv="refresh" content="0; url=\/(?![/\\])[^"]*">/.test(html) ? ["refresh"] : [];
  const instructions = listInstructions(page).filter((name) => !["content-security-policy", ...redirects].includes(name));
  const items = findAll(page, "link", { rel: "canonical" }).length > 0 ? readItems(page) : [];
  return [...findForbiddenIn(page), ...findOpenings(findOne(page, "head"), policy), ...instructions, ...findForeign(items)];
}

/** A missing policy at the start of the head, and resources without an integrity hash. */
function findOpenings(head: Element, policy: string): readonly string[] {
  const [charset, rule, ...others] = findAll(head, "*").slice(1);
  const startsWithPolicy = charset && rule && readAttribute(charset, "charset") === "utf-8" && readAttribute(rule, "content") === policy;
  const loaded = others.filter((element) => readAttribute(element, "src") !== undefined || readAttribute(element, "rel") === "stylesheet");
  return [
    ...(startsWithPolicy ? [] : ["no policy before everything else"]),
    ...loaded
      .filter((element) => !/^sha384-[\w+/]{64}$/.test(readAttribute(element, "integrity") ?? ""))
      .map(({ tagName }) => `<${tagName}> of any contents`),
  ];
}

/** `<` could end a block of data in a page, and a server could read fetched data as a page. */
function findInData(json: string): readonly string[] {
  return [...(/[<>&]/.test(json) ? ["a sign of HTML in data"] : []), ...findForeign(JSON.parse(json))];
}

function findForeign(value: unknown): readonly string[] {
  return listAddresses(value).filter((address) => !isOwn(address) && !/^(?:\/(?!\/)|urn:uuid:)/.test(address));
}

/** The values of data under names that stand for addresses. */
function listAddresses(value: unknown, name = ""): readonly string[] {
  if (typeof value === "string") return /^(?:(?:home_page_|feed_|start_)?url|@?id|image|isPartOf|src|scope)$/.test(name) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((one) => listAddresses(one, name));
  return typeof value === "object" && value !== null ? Object.entries(value).flatMap(([key, one]) => listAddresses(one, key)) : [];
}

function findInAtom(xml: string): readonly string[] {
  const elements = "feed id title subtitle updated link author name uri generator entry published category summary content".split(" ");
  return parseXml(xml).flatMap(({ name, attributes, text }) => [
    ...(elements.includes(name) ? [] : [`<${name}>`]),
    ...(attributes.href === undefined || isOwn(attributes.href) ? [] : [`href ${attributes.href}`]),
    ...(name === "uri" && !isOwn(text) ? [`uri ${text}`] : []),
    ...(name === "content" ? findInContent(text) : []),
  ]);
}

function findInSitemap(xml: string): readonly string[] {
  return parseXml(xml).flatMap(({ name, text }) => [
    ...("urlset url loc lastmod sitemapindex sitemap".split(" ").includes(name) ? [] : [`<${name}>`]),
    ...(name === "loc" && !isOwn(text) ? [text] : []),
  ]);
}

function findInJsonFeed(json: string): readonly string[] {
  const { items }: { readonly items: readonly { readonly url: string; readonly content_html: string }[] } = JSON.parse(json);
  return [...findInData(json), ...items.flatMap(({ url, content_html: html }) => [...(isOwn(url) ? [] : [url]), ...findInContent(html)])];
}

/** A post in a box with its language, which is empty if nobody knows it. */
function findInContent(html: string): readonly string[] {
  const [, post] = /^<div lang="[a-zA-Z\d-]*" dir="(?:rtl|ltr)">([\s\S]*)<\/div>$/.exec(html) ?? [];
  return post === undefined ? ["a post without its box"] : findFaults(post.replaceAll('src="https://forum.example/', 'src="/'));
}

/** The renderer of pictures can read files and addresses. */
function findInPicture(svg: string): readonly string[] {
  const attributes =
    "xmlns width height viewBox font-family font-size font-weight fill stroke stroke-width fill-rule transform d x y text-anchor xml:space rx ry cx cy r stroke-linecap stroke-linejoin".split(
      " ",
    );
  return parseXml(svg).flatMap((element) => [
    ...("svg rect path g text tspan circle style".split(" ").includes(element.name) ? [] : [`<${element.name}>`]),
    ...Object.keys(element.attributes).filter((name) => !attributes.includes(name)),
    ...(element.name === "style" && /url|import/.test(element.text) ? [element.text] : []),
  ]);
}

interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Its own text, without the text of nested elements. */
  readonly text: string;
}

/** The elements of a document in the order of their ends. Throws if a strict parser does. */
export function parseXml(xml: string): readonly XmlElement[] {
  const elements: XmlElement[] = [];
  const open: { name: string; attributes: Record<string, string>; text: string }[] = [];
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("doctype", (text) => elements.push({ name: `!DOCTYPE ${text}`, attributes: {}, text: "" }));
  parser.on("opentag", ({ name, attributes }) => open.push({ name, attributes, text: "" }));
  const add = (text: string) => {
    const last = open.at(-1);
    if (last) last.text += text;
  };
  parser.on("text", add);
  parser.on("cdata", add);
  parser.on("closetag", () => elements.push(...open.splice(-1)));
  parser.write(xml).close();
  return elements;
}

function isOwn(address: string): boolean {
  return /^https:\/\/forum\.example\/(?!\/)[^\s<>"]*$/.test(address);
}
