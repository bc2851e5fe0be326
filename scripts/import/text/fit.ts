const encoder = new TextEncoder();

/** Counts the bytes of a text in UTF-8. */
export function countBytes(text: string): number {
  return encoder.encode(text).length;
}

/**
 * Cuts Markdown to a number of bytes, between two blocks if possible, and appends `[…]`. Returns
 * Markdown that fits unchanged.
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
  /** The text before the fence on its line: quote marks, and spaces instead of list markers. */
  readonly indent: string;
  readonly ticks: string;
}

/**
 * Finds the fence that is still open at the end of a text. A closing fence is at least as long as
 * its opening one (CommonMark 0.31, 4.5).
 */
function findOpenFence(markdown: string): Fence | undefined {
  let open: Fence | undefined;
  for (const [, before = "", ticks = "", info = ""] of markdown.matchAll(/^([ >\t]*(?:(?:[-*]|\d+[.)]) +)*)(`{3,})(.*)$/gm)) {
    if (!open) open = { indent: before.replace(/[^>\t]/g, " "), ticks };
    else if (ticks.length >= open.ticks.length && info.trim() === "") open = undefined;
  }
  return open;
}

/** Cuts a single block that is too long. If the cut is inside code, closes the fence. */
function cutInside(block: string, most: number): string {
  const cut = cutBytes(block, most);
  const fence = findOpenFence(cut);
  if (!fence) return cut;
  const closing = `\n${fence.indent}${fence.ticks}`;
  return `${cutBytes(block, most - countBytes(closing)).replace(/\n.*$/, "")}${closing}`;
}

/** Returns the first bytes, without a partial character. */
function cutBytes(text: string, most: number): string {
  const bytes = new Uint8Array(most);
  const { read } = encoder.encodeInto(text, bytes);
  return text.slice(0, read).replace(/\\$/, "");
}
