import Engine, { type Env, type MarkdownIt, type StateBlock, type Token } from "markdown-it";
import { directionMarks } from "./direction-marks.ts";
import { type LineStart, readLineStart } from "./line-start.ts";
import { listDigits } from "./list-digits.ts";
import { lookAlikeSpaces } from "./look-alike-spaces.ts";

type BlockRule = (state: StateBlock, startLine: number, endLine: number, silent: boolean) => boolean;

const source = new Engine("zero").enable("code");
const [readIndentedCode]: readonly BlockRule[] = source.block.ruler.getRules("");

/** Few texts have such a character. In all others the engine reads every line as it is written. */
const mayMatter = new RegExp(`[${directionMarks}${lookAlikeSpaces}]|[${listDigits}][.)]`);

/** Marks of blocks that are read from the text: of alerts, tasks, comments and details. */
const markInText = new RegExp(`\\[(?:!|[ xX${lookAlikeSpaces}]\\])|<(?:!--|/?(?:details|summary)\\b)`, "iy");

/** A line that opens or closes a fence, perhaps inside quotes and list items. */
const fenceLine = /^[ \t>]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)*(`{3,}|~{3,})[ \t]*(.*)$/;

/**
 * Also reads marks at line starts that have other digits or spaces, or follow direction marks.
 * A text in ASCII is read exactly as without this rule.
 */
export function readLineStarts(engine: MarkdownIt): void {
  engine.block.State = WrittenBlocks;
  engine.block.ruler.at("code", readCode);
}

/** Finds blocks in `src`, where all marks are in ASCII. Their text is taken as it was written. */
class WrittenBlocks extends source.block.State {
  readonly #written: readonly string[];
  readonly #lineStarts: ReadonlyMap<number, LineStart>;
  /** Where each line begins in `src`. The engine moves its own marks behind the `>` of a quote. */
  readonly #begins: readonly number[];

  constructor(body: string, engine: MarkdownIt, env: Env, tokens: Token[]) {
    const written = mayMatter.test(body) ? body.split("\n") : [];
    const lineStarts = findLineStarts(written);
    super(lineStarts.size === 0 ? body : joinStructure(written, lineStarts), engine, env, tokens);
    this.#written = written;
    this.#lineStarts = lineStarts;
    this.#begins = lineStarts.size === 0 ? [] : [...this.bMarks];
  }

  override getLines(begin: number, end: number, indent: number, keepLastLF: boolean): string {
    if (this.#lineStarts.size === 0) return super.getLines(begin, end, indent, keepLastLF);
    let text = "";
    for (let line = begin; line < end; line++) {
      const keepLF = keepLastLF || line + 1 < end;
      const start = this.#lineStarts.get(line);
      if (!start) text += super.getLines(line, line + 1, indent, keepLF);
      else text += this.#getWritten(line, start, indent) + (keepLF && line + 1 < this.#written.length ? "\n" : "");
    }
    return text;
  }

  /** Whether a line is indented as code by spaces and tabs alone (CommonMark 0.31, 4.4). */
  isIndentedAsCode(line: number): boolean {
    const start = this.#lineStarts.get(line);
    const indent = this.sCount[line] ?? 0;
    if (!start || indent - this.blkIndent < 4) return indent - this.blkIndent >= 4;
    const end = (this.bMarks[line] ?? 0) + (this.tShift[line] ?? 0) - (this.#begins[line] ?? 0);
    const gap = start.structure.slice(0, end).search(/[ \t]*$/);
    const first = start.changed.find((offset) => offset >= gap && offset < end) ?? end;
    return indent - (end - first) - this.blkIndent >= 4;
  }

  /** Drops up to `indent` columns, and the direction marks before them or before a mark. */
  #getWritten(line: number, { leftOut }: LineStart, indent: number): string {
    const begin = this.bMarks[line] ?? 0;
    const end = this.eMarks[line] ?? 0;
    const textStart = begin + (this.tShift[line] ?? 0);
    let pos = begin;
    let column = 0;
    for (; pos < end && column < indent; pos++) {
      const character = this.src.charAt(pos);
      if (character === "\t") column += 4 - ((column + (this.bsCount[line] ?? 0)) % 4);
      else if (character === " " || pos < textStart) column++;
      else break;
    }
    const offset = pos - (this.#begins[line] ?? 0);
    markInText.lastIndex = pos;
    const isMark = markInText.test(this.src);
    const marks = leftOut.filter((before) => before < offset || (isMark && before === offset)).length;
    return " ".repeat(Math.max(column - indent, 0)) + (this.#written[line] ?? "").slice(offset + marks);
  }
}

function findLineStarts(written: readonly string[]): ReadonlyMap<number, LineStart> {
  const starts = new Map<number, LineStart>();
  let fence = "";
  written.forEach((line, index) => {
    const start = readLineStart(line, fence !== "");
    if (start) starts.set(index, start);
    fence = readFence(start?.structure ?? line, fence);
  });
  return starts;
}

/** Returns the fence that is open after a line, or an empty text (CommonMark 0.31, 4.5). */
function readFence(line: string, open: string): string {
  if (!line.includes("```") && !line.includes("~~~")) return open;
  const [, fence = "", info = ""] = fenceLine.exec(line) ?? [];
  if (open === "") return fence.startsWith("`") && info.includes("`") ? "" : fence;
  return fence.startsWith(open) && info === "" ? "" : open;
}

function joinStructure(written: readonly string[], starts: ReadonlyMap<number, LineStart>): string {
  return written.map((line, index) => starts.get(index)?.structure ?? line).join("\n");
}

function readCode(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if (state instanceof WrittenBlocks && !state.isIndentedAsCode(startLine)) return false;
  return readIndentedCode?.(state, startLine, endLine, silent) === true;
}
