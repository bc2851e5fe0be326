import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Cancelled, type Prompter } from "../../scripts/authoring/prompter.ts";
import { readContent } from "../../scripts/build/read-content.ts";
import { checkCommand } from "../../scripts/commands/check.ts";
import { createNewCommand } from "../../scripts/commands/new.ts";
import { limits } from "../../scripts/text/limits.ts";
import { callCommand, type Ended, runCommand } from "../support/command.ts";
import { type Files, makeFolder, readTree } from "../support/disk.ts";
import { changeLimits } from "../support/limits.ts";
import { writeThread } from "../support/site/long-thread.ts";
import { writeDiscussion, writeReply } from "../support/site/site.ts";

/** Small enough to write as many files. */
changeLimits({ repliesPerPage: 3, replies: 30, threadBytes: 4 * 1024 * 1024 });

const at = "--now=2026-11-27T10:30:59Z";

const answers = ["--title=صفحه‌بندی در MySQL؟", "--author=نگار", "--tags=PHP، تازه", "--body=سلام"];

function makeContent(more: Files = {}): string {
  return makeFolder({ "discussions/2026/old.md": writeDiscussion({ title: "پرسش", tags: "[php]" }), ...more });
}

/** Two discussions whose tags share an address. */
const twins = (one: string, two: string): Files => ({
  "discussions/one.md": writeDiscussion({ tags: `[${one}]` }),
  "discussions/two.md": writeDiscussion({ tags: `[${two}]` }),
});

const run = (content: string, args: readonly string[], prompter?: Prompter): Promise<Ended> =>
  callCommand(
    createNewCommand(async () => prompter),
    [`--content=${content}`, at, ...args],
  );

/** Gives its answers in turn. Records the questions and the messages about rejected answers. */
function play(...given: readonly string[]): Prompter & { readonly asked: string[] } {
  const asked: string[] = [];
  const rest = [...given];
  const answer = (message: string, check: (answer: string) => string | undefined = () => undefined): string => {
    const next = rest.shift();
    asked.push(message);
    if (next === undefined) throw new Cancelled();
    const fault = check(next);
    if (fault === undefined) return next;
    asked.push(fault);
    return answer(message, check);
  };
  return {
    asked,
    askText: async ({ message, check }) => answer(message, check),
    askLines: async ({ message, check }) => answer(message, check),
    askTags: async ({ message, suggest, check }) => {
      asked.push(suggest("ph").join());
      return answer(message, check);
    },
    askChoice: async ({ message, default: usual }) => (await answer(message)) || usual,
    confirm: async ({ heading, lines, message }) => {
      asked.push(heading, ...lines);
      return answer(message) === "yes";
    },
  };
}

