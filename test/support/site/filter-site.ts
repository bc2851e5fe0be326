import type { Files } from "../disk.ts";
import { now, writeDiscussion, writeReply } from "./site.ts";

const hour = 3600;
const day = 24 * hour;

/** A discussion of the site, with the fields that filters use. */
export interface Planned {
  readonly slug: string;
  /** Last activity, in seconds since the epoch. */
  readonly at: number;
  readonly solved: boolean;
  readonly closed: boolean;
  readonly replies: number;
  /** Slugs of its tags. */
  readonly tags: readonly string[];
}

/** The choices of a reader. Missing choices are empty. */
export interface Choice {
  readonly time?: string;
  readonly display?: string;
  readonly with?: string;
}

/** Days of each time window. */
const windows: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, quarter: 91, year: 365 };

const displays: Readonly<Record<string, (planned: Planned) => boolean>> = {
  solved: ({ solved }) => solved,
  unsolved: ({ solved, closed }) => !solved && !closed,
  unanswered: ({ replies }) => replies === 0,
  closed: ({ closed }) => closed,
};

/** Each choice of time, each choice of display, and every third pair of both. */
export const choices: readonly Choice[] = [
  ...Object.keys(windows).map((time) => ({ time })),
  ...Object.keys(displays).map((display) => ({ display })),
  ...Object.keys(windows)
    .flatMap((time) => Object.keys(displays).map((display) => ({ time, display })))
    .filter((_, index) => index % 3 === 0),
];

/**
 * Plans discussions, newest activity first. All have the tag `pagination`, one in six has `php`.
 * Some are at the very end of a window.
 */
export function planDiscussions(count: number): readonly Planned[] {
  const edges = Object.values(windows).flatMap((days) => [days * day, days * day + 1]);
  const spread = Array.from({ length: count - edges.length }, (_, index) => Math.round(hour * 52_000 ** (index / (count - edges.length))));
  return [...edges, ...spread].sort((one, other) => one - other).map((age, index) => planDiscussion(age, index));
}

function planDiscussion(age: number, index: number): Planned {
  const replies = index % 5 === 0 ? 0 : index % 4;
  const others = { laravel: index % 2, php: index % 6, "c~23": index % 11, کارایی: index % 17 };
  const tags = Object.entries(others).flatMap(([slug, rest]) => (rest === 0 ? [slug] : []));
  const slug = `${index % 9 === 0 ? "پرسش" : "question"}-${index}`;
  return { slug, at: now - age, solved: replies > 0 && index % 3 === 0, closed: index % 7 === 3, replies, tags: ["pagination", ...tags] };
}

/** The slugs of a tag's listing that match a choice at the reader's time, in order. */
export function expectSlugs(planned: readonly Planned[], tag: string, choice: Choice, moment = now): readonly string[] {
  const { time = "", display = "", with: second = tag } = choice;
  return planned
    .filter(({ tags }) => tags.includes(tag) && tags.includes(second))
    .filter(({ at }) => moment - at <= (windows[time] ?? Number.POSITIVE_INFINITY) * day)
    .filter((one) => displays[display]?.(one) ?? true)
    .map(({ slug }) => slug);
}

/** The content of such discussions, with titles, names and texts of every kind. */
export function writeFilterContent(planned: readonly Planned[], pageSize = 50): Files {
  return { "site.yaml": `pageSize: ${pageSize}\n`, ...Object.fromEntries(planned.flatMap(writePlanned)) };
}

const titles = [
  "صفحه‌بندی بعد از گروه‌بندی",
  "cursor را رمز کنیم یا همان‌طور باز بگذاریم؟",
  "Cannot read properties of null",
  "خطای `npm ci`، در CI",
  "`SELECT COUNT(*) FROM orders WHERE paid` کند است",
  "<b>پررنگ</b> & 'نقل' در <title>",
  "👨‍👩‍👧 خانواده در MySQL",
];
const names = ["نگار سپیدارنیا", "dev.parsa", "<i>آرش</i>", "t.kavir (Tara)"];
const bodies = [
  "سلام دوستان. از `paginate()` استفاده می‌کنم و **تعداد کل** اشتباه است.",
  // A table has no excerpt.
  "| نام | تعداد |\n|---|---|\n| آ | ۱ |",
  "Laravel نسخهٔ ۱۱ است و `simplePaginate(15)` هم همین را می‌دهد؛ پرس‌وجو با {{ $users->links() }} دیده می‌شود.",
  "It fails on every page but the first.",
  `${"متن درازی که باید بریده شود تا در یک ردیف جا بگیرد. ".repeat(8)}`,
];

function writePlanned({ slug, at, solved, closed, replies, tags }: Planned, index: number): readonly (readonly [string, string])[] {
  const write = (seconds: number) => new Date(seconds * 1000).toISOString();
  const pick = (list: readonly string[], from = 0) => list[(index + from) % list.length] ?? "";
  const names2 = { author: JSON.stringify(pick(names)), created: write(replies > 0 ? at - 9000 : at) };
  const written = Array.from({ length: replies }, (_, place) => {
    const created = write(at - (replies - 1 - place) * 60);
    return [`discussions/${slug}/${place + 1}-a.md`, writeReply({ author: JSON.stringify(pick(names, place + 1)), created })] as const;
  });
  const labels = tags.map((tag) => (tag === "c~23" ? "C#" : tag));
  const keys = {
    ...names2,
    title: JSON.stringify(`${pick(titles)} ${index}`),
    tags: JSON.stringify(labels),
    ...(solved && { answer: "1-a.md" }),
    ...(closed && { status: "closed" }),
  };
  return [[`discussions/${slug}.md`, writeDiscussion(keys, pick(bodies))], ...written];
}
