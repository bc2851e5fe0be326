import { gfm } from "@joplin/turndown-plugin-gfm";
import TurndownService from "turndown";
import { escapeAddress, escapeText } from "./escape.ts";
import { findBeside, wrapMark } from "./marks.ts";
import { lowerText, raiseText } from "./scripts.ts";

export interface Converted {
  readonly markdown: string;
  /** Addresses of pictures, in the order of the text. */
  readonly pictures: readonly string[];
  /** Addresses that lead nowhere; the text of their links is kept. */
  readonly lost: readonly string[];
}

/** Where an address of the old site leads now; undefined when nothing is there any more, so that only the text is kept. */
export type ResolveLink = (address: string) => string | undefined;

/**
 * Makes a function that turns the HTML of a post into Markdown, for many posts of one site. Text stays the text it is: what would be read as
 * Markdown or HTML is escaped. What Markdown has no form for keeps its text.
 *
 * @example createConverter((address) => address)("<p>a <b>b</b></p>").markdown // => "a **b**"
 */
export function createConverter(resolveLink: ResolveLink): (html: string) => Converted {
  let pictures: string[] = [];
  let lost: string[] = [];
  const resolve = (address: string): string | undefined => {
    const resolved = resolveLink(address);
    if (resolved === undefined) lost.push(address);
    return resolved;
  };
  const service = new TurndownService({
    headingStyle: "atx",
    hr: "***",
    bulletListMarker: "-",
    codeBlockStyle: "fenced",
    emDelimiter: "*",
  });
  service.use(gfm);
  service.escape = escapeText;
  service.remove(["script", "style", "noscript", "template", "object"]);

  service.addRule("emphasis", { filter: ["em", "i"], replacement: (content, node) => wrapMark("*", content, node) });
  service.addRule("strong", { filter: ["strong", "b"], replacement: (content, node) => wrapMark("**", content, node) });
  service.addRule("strikethrough", {
    filter: (node) => /^(?:DEL|S|STRIKE)$/.test(node.nodeName),
    replacement: (content, node) => wrapMark("~~", content, node),
  });
  service.addRule("raised", { filter: "sup", replacement: (content) => raiseText(content) ?? content });
  service.addRule("lowered", { filter: "sub", replacement: (content) => lowerText(content) ?? content });
  service.addRule("code", { filter: (node) => isCode(node) && !isInside(node, "PRE"), replacement: (_, node) => joinCode(node) });
  service.addRule("codeBlock", {
    filter: "pre",
    replacement: (_, node) => `\n\n${formatCodeBlock(node.textContent ?? "", findLanguage(node))}\n\n`,
  });
  service.addRule("heading", { filter: ["h1", "h2", "h3", "h4", "h5", "h6"], replacement: formatHeading });
  service.addRule("paragraph", { filter: "p", replacement: (content) => `\n\n${tidyBreaks(content)}\n\n` });
  service.addRule("list", { filter: ["ul", "ol"], replacement: formatList });
  service.addRule("quote", { filter: "blockquote", replacement: (content) => `\n\n${quoteBlock(tidyBreaks(content))}\n\n` });
  service.addRule("listItem", { filter: "li", replacement: formatListItem });
  service.addRule("link", {
    filter: (node) => node.nodeName === "A" && node.getAttribute("href") !== null,
    replacement: (content, node) => formatLink(content, resolve(node.getAttribute("href") ?? ""), node.textContent ?? ""),
  });
  service.addRule("picture", {
    filter: "img",
    replacement: (_, node) => {
      const alt = escapeText((node.getAttribute("alt") ?? "").replace(/\s+/g, " ").trim());
      const address = resolve(node.getAttribute("src") ?? "");
      if (address === undefined) return alt;
      pictures.push(address);
      return `![${alt}](${escapeAddress(address)})`;
    },
  });

  return (html) => {
    pictures = [];
    lost = [];
    return { markdown: service.turndown(html), pictures, lost };
  };
}

function isInside(node: Node, name: string): boolean {
  for (let outer = node.parentNode; outer; outer = outer.parentNode) if (outer.nodeName === name) return true;
  return false;
}

function isCode(node: Node | null): boolean {
  return node?.nodeName === "CODE" || node?.nodeName === "KBD";
}

/** Code right beside code is written as one, because the signs between would be read as longer ones. */
function joinCode(element: Node): string {
  for (let node = element.previousSibling; node && isCode(node); node = node.previousSibling)
    if (/\S/.test(node.textContent ?? "")) return "";
  let text = "";
  for (let node: Node | null = element; node && isCode(node); node = node.nextSibling) text += node.textContent ?? "";
  return touchesCode(element) ? escapeText(text) : formatCode(text);
}

/** Whether the line before an element ends in code. */
function touchesCode(element: Node): boolean {
  for (let node = findBeside(element, "previousSibling"); node; node = node.lastChild ?? undefined) if (isCode(node)) return true;
  return false;
}

