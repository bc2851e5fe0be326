import type { Forum } from "../forum/model.ts";
import { summariseTag, type TagSummary } from "../forum/model.ts";
import { findNewest, type Page } from "./page.ts";
import type { SiteContext } from "./site.ts";
import { tagIndexUrl } from "./urls.ts";

export interface TagIndexPage extends Page {
  readonly tags: readonly TagSummary[];
}

export function planTagIndex({ tags, entries }: Forum, { recall, fingerprintEntry }: SiteContext): readonly TagIndexPage[] {
  const plan = () => [{ url: tagIndexUrl, source: { kind: "tags" as const }, tags: tags.map(summariseTag), ...findNewest(entries) }];
  return recall("tag index", fingerprintEntry, [entries[0], ...tags], plan);
}
