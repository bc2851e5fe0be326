import { chmodSync, cpSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { loadForum } from "../../../scripts/build/load.ts";
import { checkCommand } from "../../../scripts/commands/check.ts";
import { callCommand } from "../../support/command.ts";
import { makeFolder, writeFiles } from "../../support/disk.ts";
import { writePng } from "../../support/pictures.ts";
import { now, writeDiscussion, writeReply, writeTombstone } from "../../support/site/site.ts";
import { change, commit, git, listRefused, makeRepository } from "./repository.ts";

vi.setConfig({ testTimeout: 120_000 });

const onPosix = test.skipIf(process.platform === "win32");
const onLinux = test.skipIf(process.platform !== "linux");

describe("a contributor's change", () => {
  test("may add discussions, replies, pictures and attachments, committed, staged or neither", () => {
    const folder = change({ "content/discussions/b.md": writeDiscussion(), "content/discussions/a/2.md": writeReply() });
    expect(listRefused(folder)).toEqual([]);
    git(folder, "add", "--all");
    writeFiles(folder, {
      "content/discussions/2026/c.md": writeDiscussion(),
      "content/discussions/a/p.png": writePng(2, 2),
      "content/discussions/a/server.log": "x",
    });
    expect(listRefused(folder)).toEqual([]);
    commit(folder);
    expect(listRefused(folder)).toEqual([]);
  });

  test("may add nothing outside of the discussions, in the content folder or the repository", () => {
    const folder = change({
      "content/pages/a.md": "---\ntitle: a\n---\nx\n",
      "content/tags.yaml": "php: {}\n",
      "content/Discussions/b.md": writeDiscussion(),
      "Content/discussions/b.md": writeDiscussion(),
      "discussions/b.md": writeDiscussion(),
      ".github/workflows/a.yml": "on: push\n",
      ".gitattributes": "* text\n",
    });
    const refused = [
      "../.gitattributes:1 changeOutside",
      "../.github/workflows/a.yml:1 changeOutside",
      "../Content/discussions/b.md:1 changeOutside",
      "../discussions/b.md:1 changeOutside",
      "Discussions/b.md:1 changeOutside",
      "pages/a.md:1 changeOutside",
      "tags.yaml:1 changeOutside",
    ];
    expect(listRefused(folder)).toEqual(refused);
    commit(folder);
    expect(listRefused(folder)).toEqual(refused);
  });

  test("may change and remove nothing outside of the discussions", () => {
    const folder = change({ "package.json": '{ "scripts": {} }\n' });
    rmSync(join(folder, ".gitignore"));
    expect(listRefused(folder)).toEqual(["../.gitignore:1 changeOutside", "../package.json:1 changeOutside"]);
    git(folder, "checkout", "--quiet", "--", ".");
    expect(listRefused(folder)).toEqual([]);
  });

  test("counts no file that git ignores, unless it tracks it", () => {
    const folder = change({ "dist/index.html": "x" });
    expect(listRefused(folder)).toEqual([]);
    git(folder, "add", "--force", "dist");
    expect(listRefused(folder)).toEqual(["../dist/index.html:1 changeOutside"]);
  });

  test("may neither change nor remove an existing post or picture", () => {
    const picture = { "content/discussions/a/p.png": writePng(2, 2) };
    const folder = change({ "content/discussions/a.md": writeDiscussion({}, "other"), "content/discussions/a/p.png": "x" }, picture);
    rmSync(join(folder, "content/discussions/a/1.md"));
    const refused = [
      "discussions/a.md:1 existingFileChanged",
      "discussions/a/1.md:1 existingFileRemoved",
      "discussions/a/p.png:1 existingFileChanged",
    ];
    expect(listRefused(folder)).toEqual(refused);
    commit(folder);
    expect(listRefused(folder)).toEqual(refused);
  });

  test("may rename nothing, in capitals or Unicode form either, and is told where the file went", async () => {
    const before = { "content/discussions/caf\u00e9.md": writeDiscussion() };
    const folder = makeRepository(before);
    git(folder, "config", "core.precomposeUnicode", "false");
    renameSync(join(folder, "content/discussions/a.md"), join(folder, "content/discussions/A.md"));
    renameSync(join(folder, "content/discussions/caf\u00e9.md"), join(folder, "content/discussions/cafe\u0301.md"));
    renameSync(join(folder, "content/discussions/a/1.md"), join(folder, "content/discussions/a/2.md"));
    commit(folder);
    expect(listRefused(folder)).toEqual([
      "discussions/A.md:1 sameNameAsExisting",
      "discussions/a.md:1 existingFileRemoved",
      "discussions/a/1.md:1 existingFileRemoved",
      "discussions/cafe\u0301.md:1 sameNameAsExisting",
      "discussions/caf\u00e9.md:1 existingFileRemoved",
    ]);
    const { output } = await callCommand(checkCommand, [`--content=${join(folder, "content")}`, "--base=main"]);
    expect(output).toContain("discussions/a/1.md:1:1: the change moves this file to `discussions/a/2.md`, but its address must stay. ");
  });

  onLinux("may add no folder or post that differs from another only in capitals or Unicode form", async () => {
    const before = {
      "content/discussions/2026/b.md": writeDiscussion(),
      "content/discussions/caf\u00e9/c.md": writeDiscussion(),
      "content/discussions/D/d.md": writeDiscussion(),
      "content/discussions/d/e.md": writeDiscussion(),
    };
    const folder = makeRepository(before);
    git(folder, "config", "core.precomposeUnicode", "false");
    const names = ["A/n.md", "2026/B/n.md", "cafe\u0301/n.md", "CAF\u00c9.md", "D/n.md", "d/m.md", "2026/b/1.md", "caf\u00e9/e.md"];
    writeFiles(folder, Object.fromEntries(names.map((name) => [`content/discussions/${name}`, writeDiscussion()])));
    const refused = ["2026/B/n.md", "A/n.md", "CAF\u00c9.md", "cafe\u0301/n.md"].map((name) => `discussions/${name}:1 sameNameAsExisting`);
    expect(listRefused(folder)).toEqual(refused);
    commit(folder);
    expect(listRefused(folder)).toEqual(refused);
    const { output } = await callCommand(checkCommand, [`--content=${join(folder, "content")}`, "--base=main"]);
    const message = "discussions/A/n.md:1:1: on some systems, `discussions/A` is the same name as `discussions/a`. Choose another name.";
    expect(output).toContain(message);
  });

  onPosix("may hold no link, executable file or repository", () => {
    const folder = change({ "content/discussions/b.md": writeDiscussion() });
    chmodSync(join(folder, "content/discussions/b.md"), 0o755);
    chmodSync(join(folder, "content/discussions/a.md"), 0o755);
    symlinkSync("/etc/passwd", join(folder, "content/discussions/c.md"));
    symlinkSync("..", join(folder, "content/discussions/d"));
    const inner = makeRepository();
    git(folder, "clone", "--quiet", inner, "content/discussions/e");
    const refused = [
      "discussions/a.md:1 executableFile",
      "discussions/b.md:1 executableFile",
      "discussions/c.md:1 linkNotFollowed",
      "discussions/d:1 linkNotFollowed",
      "discussions/e:1 submoduleAdded",
    ];
    expect(listRefused(folder)).toEqual(refused);
    commit(folder);
    expect(listRefused(folder)).toEqual(refused);
  });

  test("may hold no file that builds ignore, since nothing checks it", () => {
    const names = [".envrc", ".vscode/settings.json", "README.md", "a/.htaccess", "a/x.tmp", "a/@eaDir/b.md", ".git-blame"];
    const folder = change(Object.fromEntries(names.map((name) => [`content/discussions/${name}`, "x"])));
    expect(listRefused(folder)).toEqual(names.map((name) => `discussions/${name}:1 fileNotChecked`).sort());
  });

  test("may not turn a file into a folder, nor a folder into a file", () => {
    const folder = change({}, { "content/discussions/b/c.md": writeDiscussion() });
    rmSync(join(folder, "content/discussions/a.md"));
    rmSync(join(folder, "content/discussions/b"), { recursive: true });
    writeFiles(folder, { "content/discussions/a.md/x.md": writeReply(), "content/discussions/b": "x" });
    const refused = ["discussions/a.md:1 existingFileRemoved", "discussions/b/c.md:1 existingFileRemoved"];
    expect(listRefused(folder)).toEqual(refused);
    commit(folder);
    expect(listRefused(folder)).toEqual(refused);
  });

  test("may not write the owner's keys, at their lines", () => {
    const keys = { likes: "3", redirectFrom: "[/old/]" };
    const files = { "content/discussions/b.md": writeDiscussion(keys), "content/discussions/a/2.md": writeReply({ likes: "-1" }) };
    expect(listRefused(change(files))).toEqual([
      "discussions/a/2.md:4 ownerKey",
      "discussions/b.md:6 ownerKey",
      "discussions/b.md:7 ownerKey",
    ]);
    const allowing = { "content/site.yaml": "contributors: { likes: true, redirectFrom: true }\n" };
    expect(listRefused(change(files, allowing))).toEqual([]);
  });

  test("may hold no post or update that is dated later than the check, in the time zone of the site", () => {
    const files = {
      "content/discussions/b.md": writeDiscussion({ created: "2026-11-27 03:31" }),
      "content/discussions/c.md": writeDiscussion({ created: "2026-11-27 03:30", updated: "2026-11-27T00:00:01Z" }),
      "content/discussions/a/2.md": writeReply({ created: "9990-03-01" }),
      "content/discussions/a/3.md": writeReply({ created: "1405/09/06", updated: "1405/09/06 03:30" }),
    };
    expect(listRefused(change(files, { "content/site.yaml": "language: fa\n" }))).toEqual([
      "discussions/a/2.md:3 laterThanNow",
      "discussions/b.md:4 laterThanNow",
      "discussions/c.md:6 laterThanNow",
    ]);
  });

  test("may outvote the spelling of a name or a tag, unless tags.yaml has the tag", () => {
    const posts = ["b", "c"].map((name) => [`content/discussions/${name}.md`, writeDiscussion({ author: "ANN", tags: "[pHp, jS]" })]);
    const before = {
      "content/tags.yaml": "js: {}\n",
      "content/discussions/a.md": writeDiscussion({ author: "Ann", tags: "[php, js]" }),
    };
    const folder = change(Object.fromEntries(posts), before);
    expect(listRefused(folder)).toEqual([]);
    const { forum } = loadForum({ content: join(folder, "content"), clock: now, skipBroken: false });
    expect(forum.tags.map(({ label }) => label).sort()).toEqual(["js", "pHp"]);
    expect(forum.authors.map(({ label }) => label)).toContain("ANN");
    expect(forum.entries.map(({ discussion }) => discussion.author)).toContain("Ann");
  });
});

test("no contributor removes a post, whatever site.yaml allows", () => {
  const allowing = { "content/site.yaml": "contributors: { updates: true, likes: true, redirectFrom: true }\n" };
  const files = { "content/discussions/a.md": writeTombstone(), "content/discussions/b.md": writeTombstone() };
  expect(listRefused(change(files, allowing))).toEqual([
    "discussions/a.md:1 changeWithoutUpdate",
    "discussions/a.md:1 keyOfExistingPost",
    "discussions/a.md:3 keyOfExistingPost",
    "discussions/b.md:3 removalByContributor",
  ]);
});

describe("a change of an existing post, where site.yaml allows updates", () => {
  const allowing = { "content/site.yaml": "language: en\ncontributors: { updates: true }\n" };
  const refuse = (is: Record<string, string>, was: Record<string, string> = {}) =>
    listRefused(
      change({ "content/discussions/a.md": writeDiscussion(is) }, { ...allowing, "content/discussions/a.md": writeDiscussion(was) }),
    );
  const update = { updated: "2026-06-01", updatedBy: "Sara" };

  test("needs a newer `updated` and `updatedBy`", () => {
    expect(refuse(update)).toEqual([]);
    expect(refuse({ updated: "2026-06-02 10:00", updatedBy: "Ali" }, update)).toEqual([]);
    expect(refuse({ title: "new" })).toEqual(["discussions/a.md:1 changeWithoutUpdate"]);
    expect(refuse({ ...update, title: "new" }, update)).toEqual(["discussions/a.md:6 changeWithoutUpdate"]);
    expect(refuse({ updated: "2026-05-31", updatedBy: "Sara" }, update)).toEqual(["discussions/a.md:6 changeWithoutUpdate"]);
    expect(refuse({ updated: "2026-06-02" }, update)).toEqual(["discussions/a.md:6 changeWithoutUpdate"]);
  });

  test("may not be dated later than the check, or no honest update could follow", async () => {
    expect(refuse({ ...update, updated: "2026-11-27" })).toEqual([]);
    expect(refuse({ ...update, updated: "9990-03-01" })).toEqual(["discussions/a.md:6 laterThanNow"]);
    const folder = change({ "content/discussions/a.md": writeDiscussion(update) }, allowing);
    const check = (now: string) => callCommand(checkCommand, [`--content=${join(folder, "content")}`, "--base=main", `--now=${now}`]);
    expect(await check("2026-06-01")).toMatchObject({ status: 0 });
    expect(await check("2026-05-31")).toMatchObject({
      status: 1,
      output: expect.stringContaining(
        "a.md:6:1: the time in `updated` is in the future. Write the current time. Only an owner of the site may set a later time.\n",
      ),
    });
  });

  test("leaves author, time, status, likes and old addresses", () => {
    expect(refuse({ ...update, author: "x", created: "2020-01-01", status: "draft", likes: "9", redirectFrom: "[/b/]" })).toEqual([
      "discussions/a.md:3 keyOfExistingPost",
      "discussions/a.md:4 keyOfExistingPost",
      "discussions/a.md:8 keyOfExistingPost",
      "discussions/a.md:9 keyOfExistingPost",
      "discussions/a.md:10 keyOfExistingPost",
    ]);
    expect(refuse(update, { likes: "3" })).toEqual(["discussions/a.md:1 keyOfExistingPost"]);
  });

  test("may not be of a picture, or remove the front matter", () => {
    const folder = change(
      { "content/discussions/a/p.png": "x", "content/discussions/a.md": "no front matter" },
      { ...allowing, "content/discussions/a/p.png": writePng(2, 2) },
    );
    expect(listRefused(folder)).toEqual(["discussions/a/p.png:1 existingFileChanged"]);
    return expect(callCommand(checkCommand, [`--content=${join(folder, "content")}`, "--base=main"])).resolves.toMatchObject({
      status: 1,
      output: expect.stringContaining("discussions/a.md:1:1: "),
    });
  });
});

describe("npm run check -- --base", () => {
  const check = (folder: string, ...args: readonly string[]) =>
    callCommand(checkCommand, [`--content=${join(folder, "content")}`, "--base=main", "--now=2026-11-27", ...args]);

  test("reports what the change may not touch beside the other problems, as text and as JSON", async () => {
    const folder = change({ "package.json": "", "content/discussions/b.md": writeDiscussion({ tags: "" }) });
    const { status, output } = await check(folder);
    expect(output.replaceAll(folder, "")).toBe(
      [
        "/package.json:1:1: contributors may only add files in `discussions/`. Take this change out of the contribution, or ask an owner of the site to make it.",
        "/content/discussions/b.md:5:7: `tags` is missing. Write, for example, `tags: [js]`.",
        "2 problems.",
        "",
      ].join("\n"),
    );
    expect(status).toBe(1);
    const json = await check(folder, "--json");
    expect(JSON.parse(json.output)).toMatchObject({
      ok: false,
      problems: [
        { file: "../package.json", path: join(folder, "package.json"), line: 1, column: 1, rule: "changeOutside" },
        { file: "discussions/b.md", rule: "missing" },
      ],
    });
    expect(json.status).toBe(1);
  });

  test("ends with status 0 for a change that is allowed", async () => {
    const { status, output } = await check(change({ "content/discussions/b.md": writeDiscussion() }));
    expect([status, output]).toEqual([0, "4 files, 2 discussions: no problem.\n"]);
  });

  test("decodes only the pictures beside its texts", async () => {
    const folder = makeRepository({
      "content/discussions/b.md": writeDiscussion({}, "![نما](b.png)"),
      "content/discussions/b/b.png": writePng(2000, 300),
    });
    writeFiles(folder, { "content/discussions/c.md": writeDiscussion() });
    expect((await check(folder)).status).toBe(0);
    writeFiles(folder, { "content/discussions/b/1.md": writeReply() });
    expect((await check(folder)).output).toContain("b.md:7:1: the picture `discussions/b/b.png` cannot be decoded");
  });

  onPosix("reports a link once", async () => {
    const folder = makeRepository();
    symlinkSync("a.md", join(folder, "content/discussions/b.md"));
    expect((await check(folder)).output).toMatch(/b\.md:1:1: links are not followed\. .*\n1 problem\.\n$/);
  });

  test("reads the settings of the commit, never of the change", async () => {
    const folder = change({
      "content/site.yaml": "language: fa\ncontributors: { likes: true }\n",
      "content/discussions/b.md": writeDiscussion({ likes: "3" }),
    });
    const { output } = await check(folder);
    expect(output).toContain("discussions/b.md:6:1: only an owner of the site may write `likes`. ");
    rmSync(join(folder, "content/site.yaml"));
    const removed = await check(folder);
    expect(removed.output).toContain("site.yaml:1:1: contributors may only add files in `discussions/`.");
  });

  test("works for a content folder deep in the repository and for one that is the repository", () => {
    const folder = change({ "a/b/content/discussions/b.md": writeDiscussion() }, { "a/b/content/discussions/a.md": writeDiscussion() });
    expect(listRefused(folder, "main", "a/b/content")).toEqual([]);
    writeFiles(folder, { "a/x": "" });
    expect(listRefused(folder, "main", "a/b/content")).toEqual(["../../x:1 changeOutside"]);
    const whole = makeFolder({ "discussions/a.md": writeDiscussion(), "site.yaml": "" });
    git(whole, "init", "--quiet", "--initial-branch=main");
    commit(whole);
    writeFiles(whole, { "discussions/b.md": writeDiscussion(), x: "" });
    expect(listRefused(whole, "main", ".")).toEqual(["x:1 changeOutside"]);
  });

  test("takes CRLF of a checkout and the files of Git LFS for unchanged", () => {
    const pointer = (id: string) => `version https://git-lfs.github.com/spec/v1\noid sha256:${id}\nsize 1\n`;
    // The SHA-256 of `x`.
    const x = "2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881";
    const folder = makeRepository({ "content/discussions/a/p.png": pointer(x), "content/discussions/a/q.png": pointer(x) });
    writeFiles(folder, {
      "content/discussions/a.md": writeDiscussion().replaceAll("\n", "\r\n"),
      "content/discussions/a/p.png": "x",
      "content/discussions/a/q.png": "y",
    });
    expect(listRefused(folder)).toEqual(["discussions/a/q.png:1 existingFileChanged"]);
  });

  test("compares a merge with the branch that it was merged into", () => {
    const folder = change({ "content/discussions/b.md": writeDiscussion() });
    commit(folder);
    git(folder, "checkout", "--quiet", "main");
    writeFiles(folder, { "package.json": "{ }\n" });
    commit(folder);
    git(folder, "merge", "--quiet", "--no-ff", "--message=x", "change");
    expect(listRefused(folder, "HEAD^1")).toEqual([]);
    expect(listRefused(folder, "HEAD^2")).toEqual(["../package.json:1 changeOutside"]);
  });

  test("finds a change in a clone without history but for the two commits", () => {
    const folder = change({ "content/discussions/b.md": writeDiscussion(), x: "" });
    commit(folder);
    git(folder, "checkout", "--quiet", "main");
    git(folder, "merge", "--quiet", "--no-ff", "--message=x", "change");
    const clone = makeFolder();
    git(clone, "clone", "--quiet", "--depth=2", `file://${folder}`, "c");
    expect(listRefused(join(clone, "c"), "HEAD^1")).toEqual(["../x:1 changeOutside"]);
  });

  test("does not write to the repository", () => {
    const folder = change({ "content/discussions/b.md": writeDiscussion() });
    const copy = makeFolder();
    cpSync(folder, copy, { recursive: true, preserveTimestamps: true });
    listRefused(folder);
    expect(git(folder, "diff", "--no-index", "--stat", ".git", join(copy, ".git"))).toBe("");
  });
});
