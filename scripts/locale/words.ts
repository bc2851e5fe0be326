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
