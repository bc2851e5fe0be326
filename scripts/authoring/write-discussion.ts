import { listFiles } from "../build/list-files.ts";
import { suggestTags } from "../commands/new/complete-tags.ts";
import { formatDiscussion } from "../content/authoring/format-post.ts";
import { nameDiscussion } from "../content/authoring/new-file-name.ts";
import { buildDiscussionFields } from "../content/parse/fields/discussion-fields.ts";
import { findSimilar, type Similar } from "../forum/similar.ts";
import { nameTags } from "../forum/tags.ts";
import { escapeControls } from "../text/escape-output.ts";
import { foldTag } from "../text/fold.ts";
import { toJalali } from "../text/jalali.ts";
import { splitTags } from "../text/tag-list.ts";
import { fillIn } from "../text/template.ts";
import { readLocalTime } from "../text/zone.ts";
import type { Desk } from "./desk.ts";
import { Cancelled } from "./interviewer.ts";

/** `option`: it is refused, with the option that lets it be written. */
type SameTitle = "written" | "refused" | "option";

interface Known {
  readonly title: string;
  readonly url: string;
}

/**
 * Writes a new discussion.
 *
 * @param sameTitle what is done where nobody can be asked and one has the same title.
 * @returns the exit status.
 */
export async function writeDiscussion(desk: Desk, sameTitle: SameTitle): Promise<number> {
  const { content, words, now } = desk;
  const { zone } = content.site;
  const { shape } = buildDiscussionFields(zone);
  const title = (await desk.answer("title", words.title, shape.title)).trim();
  const known = content.discussions.map(({ title, slug }): Known => ({ title, url: desk.addressOf(slug) }));
  const similar = findSimilar(title, known);
  if (!(await goOn(desk, similar, sameTitle))) return 1;

  const author = (await desk.answer("author", words.author, shape.author)).trim();
  const { labels, find } = listTags(desk);
  const suggest = (typed: string) => suggestTags(typed, labels);
  const { tags: message, tagsHint: hint, suggestions } = words;
  const written = await desk.answerTags({ message, hint, suggestions, suggest }, shape.tags);
  const separated = splitTags(written);
  const parsed = shape.tags.safeParse(separated);
  const body = await desk.answerBody();

  const { date } = readLocalTime(now, zone);
  const years = [date.year, toJalali(date).year].map(String);
  const { path, slug } = nameDiscussion(title, listFiles(desk.folder), listOldSlugs(desk), years);
  // What the field refuses is told as a problem of the file.
  const tags = parsed.success ? spellTags(parsed.data, find) : separated;
  const text = formatDiscussion({ title, author, at: now, tags, body }, zone);
  return desk.submit({ path, text }, desk.addressOf(slug), { similar: similar.map(({ titled }) => titled) });
}

/** Tells of similar discussions, and asks where somebody can be asked; in a script only the same title once more is in the way. */
async function goOn({ interviewer, words }: Desk, similar: readonly Similar<Known>[], sameTitle: SameTitle): Promise<boolean> {
  if (similar.length === 0 || sameTitle === "written") return true;
  const lines = similar.map(({ titled: { title, url } }) => escapeControls(`${title}  ${url}`));
  const { similar: heading, goOn: message, yes, no } = words;
  if (!interviewer) {
    console.error([heading, ...lines].join("\n"));
    const isSame = similar.some(({ likeness }) => likeness === 1);
    if (isSame) console.error(words.sameTitle);
    if (isSame && sameTitle === "option") console.error(fillIn(words.writeAnyway, { option: "--anyway" }));
    return !isSame;
  }
  if (await interviewer.confirm({ heading, lines, message, yes, no })) return true;
  throw new Cancelled();
}

/** The tags in use and those of the registry, most used first, and how a tag is spelled. */
function listTags({ content }: Desk): { readonly labels: readonly string[]; readonly find: (label: string) => string } {
  const { find } = nameTags(content.discussions, content.tags);
  const counts = new Map(content.tags.map(({ label }) => [label, 0]));
  for (const { label } of content.discussions.flatMap(({ tags }) => tags.map(find))) counts.set(label, (counts.get(label) ?? 0) + 1);
  const labels = [...counts].sort(([, one], [, other]) => other - one).map(([label]) => label);
  const spellings = new Map(labels.map((label) => [foldTag(label), label]));
  for (const { label, aliases } of content.tags) for (const alias of aliases) spellings.set(foldTag(alias), label);
  return { labels, find: (label) => spellings.get(foldTag(label)) ?? label };
}

function spellTags(tags: readonly string[], find: (label: string) => string): readonly string[] {
  return [...new Set(tags.map(find))];
}

/** Slugs of addresses that other discussions had. */
function listOldSlugs({ content }: Desk): readonly string[] {
  return content.discussions.flatMap(({ redirectFrom }) =>
    redirectFrom.flatMap(({ url }) => /^\/discussions\/([^/]+)/.exec(url)?.[1] ?? []),
  );
}