/** Code in a line; its white space is single (CommonMark 0.31, 6.1). */
export function formatCode(text: string): string {
  const code = text.replace(/\s+/g, " ");
  if (code.trim() === "") return code;
  const longest = Math.max(0, ...(code.match(/`+/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longest + 1);
  const space = /^`|`$|^ .* $/.test(code) ? " " : "";
  return `${fence}${space}${code}${space}${fence}`;
}

function formatCodeBlock(text: string, language: string): string {
  const longest = Math.max(2, ...(text.match(/^[ \t]*`{3,}/gm) ?? []).map((run) => run.trim().length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${text.replace(/\n$/, "")}\n${fence}`;
}

/** Stack Exchange writes `lang-js`, most others `language-js`, on the block or on its code. */
function findLanguage(node: Element): string {
  const classes = `${node.getAttribute("class") ?? ""} ${node.firstElementChild?.getAttribute("class") ?? ""}`;
  const [, language = ""] = /(?:^|\s)lang(?:uage)?-([\w+#.-]+)/.exec(classes) ?? [];
  return language === "none" || language === "default" ? "" : language;
}

function formatHeading(content: string, node: Element): string {
  const line = content
    .replace(/\s+/g, " ")
    .trim()
    .replace(/(^| )(#+)$/, "$1\\$2");
  return line === "" ? "\n\n" : `\n\n${"#".repeat(Number(node.nodeName.charAt(1)))} ${line}\n\n`;
}

/** Several breaks are a new paragraph, and at the ends they break nothing. */
function tidyBreaks(content: string): string {
  return content.replace(/^(?: {2}\n)+|(?: {2}\n)+$/g, "").replace(/(?: {2}\n){2,}/g, "\n\n");
}

/** A list that ends an item stands right below its text, unless its number would make it part of the text (CommonMark 0.31, 5.3). */
function formatList(content: string, node: Element): string {
  const isLast = node.parentNode?.nodeName === "LI" && node.parentElement?.lastElementChild === node;
  const isFirstNumber = node.nodeName === "UL" || Number(node.getAttribute("start") ?? 1) === 1;
  return isLast && isFirstNumber && isNestedText(node) ? `\n${content}` : `\n\n${content}\n\n`;
}

/** Whether a list follows text of its item, not a block. */
function isNestedText(list: Element): boolean {
  return (
    list.previousElementSibling === null || !/^(?:P|UL|OL|PRE|BLOCKQUOTE|TABLE|DIV|H\d|HR)$/.test(list.previousElementSibling.nodeName)
  );
}

/** Puts blocks into a quote. */
export function quoteBlock(content: string): string {
  return content.replace(/^[ \t\n]+|[ \t\n]+$/g, "").replace(/^.*$/gm, (line) => (line === "" ? ">" : `> ${line}`));
}

function formatListItem(content: string, node: Element): string {
  const list = node.parentElement;
  const isLoose = /\n$/.test(content) && node.firstElementChild?.nodeName === "P";
  const marker = list?.nodeName === "OL" ? `${findNumber(list, node)}${isContinued(list) ? ")" : "."} ` : isContinued(list) ? "* " : "- ";
  const item = indentBlock(tidyBreaks(content.replace(/^\n+|\n+$/g, "")), marker.length);
  return `${marker}${item}${isLoose ? "\n\n" : "\n"}`;
}

/** Puts blocks into a list item: all lines but the first are moved in. */
export function indentBlock(content: string, width: number): string {
  return content.replace(/\n(?!\n|$)/g, `\n${" ".repeat(width)}`);
}

function findNumber(list: Element, item: Element): number {
  const start = Number.parseInt(list.getAttribute("start") ?? "1", 10);
  const index = Array.from(list.children).indexOf(item);
  return Math.min(Math.max((Number.isNaN(start) ? 1 : start) + index, 0), 999_999_999);
}

/** A list right after one of its kind takes the other marker, or the two would be one (CommonMark 0.31, 5.3). */
function isContinued(list: Element | null): boolean {
  let isOdd = false;
  for (
    let before = list?.previousElementSibling;
    before && before.nodeName === list?.nodeName && isNext(before);
    before = before.previousElementSibling
  )
    isOdd = !isOdd;
  return isOdd;
}

/** Whether nothing but white space lies between an element and the next one. */
function isNext(element: Element): boolean {
  for (let node = element.nextSibling; node && node.nodeType !== 1; node = node.nextSibling)
    if ((node.textContent ?? "").trim() !== "") return false;
  return true;
}

function formatLink(content: string, address: string | undefined, text: string): string {
  const label = content.replace(/\s+/g, " ").trim();
  if (address === undefined || label === "") return content;
  if (label === escapeText(text) && text === address && /^https?:\/\/[^\s<>\\`|]+$/.test(address)) return `<${address}>`;
  return `[${label.replaceAll("\\://", "://")}](${escapeAddress(address)})`;
}
