import { execFileSync } from "node:child_process";
import { readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { compareProblems, formatProblem } from "../../scripts/content/problem.ts";
import { readContent } from "../../scripts/read/read-content.ts";
import { parseFiles } from "../content/parsed.ts";
import { makeFolder } from "../setup/disk.ts";
import { describeShared } from "../setup/shared.ts";
import { writeDiscussion } from "../setup/site.ts";

const entry = z.object({
  file: z.string(),
  action: z.enum(["reject", "neutralise", "accept", "verbatim", "contain"]),
  must: z.string(),
  error: z.object({ line: z.number(), fix: z.string() }).optional(),
});

/** Where an entry cannot be kept as it stands, with what is done instead. */
const exceptions: ReadonlyMap<string, string> = new Map([
  ["h211-uni-noncharacter-body.md", "holds a NUL byte beside its noncharacters, and another entry asks for a NUL to be refused: refused"],
]);

describeShared("hostile content", (folder) => {
  const { files } = z.object({ files: z.array(z.unknown()) }).parse(JSON.parse(readFileSync(join(folder, "hostile/index.json"), "utf8")));
  const entries = files.flatMap((file) => entry.safeParse(file).data ?? []);
  const read = (file: string) => readFileSync(join(folder, "hostile", file));
  const actions = (...wanted: readonly string[]) => entries.filter(({ file, action }) => wanted.includes(action) && !exceptions.has(file));
  const parse = (file: string) => parseFiles({ "discussions/sound.md": writeDiscussion(), [`discussions/${file}`]: read(file) });

  test("is all there", () => {
    expect(entries.length).toBeGreaterThan(150);
    expect([...exceptions.keys()].filter((file) => !entries.some((entry) => entry.file === file))).toEqual([]);
  });

  test.each(actions("reject"))("$file is refused at its line: $must", ({ file, error }) => {
    const { problems, content } = parse(file);
    expect(problems.map((problem) => problem.file)).toEqual(problems.map(() => `discussions/${file}`));
    expect(problems.map(({ line }) => line)).toContain(error?.line);
    const [, key] = /^remove "(.+)"$/.exec(error?.fix ?? "") ?? [];
    if (key !== undefined) expect(problems.map(({ reason }) => reason)).toContainEqual(expect.stringContaining(`the key \`${key}`));
    for (const { fix } of problems) expect(fix).toMatch(/^\p{Lu}.{4,}[.?]$/u);
    expect(content.discussions.map(({ slug }) => slug)).toEqual(["sound"]);
  });

  test.each(actions("accept", "verbatim", "neutralise"))("$file is taken: $must", ({ file }) => {
    const { problems, content } = parse(file);
    expect(problems.map(formatProblem)).toEqual([]);
    expect(content.discussions).toHaveLength(2);
  });

  test.each(actions("contain"))("$file is refused at its line, or taken: $must", ({ file, error }) => {
    const { problems, content } = parse(file);
    if (problems.length > 0) expect(problems.map(({ line }) => line)).toContain(error?.line);
    else expect(content.discussions).toHaveLength(2);
  });

  test("all at once has every bad file reported in one run", () => {
    const { problems } = parseFiles(Object.fromEntries(entries.map(({ file }) => [`discussions/${file}`, read(file)])));
    const reported = new Set(problems.map((problem) => problem.file.replace("discussions/", "")));
    const bad = actions("reject").map(({ file }) => file);
    expect(bad.filter((file) => !reported.has(file))).toEqual([]);
    expect(actions("accept", "verbatim", "neutralise").filter(({ file }) => reported.has(file))).toEqual([]);
  });

  describe.skipIf(process.platform === "win32")("that no repository holds", () => {
    test("is refused by its name, its kind or its size", { timeout: 120_000 }, () => {
      const made = makeFolder({ "content/site.yaml": "" });
      execFileSync(process.execPath, [join(folder, "hostile/generate.mjs"), join(made, "made")]);
      renameSync(join(made, "made"), join(made, "content/discussions"));
      const opened: string[] = [];
      const { problems, content } = readContent(join(made, "content"), (path) => {
        opened.push(path);
        return readFileSync(path);
      });
      const lines = [...problems].sort(compareProblems).map(formatProblem);
      expect(lines.map((line) => line.replace(/^discussions\/(.{0,40}).*?(:\d+:\d+: .*?)\. [A-Z].*/, "$1$2"))).toEqual([
        expect.stringMatching(/^-rf\.md:1:1: the file name `-rf` cannot be part of an address/),
        "a.md:1:1: the name `a` is the same as that of `discussions/A.md`",
        expect.stringMatching(/^café\.md:1:1: this name stands here in several Unicode forms/),
        expect.stringMatching(/^con\.md:1:1: the file name `con` cannot be part of an address/),
        "g01-100mb.md:1:1: the file is over 256 KiB",
        "g02-10k-tags.md:1:1: the front matter is over 4 KiB or 64 lines",
        "g03-symlink-file.md:1:1: links are not followed",
        "g04-symlink-dir:1:1: links are not followed",
        "g05-loop:1:1: links are not followed",
        "g06-fifo.md:1:1: this is not a regular file",
        "g07/a.md:1:1: the name `a` is the same as that of `discussions/A.md`",
        "g07/g07.11tydata.js:1:1: only `.md` files and pictures belong in `discussions`",
        "g08.11ty.js:1:1: only `.md` files and pictures belong in `discussions`",
        "g09.njk:1:1: only `.md` files and pictures belong in `discussions`",
        "g10.html:1:1: only `.md` files and pictures belong in `discussions`",
        expect.stringMatching(/^g11-name <script>\.md:1:1: the file name/),
        expect.stringMatching(/^g12-\.\.%2f\.\.%2fx\.md:1:1: the file name/),
        expect.stringMatching(/^g15-newline\\u\{a\}::error::x\.md:1:1: the file name/),
        ...(process.getuid?.() === 0 ? [] : ["g18-unreadable.md:1:1: the file cannot be read"]),
        "g19-dir.md:1:1: this is a folder with the name of a file",
        expect.stringMatching(/^g20-n+:1:1: the slug `g20-n+…` has 234 bytes/),
      ]);
      expect(content.discussions.map(({ slug }) => slug)).toEqual(process.getuid?.() === 0 ? ["A", "g18-unreadable"] : ["A"]);
      expect(opened.filter((path) => /g0[13-69]|g1[0-2]|\.js$/.test(path))).toEqual([]);
    });
  });
});
