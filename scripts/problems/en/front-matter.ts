export const frontMatter = {
  emptyFile: () => ({ reason: "the file is empty", fix: "Add front matter between two `---` lines, and text below it." }),
  noFrontMatter: () => ({
    reason: "the front matter is missing",
    fix: "Start the file with a line that is exactly `---`, then the keys, then `---` again.",
  }),
  openingFenceWithMore: ({ written }: { written: string }) => ({
    reason: `nothing may follow the opening fence (\`${written}\`)`,
    fix: "Use plain YAML: the first line must be exactly `---`.",
  }),
  noClosingFence: () => ({
    reason: "the closing `---` of the front matter is missing",
    fix: "Add a line `---` after the last key.",
  }),
  wrongClosingFence: ({ written }: { written: string }) => ({
    reason: `the front matter ends in \`${written}\``,
    fix: "The closing line must be exactly `---`.",
  }),
  frontMatterTooLarge: ({ kibibytes, lines }: { kibibytes: number; lines: number }) => ({
    reason: `the front matter is over ${kibibytes} KiB or ${lines} lines`,
    fix: "Keep the keys only: remove blank lines, comments and long values.",
  }),
  frontMatterWithoutKeys: () => ({
    reason: "the front matter holds no keys",
    fix: "Write `key: value` lines, such as `title: …`.",
  }),

  /** `written` is the line, whose dashes a text editor replaced. */
  typographicFence: ({ written }: { written: string }) => ({
    reason: `the fence of the front matter is written with another dash or with an invisible character (\`${written}\`)`,
    fix: "Write `---`: three hyphens on a line of their own.",
  }),
  /** `written` is a value or a key with its quotes. */
  typographicQuotes: ({ written }: { written: string }) => ({
    reason: `YAML does not know the quotes of \`${written}\``,
    fix: 'Write straight quotes (`"`). If the quotes belong to the text, put straight quotes around all of it.',
  }),
  /** `right` is the item after a hyphen. */
  typographicDash: ({ written, right }: { written: string; right: string }) => ({
    reason: `YAML does not know the dash before this item (\`${written}\`)`,
    fix: `Start each item with a hyphen and a space: \`${right}\`.`,
  }),
  /** `right` is the item after a hyphen. `code` is the code point of the bullet. */
  bulletBeforeItem: ({ written, code, right }: { written: string; code: string; right: string }) => ({
    reason: `YAML does not know the bullet ${code} before this item (\`${written}\`)`,
    fix: `Start each item with a hyphen and a space: \`${right}\`.`,
  }),
  /** `written` and `right` are the key with its colon. */
  lookAlikeColon: ({ written, code, right }: { written: string; code: string; right: string }) => ({
    reason: `the sign after this key only looks like a colon (\`${written}\`, ${code})`,
    fix: `Write \`${right}\`, then a space and the value.`,
  }),
  /** `right` is the value with hyphens. */
  dashInValue: ({ written, right }: { written: string; right: string }) => ({
    reason: `a typographic dash or a minus sign is not a hyphen (\`${written}\`)`,
    fix: `Write the hyphen of the keyboard: \`${right}\`.`,
  }),
  /** `letter` as in `characterReference`. */
  referenceAtStart: ({ written, letter, isLost }: { written: string; letter?: string | undefined; isLost?: true }) => ({
    reason: `a value starts with \`${written}\`, which YAML does not read as text`,
    fix: isLost
      ? "Write the letter again: a program lost it."
      : letter === undefined
        ? "Remove it."
        : `Write the character itself: \`${letter}\`.`,
  }),
  /** `code` has the form `U+00A0`. */
  lookAlikeSpace: ({ code }: { code: string }) => ({
    reason: `YAML needs a plain space here, not an invisible or look-alike character (${code})`,
    fix: "Write a plain space there.",
  }),

  documentMark: () => ({ reason: "the YAML holds a document mark or a directive", fix: "Remove that line." }),
  yamlTooDeep: () => ({ reason: "the YAML is nested too deeply", fix: "Write plain values, such as `tags: [js]`." }),
  keyNotWord: () => ({ reason: "a key must be one word", fix: "Remove it." }),
  mergeKey: () => ({ reason: "YAML merge keys are not allowed (`<<`)", fix: "Write the keys out." }),
  keyTwice: ({ key }: { key: string }) => ({ reason: `the key \`${key}\` appears twice`, fix: "Keep one of them." }),
  yamlAlias: ({ written }: { written: string }) => ({
    reason: `YAML aliases are not allowed (\`${written}\`)`,
    fix: "Write the value out.",
  }),
  yamlAnchor: ({ written }: { written: string }) => ({
    reason: `YAML anchors are not allowed (\`${written}\`)`,
    fix: "Write the value out.",
  }),
  yamlTag: ({ written }: { written: string }) => ({ reason: `YAML tags are not allowed (\`${written}\`)`, fix: "Remove the `!tag`." }),
  /** `written` is the text after ` #`. */
  lostAsComment: ({ written }: { written: string }) => ({
    reason: `\`${written}\` would be lost as a comment`,
    fix: "Put the whole value in quotes.",
  }),
  tabAsIndentation: () => ({ reason: "a tab is used as indentation", fix: "Use spaces." }),
  signBeforeValue: ({ sign }: { sign: string }) => ({ reason: `a value starts with \`${sign}\``, fix: "Put the whole value in quotes." }),
  lineWithoutKey: () => ({
    reason: "a line is not `key: value`",
    fix: "Write a key and `: ` before the value, or put a long value in quotes.",
  }),
  textAfterValue: () => ({
    reason: "text follows a value that has ended",
    fix: "Put the whole value in quotes that do not occur in it.",
  }),
  colonInValue: () => ({
    reason: "a value with `: ` in it must be quoted",
    fix: 'Put it in quotes, such as `title: "a: b"`.',
  }),
  /** The line is indented more or less than the lines around it. */
  strayIndentation: () => ({
    reason: "this line does not line up with the lines around it",
    fix: "Indent it like those lines. If it continues the value above, put that whole value in quotes.",
  }),
  listNotClosed: () => ({ reason: "a list is not closed", fix: "Add `]` at its end." }),
  mapNotClosed: () => ({ reason: "a map is not closed", fix: "Add `}` at its end." }),
  quotationNotClosed: () => ({ reason: "a quotation is not closed", fix: "Add the same quote at its end." }),
  /** An error that no other YAML rule covers. `message` is the parser's own, in English. */
  yamlNotRead: ({ message }: { message: string }) => ({
    reason: `the YAML cannot be read (${message})`,
    fix: "Write `key: value` on each line, and quote a value that holds `:`, `#`, quotes or brackets.",
  }),

  /** `known` lists the allowed keys. */
  unknownKey: ({ key, known }: { key: string; known: readonly string[] }) => ({
    reason: `the key \`${key}\` is unknown`,
    fix: `Remove \`${key}\`; the keys are ${known.join(", ")}.`,
  }),
  /** `near` ends with the value that the author wrote, if it is valid for that key. */
  misspeltKey: ({ key, near }: { key: string; near: string }) => ({
    reason: `the key \`${key}\` is unknown`,
    fix: `Did you mean \`${near}\`? Otherwise remove \`${key}\`.`,
  }),
  /** Keys of other generators, which have another form here. */
  draftKey: ({ status }: { status: "draft" | "published" }) => ({
    reason: "the key `draft` is unknown",
    fix: `Remove \`draft\` and write \`status: ${status}\`.`,
  }),
  /** `value` is the date that the author wrote, if it is valid. */
  dateKey: ({ value = "2026-05-02" }: { value?: string }) => ({
    reason: "the key `date` is unknown",
    fix: `Remove \`date\` and write \`created: ${value}\`.`,
  }),
};
