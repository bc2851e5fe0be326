/**
 * Asks the author for the answers that were not given in advance. Every question may reject with
 * `Cancelled`.
 */
export interface Prompter {
  readonly askText: (question: Question) => Promise<string>;
  /** Asks for several lines. */
  readonly askLines: (question: Pick<Question, "message" | "check">) => Promise<string>;
  /** Asks for tags, separated by commas. */
  readonly askTags: (question: TagsQuestion) => Promise<string>;
  readonly askChoice: (question: ChoiceQuestion) => Promise<string>;
  readonly confirm: (question: Confirmation) => Promise<boolean>;
}

export interface Question {
  readonly message: string;
  /** The answer for empty input, shown as a placeholder. */
  readonly default?: string;
  /** Returns a message in the author's language for a wrong answer. */
  readonly check: (answer: string) => string | undefined;
}

export interface TagsQuestion extends Question {
  /** Shown while there are no suggestions. */
  readonly hint: string;
  /** Label of the suggestions. */
  readonly suggestions: string;
  /** Between two suggestions. */
  readonly comma: string;
  /** Suggests tags for the word typed last, the best one first. */
  readonly suggest: (typed: string) => readonly string[];
}

export interface ChoiceQuestion {
  readonly message: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** The value that is marked at first. */
  readonly default: string;
}

export interface Confirmation {
  readonly message: string;
  readonly heading: string;
  /** Shown between the heading and the question. */
  readonly lines: readonly string[];
  readonly yes: string;
  readonly no: string;
}

/** The author left a question, or answered no. */
export class Cancelled extends Error {}
