import { parseBody } from "./engine.ts";
import { readText } from "./plain-text.ts";

/**
 * All text of a post as a reader reads it: headings, code, tables and footnotes in, marks and addresses out, white space and the gaps
 * between blocks one space.
 *
 * @example extractText("# سلام\n\n| نام |\n|---|\n| **سارا** |") // => "سلام نام سارا"
 */
export function extractText(body: string): string {
  const blocks = parseBody(body).flatMap(({ type, content, children }) => {
    if (type === "inline") return [readText(children ?? [])];
    return type === "fence" || type === "code_block" ? [content] : [];
  });
  return blocks.join(" ").replace(/\s+/g, " ").trim();
}
