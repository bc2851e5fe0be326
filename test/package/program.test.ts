import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { typeCommand } from "../../scripts/commands/typed-command.ts";
import { runProgram } from "../../scripts/package/program.ts";

async function call(...words: readonly string[]) {
  const lines: string[] = [];
  const spies = (["log", "error"] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((line) => void lines.push(String(line))),
  );
  try {
    return { status: await runProgram(words, {}), lines: lines.join("\n") };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

test("help names every command that package.json has as a script", async () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const { status, lines } = await call("--help");
  expect(status).toBe(0);
  const commands = Object.entries(scripts).flatMap(([name, script]) => (script.includes("scripts/run.mjs") ? [name] : []));
  expect(commands.filter((name) => !lines.includes(`\n  ${name} `))).toEqual([]);
  expect(await call()).toEqual({ status, lines });
});

test.each(["build", "check", "import", "new", "preview", "remove", "start"])("%s prints its own help", async (name) => {
  expect(await call(name, "--help")).toMatchObject({
    status: 0,
    lines: expect.stringContaining(`npm ${name === "start" ? "" : "run "}${name} -- `),
  });
});

test("prints the version", async () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  expect(await call("--version")).toEqual({ status: 0, lines: version });
});

test.each([
  ["biuld", "There is no command `biuld`; did you mean `build`? See goftogu --help."],
  ["serve", "There is no command `serve`; did you mean `start`? See goftogu --help."],
  ["constructor", "There is no command `constructor`. See goftogu --help."],
])("a command that does not exist: %s", async (name, sentence) => {
  expect(await call(name)).toEqual({ status: 2, lines: sentence });
});

test.each([
  ["goftogu build ", {}],
  ["npx goftogu build ", { npm_command: "exec", npm_lifecycle_event: "npx" }],
  ["npm run build -- ", { npm_command: "run-script", npm_lifecycle_event: "build" }],
])("a command is named as it was typed: %s", (typed, environment) => {
  const { words, separator } = typeCommand("build", environment, true);
  expect(words + separator).toBe(typed);
});
