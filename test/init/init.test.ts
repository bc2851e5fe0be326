import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { Cancelled, type Prompter } from "../../scripts/authoring/prompter.ts";
import { buildCommand } from "../../scripts/commands/build.ts";
import { checkCommand } from "../../scripts/commands/check.ts";
import { createInitCommand } from "../../scripts/commands/init.ts";
import { parseSite, siteFields } from "../../scripts/content/settings/site.ts";
import { hostChoices } from "../../scripts/init/hosts.ts";
import { languages } from "../../scripts/locale/locales.ts";
import { callCommand } from "../support/command.ts";
import { listFiles, makeFolder } from "../support/disk.ts";

const init = (folder: string, args: readonly string[], prompter?: Prompter) =>
  callCommand(
    createInitCommand(async () => prompter),
    [folder, ...args],
  );

const makePlace = () => join(makeFolder(), "انجمن من");

const read = (folder: string, path: string) => readFileSync(join(folder, path), "utf8");

/** The `site.yaml` with every line in use that is off. */
const switchOn = (text: string) => text.replace(/^# (?=\w+:)/gm, "");

describe.each(languages)("a forum in %s", (language) => {
  test("passes the check without a note, and builds", async () => {
    const folder = makePlace();
    expect(await init(folder, ["--yes", "--language", language])).toMatchObject({ status: 0, errors: "" });
    const content = join(folder, "content");
    expect(await callCommand(checkCommand, ["--strict", "--content", content])).toMatchObject({ status: 0, errors: "" });
    const output = join(folder, "dist");
    expect(await callCommand(buildCommand, ["--content", content, "--output", output])).toMatchObject({ status: 0 });
    expect(listFiles(output).filter((file) => /^(?:tags|discussions|about)\/.*index\.html$/.test(file))).toHaveLength(4);
  });

  test("has every key in its settings, with a value that may be switched on", async () => {
    const folder = makePlace();
    await init(folder, ["--yes", "--language", language]);
    const settings = switchOn(read(folder, "content/site.yaml"));
    expect(parseSite(settings, "site.yaml").problems).toEqual([]);
    expect(Object.keys(siteFields.shape).filter((key) => !new RegExp(`^${key}:`, "m").test(settings))).toEqual([]);
  });
});

test("a forum in English shows nothing that its owner did not choose", async () => {
  const folder = makePlace();
  await init(folder, ["--yes", "--language=en", "--name=Bikes", "--base=https://bikes.example/"]);
  const output = join(folder, "dist");
  await callCommand(buildCommand, ["--content", join(folder, "content"), "--output", output]);
  const shown = listFiles(output).filter((file) => /\.(?:html|xml|json|webmanifest|txt)$/.test(file) && !file.startsWith("search/index/"));
  expect(shown).toContain("index.html");
  expect(shown.filter((file) => /\p{Script=Arabic}|laravel|yalda|class="banner|forum\.example/iu.test(read(output, file)))).toEqual([]);
  expect(read(output, "index.html")).toContain("Bikes");
});

test("every file is the owner's, with scripts for all commands and one dependency", async () => {
  const folder = makePlace();
  const { output } = await init(folder, ["--yes", "--language=en", "--package=file:../goftogu.tgz"]);
  expect(listFiles(folder)).toEqual([
    ".gitattributes",
    ".gitignore",
    "content/discussions/welcome.md",
    "content/discussions/welcome/1.md",
    "content/pages/about.md",
    "content/site.yaml",
    "package.json",
  ]);
  const { scripts, dependencies, private: isPrivate } = JSON.parse(read(folder, "package.json"));
  expect([Object.keys(scripts), dependencies, isPrivate]).toEqual([
    ["start", "build", "preview", "check", "new", "remove", "import", "upgrade"],
    { goftogu: "file:../goftogu.tgz" },
    true,
  ]);
  expect(output).toBe(`7 files are written in \`${folder}\`.\nNext:\n  cd "${folder}"\n  npm install\n  npm start\n`);
});

test("a repository at GitHub gets its workflows and forms, in the language of the forum", async () => {
  const folder = makePlace();
  await init(folder, ["--yes", "--language=en", "--source=git@github.com:mina/bikes.git"]);
  expect(listFiles(join(folder, ".github"))).toEqual([
    "ISSUE_TEMPLATE/discussion.yml",
    "ISSUE_TEMPLATE/reply.yml",
    "workflows/content.yml",
    "workflows/form.yml",
    "workflows/pages.yml",
  ]);
  expect(read(folder, "content/site.yaml")).toContain('base: "https://mina.github.io/bikes/"');
  expect(read(folder, "content/site.yaml")).toContain("\ncontribute: { github: mina/bikes }\n");
  expect(read(folder, ".github/ISSUE_TEMPLATE/reply.yml")).not.toMatch(/\p{Script=Arabic}/u);
});

test.each(hostChoices)("what the host %s needs does not name a folder that the forum lacks", async (host) => {
  const folder = makePlace();
  await init(folder, ["--yes", "--language=en", `--host=${host}`]);
  expect(listFiles(folder).filter((file) => read(folder, file).includes("scripts/"))).toEqual([]);
});

describe("the questions", () => {
  /** Answers by what a message starts with. */
  const answerWith = (answers: Readonly<Record<string, string>>): Prompter & { readonly refused: string[] } => {
    const refused: string[] = [];
    const find = (message: string) => Object.entries(answers).find(([start]) => message.startsWith(start))?.[1];
    return {
      refused,
      askText: async ({ message, default: usual = "", check }) => {
        const answer = find(message) ?? usual;
        if (answer === "^C") throw new Cancelled();
        const complaint = check(answer);
        if (complaint === undefined) return answer;
        refused.push(complaint);
        return usual;
      },
      askChoice: async ({ message, default: usual }) => find(message) ?? usual,
      askLines: () => Promise.reject(new Error("not asked")),
      askTags: () => Promise.reject(new Error("not asked")),
      confirm: () => Promise.reject(new Error("not asked")),
    };
  };

  test("come in the chosen language, and their answers decide the files", async () => {
    const folder = makePlace();
    const prompter = answerWith({
      زبان: "en",
      Name: "Bikes & more",
      "Address of its": "https://gitlab.com/mina/bikes",
      Where: "netlify",
      "Address of the": "https://bikes.example",
    });
    expect(await init(folder, [], prompter)).toMatchObject({ status: 0, errors: "" });
    expect(read(folder, "content/site.yaml")).toContain('name: "Bikes & more"\n');
    expect(read(folder, "content/site.yaml")).toContain('base: "https://bikes.example/"\n');
    expect(listFiles(folder)).toContain("netlify.toml");
  });

  test("refuse what no forum can have", async () => {
    const prompter = answerWith({ زبان: "en", Name: " ", "Address of its": "https://example.org/x", "Address of the": "bikes" });
    await init(makePlace(), [], prompter);
    expect(prompter.refused).toEqual([
      "This is needed.",
      "Write an address at GitHub, GitLab or Codeberg, such as `https://github.com/owner/forum`, or nothing.",
      expect.stringContaining("Write an address such as"),
    ]);
  });

  test("leave nothing behind if the owner leaves them", async () => {
    const folder = makePlace();
    expect(await init(folder, [], answerWith({ زبان: "en", Name: "^C" }))).toEqual({
      status: 3,
      output: "",
      errors: "Nothing was written.\n",
    });
    expect(() => listFiles(folder)).toThrow();
  });

  test("need a terminal, or --yes", async () => {
    expect(await init(makePlace(), [])).toMatchObject({ status: 2, errors: expect.stringContaining("add `--yes`") });
  });
});

describe("a folder that is not empty", () => {
  test("is refused, with the names in the way", async () => {
    const folder = makeFolder({ "c.txt": "", "a.txt": "", "d.txt": "", "b/x": "" });
    expect(await init(folder, ["--yes"])).toMatchObject({
      status: 2,
      errors: expect.stringContaining("is not empty: it holds `a.txt`, `b`, `c.txt` and 1 more."),
    });
    expect(listFiles(folder)).toHaveLength(4);
  });

  test("may be a new repository", async () => {
    expect(await init(makeFolder({ ".git/HEAD": "" }), ["--yes"])).toMatchObject({ status: 0 });
  });

  test("may not be a file", async () => {
    const file = join(makeFolder(), "a");
    writeFileSync(file, "");
    expect(await init(file, ["--yes"])).toMatchObject({ status: 2, errors: expect.stringContaining("is not a folder: name another.") });
  });
});
