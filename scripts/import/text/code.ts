import { escapeText } from "./escape.ts";
import { findBeside } from "./marks.ts";

export function isCode(node: Node | null): boolean {
  return node?.nodeName === "CODE" || node?.nodeName === "KBD";
}

/** Code right beside code is written as one, because the signs between would be read as longer ones. */
export function joinCode(element: Node): string {
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

export function formatCodeBlock(text: string, language: string): string {
  const longest = Math.max(2, ...(text.match(/^[ \t]*`{3,}/gm) ?? []).map((run) => run.trim().length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${text.replace(/\n$/, "")}\n${fence}`;
}

/** Stack Exchange writes `lang-js`, most others `language-js`, on the block or on its code. */
export function findLanguage(node: Element): string {
  const classes = `${node.getAttribute("class") ?? ""} ${node.firstElementChild?.getAttribute("class") ?? ""}`;
  const [, language = ""] = /(?:^|\s)lang(?:uage)?-([\w+#.-]+)/.exec(classes) ?? [];
  return language === "none" || language === "default" ? "" : language;
}
