import { readdirSync, readFileSync } from "node:fs";
import { buildCommand } from "../../scripts/commands/build-command.ts";
import { checkCommand } from "../../scripts/commands/check-command.ts";
import { importHelp } from "../../scripts/commands/import/import-options.ts";
import { newHelp } from "../../scripts/commands/new/new-options.ts";

/** A line of a block of commands on one of the site's own pages. */
export interface DocumentedCommand {
  readonly page: string;
  readonly line: string;
  /** Whether the block says that it can be run anywhere: ```` ```bash run ````. */
  readonly isRun: boolean;
}

const readme = { name: "README.md", text: readFileSync("README.md", "utf8") };

const pages = readdirSync("content/pages").map((name) => ({ name, text: readFileSync(`content/pages/${name}`, "utf8") }));

export const documentedCommands: readonly DocumentedCommand[] = pages.flatMap(({ name, text }) =>
  Array.from(text.matchAll(/^```bash( run)?\n([\s\S]*?)^```$/gm)).flatMap(([, run, block = ""]) =>
    block.split("\n").flatMap((line) => (line === "" ? [] : [{ page: name, line, isRun: run !== undefined }])),
  ),
);

/** The rows of the tables on options: each option, and the commands that are said to take it. */
export const documentedOptions = [readme, ...pages].flatMap(({ name, text }) =>
  Array.from(text.matchAll(/^\| `--([a-z-]+)[^|]*\| ([a-z،, ]+) \|/gm), ([, option = "", takers = ""]) => ({
    page: name,
    option,
    takers: takers.split(/[،,] /).sort(),
  })),
);

const listed = (help: string) => Array.from(help.matchAll(/--([a-z-]+)/g), ([, option = ""]) => option);

/** What is written in a file that runs its command once it is loaded. */
function readNames(command: "start" | "preview"): readonly string[] {
  const [, names = ""] = /options: \[(.*?)\]/s.exec(readFileSync(`scripts/commands/${command}.ts`, "utf8")) ?? [];
  return Array.from(names.matchAll(/"([a-z-]+)"/g), ([, option = ""]) => option);
}

/** The options of each command. */
export const knownOptions: Readonly<Record<string, ReadonlySet<string>>> = {
  build: new Set([...buildCommand.options, "help"]),
  check: new Set([...checkCommand.options, "help"]),
  start: new Set([...readNames("start"), "help"]),
  preview: new Set([...readNames("preview"), "help"]),
  new: new Set(listed(newHelp)),
  import: new Set(listed(importHelp)),
};

/** @example splitWords('npm run new -- --title "a b"') // => ["npm", "run", "new", "--", "--title", "a b"] */
export function splitWords(line: string): readonly string[] {
  return Array.from(line.matchAll(/"([^"]*)"|(\S+)/g), ([, quoted, plain = ""]) => quoted ?? plain);
}
