import { escapeText } from "../text/escape.ts";
import { countBytes } from "../text/fit.ts";
import { indentBlock } from "../text/lists.ts";
import { quoteBlock, type ResolveLink } from "../text/markdown.ts";
import { convertMiniMarkdown } from "../text/mini-markdown.ts";
import type { Comment } from "./comments.ts";
import type { Person } from "./posts.ts";

export interface CommentFormat {
  readonly heading: string;
  readonly comma: string;
  readonly nameOf: (person: Person) => string;
  /** Takes ISO 8601. */
  readonly formatDate: (time: string) => string;
  readonly resolveLink: ResolveLink;
}

/**
 * Formats the comments below a post: a rule, a bold heading, and a list of quotes. Above each quote
 * are its author and date.
 *
 * @param room in bytes.
 * @returns `written`: the number of comments that fit, from the first one on.
 */
export function formatComments(
  comments: readonly Comment[],
  format: CommentFormat,
  room: number,
): { readonly markdown: string; readonly written: number } {
  let markdown = `***\n\n**${escapeText(format.heading)}**`;
  let bytes = countBytes(markdown);
  let written = 0;
  for (const comment of comments) {
    const block = formatComment(comment, format);
    bytes += countBytes(block) + 2;
    if (bytes > room) break;
    markdown += `\n\n${block}`;
    written += 1;
  }
  return { markdown: written > 0 ? markdown : "", written };
}

function formatComment({ owner, created, text }: Comment, { comma, nameOf, formatDate, resolveLink }: CommentFormat): string {
  const date = created === undefined ? "" : `${comma} ${formatDate(created)}`;
  const quote = quoteBlock(convertMiniMarkdown(text, resolveLink));
  return indentBlock(`- **${escapeText(nameOf(owner))}**${date}\n\n${quote}`, 2);
}
