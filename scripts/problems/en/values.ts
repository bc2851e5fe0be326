import type { InvisibleKind } from "../../text/invisible-kind.ts";
import { list, show } from "./format.ts";
import { invisible } from "./invisible.ts";

export const values = {
  missing: ({ example }: { example: string }) => ({ reason: "is missing", fix: show(example) }),
  /** An item of a list. */
  emptyInList: ({ example }: { example: string }) => ({ reason: "is empty", fix: show(example) }),
  noneOf: ({ values, example }: { values: readonly string[]; example: string }) => ({
    reason: `must be one of ${list(values)}`,
    fix: show(example),
  }),
  textGiven: ({ example }: { example: string }) => ({ reason: "cannot be one text", fix: show(example) }),
  listGiven: ({ example }: { example: string }) => ({ reason: "cannot be a list", fix: show(example) }),
  mapGiven: ({ example }: { example: string }) => ({ reason: "cannot be a map", fix: show(example) }),

  severalLines: () => ({ reason: "must be one line", fix: "Write it on one line." }),
  nothingVisible: () => ({ reason: "has no visible character", fix: "Write some text." }),
  /** `code` has the form `U+202E`. */
  invisibleCharacter: ({ kind, code }: { kind: InvisibleKind; code: string }) => ({
    reason: `holds an invisible character (${invisible[kind]}, ${code})`,
    fix: "Remove that character.",
  }),
  mixedScripts: ({ word }: { word: string }) => ({
    reason: `mixes letters that look alike in one word (\`${word}\`)`,
    fix: "Write the word in letters of one script.",
  }),
  /** U+FFFD. */
  lostLetter: () => ({
    reason: "holds `\ufffd`, which a program wrote in place of a letter that it could not read",
    fix: "Write the letter again.",
  }),
  /** `letter` is the character, or its code point; absent if no title may hold the character. */
  characterReference: ({ written, letter, isLost }: { written: string; letter?: string | undefined; isLost?: true }) => ({
    reason: `holds \`${written}\`, which is shown as it is`,
    fix: isLost
      ? "Write the letter again: a program lost it."
      : letter === undefined
        ? "Remove it."
        : `Write the character itself: \`${letter}\`. If you mean the code, put it between backticks.`,
  }),
  unseenJoiner: () => ({ reason: "holds an invisible joiner", fix: "Remove that character." }),
  tooManyMarks: ({ most }: { most: number }) => ({ reason: `holds a letter with more than ${most} marks`, fix: "Remove some of them." }),
  textTooLong: ({ most }: { most: number }) => ({ reason: `is longer than ${most} characters`, fix: "Shorten it." }),
  notYesOrNo: ({ written }: { written: string }) => ({
    reason: `must be \`true\` or \`false\`, not \`${written}\``,
    fix: "Write one of the two.",
  }),
  notWholeNumber: ({ written, min, max, example }: { written: string; min: number; max: number; example: number }) => ({
    reason: `must be a whole number from ${min} to ${max}, not \`${written}\``,
    fix: `Write a number such as \`${example}\`.`,
  }),
  notLanguage: ({ written, near }: { written: string; near: string | undefined }) => ({
    reason: `must be a language tag (\`${written}\`)`,
    fix: near === undefined ? "Write a tag such as `en`, `ur` or `az-Arab`." : `Did you mean \`${near}\`?`,
  }),
  notLatinLanguage: ({ written }: { written: string }) => ({
    reason: `must be a language with Latin letters (\`${written}\`)`,
    fix: "Write a tag such as `en`, `de` or `tr`.",
  }),

  tagWithoutKey: ({ written }: { written: string }) => ({
    reason: `has no letter, digit or meaningful sign (\`${written}\`)`,
    fix: "Write a word.",
  }),
  /** An item of a list of tags holds a sign that could separate two tags. */
  separatorInTag: ({ separator }: { separator: string }) => ({
    reason: `holds \`${separator}\`, which separates two tags`,
    fix: "Put `,` between the tags: `tags: [php, css]`.",
  }),
  tagTooLong: () => ({ reason: "is too long for an address", fix: "Shorten it." }),
  noTag: () => ({ reason: "is empty", fix: "Write at least one tag, such as `js`." }),
  tooManyTags: ({ tags, most }: { tags: number; most: number }) => ({ reason: `holds ${tags} tags`, fix: `Keep at most ${most}.` }),
  tooManyOldPaths: ({ paths, most }: { paths: number; most: number }) => ({
    reason: `holds ${paths} addresses`,
    fix: `Keep at most ${most}.`,
  }),
  wrongOldPath: ({ written, mistake }: { written: string; mistake: OldPathMistake }) => ({
    reason: `${oldPathMistakes[mistake]} (\`${written}\`)`,
    fix: oldPathFixes[mistake] ?? writePath,
  }),
  oldPathTooLong: ({ written, part, most }: { written: string; part: "path" | "segment" | "query"; most: number }) => ({
    reason: `${tooLong[part](most)} (\`${written}\`)`,
    fix: writePath,
  }),
};

const writePath = "Write a path of this site, such as `/old/path/`.";

/** Why no page of this site can have had an old path. */
export type OldPathMistake = keyof typeof oldPathMistakes;

const oldPathFixes: Partial<Readonly<Record<OldPathMistake, string>>> = {
  ofSite: "Write the old address of a discussion, such as `/discussions/old-name/`, or remove it.",
  fragment: "Leave out `#` and what follows: no server sees it, and the fragment of the reader is kept.",
  homeQuery: "Remove it: only a rule of the server can redirect it.",
};

const oldPathMistakes = {
  brokenPercent: "holds a broken percent sign",
  noPage: "must start with one `/` and name a page",
  homeQuery: "is the home page, with any text after `?`",
  fragment: "must be a path without a fragment",
  strangeCharacter: "holds a character that no path of this site has",
  emptySegment: "holds an empty segment",
  dots: "must not hold `..` or `.`",
  hiddenFolder: "must not hold a hidden folder or file",
  reservedName: "holds a name that Windows or git cannot hold",
  fileOfHosts: "is a file from which hosts read instructions",
  spaceAtEdge: "holds a segment that starts or ends with a space",
  ownServer: "belongs to the server of `npm start`",
  ofSite: "is in a folder where the site makes its own pages",
  namelessQuery: "has a query without a name",
  nameTwice: "has the same name twice in its query",
};

const tooLong: Readonly<Record<"path" | "segment" | "query", (bytes: number) => string>> = {
  path: (bytes) => `is over ${bytes} bytes`,
  segment: (bytes) => `holds a segment over ${bytes} bytes`,
  query: (bytes) => `has a query over ${bytes} bytes`,
};
