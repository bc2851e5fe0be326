import type { CountForms, PluralForm } from "../locale.ts";
import type { Flaw, Rule, Rules, Subject } from "./flaw.ts";

/** What is wrong, and what to do about it. */
export interface Saying {
  /** One sentence without its full stop, or what is said of a subject; texts of content stand in backticks. */
  readonly reason: string;
  /** One sentence with its full stop: what to write instead. */
  readonly fix: string;
}

/** Words for rules, one by one. */
export type RuleWords<R = Rules> = { readonly [K in keyof R]: (values: R[K]) => Saying };

/** The words of a language for all that can be wrong with content. */
export interface ProblemWords {
  readonly rules: RuleWords;
  /** What comes before the reason of some rules, with a space between. */
  readonly subject: (subject: Subject) => string;
  /** Of a problem for which its file is passed over. */
  readonly heldBack: (reason: string) => string;
  readonly closing: ClosingWords;
  readonly digits: string;
  readonly grouping: string;
  readonly plural: (count: number) => PluralForm;
}

/** The sentences with which commands end that tell of problems. */
export interface ClosingWords {
  readonly problems: CountForms;
  readonly notes: CountForms;
  readonly files: CountForms;
  readonly discussions: CountForms;
  /** Nothing is wrong: `{files}`, `{discussions}`. */
  readonly sound: string;
  /** Nothing was built: `{output}`. */
  readonly nothingWritten: string;
  /** Where some are not shown: `{count}`. */
  readonly more: string;
  /** Said of something that was mended: `{file}`, `{was}`, `{is}`. */
  readonly mended: string;
}

/** The words for a broken rule. */
export function sayFlaw<R extends Rule>(flaw: Flaw<R>, { rules }: Pick<ProblemWords, "rules">): Saying {
  return rules[flaw.rule](flaw);
}
