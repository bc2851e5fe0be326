import { confirm, isCancel, log, select, text } from "@clack/prompts";
import { Cancelled, type Prompter, type Question, type TagsQuestion } from "../../authoring/prompter.ts";
import { escapeControls } from "../../text/escape-output.ts";
import { LinesPrompt, type Streams } from "./lines-prompt.ts";
import { TagsPrompt } from "./tags-prompt.ts";

/**
 * Asks on the terminal of the process. The prompts move the cursor, so they write to the terminal
 * themselves: every text that they receive is escaped here.
 */
export const terminalPrompter: Prompter = {
  askText: async (question) => {
    const { message, default: initial = "", check } = escapeQuestion(question);
    return unwrap(await text({ message, validate: (answer) => check(answer || initial), placeholder: initial, defaultValue: initial }));
  },
  askLines: (question) => askLines(question),
  askTags: async (question) => unwrap(await new TagsPrompt(escapeTagsQuestion(question)).prompt()) ?? "",
  askChoice: async ({ message, choices, default: initialValue }) =>
    unwrap(
      await select({
        message: escapeControls(message),
        options: choices.map(({ value, label }) => ({ value, label: escapeControls(label) })),
        initialValue,
      }),
    ),
  confirm: async ({ message, heading, lines, yes, no }) => {
    log.warn([heading, ...lines].map(escapeControls).join("\n"));
    const words = { message: escapeControls(message), active: escapeControls(yes), inactive: escapeControls(no) };
    return unwrap(await confirm({ ...words, initialValue: false }));
  },
};

function escapeQuestion<Q extends Pick<Question, "message" | "check">>(question: Q): Q {
  return {
    ...question,
    message: escapeControls(question.message),
    check: (answer) => {
      const complaint = question.check(answer);
      return complaint === undefined ? undefined : escapeControls(complaint);
    },
  };
}

function escapeTagsQuestion(question: TagsQuestion): TagsQuestion {
  const { hint, suggestions } = question;
  return { ...escapeQuestion(question), hint: escapeControls(hint), suggestions: escapeControls(suggestions) };
}

/**
 * Asks for several lines until `check` accepts them.
 *
 * @throws {Cancelled}
 */
export async function askLines(question: Pick<Question, "message" | "check">, streams: Streams = {}): Promise<string> {
  const { message, check } = escapeQuestion(question);
  const lines = unwrap(await new LinesPrompt(message, streams).prompt()) ?? "";
  const complaint = check(lines);
  if (complaint === undefined) return lines;
  log.warn(complaint, streams);
  return askLines(question, streams);
}

/** @throws {Cancelled} for the symbol that a cancelled prompt returns. */
function unwrap<T>(answer: T): Exclude<T, symbol> {
  if (isCancel(answer)) throw new Cancelled();
  return answer as Exclude<T, symbol>;
}
