import type { InvisibleKind } from "./keys.ts";
import type { Plain } from "./rule.ts";

/** What can be wrong between the keys of a post, with its text, and beside the other posts of the forum. */
export interface PostRules {
  readonly updatedAlone: Plain;
  readonly updatedByAlone: Plain;
  readonly updatedBeforeCreated: Plain;
  /** Of its text. */
  readonly emptyBody: Plain;
  /** Of a reply: `written` is its key `discussion`. */
  readonly otherFolder: { readonly written: string; readonly folder: string };
  /** `near` is the name of a reply that may have been meant. */
  readonly unknownAnswer: { readonly written: string; readonly near?: string | undefined };
  readonly answerWithoutReplies: { readonly written: string };
  /** `near` is a picture of the discussion whose name differs in capitals or in like letters alone. */
  readonly missingPicture: { readonly name: string; readonly near?: string | undefined };
  /** A note: `name` is its address, which is not one of the post's folder. */
  readonly pictureElsewhere: { readonly name: string };
  /** A note: a space stands in it, so that the picture is text. */
  readonly spacedPicture: { readonly name: string };
  readonly pictureOnPage: { readonly name: string };
  /** A note. `times` is at least 1. */
  readonly madeHarmless: { readonly kind: InvisibleKind; readonly code: string; readonly times: number };
  /** A note. */
  readonly scheduledUntil: { readonly what: "discussion" | "reply" | "update"; readonly time: string };
  /** A note: the person's name at `key` has `word`, in which letters of two scripts look alike. */
  readonly mixedName: { readonly key: "author" | "updatedBy"; readonly word: string };
  /** `otherFile` is one of those that have the other, or the registry. */
  readonly sameTagAddress: { readonly tag: string; readonly other: string; readonly otherFile: string };

  readonly addressTaken: Claims & { readonly url: string };
  /** `file` is an address that ends in the name of a file. */
  readonly addressBelowFile: Claims & { readonly url: string; readonly file: string };
  readonly fileAboveAddress: Claims & { readonly file: string; readonly url: string };
}

/** Who has an address already, and by what the two have it: `redirectFrom`, or their names. */
export interface Claims {
  readonly owner: Origin;
  readonly isOld: boolean;
  readonly isOwnerOld: boolean;
}

/** What a page is made of: a content file, by its path, a tag, an author, or the site itself. */
export type Origin =
  | string
  | { readonly kind: "tag" | "tagFilter" | "tagFeed" | "author"; readonly label: string }
  | { readonly kind: SitePart };

export type SitePart =
  | "home"
  | "tags"
  | "search"
  | "assets"
  | "feed"
  | "sitemap"
  | "notFound"
  | "oldAddresses"
  | "redirectMap"
  | "robots"
  | "headers"
  | "manifest"
  | "editor"
  | "editorSettings";
