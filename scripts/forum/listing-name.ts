import { createHash } from "node:crypto";
import { compareText } from "../text/code-point-order.ts";
import { buildTagSlug, isSlugTooLong } from "../text/slug.ts";

/** The most frequent spelling. Of equally frequent ones, the first by code point. */
export function pickCommonest(counts: ReadonlyMap<string, number>): string | undefined {
  return [...counts].sort(([a, countA], [b, countB]) => countB - countA || compareText(a, b))[0]?.[0];
}

/**
 * A slug for a key whose plain slug is unusable, at most 200 bytes of UTF-8. It holds `~-`, which
 * no plain slug does.
 *
 * @example buildHashedSlug("groß") // => "groß~-7b39b80f141a"
 */
export function buildHashedSlug(key: string): string {
  const hash = createHash("sha256").update(key).digest("hex").slice(0, 12);
  let kept = Array.from(key).slice(0, 100);
  while (isSlugTooLong(`${buildTagSlug(kept.join(""))}~-${hash}`)) kept = kept.slice(0, -1);
  return `${buildTagSlug(kept.join(""))}~-${hash}`;
}
