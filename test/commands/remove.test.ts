import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { Cancelled, type Confirmation, type Prompter } from "../../scripts/authoring/prompter.ts";
import { checkCommand } from "../../scripts/commands/check.ts";
import { createRemoveCommand } from "../../scripts/commands/remove.ts";
import { callCommand, type Ended } from "../support/command.ts";
import { makeFolder, readTree } from "../support/disk.ts";
import { writePng } from "../support/pictures.ts";
import { writeDiscussion, writeReply } from "../support/site/site.ts";

const tombstone = '---\ncreated: "2026-01-05T08:00:00+03:30"\nremoved: "2026-11-27"\n---\n';

const removedReply = tombstone.replace("2026-01", "2026-02");

function makeContent(): string {
  const content = makeFolder({
    "site.yaml": "language: en\n",
    "discussions/2026/a.md": writeDiscussion(
      { author: "Sara K", redirectFrom: "[/old/]", answer: "1-ali.md" },
      "![x](first.png) ![y](both.png)",
    ),
    "discussions/2026/a/1-ali.md": writeReply({ author: "Ali" }, "![y](both.png)"),
    "discussions/2026/a/2.md": writeReply({ author: "sara_k" }, "![z](last.png)"),
    "discussions/b.md": writeDiscussion({ author: "Ali", updated: "2026-03-01", updatedBy: "SARA K" }),
    "discussions/ali.md": writeDiscussion({ author: "Zed" }),
    "discussions/9.md": writeDiscussion({ author: "Zed" }),
  });
  for (const name of ["first", "both", "last", "unnamed"]) writeFileSync(join(content, `discussions/2026/a/${name}.png`), writePng(2, 2));
  return content;
}

const run = (content: string, args: readonly string[], confirm?: Prompter["confirm"]): Promise<Ended> => {
  const unused = () => Promise.reject(new Error("not asked"));
  const prompter = confirm && { askText: unused, askLines: unused, askTags: unused, askChoice: unused, confirm };
  return callCommand(
    createRemoveCommand(async () => prompter),
    [`--content=${content}`, "--now=2026-11-27T10:00:00Z", ...args],
  );
};

const read = (content: string, path: string) => readFileSync(join(content, `discussions/${path}`), "utf8");
const pictures = (content: string) =>
  ["first", "both", "last", "unnamed"].filter((name) => existsSync(join(content, `discussions/2026/a/${name}.png`)));

describe("removes", () => {
  test.each(["a", "2026/a", "discussions/2026/a.md", "https://forum.example/discussions/a/", "/discussions/a/#post"])(
    "the first post that %s names, its pictures, and those that no text names",
    async (name) => {
      const content = makeContent();
      expect(await run(content, [name, "--yes"])).toMatchObject({ status: 0, errors: "" });
      expect(read(content, "2026/a.md")).toBe(tombstone.replace(/(?=---\n$)/, 'redirectFrom: ["/old/"]\n'));
      expect(read(content, "2026/a/1-ali.md")).toContain("author: Ali");
      expect(pictures(content)).toEqual(["both", "last"]);
      expect(await callCommand(checkCommand, [`--content=${content}`, "--strict"])).toMatchObject({ status: 0 });
    },
  );

  test.each([
    "a/2",
    "a/2.md",
    "content/discussions/2026/a/2.md",
    "a#reply:2",
    "https://forum.example/discussions/a/#reply:2",
    "/discussions/a/3/#reply:2",
  ])("the reply that %s names, and its pictures", async (name) => {
    const content = makeContent();
    expect(await run(content, [name, "--yes"])).toMatchObject({ status: 0, errors: "" });
    expect(read(content, "2026/a/2.md")).toBe(removedReply);
    expect(pictures(content)).toEqual(["first", "both", "unnamed"]);
  });

  test("the attachments that only the removed post links", async () => {
    const content = makeContent();
    const links = "[one](log.txt) [two](table.csv)";
    for (const name of ["log.txt", "table.csv"]) writeFileSync(join(content, "discussions/2026/a", name), "x");
    appendFileSync(join(content, "discussions/2026/a/2.md"), `\n${links}\n`);
    appendFileSync(join(content, "discussions/2026/a/1-ali.md"), "\n[two](table.csv)\n");
    expect(await run(content, ["a/2", "--yes"])).toMatchObject({ status: 0 });
    expect(["log.txt", "table.csv"].map((name) => existsSync(join(content, "discussions/2026/a", name)))).toEqual([false, true]);
  });

  test("everything of an author in any spelling, and the name at posts that they updated", async () => {
    const content = makeContent();
    const before = read(content, "b.md");
    expect(await run(content, ["sara", "K", "--yes"])).toMatchObject({ status: 0, errors: "" });
    expect(read(content, "2026/a.md")).not.toContain("Sara");
    expect(read(content, "2026/a/2.md")).toBe(removedReply);
    expect(read(content, "b.md")).toBe(before.replace(/^updated.*\n/gm, ""));
    expect(pictures(content)).toEqual(["both"]);
    expect(Object.values(readTree(content)).join("")).not.toMatch(/sara.k/i);
  });

  test.each(["https://forum.example/authors/sara-k/", "/authors/sara-k", "/authors/%73ara-k/?page=2#entries"])(
    "everything of the author whose page is %s",
    async (address) => {
      const content = makeContent();
      expect(await run(content, [address, "--yes"])).toMatchObject({ status: 0, errors: "" });
      expect(Object.values(readTree(content)).join("")).not.toMatch(/sara.k/i);
      expect(await run(content, ["/authors/nobody/", "--yes"])).toMatchObject({ status: 2 });
    },
  );

  test("an author whose name is a discussion too, if the name says so", async () => {
    const content = makeContent();
    expect(await run(content, ["ali", "--yes"])).toMatchObject({
      status: 2,
      errors: expect.stringContaining(
        `\`ali\` is a discussion and an author: write \`${join(content, "discussions/ali.md")}\`, or \`author:ali\`.`,
      ),
    });
    expect(await run(content, ["author:ali", "--yes"])).toMatchObject({ status: 0 });
    expect(read(content, "ali.md")).toContain("author: Zed");
    expect(read(content, "b.md")).toBe(tombstone);
  });

  test("what an interrupted removal left, and nothing twice", async () => {
    const content = makeContent();
    await run(content, ["a", "--yes"]);
    writeFileSync(join(content, "discussions/2026/a/first.png"), writePng(2, 2));
    expect(await run(content, ["a", "--yes"])).toMatchObject({ status: 0, output: expect.stringContaining("Removed.") });
    const after = readTree(content);
    expect(await run(content, ["a", "--now=2027-01-01", "--yes"])).toMatchObject({
      status: 0,
      output: "`a` has nothing left to remove.\n",
    });
    expect(readTree(content)).toEqual(after);
  });

  test("the draft of a discussion, which stays a draft", async () => {
    const content = makeFolder({ "discussions/a.md": writeDiscussion({ status: "draft" }) });
    await run(content, ["a", "--yes"]);
    expect(read(content, "a.md")).toBe(tombstone.replace(/(?=---\n$)/, "status: draft\n"));
  });

  test("a name on lines of CRLF, byte for byte", async () => {
    const text =
      "---\r\ntitle: x\r\nauthor: Ali\r\ncreated: 2026-01-05\r\nupdatedBy: >-\r\n  Sara K\r\nupdated: 2026-01-06 # later\r\ntags: [a]\r\n---\r\nText.\r\n";
    const content = makeFolder({ "discussions/b.md": text });
    expect(await run(content, ["Sara K", "--yes"])).toMatchObject({ status: 0, errors: "" });
    expect(read(content, "b.md")).toBe(text.replace(/updatedBy[\s\S]*later\r\n/, ""));
  });
});

