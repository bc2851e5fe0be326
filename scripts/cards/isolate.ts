import { joinRuns, type Run } from "../text/inline-code.ts";

/** First-strong isolate and its end (UAX 9, 2.4). */
const [start, end] = ["\u2068", "\u2069"];

/**
 * Isolates a name, so that it does not change the order of the text around it.
 *
 * @example isolate("C++") // => "\u2068C++\u2069"
 */
export function isolate(name: string): string {
  return start + name + end;
}

/**
 * Reopens an isolate on the next line if a line break splits it, since each line is ordered alone.
 */
export function carryIsolates(lines: readonly (readonly Run[])[]): readonly (readonly Run[])[] {
  let isOpen = false;
  return lines.map((line) => {
    const carried = isOpen ? [{ text: start, code: false }, ...line] : line;
    const text = joinRuns(line);
    isOpen = text.lastIndexOf(start) > text.lastIndexOf(end) || (isOpen && !text.includes(end));
    return carried;
  });
}
