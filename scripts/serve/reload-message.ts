/** What the server sends to an open page, when it connects and after each build. */
export interface ReloadMessage {
  /** Of the last good build. A page with another version is old. */
  readonly version: string;
  /** Present if the last build failed. */
  readonly failure?: ShownFailure;
}

/** What an open page shows of a failed build, in one language. */
export interface ShownFailure {
  /** BCP 47. */
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly heading: string;
  readonly problems: readonly ShownProblem[];
  /** Says how many more problems there are. */
  readonly more?: string;
  /** Label of the button that closes the panel. */
  readonly hide: string;
}

export interface ShownProblem {
  /** `path:line:column`. */
  readonly place: string;
  /** What is wrong and what to write instead; texts of content stand in backticks. */
  readonly text: string;
}
