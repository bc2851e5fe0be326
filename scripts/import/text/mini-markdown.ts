import { formatInlineCode } from "./code.ts";
import { decideColons } from "./emoji-escapes.ts";
import { escapeAddress, escapeInline, escapeStart } from "./escape.ts";
import type { ResolveLink } from "./markdown.ts";

/**
 * Code, links, tags and bare addresses in a comment (Stack Exchange help, "Comment formatting").
 */
const pieces =
  /(`+)(?!`)([^\n]*?[^`\n])\1(?!`)|\[([^\]\n]+)\]\(((?:https?:\/)?\/[^\s)]+)(?:\s+"[^"\n]*")?\)|\[tag:([^\]\s]+)\]|https?:\/\/[^\s<>"`]*[^\s<>"`.,;:!?'’»)\]*_]/g;

/**
 * Converts the reduced Markdown of a comment to Markdown that looks the same. Emphasis, code, links
 * and line ends stay; the rest is escaped.
 *
 * @example convertMiniMarkdown("*a* `b` # [tag:x]", () => "/tags/x/")
 * // => "*a* `b` # [x](/tags/x/)"
 */
export function convertMiniMarkdown(text: string, resolveLink: ResolveLink): string {
  return text
    .replace(/\r\n?/g, "\n")
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .split("\n")
        .map((line) => convertLine(line.trim(), resolveLink))
        .join("  \n"),
    )
    .join("\n\n");
}

function convertLine(line: string, resolveLink: ResolveLink): string {
  let converted = "";
  let end = 0;
  for (const match of line.matchAll(pieces)) {
    converted += escapePlain(line.slice(end, match.index)) + convertPiece(match, resolveLink);
    end = match.index + match[0].length;
  }
  return decideColons(escapeStart(converted + escapePlain(line.slice(end))));
}

/** Keeps a backslash that already escapes a mark in the comment. */
function escapePlain(text: string): string {
  return escapeInline(text).replace(/\\\\(?=\\?[*_`[\]])/g, "\\");
}

function convertPiece([written, , code, label, target, tag]: RegExpExecArray, resolveLink: ResolveLink): string {
  if (code !== undefined) return formatInlineCode(code);
  if (label !== undefined && target !== undefined) {
    const address = resolveLink(target);
    return formatLink(address === undefined ? escapePlain(`${label} (${target})`) : escapePlain(label), address);
  }
  if (tag !== undefined) return formatLink(escapePlain(tag), resolveLink(`/questions/tagged/${tag}`));
  const address = resolveLink(written);
  return address === written ? `<${written}>` : formatLink(escapePlain(written), address);
}

function formatLink(label: string, address: string | undefined): string {
  return address === undefined ? label : `[${label}](${escapeAddress(address)})`;
}
