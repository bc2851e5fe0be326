import type { Token } from "markdown-it";
import { cutText } from "../../text/graphemes.ts";
import { parseStart } from "../parse-start.ts";
import { splitFootnotes } from "../split-footnotes.ts";
import { shortenData } from "../syntax/data-addresses.ts";
import { createRunJoiner } from "./run-joiner.ts";
import { readRuns, type TextRun } from "./text-runs.ts";

/** A part of an excerpt. No two parts of code or of text are adjacent. */
export type ExcerptRun = TextRun;

/** Graphemes. */
const excerptLength = 160;

/** UTF-16 units that hold the excerpt of most posts, marks included. */
const firstLength = 400;

/**
 * UTF-16 units of text that must follow the cut, so that the cut does not depend on where reading
 * stopped.
 */
const margin = 100;

/**
 * Extracts the start of a post as plain text: at most `limit` graphemes, and one `…` if more
 * follows. Headings and code are included, tables and footnotes are not, and a picture is its
 * alternative text. White space and gaps between blocks are one space. Empty if there is no text.
 * Only the start of a long body is read.
 *
 * @example extractExcerpt("# سلام\n\nتابع `f(x)` را **ببین**.")
 * // => [{ text: "سلام تابع ", code: false }, { text: "f(x)", code: true },
 * //     { text: " را ببین.", code: false }]
 */
export function extractExcerpt(body: string, limit = excerptLength): readonly ExcerptRun[] {
  for (let length = firstLength; ; ) {
    const { tokens, end } = parseStart(body, length);
    const { excerpt, left } = cutExcerpt(joinBlocks(tokens), limit);
    if (end === body.length || left > margin) return excerpt;
    length = end * 4;
  }
}

/** Extracts the excerpt of a whole body from its tokens, as `extractExcerpt` does. */
export function readExcerpt(tokens: readonly Token[], limit = excerptLength): readonly ExcerptRun[] {
  return cutExcerpt(joinBlocks(tokens), limit).excerpt;
}

/** @returns also how many UTF-16 units are left out. */
function cutExcerpt(runs: readonly ExcerptRun[], limit: number): { readonly excerpt: readonly ExcerptRun[]; readonly left: number } {
  const text = runs.map((run) => run.text).join("");
  const cut = cutText(text, limit);
  return { excerpt: cut === text ? runs : cutRuns(runs, cut), left: text.length - cut.length };
}

function joinBlocks(tokens: readonly Token[]): readonly ExcerptRun[] {
  const joined = createRunJoiner();
  let tables = 0;
  for (const token of splitFootnotes(tokens).text) {
    if (token.type === "table_open" || token.type === "table_close") tables += token.nesting;
    else if (tables > 0) continue;
    else if (token.type === "inline") for (const run of readRuns(token.children ?? [])) joined.add(run);
    else if (token.type === "fence" || token.type === "code_block") joined.add({ text: shortenData(token.content), code: true });
    joined.add({ text: " ", code: false });
  }
  return joined.runs;
}

/** @param cut the start of the runs' text and one `…`, which is text even after code. */
function cutRuns(runs: readonly ExcerptRun[], cut: string): readonly ExcerptRun[] {
  const kept: ExcerptRun[] = [];
  let left = cut.length - 1;
  for (const { text, code } of runs) {
    if (left <= 0) break;
    kept.push({ text: text.slice(0, left), code });
    left -= text.length;
  }
  const last = kept.at(-1);
  return last?.code === false ? [...kept.slice(0, -1), { text: `${last.text}…`, code: false }] : [...kept, { text: "…", code: false }];
}
