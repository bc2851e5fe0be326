import { listFiles } from "../build/content-files.ts";
import { formatDiscussion } from "../content/authoring/format-post.ts";
import { nameDiscussionFile } from "../content/authoring/new-file-name.ts";
import { buildDiscussionBasics } from "../content/parse/fields/discussion-fields.ts";
import { findSimilar, type Similar } from "../forum/similar.ts";
import { countLabels, nameTags } from "../forum/tags.ts";
import type { Folding } from "../locale/locale.ts";
import { requireLocale } from "../locale/locales.ts";
import { buildTagUrl } from "../pages/urls.ts";
import { foldTag } from "../text/fold.ts";
import { toJalali } from "../text/jalali.ts";
import { splitTags } from "../text/tag-list.ts";
import { fillIn } from "../text/template.ts";
import { readLocalTime } from "../text/zone.ts";
import { buildRefusal, type ListedDiscussion, type Outcome, type Refusal } from "./outcome.ts";
import { Cancelled } from "./prompter.ts";
import type { Session } from "./session.ts";
import { submitPost } from "./submit.ts";
import { suggestTags } from "./suggest-tags.ts";

/**
 * What to do about an existing discussion with the same title if nobody can be asked. `suggest`
 * refuses and names `--anyway`.
 */
export type SameTitle = "write" | "refuse" | "suggest";

export async function writeDiscussion(session: Session, sameTitle: SameTitle): Promise<Outcome> {
  const { content, words, now } = session;
  const { zone } = content.site;
  const { folding } = requireLocale(content.site.language);
  const { shape } = buildDiscussionBasics(content.site);
  const title = (await session.answer("title", words.title, shape.title)).trim();
  const known = content.discussions.flatMap(({ title, slug, removed }): readonly ListedDiscussion[] =>
    removed ? [] : [{ title, url: session.buildAddress(slug) }],
  );
  const similar = findSimilar(title, known, folding);
  const refusal = await checkSimilar(session, similar, sameTitle);
  if (refusal) return refusal;

  const author = (await session.answer("author", words.author, shape.author)).trim();
  const { used, find } = listTags(session, folding);
  const suggest = (typed: string) => suggestTags(typed, used, folding);
  const { tags: message, tagsHint: hint, suggestions } = words;
  const separated = splitTags(await session.answerTags({ message, hint, suggestions, suggest }, shape.tags));
  const parsed = shape.tags.safeParse(separated);
  const body = await session.answerBody();

  const { date } = readLocalTime(now, zone);
  const years = [date.year, toJalali(date).year].map(String);
  const { path, slug } = nameDiscussionFile(title, listFiles(session.folder), listOldSlugs(session), years);
  // Invalid tags are written unchanged: the check of the file then reports them.
  const tags = parsed.success ? [...new Set(parsed.data.map(find))] : separated;
  const text = formatDiscussion({ title, author, at: now, tags, body }, zone);
  return submitPost(
    session,
    { path, text },
    session.buildAddress(slug),
    similar.map(({ titled }) => titled),
  );
}

/**
 * Shows similar discussions and asks whether to go on. Without a prompter, only an equal title
 * stops the author.
 *
 * @throws {Cancelled}
 */
async function checkSimilar(
  { prompter, words, notify }: Session,
  similar: readonly Similar<ListedDiscussion>[],
  sameTitle: SameTitle,
): Promise<Refusal | undefined> {
  if (similar.length === 0 || sameTitle === "write") return undefined;
  const lines = similar.map(({ titled: { title, url } }) => `${title}  ${url}`);
  const { similar: heading, goOn: message, yes, no } = words;
  if (prompter) {
    if (await prompter.confirm({ heading, lines, message, yes, no })) return undefined;
    throw new Cancelled();
  }
  notify([heading, ...lines]);
  if (!similar.some(({ likeness }) => likeness === 1)) return undefined;
  const hint = sameTitle === "suggest" ? [fillIn(words.writeAnyway, { option: "--anyway" })] : [];
  return buildRefusal("content", [words.sameTitle, ...hint].join("\n"));
}

interface KnownTags {
  /** Tags in use, the most used first. */
  readonly used: readonly string[];
  /** Returns the known spelling of a tag. */
  readonly find: (label: string) => string;
}

function listTags({ content }: Session, folding: Folding): KnownTags {
  const { find } = nameTags(countLabels(content.discussions, folding), content.discussions, content.tags, folding, buildTagUrl);
  const counts = new Map(content.tags.map(({ label }) => [label, 0]));
  for (const { label } of content.discussions.flatMap(({ tags }) => tags.map(find))) counts.set(label, (counts.get(label) ?? 0) + 1);
  const used = [...counts].filter(([, count]) => count > 0).sort(([, one], [, other]) => other - one);
  const spellings = new Map([...counts.keys()].map((label) => [foldTag(label, folding), label]));
  for (const { label, aliases } of content.tags) for (const alias of aliases) spellings.set(foldTag(alias, folding), label);
  return { used: used.map(([label]) => label), find: (label) => spellings.get(foldTag(label, folding)) ?? label };
}

/** Slugs of the former addresses of discussions, replies and pages. */
function listOldSlugs({ content: { discussions, pages } }: Session): readonly string[] {
  const replies = discussions.flatMap(({ replies, tombstones = [] }) => [...replies, ...tombstones]);
  return [...discussions, ...replies, ...pages].flatMap(({ redirectFrom = [] }) =>
    redirectFrom.flatMap(({ url }) => /^\/discussions\/([^/]+)/.exec(url)?.[1] ?? []),
  );
}
