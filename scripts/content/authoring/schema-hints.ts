import { calendars } from "../../locale/calendars.ts";
import { languages, listLanguageTags } from "../../locale/locales.ts";
import { hosts } from "../settings/hosts.ts";

/** What a code editor shows for a key and knows about its value, besides the type. */
export interface Hint {
  readonly description: string;
  /** JSON Schema keywords that replace the keywords from the field. */
  readonly value?: object;
}

export type Hints = Readonly<Record<string, Hint>>;

const yesOrNo = { type: "boolean" };
const shade = "Written as `#` and three or six digits of 0–9 and a–f, in quotes.";
const sides: Hints = { light: { description: `In the light theme. ${shade}` }, dark: { description: `In the dark theme. ${shade}` } };

function nest(name: string, hints: Hints): Hints {
  return Object.fromEntries(Object.entries(hints).map(([key, hint]) => [`${name}.${key}`, hint]));
}

const colours: Readonly<Record<string, string>> = {
  page: "Behind everything.",
  surface: "Behind what stands out, such as the banner.",
  text: "Of the text.",
  quiet: "Of what is said beside it: dates, counts.",
  line: "Of the lines between entries.",
  control: "Around fields and buttons.",
  accent: "Of links, of the site's name and of its sign.",
  "on-accent": "Of text upon the accent.",
  visited: "Of links that were followed.",
  warm: "Of the label of a campaign.",
  code: "Behind code.",
};

export const siteHints: Hints = {
  contentFormat: { description: "Format of the content; `goftogu upgrade` changes it.", value: { type: "integer", minimum: 1 } },
  name: { description: "Name of the site, at the top of every page." },
  description: { description: "One line about the site." },
  base: { description: "Address of the site with its sub-folder, such as `https://example.org/forum/`." },
  host: { description: "Where the site is published: a build says which limits of this host the site exceeds.", value: { enum: hosts } },
  language: {
    description: "Language of the interface, perhaps with a region, such as `fa-AF`.",
    value: { enum: languages.flatMap((language) => listLanguageTags(language) ?? []) },
  },
  calendar: {
    description: "Calendar of dates; without it `jalali` in Persian, else `gregorian`. With `jalali`, dates with slashes are Jalali.",
    value: { enum: calendars },
  },
  latinLanguage: {
    description: "BCP 47 tag of the language of texts in Latin letters, on a site in other letters; without it `en`.",
  },
  timeZone: { description: "Zone of all times without an offset: an IANA name such as `Asia/Tehran`." },
  pageSize: { description: "Entries on a page of a listing.", value: { type: "integer", minimum: 1, maximum: 200 } },
  authorPages: { description: "Whether each name leads to a listing of its own.", value: yesOrNo },
  static: { description: "Files in `static` that are published although a browser or a server may run them." },
  lineBreaks: { description: "Whether each line end in a text is shown as a line break.", value: yesOrNo },
  nav: {
    description: "Links in the header of every page, besides that to the tags: at most eight.",
    value: {
      type: "array",
      maxItems: 8,
      items: {
        type: "object",
        properties: {
          label: { type: "string", description: "Text of the link." },
          link: { type: "string", description: "A path of this site such as `/about/`, or an http, https or mailto address." },
        },
        required: ["label", "link"],
        additionalProperties: false,
      },
    },
  },
  contribute: { description: "Where the links to start, answer, correct and report a discussion lead." },
  "contribute.github": { description: "Repository on GitHub, such as `sara/forum`: its forms and its editor are used." },
  "contribute.gitlab": { description: "Project on gitlab.com, such as `sara/forum`." },
  "contribute.forgejo": { description: "Repository on a Forgejo, with its host: `codeberg.org/sara/forum`." },
  "contribute.branch": { description: "Branch that the site is built from; without it `main`." },
  "contribute.new": { description: "Where one starts a discussion; `{tag}` is the tag of the page." },
  "contribute.reply": {
    description: "Where one answers; `{path}` is the file of the discussion, `{folder}` that of its replies, `{slug}` its name.",
  },
  "contribute.edit": { description: "Where one proposes a change." },
  "contribute.report": { description: "Where one reports abuse." },
  contributors: { description: "What `npm run check -- --base` lets contributors do besides adding posts, pictures and attachments." },
  "contributors.updates": { description: "Whether they may change a post, with `updated` and `updatedBy`.", value: yesOrNo },
  "contributors.redirectFrom": { description: "Whether they may write `redirectFrom`.", value: yesOrNo },
  "contributors.likes": { description: "Whether they may write `likes`.", value: yesOrNo },
  editor: { description: "Switches on the web editor at `/admin/`, and says where it writes." },
  "editor.backend": { description: "Where the repository lies; `local` is for trying it on one's own machine." },
  "editor.repo": { description: "Owner and name of the repository: `sara/forum`." },
  "editor.branch": { description: "The branch that the site is built from; without it `main`." },
  "editor.folder": { description: "Where the content folder lies in the repository; without it `content`." },
  "editor.signIn": { description: "Address of the service that signs authors in through GitHub." },
  "editor.appId": { description: "ID of the application that was registered at GitLab." },
  "editor.review": { description: "Whether what is written becomes a pull request, to be published by one who may.", value: yesOrNo },
  "editor.port": {
    description: "Port of the server of files that `local` talks to; without it 8081.",
    value: { type: "integer", minimum: 1, maximum: 65535 },
  },
  labels: { description: "Texts of the interface in other words, by their names." },
  theme: { description: "Colours, fonts and sizes of the site's own." },
  "theme.colours": { description: "Each with its value in the light and in the dark theme; high contrast keeps its own." },
  ...nest(
    "theme.colours",
    Object.fromEntries(
      Object.entries(colours).flatMap(([name, description]) => [[name, { description }], ...Object.entries(nest(name, sides))]),
    ),
  ),
  "theme.fonts": { description: "Names of fonts between commas; the first that the reader has is used." },
  "theme.fonts.text": { description: "Of all text." },
  "theme.fonts.textFile": { description: "woff2 file of the first of these fonts, below `static`: `fonts/Samim.woff2`." },
  "theme.fonts.codeFile": { description: "woff2 file of the first font for code." },
  "theme.fonts.code": { description: "Of code." },
  "theme.sizes": { description: "Lengths in `rem`." },
  "theme.sizes.small": { description: "Of what is said beside the text." },
  "theme.sizes.body": { description: "Of the text." },
  "theme.sizes.title": { description: "Of titles in a listing." },
  "theme.sizes.head": { description: "Of the title of a page." },
  "theme.sizes.measure": { description: "Length of a line." },
  "theme.sizes.radius": { description: "Of corners." },
};

