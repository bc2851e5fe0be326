import Engine, { type MarkdownIt, type Token } from "markdown-it";
import { buildText } from "../tokens.ts";
import { lookAlikeSpaces } from "./look-alike-spaces.ts";

const box = new RegExp(`^\\[([ ${lookAlikeSpaces}xX])\\][ \\t${lookAlikeSpaces}]+(?=\\S)`);

/**
 * Reads `[ ]` and `[x]` at the start of a list item as the box of a task (GFM 0.29, 5.3). The box
 * becomes the first token of the line, of the type `task`.
 */
export function readTasks(engine: MarkdownIt): void {
  const boxes = new WeakMap<Token, Token>();
  engine.core.ruler.after("block", "task_boxes", ({ tokens, env, src }) => {
    if (!/\[.\]/.test(src)) return;
    tokens.forEach((token, index) => {
      if (token.type !== "inline" || !token.content.startsWith("[") || tokens[index - 2]?.type !== "list_item_open") return;
      const [written, mark] = box.exec(token.content) ?? [];
      if (written === undefined) return;
      token.content = token.content.slice(written.length);
      tokens[index - 2]?.attrJoin("class", "task");
      boxes.set(token, buildBox(mark === "x" || mark === "X"));
      env.tasks = true;
    });
  });
  engine.core.ruler.before("text_join", "tasks", ({ tokens, env }) => {
    if (!env.tasks) return;
    for (const token of tokens) {
      const found = boxes.get(token);
      if (found) token.children?.unshift(found, buildText(" "));
    }
  });
}

export function isDone(task: Token): boolean {
  return task.meta?.done === true;
}

/** Its content is the box as plain text. */
function buildBox(done: boolean): Token {
  const token = new Engine.Token("task", "", 0);
  token.content = done ? "☑" : "☐";
  token.meta = { done };
  return token;
}
