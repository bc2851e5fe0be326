import { formatLocalMinute } from "../../text/local-time.ts";
import type { Zone } from "../../text/zone.ts";
import { type FrontMatterField, formatFrontMatter } from "./format-front-matter.ts";

/** What an author enters for a post. */
export interface NewPost {
  readonly author: string;
  /** Seconds since the epoch. */
  readonly at: number;
  readonly body: string;
}

export interface NewDiscussion extends NewPost {
  readonly title: string;
  readonly tags: readonly string[];
}

/** Formats the file of a discussion as an author would write it, with its time in `zone`. */
export function formatDiscussion({ title, author, at, tags, body }: NewDiscussion, zone: Zone): string {
  return formatPost([["title", title], ["author", author], writeTime(at, zone), ["tags", tags]], body);
}

/** Formats the file of a reply, with its time in `zone`. */
export function formatReply({ author, at, body }: NewPost, zone: Zone): string {
  return formatPost([["author", author], writeTime(at, zone)], body);
}

function writeTime(at: number, zone: Zone): FrontMatterField {
  return ["created", formatLocalMinute(at, zone)];
}

function formatPost(fields: readonly FrontMatterField[], body: string): string {
  const text = body.replace(/\r\n?/g, "\n").trim();
  return `${formatFrontMatter(fields)}${text === "" ? "" : `${text}\n`}`;
}
