import type { Locale } from "../../locale/locale.ts";
import { fillIn } from "../../text/fill.ts";
import { foldTag } from "../../text/fold.ts";
import { formatDate } from "../../text/format-date.ts";
import { buildTagSlug } from "../../text/slug.ts";
import { createZone } from "../../text/zone.ts";
import type { ContentFile, ImportNote, LeftOut, RemotePicture, SourceFile } from "../model.ts";
import { type OnProgress, parseRows } from "../rows.ts";
import { SourceError } from "../source-error.ts";
import { createConverter } from "../text/markdown.ts";
import { findImportWords } from "../words.ts";
import { type Comment, createCommentStore, parseComment, type Spool } from "./comments.ts";
import { createLeftOutList, type LeftOutList } from "./left-out.ts";
import { createNaming } from "./people.ts";
import { buildDiscussionFile, buildReplyFile, buildReplyName, type PostFile, type PostFormat } from "./post-file.ts";
import { createLinkResolver } from "./post-links.ts";
import { type Post, parsePost, questionType, readId } from "./posts.ts";
import { buildSourcePage, type LicenceCount } from "./source-page.ts";
import { createSurveyor, type Survey } from "./survey.ts";

/** The files of a dump that are read. */
export interface Dump {
  /** Name of its folder. */
  readonly name: string;
  readonly posts: SourceFile;
  readonly users?: SourceFile;
  readonly tags?: SourceFile;
  readonly comments?: SourceFile;
}

export interface DumpOptions {
  readonly locale: Locale;
  /** Of the old site, when it is known. */
  readonly host?: string;
}

/** What became of a dump. Rows of Posts.xml = discussions + replies + those of `leftOut` that are no comments. */
export interface DumpSummary {
  readonly rows: number;
  readonly discussions: number;
  readonly replies: number;
  readonly comments: number;
  readonly solved: number;
  readonly closed: number;
  /** Tags that a discussion has. */
  readonly tags: number;
  /** Of the old site; links to them are links to the new pages. */
  readonly hosts: readonly string[];
  readonly automaticEdits: number;
  readonly leftOut: readonly LeftOut[];
  readonly notes: readonly ImportNote[];
  readonly pictures: readonly RemotePicture[];
}

/**
 * Turns a dump into the files of a content folder, one by one, in the order of the dump. Posts.xml is read twice: to find out where each post will
 * be, and to convert. What is kept meanwhile grows with the number of posts, not with their length.
 *
 * @throws SourceError when the dump cannot be read.
 */
export async function* importDump(dump: Dump, { locale, host }: DumpOptions, spool: Spool, onProgress?: OnProgress): AsyncGenerator<ContentFile, DumpSummary> {
  const words = findImportWords(locale.language);
  const leftOut = createLeftOutList();
  const survey = await surveyPosts(dump, leftOut, onProgress);
  const people = new Set(survey.people);
  const comments = createCommentStore(spool);
  if (dump.comments) {
    for await (const row of parseRows(dump.comments, "comments", onProgress)) {
      const comment = parseComment(row);
      if (!comment) throw new SourceError(dump.comments.name, "a row has no `Id` or no `PostId`; this layout is unknown", row.line);
      if (!survey.questions.has(comment.postId) && !survey.answers.has(comment.postId)) leftOut.add("comment", "its post is not brought over", comment.id);
      else await comments.add(comment);
      if (comment.owner.id !== undefined) people.add(comment.owner.id);
    }
  }
  const names = await readNames(dump.users, people, onProgress);
  const notes: ImportNote[] = [];
  if (!dump.users) notes.push({ subject: "Users.xml", reason: "is not there, so members are named `user` and their number" });
  if (dump.tags) notes.push(...(await compareTags(dump.tags, survey)));
  if (survey.hasHtmlTitles) notes.push({ subject: "titles", reason: "were encoded for HTML as well and were decoded once more" });

  const hosts = host === undefined ? survey.hosts : [host];
  const zone = createZone("UTC");
  const showDate = (time: string) => (zone ? formatDate(locale, { at: Date.parse(time) / 1000, datetime: time, dayOnly: false }, zone) : time);
  const resolveLink = createLinkResolver({ hosts, findPost: (id) => findAddress(id, survey), findTag: (name) => findTagAddress(name, survey) });
  const format: PostFormat = {
    heading: words.comments,
    comma: words.comma,
    nameOf: createNaming(names, words),
    formatDate: showDate,
    resolveLink,
    convert: createConverter(resolveLink),
    hasHtmlTitles: survey.hasHtmlTitles,
    nameUntitled: (id) => fillIn(words.untitled, { id: String(id) }),
  };

  const counts = { discussions: 0, replies: 0, comments: 0, solved: 0, closed: 0, automaticEdits: 0 };
  const pictures: RemotePicture[] = [];
  const licences = new Map<string, LicenceCount>();
  const range: { from?: string; to?: string } = {};
  const done = new Set<number>();

  for await (const row of parseRows(dump.posts, "posts", onProgress)) {
    const post = parsePost(row, dump.posts.name);
    if (done.has(post.id)) continue;
    const found = await comments.find(post.id);
    const built = buildPost(post, survey, found, format);
    if (!built) continue;
    done.add(post.id);
    const { file, kind, subject } = built;
    countLicence(licences, post.licence, kind === "question" ? "discussions" : "replies");
    for (const { licence } of found.slice(0, file.comments)) countLicence(licences, licence, "comments");
    for (const { id } of found.slice(file.comments)) leftOut.add("comment", "its post has no room for more", id);
    if (kind === "question") counts.discussions += 1;
    else counts.replies += 1;
    if (built.isSolved) counts.solved += 1;
    if (post.closed && kind === "question") counts.closed += 1;
    if (file.hasAutomaticEdit) counts.automaticEdits += 1;
    counts.comments += file.comments;
    if (range.from === undefined || (post.created ?? "") < range.from) range.from = post.created ?? "";
    if (range.to === undefined || (post.created ?? "") > range.to) range.to = post.created ?? "";
    notes.push(...[...file.notes, ...built.notes].map((reason) => ({ subject, reason })));
    pictures.push(...file.pictures.map((address) => ({ subject, address })));
    yield { path: file.path, text: file.text };
  }

  const [home] = hosts;
  yield buildSourcePage(
    {
      site: home ?? dump.name,
      licences,
      ...(home === undefined ? {} : { host: home }),
      ...(range.from === undefined || range.to === undefined ? {} : { from: showDate(range.from), to: showDate(range.to) }),
    },
    words,
    locale,
  );
  return { rows: survey.rows, ...counts, tags: survey.tags.size, hosts, leftOut: leftOut.list(), notes, pictures };
}

