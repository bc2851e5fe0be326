import { chmodSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { describe, expect, test, vi } from "vitest";
import { pages } from "../../.eleventy.ts";
import type { Confirmation, Prompter } from "../../scripts/authoring/prompter.ts";
import { prepareBuild } from "../../scripts/build/plan.ts";
import { checkCommand, createCheckCommand } from "../../scripts/commands/check.ts";
import { callCommand, runCommand } from "../support/command.ts";
import { type Files, findSite, makeFolder, readTree } from "../support/disk.ts";
import { now, writeDiscussion } from "../support/site/site.ts";

// Whole builds wait for each other on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const at = "--now=2026-11-27T00:00:00Z";
const english = { "site.yaml": "language: en\n" };

/** A prompter that may only be asked to confirm. */
const refuseToAnswer = async () => {
  throw new Error("an unexpected question");
};
const noPrompter: Omit<Prompter, "confirm"> = {
  askText: refuseToAnswer,
  askLines: refuseToAnswer,
  askTags: refuseToAnswer,
  askChoice: refuseToAnswer,
};

const call = (args: readonly string[]) => callCommand(checkCommand, args);
const runProcess = (args: readonly string[]) => runCommand("check", args);

/** Runs `npm run check` on these files, by default in this process. */
async function check(files: Files, args: readonly string[] = [], run = call) {
  const folder = makeFolder(files);
  const before = readTree(folder);
  const ended = await run([`--content=${folder}`, at, ...args]);
  expect(readTree(folder)).toEqual(before);
  return { ...ended, output: ended.output.replaceAll(folder, "content"), errors: ended.errors.replaceAll(folder, "content") };
}

describe("npm run check", () => {
  test("counts what it read and ends with status 0 if nothing is wrong", async () => {
    const { status, output, errors } = await call([`--content=${findSite("persian")}`, at]);
    expect(output).toMatch(
      /discussions\/2026\/from-tomorrow\.md:1:1: این گفتگو تا `\d{4}-\d\d-\d\d(?: \d\d:\d\d)?` نشان داده نمی‌شود\. .*\n۱ یادداشت\.\n۱۵ فایل، ۵ گفتگو: بدون خطا\.\n$/,
    );
    expect(errors).toBe("");
    expect(status).toBe(0);
  });

  test("reports in the language of the site, even with invalid settings", async () => {
    const fine = await check({ ...english, "discussions/a.md": writeDiscussion() });
    expect(fine.output).toBe("2 files, 1 discussion: no problem.\n");
    const broken = await check({ "discussions/a.md": writeDiscussion(), "site.yaml": 'colour: red\nlanguage: "en"\n' });
    expect(broken.output).toMatch(/^content\/site\.yaml:1:1: the key `colour` is unknown\. .*\n1 problem\.\n$/);
    const unreadable = await check({ "discussions/a.md": writeDiscussion(), "site.yaml": "language: en # here\nname: [\n" });
    expect(unreadable.output).toMatch(/^content\/site\.yaml:2:7: a list is not closed\. .*\n1 problem\.\n$/);
    const unknown = await check({ "discussions/a.md": writeDiscussion(), "site.yaml": "language: de\n" });
    expect(unknown.output).toMatch(/^content\/site\.yaml:1:11: کلید `language` زبانی را .*\n۱ خطا\.\n$/);
  });

  test("prints every problem of all files, sorted, with status 1", async () => {
    const files = {
      "discussions/b.md": writeDiscussion({ tags: "" }),
      "discussions/a.md": writeDiscussion({ author: "", created: "1404-10-15" }),
      "site.yaml": "colour: red\n",
    };
    const { status, output, errors } = await check(files, [], runProcess);
    expect(output.split("\n").map((line) => line.split(": ")[0])).toEqual([
      "content/discussions/a.md:3:9",
      "content/discussions/a.md:4:10",
      "content/discussions/b.md:5:7",
      "content/site.yaml:1:1",
      "۴ خطا.",
      "",
    ]);
    expect(errors).toBe("");
    expect(status).toBe(1);
  });

  test("finds collisions of page addresses, with each other and with files of the build", async () => {
    const { status, output } = await check({
      ...english,
      "discussions/a.md": writeDiscussion({ redirectFrom: "[/old/]" }),
      "discussions/b.md": writeDiscussion({ redirectFrom: "[/Old/]" }),
      "pages/assets.md": "---\ntitle: x\n---\nx\n",
    });
    expect(output.split("\n")).toEqual([
      "content/discussions/b.md:6:16: the address `/Old/` already belongs to `discussions/a.md`. Remove it from `redirectFrom` of one of the two.",
      "content/pages/assets.md:1:1: the name `assets` is reserved: the site has its own page or file there, or may have it after a change of settings. Rename this file.",
      "2 problems.",
      "",
    ]);
    expect(status).toBe(1);
  });

  test("plans every page and no picture", async () => {
    const options = { content: findSite("persian"), clock: now, skipBroken: false, search: true } as const;
    const [build, check] = [await prepareBuild(options, pages), await prepareBuild({ ...options, isCheck: true }, pages)];
    const listPages = ({ plan }: typeof build) => [...plan.values()].flat().map(({ url }) => url);
    expect(listPages(check)).toEqual(listPages(build));
    expect(build.drawings.length).toBeGreaterThan(0);
    expect(check.drawings).toEqual([]);
    expect(check.assets.filter(({ name }) => name.includes("icon"))).toEqual([]);
  });

  test("prints only JSON with --json", async () => {
    const fine = await check({ "discussions/a.md": writeDiscussion() }, ["--json"]);
    expect(JSON.parse(fine.output)).toEqual({ ok: true, problems: [], notes: [], counts: { files: 1, drafts: 0, ignored: 0 } });
    expect([fine.errors, fine.status]).toEqual(["", 0]);
    const bad = await check({ "discussions/a.md": "" }, ["--json"]);
    expect(JSON.parse(bad.output)).toMatchObject({
      ok: false,
      problems: [
        {
          file: "discussions/a.md",
          path: "content/discussions/a.md",
          line: 1,
          column: 1,
          rule: "emptyFile",
          reason: "این فایل خالی است",
        },
      ],
    });
    expect([bad.errors, bad.status]).toEqual(["", 1]);
  });

  test("counts notes as problems with --strict, also in JSON", async () => {
    const files = { ...english, "discussions/a.md": writeDiscussion({}, "a ![b](../c.png)") };
    const line = /^content\/discussions\/a\.md:7:3: the picture `\.\.\/c\.png` is not shown/;
    expect(await check(files)).toMatchObject({ status: 0, output: expect.stringMatching(line) });
    const strict = await check(files, ["--strict"]);
    expect(strict).toMatchObject({ status: 1, errors: "", output: expect.stringMatching(line) });
    expect(strict.output).toContain("\n1 problem.\n");
    const { output, status } = await check(files, ["--strict", "--json"]);
    expect(JSON.parse(output)).toMatchObject({ ok: false, problems: [{ rule: "pictureElsewhere" }], notes: [] });
    expect(status).toBe(1);
    expect(await check({ ...english, "discussions/a.md": writeDiscussion() }, ["--strict"])).toMatchObject({ status: 0 });
  });

  test("annotates the lines of a pull request in GitHub Actions and escapes commands in content", async () => {
    const files = { "discussions/a.md": writeDiscussion({ "x##[stop-commands]y": "1" }), "::add-mask::a.md": "" };
    const content = makeFolder({ ...english, ...files });
    const environment = { GITHUB_ACTIONS: "true", GITHUB_WORKSPACE: dirname(content) };
    const { output: log } = await callCommand(checkCommand, [`--content=${content}`, at], environment);
    const name = basename(content);
    expect(log.split("\n").filter((line) => line.startsWith("::"))).toEqual([
      expect.stringContaining(`::error file=${name}/%3A%3Aadd-mask%3A%3Aa.md,line=1,col=1::this file does not belong`),
      expect.stringContaining(`::error file=${name}/discussions/a.md,line=6,col=1::the key \`x##(U+005B)stop-commands]y\``),
    ]);
    expect(log).not.toContain("##[");
    const { output } = await callCommand(checkCommand, [`--content=${content}`, at, "--json"], environment);
    expect(output).not.toContain("##[");
    expect(JSON.parse(output).problems[1].reason).toContain("##[stop-commands]");
  });

  test("shows the line of the file on a terminal, in colours unless they are turned off", async () => {
    const content = makeFolder({ "discussions/a.md": writeDiscussion({ created: "1404-10-15" }) });
    const look = async (environment: NodeJS.ProcessEnv) =>
      (await callCommand(checkCommand, [`--content=${content}`, at], environment)).output;
    const { isTTY } = process.stdout;
    process.stdout.isTTY = true;
    const [coloured, plain] = [await look({ NO_COLOR: "" }), await look({ NO_COLOR: "1" })];
    process.stdout.isTTY = isTTY;
    expect(plain).toContain("    4 │ created: 1404-10-15\n");
    expect(stripVTControlCharacters(coloured)).toBe(plain);
    expect(coloured).not.toBe(plain);
  });

  test("fixes with --fix what is safe, reports it, and touches no other file and no text", async () => {
    const content = makeFolder({
      ...english,
      "tags.yaml": "javascript: { aliases: [js] }\n",
      "discussions/a.md": writeDiscussion({ tags: "[js, كتاب]" }, "js كتاب"),
      "discussions/b.md": writeDiscussion({ tags: "[javascript]" }),
      "discussions/c.md": writeDiscussion({ author: "", tags: "[js]" }),
    });
    chmodSync(join(content, "discussions/a.md"), 0o640);
    const before = readTree(content);
    const { status, output } = await call([`--content=${content}`, at, "--fix"]);
    const [a, c] = ["a.md", "c.md"].map((name) => join(content, "discussions", name));
    expect(output).toContain(`${a}:5: \`js, كتاب\` is now \`javascript, کتاب\`.\n${c}:5: \`js\` is now \`javascript\`.\n${c}:3:9: `);
    expect(status).toBe(1);
    const after = readTree(content);
    expect(Object.keys(after).filter((path) => after[path] !== before[path])).toEqual(["discussions/a.md", "discussions/c.md"]);
    expect(readFileSync(join(content, "discussions/a.md"), "utf8")).toBe(writeDiscussion({ tags: "[javascript, کتاب]" }, "js كتاب"));
    expect(statSync(join(content, "discussions/a.md")).mode & 0o777).toBe(0o640);
    expect(JSON.parse((await call([`--content=${content}`, at, "--fix", "--json"])).output)).toMatchObject({ mended: [] });
  });

  describe("asks before it writes fixes on a terminal", () => {
    const makeContent = () =>
      makeFolder({
        ...english,
        "tags.yaml": "javascript: { aliases: [js] }\n",
        "discussions/a.md": writeDiscussion({ tags: "[\u200fjs]" }),
      });

    /** Answers the question, perhaps after another program changed the file. */
    const ask = async (content: string, answer: boolean, args: readonly string[] = [], meanwhile: () => void = () => undefined) => {
      const asked: Confirmation[] = [];
      const command = createCheckCommand(async () => ({
        ...noPrompter,
        confirm: async (question) => {
          meanwhile();
          asked.push(question);
          return answer;
        },
      }));
      return { asked, ...(await callCommand(command, [`--content=${content}`, at, "--fix", ...args], { NO_COLOR: "1" })) };
    };

    test("and shows each line before and after, with invisible characters", async () => {
      const content = makeContent();
      const { output, asked, status } = await ask(content, true);
      const file = join(content, "discussions/a.md");
      expect(output).toContain(`${file}:5\n- tags: [[U+200F]js]\n+ tags: [javascript]\n`);
      expect(asked).toMatchObject([{ heading: "1 line changes", message: "Write the changes?", yes: "Yes", no: "No" }]);
      expect([status, readFileSync(file, "utf8")]).toEqual([0, writeDiscussion({ tags: "[javascript]" })]);
    });

    test("and writes nothing after a no", async () => {
      const content = makeContent();
      const before = readTree(content);
      expect(await ask(content, false)).toMatchObject({ status: 1, asked: [{}] });
      expect(readTree(content)).toEqual(before);
    });

    test("and leaves a file that changed in the meantime", async () => {
      const content = makeContent();
      const file = join(content, "discussions/a.md");
      const { status, errors } = await ask(content, true, [], () => writeFileSync(file, writeDiscussion()));
      expect([status, readFileSync(file, "utf8")]).toEqual([3, writeDiscussion()]);
      expect(errors).toBe(`\`${file}\` was not written: it changed while you were asked. Run the command again.\n`);
    });

    test("but not with --yes, with --json, or if there is nothing to fix", async () => {
      expect(await ask(makeContent(), false, ["--yes"])).toMatchObject({ status: 0, asked: [] });
      expect(await ask(makeContent(), false, ["--json"])).toMatchObject({ status: 0, asked: [] });
      expect(await ask(makeFolder({ "discussions/a.md": writeDiscussion() }), false)).toMatchObject({ status: 0, asked: [] });
      expect((await call(["--yes"])).status).toBe(2);
    });
  });

  test.skipIf(process.getuid?.() === 0)(
    "reports in the site's language what it cannot write or read (root may do everything)",
    async () => {
      const content = makeFolder({ "tags.yaml": "javascript: { aliases: [js] }\n", "discussions/a.md": writeDiscussion({ tags: "[js]" }) });
      const folder = join(content, "discussions");
      chmodSync(folder, 0o555);
      const { status, output, errors } = await call([`--content=${content}`, at, "--fix"]);
      const report = JSON.parse((await call([`--content=${content}`, at, "--fix", "--json"])).output);
      chmodSync(folder, 0o000);
      const inner = await call([`--content=${content}`, at]);
      chmodSync(folder, 0o755);
      chmodSync(content, 0o000);
      const outer = await call([`--content=${content}`, at]);
      chmodSync(content, 0o755);
      expect([status, output]).toEqual([3, ""]);
      expect(errors).toMatch(/^`\/.*discussions\/a\.md` نوشته نشد، چون پوشه‌اش اجازه نمی‌دهد\. به پوشه‌اش اجازهٔ نوشتن بدهید/);
      expect(report).toMatchObject({ ok: true, mended: [], closed: ["discussions/a.md"] });
      const sentence = "اجازهٔ دیدن درون این پوشه نیست. اجازهٔ خواندن و باز کردن به آن بدهید (`chmod u+rx`)، یا آن را بردارید.";
      expect(inner).toMatchObject({ status: 1, output: `${folder}:1:1: ${sentence}\n۱ خطا.\n` });
      expect(outer).toMatchObject({ status: 1, output: `${content}:1:1: ${sentence}\n۱ خطا.\n` });
    },
  );

  test("refuses unknown arguments with status 2, and prints its help with status 0", async () => {
    const refused = await runProcess(["--output=x"]);
    expect(refused).toEqual({ status: 2, output: "", errors: "Unknown option `--output`. See npm run check -- --help.\n" });
    const explained = await call(["--help"]);
    expect(explained).toMatchObject({ status: 0, errors: "", output: expect.stringContaining("npm run check -- [OPTIONS]") });
  });
});
