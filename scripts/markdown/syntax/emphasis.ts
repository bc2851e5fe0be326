import Engine, { type MarkdownIt, type StateInline } from "markdown-it";
import { startsWithJoining } from "../../text/joined-letters.ts";
import { isDirectionMark } from "./direction-marks.ts";

const { inline, utils } = new Engine("zero");

/** The smallest unit that is a direction mark, a ZWNJ or a letter of a script that joins. */
const firstOfConcern = 0x600;

/**
 * Lets emphasised, strong and struck text end before a suffix and begin after a prefix:
 * `**«گفتگو»**‌ها`. CommonMark 0.31, 6.2, reads no mark between punctuation inside and a letter
 * outside, which suits languages that put a space there (commonmark-spec#650 and #840,
 * markdown-it#410). Next to a letter of a script that joins, or a ZWNJ, neither punctuation nor
 * direction marks stop a mark. All other text is read as before.
 */
export function readJoinedEmphasis(engine: MarkdownIt): void {
  // A class of its own for all states would make all parsing slower: few texts have such marks.
  engine.inline.ruler.before("strikethrough", "joined_emphasis", (state) => {
    if (/[*_~]/.test(state.src.charAt(state.pos))) state.scanDelims = scanJoined;
    return false;
  });
}

function scanJoined(this: StateInline, start: number, canSplitWord: boolean): ReturnType<StateInline["scanDelims"]> {
  const scanned = inline.State.prototype.scanDelims.call(this, start, canSplitWord);
  const end = start + scanned.length;
  if (!isOfConcern(this.src, start - 1) && !isOfConcern(this.src, end)) return scanned;
  const before = readSide(this.src, start, -1, this.src.length);
  const after = readSide(this.src, end, 1, this.posMax);
  const ends = before.kind === "sign" && after.kind === "joining" && mayEnd(before);
  const begins = after.kind === "sign" && before.kind === "joining" && mayBegin(after);
  const left = after.kind !== "space" && (after.kind !== "sign" || before.kind === "space" || before.kind === "sign" || begins);
  const right = before.kind !== "space" && (before.kind !== "sign" || after.kind === "space" || after.kind === "sign" || ends);
  return {
    can_open: scanned.can_open || (left && (canSplitWord || !right || before.kind === "sign" || begins)),
    can_close: scanned.can_close || (right && (canSplitWord || !left || after.kind === "sign" || ends)),
    length: scanned.length,
  };
}

function isOfConcern(text: string, index: number): boolean {
  return text.charCodeAt(index) >= firstOfConcern;
}

/** What is beside a mark, without direction marks. */
interface Side {
  readonly kind: "space" | "sign" | "joining" | "other";
  readonly character: string;
  /** The character behind it, seen from the mark. Empty at the end of the text. */
  readonly next: string;
}

function readSide(text: string, start: number, step: 1 | -1, end: number): Side {
  let index = step === 1 ? start : start - 1;
  while (index >= 0 && index < end && isDirectionMark(text.charCodeAt(index))) index += step;
  const isHalf = step === -1 && /[\udc00-\udfff]/.test(text.charAt(index));
  const first = isHalf ? index - 1 : index;
  const character = index < 0 || index >= end ? "" : String.fromCodePoint(text.codePointAt(first) ?? 0);
  const beyond = step === 1 ? first + character.length : first - 1;
  return { kind: findKind(character), character, next: beyond >= end ? "" : text.charAt(beyond) };
}

/** The ends of a text count as white space (CommonMark 0.31, 6.2). */
function findKind(character: string): Side["kind"] {
  if (isSpace(character)) return "space";
  if (startsWithJoining(character)) return "joining";
  const code = character.codePointAt(0) ?? 0;
  return utils.isMdAsciiPunct(code) || utils.isPunctCharCode(code) ? "sign" : "other";
}

function isSpace(character: string): boolean {
  return character === "" || utils.isWhiteSpace(character.codePointAt(0) ?? 0);
}

/** An opening bracket or quotation mark is not where emphasis ends: `(**الف`. */
function mayEnd({ character, next }: Side): boolean {
  return !/[\p{Ps}\p{Pi}]/u.test(character) && !(/["']/.test(character) && isSpace(next));
}

/** Emphasis does not begin before a closing one, or before the end of a phrase: `الف**، ب`. */
function mayBegin({ character, next }: Side): boolean {
  return /[\p{Ps}\p{Pi}]/u.test(character) || !(/[\p{Pe}\p{Pf}]/u.test(character) || isSpace(next));
}
