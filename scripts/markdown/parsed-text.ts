import type { Token } from "markdown-it";
import type { PartLanguage } from "../text/line-language.ts";
import { isRemote } from "./addresses.ts";
import { openSlot } from "./html/slots.ts";
import { joinTexts } from "./plain/full-text.ts";
import type { TextRun } from "./plain/text-runs.ts";
import { type PostContext, renderParsed } from "./render.ts";

/** What one parse of a post gives to everything that shows the post. */
export interface ParsedText extends PartLanguage {
  /** For the page of the post. The addresses of links into the site are slots (`fillSlots`). */
  readonly html: string;
  /** Returns the text of the post as `extractText` does. May read the disk. */
  readonly readText: () => readonly TextRun[];
}

/**
 * Renders the tokens of a post whose links are not followed yet. Changes the tokens.
 *
 * @param length of the body, in UTF-16 units.
 * @param links addresses of the links into the site. The number of a slot is an index of this list.
 * @returns undefined if one of the addresses names the host of the site: whether such a link leads
 * to another site depends on its target, and so does more than its address.
 */
export function parseText(
  tokens: readonly Token[],
  length: number,
  context: Omit<PostContext, "targets" | "pageUrl">,
  links: readonly string[],
): ParsedText | undefined {
  if (links.some(isRemote)) return undefined;
  const text = joinTexts(tokens);
  const slots = new Map(links.map((address, index) => [address, openSlot(index)]));
  return { readText: () => text, ...renderParsed(tokens, length, { ...context, slots }) };
}
