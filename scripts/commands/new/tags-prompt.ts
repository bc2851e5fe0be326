import { styleText } from "node:util";
import { TextPrompt } from "@clack/core";
import { S_BAR, S_BAR_END, symbol } from "@clack/prompts";
import type { TagsQuestion } from "../../authoring/interviewer.ts";
import { escapeControls } from "../../text/escape-output.ts";
import { completeTags, readLastTag } from "./complete-tags.ts";

/** One line for several tags. Those that can complete the last one stand below it as it is typed; Tab takes the first. */
export class TagsPrompt extends TextPrompt {
  constructor({ message, hint, suggestions, suggest, check }: TagsQuestion) {
    super({
      validate: (answer) => check(answer ?? ""),
      render() {
        const title = `${styleText("gray", S_BAR)}\n${symbol(this.state)}  ${message}\n`;
        const bar = styleText("cyan", S_BAR);
        if (this.state === "submit" || this.state === "cancel")
          return `${title}${styleText("gray", S_BAR)}  ${styleText("dim", this.userInput)}`;
        const fitting = suggest(readLastTag(this.userInput)).map(escapeControls).join("، ");
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
