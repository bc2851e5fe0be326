import type { Comment } from "./comments.ts";
import { buildDiscussionFile, buildReplyFile, buildReplyName, type PostFile, type PostFormat } from "./post-file.ts";
import { answerType, type DumpPost, questionType } from "./posts.ts";
import type { Survey } from "./survey.ts";

/** A post as a file, and its role in the forum. */
export interface ConvertedPost {
  readonly file: PostFile;
  readonly kind: "question" | "answer";
  readonly isSolved: boolean;
  readonly isClosed: boolean;
  /** Notes in addition to the notes of the file. */
  readonly notes: readonly string[];
}

/** Returns undefined for a post that the survey left out. */
export function convertPost(post: DumpPost, survey: Survey, comments: readonly Comment[], format: PostFormat): ConvertedPost | undefined {
  if (post.created === undefined) return undefined;
  if (post.type === questionType) return buildQuestion(post, survey, comments, format);
  return post.type === answerType ? buildAnswer(post, survey, comments, format) : undefined;
}

function buildQuestion(
  post: DumpPost,
  { questions, answers }: Survey,
  comments: readonly Comment[],
  format: PostFormat,
): ConvertedPost | undefined {
  const stem = questions.get(post.id);
  if (stem === undefined) return undefined;
  const accepted = post.acceptedAnswerId;
  const isSolved = accepted !== undefined && answers.get(accepted) === post.id;
  const notes = accepted !== undefined && !isSolved ? [`its accepted answer ${accepted} is not among its replies`] : [];
  const file = buildDiscussionFile(post, stem, isSolved ? buildReplyName(accepted) : undefined, comments, format);
  return { file, kind: "question", isSolved, isClosed: post.closed, notes };
}

function buildAnswer(
  post: DumpPost,
  { questions, answers }: Survey,
  comments: readonly Comment[],
  format: PostFormat,
): ConvertedPost | undefined {
  const question = answers.get(post.id);
  const stem = question === undefined ? undefined : questions.get(question);
  if (stem === undefined) return undefined;
  return { file: buildReplyFile(post, stem, comments, format), kind: "answer", isSolved: false, isClosed: false, notes: [] };
}
