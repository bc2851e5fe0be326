import { type FrontMatterField, formatFrontMatter } from "../../content/authoring/format-front-matter.ts";
import { invisible } from "../../problems/en/invisible.ts";
import { hasVisible, neutraliseText } from "../../text/invisible.ts";
import { limits } from "../../text/limits.ts";
import { showValue } from "../../text/show-value.ts";
import type { ContentFile } from "../model.ts";
import { cleanLine } from "../text/clean.ts";
import { cleanTags } from "../text/clean-tags.ts";
import { countBytes, fitMarkdown } from "../text/fit.ts";
import type { Converted } from "../text/markdown.ts";
import { type CommentFormat, formatComments } from "./comment-block.ts";
import type { Comment } from "./comments.ts";
import type { DumpPost, Person } from "./posts.ts";
import { decodeTitle } from "./titles.ts";

/** How the posts of a dump are formatted. */
export interface PostFormat extends CommentFormat {
  readonly convert: (html: string) => Converted;
  readonly hasHtmlTitles: boolean;
  /** Returns a title for a question without one. */
  readonly nameUntitled: (id: number) => string;
}

/** The file of a post, and what the report says about it. */
export interface PostFile extends ContentFile {
  /** Distinct addresses on other hosts. */
  readonly pictures: readonly string[];
  /** The changes, as sentences without full stops. */
  readonly notes: readonly string[];
  /** Number of comments that fit into the file, from the first one on. */
  readonly comments: number;
  /** True if the last edit was by the site itself; such an edit is not imported. */
  readonly hasAutomaticEdit: boolean;
}

/** @param answer file name of the accepted reply. */
export function buildDiscussionFile(
  post: DumpPost,
  stem: string,
  answer: string | undefined,
  comments: readonly Comment[],
  format: PostFormat,
): PostFile {
  const title = cleanLine(format.hasHtmlTitles ? decodeTitle(post.title) : post.title, limits.titleGraphemes);
  const tags = cleanTags(post.tags);
  const untitled = title.text === "" ? ["the title was empty"] : [];
  const fields: readonly FrontMatterField[] = [
    ["title", title.text || format.nameUntitled(post.id)],
    ...formatAuthor(post, format.nameOf),
    ["tags", tags.labels],
    ...formatEdit(post, format.nameOf),
    ...(post.closed ? ([["status", "closed"]] as const) : []),
    ...(answer === undefined ? [] : ([["answer", answer]] as const)),
    ["redirectFrom", [`/questions/${post.id}/`]],
  ];
  const notes = [...untitled, ...title.changes.map((change) => `the title ${change}`), ...tags.notes];
  return buildFile(`${stem}.md`, fields, post, comments, format, notes);
}

export function buildReplyFile(post: DumpPost, stem: string, comments: readonly Comment[], format: PostFormat): PostFile {
  return buildFile(
    `${stem}/${buildReplyName(post.id)}`,
    [...formatAuthor(post, format.nameOf), ...formatEdit(post, format.nameOf)],
    post,
    comments,
    format,
    [],
  );
}

/** Builds the file name of an answer's reply. */
export function buildReplyName(id: number): string {
  return `answer-${id}.md`;
}

function buildFile(
  path: string,
  fields: readonly FrontMatterField[],
  post: DumpPost,
  comments: readonly Comment[],
  format: PostFormat,
  before: readonly string[],
): PostFile {
  const head = formatFrontMatter(fields);
  const room = limits.markdownBytes - countBytes(head) - 2;
  const { markdown, pictures, lost } = format.convert(post.body);
  const harmless = neutraliseText(markdown);
  const body = fitMarkdown(harmless.text, room);
  const below = comments.length === 0 ? { markdown: "", written: 0 } : formatComments(comments, format, room - countBytes(body) - 2);
  const harmlessBelow = neutraliseText(below.markdown);
  const hidden = [...harmless.found, ...harmlessBelow.found].map(({ kind }) => invisible[kind]);
  const written = [body, harmlessBelow.text].filter((part) => part !== "").join("\n\n");
  const text = hasVisible(written) ? written : "…";
  const notes = [
    ...before,
    ...(text === written ? [] : [`it had no text and was given \`${text}\``]),
    ...(body === harmless.text ? [] : [`the text was cut to ${limits.markdownBytes / 1024} KiB`]),
    ...lost.map((address) => `a link lost its address, which cannot be linked to: \`${showValue(address)}\``),
    ...(isBadEdit(post) ? ["an edit from before the post was left out"] : []),
    ...[...new Set(hidden)].map((name) => `an invisible character was made harmless (${name})`),
  ];
  const hasAutomaticEdit = post.edit !== undefined && !post.edit.isActivity;
  return {
    path,
    text: `${head}${text}\n`,
    pictures: [...new Set(pictures)],
    notes,
    comments: below.written,
    hasAutomaticEdit,
  };
}

function formatAuthor({ owner, created = "" }: DumpPost, nameOf: (person: Person) => string): readonly FrontMatterField[] {
  return [
    ["author", nameOf(owner)],
    ["created", created],
  ];
}

function formatEdit(post: DumpPost, nameOf: (person: Person) => string): readonly FrontMatterField[] {
  if (!post.edit?.isActivity || isBadEdit(post)) return [];
  return [
    ["updated", post.edit.at],
    ["updatedBy", nameOf(post.edit.by)],
  ];
}

function isBadEdit({ edit, created = "" }: DumpPost): boolean {
  return edit !== undefined && edit.at < created;
}
