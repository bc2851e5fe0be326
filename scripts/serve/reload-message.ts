/** What the server tells an open page, when it connects and after each build. */
export interface ReloadMessage {
  /** Of the last good build; a page that was sent with another one is old. */
  readonly version: string;
  /** Present while the newest build failed. */
  readonly failure?: ShownFailure;
}

/** What an open page shows of a build that failed, in one language. */
export interface ShownFailure {
  /** BCP 47. */
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly heading: string;
  readonly problems: readonly ShownProblem[];
  /** Says how many there are besides. */
  readonly more?: string;
  /** On the button that takes it away. */
  readonly hide: string;
}

export interface ShownProblem {
  /** `path:line:column`. */
  readonly place: string;
  /** What is wrong and what to write instead; texts of content stand in backticks. */
  readonly text: string;
}
