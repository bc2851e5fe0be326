import { listFiles } from "../build/content-files.ts";
import { UsageError } from "../build/usage-error.ts";
import { dropPageNumber } from "../content/authoring/drop-page-number.ts";
import { formatReply } from "../content/authoring/format-post.ts";
import { nameReplyFile } from "../content/authoring/new-file-name.ts";
import { buildReplyFields } from "../content/parse/fields/discussion-fields.ts";
import { arrangeFiles, type DiscussionFiles } from "../content/parse/files/content-tree.ts";
import { buildReplyId } from "../content/parse/reply-id.ts";
import { findPageNumber } from "../content/thread.ts";
import type { PromptWords } from "../locale/locale.ts";
import { listReservedAddresses } from "../pages/urls.ts";
import { compareText } from "../text/code-point-order.ts";
import { escapeControls } from "../text/escape-output.ts";
import { readFileName } from "../text/path.ts";
import { showValue } from "../text/show-value.ts";
import { foldSlug } from "../text/slug.ts";
import { suggestWord } from "../text/suggest.ts";
import { fillIn } from "../text/template.ts";
import { buildRefusal, type Outcome } from "./outcome.ts";
import type { Session } from "./session.ts";
import { submitPost } from "./submit.ts";

/**
 * Writes a reply to a discussion or to a draft.
 *
 * @param written slug, address or path of the discussion; if empty, the author is asked.
 * @throws {UsageError} if `written` is empty and nobody can be asked.
 */
export async function writeReply(session: Session, written: string): Promise<Outcome> {
  const { content, words, now, prompter, notify } = session;
  const { discussions } = arrangeFiles(listFiles(session.folder)).tree;
  const explain = (name: string) => explainMissing(name, discussions, words);
  if (written === "" && !prompter) throw new UsageError("The discussion is missing: write its name, such as `reply cursor-or-offset`.");
  const check = (name: string) => (findDiscussion(name, discussions) ? undefined : explain(name));
  const name = written === "" && prompter ? await prompter.askText({ message: words.discussion, check }) : written;
  const found = findDiscussion(name, discussions);
  if (!found) return buildRefusal("usage", escapeControls(explain(name)));
  if (content.discussions.some(({ slug, status }) => slug === found.slug && status === "closed")) notify([words.closed]);

  const { shape } = buildReplyFields(content.site, listReservedAddresses());
  const author = (await session.answer("author", words.author, shape.author)).trim();
  const body = await session.answerBody();
  const path = nameReplyFile(author, found);
  const text = formatReply({ author, at: now, body }, content.site.zone);
  // Later than all others, unless one has a time to come.
  const address = session.buildAddress(found.slug, findPageNumber(found.replies.length));
  return submitPost(session, { path, text }, `${address}#${buildReplyId(readFileName(path))}`);
}

function findDiscussion(written: string, discussions: readonly DiscussionFiles[]): DiscussionFiles | undefined {
  const name = foldSlug(readSlug(written));
  return discussions.find(({ slug }) => foldSlug(slug) === name);
}

/** Reads the last segment of a path or an address. */
function readSlug(written: string): string {
  const path = dropPageNumber(written.trim())
    .replace(/[?#].*$/s, "")
    .replace(/\/+$/, "")
    .replace(/\.md$/, "");
  const segment = path.slice(path.lastIndexOf("/") + 1);
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The slug that was probably meant: a similar one, else the shortest that has the words in it. */
function findNear(written: string, slugs: readonly string[]): string | undefined {
  const part = foldSlug(written);
  const longer = slugs.filter((slug) => part.length >= 3 && foldSlug(slug).includes(part));
  return suggestWord(written, slugs) ?? longer.sort((one, other) => one.length - other.length || compareText(one, other))[0];
}

function explainMissing(written: string, discussions: readonly DiscussionFiles[], words: PromptWords): string {
  const sentence = fillIn(words.noDiscussion, { name: showValue(written) });
  const near = findNear(
    readSlug(written),
    discussions.map(({ slug }) => slug),
  );
  return near === undefined ? sentence : `${sentence} ${fillIn(words.didYouMean, { name: near })}`;
}
