import type { Place } from "../problems/problem.ts";

/**
 * Returns a function that converts an offset in a block's content to a place in the body. Call it
 * with ascending offsets.
 *
 * @param lines of the body.
 * @param firstLine of the block, 0-based.
 */
export function createPlaceFinder(content: string, lines: readonly string[], firstLine: number): (offset: number) => Place {
  // Most blocks hold nothing that anyone asks for.
  let rows: readonly string[] | undefined;
  let row = 0;
  let start = 0;
  let indent: number | undefined;
  return (offset) => {
    rows ??= content.split("\n");
    for (let end = readRow().length; start + end < offset && row < rows.length - 1; end = readRow().length) {
      start += end + 1;
      row++;
      indent = undefined;
    }
    indent ??= Math.max(lines[firstLine + row]?.indexOf(readRow()) ?? 0, 0);
    return { line: firstLine + row + 1, column: indent + offset - start + 1 };
  };

  function readRow(): string {
    return rows?.[row] ?? "";
  }
}
