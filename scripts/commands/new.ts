import { text } from "node:stream/consumers";
import type { Prompter } from "../authoring/prompter.ts";
import { UsageError } from "../build/usage-error.ts";
import { suggestWord } from "../text/suggest.ts";
import { canAsk, defineCommand, runIfEntry } from "./run-command.ts";
import { printErrors } from "./terminal/output.ts";
import { printOutcome } from "./terminal/print-outcome.ts";

/** @param findPrompter resolves to undefined if no terminal can ask the author. */
export const createNewCommand = (findPrompter: () => Promise<Prompter | undefined>) =>
  defineCommand({
    name: "new",
    purpose: `Writes the file of a new discussion, or of a reply, and prints its path and its address.
On a terminal it asks for what the options leave out; with \`--json\` it never asks.`,
    options: ["title", "author", "tags", "body", "anyway", "content", "postedAt", "json"],
    positionals: { forms: ["", "reply SLUG"], help: [["SLUG", "name of the discussion in its address"]], parse: parseReply },
    run: async ({ content, postedAt, json, anyway, replyTo, ...given }) => {
      if (replyTo !== undefined && (given.title !== undefined || given.tags !== undefined))
        throw new UsageError("A reply has no title and no tags of its own: leave `--title` and `--tags` out.");
      const [{ openSession }, { writePost }] = await Promise.all([import("../authoring/session.ts"), import("../authoring/write-post.ts")]);
      const answers = given.body === "-" ? { ...given, body: await text(process.stdin) } : given;
      const prompter = json ? undefined : await findPrompter();
      const session = openSession({ content, now: postedAt, answers, notify: printErrors }, prompter);
      if ("kind" in session) return printOutcome(session, json);
      return printOutcome(await writePost(session, { replyTo, sameTitle: anyway ? "write" : "suggest" }), json);
    },
  });

/**
 * @returns `replyTo`: the discussion as the user named it, by slug, address or path; empty if the
 * name is missing.
 * @throws {UsageError}
 */
function parseReply([kind, slug = "", ...more]: readonly string[]): { readonly replyTo?: string } {
  if (kind === undefined) return {};
  if (kind !== "reply") {
    const hint = suggestWord(kind, ["reply"]) ? "; did you mean `reply`?" : ": write nothing for a discussion, or `reply SLUG`.";
    throw new UsageError(`\`${kind}\` is unknown${hint}`);
  }
  if (more.length > 0) throw new UsageError(`A reply belongs to one discussion: remove \`${more.join(" ")}\`.`);
  return { replyTo: slug };
}

export const newCommand = createNewCommand(async () =>
  canAsk ? (await import("./prompts/terminal-prompter.ts")).terminalPrompter : undefined,
);

await runIfEntry(newCommand, import.meta.url);
