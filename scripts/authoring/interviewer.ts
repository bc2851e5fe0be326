/** Asks the author what the command line did not say. Every question may reject with `Cancelled`. */
export interface Interviewer {
  readonly askText: (question: Question) => Promise<string>;
  /** Several lines. */
  readonly askLines: (question: Pick<Question, "message" | "check">) => Promise<string>;
  /** Tags between commas. */
  readonly askTags: (question: TagsQuestion) => Promise<string>;
  readonly confirm: (question: YesOrNo) => Promise<boolean>;
}

export interface Question {
  readonly message: string;
  /** The answer where nothing is written; it is shown until something is. */
  readonly usual?: string;
  /** What is wrong with an answer, in the reader's words. */
  readonly check: (answer: string) => string | undefined;
}

export interface TagsQuestion extends Question {
  readonly hint: string;
  /** Stands before the suggestions. */
  readonly suggestions: string;
  /** Tags that can complete what was typed last, the likeliest first. */
  readonly suggest: (typed: string) => readonly string[];
}

export interface YesOrNo {
  readonly message: string;
  /** Lines above the question. */
  readonly lines: readonly string[];
  readonly heading: string;
  readonly yes: string;
  readonly no: string;
}

/** The author left a question, or said no. */
export class Cancelled extends Error {}
