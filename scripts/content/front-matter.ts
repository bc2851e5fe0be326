import matter from "gray-matter";
import type { Flaw } from "../locale/problems/flaw.ts";
import { limits } from "../text/limits.ts";
import { showValue } from "../text/quote.ts";
import { readPlainYaml } from "./plain-yaml.ts";
import type { Parsed } from "./problem.ts";
import { parseYaml, type YamlMap } from "./yaml.ts";

export interface FrontMatter {
  readonly keys: YamlMap;
  /** What stands below the closing fence. */
  readonly body: string;
  /** 1-based line of the file on which `body` starts. */
  readonly bodyLine: number;
}

const fence = "---";

/**
 * Splits a Markdown file into its front matter and its body. The block is measured and its fences are checked before any parser sees it.
 *
 * @param text decoded, with LF line ends and without a BOM.
 */
export function parseFrontMatter(text: string, file: string): Parsed<FrontMatter> {
  const fault = checkFences(text);
  if (fault) return { problems: [{ file, line: 1, column: 1, ...fault }] };

  let parsed: Parsed<YamlMap> = { problems: [] };
  const { content } = matter(text, {
    language: "yaml",
    engines: {
      yaml: (block: string) => {
        parsed = parseBlock(block, file);
        return {};
      },
      ...refusedEngines,
    },
  });
  const bodyLine = text.slice(0, text.length - content.length).split("\n").length;
  // gray-matter passes over a block without a key, so the engine may not have been asked.
  if (!parsed.value && parsed.problems.length === 0) parsed = parseBlock("", file);
  return parsed.value ? { value: { keys: parsed.value, body: content, bodyLine }, problems: [] } : { problems: parsed.problems };
}

/** What follows the front matter, whose keys are not looked at; undefined where there is none. */
export function splitBody(text: string): string | undefined {
  return checkFences(text) ? undefined : matter(text, { language: "yaml", engines: { yaml: () => ({}), ...refusedEngines } }).content;
}

/** gray-matter would run a block written for these; the fence check lets none through, and this is the second lock. */
const refusedEngines = Object.fromEntries(
  ["json", "javascript", "js", "coffee", "toml"].map((name) => [
    name,
    () => {
      throw new Error(`front matter engine refused: ${name}`);
    },
  ]),
);

function parseBlock(block: string, file: string): Parsed<YamlMap> {
  const text = block.replace(/^\n/, "");
  const plain = readPlainYaml(text, 2);
  if (plain) return { value: plain, problems: [] };
  const { value, problems } = parseYaml(text, file, 2);
  if (problems.length > 0) return { problems };
  if (value?.kind === "map") return { value, problems };
  return { problems: [{ file, line: 2, column: 1, flaw: { rule: "frontMatterWithoutKeys" } }] };
}

interface FenceFlaw {
  readonly flaw: Flaw;
  /** Where it is not the first. */
  readonly line?: number;
}

function checkFences(text: string): FenceFlaw | undefined {
  if (text.trim() === "") return { flaw: { rule: "emptyFile" } };
  const [first = ""] = text.split("\n", 1);
  if (first !== fence) return { flaw: explainFirstLine(first) };
  // By LF alone, as gray-matter looks for it: a pattern's `^` would also take U+2028 for a line's end, and measure less than is parsed.
  const end = text.indexOf(`\n${fence}`);
  if (end < 0) return { flaw: { rule: "noClosingFence" } };
  const block = text.slice(first.length + 1, end + 1);
  const lines = block.split("\n").length - 1;
  if (Buffer.byteLength(block) > limits.frontMatterBytes || lines > limits.frontMatterLines)
    return { flaw: { rule: "frontMatterTooLarge", kibibytes: limits.frontMatterBytes / 2 ** 10, lines: limits.frontMatterLines } };
  const [closing = ""] = text.slice(end + 1).split("\n", 1);
  return closing === fence ? undefined : { line: lines + 2, flaw: { rule: "wrongClosingFence", written: showValue(closing) } };
}

function explainFirstLine(first: string): Flaw {
  return /^---[^-]/.test(first) ? { rule: "openingFenceWithMore", written: showValue(first) } : { rule: "noFrontMatter" };
}
