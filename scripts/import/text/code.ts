import { escapePart } from "./escape.ts";
import { findAdjacent } from "./marks.ts";

export function isCode(node: Node | null): boolean {
  return node?.nodeName === "CODE";
}

/** Joins adjacent code elements, because adjacent backticks would be read as one longer fence. */
export function joinCode(element: Node): string {
  for (let node = element.previousSibling; node && isCode(node); node = node.previousSibling)
    if (/\S/.test(node.textContent ?? "")) return "";
  let text = "";
  for (let node: Node | null = element; node && isCode(node); node = node.nextSibling) text += node.textContent ?? "";
  return touchesCode(element) ? escapePart(text) : formatInlineCode(text);
}

/** Whether the text right before an element ends in code. */
function touchesCode(element: Node): boolean {
  for (let node = findAdjacent(element, "previousSibling"); node; node = node.lastChild ?? undefined) if (isCode(node)) return true;
  return false;
}

/** Formats inline code with single spaces (CommonMark 0.31, 6.1). */
export function formatInlineCode(text: string): string {
  const code = text.replace(/\s+/g, " ");
  if (code.trim() === "") return code;
  const fence = "`".repeat(measureLongest(code.match(/`+/g)) + 1);
  const space = /^`|`$|^ .* $/.test(code) ? " " : "";
  return `${fence}${space}${code}${space}${fence}`;
}

export function formatCodeBlock(text: string, language: string): string {
  const fence = "`".repeat(Math.max(measureLongest(text.match(/(?<=^[ \t]*)`{3,}/gm)) + 1, 3));
  return `${fence}${language}\n${text.replace(/\n$/, "")}\n${fence}`;
}

function measureLongest(runs: readonly string[] | null): number {
  return (runs ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}

/**
 * Reads the language from a class: Stack Exchange writes `lang-js`, most other sites `language-js`,
 * on the block or its code.
 */
export function readCodeLanguage(node: Element): string {
  const classes = `${node.getAttribute("class") ?? ""} ${node.firstElementChild?.getAttribute("class") ?? ""}`;
  const [, language = ""] = /(?:^|\s)lang(?:uage)?-([\w+#.-]+)/.exec(classes) ?? [];
  return language === "none" || language === "default" ? "" : language;
}
