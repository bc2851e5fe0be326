import matter from "gray-matter";
import type { Parsed } from "../../problems/problem.ts";
import type { Violation } from "../../problems/violation.ts";
import { limits } from "../../text/limits.ts";
import { showValue } from "../../text/show-value.ts";
import { findTypographicFences } from "./typographic-fences.ts";
import { parseSimpleYaml } from "./yaml/parse-simple-yaml.ts";
import { parseYaml, type YamlMap } from "./yaml/parse-yaml.ts";

export interface FrontMatter {
  readonly keys: YamlMap;
  /** The text below the closing fence. */
  readonly body: string;
  /** 1-based line of the file on which `body` starts. */
  readonly bodyLine: number;
}

const fence = "---";

/**
 * Splits a Markdown file into front matter and body. The fences and the size of the block are
 * checked first. The parser gets only the block.
 *
 * @param text decoded, with LF line ends and without a BOM.
 */
export function parseFrontMatter(text: string, file: string): Parsed<FrontMatter> {
  const slips = findTypographicFences(text);
  if (slips.length > 0) return { problems: slips.map(({ line, violation }) => ({ file, line, column: 1, violation })) };
  const parts = splitAtFences(text);
  if ("violation" in parts) return { problems: [{ file, line: 1, column: 1, ...parts }] };

  let parsed: Parsed<YamlMap> = { problems: [] };
  matter(parts.head, {
    language: "yaml",
    engines: {
      yaml: (block: string) => {
        parsed = parseBlock(block, file);
        return {};
      },
      ...refusedEngines,
    },
  });
  // gray-matter does not call the engine for a block without a key.
  if (!parsed.value && parsed.problems.length === 0) parsed = parseBlock("", file);
  const { body, bodyLine } = parts;
  return parsed.value ? { value: { keys: parsed.value, body, bodyLine }, problems: [] } : { problems: parsed.problems };
}

/** Whether a file starts with front matter, or with an attempt at it. */
export function hasFence(text: string): boolean {
  return text.startsWith(fence) || findTypographicFences(text).length > 0;
}

/**
 * Returns the text below the front matter, without checking its keys. Undefined if there is no
 * front matter.
 */
export function splitBody(text: string): string | undefined {
  const parts = splitAtFences(text);
  return "violation" in parts ? undefined : parts.body;
}

/**
 * gray-matter can run code in these languages. The check of the fence already refuses them; this is
 * a second barrier.
 */
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
  const plain = parseSimpleYaml(text, 2);
  if (plain) return { value: plain, problems: [] };
  const { value, problems } = parseYaml(text, file, 2);
  if (problems.length > 0) return { problems };
  if (value?.kind === "map") return { value, problems };
  return { problems: [{ file, line: 2, column: 1, violation: { rule: "frontMatterWithoutKeys" } }] };
}

interface FenceViolation {
  readonly violation: Violation;
  /** By default the first line. */
  readonly line?: number;
}

/** A file in two parts. */
interface Parts extends Pick<FrontMatter, "body" | "bodyLine"> {
  /** The front matter with its fences. */
  readonly head: string;
}

function splitAtFences(text: string): Parts | FenceViolation {
  if (text.trim() === "") return { violation: { rule: "emptyFile" } };
  const [first = ""] = text.split("\n", 1);
  if (first !== fence) return { violation: explainFirstLine(first) };
  // Searches for LF alone, as gray-matter does. With a pattern, `^` would also match after U+2028
  // and measure less than gray-matter parses.
  const end = text.indexOf(`\n${fence}`);
  if (end < 0) return { violation: { rule: "noClosingFence" } };
  const block = text.slice(first.length + 1, end + 1);
  const lines = block.split("\n").length - 1;
  if (Buffer.byteLength(block) > limits.frontMatterBytes || lines > limits.frontMatterLines)
    return { violation: { rule: "frontMatterTooLarge", kibibytes: limits.frontMatterBytes / 2 ** 10, lines: limits.frontMatterLines } };
  const start = end + 1 + fence.length;
  const [closing = ""] = text.slice(end + 1).split("\n", 1);
  if (closing !== fence) return { line: lines + 2, violation: { rule: "wrongClosingFence", written: showValue(closing) } };
  return { head: text.slice(0, start), body: text.slice(start + 1), bodyLine: lines + (start < text.length ? 3 : 2) };
}

function explainFirstLine(first: string): Violation {
  return /^---[^-]/.test(first) ? { rule: "openingFenceWithMore", written: showValue(first) } : { rule: "noFrontMatter" };
}
