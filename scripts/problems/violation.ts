import type { Locale } from "../locale/locale.ts";
import type { Translation } from "../locale/translation.ts";
import type { valueRules as enValueRules, problems } from "./en.ts";

/** What is wrong, and what to do about it. */
export interface Message {
  /**
   * One sentence without its full stop. The reason of a value rule lacks its subject. Texts of
   * content are in backticks.
   */
  readonly reason: string;
  /** One sentence with its full stop: what to write instead. */
  readonly fix: string;
}

type ValuesOf<Words> = Words extends (values: infer Values) => unknown ? Readonly<Values> : never;

/** The values that the words of each rule need. */
export type RuleValues = { readonly [R in keyof typeof problems.rules]: ValuesOf<(typeof problems.rules)[R]> };

export type Rule = keyof RuleValues;

/** A rule for one value. Its reason follows the name of a subject. */
export type ValueRule = keyof typeof enValueRules;

/** A broken rule with its values, in no language. By default its reason is a whole sentence. */
export type Violation<R extends Rule = Exclude<Rule, ValueRule>> = { readonly [K in R]: { readonly rule: K } & RuleValues[K] }[R];

export type ValueViolation = Violation<ValueRule>;

type SubjectWords = typeof problems.subjects;

/** What has a wrong value. */
export type Subject<Kind extends keyof SubjectWords = keyof SubjectWords> = {
  readonly [K in Kind]: { readonly kind: K } & ValuesOf<SubjectWords[K]>;
}[Kind];

/** The words of a language for everything that can be wrong with content. */
export interface ProblemWords
  extends Pick<Locale, "language" | "direction" | "digits" | "grouping" | "plural">,
    Pick<typeof problems, "skipped"> {
  readonly rules: { readonly [R in Rule]: (values: RuleValues[R]) => Message };
  readonly subjects: { readonly [K in Subject["kind"]]: (subject: Subject<K>) => string };
  readonly closing: Translation<typeof problems.closing>;
}

/** @param subject what a value rule is about; the other rules name it themselves. */
export function describeViolation<R extends Rule>(violation: Violation<R>, words: ProblemWords, subject?: Subject): Message {
  const { reason, fix } = words.rules[violation.rule](violation);
  return { reason: subject ? `${describeSubject(subject, words)} ${reason}` : reason, fix };
}

function describeSubject<Kind extends Subject["kind"]>(subject: Subject<Kind>, words: ProblemWords): string {
  return words.subjects[subject.kind](subject);
}