describe("npm run new", () => {
  it("writes a discussion that passes check, and prints its path", async () => {
    const content = makeContent({ "site.yaml": "base: https://example.org/forum/\n" });
    const { status, output, errors } = await run(content, answers);
    expect({ status, errors }).toEqual({ status: 0, errors: "" });
    expect(output.split("\n")).toEqual([
      `نوشته شد: ${content}/discussions/2026/صفحه‌بندی-در-mysql.md`,
      "نشانی: https://example.org/forum/discussions/صفحه‌بندی-در-mysql/",
      "",
    ]);
    const written = readFileSync(join(content, "discussions/2026/صفحه‌بندی-در-mysql.md"), "utf8");
    expect(written).toBe('---\ntitle: "صفحه‌بندی در MySQL؟"\nauthor: نگار\ncreated: "2026-11-27 14:00"\ntags: [php, تازه]\n---\nسلام\n');
    expect(await callCommand(checkCommand, [`--content=${content}`, at])).toMatchObject({ status: 0, errors: "" });
  });

  it("asks for missing options, and repeats the question for invalid answers", async () => {
    const content = makeContent();
    const who = play(" ", "تازه", "php", "\n ", "متن");
    const { status, output } = await run(content, ["--author=نگار"], who);
    const body = "متن (با Ctrl+D تمام می‌شود)";
    expect(who.asked).toEqual(["عنوان گفتگو", "این را هم بنویسید.", "عنوان گفتگو", "php", "برچسب‌ها", body, "این را هم بنویسید.", body]);
    expect({ status, output }).toMatchObject({ status: 0, output: expect.stringContaining("discussions/2026/تازه.md") });
  });

  it("asks in the language of the site", async () => {
    const who = play();
    const { status, errors } = await run(makeContent({ "site.yaml": "language: en\n" }), [], who);
    expect(who.asked).toEqual(["Title of the discussion"]);
    expect({ status, errors }).toEqual({ status: 3, errors: "Nothing was written.\n" });
  });

  it("shows similar discussions before it writes, and asks whether to write", async () => {
    const content = makeContent();
    const before = readTree(content);
    const who = play("no");
    expect(await run(content, ["--title=پرسش", ...answers.slice(1)], who)).toMatchObject({ status: 3 });
    expect(who.asked).toEqual([
      "گفتگوهای مشابهی هست:",
      "پرسش  https://forum.example/discussions/old/",
      "با این همه، گفتگوی تازه نوشته شود؟",
    ]);
    expect(readTree(content)).toEqual(before);
    expect(await run(content, ["--title=پرسش", ...answers.slice(1)], play("yes"))).toMatchObject({ status: 0 });
  });

  it("refuses an existing title in a script unless an option allows it", async () => {
    const content = makeContent();
    const refused = await run(content, ["--title=پرسش!", ...answers.slice(1)]);
    expect(refused).toMatchObject({
      status: 1,
      output: "",
      errors: expect.stringContaining("به آن پاسخ دهید.\nاگر باز هم می‌خواهید نوشته شود، --anyway را اضافه کنید."),
    });
    const { output } = await run(content, ["--title=پرسش!", "--anyway", "--json", ...answers.slice(1)]);
    expect(JSON.parse(output)).toMatchObject({ path: `${content}/discussions/2026/پرسش.md`, similar: [{ title: "پرسش" }] });
  });

  it("reports missing options with status 2 if it cannot ask", async () => {
    const content = makeContent();
    for (const name of ["title", "author", "tags", "body"]) {
      const { status, errors } = await run(
        content,
        answers.filter((answer) => !answer.startsWith(`--${name}`)),
      );
      expect([status, errors]).toEqual([2, `\`--${name}\` is missing, and there is no terminal to ask on. See npm run new -- --help.\n`]);
    }
  });

  it.each([
    [["reply", "--author=a", "--body=b"], "The discussion is missing: write its name, such as `reply cursor-or-offset`."],
    [["answer"], "`answer` is unknown: write nothing for a discussion, or `reply SLUG`."],
    [["reply", "old", "older"], "A reply belongs to one discussion: remove `older`."],
    [["reply", "old", "--tags=php"], "A reply has no title and no tags of its own: leave `--title` and `--tags` out."],
    [["--titel=x"], "Unknown option `--titel`; did you mean `--title`?"],
    [["--now=soon"], expect.stringMatching(/^`--now` .+\. .+\./)],
  ])("refuses a wrong call with one sentence: %j", async (args, sentence) => {
    const { status, errors } = await run(makeContent(), args);
    expect([status, errors.replace(/ See npm run new -- --help\.\n$/, "")]).toEqual([2, sentence]);
  });

  it("prints its help", async () => {
    const { status, output } = await run(makeContent(), ["--help"]);
    expect([status, output]).toEqual([
      0,
      expect.stringContaining("\nnpm run new -- [OPTIONS]\nnpm run new -- reply SLUG [OPTIONS]\n  SLUG  "),
    ]);
  });

  it("writes nothing in which check would find a problem, and reports the problem", async () => {
    const content = makeContent();
    const before = readTree(content);
    const { status, errors } = await run(content, [...answers.slice(0, 3), "--body=![نقشه](map.png)"]);
    expect([status, errors.split("\n")[0]]).toEqual([1, expect.stringContaining("تصویر `map.png` در پوشهٔ گفتگو نیست")]);
    expect(await run(content, [...answers.slice(0, 3), "--body= \n "])).toMatchObject({
      status: 1,
      errors: expect.stringContaining("این نوشته متنی ندارد. متن را زیر"),
    });
    expect(await run(content, ["--title=a\u202eb", ...answers.slice(1)])).toMatchObject({ status: 1 });
    expect(readTree(content)).toEqual(before);
  });

  it.each([
    ["at the same address", "straße", {}, "strasse", "نشانی برچسب `strasse`، .* برچسب `straße` در `discussions/one.md` "],
    [
      "at an address of the registry",
      "c#",
      { "tags.yaml": "C#: { slug: csharp }" },
      "csharp",
      "نشانی برچسب `csharp`، .* برچسب `C#` در `tags.yaml` ",
    ],
  ])("reports its own tag if that is %s as another", async (_, tag, more, tags, message) => {
    const content = makeContent({ "discussions/one.md": writeDiscussion({ tags: `["${tag}"]` }), ...more });
    const { status, errors } = await run(content, ["--title=تازه", "--author=نگار", `--tags=${tags}`, "--body=سلام"]);
    expect([status, errors]).toEqual([
      1,
      expect.stringMatching(new RegExp(`^${content}/discussions/2026/تازه\\.md:1:1: ${message}.*\n۱ خطا`)),
    ]);
  });

  it.each([
    [
      "of its discussion",
      ["reply", "old", "--author=آرش", "--body=پاسخ"],
      { "discussions/2026/old.md": writeDiscussion({ answer: "1-سارا.md" }) },
    ],
    ["of two tags, of which it has neither", answers, twins("strasse", "straße")],
    ["of two tags, of which it has one", [...answers.slice(0, 2), "--tags=strasse", "--body=سلام"], twins("strasse", "straße")],
  ])("is written despite an earlier problem %s", async (_, args, files) => {
    const content = makeContent(files);
    const count = async () => JSON.parse((await callCommand(checkCommand, [`--content=${content}`, at, "--json"])).output).problems.length;
    expect(await count()).toBe(1);
    expect(await run(content, args)).toMatchObject({ status: 0, errors: "" });
    expect(await count()).toBe(1);
  });

  it("reports a problem that the first post of a forum causes", async () => {
    const content = makeFolder({ "tags.yaml": "C#: { slug: csharp }\n", "discussions/.keep": "" });
    const { status, errors } = await run(content, [...answers.slice(0, 2), "--tags=csharp", "--body=سلام"]);
    expect([status, errors]).toEqual([
      1,
      expect.stringMatching(/discussions\/.*:1:1: نشانی برچسب `csharp`، .* `C#` در `tags\.yaml` .*\n۱ خطا/),
    ]);
  });

  it("reports each problem once, at the file that causes it", async () => {
    const both = await run(makeContent(), [...answers.slice(0, 2), "--tags=strasse، straße", "--body=سلام"]);
    expect(both.errors).toMatch(/discussions\/.*:1:1: نشانی برچسب `straße`، .* `strasse` در .*\n۱ خطا/);
    const spelled = await run(makeContent(twins("straße", "Straße")), [...answers.slice(0, 2), "--tags=strasse", "--body=سلام"]);
    expect(spelled.errors).toMatch(/discussions\/2026\/.*:1:1: نشانی برچسب `strasse`، .*\n۱ خطا/);
    const registered = makeContent({
      "tags.yaml": "straße: {}\nstrasse: {}\n",
      "discussions/one.md": writeDiscussion({ tags: "[straße]" }),
    });
    expect((await run(registered, [...answers.slice(0, 2), "--tags=strasse", "--body=سلام"])).errors).toMatch(
      /discussions\/2026\/.*:1:1: نشانی برچسب `strasse`، .* `straße` در `discussions\/one\.md` .*\n۱ خطا/,
    );
  });

  it("does not report an earlier collision of two other files", async () => {
    const content = makeContent({ ...twins("masse", "maße"), "discussions/three.md": writeDiscussion({ tags: "[straße]" }) });
    const { errors } = await run(content, [...answers.slice(0, 2), "--tags=masse، strasse", "--body=سلام"]);
    expect(errors).toMatch(/discussions\/2026\/.*:1:1: نشانی برچسب `strasse`.*\n۱ خطا/);
  });

  it("is not written if it adds to an earlier problem", async () => {
    const content = makeContent(twins("masse, straße", "maße"));
    const { status, errors } = await run(content, [...answers.slice(0, 2), "--tags=strasse", "--body=سلام"]);
    expect([status, errors]).toEqual([1, expect.stringMatching(/discussions\/2026\/.*:1:1: نشانی برچسب `strasse`، .*\n۱ خطا/)]);
  });

  it("never overwrites a file", async () => {
    const content = makeContent();
    for (const _ of [1, 2, 3]) await run(content, [...answers, "--anyway"]);
    const names = Object.keys(readTree(content)).filter((path) => path.includes("mysql"));
    expect(names).toEqual(["-2", "-3", ""].map((end) => `discussions/2026/صفحه‌بندی-در-mysql${end}.md`));
  });

  it("reads a body from standard input, in a process without a terminal", async () => {
    const content = makeContent();
    const args = [`--content=${content}`, ...answers.slice(0, 3), "--body=-"];
    const { status, output, errors } = await runCommand("new", args, {}, undefined, "یک\n\nدو\n");
    expect({ status, errors }).toEqual({ status: 0, errors: "" });
    const [, written = ""] = /^نوشته شد: (.+)$/m.exec(output) ?? [];
    expect(readFileSync(written, "utf8")).toMatch(/---\nیک\n\nدو\n$/);
    expect(readContent(content).problems).toEqual([]);
  });
});

