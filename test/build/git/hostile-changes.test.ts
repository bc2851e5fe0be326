import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { compareWithCommit } from "../../../scripts/build/git/compare.ts";
import { UsageError } from "../../../scripts/build/usage-error.ts";
import { checkCommand } from "../../../scripts/commands/check.ts";
import { callCommand } from "../../support/command.ts";
import { makeFolder, writeFiles } from "../../support/disk.ts";
import { now, writeDiscussion } from "../../support/site/site.ts";
import { change, commit, git, listRefused, makeRepository } from "./repository.ts";

vi.setConfig({ testTimeout: 240_000 });
afterEach(() => vi.unstubAllEnvs());

const onPosix = test.skipIf(process.platform === "win32");
const onLinux = test.skipIf(process.platform !== "linux");

describe("names of files", () => {
  onPosix("may hold quotes, line ends, glob characters, backslashes or a dash at the start", async () => {
    const names = ["-rf", "--output=x", '"a"', "a\nb", "a\tb", "*", ":(exclude)*", "a\\b", "$(touch x)", "`x`", "\u202eb", " ", "HEAD"];
    const folder = change(Object.fromEntries(names.map((name) => [name, "x"])));
    const refused = names.map((name) => `../${name}:1 changeOutside`).sort();
    expect([...listRefused(folder)].sort()).toEqual(refused);
    commit(folder);
    expect([...listRefused(folder)].sort()).toEqual(refused);
    const { output } = await callCommand(checkCommand, [`--content=${join(folder, "content")}`, "--base=main"]);
    expect(output).toContain(`${folder}/a[U+000A]b:1:1: `);
    expect(output.split("\n")).toHaveLength(names.length + 2);
  });

  onLinux("may hold bytes that are not UTF-8, also in the discussions", () => {
    const folder = makeRepository();
    const at = (name: string) => Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(name, "latin1")]);
    writeFileSync(at("\xff.txt"), "x");
    writeFileSync(at("content/discussions/\xff.md"), writeDiscussion({ likes: "1" }));
    const refused = ["../\ufffd.txt:1 changeOutside", "discussions/\ufffd.md:6 ownerKey"];
    expect(listRefused(folder)).toEqual(refused);
    commit(folder);
    expect(listRefused(folder)).toEqual(refused);
    unlinkSync(at("\xff.txt"));
    expect(listRefused(folder)).toEqual(refused);
  });

  test("may be in folders that only look like those of the content", () => {
    const folder = change({ "content/discussions.md": "x", "contents/discussions/a.md": "x", "content/discussionsx/a.md": "x" });
    expect(listRefused(folder)).toEqual([
      "../contents/discussions/a.md:1 changeOutside",
      "discussions.md:1 changeOutside",
      "discussionsx/a.md:1 changeOutside",
    ]);
  });
});

