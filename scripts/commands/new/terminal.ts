import { confirm, isCancel, log, multiline, text } from "@clack/prompts";
import { Cancelled, type Interviewer } from "./interviewer.ts";
import { TagsPrompt } from "./tags-prompt.ts";

/** Asks on the terminal. */
export const terminal: Interviewer = {
  askText: async ({ message, usual = "", check }) =>
    need(await text({ message, validate: (answer) => check(answer || usual), placeholder: usual, defaultValue: usual })),
  askLines: async ({ message }) => need(await multiline({ message })) ?? "",
  askTags: async (question) => need(await new TagsPrompt(question).prompt()) ?? "",
  confirm: async ({ message, heading, lines, yes, no }) => {
    log.warn([heading, ...lines].join("\n"));
    return need(await confirm({ message, active: yes, inactive: no, initialValue: false }));
  },
};

/** @throws {Cancelled} for the sign of a question that was left. */
function need<T>(answer: T): Exclude<T, symbol> {
  if (isCancel(answer)) throw new Cancelled();
  return answer as Exclude<T, symbol>;
}
