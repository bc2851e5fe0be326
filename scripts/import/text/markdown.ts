import { gfm } from "@joplin/turndown-plugin-gfm";
import TurndownService from "turndown";
import { formatCodeBlock, isCode, joinCode, readCodeLanguage } from "./code.ts";
import { decideColons } from "./emoji-escapes.ts";
import { escapeAddress, escapePart, escapeText } from "./escape.ts";
import { formatList, formatListItem, tidyBreaks } from "./lists.ts";
import { wrapMark } from "./marks.ts";
import { toSubscript, toSuperscript } from "./superscripts.ts";
import { createTableCheck } from "./tables.ts";

export interface Converted {
  readonly markdown: string;
  /** Addresses of pictures, in text order. */
  readonly pictures: readonly string[];
  /** Addresses without a target; the text of their links is kept. */
  readonly lost: readonly string[];
}

/**
 * Returns the new address of a link, or undefined if it has no target; then only its text is kept.
 */
export type ResolveLink = (address: string) => string | undefined;

/**
 * Creates a function that converts the HTML of a site's posts to Markdown. Text that would be read
 * as Markdown or HTML is escaped. Of elements that Markdown cannot express, the text is kept.
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
  service.escape = escapePart;
  service.remove(["script", "style", "noscript", "template", "object"]);

  service.addRule("emphasis", { filter: ["em", "i"], replacement: (content, node) => wrapMark("*", content, node) });
  service.addRule("strong", { filter: ["strong", "b"], replacement: (content, node) => wrapMark("**", content, node) });
  service.addRule("strikethrough", {
    filter: (node) => /^(?:DEL|S|STRIKE)$/.test(node.nodeName),
    replacement: (content, node) => wrapMark("~~", content, node),
  });
  service.addRule("raised", { filter: "sup", replacement: (content) => toSuperscript(content) ?? wrapTag("sup", content) });
  service.addRule("lowered", { filter: "sub", replacement: (content) => toSubscript(content) ?? wrapTag("sub", content) });
  service.addRule("key", { filter: "kbd", replacement: (content) => wrapTag("kbd", content) });
  service.addRule("summary", {
    filter: isSummary,
    replacement: (content) => `${wrapTag("summary", content.replace(/\s+/g, " ").trim())}\n\n`,
  });
  service.addRule("details", { filter: "details", replacement: (content) => `\n\n<details>\n${content.trim()}\n\n</details>\n\n` });
  service.addRule("code", { filter: (node) => isCode(node) && !isInside(node, "PRE"), replacement: (_, node) => joinCode(node) });
  service.addRule("codeBlock", {
    filter: "pre",
    replacement: (_, node) => `\n\n${formatCodeBlock(node.textContent ?? "", readCodeLanguage(node))}\n\n`,
  });
  service.addRule("heading", { filter: ["h1", "h2", "h3", "h4", "h5", "h6"], replacement: formatHeading });
  service.addRule("paragraph", { filter: "p", replacement: (content) => `\n\n${tidyBreaks(content)}\n\n` });
  service.addRule("list", { filter: ["ul", "ol"], replacement: formatList });
  service.addRule("quote", { filter: "blockquote", replacement: (content) => `\n\n${quoteBlock(tidyBreaks(content))}\n\n` });
  service.addRule("listItem", { filter: "li", replacement: formatListItem });
  service.addRule("unfitTable", { filter: createTableCheck(), replacement: (content) => `\n\n${content}\n\n` });
  service.addRule("link", {
    filter: (node) => node.nodeName === "A" && node.getAttribute("href") !== null,
    replacement: (content, node) => formatLink(content, resolve(node.getAttribute("href") ?? ""), node.textContent ?? ""),
  });
  service.addRule("picture", {
    filter: "img",
    replacement: (_, node) => {
      const alt = escapePart((node.getAttribute("alt") ?? "").replace(/\s+/g, " ").trim());
      const address = resolve(node.getAttribute("src") ?? "");
      if (address === undefined) return alt;
      pictures.push(address);
      return `![${alt}](${escapeAddress(address)})`;
    },
  });

  /**
   * Thousands of nested elements overflow the stack. Then only the text is kept: no real post has
   * so many.
   */
  function convert(html: string): string {
    try {
      return decideColons(service.turndown(html));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return escapeText(
        html
          .replace(/<[^>]*>/g, " ")
          .replace(/\s+/g, " ")
          .trim(),
      );
    }
  }

  return (html) => {
    pictures = [];
    lost = [];
    return { markdown: convert(html), pictures, lost };
  };
}

/** Tags that the site reads must be in one paragraph. */
function wrapTag(name: string, content: string): string {
  return content.trim() === "" || /\n\s*\n/.test(content) ? content : `<${name}>${content}</${name}>`;
}

/** The site reads a summary only at the start of its box. */
function isSummary(node: Node): boolean {
  const box = node.parentNode;
  if (node.nodeName !== "SUMMARY" || box?.nodeName !== "DETAILS") return false;
  for (let before = node.previousSibling; before; before = before.previousSibling)
    if ((before.textContent ?? "").trim() !== "") return false;
  return true;
}

function isInside(node: Node, name: string): boolean {
  for (let outer = node.parentNode; outer; outer = outer.parentNode) if (outer.nodeName === name) return true;
  return false;
}

function formatHeading(content: string, node: Element): string {
  const line = content
    .replace(/\s+/g, " ")
    .trim()
    .replace(/(^| )(#+)$/, "$1\\$2");
  return line === "" ? "\n\n" : `\n\n${"#".repeat(Number(node.nodeName.charAt(1)))} ${line}\n\n`;
}

/** Formats blocks as a quote. */
export function quoteBlock(content: string): string {
  return content.replace(/^[ \t\n]+|[ \t\n]+$/g, "").replace(/^.*$/gm, (line) => (line === "" ? ">" : `> ${line}`));
}

function formatLink(content: string, address: string | undefined, text: string): string {
  const label = content.replace(/\s+/g, " ").trim();
  if (address === undefined || label === "") return content;
  if (label === escapePart(text) && text === address && /^https?:\/\/[^\s<>\\`|]+$/.test(address)) return `<${address}>`;
  return `[${label.replaceAll("\\://", "://")}](${escapeAddress(address)})`;
}
