import type { StateBlock } from "markdown-it";

/**
 * A line without its indentation, and without the marks of the quotes and list items that it stands
 * in.
 */
export function readLine(state: StateBlock, line: number): string {
  return state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]);
}