export const campaignHints: Hints = {
  name: { description: "Name of the campaign." },
  percent: { description: "Up to so much off.", value: { type: "integer", minimum: 1, maximum: 100 } },
  label: { description: "Instead of “last chance”." },
  link: { description: "A path of this site, or an http or https address." },
  starts: { description: "When it starts: an ISO date or date-time; with slashes a Jalali one, if the site has the Jalali calendar." },
  ends: { description: "When it ends; a date alone is the end of that day." },
  yearly: { description: "Instead of `starts` and `ends`: it comes back each year." },
  "yearly.from": { description: 'Jalali month and day, such as `"07-01"`, included.' },
  "yearly.to": { description: 'Jalali month and day, such as `"09-30"`, included.' },
};

export const registryHints: Hints = {
  slug: { description: "The tag's name in its address." },
  description: { description: "One line below the tag's name." },
  aliases: { description: "Other spellings of the tag." },
};

export const pageHints: Hints = {
  title: { description: "Title of the page." },
  description: { description: "One line about it, for search engines." },
  language: { description: "BCP 47 tag of the language of the page, such as `en`; only if its letters do not show it." },
  footer: { description: "Whether each page of the site links to it at its foot.", value: yesOrNo },
  redirectFrom: {
    description: "Old addresses of this site, such as `/old/path/` or `/faq.php?id=3`.",
    value: { type: "array", items: { type: "string", pattern: "^/" } },
  },
};
