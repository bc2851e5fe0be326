import type { Prompter } from "../authoring/prompter.ts";
import { Cancelled } from "../authoring/prompter.ts";
import { readClock, readInstant } from "../build/instant.ts";
import { UsageError } from "../build/usage-error.ts";
import { requireLocale } from "../locale/locales.ts";
import { formatLocalMinute } from "../text/local-time.ts";
import { showValue } from "../text/show-value.ts";
import { fillIn } from "../text/template.ts";
import { canAsk, defineCommand, runIfEntry } from "./run-command.ts";
import { printErrors, printJson, printLines } from "./terminal/output.ts";
import { formatRemoval } from "./terminal/removal-preview.ts";
import { typeCommand } from "./typed-command.ts";

/** @param findPrompter resolves to undefined if no terminal can ask before anything is removed. */
export const createRemoveCommand = (findPrompter: () => Promise<Prompter | undefined>) =>
  defineCommand({
    name: "remove",
    purpose: `Removes a post, or everything of an author, after a question. What is left says that
something was removed and when: addresses and the rest of a discussion stay. With
\`--json\` it never asks: without \`--yes\` it only lists what would be removed.`,
    options: ["content", "removedAt", "unasked", "json"],
    positionals: {
      forms: ["SLUG", "REPLY", "AUTHOR"],
      help: [
        ["SLUG", "name of a discussion in its address, or the address: its first post"],
        ["REPLY", "address or file of a reply, such as a#reply:1-sara or a/1-sara.md"],
        [
          "AUTHOR",
          "a name in any spelling, author:NAME, or the address of an author's page:\nall posts, and the name at posts that the author updated",
        ],
      ],
      parse: parseTarget,
    },
    run: async ({ content: folder, removedAt, unasked, json, target }, environment) => {
      const [{ openForRemoval, planRemoval }, { replaceTexts, writeRemoval }] = await Promise.all([
        import("../authoring/removal/plan-removal.ts"),
        import("../authoring/removal/write-removal.ts"),
      ]);
      const content = openForRemoval(folder);
      const { site, locate } = content;
      const locale = requireLocale(site.language, site);
      const { prompts } = locale;
      const words = prompts.removal;
      /** The command that says what is wrong with a file. */
      const check = typeCommand("check", environment).words;
      const refuse = (sentence: string, status: number): number => {
        printErrors([sentence]);
        return status;
      };
      const now = removedAt === undefined ? readClock(environment) : readInstant(removedAt, site);
      const date = formatLocalMinute(now, site.zone).slice(0, 10);
      const name = showValue(target);
      const plan = planRemoval(content, target);
      if ("reason" in plan) {
        const file = "file" in plan ? locate(plan.file) : "";
        return refuse(fillIn(words[plan.reason], { name, file, author: `author:${name}`, check }), plan.reason === "unreadable" ? 1 : 2);
      }
      const texts = replaceTexts(plan, date, locate);
      if (typeof texts === "string") return refuse(fillIn(words.unreadable, { file: locate(texts), check }), 1);

      const paths = (files: readonly { readonly file: string }[]) => files.map(({ file }) => locate(file));
      const removed = plan.posts.map(({ file, kind }) => ({ path: locate(file), kind }));
      const listed = { date, removed, updates: paths(plan.updates), files: plan.files.map(locate) };
      if (json && !unasked) {
        printJson({ written: false, ...listed });
        return 0;
      }
      if (texts.length + plan.files.length === 0) {
        if (json) printJson({ written: false, ...listed });
        else printLines([fillIn(words.already, { name })]);
        return 0;
      }
      const lines = formatRemoval(plan, locale, locate);
      if (!unasked && !(await confirm(await findPrompter(), lines, prompts))) return refuse(words.cancelled, 3);
      writeRemoval(texts, plan.files, locate);
      if (json) printJson({ written: true, ...listed });
      else printLines([...(unasked ? [words.heading, ...lines] : []), words.done, words.history]);
      return 0;
    },
  });

/** @throws {UsageError} */
function parseTarget(given: readonly string[]): { readonly target: string } {
  // A name may have spaces, and nobody remembers to quote it.
  const target = given.join(" ").trim();
  if (target === "") throw new UsageError("Name what to remove: a discussion, a reply or an author.");
  return { target };
}

/** @throws {UsageError} if nobody can be asked. */
async function confirm(
  prompter: Prompter | undefined,
  lines: readonly string[],
  { removal: { heading, question }, yes, no }: ReturnType<typeof requireLocale>["prompts"],
): Promise<boolean> {
  if (!prompter) throw new UsageError("There is no terminal to ask on: add `--yes`, or `--json` to see what would be removed.");
  try {
    return await prompter.confirm({ heading, lines, message: question, yes, no });
  } catch (error) {
    if (error instanceof Cancelled) return false;
    throw error;
  }
}

export const removeCommand = createRemoveCommand(async () =>
  canAsk ? (await import("./prompts/terminal-prompter.ts")).terminalPrompter : undefined,
);

await runIfEntry(removeCommand, import.meta.url);
