import type { z } from "zod";
import { readFlaw } from "../content/parse/fields.ts";
import type { PromptWords } from "../locale/prompt-words.ts";
import { type ProblemWords, sayFlaw } from "../problems/problem-words.ts";
import { escapeControls } from "../text/escape-output.ts";
import { fillIn } from "../text/fill.ts";

/** Says of an answer why it cannot be the value of a key, as `check` would; undefined where it can. */
type AnswerCheck = (key: string, field: z.ZodType) => (answer: string) => string | undefined;

export function createAnswerCheck(prompts: PromptWords, problems: ProblemWords): AnswerCheck {
  return (key, field) => (answer) => {
    if (answer.trim() === "") return prompts.required;
    const [flaw] = field.safeParse(answer).error?.issues.flatMap((issue) => readFlaw(issue) ?? []) ?? [];
    if (!flaw) return undefined;
    const { reason, fix } = sayFlaw(flaw, problems, { kind: "key", key });
    return escapeControls(`${fillIn(prompts.refused, { reason })}. ${fix}`);
  };
}
