import type { LanguageWords } from "../../locale/locale.ts";
import { formatDate } from "../../text/format-date.ts";
import { formatDigits } from "../../text/numbers.ts";
import { fillIn } from "../../text/template.ts";
import { createZone } from "../../text/zone.ts";
import type { ContentFile, ImportNote, LeftOut, OnImportProgress, RemotePicture, SourceFile } from "../model.ts";
import { SourceError } from "../source-error.ts";
import { createConverter } from "../text/markdown.ts";
import { findImportWords } from "../words/languages.ts";
import { createAddresses } from "./addresses.ts";
import { createCommentStore, type Spool } from "./comments.ts";
import { convertPost } from "./convert-post.ts";
import { createLeftOutList, type LeftOutList } from "./left-out.ts";
import { createMemberNames } from "./member-names.ts";
import type { PostFormat } from "./post-file.ts";
import { createLinkResolver } from "./post-links.ts";
import { parsePostRow } from "./posts.ts";
import { parseRows } from "./rows.ts";
import { compareTags, readNames, storeComments } from "./side-files.ts";
import { buildSourcePage } from "./source-page.ts";
import { createSurveyor, type Survey } from "./survey.ts";
import { type Counts, createTally } from "./tally.ts";

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
  readonly locale: LanguageWords;
  /** Hosts of the old site, the current one first. If empty, they are detected. */
  readonly hosts: readonly string[];
}

/**
 * The result of a dump. `rows` = `discussions` + `replies` + the rows of `leftOut` that are not
 * comments.
 */
export interface DumpSummary extends Counts {
  /** Rows of Posts.xml. */
  readonly rows: number;
  /** Number of tags that a discussion uses. */
  readonly tags: number;
  /** Hosts of the old site; links to them become links to the new pages. */
  readonly hosts: readonly string[];
  readonly leftOut: readonly LeftOut[];
  readonly notes: readonly ImportNote[];
  readonly pictures: readonly RemotePicture[];
}

/** A dump whose posts have been read once. */
export interface OpenedDump {
  /** Hosts of the old site, the current one first. */
  readonly hosts: readonly string[];
  /** Paths of the discussions that `files` will yield. */
  readonly planned: ReadonlySet<string>;
  /** The content files, in the order of the dump. */
  readonly files: AsyncGenerator<ContentFile, DumpSummary>;
}

/**
 * Opens a dump to convert it into content files. Reads Posts.xml twice: first to decide where each
 * post goes, then to convert the posts. Memory grows with the number of posts, but not with their
 * length.
 *
 * @throws {SourceError} if the dump cannot be read.
 */
export async function openDump(
  dump: Dump,
  { locale, hosts: given }: DumpOptions,
  spool: Spool,
  onProgress?: OnImportProgress,
): Promise<OpenedDump> {
  const words = findImportWords(locale.language);
  const leftOut = createLeftOutList();
  const survey = await surveyPosts(dump.posts, leftOut, onProgress);
  const store = createCommentStore(spool);
  const writers = dump.comments ? await storeComments(dump.comments, survey, store, leftOut, onProgress) : [];
  const names = dump.users ? await readNames(dump.users, new Set([...survey.people, ...writers]), onProgress) : new Map<number, string>();
  const notes = [...noteLayout(dump, survey), ...(dump.tags ? await compareTags(dump.tags, survey) : [])];

  const hosts = given.length > 0 ? given : survey.hosts.findHosts();
  const resolveLink = createLinkResolver({ hosts, ...createAddresses(survey, locale.folding) });
  const showDate = createDateFormat(locale);
  const memberNames = createMemberNames(names, words);
  const format: PostFormat = {
    heading: words.comments,
    comma: words.comma,
    nameOf: memberNames.nameOf,
    formatDate: showDate,
    resolveLink,
    convert: createConverter(resolveLink),
    hasHtmlTitles: survey.hasHtmlTitles,
    nameUntitled: (id) => fillIn(words.untitled, { id: formatDigits(locale.digits, String(id)) }),
  };

  const planned = new Set([...survey.questions.values()].map((stem) => `${stem}.md`));
  return { hosts, planned, files: convert() };

  async function* convert(): AsyncGenerator<ContentFile, DumpSummary> {
    const tally = createTally();
    const done = new Set<number>();
    const onConverting: OnImportProgress = (file, read, total) => onProgress?.(`${file} again`, read, total);
    for await (const row of parseRows(dump.posts, "posts", onConverting)) {
      const post = parsePostRow(row, dump.posts.name);
      if (done.has(post.id)) continue;
      const comments = await store.find(post.id);
      const built = convertPost(post, survey, comments, format);
      if (!built) continue;
      done.add(post.id);
      tally.add(post, built, comments.slice(0, built.file.comments));
      for (const { id } of comments.slice(built.file.comments)) leftOut.add("comment", "its post has no room for more", id);
      yield { path: built.file.path, text: built.file.text };
    }

    const [host] = hosts;
    const range = tally.range();
    const dates = range && { from: showDate(range.from), to: showDate(range.to) };
    yield buildSourcePage(
      { site: host ?? dump.name, licences: tally.licences, ...(host !== undefined && { host }), ...dates },
      words,
      locale,
    );
    return {
      rows: survey.rows,
      ...tally.counts(),
      tags: survey.tags.size,
      hosts,
      leftOut: leftOut.list(),
      notes: [...notes, ...memberNames.listNotes(), ...tally.notes],
      pictures: tally.pictures,
    };
  }
}

async function surveyPosts(posts: SourceFile, leftOut: LeftOutList, onProgress?: OnImportProgress): Promise<Survey> {
  const surveyor = createSurveyor(leftOut);
  for await (const row of parseRows(posts, "posts", onProgress)) surveyor.add(parsePostRow(row, posts.name));
  const survey = surveyor.finish();
  if (survey.questions.size > 0 && survey.tags.size === 0)
    throw new SourceError(posts.name, "no question has tags; this layout is unknown");
  return survey;
}

function noteLayout({ users }: Dump, { hasHtmlTitles }: Survey): readonly ImportNote[] {
  return [
    ...(users ? [] : [{ subject: "Users.xml", reason: "is missing, so members are named `user` and their number" }]),
    ...(hasHtmlTitles ? [{ subject: "titles", reason: "were also encoded for HTML, and were decoded once more" }] : []),
  ];
}

/** Formats a time in ISO 8601 and UTC. */
function createDateFormat(locale: LanguageWords): (time: string) => string {
  const zone = createZone("UTC");
  return (time) => (zone ? formatDate(locale, { at: Date.parse(time) / 1000, datetime: time, dayOnly: false }, zone) : time);
}
