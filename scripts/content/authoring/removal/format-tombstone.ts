import { type FrontMatterField, formatFrontMatter } from "../format-front-matter.ts";
import { type PostText, readKey, readKeyList } from "./post-text.ts";

/**
 * Formats what is left of a post: when it was written, when it was removed, and its old addresses.
 * The draft of a discussion stays a draft.
 *
 * @param removed a date such as `2026-05-02`.
 * @returns undefined if the post does not say when it was written.
 */
export function formatTombstone(post: PostText, removed: string): string | undefined {
  const created = readKey(post, "created");
  if (created === undefined) return undefined;
  const addresses = readKeyList(post, "redirectFrom");
  const fields: readonly FrontMatterField[] = [
    ["created", created],
    ["removed", removed],
    ...(readKey(post, "status") === "draft" ? [["status", "draft"] as const] : []),
    ...(addresses.length > 0 ? [["redirectFrom", addresses] as const] : []),
  ];
  return formatFrontMatter(fields);
}
