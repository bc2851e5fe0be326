import type { RuleWords } from "../problem-words.ts";
import type { Claims, Origin, PostRules, SitePart } from "../rules/posts.ts";
import { invisible } from "./invisible.ts";

export const posts: RuleWords<PostRules> = {
  updatedAlone: () => ({ reason: "`updated` stands without `updatedBy`", fix: 'Add `updatedBy: "name"`, or remove `updated`.' }),
  updatedByAlone: () => ({ reason: "`updatedBy` stands without `updated`", fix: "Add `updated: 2024-05-02`, or remove `updatedBy`." }),
  updatedBeforeCreated: () => ({ reason: "`updated` is before `created`", fix: "Correct one of the two dates." }),
  emptyBody: () => ({ reason: "the post has no text", fix: "Write it below the closing `---`." }),
  otherFolder: ({ written, folder }) => ({
    reason: `\`discussion\` is \`${written}\`, but the reply lies in the folder \`${folder}\``,
    fix: "Correct it, or remove the key.",
  }),
  unknownAnswer: ({ written, near }) => ({
    reason: `\`answer\` names no reply of this discussion (\`${written}\`)`,
    fix: near === undefined ? "Write the file name of a reply, with `.md`." : `Did you mean \`${near}\`?`,
  }),
  answerWithoutReplies: ({ written }) => ({
    reason: `\`answer\` is \`${written}\`, but this discussion has no reply yet`,
    fix: "Remove `answer` until there is one.",
  }),
  missingPicture: ({ name, near }) => ({
    reason: `the picture \`${name}\` is not in the discussion's folder`,
    fix: near === undefined ? "Put the picture there, or remove it from the text." : `There it is called \`${near}\`: write it so.`,
  }),
  pictureElsewhere: ({ name }) => ({
    reason: `the picture \`${name}\` is not shown, since its address is not that of a file in the folder`,
    fix: "Put the picture into the discussion's folder and write its file name alone.",
  }),
  spacedPicture: ({ name }) => ({
    reason: `the picture \`${name}\` is not shown, since a space stands in its name`,
    fix: `Write it between \`<\` and \`>\`: \`(<${name}>)\`.`,
  }),
  pictureOnPage: ({ name }) => ({ reason: `a page has no pictures of its own (\`${name}\`)`, fix: "Remove it from the text." }),
  madeHarmless: ({ kind, code, times }) => ({
    reason: `an invisible character was made harmless (${invisible[kind]}, ${code}${times > 1 ? `, ${times} times` : ""})`,
    fix: "Remove it if it is not meant.",
  }),
  scheduledUntil: ({ what, time }) => ({
    reason: `the ${what} is held back until \`${time}\``,
    fix: "It is shown by the first build after that time.",
  }),
  mixedName: ({ key, word }) => ({
    reason: `the name in \`${key}\` mixes letters of two scripts in one word (\`${word}\`)`,
    fix: "It is shown as written. Correct it only if it is a mistake.",
  }),
  sameTagAddress: ({ tag, other, otherFile }) => ({
    reason: `the tag \`${tag}\` has the address of the tag \`${other}\` of \`${otherFile}\`, at least on some disks`,
    fix: "Write both alike, or give one of them a `slug` in `tags.yaml`.",
  }),

  addressTaken: ({ url, ...claims }) => ({
    reason: `the address \`${url}\` is already that of ${name(claims.owner)}`,
    fix: giveUp(claims),
  }),
  addressBelowFile: ({ url, file, ...claims }) => ({
    reason: `the address \`${url}\` lies below the file \`${file}\`, which is that of ${name(claims.owner)}`,
    fix: giveUp(claims),
  }),
  fileAboveAddress: ({ file, url, ...claims }) => ({
    reason: `the file \`${file}\` lies above the address \`${url}\`, which is that of ${name(claims.owner)}`,
    fix: giveUp(claims),
  }),
};

/** Neither is blamed alone: which of two files is the newcomer, nobody can tell. */
function giveUp({ owner, isOld, isOwnerOld }: Claims): string {
  if (!isOld) return "Rename this file.";
  if (typeof owner !== "string") return "Remove it from `redirectFrom`.";
  return isOwnerOld ? "Remove it from `redirectFrom` of one of the two." : `Remove it from \`redirectFrom\`, or rename \`${owner}\`.`;
}

function name(origin: Origin): string {
  if (typeof origin === "string") return `\`${origin}\``;
  switch (origin.kind) {
    case "tag":
      return `the tag \`${origin.label}\``;
    case "tagFilter":
      return `the filter of the tag \`${origin.label}\``;
    case "tagFeed":
      return `the feed of the tag \`${origin.label}\``;
    case "author":
      return `the author \`${origin.label}\``;
    default:
      return parts[origin.kind];
  }
}

const parts: Readonly<Record<SitePart, string>> = {
  home: "the home page",
  tags: "the list of tags",
  search: "the search page",
  assets: "the site's scripts, styles, fonts and pictures",
  feed: "the feed of the site",
  sitemap: "the sitemap",
  notFound: "the page for unknown addresses",
  editor: "the web editor",
  editorSettings: "the settings of the web editor",
  oldAddresses: "the list of old addresses",
  redirectMap: "the map of old addresses",
  robots: "the file for search engines",
  headers: "the file for the host",
  manifest: "the web manifest",
};
