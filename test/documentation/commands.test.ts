import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { buildCommand } from "../../scripts/commands/build.ts";
import { checkCommand } from "../../scripts/commands/check.ts";
import { importCommand } from "../../scripts/commands/import.ts";
import { createNewCommand } from "../../scripts/commands/new.ts";
import { removeCommand } from "../../scripts/commands/remove.ts";
import { callCommand, type Ended } from "../support/command.ts";
import { makeFolder } from "../support/disk.ts";
import { writeDiscussion } from "../support/site/site.ts";
import { documentedCommands, documentedOptions, knownOptions, splitWords } from "./documented.ts";

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));

/** Commands on the pages that do not belong to the project. */
const otherPrograms = ["aws", "cd", "cp", "export", "git", "mkdir", "npx", "rsync", "scp", "ssh"];

const byLine = [...new Map(documentedCommands.map((command) => [command.line, command])).values()];

it.each(byLine)("$page has a command that exists: $line", ({ line }) => {
  const words = splitWords(line);
  const [program = "", verb = "", name = ""] = words;
  for (const path of words.filter((word) => /^(?:scripts|content)\//.test(word)))
    expect({ path, exists: existsSync(path) }).toEqual({ path, exists: true });
  if (program === "bash") return expect(verb).toMatch(/^scripts\/hosting\//);
  if (program !== "npm") return expect(otherPrograms).toContain(program);
  if (verb === "ci" || verb === "config") return;
  const script = verb === "run" ? name : verb;
  expect(Object.keys(scripts)).toContain(script);
  for (const option of words.flatMap((word) => /^--([a-z-]+)/.exec(word)?.[1] ?? []))
    expect([...(knownOptions[script] ?? [])]).toContain(option);
});

it("the tables of options name each option and its commands", () => {
  const projects = ["build", "check", "import", "new", "preview", "remove", "start"];
  for (const { page, option, takers } of documentedOptions)
    expect({ page, option, takers }).toEqual({ page, option, takers: projects.filter((name) => knownOptions[name]?.has(option)) });
  const shared = new Set(["build", "check", "preview", "start"].flatMap((name) => [...(knownOptions[name] ?? [])]));
  for (const page of new Set(documentedOptions.map((row) => row.page))) {
    const named = documentedOptions.filter((row) => row.page === page).map(({ option }) => option);
    expect({ page, named: named.sort() }).toEqual({ page, named: [...shared].filter((option) => option !== "help").sort() });
  }
});

/** The folders of the content and of the output for the commands. */
const content = makeFolder({ "discussions/old.md": writeDiscussion() });
const output = join(makeFolder(), "dist");

/** Runs a command on a small forum. */
function run(line: string): Promise<Ended> {
  const [, , name, , ...words] = splitWords(line);
  const args = words.map((word) => (word === "dist" ? output : word));
  const here = args.includes("--help") ? [] : ["--content", content];
  if (name === "check") return callCommand(checkCommand, [...here, ...args]);
  if (name === "new")
    return callCommand(
      createNewCommand(async () => undefined),
      [...here, ...args],
    );
  if (name === "remove") return callCommand(removeCommand, [...here, ...args]);
  if (name === "import") return callCommand(importCommand, args);
  return callCommand(buildCommand, [...here, ...args]);
}

it("the commands that can run anywhere work", async () => {
  for (const { line } of byLine.filter(({ isRun }) => isRun))
    expect({ line, ...(await run(line)) }).toMatchObject({ line, status: 0, errors: expect.not.stringMatching(/problem|خطا/) });
});
