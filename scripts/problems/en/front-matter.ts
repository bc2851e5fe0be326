import type { RuleWords } from "../problem-words.ts";
import type { FrontMatterRules } from "../rules/front-matter.ts";

export const frontMatter: RuleWords<FrontMatterRules> = {
  emptyFile: () => ({ reason: "the file is empty", fix: "Add front matter between two `---` lines, and text below it." }),
  noFrontMatter: () => ({
    reason: "the front matter is missing",
    fix: "Start the file with a line that is exactly `---`, then the keys, then `---` again.",
  }),
  openingFenceWithMore: ({ written }) => ({
    reason: `nothing may follow the opening fence (\`${written}\`)`,
    fix: "Use plain YAML: the first line must be exactly `---`.",
  }),
  noClosingFence: () => ({
    reason: "the closing `---` of the front matter is missing",
    fix: "Add a line `---` after the last key.",
  }),
  wrongClosingFence: ({ written }) => ({
    reason: `the front matter ends in \`${written}\``,
    fix: "The closing line must be exactly `---`.",
  }),
  frontMatterTooLarge: ({ kibibytes, lines }) => ({
    reason: `the front matter is over ${kibibytes} KiB or ${lines} lines`,
    fix: "Keep the keys only: remove blank lines, comments and long values.",
  }),
  frontMatterWithoutKeys: () => ({
    reason: "the front matter holds no keys",
    fix: "Write `key: value` lines, such as `title: …`.",
  }),

  documentMark: () => ({ reason: "the YAML holds a document mark or a directive", fix: "Remove that line." }),
  yamlTooDeep: () => ({ reason: "the YAML is nested too deeply", fix: "Write plain values, such as `tags: [js]`." }),
  keyNotWord: () => ({ reason: "a key must be one word", fix: "Remove it." }),
  mergeKey: () => ({ reason: "YAML merge keys are not allowed (`<<`)", fix: "Write the keys out." }),
  keyTwice: ({ key }) => ({ reason: `the key \`${key}\` stands twice`, fix: "Keep one of them." }),
  yamlAlias: ({ written }) => ({ reason: `YAML aliases are not allowed (\`${written}\`)`, fix: "Write the value out." }),
  yamlAnchor: ({ written }) => ({ reason: `YAML anchors are not allowed (\`${written}\`)`, fix: "Write the value out." }),
  yamlTag: ({ written }) => ({ reason: `YAML tags are not allowed (\`${written}\`)`, fix: "Remove the `!tag`." }),
  lostAsComment: ({ written }) => ({
    reason: `\`${written}\` would be lost as a comment`,
    fix: "Put the whole value in quotes.",
  }),
  tabAsIndentation: () => ({ reason: "a tab is used as indentation", fix: "Use spaces." }),
  signBeforeValue: ({ sign }) => ({ reason: `a value starts with \`${sign}\``, fix: "Put the whole value in quotes." }),
  lineWithoutKey: () => ({
    reason: "a line is no `key: value`",
    fix: "Write a key and `: ` before the value, or put a long value in quotes.",
  }),
  textAfterValue: () => ({
    reason: "text follows a value that has ended",
    fix: "Put the whole value in quotes, of another kind than those in it.",
  }),
  colonInValue: () => ({
    reason: "a value with `: ` in it must be quoted",
    fix: 'Put it in quotes, such as `title: "a: b"`.',
  }),
  strayIndentation: () => ({
    reason: "this line does not begin below those beside it",
    fix: "Put as many spaces before it as before them; if it goes on with the value above, put all of that in quotes.",
  }),
  listNotClosed: () => ({ reason: "a list is not closed", fix: "Add `]` at its end." }),
  mapNotClosed: () => ({ reason: "a map is not closed", fix: "Add `}` at its end." }),
  quotationNotClosed: () => ({ reason: "a quotation is not closed", fix: "Add the same quote at its end." }),
  yamlNotRead: ({ message }) => ({
    reason: `the YAML cannot be read (${message})`,
    fix: "Write `key: value` on each line, and quote a value that holds `:`, `#`, quotes or brackets.",
  }),
};
