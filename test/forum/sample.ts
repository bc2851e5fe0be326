import type { Content, Discussion, Reply, TagEntry } from "../../scripts/content/model.ts";
import { findLastActivity, findLastChange } from "../../scripts/forum/activity.ts";
import type { Entry } from "../../scripts/forum/model.ts";
import { extractExcerpt } from "../../scripts/markdown/plain/excerpt.ts";
import { type Moment, parseMoment } from "../../scripts/text/dates.ts";
import { createZone, type Zone } from "../../scripts/text/zone.ts";

export const tehran = readZone("Asia/Tehran");

export function readZone(name: string): Zone {
  const zone = createZone(name);
  if (!zone) throw new Error(`no zone ${name}`);
  return zone;
}

/** A date as an author writes it. Without an offset it is in the zone of Tehran. */
export function readMoment(written: string, zone = tehran): Moment {
  const parsed = parseMoment(written, { zone, calendar: "jalali" });
  if (!parsed.ok) throw new Error(`${written}: ${parsed.violation.rule}`);
  return parsed.moment;
}

/** A date as an instant, in seconds since the epoch. */
export function instant(written: string, zone = tehran): number {
  return readMoment(written, zone).at;
}

const readNothing = () => "";
const readText = () => "text";

export function buildReply(name: string, created: string, more: Partial<Reply> = {}): Reply {
  return {
    name,
    id: name.replace(/\.md$/, ""),
    author: `author of ${name}`,
    created: readMoment(created),
    likes: 0,
    readBody: readNothing,
    ...more,
  };
}

/** A discussion opened by Sara on 2026-01-01 at 12:00 UTC. */
export function buildDiscussion(more: Partial<Discussion> = {}): Discussion {
  const slug = more.slug ?? "question";
  return {
    file: `discussions/${slug}.md`,
    slug,
    title: slug,
    author: "Sara",
    created: readMoment("2026-01-01T12:00:00Z"),
    likes: 0,
    readBody: readText,
    excerpt: extractExcerpt((more.readBody ?? readText)()),
    fingerprint: slug,
    tags: ["php"],
    status: "published",
    redirectFrom: [],
    replies: [],
    pictures: new Map(),
    ...more,
  };
}

/** The entry of a discussion with the fields that sorting and paging need. */
export function buildEntry(more: Partial<Discussion> = {}): Entry {
  const discussion = buildDiscussion(more);
  return {
    discussion,
    url: `/discussions/${discussion.slug}/`,
    excerpt: [],
    activity: findLastActivity(discussion),
    changed: findLastChange(discussion).datetime,
    solved: false,
    closed: false,
    replies: discussion.replies.length,
    tags: [],
  };
}

export function buildContent(discussions: readonly Discussion[], tags: readonly TagEntry[] = []): Content {
  const site = {
    name: "Forum",
    description: "Talk",
    base: "https://forum.example/",
    language: "en",
    latinLanguage: "en",
    zone: tehran,
    calendar: "gregorian" as const,
    pageSize: 20,
    authorPages: true,
    lineBreaks: false,
    static: [],
    nav: [],
    contributors: { updates: false, redirectFrom: false, likes: false },
    labels: {},
    theme: { colours: {}, fonts: {}, sizes: {} },
    contribute: {},
  };
  return { site, campaigns: [], tags, discussions, pages: [], statics: [], brand: {} };
}

/** A tag of the registry, on line 1 by default. */
export function buildTagEntry(parts: Partial<TagEntry> & Pick<TagEntry, "label">): TagEntry {
  return { aliases: [], line: 1, column: 1, ...parts };
}
