import type { Token } from "markdown-it";
import { readAttribute } from "./tokens.ts";

type Direction = "ltr" | "rtl";

/** UAX 9: the first letter or mark of direction; the blocks are those of right-to-left scripts. */
const strong =
  /(?=[\p{L}\u200f\u061c])([\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}])|[\p{L}\u200e]/u;

/**
 * Lets each block read in the direction of its own first letter: `dir="auto"` where the text itself stands. Quotes and list items with
 * paragraphs carry the direction found here, because `auto` does not look into children that have a `dir` (HTML, 3.2.6.4). A block
 * without a letter outside code keeps the direction of the page. Changes the tokens given.
 */
export function setDirections(tokens: readonly Token[]): void {
  const around: Token[] = [];
  tokens.forEach((token, index) => {
    if (token.type === "blockquote_open" || token.type === "list_item_open") around.push(token);
    else if (token.type === "blockquote_close" || token.type === "list_item_close") around.pop();
    else if (token.type === "inline") setDirection(tokens[index - 1], findDirection(token.children ?? []), around);
  });
}

function setDirection(block: Token | undefined, direction: Direction | undefined, around: readonly Token[]): void {
  if (!block || !direction) return;
  const holder = block.hidden ? around.at(-1) : block;
  if (holder?.attrIndex("dir") === -1) holder.attrSet("dir", "auto");
  for (const container of around) {
    if (container.attrIndex("dir") === -1) container.attrSet("dir", direction);
  }
}

/** Code and bare addresses have a direction of their own and tell nothing. */
function findDirection(children: readonly Token[]): Direction | undefined {
  let isolated = false;
  for (const token of children) {
    if (token.type === "link_open") isolated = readAttribute(token, "dir") !== undefined;
    else if (token.type === "link_close") isolated = false;
    else if (token.type === "text" && !isolated) {
      const match = strong.exec(token.content);
      if (match) return match[1] === undefined ? "ltr" : "rtl";
    }
  }
  return undefined;
}
