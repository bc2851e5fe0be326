import { listFiles } from "../build/list-files.ts";
import { UsageError } from "../build/usage-error.ts";
import { formatReply } from "../content/authoring/format-post.ts";
import { nameReply } from "../content/authoring/new-file-name.ts";
import { buildReplyFields } from "../content/parse/fields/discussion-fields.ts";
import { arrangeFiles, type DiscussionFiles } from "../content/parse/files/content-tree.ts";
import { buildReplyId } from "../content/parse/reply-id.ts";
import type { PromptWords } from "../locale/prompt-words.ts";
import { escapeControls } from "../text/escape-output.ts";
import { readFileName } from "../text/path.ts";
import { showValue } from "../text/show-value.ts";
import { foldSlug } from "../text/slug.ts";
import { suggestWord } from "../text/suggest.ts";
import { fillIn } from "../text/template.ts";
import type { Desk } from "./desk.ts";

/**
 * Writes a reply to a discussion, which may be a draft.
 *
 * @param written its slug, its address or the path of its file; where it is empty it is asked for.
 * @returns the exit status.
 * @throws {UsageError} when none is named and nobody can be asked.
 */
export async function writeReply(desk: Desk, written: string): Promise<number> {
  const { content, words, now, interviewer } = desk;
  const { discussions } = arrangeFiles(listFiles(desk.folder)).tree;
  const explain = (name: string) => explainMissing(name, discussions, words);
  if (written === "" && !interviewer) throw new UsageError("The discussion is missing: write its name, such as `reply cursor-or-offset`.");
  const check = (name: string) => (findDiscussion(name, discussions) ? undefined : explain(name));
  const name = written === "" && interviewer ? await interviewer.askText({ message: words.discussion, check }) : written;
  const found = findDiscussion(name, discussions);
  if (!found) {
    console.error(escapeControls(explain(name)));
    return 2;
  }
  if (content.discussions.some(({ slug, status }) => slug === found.slug && status === "closed")) console.error(words.closed);

  const { shape } = buildReplyFields(content.site.zone);
  const author = (await desk.answer("author", words.author, shape.author)).trim();
  const body = await desk.answerBody();
  const path = nameReply(author, found);
  const text = formatReply({ author, at: now, body }, content.site.zone);
  return desk.submit({ path, text }, `${desk.addressOf(found.slug)}#${buildReplyId(readFileName(path))}`);
}

function findDiscussion(written: string, discussions: readonly DiscussionFiles[]): DiscussionFiles | undefined {
  const name = foldSlug(readSlug(written));
  return discussions.find(({ slug }) => foldSlug(slug) === name);
}

/** The last segment of a path or an address. */
function readSlug(written: string): string {
  const path = written
    .trim()
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

function explainMissing(written: string, discussions: readonly DiscussionFiles[], words: PromptWords): string {
  const sentence = fillIn(words.noDiscussion, { name: showValue(written) });
  const near = suggestWord(
    readSlug(written),
    discussions.map(({ slug }) => slug),
  );
  return near === undefined ? sentence : `${sentence} ${fillIn(words.didYouMean, { name: near })}`;
}
