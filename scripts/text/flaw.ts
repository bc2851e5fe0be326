/** What is wrong with a value, as a problem says it. */
export interface Flaw {
  /** One sentence without its full stop; values stand in backticks. */
  readonly reason: string;
  /** One sentence with its full stop: what to write instead. */
  readonly fix: string;
}
