import type { Plain } from "./rule.ts";

/** What can be wrong with the keys of a map, and with the kind of their values. */
export interface KeyRules {
  /** `known` are the keys that there are. */
  readonly unknownKey: { readonly key: string; readonly known: readonly string[] };
  readonly misspeltKey: { readonly key: string; readonly near: string };
  /** Keys of other generators that have another form here. */
  readonly draftKey: Plain;
  readonly dateKey: Plain;
}

/**
 * What can be wrong with the value of a key. The reason of such a rule is said of a subject; `example` is a line that would be right.
 */
export interface ValueRules {
  readonly missing: { readonly example: string };
  /** In a list. */
  readonly emptyInList: { readonly example: string };
  readonly noneOf: { readonly values: readonly string[]; readonly example: string };
  readonly textGiven: { readonly example: string };
  readonly listGiven: { readonly example: string };
  readonly mapGiven: { readonly example: string };

  readonly severalLines: Plain;
  readonly nothingVisible: Plain;
  /** `code` as Unicode writes it: `U+202E`. */
  readonly invisibleCharacter: { readonly kind: InvisibleKind; readonly code: string };
  readonly mixedScripts: { readonly word: string };
  readonly unseenJoiner: Plain;
  readonly tooManyMarks: { readonly most: number };
  readonly textTooLong: { readonly most: number };
  readonly notYesOrNo: { readonly written: string };
  readonly notWholeNumber: { readonly written: string; readonly min: number; readonly max: number };

  readonly tagWithoutKey: { readonly written: string };
  readonly tagTooLong: Plain;
  /** Of a tag in a list: other lists have the sign between their tags. */
  readonly separatorInTag: { readonly separator: string };
  readonly noTag: Plain;
  readonly tooManyTags: { readonly tags: number; readonly most: number };
  readonly tooManyOldPaths: { readonly paths: number; readonly most: number };
  readonly wrongOldPath: { readonly written: string; readonly mistake: OldPathMistake };
  readonly oldPathTooLong: { readonly written: string; readonly part: "path" | "segment" | "query"; readonly most: number };
}

/** What makes an old path one that no page of this site can have had. */
export type OldPathMistake =
  | "brokenPercent"
  | "noPage"
  | "homeQuery"
  | "fragment"
  | "strangeCharacter"
  | "emptySegment"
  | "dots"
  | "hiddenFolder"
  | "reservedName"
  | "fileOfHosts"
  | "spaceAtEdge"
  | "ownServer"
  /** Where the site has pages that are no discussions, or may have them. */
  | "ofSite"
  | "namelessQuery"
  | "nameTwice";

/** The kinds of characters that a reader does not see, after Unicode's names. */
export type InvisibleKind =
  | "softHyphen"
  | "graphemeJoiner"
  | "arabicLetterMark"
  | "zeroWidthSpace"
  | "leftToRightMark"
  | "rightToLeftMark"
  | "lineSeparator"
  | "paragraphSeparator"
  | "leftToRightEmbedding"
  | "rightToLeftEmbedding"
  | "popFormatting"
  | "leftToRightOverride"
  | "rightToLeftOverride"
  | "wordJoiner"
  | "leftToRightIsolate"
  | "rightToLeftIsolate"
  | "firstStrongIsolate"
  | "popIsolate"
  | "noBreakSpace"
  | "control"
  | "halfPair"
  | "noncharacter"
  | "strayedSelector"
  | "tag"
  | "excessMark"
  | "other";
