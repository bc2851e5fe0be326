import { readFileName } from "../../../text/path.ts";
import { foldSlug } from "../../../text/slug.ts";
import type { DiscussionFiles } from "../../parse/files/content-tree.ts";
import { buildReplyId } from "../../parse/reply-id.ts";
import { dropPageNumber } from "../drop-page-number.ts";

/** A post, by the path of its file. */
export interface TargetPost {
  readonly file: string;
  readonly kind: "discussion" | "reply";
}

/**
 * Finds the post that a user named: a discussion by its slug, address or path, a reply by its
 * address (`a#reply:1-sara`, also on a later page of `a`) or its path (`a/1-sara`). The address of
 * a later page alone names nothing.
 */
export function findPost(written: string, discussions: readonly DiscussionFiles[]): TargetPost | undefined {
  const [, before = "", fragment = ""] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(written.trim()) ?? [];
  const id = decode(fragment).normalize("NFC");
  const named = decode(before).normalize("NFC");
  const whole = dropPageNumber(named);
  if (whole !== named && id === "") return undefined;
  const path = whole
    .replace(/^(?:\.\/)+/, "")
    .replace(/\/+$/, "")
    .replace(/\.md$/, "");
  const discussion = discussions.find((one) => isDiscussion(one, path));
  if (id.startsWith("reply:")) {
    const reply = discussion?.replies.find((one) => buildReplyId(readFileName(one.path)) === id);
    return reply && { file: reply.path, kind: "reply" };
  }
  const reply = path.includes("/")
    ? discussions.flatMap(({ replies }) => replies).find((one) => isNamed(one.path, `${path}.md`))
    : undefined;
  if (reply) return { file: reply.path, kind: "reply" };
  return discussion && { file: discussion.file.path, kind: "discussion" };
}

/**
 * Whether a slug, an address or a path is that of a discussion. If `a/2` is no reply, it is not the
 * discussion `2` either.
 */
function isDiscussion({ slug, file }: DiscussionFiles, path: string): boolean {
  const isAlone = /^(?:.*(?:^|\/)discussions\/)?[^/]*$/s.test(path);
  return isAlone ? foldSlug(slug) === foldSlug(readFileName(path)) : isNamed(file.path, `${path}.md`);
}

/** Whether one of two paths is the end of the other. */
function isNamed(path: string, written: string): boolean {
  return `/${path}`.endsWith(`/${written}`) || `/${written}`.endsWith(`/${path}`);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
