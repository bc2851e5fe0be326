import type { RuleWords } from "../problem-words.ts";
import { editorExamples, type SettingRules, type SettingsRules } from "../rules/settings.ts";
import { list } from "./list.ts";
import { show } from "./show.ts";

export const settings: RuleWords<SettingsRules & SettingRules> = {
  siteWithoutKeys: () => ({ reason: "the file must hold keys", fix: show('name: "{site}"') }),
  unknownLabel: ({ name, near }) => ({
    reason: `no text of the interface is called \`${name}\``,
    fix: near === undefined ? "Take a name from the file of the language." : `Did you mean \`${near}\`?`,
  }),
  wrongHole: ({ name, hole, holes }) => ({
    reason: `the text for \`${name}\` holds \`${hole}\``,
    fix: holes.length > 0 ? `Use ${list(holes)} only.` : "Write it without braces.",
  }),
  missingHole: ({ name, hole }) => ({ reason: `the text for \`${name}\` lacks \`${hole}\``, fix: `Write \`${hole}\` in it too.` }),
  weakContrast: ({ text, ground, scheme, ratio, least }) => ({
    reason: `the colour \`${text}\` on \`${ground}\` has a contrast of ${ratio} in the ${scheme} theme`,
    fix: `Choose colours with at least ${least}, so that everybody can read.`,
  }),

  localEditor: () => ({
    reason: "with `backend: local` the web editor works on your own machine alone, and the address of this site is public",
    fix: "Before you publish, name the host of the repository as `backend`, or remove `editor`.",
  }),

  editorNotInstalled: () => ({
    reason: "the web editor (`editor`) needs the package `decap-cms`, which is not installed",
    fix: "Install it with `npm ci --include=dev`, or remove `editor`.",
  }),

  campaignsNotList: () => ({ reason: "the file must hold a list of campaigns", fix: 'Start each with `- name: "…"`.' }),
  campaignWithoutKeys: () => ({ reason: "a campaign must hold keys", fix: 'Start each with `- name: "…"`.' }),
  campaignWithoutTime: () => ({
    reason: "a campaign needs either `starts` and `ends`, or `yearly`",
    fix: show('yearly: { from: "07-01", to: "09-30" }'),
  }),
  campaignEndsEarly: () => ({ reason: "`ends` is not after `starts`", fix: "Write a later `ends`." }),

  tagsNotMap: () => ({ reason: "the file must hold tags", fix: "Write each as `tag: { description: … }`." }),
  tagNotMap: ({ tag }) => ({ reason: `\`${tag}\` must hold keys`, fix: `Write \`${tag}: { description: … }\`.` }),
  sameTag: ({ tag, other, line }) => ({
    reason: `\`${tag}\` is the same tag as \`${other}\` on line ${line}`,
    fix: "Keep it in one place.",
  }),
  sameTagSlug: ({ slug, tag, other, otherFile }) => ({
    reason: `the slug \`${slug}\` of the tag \`${tag}\` is that of the tag \`${other}\` of \`${otherFile}\``,
    fix: "Give it another `slug`.",
  }),

  notBase: ({ written }) => ({
    reason: `must be an http or https address (\`${written}\`)`,
    fix: show("base: https://example.org/forum/"),
  }),
  unknownLanguage: ({ written, known }) => ({
    reason: `names a language without words here (\`${written}\`)`,
    fix: `Use one of ${list(known)}.`,
  }),
  unknownTimeZone: ({ written }) => ({
    reason: `is not a known time zone (\`${written}\`)`,
    fix: "Write an IANA name, such as `Asia/Tehran`.",
  }),
  unknownHole: ({ hole }) => ({ reason: `holds \`${hole}\``, fix: "Use `{path}` and `{slug}` only." }),
  notContactAddress: ({ written, key }) => ({
    reason: `must be an http, https or mailto address (\`${written}\`)`,
    fix: show(`contribute: { ${key}: https://example.org/${key}/{path} }`),
  }),
  notColour: ({ written }) => ({
    reason: `must be a colour such as \`#0a6b5d\`, not \`${written}\``,
    fix: 'Write `#` and six digits of 0–9 and a–f, in quotes: `"#0a6b5d"`.',
  }),
  notSize: ({ written, min, max, right = `${min}rem` }) => ({
    reason: `must be from ${min}rem to ${max}rem, not \`${written}\``,
    fix: `Write a length such as \`${right}\`.`,
  }),
  notFonts: ({ written }) => ({
    reason: `must be names of fonts between commas, not \`${written}\``,
    fix: show("Samim, Tahoma"),
  }),
  notRepository: ({ written }) => ({
    reason: `must be an owner and a repository, not \`${written}\``,
    fix: show("repo: sara/forum"),
  }),
  notGitHubRepository: ({ written }) => ({
    reason: `cannot be a repository on GitHub (\`${written}\`)`,
    fix: "Copy owner and name from its address there, such as `repo: sara/forum`.",
  }),
  notBranch: ({ written }) => ({
    reason: `cannot be the name of a branch (\`${written}\`)`,
    fix: show("branch: main"),
  }),
  notRepositoryFolder: ({ written }) => ({
    reason: `must be a folder of the repository, not \`${written}\``,
    fix: show("folder: content"),
  }),
  notService: ({ written }) => ({
    reason: `must be an https address without a path, not \`${written}\``,
    fix: show("signIn: https://sign-in.example"),
  }),
  notAppId: ({ written }) => ({
    reason: `must be letters, digits and hyphens, not \`${written}\``,
    fix: "Copy the ID of the application from GitLab.",
  }),
  backendNeeds: ({ key, backend }) => ({
    reason: `needs \`${key}\` where \`backend\` is \`${backend}\``,
    fix: show(editorExamples[key]),
  }),
  notMonthDay: ({ written }) => ({
    reason: `holds no month and day of the Jalali year (\`${written}\`)`,
    fix: 'Write two digits each, such as `"09-30"`.',
  }),
  notLink: ({ written }) => ({
    reason: `must be a path of this site or an http or https address (\`${written}\`)`,
    fix: show("link: /about/"),
  }),
  wrongTagSlug: ({ written, right }) => ({
    reason: `cannot be part of an address (\`${written}\`)`,
    fix: `Use lower-case letters, digits, \`+\`, inner \`-\` and inner \`.\`${right === undefined ? "" : `, such as \`${right}\``}.`,
  }),
  tagSlugTooLong: ({ bytes, most }) => ({ reason: `has ${bytes} bytes`, fix: `Shorten it to at most ${most} bytes.` }),
};
