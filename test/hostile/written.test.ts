import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readContent } from "../../scripts/build/read-content.ts";
import { importCommand } from "../../scripts/commands/import.ts";
import { createNewCommand } from "../../scripts/commands/new.ts";
import { fixText } from "../../scripts/content/authoring/fix.ts";
import { formLabels, orderLabels } from "../../scripts/import/issue-form/filled-form.ts";
import type { Rule } from "../../scripts/problems/violation.ts";
import { parseFiles } from "../content/parsed.ts";
import { callCommand, type Ended } from "../support/command.ts";
import { makeFolder, readTree } from "../support/disk.ts";
import { writeDiscussion } from "../support/site/site.ts";
import { type Answers, hostileAnswers } from "./answers.ts";
import { corpus } from "./corpus.ts";
import { findTerminalCommands, readLogCommands } from "./logs.ts";
import { mutate } from "./mutations.ts";
import { findTraces } from "./traces.ts";

const labelsOf = (kind: "discussion" | "reply") => formLabels.slice(0, 1).flatMap((labels) => orderLabels(kind, labels));

const newCommand = createNewCommand(async () => undefined);

const ways: Readonly<Record<"npm run new" | "a form", (content: string, answers: Answers) => Promise<Ended>>> = {
  "npm run new": (content, { title, author, tags, body }) => {
    const options = [`--title=${title}`, `--author=${author}`, `--tags=${tags}`, `--body=${body}`];
    return callCommand(newCommand, ["--content", content, "--json", ...options]);
  },
  "a form": (content, { title, author, tags, body }) => {
    const [first, ...others] = labelsOf("discussion").map((label, index) => `### ${label}\n\n${[title, author, tags, body][index]}`);
    return importForm(content, [first, ...others].join("\n\n"));
  },
};

function importForm(content: string, body: string): Promise<Ended> {
  const event = { issue: { body, created_at: "2026-11-26T10:30:05Z", user: { login: "mina-dev" } } };
  const folder = makeFolder({ "event.json": JSON.stringify(event) });
  return callCommand(importCommand, ["issue-form", join(folder, "event.json"), "--output", content]);
}

const makeContent = () => makeFolder({ "discussions/old.md": writeDiscussion() });