describe("the commit to compare with", () => {
  const refuse =
    (folder: string, ref: string, content = "content") =>
    () =>
      compareWithCommit(join(folder, content), ref, { clock: now });

  test.each(["-h", "--all", "--exec=x", "a b", "a\nb", "https://example.org/"])("is never an option, nor an address: %j", async (ref) => {
    const { status, errors } = await callCommand(checkCommand, [`--content=${join(makeRepository(), "content")}`, `--base=${ref}`]);
    expect(errors).toMatch(/^`--base` must be a branch, a tag or a commit \(/);
    expect(status).toBe(2);
  });

  test.each(["missing", "main:content", "main^{tree}", "main..change", "^main", "@{-9}", "0".repeat(40), ":/", "*"])(
    "must be one commit: %s",
    (ref) => {
      expect(refuse(makeRepository(), ref)).toThrow(UsageError);
      expect(refuse(makeRepository(), ref)).toThrow(`There is no commit \`${ref}\` in the repository`);
    },
  );

  test("may be missing in a shallow clone, which is said", () => {
    const folder = makeRepository();
    const first = git(folder, "rev-parse", "HEAD");
    commit(folder);
    const clone = makeFolder();
    git(clone, "clone", "--quiet", "--depth=1", `file://${folder}`, "c");
    expect(refuse(join(clone, "c"), first)).toThrow(`The clone is shallow and does not hold the commit \`${first}\`: fetch it`);
  });

  test("must be part of the history of the branch, or its later posts would seem to be removed", () => {
    const folder = makeRepository();
    git(folder, "checkout", "--quiet", "main");
    writeFiles(folder, { "content/discussions/b.md": writeDiscussion() });
    commit(folder);
    git(folder, "checkout", "--quiet", "change");
    expect(refuse(folder, "main")).toThrow("`main` has commits that the branch in");
  });

  test("is not a tag of the same name, which a change may bring along", () => {
    const folder = change({ x: "" });
    commit(folder);
    git(folder, "tag", "main");
    expect(refuse(folder, "main")).toThrow("`main` names several things in this repository: write `refs/heads/main`");
    expect(listRefused(folder, "refs/heads/main")).toEqual(["../x:1 changeOutside"]);
  });

  test("is not replaced by another commit", () => {
    const folder = change({ x: "" });
    commit(folder);
    git(folder, "replace", git(folder, "rev-parse", "main"), git(folder, "rev-parse", "change"));
    expect(listRefused(folder)).toEqual(["../x:1 changeOutside"]);
  });

  test("needs git, a repository and working files", () => {
    const outside = makeFolder({ "content/discussions/a.md": writeDiscussion() });
    expect(refuse(outside, "main")).toThrow("is in no git repository, so there is nothing to compare with `main`");
    const bare = makeFolder();
    git(bare, "init", "--quiet", "--bare");
    expect(refuse(bare, "main", "refs")).toThrow(UsageError);
    const folder = makeRepository();
    expect(refuse(folder, "main", "none")).toThrow("There is no content folder");
    vi.stubEnv("PATH", makeFolder());
    expect(refuse(folder, "main")).toThrow("`--base` needs git, which cannot be started");
  });

  test("is looked up in the repository of the content, whatever the environment says", () => {
    const folder = change({ x: "" });
    vi.stubEnv("GIT_DIR", join(makeRepository(), ".git"));
    vi.stubEnv("GIT_INDEX_FILE", join(folder, "none"));
    expect(listRefused(folder)).toEqual(["../x:1 changeOutside"]);
  });
});

describe("links", () => {
  onPosix("never lead to the content folder", () => {
    const other = makeRepository();
    const folder = makeRepository();
    renameSync(join(folder, "content"), join(folder, "moved"));
    for (const target of [join(other, "content"), "moved"]) {
      symlinkSync(target, join(folder, "content"));
      expect(() => listRefused(folder)).toThrow("A link leads to");
      rmSync(join(folder, "content"));
    }
    symlinkSync(other, join(folder, "deep"));
    expect(() => listRefused(folder, "main", "deep/content")).not.toThrow();
    symlinkSync("moved", join(folder, "d"));
    mkdirSync(join(folder, "moved/inner"));
    expect(() => listRefused(folder, "main", "d/inner")).toThrow("A link leads to");
  });

  onPosix("in the place of a folder are found, and no file behind them is read", () => {
    const folder = makeRepository();
    const copy = makeFolder();
    renameSync(join(folder, "content/discussions/a"), join(copy, "a"));
    symlinkSync(join(copy, "a"), join(folder, "content/discussions/a"));
    expect(listRefused(folder)).toContain("discussions/a:1 linkNotFollowed");
    commit(folder);
    expect(listRefused(folder)).toEqual(["discussions/a:1 linkNotFollowed", "discussions/a/1.md:1 existingFileRemoved"]);
  });

  onPosix("are found on a disk without links, where they are text", () => {
    const folder = makeRepository();
    symlinkSync("a.md", join(folder, "content/discussions/b.md"));
    commit(folder);
    rmSync(join(folder, "content/discussions/b.md"));
    writeFiles(folder, { "content/discussions/b.md": "a.md" });
    expect(listRefused(folder)).toEqual(["discussions/b.md:1 linkNotFollowed"]);
  });

  onPosix("of the commit are no change", () => {
    const folder = makeRepository();
    git(folder, "checkout", "--quiet", "main");
    symlinkSync("package.json", join(folder, "link"));
    commit(folder);
    expect(listRefused(folder)).toEqual([]);
    rmSync(join(folder, "link"));
    symlinkSync(".gitignore", join(folder, "link"));
    expect(listRefused(folder)).toEqual(["../link:1 changeOutside"]);
  });

  onPosix("and pipes in the place of a post do not stop the check", async () => {
    const folder = makeRepository();
    rmSync(join(folder, "content/discussions/a.md"));
    execFileSync("mkfifo", [join(folder, "content/discussions/a.md")]);
    expect(listRefused(folder)).toEqual(["discussions/a.md:1 notRegular"]);
  });
});

describe("no code of a change runs", () => {
  /** A repository whose settings start a program wherever git has a place for one. */
  function trap(): { readonly folder: string; readonly listTraces: () => readonly string[] } {
    const traces = makeFolder();
    const folder = makeRepository({ ".gitattributes": "* filter=evil diff=evil merge=evil ident\n" });
    const program = (name: string) => {
      const file = join(folder, `${name}.sh`);
      writeFileSync(file, `#!/bin/sh\necho x > "${traces}/${name}"\n`);
      chmodSync(file, 0o755);
      return file;
    };
    const settings: Readonly<Record<string, string>> = {
      "core.fsmonitor": "fsmonitor",
      "core.pager": "pager",
      "core.editor": "editor",
      "core.sshCommand": "ssh",
      "core.askPass": "askpass",
      "filter.evil.clean": "clean",
      "filter.evil.smudge": "smudge",
      "filter.evil.process": "process",
      "diff.evil.textconv": "textconv",
      "diff.evil.command": "diff",
      "diff.external": "external",
      "merge.evil.driver": "merge",
      "gpg.program": "gpg",
      "credential.helper": "credential",
      "uploadpack.packObjectsHook": "pack",
    };
    for (const [key, name] of Object.entries(settings)) git(folder, "config", key, program(name));
    const hooks = join(folder, "hooks");
    mkdirSync(hooks);
    for (const name of ["post-index-change", "reference-transaction", "fsmonitor-watchman", "pre-commit", "post-checkout"]) {
      renameSync(program(name), join(hooks, name));
    }
    git(folder, "config", "core.hooksPath", hooks);
    rmSync(join(folder, ".gitattributes"));
    writeFiles(folder, { ".gitattributes": "* filter=evil diff=evil\n" });
    return { folder, listTraces: () => readdirSync(traces) };
  }

  onPosix("by filters, hooks, textconv, the monitor or another setting of the repository", async () => {
    const { folder, listTraces } = trap();
    writeFiles(folder, {
      "content/discussions/a.md": writeDiscussion({}, "new"),
      "content/discussions/b.md": writeDiscussion(),
      "content/.gitattributes": "*.md filter=evil\n",
      "content/discussions/.gitattributes": "*.md filter=evil\n",
    });
    const refused = listRefused(folder);
    expect(refused).toContain("discussions/a.md:1 existingFileChanged");
    expect(refused).toContain("../.gitattributes:1 changeOutside");
    expect(refused).toContain(".gitattributes:1 changeOutside");
    expect(refused).toContain("discussions/.gitattributes:1 fileNotChecked");
    expect(refused).not.toContain("discussions/b.md:1 changeOutside");
    expect(listTraces()).toEqual([]);
    // A plain command of git falls into the trap. How it ends depends on the first answer.
    spawnSync("git", ["status"], { cwd: folder });
    expect(listTraces()).not.toEqual([]);
  });

  onPosix("to fetch an object that a partial clone lacks", () => {
    const folder = change({ "content/discussions/a.md": writeDiscussion({}, "new") });
    writeFiles(folder, { "content/site.yaml": "contributors: { updates: true }\n" });
    const trace = join(makeFolder(), "trace");
    const id = git(folder, "rev-parse", "main:content/discussions/a.md");
    git(folder, "config", "core.repositoryFormatVersion", "1");
    git(folder, "config", "extensions.partialClone", "origin");
    git(folder, "config", "remote.origin.promisor", "true");
    git(folder, "config", "remote.origin.url", `ext::touch ${trace}`);
    git(folder, "config", "protocol.ext.allow", "always");
    rmSync(join(folder, ".git/objects", id.slice(0, 2), id.slice(2)));
    expect(() => listRefused(folder)).toThrow(`git cannot read the object ${id}`);
    expect(existsSync(trace)).toBe(false);
    expect(() => git(folder, "cat-file", "blob", id)).toThrow();
    expect(existsSync(trace)).toBe(true);
  });

  test("nor does a folder that looks like a repository count as one", () => {
    const folder = makeRepository();
    git(folder, "init", "--quiet", "--bare", "content/discussions/x");
    expect(listRefused(folder)).not.toEqual([]);
    expect(() => listRefused(folder, "main", "content/discussions/x")).toThrow(UsageError);
  });
});

describe("what git would commit and what the disk holds", () => {
  test("are both compared", () => {
    const folder = change({ x: "" });
    git(folder, "add", "x");
    rmSync(join(folder, "x"));
    expect(listRefused(folder)).toEqual(["../x:1 changeOutside"]);
    writeFiles(folder, { "content/discussions/b.md": writeDiscussion() });
    git(folder, "add", "content");
    rmSync(join(folder, "content/discussions/b.md"));
    expect(listRefused(folder)).toEqual(["../x:1 changeOutside", "discussions/b.md:1 onlyInIndex"]);
  });

  test("differ in a sparse checkout, where the files of the commit are no change", () => {
    const folder = makeRepository({ "scripts/a.ts": "x" });
    git(folder, "sparse-checkout", "set", "content");
    expect(existsSync(join(folder, "scripts"))).toBe(false);
    expect(listRefused(folder)).toEqual([]);
    git(folder, "rm", "--quiet", "--cached", "--sparse", "scripts/a.ts");
    expect(listRefused(folder)).toEqual(["../scripts/a.ts:1 changeOutside"]);
  });

  onPosix("differ in modes on a disk that keeps none", () => {
    const folder = change({ "content/discussions/b.md": writeDiscussion() });
    for (const name of ["a", "b"]) chmodSync(join(folder, `content/discussions/${name}.md`), 0o755);
    git(folder, "config", "core.fileMode", "false");
    expect(listRefused(folder)).toEqual([]);
    git(folder, "add", "--all");
    git(folder, "update-index", "--chmod=+x", "content/discussions/b.md");
    expect(listRefused(folder)).toEqual(["discussions/b.md:1 executableFile"]);
  });

  test("are compared by the longer names of a repository with SHA-256 too", () => {
    const folder = makeFolder({ "content/discussions/a.md": writeDiscussion() });
    git(folder, "init", "--quiet", "--initial-branch=main", "--object-format=sha256");
    commit(folder);
    expect(listRefused(folder)).toEqual([]);
    writeFiles(folder, { "content/discussions/a.md": writeDiscussion({}, "new") });
    expect(listRefused(folder)).toEqual(["discussions/a.md:1 existingFileChanged"]);
  });

  test("in an unfinished merge are not the commit", () => {
    const folder = change({ "content/discussions/a.md": writeDiscussion({}, "mine") });
    commit(folder);
    git(folder, "checkout", "--quiet", "main");
    git(folder, "checkout", "--quiet", "-b", "other");
    writeFiles(folder, { "content/discussions/a.md": writeDiscussion({}, "theirs") });
    commit(folder);
    expect(() => git(folder, "merge", "change")).toThrow();
    expect(listRefused(folder)).toEqual(["discussions/a.md:1 existingFileChanged"]);
  });
});

test("a change of thousands of files is reported in part, with the number of the others", async () => {
  const folder = change(Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`x/${index}`, ""])));
  const refused = listRefused(folder);
  expect(refused).toHaveLength(1001);
  const { status, output } = await callCommand(checkCommand, [`--content=${join(folder, "content")}`, "--base=main"]);
  expect(output).toMatch(/: there are 2000 more in the whole contribution\. .*\n1,?001 problems\.\n$/);
  expect(status).toBe(1);
});
