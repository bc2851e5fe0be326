import type { CountForms } from "./locale.ts";

/** The words of pages that are made once, at build. */
export interface Words {
  readonly site: SiteWords;
  readonly listing: ListingWords;
  readonly entry: EntryWords;
  readonly author: AuthorWords;
  readonly pager: PagerWords;
  readonly feeds: FeedWords;
  readonly tagIndex: TagIndexWords;
  readonly discussion: DiscussionWords;
  readonly post: PostWords;
  readonly redirect: RedirectWords;
  readonly notFound: NotFoundWords;
}

export interface SiteWords {
  /** For `<title>`: `{title}`, `{site}`. */
  readonly pageTitle: string;
  readonly skip: string;
  /** Names the main navigation. */
  readonly navigation: string;
  /** Names the links of the footer. */
  readonly footer: string;
  readonly latest: string;
  readonly tags: string;
  readonly home: string;
  readonly keys: string;
  readonly theme: ThemeWords;
}

/** The switch of the colours. */
export interface ThemeWords {
  readonly label: string;
  readonly options: Readonly<Record<"system" | "light" | "dark" | "contrast", string>>;
}

export interface ListingWords {
  readonly count: CountForms;
  readonly status: string;
  /** `{tag}`. */
  readonly title: string;
  /** From the second page on: `{tag}`, `{page}`. */
  readonly pageTitle: string;
  /** For `meta name=description`, when the tag has none of its own: `{tag}`, `{count}`. */
  readonly description: string;
  readonly related: string;
}

export interface EntryWords {
  /** `{name}`. */
  readonly author: string;
  /** The actor line: `{name}`. */
  readonly actor: { readonly raised: string; readonly updated: string };
  readonly replies: CountForms;
  readonly solved: string;
  readonly closed: string;
}

export interface AuthorWords {
  /** `{name}`. */
  readonly title: string;
  /** From the second page on: `{name}`, `{page}`. */
  readonly pageTitle: string;
  /** For `meta name=description`: `{name}`, `{count}` as in `ListingWords`. */
  readonly description: string;
  /** How many discussions they opened. */
  readonly opened: CountForms;
  readonly answers: CountForms;
}

export interface PagerWords {
  readonly label: string;
  readonly next: string;
  readonly previous: string;
  /** `{page}`. */
  readonly page: string;
  /** `{page}`, `{pages}`. */
  readonly pageOf: string;
}

export interface FeedWords {
  /** Names the links to the feeds. */
  readonly label: string;
  readonly atom: string;
  readonly json: string;
}

export interface TagIndexWords {
  readonly count: CountForms;
  readonly description: string;
}

export interface DiscussionWords {
  readonly accepted: string;
  readonly goToAnswer: string;
  readonly closed: string;
  /** Names the way from the home page to the discussion. */
  readonly breadcrumb: string;
  /** Heads the list of a long thread's replies. */
  readonly contents: string;
  /** Names the two links into the listing that the reader came from. */
  readonly neighbours: string;
  readonly previous: string;
  readonly next: string;
  /** Names the link of a post to itself: `{name}`. */
  readonly permalink: string;
  readonly tags: string;
  readonly contribute: { readonly label: string; readonly reply: string; readonly edit: string; readonly report: string };
}

export interface PostWords {
  /** Stands where a post has no text to show. */
  readonly noText: string;
  /** For a picture of the discussion without an alternative text. */
  readonly pictureAlt: string;
  /** The text of a link to a picture on another host: `{alt}`. */
  readonly remotePicture: string;
  readonly footnotes: string;
  /** The way back from a footnote. */
  readonly footnoteBack: string;
  /** Names it; starts with its text: `{number}`. */
  readonly footnoteBackFrom: string;
}

export interface RedirectWords {
  readonly title: string;
  readonly text: string;
}

export interface NotFoundWords {
  readonly title: string;
  readonly text: string;
  readonly home: string;
  readonly tags: string;
}

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
  readonly does: Readonly<Record<"search" | "next" | "previous" | "open" | "help" | "close", string>>;
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
