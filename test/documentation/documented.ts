import { readFileSync } from "node:fs";
import { buildCommand } from "../../scripts/commands/build.ts";
import { checkCommand } from "../../scripts/commands/check.ts";
import { importCommand } from "../../scripts/commands/import.ts";
import { newCommand } from "../../scripts/commands/new.ts";
import { optionTable } from "../../scripts/commands/options.ts";
import { previewCommand } from "../../scripts/commands/preview.ts";
import { removeCommand } from "../../scripts/commands/remove.ts";
import { startCommand } from "../../scripts/commands/start.ts";
import { listGuidePages, readGuidePage } from "../support/demo.ts";

/** A line of a block of commands on one of the site's own pages. */
export interface DocumentedCommand {
  readonly page: string;
  readonly line: string;
  /** True if the block can run anywhere: ```` ```bash run ````. */
  readonly isRun: boolean;
}

const readme = { name: "README.md", text: readFileSync("README.md", "utf8") };

const pages = listGuidePages().map((name) => ({ name, text: readGuidePage(name) }));

export const documentedCommands: readonly DocumentedCommand[] = pages.flatMap(({ name, text }) =>
  Array.from(text.matchAll(/^```bash( run)?\n([\s\S]*?)^```$/gm)).flatMap(([, run, block = ""]) =>
    block.split("\n").flatMap((line) => (line === "" ? [] : [{ page: name, line, isRun: run !== undefined }])),
  ),
);

/** The rows of the tables of options: each option with its commands. */
export const documentedOptions = [readme, ...pages].flatMap(({ name, text }) =>
  Array.from(text.matchAll(/^\| `--([a-z-]+)[^|]*\| ([a-z،, ]+) \|/gm), ([, option = "", takers = ""]) => ({
    page: name,
    option,
    takers: takers.split(/[،,] /).sort(),
  })),
);

/** Options as a user types them. */
function spell(keys: readonly string[]): ReadonlySet<string> {
  const typed = Object.entries(optionTable).flatMap(([key, { name }]) => (keys.includes(key) ? [name] : []));
  return new Set([...typed, "help"]);
}

/** The options of each command. */
export const knownOptions: Readonly<Record<string, ReadonlySet<string>>> = {
  build: spell(buildCommand.options),
  check: spell(checkCommand.options),
  start: spell(startCommand.options),
  preview: spell(previewCommand.options),
  new: spell(newCommand.options),
  remove: spell(removeCommand.options),
  import: spell(importCommand.options),
};

/**
 * @example
 * splitWords('npm run new -- --title "a b"') // => ["npm", "run", "new", "--", "--title", "a b"]
 */
export function splitWords(line: string): readonly string[] {
  return Array.from(line.matchAll(/"([^"]*)"|(\S+)/g), ([, quoted, plain = ""]) => quoted ?? plain);
}
