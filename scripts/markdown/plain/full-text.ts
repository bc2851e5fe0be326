import type { Token } from "markdown-it";
import { parseBody } from "../parse.ts";
import { shortenData } from "../syntax/data-addresses.ts";
import { createRunJoiner } from "./run-joiner.ts";
import { readRuns, type TextRun } from "./text-runs.ts";

/**
 * Extracts the whole text of posts: headings, code, tables and footnotes, without marks and
 * addresses. White space and the gaps between blocks and posts are one space.
 *
 * @example extractText(["# سلام\n\n| نام |\n|---|\n| `x` |"])
 * // => [{ text: "سلام نام ", code: false }, { text: "x", code: true }]
 */
export function extractText(bodies: readonly string[]): readonly TextRun[] {
  return joinTexts(bodies.flatMap((body) => parseBody(body)));
}

/** Extracts the text of tokens as `extractText` does. Only reads them. */
export function joinTexts(tokens: readonly Token[]): readonly TextRun[] {
  const joined = createRunJoiner();
  for (const token of tokens) {
    for (const run of readBlock(token)) joined.add(run);
    joined.add({ text: " ", code: false });
  }
  return joined.runs;
}

function readBlock({ type, content, children }: Token): readonly TextRun[] {
  if (type === "inline") return readRuns(children ?? []);
  return type === "fence" || type === "code_block" ? [{ text: shortenData(content), code: true }] : [];
}
