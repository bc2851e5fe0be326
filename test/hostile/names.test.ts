import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { buildCommand } from "../../scripts/commands/build.ts";
import { checkCommand } from "../../scripts/commands/check.ts";
import { importCommand } from "../../scripts/commands/import.ts";
import { createNewCommand } from "../../scripts/commands/new.ts";
import type { Command } from "../../scripts/commands/run-command.ts";
import { question, writeXml } from "../import/dump.ts";
import { callCommand } from "../support/command.ts";
import { type Files, makeFolder, writeFiles } from "../support/disk.ts";
import { writeDiscussion } from "../support/site/site.ts";
import { findTerminalCommands, readLogCommands } from "./logs.ts";

/** ESC, C1 controls, both line ends, a bell, a tab, marks of order, and commands of servers. */
const evil = "a\u001b[31m\u009b2J\u0085\r\n::error::x\u0007\t\u202e\u2066##[group]b";

const newCommand = createNewCommand(async () => undefined);
const post = ["--author=Sara", "--tags=php", "--body=text"];

/** A folder with such a name, and these files. */
function makeEvilFolder(files: Files = {}): string {
  const folder = join(makeFolder(), evil);
  mkdirSync(folder);
  writeFiles(folder, files);
  return folder;
}

const sound: Files = { "discussions/one.md": writeDiscussion() };

/** Every place in a content folder where a message quotes a name. */
const broken: Files = {
  ...sound,
  [`${evil}.md`]: "x",
  [`${evil}.txt`]: "x",
  [`discussions/${evil}.md`]: writeDiscussion(),
  [`discussions/${evil}/two.md`]: writeDiscussion(),
  [`discussions/one/${evil}.png`]: "x",
  [`discussions/one/${evil}.md`]: "x",
  [`pages/${evil}.md`]: "x",
};

function expectPlain(log: string): void {
  expect({ log, terminal: findTerminalCommands(log), server: readLogCommands(log) }).toEqual({ log, terminal: [], server: [] });
}

const dump = () => makeEvilFolder({ "Posts.xml": writeXml("posts", [question(1)]) });

const calls: readonly (readonly [name: string, command: Command, args: () => readonly string[]])[] = [
  ["build", buildCommand, () => ["--content", makeEvilFolder(sound), "--output", makeEvilFolder()]],
  ["build with problems", buildCommand, () => ["--content", makeEvilFolder(broken), "--output", makeEvilFolder()]],
  ["build --skip-broken", buildCommand, () => ["--content", makeEvilFolder(broken), "--output", makeEvilFolder(), "--skip-broken"]],
  ["build without content", buildCommand, () => ["--content", join(makeEvilFolder(), evil), "--output", evil]],
  [
    "build of an odd store",
    buildCommand,
    () => ["--content", makeEvilFolder(sound), "--output", makeEvilFolder(), `--store=${join(makeEvilFolder({ x: "" }), "x")}`],
  ],
  ["check", checkCommand, () => ["--content", makeEvilFolder(broken)]],
  ["check --fix", checkCommand, () => ["--fix", "--content", makeEvilFolder({ ...broken, "discussions/crlf.md": "a\r\nb" })]],
  ["new", newCommand, () => ["--content", makeEvilFolder(sound), "--title=A new one", ...post]],
  ["new with a name", newCommand, () => ["--content", makeEvilFolder(sound), `--title=${evil}`, ...post]],
  ["new -- reply", newCommand, () => ["--content", makeEvilFolder(sound), "reply", evil, "--author=Sara", "--body=text"]],
  ["import", importCommand, () => ["stackexchange", dump(), "--output", makeEvilFolder()]],
  ["import of nothing", importCommand, () => ["stackexchange", evil, "--output", makeEvilFolder()]],
  [
    "import of a form",
    importCommand,
    () => ["issue-form", join(makeEvilFolder({ form: evil }), "form"), "--output", makeEvilFolder(sound)],
  ],
  ["a wrong option", checkCommand, () => [`--${evil}`]],
  ["a wrong word", buildCommand, () => [evil]],
  ["a wrong value", buildCommand, () => [`--workers=${evil}`]],
];

describe("no file name and no value reaches a terminal raw", () => {
  test.each(calls)("%s", async (_, command, args) => {
    const { output, errors } = await callCommand(command, args());
    expect(output + errors).not.toBe("");
    expectPlain(output + errors);
  });

  test.each(calls.filter(([name]) => !name.startsWith("a wrong")))("%s --json", async (_, command, args) => {
    const { output, errors } = await callCommand(command, [...args(), "--json"]);
    expectPlain(output + errors);
    if (output !== "") expect(() => JSON.parse(output)).not.toThrow();
    else expect(errors).not.toBe("");
  });
});

/** Starts a command that serves, with its output so far. */
function serve(name: "start" | "preview", args: readonly string[]) {
  const child = spawn(process.execPath, ["scripts/run.mjs", `scripts/commands/${name}.ts`, "--port=0", ...args], { stdio: "pipe" });
  onTestFinished(() => void child.kill());
  let log = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      log += chunk.toString();
    });
  return { child, readLog: () => log };
}

test("npm run preview prints no raw name", async () => {
  const { readLog } = serve("preview", ["--output", makeEvilFolder({ "index.html": "home" }), "--base=https://example.org/"]);
  await vi.waitFor(() => expect(readLog()).toMatch(/Serving .* at http/), { timeout: 50_000 });
  expectPlain(readLog());
  const { child } = serve("preview", ["--output", makeEvilFolder()]);
  expectPlain((await text(child.stderr)) + (await text(child.stdout)));
});

test("npm start prints no raw name: of a changed file, of a problem, of its folders", async () => {
  const content = makeEvilFolder(sound);
  const folders = [`--content=${content}`, `--output=${makeEvilFolder()}`, `--store=${makeFolder()}`];
  const { readLog } = serve("start", [...folders, "--no-search"]);
  await vi.waitFor(() => expect(readLog()).toMatch(/Serving .* at http/), { timeout: 100_000 });
  writeFileSync(join(content, "discussions", `${evil}.md`), "x");
  await vi.waitFor(() => expect(readLog()).toMatch(/Building again for .*(?:Nothing was written|چیزی)/s), {
    timeout: 100_000,
  });
  expect(readLog()).toContain("[U+001B][31m");
  expectPlain(readLog());
}, 240_000);
