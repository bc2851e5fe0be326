import type { z } from "zod";
import { readViolation } from "../content/parse/fields/common-fields.ts";
import type { PromptWords } from "../locale/locale.ts";
import { describeViolation, type ProblemWords } from "../problems/violation.ts";
import { escapeControls } from "../text/escape-output.ts";
import { fillIn } from "../text/template.ts";

/**
 * Creates the check for the answer to one key: it returns the message that `npm run check` would
 * print, or undefined for a valid answer.
 */
type AnswerCheck = (key: string, field: z.ZodType) => (answer: string) => string | undefined;

export function createAnswerCheck(prompts: PromptWords, problems: ProblemWords): AnswerCheck {
  return (key, field) => (answer) => {
    if (answer.trim() === "") return prompts.required;
    const [violation] = field.safeParse(answer).error?.issues.flatMap((issue) => readViolation(issue) ?? []) ?? [];
    if (!violation) return undefined;
    const { reason, fix } = describeViolation(violation, problems, { kind: "key", key });
    return escapeControls(`${fillIn(prompts.refused, { reason })}. ${fix}`);
  };
}
