const encoder = new TextEncoder();

/** Length in UTF-8. */
export function countBytes(text: string): number {
  return encoder.encode(text).length;
}

/**
 * Cuts Markdown to a number of bytes, between two blocks and never inside fenced code, and ends it in `[…]`. What fits is returned as it is.
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
    if (isClosed(open)) {
      kept += open;
      open = "";
    }
  }
  return `${kept === "" ? cutBytes(markdown, room) : kept.trimEnd()}${end}`;
}

/** Whether each fence that opens also closes. */
function isClosed(markdown: string): boolean {
  return (markdown.match(/^[ >\t]*`{3,}/gm) ?? []).length % 2 === 0;
}

/** The first bytes, whole characters only. */
function cutBytes(text: string, most: number): string {
  const bytes = new Uint8Array(most);
  const { read } = encoder.encodeInto(text, bytes);
  return text.slice(0, read).replace(/\\$/, "");
}
