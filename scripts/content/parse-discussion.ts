import { foldSlug } from "../text/slug.ts";
import { buildDiscussionFields, buildReplyFields, examples } from "./discussion-fields.ts";
import type { Discussion, Picture, Reply } from "./model.ts";
import { findMissingPictures, parseMarkdownFile, readUpdate } from "./parse-post.ts";
import { compareText, type Problem } from "./problem.ts";
import type { Zone } from "../text/zone.ts";

/** A file that was read and decoded. */
export interface SourceText {
  /** Path below the content folder. */
  readonly path: string;
  readonly text: string;
}

export interface DiscussionSource {
  readonly slug: string;
  readonly file: SourceText;
  readonly replies: readonly SourceText[];
  readonly pictures: ReadonlyMap<string, Picture>;
}

/** One discussion as its files tell it. */
export interface ParsedDiscussion {
  /** Absent for a draft, and for a file that cannot be published. */
  readonly discussion?: Discussion;
  readonly isDraft: boolean;
  readonly problems: readonly Problem[];
  readonly notes: readonly Problem[];
}

/** Parses discussions and their replies; `zone` is that of times without an offset. */
export function createDiscussionParser(zone: Zone): (source: DiscussionSource) => ParsedDiscussion {
  const discussionFields = buildDiscussionFields(zone);
  const replyFields = buildReplyFields(zone);

  function parseReply(source: SourceText, slug: string, has: (name: string) => boolean) {
    const parsed = parseMarkdownFile(source.text, source.path, replyFields, examples);
    if (!parsed.value) return { problems: parsed.problems, notes: [] };
    const { keys, body, bodyLine, notes, refuse } = parsed.value;
    const problems = [...findMissingPictures(body, source.path, bodyLine, has)];
    const { update, fault } = readUpdate(keys, zone);
    if (fault) problems.push(refuse(fault.key, fault.reason, fault.fix));
    if (keys.discussion !== undefined && keys.discussion !== slug)
      problems.push(refuse("discussion", `\`discussion\` is \`${keys.discussion}\`, but the reply lies in the folder \`${slug}\``, "Correct it, or remove the key."));
    const name = source.path.slice(source.path.lastIndexOf("/") + 1);
    const reply: Reply = { name, id: name.replace(/\.md$/, ""), author: keys.author, created: keys.created, body, ...(update && { update }) };
    return problems.length > 0 ? { problems, notes } : { reply, problems, notes };
  }

  return ({ slug, file, replies, pictures }) => {
    const has = (name: string) => pictures.has(name);
    const parsed = parseMarkdownFile(file.text, file.path, discussionFields, examples);
    const answers = replies.map((reply) => parseReply(reply, slug, has));
    const problems = [...parsed.problems, ...answers.flatMap((answer) => answer.problems)];
    const notes = answers.flatMap((answer) => answer.notes);
    if (!parsed.value) return { isDraft: false, problems, notes };

    const { keys, body, bodyLine, refuse } = parsed.value;
    const own = [...findMissingPictures(body, file.path, bodyLine, has)];
    const { update, fault } = readUpdate(keys, zone);
    if (fault) own.push(refuse(fault.key, fault.reason, fault.fix));
    if (keys.answer !== undefined && !replies.some(({ path }) => path.endsWith(`/${keys.answer}`)))
      own.push(refuse("answer", `\`answer\` names no reply of this discussion (\`${keys.answer}\`)`, "Write the file name of a reply, with `.md`."));
    own.push(...findSameNames(replies));

    const standing = answers.flatMap(({ reply }) => reply ?? []).sort(compareReplies);
    const answer = standing.some(({ name }) => name === keys.answer) ? keys.answer : undefined;
    const isDraft = keys.status === "draft";
    const result = { isDraft, problems: [...problems, ...own], notes: [...parsed.value.notes, ...notes] };
    if (own.length > 0 || keys.status === "draft") return result;
    const discussion: Discussion = {
      file: file.path,
      slug,
      title: keys.title,
      author: keys.author,
      created: keys.created,
      tags: keys.tags,
      status: keys.status,
      redirectFrom: keys.redirectFrom,
      replies: standing,
      pictures,
      body,
      ...(update && { update }),
      ...(answer !== undefined && { answer }),
    };
    return { ...result, discussion };
  };
}

/** By creation, then by file name. */
function compareReplies(a: Reply, b: Reply): number {
  return a.created.at - b.created.at || compareText(a.name, b.name);
}

/** Replies that one anchor, or one file on a disk that does not tell case, would stand for. */
function findSameNames(replies: readonly SourceText[]): readonly Problem[] {
  const seen = new Map<string, string>();
  return replies.flatMap(({ path }) => {
    const folded = foldSlug(path.slice(path.lastIndexOf("/") + 1));
    const twin = seen.get(folded);
    seen.set(folded, path);
    return twin === undefined ? [] : [{ file: path, line: 1, column: 1, reason: `the name is the same as that of \`${twin}\``, fix: "Rename one of them." }];
  });
}
