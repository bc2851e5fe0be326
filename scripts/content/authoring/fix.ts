import { parseDocument } from "yaml";
import type { Problem } from "../../problems/problem.ts";
import { limits } from "../../text/limits.ts";
import { countLines } from "../parse/files/decode-text.ts";
import { parseFrontMatter, splitBody } from "../parse/front-matter.ts";
import { parseYaml } from "../parse/yaml/parse-yaml.ts";
import { fixFences, fixSlips } from "./fixes/fix-slips.ts";
import { fixTags, type TagSpelling } from "./fixes/fix-tags.ts";
import { fixValues } from "./fixes/fix-values.ts";
import { applyEdits, type TextEdit } from "./fixes/text-edit.ts";
import { findYaml } from "./fixes/yaml-part.ts";

/** One fix, for a report. */
export interface Fix {
  /** 1-based. */
  readonly line: number;
  readonly was: string;
  readonly is: string;
}

export interface FixedText {
  readonly text: string;
  /** At least one, by line. */
  readonly fixes: readonly Fix[];
}

type FindEdits = (text: string, file: string, rules: TagSpelling) => readonly TextEdit[];

/** These mend YAML that cannot be read, so some of its problems may stay. */
const mending: readonly FindEdits[] = [fixFences, fixSlips];

const passes: readonly FindEdits[] = [...mending, fixValues, fixTags];

/**
 * Makes the safe fixes in front matter and in a settings file: fences, quotes, dashes and spaces
 * that a program replaced, characters that nobody sees, character references, and the spelling of
 * tags. All else stays byte for byte: the text below the front matter, line ends, and a BOM. A
 * second run finds nothing.
 *
 * @param text decoded, with its own line ends and its BOM.
 * @returns undefined if there is nothing to fix.
 */
export function fixText(text: string, file: string, rules: TagSpelling): FixedText | undefined {
  const mark = text.startsWith("\ufeff") ? "\ufeff" : "";
  const lines = text.slice(mark.length).split("\n");
  const fixes: Fix[] = [];
  let fixed = lines.map((line) => line.replace(/\r$/, "")).join("\n");
  let isDone = false;
  // A fix can reveal another one: a quote that was not closed hides all lines below it.
  for (let round = 0; round < limits.frontMatterLines && !isDone; round++) {
    isDone = true;
    for (const findEdits of passes) {
      const edits = keepSafe(fixed, findEdits(fixed, file, rules), file, findEdits);
      const edited = applyEdits(fixed, edits);
      if (edited === fixed) continue;
      fixes.push(...edits.map(({ start, was, is }) => ({ line: countLines(fixed, start), was, is })));
      fixed = edited;
      isDone = false;
    }
  }
  if (fixes.length === 0) return undefined;
  const ends = fixed.split("\n").map((line, index) => (lines[index]?.endsWith("\r") ? `${line}\r` : line));
  return { text: mark + ends.join("\n"), fixes: fixes.sort((one, other) => one.line - other.line) };
}

/** All edits if they are safe together, or else those that are safe one after the other. */
function keepSafe(text: string, edits: readonly TextEdit[], file: string, findEdits: FindEdits): readonly TextEdit[] {
  if (edits.length === 0 || isSafe(text, applyEdits(text, edits), file, findEdits)) return edits;
  const kept: TextEdit[] = [];
  for (const edit of edits) if (isSafe(text, applyEdits(text, [...kept, edit]), file, findEdits)) kept.push(edit);
  return kept;
}

/**
 * No line was added, the text below the front matter is the same, and YAML can be read as before.
 */
function isSafe(before: string, after: string, file: string, findEdits: FindEdits): boolean {
  const body = splitBody(after);
  const isSameText = !file.endsWith(".md") || (body !== undefined && before.endsWith(body));
  const isSameLength = before.split("\n").length === after.split("\n").length;
  return isSameLength && isSameText && isReadable(before, after, file, findEdits);
}

/**
 * What mends YAML may reveal problems that its fault had hidden: they are reported. But it must not
 * break YAML that the parser reads.
 */
function isReadable(before: string, after: string, file: string, findEdits: FindEdits): boolean {
  // A wrong fence hides all problems of the lines between the fences.
  if (findEdits === fixFences) return true;
  if (mending.includes(findEdits)) return !hasErrors(after, file) || hasErrors(before, file);
  return listProblems(after, file).length + listProblems(before, file).length === 0;
}

function hasErrors(text: string, file: string): boolean {
  const part = findYaml(text, file);
  return !part || parseDocument(part.yaml, { schema: "failsafe", uniqueKeys: false, logLevel: "silent" }).errors.length > 0;
}

function listProblems(text: string, file: string): readonly Problem[] {
  return file.endsWith(".md") ? parseFrontMatter(text, file).problems : parseYaml(text, file).problems;
}
