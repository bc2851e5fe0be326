import type { Files } from "../disk.ts";
import { writeDiscussion, writeReply } from "./site.ts";

/** The instant of a reply by its place (1-based), a minute after the one before it. */
export function timeReply(place: number): string {
  return new Date(Date.UTC(2026, 1, 1, 0, place)).toISOString().replace(".000", "");
}

/**
 * A discussion with many replies, `1.md` to `COUNT.md`, by three authors in turn.
 *
 * @param keys of the first post.
 * @param write returns the text of a reply by its place (1-based).
 */
export function writeThread(
  slug: string,
  count: number,
  keys: Readonly<Record<string, string>> = {},
  write: (place: number) => string = (place) => `پاسخ شمارهٔ ${place}.`,
): Files {
  const authors = ["آرش", "سارا", "مینا"];
  const replies = Array.from({ length: count }, (_, index) => {
    const place = index + 1;
    const text = writeReply({ author: authors[place % 3] ?? "", created: timeReply(place) }, write(place));
    return [`discussions/${slug}/${place}.md`, text] as const;
  });
  return { [`discussions/${slug}.md`]: writeDiscussion(keys, "پرسش بلند."), ...Object.fromEntries(replies) };
}
