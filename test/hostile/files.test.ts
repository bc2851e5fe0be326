import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readContent } from "../../scripts/build/read-content.ts";
import { compareText } from "../../scripts/text/code-point-order.ts";
import { makeFolder, readTree } from "../support/disk.ts";
import { printProblem, tellProblem } from "../support/english.ts";
import { build, writeDiscussion } from "../support/site/site.ts";
import { findTraces } from "./traces.ts";

const script = "import fs from 'node:fs'; fs.writeFileSync('PWNED', '1'); globalThis.__PWNED = 1; export default {};";

/**
 * Files that no repository should contain, each at its place in `discussions`, with the reason of
 * its problem.
 */
const strange: readonly (readonly [name: string, make: (path: string) => void, problem: string])[] = [
  ["100-mb.md", writeSparse(1e8), "the file is over 256 KiB"],
  ["1-gb.png", writeSparse(1e9), "the picture is over 8 MiB"],
  [
    "10k-tags.md",
    write(writeDiscussion({ tags: `[${Array.from({ length: 10_000 }, (_, index) => `t${index}`)}]` })),
    "the front matter is over 4 KiB or 64 lines",
  ],
  ["link.md", link("/etc/hostname"), "links are not followed"],
  ["link.png", link("/etc/hostname"), "links are not followed"],
  ["link-to-nowhere.md", link("/no/such/file"), "links are not followed"],
  ["folder-elsewhere", link("/etc"), "links are not followed"],
  ["loop", link("."), "links are not followed"],
  ["upwards", link("../.."), "links are not followed"],
  ["pipe.md", (path) => execFileSync("mkfifo", [path]), "this is not a regular file"],
  [
    "data.11tydata.js",
    write(script),
    "a file of type `js` does not belong here: only `.md` files, pictures and attachments belong in `discussions`",
  ],
  ["data.11tydata.json", write("{}"), "this file belongs to no discussion"],
  ["1-gb.zip", writeSparse(1e9), "the file is over 10 MiB"],
  [
    "template.11ty.js",
    write(script),
    "a file of type `js` does not belong here: only `.md` files, pictures and attachments belong in `discussions`",
  ],
  [
    "template.njk",
    write("{{ 7*191 }}"),
    "a file of type `njk` does not belong here: only `.md` files, pictures and attachments belong in `discussions`",
  ],
  [
    "page.html",
    write("<script>alert(1)</script>"),
    "a file of type `html` does not belong here: only `.md` files, pictures and attachments belong in `discussions`",
  ],
  [
    "drawing.svg",
    write("<svg onload='alert(1)'/>"),
    "a file of type `svg` does not belong here: only `.md` files, pictures and attachments belong in `discussions`",
  ],
  ["_headers", write("/*\n  Content-Security-Policy: *"), "only `.md` files, pictures and attachments belong in `discussions`"],
  [".gitignore", write("*"), "git may read instructions from a file with this name"],
  [".gitattributes", write("*.md working-tree-encoding=UTF-16"), "git may read instructions from a file with this name"],
  [".GITMODULES", write(""), "git may read instructions from a file with this name"],
  [".git", (path) => mkdirSync(path), "git may read instructions from a file with this name"],
  [".gitlink", link("/etc"), "git may read instructions from a file with this name"],
  ["CAPITALS.MD", write(writeDiscussion()), "the ending of this file has capital letters"],
  ["name <script>.md", write(writeDiscussion()), "the file name `name <script>` cannot be part of an address"],
  ["x..%2f..%2fx.md", write(writeDiscussion()), "the file name `x..%2f..%2fx` cannot be part of an address"],
  ["con.md", write(writeDiscussion()), "the file name `con` cannot be part of an address"],
  ["index.html.md", write(writeDiscussion()), "the file name `index.html` cannot be part of an address"],
  ["-rf.md", write(writeDiscussion()), "the file name `-rf` cannot be part of an address"],
  ["a\\b.md", write(writeDiscussion()), "the file name `a\\b` cannot be part of an address"],
  ["a\n::error::x.md", write(writeDiscussion()), "the file name `a[U+000A]::error::x` cannot be part of an address"],
  ["a\u202egnp.md", write(writeDiscussion()), "the file name `a[U+202E]gnp` cannot be part of an address"],
  ["__proto__.md", write(writeDiscussion()), "the file name `__proto__` cannot be part of an address"],
  [`${"n".repeat(230)}.md`, write(writeDiscussion()), `the file name \`${"n".repeat(60)}…\` has 230 bytes`],
  ["folder.md", (path) => mkdirSync(path), "this is a folder with the name of a file"],
];