describe("asks before", () => {
  test("with the number of posts and names, and the files", async () => {
    const content = makeContent();
    const asked: Confirmation[] = [];
    const confirm = async (question: Confirmation) => asked.push(question) > 0;
    expect(await run(content, ["Sara K"], confirm)).toMatchObject({ status: 0 });
    const files = ["2026/a.md", "2026/a/2.md", "b.md", "2026/a/first.png", "2026/a/last.png", "2026/a/unnamed.png"];
    expect(asked.map(({ heading, lines }) => [heading, ...lines])).toEqual([
      [
        "This is removed:",
        "- 1 first post of a discussion",
        "- 1 reply",
        "- the name and time of the update of 1 post by others",
        "- 3 pictures and attachments",
        ...files.map((file) => `  ${join(content, "discussions", file)}`),
      ],
    ]);
  });

  test.each([
    ["the answer is no", async () => false],
    ["the question is left", () => Promise.reject(new Cancelled())],
  ])("and removes nothing if %s", async (_, confirm) => {
    const content = makeContent();
    const before = readTree(content);
    expect(await run(content, ["a"], confirm)).toMatchObject({ status: 3, errors: "Nothing was removed.\n" });
    expect(readTree(content)).toEqual(before);
  });

  test("and needs --yes if there is no terminal", async () => {
    const content = makeContent();
    const before = readTree(content);
    expect(await run(content, ["a"])).toMatchObject({ status: 2, errors: expect.stringContaining("add `--yes`") });
    expect(readTree(content)).toEqual(before);
  });
});

describe("with --json", () => {
  test("lists what would be removed, and removes it only with --yes", async () => {
    const content = makeContent();
    const before = readTree(content);
    const listed = {
      date: "2026-11-27",
      removed: [{ path: join(content, "discussions/2026/a/2.md"), kind: "reply" }],
      updates: [],
      files: [join(content, "discussions/2026/a/last.png")],
    };
    expect(JSON.parse((await run(content, ["a/2", "--json"])).output)).toEqual({ written: false, ...listed });
    expect(readTree(content)).toEqual(before);
    expect(JSON.parse((await run(content, ["a/2", "--json", "--yes"])).output)).toEqual({ written: true, ...listed });
    expect(pictures(content)).not.toContain("last");
  });
});

describe("refuses", () => {
  test.each(["nobody", "a#reply:9", "b/9.md", "discussions/b/9", "9#reply:1", "author:a", "https://forum.example/discussions/a/2/"])(
    "%s, which names nothing",
    async (name) => {
      const content = makeContent();
      const before = readTree(content);
      expect(await run(content, [name, "--yes"])).toMatchObject({
        status: 2,
        errors: `There is no discussion, reply or author \`${name}\`.\n`,
      });
      expect(readTree(content)).toEqual(before);
    },
  );

  test("a file without a time or without front matter, whose address would be lost", async () => {
    const content = makeFolder({ "discussions/a.md": "---\nauthor: Sara\n---\nx\n", "discussions/b.md": "x\n" });
    for (const name of ["a", "b"]) expect(await run(content, [name, "--yes"])).toMatchObject({ status: 1 });
    expect(read(content, "a.md")).toContain("Sara");
  });

  test("a command line without a name", async () => {
    expect(await run(makeContent(), ["--yes"])).toMatchObject({ status: 2, errors: expect.stringContaining("Name what to remove") });
  });
});
