import type { Command } from "../commands/run-command.ts";
import { printErrors, printLines } from "../commands/terminal/output.ts";
import { typeProgram } from "../commands/typed-command.ts";
import { readPackageVersion } from "../project.ts";
import { suggestWord } from "../text/suggest.ts";

interface Subcommand {
  readonly summary: string;
  /** Loads the command late, so that help is immediate. */
  readonly load: () => Promise<Command>;
}

const subcommands: ReadonlyMap<string, Subcommand> = new Map([
  ["init", { summary: "makes a forum of your own", load: async () => (await import("../commands/init.ts")).initCommand }],
  [
    "start",
    {
      summary: "builds and serves the site, and reloads the browser on a change",
      load: async () => (await import("../commands/start.ts")).startCommand,
    },
  ],
  [
    "build",
    {
      summary: "builds the content folder into a folder of plain HTML",
      load: async () => (await import("../commands/build.ts")).buildCommand,
    },
  ],
  [
    "preview",
    { summary: "serves a built site as a static host does", load: async () => (await import("../commands/preview.ts")).previewCommand },
  ],
  [
    "upgrade",
    {
      summary: "changes content that was written for an earlier version",
      load: async () => (await import("../commands/upgrade.ts")).upgradeCommand,
    },
  ],
  [
    "check",
    {
      summary: "prints every problem and note of the content; builds nothing",
      load: async () => (await import("../commands/check.ts")).checkCommand,
    },
  ],
  [
    "new",
    { summary: "writes the file of a new discussion, or of a reply", load: async () => (await import("../commands/new.ts")).newCommand },
  ],
  [
    "remove",
    { summary: "takes down a post, or everything of an author", load: async () => (await import("../commands/remove.ts")).removeCommand },
  ],
  [
    "import",
    { summary: "turns an export of another forum into content", load: async () => (await import("../commands/import.ts")).importCommand },
  ],
]);

/** Names that other generators have for a command. */
const elsewhere: ReadonlyMap<string, string> = new Map([
  ["create", "init"],
  ["dev", "start"],
  ["serve", "start"],
  ["server", "start"],
  ["watch", "start"],
  ["generate", "build"],
  ["lint", "check"],
  ["add", "new"],
  ["delete", "remove"],
]);

/**
 * Runs the command that the first word names, with the other words.
 *
 * @returns the exit status, as for `Command`.
 */
export async function runProgram([name, ...words]: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const program = typeProgram(environment);
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    printLines(formatProgramHelp(program));
    return 0;
  }
  if (name === "--version" || name === "-v") {
    printLines([readPackageVersion()]);
    return 0;
  }
  const subcommand = subcommands.get(name);
  if (subcommand) return (await subcommand.load()).execute(words, environment);
  const meant = elsewhere.get(name) ?? suggestWord(name, [...subcommands.keys()]);
  const hint = meant === undefined ? "." : `; did you mean \`${meant}\`?`;
  printErrors([`There is no command \`${name}\`${hint} See ${program} --help.`]);
  return 2;
}

function formatProgramHelp(program: string): readonly string[] {
  return [
    "Goftogu builds a site of discussions from Markdown files.",
    "",
    `${program} COMMAND [OPTIONS]`,
    ...[...subcommands].map(([name, { summary }]) => `  ${name.padEnd(9)}${summary}`),
    "",
    `${program} COMMAND --help   options of a command`,
    `${program} --version        version of this program`,
  ];
}
