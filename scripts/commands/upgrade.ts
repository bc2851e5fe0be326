import { Cancelled, type Prompter } from "../authoring/prompter.ts";
import { UsageError } from "../build/usage-error.ts";
import { canAsk, defineCommand, runIfEntry } from "./run-command.ts";
import { printErrors, printJson, printLines } from "./terminal/output.ts";
import { typeCommand } from "./typed-command.ts";

/** @param findPrompter resolves to undefined if no terminal can ask before anything is changed. */
export const createUpgradeCommand = (findPrompter: () => Promise<Prompter | undefined>) =>
  defineCommand({
    name: "upgrade",
    purpose: `Changes content that was written for an earlier version, after a question. With \`--json\` it
never asks: without \`--yes\` it only lists what would change.`,
    options: ["content", "unasked", "json"],
    run: async ({ content, unasked, json }, environment) => {
      const { planUpgrade, writeUpgrade } = await import("../authoring/upgrade-content.ts");
      const plan = planUpgrade(content);
      const { from, to, summaries } = plan;
      const files = plan.files.map(({ path }) => path);
      const isWritten = files.length > 0 && (unasked || (!json && (await confirm(await findPrompter(), [...summaries, ...files]))));
      if (isWritten) writeUpgrade(plan);
      if (json) printJson({ written: isWritten, from, to, changes: summaries, files });
      else if (files.length === 0) printLines([`The content has format ${to}, as this version reads it.`]);
      else if (!isWritten) {
        printErrors(["Nothing was changed."]);
        return 3;
      } else
        printLines([
          `${files.length} files have format ${to} now. Look at the changes, and run ${typeCommand("check", environment).words}.`,
        ]);
      return 0;
    },
  });

/** @throws {UsageError} if nobody can be asked. */
async function confirm(prompter: Prompter | undefined, lines: readonly string[]): Promise<boolean> {
  if (!prompter) throw new UsageError("There is no terminal to ask on: add `--yes`, or `--json` to see what would change.");
  try {
    return await prompter.confirm({ heading: "This changes:", lines, message: "Change it?", yes: "Yes", no: "No" });
  } catch (error) {
    if (error instanceof Cancelled) return false;
    throw error;
  }
}

export const upgradeCommand = createUpgradeCommand(async () =>
  canAsk ? (await import("./prompts/terminal-prompter.ts")).terminalPrompter : undefined,
);

await runIfEntry(upgradeCommand, import.meta.url);
