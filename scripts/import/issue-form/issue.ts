import { z } from "zod";
import { SourceError } from "../source-error.ts";

/** An issue, as far as a post is made of it. */
export interface Issue {
  readonly body: string;
  /** Who opened it, on GitHub. */
  readonly login?: string;
  /** When, as ISO 8601. */
  readonly opened?: string;
}

/** The part of GitHub's event "issues" that is read (REST API, webhook payloads). */
const event = z.object({
  issue: z.object({ body: z.string().nullable(), created_at: z.string(), user: z.object({ login: z.string() }) }),
});

/**
 * Reads the event of an issue as GitHub gives it to a workflow, or the body of one alone.
 *
 * @throws {SourceError}
 */
export function parseIssue(text: string, file: string): Issue {
  if (!text.trimStart().startsWith("{")) return { body: text };
  const parsed = event.safeParse(parseJson(text, file));
  if (!parsed.success) throw new SourceError(file, "this is no event of an issue");
  const { body, created_at: opened, user } = parsed.data.issue;
  return { body: body ?? "", login: user.login, opened };
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SourceError(file, "the JSON is broken");
  }
}
