import type { Problem } from "../../problems/problem.ts";
import type { DateConvention } from "../../text/dates.ts";
import { readFileName } from "../../text/path.ts";
import { showValue } from "../../text/show-value.ts";
import type { Reply, Tombstone } from "../model.ts";
import { findUpdateViolations, joinUpdate } from "./check-update.ts";
import { buildReplyFields, buildTombstoneFields } from "./fields/discussion-fields.ts";
import type { ReservedAddresses } from "./fields/redirect-field.ts";
import type { SourceText } from "./files/decode-text.ts";
import { noteUnclearTimes } from "./note-unclear-times.ts";
import { joinOldAddresses, noteRawAddresses } from "./old-addresses.ts";
import { type ParseText, type PostSurroundings, parsePost, readTexts } from "./parse-post.ts";
import { createTombstoneParser, type ParsedTombstone } from "./parse-tombstone.ts";
import { buildReplyId } from "./reply-id.ts";

export interface ParsedReply {
  /** Absent for a file with problems. */
  readonly reply?: Reply;
  /** Present instead of the reply if it was removed. */
  readonly tombstone?: Tombstone;
  /** True if the file has the keys that only a discussion has. It then has no other problem. */
  readonly isDiscussion: boolean;
  readonly problems: readonly Problem[];
  readonly notes: readonly Problem[];
}

/** A reply that an earlier build parsed from the same file, with the same files around it. */
export interface KnownReply {
  readonly path: string;
  /** As in `IdentifiedText`. */
  readonly checksum: string;
  readonly parsed: ParsedReply;
}

export function createReplyParser(
  convention: DateConvention,
  reserved: ReservedAddresses,
  parseText: ParseText | undefined,
): (source: SourceText, slug: string, surroundings: PostSurroundings) => ParsedReply {
  const schema = buildReplyFields(convention, reserved);
  const parseTombstone = createTombstoneParser(buildTombstoneFields(convention, reserved));

  return (source, slug, surroundings) => {
    const removed = parseTombstone(source);
    if (removed) return { isDiscussion: false, ...describeRemoved(removed, readFileName(source.path)) };
    const parsed = parsePost(source, schema, surroundings);
    const { value, readKey, hasKey, refuse } = parsed;
    if (hasKey("title") && hasKey("tags")) return { isDiscussion: true, problems: [], notes: [] };
    const problems = [...parsed.problems, ...findUpdateViolations(parsed, convention).map(({ key, violation }) => refuse(key, violation))];
    const folder = readKey("discussion");
    if (folder !== undefined && folder.normalize("NFC") !== slug)
      problems.push(refuse("discussion", { rule: "otherFolder", written: showValue(folder), folder: slug }));
    if (!value || problems.length > 0) return { isDiscussion: false, problems, notes: [] };
    const { keys, links, headings } = value;
    const { discussion: _, redirectFrom, ...fields } = joinUpdate(keys);
    const addresses = joinOldAddresses(redirectFrom, parsed.locateValues("redirectFrom"));
    const notes = [...noteUnclearTimes(keys, parsed, convention), ...noteRawAddresses(addresses, source.path), ...value.notes];
    const name = readFileName(source.path);
    const optional = {
      ...(links.length > 0 && { links }),
      ...(headings.length > 0 && { headings }),
      ...(value.pictures.length > 0 && { shown: value.pictures }),
      ...(addresses.length > 0 && { redirectFrom: addresses }),
    };
    const id = buildReplyId(name);
    const texts = readTexts(value, { discussion: surroundings.discussion, reply: { id, name }, language: keys.language, links }, parseText);
    const reply = { name, id, ...texts, ...optional, ...fields };
    return { reply, isDiscussion: false, problems, notes };
  };
}

function describeRemoved({ tombstone, isDraft: _, ...found }: ParsedTombstone, name: string): Omit<ParsedReply, "isDiscussion"> {
  if (!tombstone) return found;
  const { redirectFrom, ...times } = tombstone;
  return { tombstone: { name, id: buildReplyId(name), ...times, ...(redirectFrom.length > 0 && { redirectFrom }) }, ...found };
}
