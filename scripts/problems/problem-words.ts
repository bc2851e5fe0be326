import type { CountForms, Locale } from "../locale/locale.ts";
import type { Rule, Rules, Subject, Violation } from "./violation.ts";

/** What is wrong, and what to do about it. */
export interface Message {
  /** One sentence without its full stop, or what is said of a subject; texts of content stand in backticks. */
  readonly reason: string;
  /** One sentence with its full stop: what to write instead. */
  readonly fix: string;
}

/** Words for rules, one by one. */
export type RuleWords<R = Rules> = { readonly [K in keyof R]: (values: R[K]) => Message };

/** The words of a language for all that can be wrong with content. */
export interface ProblemWords extends Pick<Locale, "language" | "direction" | "digits" | "grouping" | "plural"> {
  readonly rules: RuleWords;
  /** What comes before the reason of some rules, with a space between. */
  readonly subject: (subject: Subject) => string;
  /** Of a problem for which its file is passed over. */
  readonly skipped: (reason: string) => string;
  readonly closing: ClosingWords;
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
  /** On the button that takes them from the page. */
  readonly hide: string;
  /** Said of a file whose folder is closed to writing: `{file}`. */
  readonly notWritten: string;
  /** Said of something that was mended: `{file}`, `{was}`, `{is}`. */
  readonly mended: string;
}

/** The words for a broken rule; `subject` is what has the violation, where its reason does not say it. */
export function describeViolation<R extends Rule>(violation: Violation<R>, words: ProblemWords, subject?: Subject): Message {
  const { reason, fix } = words.rules[violation.rule](violation);
  return { reason: subject ? `${words.subject(subject)} ${reason}` : reason, fix };
}