/** Pairs of names that some disk or some reader treats as one. */
const twins: readonly (readonly [first: string, second: string, problem: RegExp])[] = [
  ["A.md", "a.md", /the name `a` is the same as the name of `discussions\/A\.md`/],
  ["caf\u00e9.md", "cafe\u0301.md", /this name appears here in several Unicode forms/],
  ["\u0643\u062a\u0627\u0628.md", "\u06a9\u062a\u0627\u0628.md", /is the same as the name of/],
];

function write(text: string): (path: string) => void {
  return (path) => writeFileSync(path, text);
}

/** Uses no space on the disk. */
function writeSparse(bytes: number): (path: string) => void {
  return (path) => {
    writeFileSync(path, "");
    truncateSync(path, bytes);
  };
}

function link(target: string): (path: string) => void {
  return (path) => symlinkSync(target, path);
}

const compareFiles = ([one]: readonly [string, ...unknown[]], [other]: readonly [string, ...unknown[]]) => compareText(one, other);

describe.skipIf(process.platform === "win32")("a file", () => {
  test("that belongs in no repository is refused by its name, its kind or its size, and not opened", () => {
    const content = makeFolder({ "discussions/sound.md": writeDiscussion() });
    for (const [name, make] of strange) make(join(content, "discussions", name));
    const opened: string[] = [];
    const { problems, content: read } = readContent(content, (path) => {
      opened.push(path.slice(content.length + "/discussions/".length));
      return readFileSync(path);
    });
    const expected = strange.map(([name, , problem]) => [`discussions/${name}`, 1, 1, problem] as const);
    const reported = problems.map(tellProblem).map(({ file, line, column, reason }) => [file, line, column, reason] as const);
    expect([...reported].sort(compareFiles)).toEqual(expected.sort(compareFiles));
    expect(opened).toEqual(["10k-tags.md", "sound.md"]);
    expect(read.discussions.map(({ slug }) => slug)).toEqual(["sound"]);
    for (const problem of problems) expect(printProblem(problem)).toMatch(/^[^\p{Cc}\u202e]+: .+\. \p{Lu}.+\.$/u);
  });

  test("that starts with a dot is ignored if it does not configure git", () => {
    const content = makeFolder({
      "discussions/sound.md": writeDiscussion(),
      "discussions/..%2fx.md": writeDiscussion(),
      ".eleventy.js": script,
      ".git/config": "",
      "discussions/.gitkeep": "",
    });
    expect(readContent(content)).toMatchObject({ problems: [], content: { discussions: [{ slug: "sound" }] } });
    expect(findTraces()).toEqual([]);
  });

  test.each(twins)("%s and %s cannot both exist", (first, second, problem) => {
    const { problems } = readContent(
      makeFolder({ [`discussions/${first}`]: writeDiscussion(), [`discussions/${second}`]: writeDiscussion() }),
    );
    expect(problems.length).toBeGreaterThan(0);
    for (const { reason } of problems.map(tellProblem)) expect(reason).toMatch(problem);
  });

  // Root may read everything.
  test.skipIf(process.getuid?.() === 0)("that cannot be read is named", () => {
    const content = makeFolder({ "discussions/sound.md": writeDiscussion(), "discussions/closed.md": writeDiscussion() });
    chmodSync(join(content, "discussions/closed.md"), 0);
    expect(readContent(content).problems).toMatchObject([{ file: "discussions/closed.md", violation: { rule: "notReadable" } }]);
  });
});

describe.skipIf(process.platform === "win32")("a link in the output folder", () => {
  test.each(["tags", "discussions/sound", "index.html"])("at %s stops a build before it writes through the link", async (name) => {
    const [elsewhere, output] = [makeFolder({ "kept.html": "theirs" }), makeFolder({ "discussions/kept.txt": "" })];
    symlinkSync(name.endsWith(".html") ? join(elsewhere, "kept.html") : elsewhere, join(output, name));
    const { problems } = await build(makeFolder({ "discussions/sound.md": writeDiscussion() }), { output });
    expect(problems.length).toBeGreaterThan(0);
    expect(readTree(elsewhere)).toEqual({ "kept.html": "theirs" });
  });
});
