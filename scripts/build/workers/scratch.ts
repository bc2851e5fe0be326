import { closeSync, openSync, readSync, unlinkSync, writeSync } from "node:fs";
import { join } from "node:path";
import { threadId } from "node:worker_threads";
import type { Discussion, Post } from "../../content/model.ts";
import type { ParsedText } from "../../markdown/parsed-text.ts";
import type { TextRun } from "../../markdown/plain/text-runs.ts";
import type { Direction } from "../../text/direction.ts";

/** Where a scratch file holds what was made of the posts of a discussion when they were parsed. */
export interface ParsedPlace {
  /** The descriptor of the open file. All threads of a process can read from it. */
  readonly file: number;
  /** File names of the replies that were parsed. */
  readonly replies: readonly string[];
  /**
   * Byte offsets. Each post has two parts, its HTML and its text; the first post comes before the
   * replies. The last number is the end of the last part.
   */
  readonly offsets: readonly number[];
}

/** Bytes that are written at once. */
const bufferSize = 2 ** 18;

/** By path of the discussion's file. */
export type ParsedPlaces = ReadonlyMap<string, ParsedPlace>;

/**
 * A file for what one build makes of the posts when it parses them, until their pages are rendered.
 * In memory they would be larger than the forum.
 */
export interface Scratch {
  /** Returns the place of the posts. They can be read after the next call of `flush`. */
  readonly write: (discussion: Discussion) => ParsedPlace;
  readonly flush: () => void;
  /**
   * Reads what any thread of this build wrote. Undefined if nothing was made of the post, and after
   * the file is closed.
   *
   * @param reply its file name; absent for the first post.
   */
  readonly read: (place: ParsedPlace, reply?: string) => ParsedText | undefined;
  readonly close: () => void;
}

/** @param folder is on the disk of the output. It gets a file without a name, if any. */
export function createScratch(folder: string): Scratch {
  let file: number | undefined;
  let size = 0;
  let isClosed = false;
  const buffer = Buffer.allocUnsafeSlow(bufferSize);
  let used = 0;

  function flush(to: number | undefined): void {
    if (to !== undefined && used > 0) writeWhole(to, buffer.subarray(0, used));
    used = 0;
  }

  /** Returns the number of bytes. Texts are encoded at once, so that none lives long in memory. */
  function append(text: string, to: number): number {
    const most = text.length * 3;
    if (used + most > bufferSize) flush(to);
    if (most > bufferSize) {
      const bytes = Buffer.from(text);
      writeWhole(to, bytes);
      return bytes.length;
    }
    const bytes = buffer.write(text, used);
    used += bytes;
    return bytes;
  }

  return {
    write: (discussion) => {
      file ??= openUnnamed(join(folder, `parsed-${threadId}`));
      const offsets = [size];
      for (const part of encodeDiscussion(discussion)) {
        size += append(part, file);
        offsets.push(size);
      }
      return { file, replies: discussion.replies.map(({ name }) => name), offsets };
    },
    flush: () => flush(file),
    read: (place, reply) => (isClosed ? undefined : readPost(place, findPost(place, reply))),
    close: () => {
      isClosed = true;
      if (file !== undefined) closeSync(file);
      file = undefined;
    },
  };
}

/** Nothing needs to be removed after a build that was killed. */
function openUnnamed(path: string): number {
  const file = openSync(path, "w+");
  unlinkSync(path);
  return file;
}

function writeWhole(file: number, bytes: Buffer): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written);
}

function encodeDiscussion(discussion: Discussion): readonly string[] {
  return [discussion, ...discussion.replies].flatMap(encodePost);
}

function encodePost({ readParsed }: Post): readonly string[] {
  const parsed = readParsed?.();
  if (!parsed) return ["", ""];
  const { html, dir, lang, readText } = parsed;
  return [`${JSON.stringify([dir, lang])}\n${html}`, JSON.stringify(readText())];
}

/** The number of a post: 0 for the first post, 1 for the first reply. */
function findPost({ replies }: ParsedPlace, reply: string | undefined): number {
  if (reply === undefined) return 0;
  const places = replyPlaces.get(replies) ?? new Map(replies.map((name, index) => [name, index]));
  replyPlaces.set(replies, places);
  const index = places.get(reply);
  if (index === undefined) throw new Error(`no reply \`${reply}\` was parsed`);
  return index + 1;
}

/** By list of names: a search of the list for each reply would take too long for thousands. */
const replyPlaces = new WeakMap<ParsedPlace["replies"], ReadonlyMap<string, number>>();

/** @param post as `findPost` returns it. */
function readPost({ file, offsets }: ParsedPlace, post: number): ParsedText | undefined {
  const readPart = (part: number) => readRange(file, offsets[part] ?? 0, offsets[part + 1] ?? 0);
  const written = readPart(post * 2);
  if (written === "") return undefined;
  const end = written.indexOf("\n");
  // The process wrote both parts itself.
  const [dir, lang] = JSON.parse(written.slice(0, end)) as [Direction, string | null];
  const readText = () => JSON.parse(readPart(post * 2 + 1)) as readonly TextRun[];
  return { html: written.slice(end + 1), readText, dir, ...(lang !== null && { lang }) };
}

function readRange(file: number, start: number, end: number): string {
  const bytes = Buffer.allocUnsafe(end - start);
  for (let read = 0; read < bytes.length; ) {
    const count = readSync(file, bytes, read, bytes.length - read, start + read);
    if (count === 0) throw new Error("a scratch file ends too early");
    read += count;
  }
  return bytes.toString("utf8");
}