/** The only new file of a content folder, as a plain YAML parser reads it. */
function readWritten(content: string) {
  const { "discussions/old.md": old, discussions, ...rest } = readTree(content);
  expect([old?.length, discussions]).toEqual([Buffer.byteLength(writeDiscussion()), "/"]);
  const [path = "", ...more] = Object.keys(rest);
  expect(more).toEqual([]);
  expect(path).toMatch(/^discussions\/[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}\u200c-]*\.md$/u);
  const text = Buffer.from(rest[path] ?? "", "latin1").toString();
  const [, block = "", body] = /^---\n((?:(?:title|author|created|tags): [^\n]+\n){4})---\n([\s\S]*)$/.exec(text) ?? [];
  expect(block).not.toMatch(/(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
  return { path, body, readings: (["1.1", "1.2"] as const).map((version): unknown => parse(block, { version })) };
}

/** Both commands share one implementation, so one of them gets only a third of the attacks. */
const some: readonly Answers[] = hostileAnswers.filter((_, index) => index % 3 === 0);

describe.each([
  ["npm run new", ways["npm run new"], some],
  ["a form", ways["a form"], hostileAnswers],
] as const)("by %s", (_, write, answerSets) => {
  test("a file of somebody's answers has exactly these answers in every parser, or is not written", async () => {
    const before = readTree(makeContent());
    const outcomes = { written: 0, refused: 0 };
    for (const answers of answerSets) {
      const content = makeContent();
      const { status, output, errors } = await write(content, answers);
      expect({ answers, logCommands: [...findTerminalCommands(output + errors), ...readLogCommands(output + errors)] }).toEqual({
        answers,
        logCommands: [],
      });
      if (status !== 0) {
        expect(status).toBeLessThan(3);
        expect(errors.length).toBeLessThan(20_000);
        expect(readTree(content)).toEqual(before);
        outcomes.refused++;
        continue;
      }
      const { path, body, readings } = readWritten(content);
      expect(body?.trim()).toBe(answers.body.replaceAll(/\r\n?/g, "\n").trim());
      for (const reading of readings)
        expect({ answers, reading }).toMatchObject({ reading: { title: answers.title.trim(), author: answers.author.trim() } });
      const read = readContent(content);
      const { tags } = read.content.discussions.find(({ file }) => file === path) ?? { tags: [] };
      for (const reading of readings) expect(reading).toMatchObject({ tags });
      expect(read.problems).toEqual([]);
      outcomes.written++;
    }
    expect(findTraces()).toEqual([]);
    expect(outcomes.written).toBeGreaterThan(answerSets.length * 0.4);
    expect(outcomes.refused).toBeGreaterThan(answerSets.length * 0.2);
  });
});

describe("a form", () => {
  const heading = (index: 0 | 1 | 2 | 3) => `### ${labelsOf("discussion")[index]}`;

  test("cannot be filled so that one field replaces another", async () => {
    const content = makeContent();
    const title = `a\n\n${heading(1)}\n\nb\n\n${heading(2)}\n\nc\n\n${heading(3)}\n\nd`;
    const { status } = await importForm(
      content,
      `${heading(0)}\n\n${title}\n\n${heading(1)}\n\nx\n\n${heading(2)}\n\ny\n\n${heading(3)}\n\nz`,
    );
    expect(status).toBe(0);
    expect(readWritten(content)).toMatchObject({ readings: [{ title: "a", author: "b", tags: ["c"] }, {}] });
  });

  test.each([
    "old/../../x",
    "../old",
    "https://evil.example/discussions/old",
    "/etc/old.md",
    "old.md#a",
    "old?x",
    "x".repeat(60_000),
    "old\u0000",
    "%6f%6c%64",
    "%ff",
  ])("answers an existing discussion, in its folder: %.40s", async (named) => {
    const content = makeContent();
    const body = labelsOf("reply")
      .map((label, index) => `### ${label}\n\n${[named, "نگار", "متن"][index]}`)
      .join("\n\n");
    const { status, errors } = await importForm(content, body);
    const { discussions: _, "discussions/old.md": __, "discussions/old": ___, ...written } = readTree(content);
    expect(Object.keys(written)).toEqual(status === 0 ? ["discussions/old/1-نگار.md"] : []);
    expect(errors.length).toBeLessThan(500);
    expect(findTerminalCommands(errors)).toEqual([]);
  });
});

test("nothing is written through a link", async () => {
  const [content, elsewhere] = [makeContent(), makeFolder()];
  symlinkSync(elsewhere, join(content, "discussions/old"));
  const { status } = await callCommand(newCommand, ["reply", "old", "--content", content, "--json", "--author=a", "--body=b"]);
  expect(status).toBe(3);
  expect(readTree(elsewhere)).toEqual({});
});

describe("a file that was fixed", () => {
  // Every attack has a tag that these rules spell differently.
  const label = '- [x] "y": {z} # w\\';
  const rules = {
    registry: [{ label, aliases: ["javascript", "php"], line: 1, column: 1 }],
    folding: "common" as const,
    hasPersianLetters: true,
  };
  const hiding: ReadonlySet<string> = new Set<Rule>([
    ...(["typographicFence", "typographicQuotes", "typographicDash", "dashInValue", "lookAlikeSpace", "referenceAtStart"] as const),
    ...(["characterReference", "invisibleCharacter", "unknownKey", "misspeltKey"] as const),
  ]);
  const joinOnce = (text: string) => text.replace(/\u200c{2,}/g, "\u200c");

  test("has the same content except the fixes, and needs only one run", () => {
    let count = 0;
    // Attacks in front matter. None of the rules looks at the text below.
    const attacks = corpus.filter(({ kind }) => !["addresses", "markup", "pathological", "templates"].includes(kind));
    for (const bytes of [...attacks.map(({ bytes }) => bytes), ...mutate(1405, 40)]) {
      const text = new TextDecoder().decode(bytes);
      const fixed = fixText(text, "discussions/a.md", rules);
      if (!fixed) continue;
      const [was, is] = [text, fixed.text].map((one) => parseFiles({ "discussions/a.md": one }));
      const [broken, left] = [was, is].map((content) => content?.problems.map(({ violation }) => violation.rule) ?? []);
      // A file that could not be read, or a value, may have other problems below the fixed one.
      if (!broken?.some((rule) => hiding.has(rule))) expect(broken).toEqual(expect.arrayContaining(left ?? []));
      const [before, after] = [was?.content.discussions[0], is?.content.discussions[0]];
      if (before && after) {
        count++;
        const { title, author, tags, readBody, fingerprint: _, ...rest } = before;
        expect(after).toMatchObject({
          ...rest,
          title: joinOnce(title),
          author: joinOnce(author),
          tags: expect.arrayContaining(tags.some((tag) => /^(?:javascript|php)$/i.test(tag)) ? [label] : []),
        });
        expect(after.readBody()).toBe(readBody());
      }
      expect(fixText(fixed.text, "discussions/a.md", rules)).toBeUndefined();
    }
    expect(count).toBeGreaterThan(50);
  });
});
