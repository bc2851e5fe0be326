import { hash } from "node:crypto";
import { readOwnAddress } from "../../markdown/own-address.ts";
import { extractExcerpt, readExcerpt } from "../../markdown/plain/excerpt.ts";
import type { Problem } from "../../problems/problem.ts";
import type { Violation } from "../../problems/violation.ts";
import { readFileName } from "../../text/path.ts";
import { showValue } from "../../text/show-value.ts";
import { foldSlug } from "../../text/slug.ts";
import { suggestWord } from "../../text/suggest.ts";
import type { Attachment, Discussion, Picture, ReadingSettings, Reply } from "../model.ts";
import { compareReplies } from "../reply-order.ts";
import { countThreadPages } from "../thread.ts";
import { findUpdateViolations, joinUpdate } from "./check-update.ts";
import { buildDiscussionFields, buildRemovedDiscussionFields } from "./fields/discussion-fields.ts";
import type { ReservedAddresses } from "./fields/redirect-field.ts";
import type { IdentifiedText } from "./files/decode-text.ts";
import { isReadme } from "./files/litter.ts";
import { hasFence } from "./front-matter.ts";
import { decodePercents } from "./meant-picture.ts";
import { describeOwnFiles, type NamingText } from "./named-files.ts";
import { noteUnclearTimes } from "./note-unclear-times.ts";
import { joinOldAddresses, noteRawAddresses } from "./old-addresses.ts";
import { type ParseText, parsePost, readTexts } from "./parse-post.ts";
import { createReplyParser, type KnownReply } from "./parse-reply.ts";
import { createTombstoneParser } from "./parse-tombstone.ts";
import { findDiscussionsAmongReplies, findReplyWithoutDiscussion } from "./wrong-folder.ts";

export interface DiscussionSource {
  readonly slug: string;
  /** Below the content folder. */
  readonly path: string;
  /** Absent if it could not be read. Its replies are checked anyway. */
  readonly file: IdentifiedText | undefined;
  readonly replies: readonly (IdentifiedText | KnownReply)[];
  /** File names of all replies, including unreadable and refused ones. */
  readonly names: readonly string[];
  readonly pictures: ReadonlyMap<string, Picture>;
  readonly attachments: readonly Attachment[];
  /** File names of the pictures that have a problem of their own. */
  readonly brokenPictures: readonly string[];
  /** File names that cannot be pictures or replies. They have a problem already. */
  readonly refusedFiles: readonly string[];
}

/** The result of parsing one discussion. */
export interface ParsedDiscussion {
  /** Absent for a draft and for a file with problems. */
  readonly discussion?: Discussion;
  readonly isDraft: boolean;
  /** True of a README or LICENSE without front matter: it explains its folder. */
  readonly isIgnored?: true;
  readonly problems: readonly Problem[];
  readonly notes: readonly Problem[];
}

/**
 * Parses discussions and their replies.
 *
 * @param parseText renders each post while its tokens are there. Without it, no post is rendered.
 */
