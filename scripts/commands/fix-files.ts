import type { FixResult } from "../authoring/fix-content.ts";
import { Cancelled, type Prompter } from "../authoring/prompter.ts";
import { findProblemWords } from "../problems/languages.ts";
import type { ProblemWords } from "../problems/violation.ts";
import { formatCount } from "../text/numbers.ts";
import { countChanges, formatFixPreview } from "./terminal/fix-preview.ts";
import { printLines, splitPrepared } from "./terminal/output.ts";

interface FixOptions {
  /** Folder of the content. */
  readonly content: string;
  readonly colours: boolean;
  /** Absent if nobody can be asked, or need be. The fixes are then written at once. */
  readonly prompter: Prompter | undefined;
}

/** Makes all safe fixes. If there is a prompter, it shows them first and asks. */
export async function fixFiles({ content, colours, prompter }: FixOptions): Promise<FixResult> {
  const { noFixes, planFixes, writeFixes } = await import("../authoring/fix-content.ts");
  const { planned, language } = planFixes(content);
  const words = findProblemWords(language);
  if (prompter && planned.length > 0) {
    printLines(formatFixPreview(planned, words, colours).flatMap(splitPrepared));
    if (!(await confirm(prompter, countChanges(planned), words))) return noFixes;
  }
  return writeFixes(planned);
}

async function confirm(prompter: Prompter, changes: number, words: ProblemWords): Promise<boolean> {
  const { lines, write, yes, no } = words.closing;
  try {
    return await prompter.confirm({ heading: formatCount(words, lines, changes), lines: [], message: write, yes, no });
  } catch (error) {
    if (error instanceof Cancelled) return false;
    throw error;
  }
}
