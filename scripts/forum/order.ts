import { compareNames } from "../text/name-order.ts";
import type { Entry } from "./model.ts";

/**
 * Listing order: last activity, newest first; then creation, newest first; then slug.
 */
export function compareEntries(a: Entry, b: Entry): number {
  return (
    b.activity.at.at - a.activity.at.at ||
    b.discussion.created.at - a.discussion.created.at ||
    compareNames(a.discussion.slug, b.discussion.slug)
  );
}
