import { confirm, isCancel, log, text } from "@clack/prompts";
import { Cancelled, type Prompter, type Question } from "../../authoring/prompter.ts";
import { LinesPrompt, type Streams } from "./lines-prompt.ts";
import { TagsPrompt } from "./tags-prompt.ts";

/** Asks on the terminal of the process. */
export const terminalPrompter: Prompter = {
  askText: async ({ message, default: initial = "", check }) =>
    unwrap(await text({ message, validate: (answer) => check(answer || initial), placeholder: initial, defaultValue: initial })),
  askLines: (question) => askLines(question),
  askTags: async (question) => unwrap(await new TagsPrompt(question).prompt()) ?? "",
  confirm: async ({ message, heading, lines, yes, no }) => {
    log.warn([heading, ...lines].join("\n"));
    return unwrap(await confirm({ message, active: yes, inactive: no, initialValue: false }));
  },
};

/**
 * Asks for several lines until `check` accepts them.
 *
 * @throws {Cancelled}
 */
export async function askLines({ message, check }: Pick<Question, "message" | "check">, streams: Streams = {}): Promise<string> {
  const lines = unwrap(await new LinesPrompt(message, streams).prompt()) ?? "";
  const complaint = check(lines);
  if (complaint === undefined) return lines;
  log.warn(complaint, streams);
  return askLines({ message, check }, streams);
}

/** @throws {Cancelled} for the symbol that a cancelled prompt returns. */
function unwrap<T>(answer: T): Exclude<T, symbol> {
  if (isCancel(answer)) throw new Cancelled();
  return answer as Exclude<T, symbol>;
}
