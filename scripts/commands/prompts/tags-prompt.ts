import { styleText } from "node:util";
import { TextPrompt } from "@clack/core";
import { S_BAR, S_BAR_END, symbol } from "@clack/prompts";
import type { TagsQuestion } from "../../authoring/prompter.ts";
import { escapeControls } from "../../text/escape-output.ts";
import { splitLastTag } from "../../text/tag-list.ts";
import type { Streams } from "./lines-prompt.ts";

/**
 * Asks for several tags on one line, with suggestions for the last one below. Tab accepts the first
 * suggestion.
 */
export class TagsPrompt extends TextPrompt {
  constructor({ message, hint, suggestions, comma, suggest, check }: TagsQuestion, streams: Streams = {}) {
    super({
      ...streams,
      validate: (answer) => check(answer ?? ""),
      render() {
        const title = `${styleText("gray", S_BAR)}\n${symbol(this.state)}  ${message}\n`;
        const bar = styleText("cyan", S_BAR);
        if (this.state === "submit" || this.state === "cancel")
          return `${title}${styleText("gray", S_BAR)}  ${styleText("dim", this.userInput)}`;
        const fitting = suggest(readLastTag(this.userInput)).map(escapeControls).join(`${comma} `);
        const below =
          this.state === "error" ? styleText("yellow", this.error) : styleText("dim", fitting === "" ? hint : `${suggestions} ${fitting}`);
        return `${title}${bar}  ${this.userInputWithCursor}\n${styleText("cyan", S_BAR_END)}  ${below}\n`;
      },
    });
    this.on("key", (_, { name }) => {
      const [first] = suggest(readLastTag(this.userInput));
      if (name !== "tab" || first === undefined) return;
      const completed = completeTags(this.userInput, first);
      this._clearUserInput();
      this._setUserInput(completed, true);
    });
  }
}

/** @example readLastTag("php, lar") // => "lar" */
export function readLastTag(line: string): string {
  return splitLastTag(line)[1].trim();
}

/** @example completeTags("php, lar", "laravel") // => "php, laravel" */
export function completeTags(line: string, tag: string): string {
  return splitLastTag(line)[0] + tag;
}
