import type { CountForms } from "./locale.ts";

/** The words of the search page; those of what both have stand in `FilterWords`. */
export interface SearchWords {
  /** Names the page and its box. */
  readonly title: string;
  /** On its button, and in the box of the header. */
  readonly action: string;
  readonly description: string;
  readonly tag: { readonly label: string; readonly all: string };
  readonly status: { readonly label: string; readonly all: string };
  readonly year: { readonly label: string; readonly all: string };
  readonly sort: { readonly label: string; readonly relevance: string; readonly newest: string };
  /** `{query}` beside the count. */
  readonly found: CountForms;
  /** `{query}`, and `{tags}`: a link to the tags. */
  readonly nothing: string;
  readonly tagsLink: string;
  readonly failed: string;
  /** `{tags}`. */
  readonly withoutScript: string;
}

/** The form that narrows and orders the list of tags. */
export interface TagFinderWords {
  /** Names the form. */
  readonly legend: string;
  /** Labels the field. */
  readonly label: string;
  readonly found: CountForms;
  readonly order: { readonly label: string; readonly options: Readonly<Record<"count" | "letter", string>> };
}

/** The button of a block of code, and what came of it. */
export interface CopyWords {
  readonly button: string;
  readonly done: string;
  /** Said when nothing could be copied and the code is marked instead. */
  readonly failed: string;
}

/** The help on the keys. */
export interface KeyWords {
  readonly title: string;
  readonly does: Readonly<Record<"search" | "next" | "previous" | "open" | "help" | "close" | "date", string>>;
  /** Labels the box that turns the keys on and off. */
  readonly on: string;
  readonly close: string;
}

/** The words of the two filters and of the state of the listing under them. */
export interface FilterWords {
  /** Names the group of both. */
  readonly legend: string;
  /** What the empty option shows. */
  readonly empty: string;
  readonly time: {
    readonly label: string;
    /** Names the empty option. */
    readonly all: string;
    readonly options: Readonly<Record<"day" | "week" | "month" | "quarter" | "year", string>>;
  };
  readonly display: {
    readonly label: string;
    readonly all: string;
    readonly options: Readonly<Record<"solved" | "unsolved" | "unanswered" | "closed", string>>;
  };
  readonly found: CountForms;
  readonly showAll: string;
  readonly more: string;
  readonly loading: string;
  readonly failed: string;
  readonly tryAgain: string;
  /** The second tag: `{tag}`. */
  readonly withTag: string;
  /** Names the button that takes the second tag away: `{tag}`. */
  readonly withoutTag: string;
  readonly withoutScript: string;
}
