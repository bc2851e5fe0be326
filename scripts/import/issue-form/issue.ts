import { z } from "zod";
import { SourceError } from "../source-error.ts";

/** The parts of an issue that a post is made from. */
export interface Issue {
  readonly body: string;
  /** GitHub name of the person who opened the issue. */
  readonly login?: string;
  /** Time of opening, in ISO 8601. */
  readonly opened?: string;
}

/** The fields that are read of GitHub's event "issues" (REST API, webhook payloads). */
const event = z.object({
  issue: z.object({ body: z.string().nullable(), created_at: z.string(), user: z.object({ login: z.string() }) }),
});

/**
 * Parses the event of an issue that GitHub passes to a workflow, or the text of an issue's body.
 *
 * @throws {SourceError}
 */
export function parseIssue(text: string, file: string): Issue {
  if (!text.trimStart().startsWith("{")) return { body: text };
  const parsed = event.safeParse(parseJson(text, file));
  if (!parsed.success) throw new SourceError(file, "this is not the event of an issue");
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
