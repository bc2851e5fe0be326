import type { Flaw, Rule, SaidFlaw, Subject } from "./flaw.ts";
import { type ProblemWords, type Saying, sayFlaw } from "./problem-words.ts";

/** Where something stands in a file. */
export interface Place {
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 units. */
  readonly column: number;
}

/** One thing wrong with a content file, in no language; a note has the same form. */
export type Problem = PlacedProblem & Fault;

/** What is wrong, with its subject where the rule does not say it. */
export type Fault = { readonly flaw: Flaw; readonly subject?: undefined } | { readonly flaw: SaidFlaw; readonly subject: Subject };

interface PlacedProblem extends Place {
  /** Path below the content folder, with `/`. */
  readonly file: string;
  /** True of a note that the file is passed over for this. */
  readonly isHeldBack?: true;
  /** True of a file that cannot be passed over alone: in the folder of its name lie others, and whose they are it does not tell. */
  readonly hasOthers?: true;
}

/** A problem in the words of a language. The fields are those of a vfile message. */
export interface WordedProblem extends Place, Saying {
  readonly file: string;
}

/** What was made of some source, and everything that was wrong with it; a value stands only where nothing was. */
export interface Parsed<T> {
  readonly value?: T;
  readonly problems: readonly Problem[];
  readonly notes?: readonly Problem[];
}

/**
 * Orders problems by file (code point), line, column, rule and values, so that no tie is left and no language counts. How many more there
 * are of a file comes last.
 */
export function compareProblems(a: Problem, b: Problem): number {
  return (
    compareText(a.file, b.file) ||
    Number(a.flaw.rule === "furtherProblems") - Number(b.flaw.rule === "furtherProblems") ||
    a.line - b.line ||
    a.column - b.column ||
    compareText(a.flaw.rule, b.flaw.rule) ||
    compareText(JSON.stringify(a), JSON.stringify(b))
  );
}

/** Tells a problem, with its rule for who looks for one. */
export function wordProblem(problem: Problem, words: ProblemWords): WordedProblem & { readonly rule: Rule } {
  const { file, line, column, flaw, subject, isHeldBack } = problem;
  const { reason, fix } = sayFlaw(flaw, words, subject);
  return { file, line, column, rule: flaw.rule, reason: isHeldBack ? words.heldBack(reason) : reason, fix };
}

/**
 * Formats a problem as one line; control characters of names and values become `\u{…}`, so that no terminal obeys them, and neither does a
 * build server obey what looks like an instruction.
 *
 * @example formatProblem({ file: "a.md", line: 2, column: 1, reason: "`title` is missing", fix: "Add it." })
 * // => "a.md:2:1: `title` is missing. Add it."
 */
export function formatProblem({ file, line, column, reason, fix }: WordedProblem): string {
  return escapeControls(`${file}:${line}:${column}: ${reason}. ${fix}`);
}

/** Control, bidi and line-separator characters (Unicode Cc, Cf without joiners, Zl, Zp). */
const controls = "(?![\\u200c\\u200d])[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Cs}]";

/**
 * The last sign of what starts an instruction: `::` at the start of a line and `##[` anywhere (GitHub Actions), `##vso[` (Azure Pipelines),
 * `##teamcity[` (TeamCity).
 */
const instructing = "(?<=^\\s*:):|(?<=##\\w*)\\[";

/** The last sign of what passes for an error of TypeScript's, on a file of its own choice (actions/setup-node, `.github/tsc.json`). */
const accusing = "(?<=[(:]\\d+[,:]\\d+(?:\\):\\s+|\\s+-\\s+)(?:error|warning|info)\\s+TS\\d+\\s*):";

const obeyed = new RegExp(`${controls}|${instructing}|${accusing}`, "gu");

/**
 * Makes the characters of a line that a terminal or a build server would obey visible.
 *
 * @example escapeControls("::error::\u001b[1m##[group]") // => ":\\u{3a}error::\\u{1b}[1m##\\u{5b}group]"
 */
export function escapeControls(text: string): string {
  return text.replace(obeyed, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}

/**
 * Writes JSON in which these characters are escaped, so that a report can be printed and still says what it said.
 *
 * @example formatJson("##[group]") // => '"##\\u005bgroup]"'
 */
export function formatJson(value: unknown, indent?: number): string {
  // A line's end stands between values, and never in one.
  return JSON.stringify(value, undefined, indent).replace(obeyed, (character) =>
    character === "\n"
      ? character
      : Array.from({ length: character.length }, (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`).join(""),
  );
}

/**
 * Compares by code point: total, and without a locale.
 *
 * @example compareText("ﬀ", "𐎀") // => negative, while as UTF-16 units they stand the other way round
 */
export function compareText(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  for (let index = 0; index < shorter; index += 1) {
    const difference = rankUnit(a.charCodeAt(index)) - rankUnit(b.charCodeAt(index));
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/**
 * An order of `texts` by code point, as `compareText` has it: mostly that of UTF-16 units, by which the engine compares many times faster.
 */
export function findTextOrder(texts: readonly string[]): typeof compareText {
  if (texts.some((text) => /[\ud800-\uffff]/.test(text))) return compareText;
  return (a, b) => Number(a > b) - Number(a < b);
}

/** Surrogates stand for the highest code points, yet U+E000–FFFF lie above them as units. */
function rankUnit(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}
