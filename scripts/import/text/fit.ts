const encoder = new TextEncoder();

/** Length in UTF-8. */
export function countBytes(text: string): number {
  return encoder.encode(text).length;
}

/**
 * Cuts Markdown to a number of bytes, between two blocks where there are any, and ends it in `[…]`. What fits is returned as it is.
 *
 * @example fitMarkdown("a\n\nb b b b b b", 12) // => "a\n\n\\[…\\]"
 */
export function fitMarkdown(markdown: string, most: number): string {
  if (countBytes(markdown) <= most) return markdown;
  const end = "\n\n\\[…\\]";
  const room = most - countBytes(end);
  let kept = "";
  let open = "";
  let bytes = 0;
  for (const block of markdown.split(/(?<=\n)\n(?!\n)/)) {
    bytes += countBytes(block) + 1;
    if (bytes > room) break;
    open += `${block}\n`;
    if (!findOpenFence(open)) {
      kept += open;
      open = "";
    }
  }
  return `${kept === "" ? cutInside(markdown, room) : kept.trimEnd()}${end}`;
}

interface Fence {
  /** What stands before it on its line: the marks of quotes, and room in place of those of lists. */
  readonly indent: string;
  readonly ticks: string;
}

/** The fence of the code in which a text ends; a fence is closed by one at least as long (CommonMark 0.31, 4.5). */
function findOpenFence(markdown: string): Fence | undefined {
  let open: Fence | undefined;
  for (const [, before = "", ticks = "", info = ""] of markdown.matchAll(/^([ >\t]*(?:(?:[-*]|\d+[.)]) +)*)(`{3,})(.*)$/gm)) {
    if (!open) open = { indent: before.replace(/[^>\t]/g, " "), ticks };
    else if (ticks.length >= open.ticks.length && info.trim() === "") open = undefined;
  }
  return open;
}

/** Cuts a block that is too long as a whole; code in which it is cut is closed. */
function cutInside(block: string, most: number): string {
  const cut = cutBytes(block, most);
  const fence = findOpenFence(cut);
  if (!fence) return cut;
  const closing = `\n${fence.indent}${fence.ticks}`;
  return `${cutBytes(block, most - countBytes(closing)).replace(/\n.*$/, "")}${closing}`;
}

/** The first bytes, whole characters only. */
function cutBytes(text: string, most: number): string {
  const bytes = new Uint8Array(most);
  const { read } = encoder.encodeInto(text, bytes);
  return text.slice(0, read).replace(/\\$/, "");
}
