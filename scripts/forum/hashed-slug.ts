import { createHash } from "node:crypto";
import { buildTagSlug, isSlugTooLong } from "../text/slug.ts";

/**
 * A slug of a key whose own slug cannot stand, of at most 200 bytes; no slug that is made of a key alone holds `~-`.
 *
 * @example buildHashedSlug("groß") // => "groß~-7b39b80f141a"
 */
export function buildHashedSlug(key: string): string {
  const hash = createHash("sha256").update(key).digest("hex").slice(0, 12);
  let kept = Array.from(key).slice(0, 100);
  while (isSlugTooLong(`${buildTagSlug(kept.join(""))}~-${hash}`)) kept = kept.slice(0, -1);
  return `${buildTagSlug(kept.join(""))}~-${hash}`;
}
