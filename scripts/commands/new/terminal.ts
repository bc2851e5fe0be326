import { confirm, isCancel, log, text } from "@clack/prompts";
import { Cancelled, type Interviewer, type Question } from "../../authoring/interviewer.ts";
import { LinesPrompt, type Streams } from "./lines-prompt.ts";
import { TagsPrompt } from "./tags-prompt.ts";

/** Asks on the terminal. */
export const terminal: Interviewer = {
  askText: async ({ message, usual = "", check }) =>
    need(await text({ message, validate: (answer) => check(answer || usual), placeholder: usual, defaultValue: usual })),
  askLines: (question) => askLines(question),
  askTags: async (question) => need(await new TagsPrompt(question).prompt()) ?? "",
  confirm: async ({ message, heading, lines, yes, no }) => {
    log.warn([heading, ...lines].join("\n"));
    return need(await confirm({ message, active: yes, inactive: no, initialValue: false }));
  },
};

/**
 * Asks for several lines until they can stand.
 *
 * @throws {Cancelled}
 */
export async function askLines({ message, check }: Pick<Question, "message" | "check">, streams: Streams = {}): Promise<string> {
  const lines = need(await new LinesPrompt(message, streams).prompt()) ?? "";
  const fault = check(lines);
  if (fault === undefined) return lines;
  log.warn(fault, streams);
  return askLines({ message, check }, streams);
}

/** @throws {Cancelled} for the sign of a question that was left. */
function need<T>(answer: T): Exclude<T, symbol> {
  if (isCancel(answer)) throw new Cancelled();
  return answer as Exclude<T, symbol>;
}
