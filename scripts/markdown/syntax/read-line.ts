import type { StateBlock } from "markdown-it";

/**
 * Returns a line without its indentation and without the marks of quotes and list items around it.
 */
export function readLine(state: StateBlock, line: number): string {
  return state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]);
}
