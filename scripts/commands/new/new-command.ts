import { text } from "node:stream/consumers";
import { Cancelled, type Interviewer } from "../../authoring/interviewer.ts";
import { UsageError } from "../../build/usage-error.ts";
import { defineCommand } from "../run-command.ts";

/** @param findInterviewer resolves to undefined where nobody can be asked. */
export const createNewCommand = (findInterviewer: () => Promise<Interviewer | undefined>) =>
  defineCommand({
    name: "npm run new",
    purpose: `Writes the file of a new discussion, or of a reply, and prints its path and its address.
What the command line does not say is asked for on a terminal, but not with \`--json\`.`,
    options: ["title", "author", "tags", "body", "anyway", "content", "postedAt", "json"],
    positionals: { forms: ["", "reply SLUG"], help: [["SLUG", "name of the discussion in its address"]], parse: parseReply },
    run: async ({ content, postedAt, json, anyway, replyTo, ...given }) => {
      if (replyTo !== undefined && (given.title !== undefined || given.tags !== undefined))
        throw new UsageError("A reply has no title and no tags of its own: leave `--title` and `--tags` out.");
      const [{ openDesk }, { writeDiscussion }, { writeReply }] = await Promise.all([
        import("../../authoring/desk.ts"),
        import("../../authoring/write-discussion.ts"),
        import("../../authoring/write-reply.ts"),
      ]);
      const answers = given.body === "-" ? { ...given, body: await text(process.stdin) } : given;
      const desk = openDesk({ content, now: postedAt, json, answers }, json ? undefined : await findInterviewer());
      if ("broken" in desk) {
        console.error(desk.broken);
        return 1;
      }
      try {
        return await (replyTo === undefined ? writeDiscussion(desk, anyway ? "written" : "option") : writeReply(desk, replyTo));
      } catch (error) {
        if (!(error instanceof Cancelled)) throw error;
        console.error(desk.words.cancelled);
        return 3;
      }
    },
  });

/**
 * @returns the discussion to which a reply is written, as it was named: its slug, its address or its path; empty where it was not.
 * @throws {UsageError}
 */
function parseReply([kind, slug = "", ...more]: readonly string[]): { readonly replyTo?: string } {
  if (kind === undefined) return {};
  if (kind !== "reply") throw new UsageError(`\`${kind}\` is not known here: write nothing for a discussion, or \`reply SLUG\`.`);
  if (more.length > 0) throw new UsageError(`A reply is to one discussion, but \`${more.join(" ")}\` follows it.`);
  return { replyTo: slug };
}
