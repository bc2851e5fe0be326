import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const limit = 100;

/** Files that git tracks or would track. */
const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], { encoding: "utf8" }).split("\0");

function findLongLines(file: string, text: string, counts: (line: string) => boolean): readonly string[] {
  return text
    .split("\n")
    .flatMap((line, index) => (line.length > limit && counts(line) ? [`${file}:${index + 1} has ${line.length} characters`] : []));
}

/** Empties the lines of code blocks. */
function dropCode(markdown: string): string {
  return markdown.replace(/^```[\s\S]*?^```$/gm, (block) => block.replace(/.+/g, ""));
}

it.each(["CHANGELOG.md", "CONTRIBUTING.md", "README.md", "SECURITY.md", "scripts/README.md"])(
  "%s has at most 100 characters in a line, apart from tables and code",
  (file) => {
    const text = dropCode(readFileSync(file, "utf8"));
    expect(findLongLines(file, text, (line) => !/^(?:\||!\[)/.test(line))).toEqual([]);
  },
);

it("comments have at most 100 characters in a line, apart from examples", () => {
  const sources = files.filter((file) => /^(?:scripts|layouts|test)\/(?!.*fixtures\/|sites\/).*\.(?:ts|mjs|css)$/.test(file));
  const isComment = (line: string) => /^\s*(?:\/\/|\/\*|\*)/.test(line) && !/@example|\/\/ =>|https?:\/\//.test(line);
  expect(sources.flatMap((file) => findLongLines(file, readFileSync(file, "utf8"), isComment))).toEqual([]);
});