describe("npm run new -- reply", () => {
  const reply = ["--author=آرش", "--body=پاسخ"];

  it.each(["q", "content/discussions/q.md", "https://forum.example/discussions/q/", "/discussions/q/2/#reply:7"])(
    "writes beside the other replies of %s",
    async (name) => {
      const content = makeContent({ "discussions/q.md": writeDiscussion(), "discussions/q/1-mina.md": writeReply() });
      const { status, output } = await run(content, ["reply", name, ...reply]);
      expect(status).toBe(0);
      expect(output).toContain("https://forum.example/discussions/q/#reply:2-آرش");
      expect(readContent(content).content.discussions.find(({ slug }) => slug === "q")?.replies).toHaveLength(2);
      expect(readContent(content).problems).toEqual([]);
    },
  );

  it("says on which page of a long discussion the reply is", async () => {
    const content = makeContent(writeThread("q", limits.repliesPerPage));
    const { output } = await run(content, ["reply", "q", ...reply]);
    expect(output).toContain("https://forum.example/discussions/q/2/#reply:4-آرش");
  });

  it.skipIf(process.getuid?.() === 0)("reports a read-only folder in the site's language (root may write)", async () => {
    const content = makeContent({ "discussions/q.md": writeDiscussion() });
    chmodSync(join(content, "discussions"), 0o555);
    const { status, errors } = await run(content, ["reply", "q", ...reply]);
    chmodSync(join(content, "discussions"), 0o755);
    expect([status, errors]).toEqual([
      3,
      expect.stringMatching(/^`\/.*\/discussions\/q\/1-آرش\.md` نوشته نشد، چون پوشه‌اش اجازه نمی‌دهد\. /),
    ]);
  });

  it("suggests the discussion that may be meant", async () => {
    const content = makeContent({ "discussions/cursor.md": writeDiscussion() });
    const { status, errors } = await run(content, ["reply", "curser", ...reply]);
    expect([status, errors]).toEqual([2, "گفتگویی به نام `curser` نیست. منظورتان `cursor` بود؟\n"]);
    const part = await run(content, ["reply", "urso", ...reply]);
    expect(part.errors).toBe("گفتگویی به نام `urso` نیست. منظورتان `cursor` بود؟\n");
  });

  it("offers only tags that somebody uses, in the spelling of the registry", async () => {
    const content = makeContent({
      "tags.yaml": "PHP: {}\nphantom: {}\n",
      "discussions/a.md": writeDiscussion({ tags: "[php]" }),
      "discussions/b.md": writeDiscussion({ tags: "[phpunit]" }),
    });
    const prompter = play("عنوانی دیگر", "نگار", "PHP", "متن");
    await callCommand(
      createNewCommand(async () => prompter),
      [`--content=${content}`, at],
    );
    expect(prompter.asked).toContain("PHP,phpunit");
  });

  it("suggests the word for a reply", async () => {
    const content = makeContent({ "discussions/cursor.md": writeDiscussion() });
    const { status, errors } = await run(content, ["rply", "cursor", ...reply]);
    expect([status, errors]).toEqual([2, "`rply` is unknown; did you mean `reply`? See npm run new -- --help.\n"]);
  });

  it.each([
    ["one reply more than a discussion may have", 30, "پاسخ.", "پاسخ"],
    ["a reply with which a discussion is too large", 20, "x ".repeat(100_000), "x ".repeat(100_000)],
  ])("refuses %s", async (_, replies, text, body) => {
    const names = Array.from({ length: replies }, (_, index) => `discussions/2026/old/${index + 1}-mina.md`);
    const content = makeContent(Object.fromEntries(names.map((name) => [name, writeReply({}, text)])));
    expect(readContent(content).problems).toEqual([]);
    const { status, errors } = await run(content, ["reply", "old", "--author=آرش", `--body=${body}`]);
    expect([status, errors]).toEqual([1, expect.stringMatching(/discussions\/2026\/old\.md:1:1: .*\n۱ خطا\.\nچیزی نوشته نشد\.\n$/)]);
    expect(readContent(content).problems).toEqual([]);
  });

  it("is written despite invalid files, except settings", async () => {
    const content = makeContent({ "discussions/broken.md": "" });
    expect(await run(content, ["reply", "old", ...reply])).toMatchObject({ status: 0 });
    writeFileSync(join(content, "site.yaml"), "colour: red\n");
    expect(await run(content, ["reply", "old", ...reply])).toMatchObject({
      status: 1,
      errors: expect.stringMatching(/\/site\.yaml:1:1: .*\n۱ خطا\.\n$/),
    });
  });
});
