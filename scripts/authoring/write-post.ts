import { buildRefusal, type Outcome } from "./outcome.ts";
import { Cancelled } from "./prompter.ts";
import type { Session } from "./session.ts";
import { type SameTitle, writeDiscussion } from "./write-discussion.ts";
import { writeReply } from "./write-reply.ts";

interface Post {
  /**
   * Slug, address or path of the discussion to reply to. Empty: the author is asked. Undefined: the
   * post is a new discussion.
   */
  readonly replyTo?: string | undefined;
  readonly sameTitle: SameTitle;
}

/**
 * Writes the file of a new discussion or reply.
 *
 * @throws {UsageError} if an answer is missing and nobody can be asked.
 */
export async function writePost(session: Session, { replyTo, sameTitle }: Post): Promise<Outcome> {
  try {
    return await (replyTo === undefined ? writeDiscussion(session, sameTitle) : writeReply(session, replyTo));
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
    return buildRefusal("author", session.words.cancelled);
  }
}
