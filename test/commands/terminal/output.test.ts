import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { printErrors, printJson, printLines, splitPrepared } from "../../../scripts/commands/terminal/output.ts";
import { openStatusLine } from "../../../scripts/commands/terminal/status-line.ts";

/** ESC, C1 controls, carriage return, line feed, backspace, bell, tab, order and line marks. */
const hostile = "a\u001b[31m\u009b2J\u0085\r\n\b\u0007\t\u202e\u2066\u200f\u2028b";
const escaped = "a[U+001B][31m[U+009B]2J[U+0085][U+000D][U+000A][U+0008][U+0007][U+0009][U+202E][U+2066][U+200F][U+2028]b";

function watch(stream: "log" | "error"): readonly string[] {
  const lines: string[] = [];
  const spy = vi.spyOn(console, stream).mockImplementation((line) => void lines.push(line));
  onTestFinished(() => spy.mockRestore());
  return lines;
}

test("every line is printed as one line of plain text", () => {
  const [output, errors] = [watch("log"), watch("error")];
  printLines([hostile, "::error::x", "نیم‌فاصله"]);
  printErrors([hostile]);
  expect({ output, errors }).toEqual({ output: [escaped, ":[U+003A]error::x", "نیم‌فاصله"], errors: [escaped] });
});

test("a prepared line keeps colours, isolates and commands, and nothing else", () => {
  const output = watch("log");
  printLines(splitPrepared("\u001b[1;31mred\u001b[22m\u001b[2J\u0007\r\n::error file=a.md::\u2067x\u2069\u202e"));
  expect(output).toEqual(["\u001b[1;31mred\u001b[22m[U+001B][2J[U+0007][U+000D]", "::error file=a.md::\u2067x\u2069[U+202E]"]);
});

test("JSON stays JSON, and holds the same text", () => {
  const output = watch("log");
  printJson({ file: hostile });
  expect(output.join("")).not.toMatch(/[^\x20-\x7e]/);
  expect(JSON.parse(output.join(""))).toEqual({ file: hostile });
});

test.each([true, false])("a status line shows names as plain text (terminal: %s)", async (isTTY) => {
  const stream = Object.assign(new PassThrough(), { isTTY, columns: 200 });
  openStatusLine(stream, {}).show(hostile);
  stream.end();
  expect(await text(stream)).toBe(isTTY ? `\r\u001b[2K${escaped}` : `${escaped}\n`);
});
