/** Where something stands in a file. */
export interface Place {
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 units. */
  readonly column: number;
}

/** One thing wrong with a content file. The fields are those of a vfile message; a note has the same form. */
export interface Problem extends Place {
  /** Path below the content folder, with `/`. */
  readonly file: string;
  /** One sentence without its full stop; values stand in backticks. */
  readonly reason: string;
  /** One sentence, with its full stop: what to write instead. */
  readonly fix: string;
}

/** What was made of some source, and everything that was wrong with it; a value stands only where nothing was. */
export interface Parsed<T> {
  readonly value?: T;
  readonly problems: readonly Problem[];
}

/** Orders problems by file (code point), line, column and reason, so that no tie is left. */
export function compareProblems(a: Problem, b: Problem): number {
  return compareText(a.file, b.file) || a.line - b.line || a.column - b.column || compareText(a.reason, b.reason);
}

/**
 * Formats a problem as one line; control characters of names and values become `\u{…}`, so that no terminal obeys them.
 *
 * @example formatProblem({ file: "a.md", line: 2, column: 1, reason: "`title` is missing", fix: "Add it." })
 * // => "a.md:2:1: `title` is missing. Add it."
 */
export function formatProblem({ file, line, column, reason, fix }: Problem): string {
  return escapeControls(`${file}:${line}:${column}: ${reason}. ${fix}`);
}

/** Makes control, bidi and line-separator characters (Unicode Cc, Cf without joiners, Zl, Zp) visible. */
export function escapeControls(text: string): string {
  return text.replace(
    /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
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

/** Surrogates stand for the highest code points, yet U+E000–FFFF lie above them as units. */
function rankUnit(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}