async function surveyPosts({ posts }: Dump, leftOut: LeftOutList, onProgress?: OnProgress): Promise<Survey> {
  const surveyor = createSurveyor(leftOut);
  for await (const row of parseRows(posts, "posts", onProgress)) surveyor.add(parsePost(row, posts.name));
  const survey = surveyor.finish();
  if (survey.questions.size > 0 && survey.tags.size === 0) throw new SourceError(posts.name, "no question has tags; this layout is unknown");
  return survey;
}

interface BuiltPost {
  readonly file: PostFile;
  readonly kind: "question" | "answer";
  readonly subject: string;
  readonly isSolved: boolean;
  readonly notes: readonly string[];
}

/** Undefined for a post that the survey left out. */
function buildPost(post: Post, { questions, answers }: Survey, comments: readonly Comment[], format: PostFormat): BuiltPost | undefined {
  if (post.created === undefined) return undefined;
  if (post.type === questionType) {
    const stem = questions.get(post.id);
    if (stem === undefined) return undefined;
    const accepted = post.acceptedAnswerId;
    const isSolved = accepted !== undefined && answers.get(accepted) === post.id;
    const notes = accepted !== undefined && !isSolved ? [`its accepted answer ${accepted} is not among its replies`] : [];
    const file = buildDiscussionFile(post, stem, isSolved ? buildReplyName(accepted) : undefined, comments, format);
    return { file, kind: "question", subject: `question ${post.id}`, isSolved, notes };
  }
  const stem = questions.get(answers.get(post.id) ?? 0);
  if (stem === undefined || !answers.has(post.id)) return undefined;
  return { file: buildReplyFile(post, stem, comments, format), kind: "answer", subject: `answer ${post.id}`, isSolved: false, notes: [] };
}

async function readNames(users: SourceFile | undefined, people: ReadonlySet<number>, onProgress?: OnProgress): Promise<ReadonlyMap<number, string>> {
  const names = new Map<number, string>();
  if (!users) return names;
  for await (const { line, values } of parseRows(users, "users", onProgress)) {
    const id = readId(values["Id"]);
    if (id === undefined) throw new SourceError(users.name, "a row has no `Id`; this layout is unknown", line);
    if (people.has(id) && values["DisplayName"] !== undefined) names.set(id, values["DisplayName"]);
  }
  return names;
}

/** Tags that the dump counts questions for, while none of its questions has them. */
async function compareTags(tags: SourceFile, survey: Survey): Promise<readonly ImportNote[]> {
  const notes: ImportNote[] = [];
  for await (const { values } of parseRows(tags, "tags")) {
    const { TagName: name = "", Count: count = "0" } = values;
    if (Number(count) > 0 && !survey.tags.has(name)) notes.push({ subject: `tag ${name}`, reason: `has ${count} questions by Tags.xml and none in Posts.xml` });
  }
  return notes;
}

function findAddress(id: number, { questions, answers }: Survey): string | undefined {
  const question = answers.get(id);
  const stem = questions.get(question ?? id);
  if (stem === undefined) return undefined;
  const anchor = question === undefined ? "" : `#${buildReplyName(id).replace(/\.md$/, "")}`;
  return `/discussions/${stem.split("/").at(-1)}/${anchor}`;
}

function findTagAddress(name: string, { tags }: Survey): string | undefined {
  return tags.has(name) ? `/tags/${buildTagSlug(foldTag(name))}/` : undefined;
}

function countLicence(licences: Map<string, LicenceCount>, name = "", key: keyof LicenceCount): void {
  const counts = licences.get(name) ?? { discussions: 0, replies: 0, comments: 0 };
  counts[key] += 1;
  licences.set(name, counts);
}
