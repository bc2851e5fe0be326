import { list, show } from "./format.ts";

export const settings = {
  siteWithoutKeys: () => ({ reason: "the file must hold keys", fix: show('name: "{site}"') }),
  /** `near` is the name that may be meant. */
  unknownLabel: ({ name, near }: { name: string; near?: string | undefined }) => ({
    reason: `no text of the interface is called \`${name}\``,
    fix: near === undefined ? "Take a name from the file of the language." : `Did you mean \`${near}\`?`,
  }),
  /** `holes` lists the holes that the text may have. */
  wrongHole: ({ name, hole, holes }: { name: string; hole: string; holes: readonly string[] }) => ({
    reason: `the text for \`${name}\` holds \`${hole}\``,
    fix: holes.length > 0 ? `Use ${list(holes)} only.` : "Write it without braces.",
  }),
  /** `hole` is a hole of the default text. */
  missingHole: ({ name, hole }: { name: string; hole: string }) => ({
    reason: `the text for \`${name}\` lacks \`${hole}\``,
    fix: `Write \`${hole}\` in it too.`,
  }),
  /** A note. `text` and `ground` are names of colours; `ratio` and `least` are ratios (`4.5:1`). */
  weakContrast: ({
    text,
    ground,
    scheme,
    ratio,
    least,
  }: {
    text: string;
    ground: string;
    scheme: "light" | "dark";
    ratio: string;
    least: string;
  }) => ({
    reason: `the colour \`${text}\` on \`${ground}\` has a contrast of ${ratio} in the ${scheme} theme`,
    fix: `Choose colours with at least ${least}, so that everybody can read.`,
  }),

  /** A note, only if the address of the site is public. */
  localEditor: () => ({
    reason: "with `backend: local` the web editor works only on your own machine, but the address of this site is public",
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
  tagNotMap: ({ tag }: { tag: string }) => ({ reason: `\`${tag}\` must hold keys`, fix: `Write \`${tag}: { description: … }\`.` }),
  /** `line` is the line of the other tag. */
  sameTag: ({ tag, other, line }: { tag: string; other: string; line: number }) => ({
    reason: `\`${tag}\` is the same tag as \`${other}\` on line ${line}`,
    fix: "Keep it in one place.",
  }),
  /** `otherFile` is one of the files with the other tag, or `tags.yaml`. */
  sameTagSlug: ({ slug, tag, other, otherFile }: { slug: string; tag: string; other: string; otherFile: string }) => ({
    reason: `the slug \`${slug}\` of the tag \`${tag}\` already belongs to the tag \`${other}\` in \`${otherFile}\``,
    fix: "Give it another `slug`.",
  }),
};

/** Lines of the web editor's settings, the same in every language. */
export const editorExamples = { repo: "repo: sara/forum", signIn: "signIn: https://sign-in.example", appId: "appId: 0123abcd" };

/** Why an address cannot be the address of a site. */
export type BaseMistake = keyof typeof baseMistakes;

export const baseMistakes = {
  lineBreak: "holds a line break",
  space: "holds a space or a tab",
  unseen: "holds an invisible character",
  scheme: "must be an http or https address",
  backslash: "holds a backslash",
  slashes: "needs two slashes and a host after the scheme",
  host: "does not name a valid host",
  user: "holds a user name or a password",
  query: "holds a query (`?…`)",
  fragment: "holds a fragment (`#…`)",
  emptySegment: "holds two slashes in a row in its path",
  dots: "holds a `.` or `..` segment",
  strangeCharacter: "holds a character that its path must not have",
};

export const settingValues = {
  /** `right` is the address that may be meant. */
  notBase: ({
    written,
    mistake,
    right = "https://example.org/forum/",
  }: {
    written: string;
    mistake: BaseMistake;
    right?: string | undefined;
  }) => ({
    reason: `${baseMistakes[mistake]} (\`${written}\`)`,
    fix: show(`base: ${right}`),
  }),
  unknownLanguage: ({ written, known }: { written: string; known: readonly string[] }) => ({
    reason: `must be a language of the interface (\`${written}\`)`,
    fix: `Use one of ${list(known)}.`,
  }),
  unknownRegion: ({ written, known }: { written: string; known: readonly string[] }) => ({
    reason: `has a region that the interface does not know (\`${written}\`)`,
    fix: `Use one of ${list(known)}.`,
  }),
  unknownTimeZone: ({ written }: { written: string }) => ({
    reason: `is not a known time zone (\`${written}\`)`,
    fix: "Write an IANA name, such as `Asia/Tehran`.",
  }),
  unknownHole: ({ hole, known }: { hole: string; known: readonly string[] }) => ({
    reason: `holds \`${hole}\``,
    fix: `Use only ${list(known)}.`,
  }),
  notContactAddress: ({ written, key, hole }: { written: string; key: "new" | "reply" | "edit" | "report"; hole: string }) => ({
    reason: `must be an http, https or mailto address (\`${written}\`)`,
    fix: show(`contribute: { ${key}: https://example.org/${key}/${hole} }`),
  }),
  notColour: ({ written }: { written: string }) => ({
    reason: `must be a colour such as \`#0a6b5d\`, not \`${written}\``,
    fix: 'Write `#` and six digits of 0–9 and a–f, in quotes: `"#0a6b5d"`.',
  }),
  /** In rem. `right` is the same size with its unit, if only the unit is missing. */
  notSize: ({ written, min, max, right = `${min}rem` }: { written: string; min: number; max: number; right?: string | undefined }) => ({
    reason: `must be from ${min}rem to ${max}rem, not \`${written}\``,
    fix: `Write a length such as \`${right}\`.`,
  }),
  notFonts: ({ written }: { written: string }) => ({
    reason: `must be names of fonts between commas, not \`${written}\``,
    fix: show("Samim, Tahoma"),
  }),
  /** `right` is an example of the right form. */
  notRepository: ({ key, written, right }: { key: string; written: string; right: string }) => ({
    reason: `must name a repository as in \`${right}\`, not \`${written}\``,
    fix: show(`${key}: ${right}`),
  }),
  newerContentFormat: ({ written, current }: { written: number; current: number }) => ({
    reason: `is ${written}, and this version of goftogu reads format ${current}`,
    fix: "Run `npm update goftogu`.",
  }),
  olderContentFormat: ({ written, current }: { written: number; current: number }) => ({
    reason: `is ${written}, and this version of goftogu reads format ${current}`,
    fix: "Run `npm run upgrade`, which makes the changes that are safe.",
  }),
  twoServices: ({ other }: { other: string }) => ({
    reason: `does not go together with \`${other}\``,
    fix: "Keep the one where your repository lies.",
  }),
  /** The repository may be on another host. */
  notGitHubRepository: ({ written }: { written: string }) => ({
    reason: `cannot be a repository on GitHub (\`${written}\`)`,
    fix: "Copy owner and name from its address there, such as `repo: sara/forum`.",
  }),
  notBranch: ({ written }: { written: string }) => ({
    reason: `cannot be the name of a branch (\`${written}\`)`,
    fix: show("branch: main"),
  }),
  notRepositoryFolder: ({ written }: { written: string }) => ({
    reason: `must be a folder of the repository, not \`${written}\``,
    fix: show("folder: content"),
  }),
  notService: ({ written }: { written: string }) => ({
    reason: `must be an https address without a path, not \`${written}\``,
    fix: show("signIn: https://sign-in.example"),
  }),
  notAppId: ({ written }: { written: string }) => ({
    reason: `must be letters, digits and hyphens, not \`${written}\``,
    fix: "Copy the ID of the application from GitLab.",
  }),
  /** The backend of the web editor requires `key`. */
  backendNeeds: ({ key, backend }: { key: "repo" | "signIn" | "appId"; backend: string }) => ({
    reason: `needs \`${key}\` where \`backend\` is \`${backend}\``,
    fix: show(editorExamples[key]),
  }),
  notMonthDay: ({ written }: { written: string }) => ({
    reason: `must be a month and day of the Jalali calendar (\`${written}\`)`,
    fix: 'Write two digits each, such as `"09-30"`.',
  }),
  notFontFile: ({ written }: { written: string }) => ({
    reason: `must be the path of a woff2 file below \`static\`, not \`${written}\``,
    fix: show("textFile: fonts/Samim.woff2"),
  }),
  /** `near` is the file that may be meant. */
  fontNotFound: ({ written, near }: { written: string; near?: string | undefined }) => ({
    reason: `names a file that \`static\` does not hold (\`${written}\`)`,
    fix: near === undefined ? "Put the font into `static/fonts`." : `Did you mean \`${near}\`?`,
  }),
  fontWithoutName: ({ key }: { key: "text" | "code" }) => ({
    reason: `needs \`${key}\`, the name of the font`,
    fix: show(`${key}: Samim`),
  }),
  notNavLink: ({ written }: { written: string }) => ({
    reason: `must be a path of this site such as \`/about/\`, or an http, https or mailto address, not \`${written}\``,
    fix: show("nav: [{ label: Chat, link: https://chat.example }]"),
  }),
  tooManyLinks: ({ count, most }: { count: number; most: number }) => ({
    reason: `has ${count} links`,
    fix: `Keep at most ${most}: every page shows all of them at its top.`,
  }),
  notLink: ({ written }: { written: string }) => ({
    reason: `must be a path of this site or an http or https address (\`${written}\`)`,
    fix: show("link: /about/"),
  }),
  /** `right` is a similar slug that is correct. */
  wrongTagSlug: ({ written, right }: { written: string; right?: string | undefined }) => ({
    reason: `cannot be part of an address (\`${written}\`)`,
    fix: `Use lower-case letters, digits, \`+\`, inner \`-\` and inner \`.\`${right === undefined ? "" : `, such as \`${right}\``}.`,
  }),
  tagSlugTooLong: ({ bytes, most }: { bytes: number; most: number }) => ({
    reason: `has ${bytes} bytes`,
    fix: `Shorten it to at most ${most} bytes.`,
  }),
};
