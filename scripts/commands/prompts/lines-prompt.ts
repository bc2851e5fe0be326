import type { Readable, Writable } from "node:stream";
import { styleText } from "node:util";
import { MultiLinePrompt } from "@clack/core";
import { S_BAR, S_BAR_END, symbol } from "@clack/prompts";

/** The streams of a prompt. The default is the streams of the process. */
export interface Streams {
  readonly input?: Readable;
  readonly output?: Writable;
}

/**
 * Rows shown above the cursor. Drawing a whole long text after each character would take minutes.
 */
const rowsAbove = 10;

/**
 * Asks for several lines; Ctrl+D ends the answer. Lines may be empty, so that paragraphs can be
 * pasted.
 */
export class LinesPrompt extends MultiLinePrompt {
  constructor(message: string, streams: Streams = {}) {
    super({
      ...streams,
      render() {
        const title = `${styleText("gray", S_BAR)}\n${symbol(this.state)}  ${message}\n`;
        const isOver = this.state === "submit" || this.state === "cancel";
        const paint = (text: string) => styleText(isOver ? "gray" : "cyan", text);
        const rows = (isOver ? this.userInput : this.userInputWithCursor).split("\n");
        const last = this.userInput.slice(0, this.cursor).split("\n").length;
        const seen = isOver ? rows : rows.slice(Math.max(0, last - rowsAbove), last + 1);
        return `${title}${seen.map((row) => `${paint(S_BAR)}  ${row}\n`).join("")}${isOver ? "" : `${paint(S_BAR_END)}\n`}`;
      },
    });
    let before: string | undefined;
    // This event fires after the prompt has inserted the key.
    this.on("key", (character, { name, ctrl }) => {
      if (ctrl && name === "d") {
        this.removeLast();
        this.state = "submit";
      } else if (name === "enter" && before === "return") this.removeLast();
      // The prompt moves its cursor by one unit, and would write the next key into the middle of an
      // emoji.
      else if (character !== undefined && character.length > 1) this._cursor += character.length - 1;
      before = name;
    });
  }

  /** Enter starts a new line, and so does a line end in pasted text. */
  protected override _shouldSubmit(): boolean {
    const { userInput, cursor } = this;
    this._cursor += 1;
    this._setUserInput(`${userInput.slice(0, cursor)}\n${userInput.slice(cursor)}`);
    return false;
  }

  /** Removes the UTF-16 unit before the cursor. */
  private removeLast(): void {
    const { userInput, cursor } = this;
    this._cursor -= 1;
    this._setUserInput(userInput.slice(0, cursor - 1) + userInput.slice(cursor));
  }
}
