import type { Readable, Writable } from "node:stream";
import { styleText } from "node:util";
import { MultiLinePrompt } from "@clack/core";
import { S_BAR, S_BAR_END, symbol } from "@clack/prompts";

/** Where it is asked and answered; the process's own where they are absent. */
export interface Streams {
  readonly input?: Readable;
  readonly output?: Writable;
}

/** Drawing all of a long text after each of its characters would take minutes. */
const rowsAbove = 10;

/** Several lines, empty ones among them, so that pasted paragraphs come over whole; Ctrl+D ends them. */
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
    // The prompt has taken the key in when this hears of it.
    this.on("key", (character, { name, ctrl }) => {
      if (ctrl && name === "d") {
        this.takeBack();
        this.state = "submit";
      } else if (name === "enter" && before === "return") this.takeBack();
      // It counts every character as one unit, and would write the next one into the middle of an emoji.
      else if (character !== undefined && character.length > 1) this._cursor += character.length - 1;
      before = name;
    });
  }

  /** Enter starts a line, and so does each line end of a pasted text. */
  protected override _shouldSubmit(): boolean {
    const { userInput, cursor } = this;
    this._cursor += 1;
    this._setUserInput(`${userInput.slice(0, cursor)}\n${userInput.slice(cursor)}`);
    return false;
  }

  /** Removes the unit before the cursor. */
  private takeBack(): void {
    const { userInput, cursor } = this;
    this._cursor -= 1;
    this._setUserInput(userInput.slice(0, cursor - 1) + userInput.slice(cursor));
  }
}
