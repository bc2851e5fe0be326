/** The result of writing one post. */
export type Outcome = Written | Refusal;

export interface Written {
  readonly kind: "written";
  /** Path of the new file, from the current folder. */
  readonly path: string;
  /** Address of the post. */
  readonly url: string;
  /** Existing discussions with a similar title; absent for a reply. */
  readonly similar?: readonly ListedDiscussion[];
  /** Sentences for the author. */
  readonly message: string;
}

export interface ListedDiscussion {
  readonly title: string;
  readonly url: string;
}

/** No file was written. */
export interface Refusal {
  readonly kind: "refused";
  /** `content`: the post or the settings break a rule. `author`: the author cancelled. */
  readonly cause: "content" | "usage" | "disk" | "author";
  /** Sentences for the author. */
  readonly message: string;
}

export function buildRefusal(cause: Refusal["cause"], message: string): Refusal {
  return { kind: "refused", cause, message };
}
