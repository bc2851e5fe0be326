import { readFileSync } from "node:fs";
import type { Entry, Tag, TagRef } from "../../scripts/forum/model.ts";
import type { NameLink, Row } from "../../scripts/listing/row.ts";
import { digits } from "../../scripts/locale/fa.ts";
import type { ExcerptRun } from "../../scripts/markdown/plain/excerpt.ts";
import { foldTag } from "../../scripts/text/fold.ts";
import { formatDigits } from "../../scripts/text/numbers.ts";
import { buildTagSlug } from "../../scripts/text/slug.ts";

/** 2026-11-27T00:00:00Z. */
export const now = 1_795_737_600;

const day = 86_400;
const prose = readLines("prose.txt").join(" ");
const titles = readLines("titles.txt");
const names = readLines("names.txt");
const own = buildTag("pagination");
const others =
  "laravel eloquent blade livewire php javascript typescript vue react node.js css mysql postgresql docker git api کارایی بومی‌سازی آزمون امنیت"
    .split(" ")
    .map(buildTag);

/**
 * A tag of a busy forum: text of real posts cut at random places, last activity spread over eight
 * years, four in ten solved, one
 * in five without a reply, one in thirty closed. Deterministic.
 */
export function buildSampleTag(count: number): Tag {
  const random = createRandom();
  const times = Array.from({ length: count }, () => Math.floor(now - random() * 8 * 365 * day)).sort((one, other) => other - one);
  const entries = times.map((at) => buildEntry(at, random));
  const counted = others.map((tag) => ({ tag, shared: entries.filter(({ tags }) => tags.includes(tag)).length }));
  return { ...own, entries, related: counted.sort((one, other) => other.shared - one.shared).slice(0, 8) };
}

/** What a listing shows of an entry. The words are as long as real ones. */
export function buildSampleRow(entry: Entry): Row {
  const { activity, discussion } = entry;
  const date = formatDigits(digits, `${1 + (activity.at.at % 29)} اردیبهشت ${1397 + (activity.at.at % 8)}`);
  return {
    url: entry.url,
    title: [{ text: discussion.title, code: false }],
    titleLanguage: undefined,
    excerpt: entry.excerpt,
    excerptLanguage: undefined,
    author: linkSampleName(discussion.author),
    actor: linkSampleName(activity.actor),
    acted: ["توسط ", activity.verb === "raised" ? " مطرح شد" : " به‌روزرسانی شد"],
    at: activity.at.at,
    datetime: activity.at.datetime,
    date,
    fullDate: `چهارشنبه ${date}، ساعت ${formatDigits(digits, activity.at.datetime.slice(11, 16))}`,
    replies: entry.replies === 0 ? "بدون پاسخ" : formatDigits(digits, `${entry.replies} پاسخ`),
    likes: "",
    solved: entry.solved,
    closed: entry.closed,
    tags: entry.tags
      .filter(({ slug }) => slug !== own.slug)
      .slice(0, 2)
      .map(({ label, url }) => ({ label, url })),
  };
}

function linkSampleName(name: string): NameLink {
  return { name, url: encodeURI(`/authors/${buildTagSlug(foldTag(name, "common"))}/`) };
}

function buildEntry(at: number, random: () => number): Entry {
  const pick = <Value>(list: readonly Value[]) => list[Math.floor(random() * list.length)];
  const moment = { at, datetime: new Date(at * 1000).toISOString().replace(".000Z", "Z"), dayOnly: false };
  const replies = random() < 0.2 ? 0 : 1 + Math.floor(random() * 8);
  const author = pick(names) ?? "";
  const actor = replies === 0 ? author : (pick(names) ?? "");
  const slug = `${pick(others)?.slug}-${Math.floor(random() * 1e6)}-${pick(others)?.slug}`;
  const shared = new Set(Array.from({ length: Math.floor(random() * 4) }, () => others[Math.floor(others.length * random() ** 2)]));
  return {
    discussion: {
      file: `discussions/${slug}.md`,
      slug,
      title: pick(titles) ?? "",
      author,
      created: moment,
      likes: 0,
      readBody: () => "",
      fingerprint: "",
      excerpt: [],
      tags: [],
      status: "published",
      redirectFrom: [],
      replies: replies === 0 ? [] : [{ name: "1.md", id: "reply:1", author: actor, created: moment, likes: 0, readBody: () => "" }],
      pictures: new Map(),
    },
    url: `/discussions/${slug}/`,
    excerpt: cutExcerpt(Math.floor(random() * (prose.length - 200))),
    activity: { at: moment, actor, verb: replies === 0 ? "raised" : "updated" },
    changed: moment.datetime,
    solved: replies > 0 && random() < 0.5,
    closed: random() < 0.03,
    replies,
    tags: [own, ...[...shared].flatMap((tag) => tag ?? [])],
  };
}

/** About 160 letters of the prose from a given place. Code in backticks is a run of its own. */
function cutExcerpt(start: number): readonly ExcerptRun[] {
  return `${prose.slice(start, start + 160)}…`
    .split("`")
    .map((text, index) => ({ text, code: index % 2 === 1 }))
    .filter(({ text }) => text !== "");
}

function buildTag(label: string): TagRef {
  return { key: label, label, slug: label, url: `/tags/${encodeURI(label)}/` };
}

function readLines(name: string): readonly string[] {
  return readFileSync(new URL(`fixtures/${name}`, import.meta.url), "utf8")
    .trim()
    .split("\n");
}

/** Xorshift (Marsaglia, 2003): the same numbers on every machine. */
function createRandom(): () => number {
  let state = 0x2545f491;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
