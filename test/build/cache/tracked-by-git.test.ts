import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { refuseTrackedStore } from "../../../scripts/build/cache/tracked-by-git.ts";
import { UsageError } from "../../../scripts/build/usage-error.ts";
import { buildCommand } from "../../../scripts/commands/build.ts";
import { callCommand } from "../../support/command.ts";
import { type Files, listFiles, makeFolder } from "../../support/disk.ts";
import { writeDiscussion } from "../../support/site/site.ts";

const planted: Files = { ".goftogu/builds/a.mdb": "x", "content/discussions/a.md": writeDiscussion() };

const git = (folder: string, ...args: readonly string[]) => execFileSync("git", ["-C", folder, ...args], { stdio: "ignore" });

/** A repository in which git tracks the paths in `add`. */
function makeRepository(files: Files, ...add: readonly string[]): string {
  const folder = makeFolder({ ...files, ".gitignore": ".goftogu/\n" });
  git(folder, "init", "--quiet");
  if (add.length > 0) git(folder, "add", "--force", ...add);
  return folder;
}

const formatMessage = (store: string) => `Git tracks \`${store}\`, and whoever wrote it there would decide what the site shows`;

afterEach(() => vi.unstubAllEnvs());

describe("a store that git tracks", () => {
  test("stops a build with one sentence, and writes nothing", async () => {
    const folder = makeRepository(planted, ".goftogu");
    const before = listFiles(folder);
    const [store, content, output] = [".goftogu", "content", "dist"].map((name) => join(folder, name));
    const { status, errors } = await callCommand(buildCommand, [
      `--store=${store}`,
      `--content=${content}`,
      `--output=${output}`,
      "--no-search",
    ]);
    expect(errors).toBe(`${formatMessage(String(store))}: take it out with \`git rm -rf ${store}\`. See npm run build -- --help.\n`);
    expect(status).toBe(2);
    expect(listFiles(folder)).toEqual(before);
  });

  test("is accepted after the fix, without the foreign files", () => {
    const folder = makeRepository(planted, ".goftogu");
    git(folder, "rm", "-rf", join(folder, ".goftogu"));
    mkdirSync(join(folder, ".goftogu"));
    expect(listFiles(join(folder, ".goftogu"))).toEqual([]);
    expect(() => refuseTrackedStore(join(folder, ".goftogu"))).not.toThrow();
  });

  test("is refused if one file of it is tracked, or its name with other capitals", () => {
    const one = makeRepository({ ...planted, ".goftogu/cards/b.png": "x" }, ".goftogu/cards/b.png");
    expect(() => refuseTrackedStore(join(one, ".goftogu"))).toThrow(UsageError);
    const other = makeRepository({ ".Goftogu/builds/a.mdb": "x" }, ".Goftogu");
    mkdirSync(join(other, ".goftogu"), { recursive: true });
    expect(() => refuseTrackedStore(join(other, ".goftogu"))).toThrow(formatMessage(join(other, ".goftogu")));
  });

  test.skipIf(process.platform === "win32")("is refused if it is a link, tracked or not", () => {
    const folder = makeRepository({ "hosting/store/builds/a.mdb": "x", "content/a": "" }, "hosting");
    symlinkSync("hosting/store", join(folder, ".goftogu"));
    expect(() => refuseTrackedStore(join(folder, ".goftogu"))).toThrow(UsageError);
    symlinkSync("hosting", join(folder, "other"));
    expect(() => refuseTrackedStore(join(folder, "other/store"))).toThrow(UsageError);
    symlinkSync("/no/such/folder", join(folder, "nowhere"));
    expect(() => refuseTrackedStore(join(folder, "nowhere"))).not.toThrow();
    git(folder, "add", "nowhere");
    expect(() => refuseTrackedStore(join(folder, "nowhere"))).toThrow(UsageError);
  });

  test("is refused even if the environment names another repository", () => {
    const folder = makeRepository(planted, ".goftogu");
    vi.stubEnv("GIT_DIR", join(makeRepository({}), ".git"));
    vi.stubEnv("GIT_INDEX_FILE", join(folder, "none"));
    expect(() => refuseTrackedStore(join(folder, ".goftogu"))).toThrow(UsageError);
  });

  test("is refused if git fails", () => {
    const folder = makeRepository({ ...planted, ".git/index": "no index at all" });
    expect(() => refuseTrackedStore(join(folder, ".goftogu"))).toThrow(
      /^Git does not say whether it tracks `.+` \(.+\): choose another with --store\.$/,
    );
  });
});

describe("a store is accepted", () => {
  test("if git ignores it, even with other tracked stores", () => {
    const folder = makeRepository({ ...planted, ".goftogu.d/a": "", "*/a": "" }, "content", ".goftogu.d");
    expect(() => refuseTrackedStore(join(folder, ".goftogu"))).not.toThrow();
    expect(() => refuseTrackedStore(join(folder, "*"))).not.toThrow();
  });

  test("if it does not exist yet or is in no repository", () => {
    expect(() => refuseTrackedStore(join(makeRepository({}), ".goftogu"))).not.toThrow();
    expect(() => refuseTrackedStore(join(makeFolder(planted), ".goftogu"))).not.toThrow();
  });

  test("if git is not installed", () => {
    const folder = makeRepository(planted, ".goftogu");
    vi.stubEnv("PATH", makeFolder());
    expect(() => refuseTrackedStore(join(folder, ".goftogu"))).not.toThrow();
  });
});