export function createDiscussionParser(
  settings: ReadingSettings,
  reserved: ReservedAddresses,
  parseText?: ParseText,
): (source: DiscussionSource) => ParsedDiscussion {
  const schema = buildDiscussionFields(settings, reserved);
  const parseReply = createReplyParser(settings, reserved, parseText);
  const parseTombstone = createTombstoneParser(buildRemovedDiscussionFields(settings, reserved));
  const home = readOwnAddress(settings.base);

  return ({ slug, path, file, replies, names, pictures, attachments: listed, brokenPictures, refusedFiles }) => {
    const attachments = listed.length > 0 ? new Map(listed.map((attachment) => [attachment.name, attachment])) : undefined;
    const surroundings = {
      pictures: [...pictures.keys(), ...brokenPictures, ...refusedFiles, ...refusedFiles.map(decodePercents)],
      home,
      folder: path.replace(/\.md$/, ""),
      discussion: { slug, file: path, pictures, ...(attachments && { attachments }) },
    };
    const isAlone = replies.length + pictures.size + listed.length + brokenPictures.length === 0;
    if (file && isAlone && isReadme(path) && !hasFence(file.text)) return { isDraft: false, isIgnored: true, problems: [], notes: [] };
    const parsed = replies.map((reply) => ({
      path: reply.path,
      ...("parsed" in reply ? reply.parsed : parseReply(reply, slug, surroundings)),
    }));
    const below = [...parsed.flatMap((reply) => reply.problems), ...findSameNames(replies), ...findDiscussionsAmongReplies(path, parsed)];
    if (!file) return { isDraft: false, problems: below, notes: [] };
    const tombstones = parsed.flatMap(({ tombstone }) => tombstone ?? []).sort(compareReplies);
    const left = parsed.flatMap(({ reply }) => reply ?? []).sort(compareReplies);
    const isLong = countThreadPages({ replies: left, tombstones }) > 1;
    const thread = {
      file: file.path,
      slug,
      replies: isLong ? identifyReplies(left, replies) : left,
      ...(attachments && { attachments }),
      fingerprint: fingerprintSource(file, replies, pictures, listed),
      ...(tombstones.length > 0 && { tombstones }),
    };
    const describeFiles = (texts: readonly NamingText[]) => describeOwnFiles(pictures, listed, texts);
    const replyTexts = left.map(({ shown = [], links = [] }) => ({ pictures: shown, links }));
    const notesBelow = parsed.flatMap((reply) => reply.notes);
    const removed = parseTombstone(file);
    if (removed) {
      const { tombstone, isDraft, problems, notes } = removed;
      const discussion = tombstone && !isDraft && { ...emptyPost, ...describeFiles(replyTexts), ...thread, ...tombstone };
      return { ...(discussion && { discussion }), isDraft, problems: [...problems, ...below], notes: [...notes, ...notesBelow] };
    }

    const post = parsePost(file, schema, surroundings);
    const ownerless = findReplyWithoutDiscussion(path, post);
    if (ownerless) return { isDraft: false, problems: [ownerless, ...below], notes: [] };
    const { value, readKey, locateValues, refuse } = post;
    const own = [...post.problems, ...findUpdateViolations(post, settings).map(({ key, violation }) => refuse(key, violation))];
    const answer = readKey("answer")?.normalize("NFC");
    if (answer !== undefined && !names.includes(answer)) own.push(refuse("answer", explainAnswer(answer, names)));

    const problems = [...own, ...below];
    const status = value?.keys.status;
    const isDraft = status === "draft";
    if (!value || status === undefined || status === "draft" || own.length > 0) return { isDraft, problems, notes: [] };

    const { keys, body, links, headings } = value;
    const excerpt = parseText ? readExcerpt(value.parse()) : extractExcerpt(body);
    const notes = [...noteUnclearTimes(keys, post, settings), ...value.notes];
    const { status: _, answer: __, redirectFrom, ...fields } = joinUpdate(keys);
    const addresses = joinOldAddresses(redirectFrom, locateValues("redirectFrom"));
    const discussion: Discussion = {
      status,
      redirectFrom: addresses,
      ...readTexts(value, { discussion: surroundings.discussion, language: keys.language, links }, parseText),
      excerpt,
      ...(links.length > 0 && { links }),
      ...(headings.length > 0 && { headings }),
      ...describeFiles([value, ...replyTexts]),
      ...fields,
      // The accepted reply may have been removed, or skipped for its problems.
      ...(answer !== undefined && thread.replies.some(({ name }) => name === answer) && { answer }),
      ...thread,
      ...(isLong && { checksum: file.checksum }),
    };
    return {
      discussion,
      isDraft,
      problems,
      notes: [...notes, ...noteRawAddresses(addresses, path), ...notesBelow],
    };
  };
}

type Identified = Pick<IdentifiedText, "path" | "checksum">;

function identifyReplies(replies: readonly Reply[], files: readonly Identified[]): readonly Reply[] {
  const checksums = new Map(files.map(({ path, checksum }) => [readFileName(path), checksum]));
  return replies.map((reply) => ({ checksum: checksums.get(reply.name) ?? "", ...reply }));
}

/** What a removed first post has instead of its text and keys. */
const emptyPost = { title: "", author: "", tags: [], likes: 0, status: "published", excerpt: [], readBody: () => "" } as const;

function explainAnswer(answer: string, names: readonly string[]): Violation {
  const written = showValue(answer);
  return names.length === 0
    ? { rule: "answerWithoutReplies", written }
    : { rule: "unknownAnswer", written, near: suggestWord(answer, names) };
}

function fingerprintSource(
  file: IdentifiedText,
  replies: readonly Identified[],
  pictures: DiscussionSource["pictures"],
  attachments: readonly Attachment[],
): string {
  const texts = [file, ...replies].map(({ path, checksum }) => [path, checksum]);
  return hash("sha256", JSON.stringify([texts, [...pictures], ...attachments]), "base64url");
}

/**
 * Finds replies whose names differ only in case: they would share an anchor and, on some disks, a
 * file.
 */
function findSameNames(replies: readonly Identified[]): readonly Problem[] {
  const seen = new Map<string, string>();
  return replies.flatMap(({ path }) => {
    const folded = foldSlug(readFileName(path));
    const twin = seen.get(folded);
    seen.set(folded, path);
    return twin === undefined ? [] : [{ file: path, line: 1, column: 1, violation: { rule: "sameReplyName", twin } }];
  });
}
