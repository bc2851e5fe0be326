import { hash } from "node:crypto";
import { readOwnAddress } from "../../markdown/own-address.ts";
import { extractExcerpt, readExcerpt } from "../../markdown/plain/excerpt.ts";
import type { Problem } from "../../problems/problem.ts";
import type { Violation } from "../../problems/violation.ts";
import { compareNames } from "../../text/name-order.ts";
import { readFileName } from "../../text/path.ts";
import { showValue } from "../../text/show-value.ts";
import { foldSlug } from "../../text/slug.ts";
import { suggestWord } from "../../text/suggest.ts";
import type { Discussion, Picture, ReadingSettings, Reply } from "../model.ts";
import { findUpdateViolations, joinUpdate } from "./check-update.ts";
import { buildDiscussionFields } from "./fields/discussion-fields.ts";
import type { ReservedAddresses } from "./fields/redirect-field.ts";
import type { IdentifiedText, SourceText } from "./files/decode-text.ts";
import { isReadme } from "./files/litter.ts";
import { hasFence } from "./front-matter.ts";
import { decodePercents } from "./meant-picture.ts";
import { noteUnclearTimes } from "./note-unclear-times.ts";
import { joinOldAddresses, noteRawAddresses } from "./old-addresses.ts";
import { type ParseText, parsePost, readTexts } from "./parse-post.ts";
import { createReplyParser } from "./parse-reply.ts";
import { findUnnamedPictures } from "./unnamed-pictures.ts";
import { findDiscussionsAmongReplies, findReplyWithoutDiscussion } from "./wrong-folder.ts";

export interface DiscussionSource {
  readonly slug: string;
  /** Below the content folder. */
  readonly path: string;
  /** Absent if it could not be read. Its replies are checked anyway. */
  readonly file: IdentifiedText | undefined;
  readonly replies: readonly IdentifiedText[];
  /** File names of all replies, including unreadable and refused ones. */
  readonly names: readonly string[];
  readonly pictures: ReadonlyMap<string, Picture>;
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
  const home = readOwnAddress(settings.base);

  return ({ slug, path, file, replies, names, pictures, brokenPictures, refusedFiles }) => {
    const surroundings = {
      pictures: [...pictures.keys(), ...brokenPictures, ...refusedFiles, ...refusedFiles.map(decodePercents)],
      home,
      folder: path.replace(/\.md$/, ""),
      discussion: { slug, file: path, pictures },
    };
    const isAlone = replies.length + pictures.size + brokenPictures.length === 0;
    if (file && isAlone && isReadme(path) && !hasFence(file.text)) return { isDraft: false, isIgnored: true, problems: [], notes: [] };
    const parsed = replies.map((reply) => ({ path: reply.path, ...parseReply(reply, slug, surroundings) }));
    const below = [...parsed.flatMap((reply) => reply.problems), ...findSameNames(replies), ...findDiscussionsAmongReplies(path, parsed)];
    if (!file) return { isDraft: false, problems: below, notes: [] };

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
    const validReplies = parsed.flatMap(({ reply }) => reply ?? []).sort(compareReplies);
    const texts = [value, ...parsed.map(({ pictures = [], reply }) => ({ pictures, links: reply?.links ?? [] }))];
    const named = pictures.size > 0 ? texts.flatMap((text) => [...text.pictures, ...text.links.map(({ address }) => address)]) : [];
    const unnamed = findUnnamedPictures(pictures.keys(), named);
    const discussion: Discussion = {
      file: file.path,
      slug,
      status,
      redirectFrom: addresses,
      replies: validReplies,
      pictures,
      ...readTexts(value, { discussion: surroundings.discussion, language: keys.language, links }, parseText),
      excerpt,
      fingerprint: fingerprintSource(file, replies, pictures),
      ...(links.length > 0 && { links }),
      ...(headings.length > 0 && { headings }),
      ...(unnamed.length > 0 && { unnamed }),
      ...fields,
      // The accepted reply may have been skipped for its problems.
      ...(answer !== undefined && validReplies.some(({ name }) => name === answer) && { answer }),
    };
    return {
      discussion,
      isDraft,
      problems,
      notes: [...notes, ...noteRawAddresses(addresses, path), ...parsed.flatMap((reply) => reply.notes)],
    };
  };
}

function explainAnswer(answer: string, names: readonly string[]): Violation {
  const written = showValue(answer);
  return names.length === 0
    ? { rule: "answerWithoutReplies", written }
    : { rule: "unknownAnswer", written, near: suggestWord(answer, names) };
}

function fingerprintSource(file: IdentifiedText, replies: readonly IdentifiedText[], pictures: DiscussionSource["pictures"]): string {
  const texts = [file, ...replies].map(({ path, checksum }) => [path, checksum]);
  return hash("sha256", JSON.stringify([texts, [...pictures]]), "base64url");
}

/** Orders by creation, then by file name. */
function compareReplies(a: Reply, b: Reply): number {
  return a.created.at - b.created.at || compareNames(a.name, b.name);
}

/**
 * Finds replies whose names differ only in case: they would share an anchor and, on some disks, a
 * file.
 */
function findSameNames(replies: readonly SourceText[]): readonly Problem[] {
  const seen = new Map<string, string>();
  return replies.flatMap(({ path }) => {
    const folded = foldSlug(readFileName(path));
    const twin = seen.get(folded);
    seen.set(folded, path);
    return twin === undefined ? [] : [{ file: path, line: 1, column: 1, violation: { rule: "sameReplyName", twin } }];
  });
}
