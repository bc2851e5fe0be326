import { appendFileSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { readContent } from "../../scripts/build/read-content.ts";
import { importCommand } from "../../scripts/commands/import.ts";
import { removeCommand } from "../../scripts/commands/remove.ts";
import { importStackExchange } from "../../scripts/import/stackexchange/import.ts";
import { openContent } from "../../scripts/import/write-content.ts";
import { callCommand, type Ended, runCommand } from "../support/command.ts";
import { makeFolder, readTree, writeFiles } from "../support/disk.ts";
import { describeShared } from "../support/shared.ts";
import { answer, question, type Values, writeXml } from "./dump.ts";

/** The output of the command without its progress. */
const withoutProgress = ({ errors, ...ended }: Ended) => ({ ...ended, errors: errors.replace(/^reading .*\n/gm, "") });
const runProcess = async (...args: readonly string[]) => withoutProgress(await runCommand("import", args));
const call = async (...args: readonly string[]) => withoutProgress(await callCommand(importCommand, args));

const importInto = (output: string, source: string, more: { readonly name?: string; readonly hosts?: readonly string[] } = {}) =>
  importStackExchange({ source, output, hosts: [], ...more }, () => {});

function makeDump(posts: readonly Values[] = [question(1, { AcceptedAnswerId: 2 }), answer(2, 1)]): string {
  return makeFolder({
    "Posts.xml": writeXml("posts", posts),
    "Users.xml": writeXml("users", [
      { Id: 1, DisplayName: "Sara" },
      { Id: 2, DisplayName: "Arash" },
    ]),
  });
}

const file = "discussions/2020/question-number-1-1.md";

describe("an import into a content folder", () => {
  it("writes content without problems", async () => {
    const output = join(makeFolder(), "content");
    const { files } = await importInto(output, makeDump(), { name: "قهوه: گفتگو" });
    expect(files).toEqual({ added: 3, updated: 0, kept: 0, removed: 0, refused: [], leftOut: [], leftBehind: [] });
    const { content, problems, notes } = readContent(output);
    expect({ problems, notes }).toEqual({ problems: [], notes: [] });
    expect(content.site).toMatchObject({ name: "قهوه: گفتگو", language: "fa" });
    expect(content.discussions).toMatchObject([
      { author: "Sara", answer: "answer-2.md", created: { datetime: "2020-05-01T10:00:00Z" }, replies: [{ author: "Arash" }] },
    ]);
    expect(content.pages).toMatchObject([{ slug: "source" }]);
  });

  it("changes nothing if it runs twice", async () => {
    const [output, dump] = [makeFolder(), makeDump()];
    await importInto(output, dump);
    const before = readTree(output);
    expect((await importInto(output, dump)).files).toMatchObject({ added: 0, updated: 0, kept: 3, removed: 0 });
    expect(readTree(output)).toEqual(before);
  });

  it("never overwrites a foreign file", async () => {
    const [output, dump] = [makeFolder({ [file]: "mine\n" }), makeDump()];
    expect((await importInto(output, dump)).files).toMatchObject({ added: 2, refused: [file] });
    expect(readFileSync(join(output, file), "utf8")).toBe("mine\n");
  });

  it("writes nothing through a link in the content", async () => {
    const [output, elsewhere, dump] = [makeFolder({ "discussions/x.md": "" }), makeFolder(), makeDump()];
    symlinkSync(elsewhere, join(output, "discussions/2020"));
    symlinkSync(join(elsewhere, "hit"), join(output, ".import.tmp"));
    writeFileSync(join(elsewhere, "record"), "");
    symlinkSync(join(elsewhere, "record"), join(output, `.import-${basename(dump)}.sha256`));
    await expect(importInto(output, dump)).rejects.toMatchObject({
      message: `${join(output, "discussions/2020")} is in the way: it is no folder.`,
    });
    rmSync(join(output, "discussions/2020"));
    await importInto(output, dump);
    expect(readTree(elsewhere)).toEqual({ record: "" });
  });

  it("never overwrites, removes or forgets a file that was edited after its import", async () => {
    const [output, dump] = [makeFolder(), makeDump([question(1), question(3)])];
    await importInto(output, dump);
    appendFileSync(join(output, file), "edited\n");
    expect((await importInto(output, dump)).files).toMatchObject({ kept: 2, refused: [file] });
    writeFiles(dump, { "Posts.xml": writeXml("posts", [question(1, { Title: "New title" }), question(3)]) });
    expect((await importInto(output, dump)).files).toMatchObject({ added: 1, removed: 0, leftBehind: [file] });
    expect((await importInto(output, dump)).files).toMatchObject({ added: 0, removed: 0, leftBehind: [file] });
    expect(readFileSync(join(output, file), "utf8")).toMatch(/edited\n$/);
  });

  it("does not restore files that were removed after their import", async () => {
    const [output, dump] = [makeFolder(), makeDump([question(1), question(3)])];
    await importInto(output, dump);
    rmSync(join(output, file));
    for (let run = 0; run < 2; run += 1)
      expect((await importInto(output, dump)).files).toMatchObject({ added: 0, kept: 2, refused: [], leftOut: [file] });
  });

  it("leaves a post removed that `npm run remove` took down", async () => {
    const [output, dump] = [makeFolder(), makeDump([question(1), question(3)])];
    await importInto(output, dump);
    await callCommand(removeCommand, [`--content=${output}`, file, "--yes"]);
    expect((await importInto(output, dump)).files).toMatchObject({ added: 0, kept: 2, refused: [file] });
    expect(readFileSync(join(output, file), "utf8")).toMatch(/^---\ncreated: .*\nremoved: .*\n(?:redirectFrom: .*\n)?---\n$/);
  });

  it("skips a new answer to a deleted discussion", async () => {
    const [output, dump] = [makeFolder(), makeDump([question(1), question(3)])];
    await importInto(output, dump);
    rmSync(join(output, file));
    writeFiles(dump, { "Posts.xml": writeXml("posts", [question(1), question(3), answer(4, 1)]) });
    const reply = "discussions/2020/question-number-1-1/answer-4.md";
    expect((await importInto(output, dump)).files).toMatchObject({ added: 0, leftOut: [file, reply] });
    expect(Object.keys(readTree(output))).not.toContain(reply);
  });

  it("recognises its own files after an interrupted import", async () => {
    const output = makeFolder();
    const content = openContent(output, "site", new Set());
    content.write({ path: file, text: "written before" });
    expect(Object.keys(readTree(output))).toContain(".import-site.sha256");
    const again = openContent(output, "site", new Set([file]));
    again.write({ path: file, text: "written again" });
    expect(again.finish()).toMatchObject({ updated: 1, refused: [] });
  });

  it("applies changes and removals of a newer dump to files that nobody edited", async () => {
    const [output, dump] = [makeFolder(), makeDump([question(1, { AcceptedAnswerId: 2 }), answer(2, 1), question(3)])];
    await importInto(output, dump);
    writeFiles(dump, { "Posts.xml": writeXml("posts", [question(1, { Title: "New title" }), question(3)]) });
    expect((await importInto(output, dump)).files).toMatchObject({
      added: 1,
      updated: 1,
      kept: 1,
      removed: 2,
      refused: [],
      leftBehind: [],
    });
    expect(Object.keys(readTree(output)).filter((path) => path.startsWith("discussions/2020/"))).toEqual([
      "discussions/2020/new-title-1.md",
      "discussions/2020/question-number-3-3.md",
    ]);
  });

  it("removes nothing of another dump with the same folder name", async () => {
    const root = makeFolder({
      "coffee/dump/Posts.xml": writeXml("posts", [question(1)]),
      "tea/dump/Posts.xml": writeXml("posts", [question(2)]),
    });
    const output = join(root, "content");
    await importInto(output, join(root, "coffee/dump"));
    const before = readTree(output);
    const record = join(output, ".import-dump.sha256");
    await expect(importInto(output, join(root, "tea/dump"))).rejects.toMatchObject({
      message: `${record}: is the record of another dump of that name: import into another folder, or name the old site with \`--host\`.`,
    });
    expect(readTree(output)).toEqual(before);
    expect((await importInto(output, join(root, "tea/dump"), { hosts: ["tea.example.org"] })).files).toMatchObject({
      added: 1,
      removed: 0,
    });
  });

  it("keeps an existing site.yaml and writes in its language", async () => {
    const output = makeFolder({ "site.yaml": "language: en\n" });
    await importInto(output, makeDump());
    const tree = readTree(output);
    expect(tree["site.yaml"]).toBe("language: en\n");
    expect(tree["pages/source.md"]).toContain("title: Source of the discussions\n");
  });

  it("writes nothing from an unreadable source", async () => {
    const output = join(makeFolder(), "content");
    const empty = makeFolder();
    await expect(importInto(output, empty)).rejects.toMatchObject({
      message: `${empty}: there is no Posts.xml in this folder, so it is no Stack Exchange dump.`,
    });
    const broken = makeFolder({ "Posts.xml": writeXml("posts", [question(1)]).slice(0, -1) });
    await expect(importInto(output, broken)).rejects.toMatchObject({
      message: expect.stringMatching(/^Posts\.xml:4:\d+: the XML is broken \(.+\)\.$/),
    });
    expect(readTree(join(output, ".."))).toEqual({});
  });

  it.each([
    [[], "A format and a source are missing, such as `stackexchange dump/`."],
    [["stackexchang", "."], "The format `stackexchang` is unknown; did you mean `stackexchange`?"],
    [["phpbb", "."], "The format `phpbb` is unknown; known: stackexchange, issue-form."],
    [["stackexchange"], "The source is missing: the folder of the export, such as `stackexchange dump/`."],
    [["issue-form"], "The source is missing: the file of the form, such as `issue-form event.json`."],
    [["issue-form", "event.json", "--host", "a.example"], "The format `issue-form` takes only `--output` and `--json`."],
    [["stackexchange", "a", "b"], "An import has one source: remove `b`."],
    [["stackexchange", ".", "--colour"], "Unknown option `--colour`."],
    [["stackexchange", ".", "--output", ""], "`--output` needs a value: write `--output DIR`."],
    [
      ["stackexchange", ".", "--language", "tlh"],
      "`--language` must be one of fa, en, ar, ckb, also with a region that the site knows, such as fa-AF, not `tlh`.",
    ],
    [["stackexchange", ".", "--host", "a b"], "`--host` must be a host such as `coffee.stackexchange.com`, not `a b`."],
    [["stackexchange", ".", "--host=a.b", "--host", "-c"], "`--host` must be a host such as `coffee.stackexchange.com`, not `-c`."],
    [["stackexchange", ".", "--content", "."], "Unknown option `--content`: write `--output DIR` here."],
  ])("refuses a wrong call with one sentence: %j", async (args, sentence) => {
    expect(await call(...args)).toEqual({ status: 2, output: "", errors: `${sentence} See npm run import -- --help.\n` });
  });
});

describe("npm run import", () => {
  it("writes nothing into a built site, and nothing where no folder can be made", async () => {
    const site = makeFolder({ ".goftogu": "index.html\n", "index.html": "home" });
    const before = readTree(site);
    const refused = await call("stackexchange", makeDump(), "--output", site);
    expect(refused).toMatchObject({ status: 2, errors: expect.stringContaining("is a built site, since it holds the list `.goftogu`") });
    expect(readTree(site)).toEqual(before);
    const file = join(makeFolder({ "file.txt": "" }), "file.txt/content");
    expect(await call("stackexchange", makeDump(), "--output", file)).toMatchObject({
      status: 2,
      errors: expect.stringContaining("--output"),
    });
  });

  it.runIf(existsSync("/proc/self"))("ends in a folder of the system where nothing can be made", async () => {
    const { status, errors } = await call("stackexchange", makeDump(), "--output", "/proc/goftogu/content");
    expect({ status, errors }).toEqual({ status: 2, errors: expect.stringMatching(/^`\/proc\/goftogu\/content` cannot be made: /) });
  });

  it("prints counts and ends with 0, or with 1 if it skipped a file", async () => {
    const [output, dump] = [makeFolder(), makeDump()];
    const first = await runProcess("stackexchange", dump, "--output", output);
    expect(first).toMatchObject({ status: 0, errors: "" });
    expect(first.output).toContain("\n  2 posts in: 1 discussion and 1 reply out, 0 left out\n");
    expect(first.output).toContain("\n  3 files: 3 added, 0 updated, 0 kept; 0 removed\n");
    appendFileSync(join(output, file), "edited\n");
    const second = await runProcess("stackexchange", dump, "--output", output);
    expect(second.status).toBe(1);
    expect(second.output).toContain(`\nNot written: another file is there, or one that was edited since it was imported (1):\n  ${file}\n`);
  });

  it("prints only the report as JSON with --json", async () => {
    const { status, output } = await call("stackexchange", makeDump(), "--output", makeFolder(), "--json");
    expect(status).toBe(0);
    expect(JSON.parse(output)).toMatchObject({
      rows: 2,
      discussions: 1,
      replies: 1,
      solved: 1,
      leftOut: [],
      files: { added: 3, refused: [] },
    });
  });

  it("prints its help", async () => {
    const { status, output } = await call("--help");
    expect(status).toBe(0);
    for (const option of ["--output", "--name", "--language", "--host", "--json", "stackexchange"]) expect(output).toContain(option);
  });

  it("reports an error in one sentence: 1 for the source, 2 for the call, 3 for anything else", async () => {
    const empty = makeFolder({ content: "a file" });
    expect(await call("stackexchange", empty)).toEqual({
      status: 1,
      output: "",
      errors: `${empty}: there is no Posts.xml in this folder, so it is no Stack Exchange dump.\n`,
    });
    expect(await runProcess("stackexchange", "none/of/it")).toEqual({
      status: 2,
      output: "",
      errors: "There is no folder `none/of/it`. See npm run import -- --help.\n",
    });
    expect(await call("stackexchange", makeDump(), "--output", makeFolder({ discussions: "" }))).toMatchObject({
      status: 3,
      errors: expect.stringMatching(/^The command failed: .+\n$/),
    });
  });
});

describeShared("real dumps of Stack Exchange", (shared) => {
  it.each([
    [
      "stackexchange-french-meta",
      { rows: 781, discussions: 274, replies: 487, solved: 86, closed: 7, comments: 1305, tags: 74 },
      ["lostLetters"],
    ],
    ["stackexchange-coffee-2015", { rows: 592, discussions: 225, replies: 327, solved: 105, closed: 14, comments: 0, tags: 123 }, []],
  ])("%s is imported completely, without problems", async (name, counts, expectedNotes) => {
    const output = makeFolder();
    expect(await importInto(output, join(shared, "data", name))).toMatchObject({ counts });
    const { content, problems, notes } = readContent(output);
    expect({ problems, notes: notes.map(({ violation }) => violation.rule) }).toEqual({ problems: [], notes: expectedNotes });
    expect(content.discussions).toHaveLength(counts.discussions);
    expect(content.discussions.flatMap(({ replies }) => replies)).toHaveLength(counts.replies);
    expect(content.discussions.filter((discussion) => discussion.answer !== undefined)).toHaveLength(counts.solved);
  });
});
