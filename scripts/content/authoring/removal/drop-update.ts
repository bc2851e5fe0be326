import { type PostText, readPostText } from "./post-text.ts";

const dropped: readonly string[] = ["updated", "updatedBy"];

/**
 * Removes the lines of `updated` and `updatedBy`. All else stays byte for byte.
 *
 * @param text decoded, with its own line ends and its BOM.
 * @returns undefined if the keys share lines with others.
 */
export function dropUpdate({ file, keys }: PostText, text: string): string | undefined {
  const entries = [...keys.entries].sort(([, one], [, other]) => one.line - other.line);
  const lines = text.split("\n");
  // The first line is a fence, and so is the line after the last key.
  const fence = lines.findIndex((line, index) => index > 0 && /^---\r?$/.test(line)) + 1;
  const gone = new Set<number>();
  for (const [index, [key, { line }]] of entries.entries()) {
    const end = entries[index + 1]?.[1].line ?? fence;
    if (dropped.includes(key)) for (let number = line; number < end; number += 1) gone.add(number);
  }
  const left = lines.filter((_, index) => !gone.has(index + 1)).join("\n");
  const names = entries.map(([key]) => key).filter((key) => !dropped.includes(key));
  const read = readPostText(file, Buffer.from(left));
  return read && [...read.keys.entries.keys()].sort().join("\n") === names.sort().join("\n") ? left : undefined;
}
