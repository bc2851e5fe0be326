/** A part of a text and its replacement, on one line. */
export interface TextEdit {
  /** In UTF-16 units, as `end`. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The value before, for a report. */
  readonly was: string;
  readonly is: string;
}

/** Applies the last edit first, so that the other offsets stay valid. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const backwards = [...edits].sort((one, other) => other.start - one.start);
  return backwards.reduce((edited, { start, end, text: piece }) => edited.slice(0, start) + piece + edited.slice(end), text);
}
