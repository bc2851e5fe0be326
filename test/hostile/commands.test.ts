import { basename, dirname, join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { pages } from "../../.eleventy.ts";
import { prepareBuild } from "../../scripts/build/plan.ts";
import { buildCommand } from "../../scripts/commands/build.ts";
import { checkCommand } from "../../scripts/commands/check.ts";
import { formatProblemReport } from "../../scripts/commands/terminal/problem-report.ts";
import type { DescribedProblem } from "../../scripts/problems/format-problem.ts";
import { findProblemWords } from "../../scripts/problems/languages.ts";
import type { Problem } from "../../scripts/problems/problem.ts";
import { callCommand, type Ended } from "../support/command.ts";
import { makeFolder, writeFiles } from "../support/disk.ts";
import { loadAssetsOnce, now, writeDiscussion } from "../support/site/site.ts";
import { corpus, findPath, isRefused } from "./corpus.ts";
import { findTerminalCommands, readLogCommands } from "./logs.ts";
import { makeHostileContent } from "./site.ts";

/** Commands for logs and terminals. */
const logCommands = [
  "::error file=a::x",
  "::set-output name=a::b",
  "::add-mask::a",
  "::stop-commands::a",
  "##[group]x",
  "##vso[task.setvariable variable=a]b",
  "##teamcity[buildStop]",
  "x(1,1): error TS2: y",
  "x:1:1 - warning TS2 : y",
  "%0A::error::x",
  "%0D%0A##[error]x",
  "\u001b[31mx",
  "\u001b]0;title\u0007",
  "\u001b]8;;http://evil.example\u001b\\x",
  "\u009b2J",
  "\u0085::error::x",
  "\u2028::error::x",
  "\r::error::x",
  "\b\b\bx",
  "\u202ex\u2066",
];

/**
 * Each of them in every place that messages quote: a value, a key, a tag, a line with a problem
 * before, in and after it, a text, a name.
 */
const quoting: Readonly<Record<string, string>> = Object.fromEntries([
  ...logCommands.flatMap((logCommand, index) => [
    [`discussions/order-value-${index}.md`, writeDiscussion({ created: JSON.stringify(logCommand) })],
    [`discussions/order-plain-${index}.md`, writeDiscussion({ created: `x ${logCommand}` })],
    [`discussions/order-key-${index}.md`, writeDiscussion({ [JSON.stringify(logCommand)]: "x" })],
    [`discussions/order-list-${index}.md`, writeDiscussion({ redirectFrom: `[ '${logCommand}', x, '##'[${logCommand} ]` })],
    [`discussions/order-tag-${index}.md`, writeDiscussion({ tags: JSON.stringify(`ي${logCommand}`) })],
    [`discussions/order-body-${index}.md`, writeDiscussion({}, `${logCommand}\n${logCommand} \u202e${logCommand}`)],
    [`discussions/order-line-${index}.md`, writeDiscussion({}, "x").replace("title: ", `${logCommand}\n title: `)],
  ]),
  // The problem is at the bracket, so the mark is between the characters of the command.
  ["discussions/order-mark.md", writeDiscussion({ tags: "[a, x##[error]b]" })],
  ...[
    "::error file=a::x.md",
    "discussions/##[group]x.md",
    "x(1,1): error TS2: top level.md",
    "discussions/a\n::error::b.md",
    "discussions/\u001b[31mred.md",
  ].map((name) => [name, "x"]),
]);

let content: string;
let ended: Readonly<Record<"check" | "build" | "json" | "inActions" | "fix", Ended>>;
let found: { readonly problems: readonly Problem[]; readonly notes: readonly Problem[] };
let reported: { readonly problems: readonly DescribedProblem[]; readonly notes: readonly DescribedProblem[] };

beforeAll(async () => {
  content = makeHostileContent();
  writeFiles(content, quoting);
  const check = (...args: readonly string[]) => callCommand(checkCommand, ["--content", content, ...args]);
  ended = {
    check: await check(),
    build: await callCommand(buildCommand, ["--content", content, "--output", join(makeFolder(), "dist")]),
    json: await check("--json"),
    inActions: await callCommand(checkCommand, ["--content", content], { GITHUB_ACTIONS: "true", GITHUB_WORKSPACE: dirname(content) }),
    fix: await check("--fix"),
  };
  reported = JSON.parse(ended.json.output);
  const options = { content, clock: now, skipBroken: false, search: true, isCheck: true, loadAssets: loadAssetsOnce } as const;
  const { problems, loaded } = await prepareBuild(options, pages);
  found = { problems, notes: loaded.notes };
});

/** Right-to-left messages are isolated, and so is each of their quotations. */
function withoutIsolates(log: string): string {
  const ordered = /^(::[^\u2066-\u2069\n]*)\u2067((?:[^\u2066-\u2069\n]|\u2068[^\u2066-\u2069\n]*\u2069)*)\u2069$/gm;
  return log.replaceAll(ordered, (_, start, sentence) => `${start}${sentence.replaceAll(/[\u2068\u2069]/g, "")}`);
}

describe("a command", () => {
  test("reports every invalid file in one run, and fails", () => {
    for (const { status } of Object.values(ended)) expect(status).toBe(1);
    const named = new Set(reported.problems.map(({ file }) => file));
    expect(corpus.filter(isRefused).filter((attack) => !named.has(findPath(attack)))).toEqual([]);
    for (const printed of [ended.check.output, ended.build.errors])
      for (const attack of corpus.filter(isRefused)) expect(printed).toContain(`/${findPath(attack)}:`);
  });

  test("prints no control character for a terminal and no command for a build server", () => {
    for (const [name, { output, errors }] of Object.entries(ended)) {
      const log = withoutIsolates(output + errors);
      expect({ name, logCommands: findTerminalCommands(log) }).toEqual({ name, logCommands: [] });
      if (name !== "inActions") expect({ name, logCommands: readLogCommands(log) }).toEqual({ name, logCommands: [] });
    }
    expect(ended.fix.output.split("\n").length).toBeGreaterThan(logCommands.length);
  });

  test("sends only problems and notes to GitHub Actions", () => {
    const logCommands = readLogCommands(withoutIsolates(ended.inActions.output + ended.inActions.errors));
    const all = [
      ...reported.notes.map((note) => ["notice", note] as const),
      ...reported.problems.map((problem) => ["error", problem] as const),
    ];
    expect(logCommands.map(({ name }) => name)).toEqual(all.map(([name]) => name));
    for (const [index, { properties, message }] of logCommands.entries()) {
      const { line, column, reason } = all[index]?.[1] ?? { line: 0, column: 0, reason: "" };
      expect(properties).toEqual(
        new Map([
          ["file", expect.stringMatching(new RegExp(`^${basename(content)}/(?!.*(?:^|/)\\.\\./)`))],
          ["line", String(line)],
          ["col", String(column)],
        ]),
      );
      expect(message).not.toMatch(/[\n\r]/);
      // Without escapes, the text is exactly the same.
      if (/^[\p{L}` ]*$/u.test(reason)) expect(message.startsWith(`${reason}. `)).toBe(true);
    }
  });

  test.each([
    [20, true, "fa"],
    [80, true, "en"],
    [33, false, "fa"],
    [200, false, "en"],
  ])("shows lines of files as text on a terminal of %i columns (colours: %s, %s)", (columns, hasColours, language) => {
    const surroundings = {
      content,
      locate: (path: string) => join(content, path),
      words: findProblemWords(language),
      environment: hasColours ? {} : { NO_COLOR: "1" },
      stream: { isTTY: true, columns },
    };
    const log = [
      formatProblemReport(found.notes, "notes", surroundings),
      formatProblemReport(found.problems, "problems", surroundings),
    ].join("\n");
    expect(log).toContain(" │ ");
    expect(findTerminalCommands(log)).toEqual([]);
    expect(readLogCommands(log)).toEqual([]);
  });
});
