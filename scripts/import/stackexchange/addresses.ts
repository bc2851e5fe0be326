import { buildReplyId } from "../../content/parse/reply-id.ts";
import type { Folding } from "../../locale/locale.ts";
import { buildDiscussionUrl } from "../../pages/urls.ts";
import { foldTag } from "../../text/fold.ts";
import { readFileName } from "../../text/path.ts";
import { buildTagSlug } from "../../text/slug.ts";
import { buildReplyName } from "./post-file.ts";
import type { LinkTargets } from "./post-links.ts";
import type { Survey } from "./survey.ts";

/** Finds the addresses of a dump's posts and tags on the new site. */
export function createAddresses({ questions, answers, tags }: Survey, folding: Folding): Pick<LinkTargets, "findPost" | "findTag"> {
  return {
    findPost: (id) => {
      const question = answers.get(id);
      const stem = questions.get(question ?? id);
      const anchor = question === undefined ? "" : `#${buildReplyId(buildReplyName(id))}`;
      return stem === undefined ? undefined : buildDiscussionUrl(readFileName(stem)) + anchor;
    },
    findTag: (name) => (tags.has(name) ? `/tags/${buildTagSlug(foldTag(name, folding))}/` : undefined),
  };
}
