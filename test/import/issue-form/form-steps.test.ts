import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { makeFolder, readTree } from "../../support/disk.ts";

interface Workflow {
  readonly jobs: Readonly<Record<"read" | "send" | "answer", { readonly steps: readonly { readonly run?: string }[] }>>;
}

const { jobs }: Workflow = parse(readFileSync(".github/workflows/form.yml", "utf8"));
const last = (name: keyof Workflow["jobs"]) => jobs[name].steps.at(-1)?.run ?? "exit 9";
const steps = { read: last("read"), send: last("send"), answer: last("answer") };

// The tools of the runner. Other systems have them with other options.
describe.skipIf(process.platform !== "linux")("a step of the forms' workflow", () => {
  const text = "---\ntitle: a\n---\n$(id) `id` \"'\\\n::error::x\n@everyone\n";

  /** A repository for the steps, with a scripted `npm` and a `gh` that does nothing. */
  function makeRepository(): {
    readonly root: string;
    readonly run: (step: string, env: Record<string, string>) => number | null;
  } {
    const around = makeFolder({
      "bin/npm":
        '#!/usr/bin/env bash\necho "@everyone \\$(id)"\n[[ $WRITES ]] && mkdir -p content/discussions && cp "$WRITES" "content/discussions/نو.md"\n',
      "bin/gh": "#!/usr/bin/env bash\n",
      "text.md": text,
      "root/content/discussions/old.md": "x",
    });
    for (const name of ["npm", "gh"]) chmodSync(join(around, "bin", name), 0o755);
    const root = join(around, "root");
    const git = (...args: readonly string[]) => execFileSync("git", args, { cwd: root, stdio: "ignore" });
    execFileSync("git", ["init", "--quiet", "--bare", join(around, "origin")]);
    git("init", "--quiet");
    git("remote", "add", "origin", join(around, "origin"));
    git("add", ".");
    git("-c", "user.name=a", "-c", "user.email=a@b.example", "commit", "--message=a");
    writeFileSync(join(around, "output"), "");
    const surroundings = { PATH: `${join(around, "bin")}:${process.env.PATH}`, RUNNER_TEMP: around, GITHUB_OUTPUT: join(around, "output") };
    const run = (step: string, env: Record<string, string>) =>
      spawnSync("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", step], {
        cwd: root,
        stdio: "ignore",
        env: { ...surroundings, GITHUB_EVENT_PATH: join(around, "event.json"), GITHUB_REPOSITORY: "a/b", ISSUE: "7", ...env },
      }).status;
    return { root, run };
  }

  const readOutputs = (root: string): Readonly<Record<string, string>> =>
    Object.fromEntries(
      Array.from(readFileSync(join(root, "../output"), "utf8").matchAll(/^(\w+)=(.*)$/gm), ([, name = "", value = ""]) => [name, value]),
    );

  it("hands over the unchanged file, which becomes the commit of a branch", () => {
    const { root, run } = makeRepository();
    expect(run(steps.read, { WRITES: join(root, "../text.md") })).toBe(0);
    const { path = "", text: handed = "", ...others } = readOutputs(root);
    expect([path, others]).toEqual(["content/discussions/نو.md", {}]);
    const other = makeRepository();
    expect(other.run(steps.send, { FILE: path, TEXT: handed })).toBe(0);
    const pushed = (name: string) =>
      execFileSync("git", ["--git-dir", join(other.root, "../origin"), "show", `form-7:${name}`], { encoding: "utf8" });
    expect(pushed(path)).toBe(text);
  });

  it("hands over and sends the file even if an ignore file lists it", () => {
    const { root, run } = makeRepository();
    for (const name of [".gitignore", "content/.gitignore", ".git/info/exclude"]) writeFileSync(join(root, name), "*.md\n");
    execFileSync("git", ["add", "--force", ".gitignore", "content/.gitignore"], { cwd: root });
    expect(run(steps.read, { WRITES: join(root, "../text.md") })).toBe(0);
    const { path: FILE = "", text: TEXT = "" } = readOutputs(root);
    expect(FILE).toBe("content/discussions/نو.md");
    rmSync(join(root, FILE));
    expect(run(steps.send, { FILE, TEXT })).toBe(0);
    expect(execFileSync("git", ["show", `form-7:${FILE}`], { cwd: root, encoding: "utf8" })).toBe(text);
  });

  it("fails if the command wrote no file or several", () => {
    const none = makeRepository();
    const tracked = join(none.root, "content/discussions/old.md");
    execFileSync("git", ["mv", tracked, join(none.root, "content/discussions/نو.md")], { cwd: none.root });
    const several = makeRepository();
    writeFileSync(join(several.root, "content/discussions/other.md"), "x");
    for (const { root, run } of [none, several]) {
      expect(run(steps.read, { WRITES: join(root, "../text.md") })).toBe(0);
      const { said = "", ...others } = readOutputs(root);
      expect(others).toEqual({});
      expect(Buffer.from(said, "base64").toString()).toContain("No single file came of this form.");
    }
  });

  it("hands over only what the other job accepts, and reports a longer text", () => {
    // Random letters, which compress badly.
    const write = (length: number) => Array.from({ length }, (_, n) => String.fromCodePoint(0x4e00 + ((n * n * 7919) % 20_902))).join("");
    const handed = [20_000, 30_000, 40_000, 50_000, 65_536].map((length) => {
      const { root, run } = makeRepository();
      writeFileSync(join(root, "../text.md"), write(length));
      expect(run(steps.read, { WRITES: join(root, "../text.md") })).toBe(0);
      const { path: FILE = "", text: TEXT = "", said = "", ...others } = readOutputs(root);
      expect(others).toEqual({});
      if (FILE === "") expect(Buffer.from(said, "base64").toString()).toContain("The text is too long for a form.");
      else expect({ length, status: makeRepository().run(steps.send, { FILE, TEXT }) }).toEqual({ length, status: 0 });
      return FILE !== "";
    });
    expect(handed).toContain(true);
    expect(handed.at(-1)).toBe(false);
  });

  it("shows the problems as code", () => {
    const { root, run } = makeRepository();
    expect(run(steps.read, { WRITES: "" })).toBe(0);
    const { said = "", ...others } = readOutputs(root);
    expect(others).toEqual({});
    expect(run(steps.answer, { SAID: said })).toBe(0);
    expect(readFileSync(join(root, "../comment.md"), "utf8")).toBe("    @everyone $(id)\n");
  });

  it("accepts only a new file among the discussions", () => {
    const { root, run } = makeRepository();
    symlinkSync("/etc", join(root, "content/discussions/link.md"));
    symlinkSync("../../new.md", join(root, "content/discussions/link-to-nothing.md"));
    const before = readTree(join(root, "content"));
    const outside = [
      "content/site.yaml",
      "content/discussions/../x.md",
      "content/discussions/.a.md",
      "content/discussions/a/.b/c.md",
      ".github/workflows/a.yml",
    ];
    const odd = [
      "/tmp/a.md",
      "content/discussions/a.md\nb.md",
      "content/discussions/old.md",
      "content/discussions/link.md",
      "content/discussions/link-to-nothing.md",
      "",
      "-a.md",
      "content/discussions//a.md",
    ];
    for (const FILE of [...outside, ...odd])
      expect({ FILE, status: run(steps.send, { FILE, TEXT: gzipSync(text).toString("base64") }) }).toEqual({ FILE, status: 1 });
    expect(readTree(join(root, "content"))).toEqual(before);
    for (const name of [".github", "new.md"]) expect(existsSync(join(root, name))).toBe(false);
  });
});
