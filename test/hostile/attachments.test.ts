import { readFileSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readContent } from "../../scripts/build/read-content.ts";
import { readCases, spellCharacters } from "../support/cases.ts";
import { listFiles, makeFolder } from "../support/disk.ts";
import { printProblem, tellProblem } from "../support/english.ts";
import { build, writeDiscussion } from "../support/site/site.ts";
import { readNotation } from "./notation.ts";

/** Files in the folder of a discussion, and `published` or the reason of the problem. */
const cases = readCases(new URL("./own-files/attachments.txt", import.meta.url), (written) => written).map(
  ({ title, input, expected }) => ({ name: spellCharacters(title), bytes: readNotation(input), expected: expected.trim() }),
);
type Case = (typeof cases)[number];
const published = cases.filter(({ expected }) => expected === "published");

/** Discussions of at most 20 attachments, each of which a post links. */
function writeSite(attached: readonly Case[]): string {
  const parts = Array.from({ length: Math.ceil(attached.length / 20) }, (_, part) => attached.slice(part * 20, part * 20 + 20));
  const files = parts.flatMap((part, index) => {
    const links = part.map(({ name }) => `[پیوست](<d${index}/${name.replaceAll("%", "%25")}>)`).join("\n");
    return [
      [`discussions/d${index}.md`, writeDiscussion({}, links)] as const,
      ...part.map(({ name, bytes }) => [`discussions/d${index}/${name}`, bytes] as const),
    ];
  });
  return makeFolder(Object.fromEntries(files));
}

const readName = (path: string) => path.slice(path.lastIndexOf("/") + 1);

describe.skipIf(process.platform === "win32")("a hostile attachment", () => {
  test("has the outcome of the corpus", () => {
    const reasons = new Map(
      readContent(writeSite(cases))
        .problems.map(tellProblem)
        .map(({ file, reason }) => [readName(file), reason]),
    );
    const outcomes = cases.map(({ name }) => ({ name, outcome: reasons.get(name) ?? "published" }));
    expect(outcomes).toEqual(cases.map(({ name, expected }) => ({ name, outcome: expected })));
  });

  test("is published byte for byte if it is sound, and only as a download", async () => {
    const site = await build(writeSite(cases), { skipBroken: true });
    expect(site.problems).toEqual([]);
    const attached = listFiles(site.output).filter((path) => path.startsWith("discussions/") && !path.endsWith(".html"));
    expect(attached.map(readName).sort()).toEqual(published.map(({ name }) => name).sort());
    for (const path of attached) {
      const known = published.find(({ name }) => name === readName(path));
      expect(readFileSync(join(site.output, path)).equals(known?.bytes ?? Buffer.from("unknown"))).toBe(true);
      const ending = path.slice(path.lastIndexOf("."));
      expect(site.read("_headers")).toContain(`/discussions/*${ending}\n  Content-Disposition: attachment\n`);
    }
  });

  test("is never followed out of the folder, and not opened if it is too large", () => {
    const content = makeFolder({ "discussions/a.md": writeDiscussion(), "discussions/a/1.txt": "x" });
    symlinkSync("/etc/hostname", join(content, "discussions/a/link.txt"));
    writeFileSync(join(content, "discussions/a/huge.zip"), "");
    truncateSync(join(content, "discussions/a/huge.zip"), 10 * 1024 * 1024 + 1);
    const opened: string[] = [];
    const { problems } = readContent(content, (path) => {
      opened.push(readName(path));
      return readFileSync(path);
    });
    expect(problems.map(printProblem)).toEqual([
      "discussions/a/huge.zip:1:1: the file is over 10 MiB. Make it smaller, or put it on a host for large files.",
      "discussions/a/link.txt:1:1: links are not followed. Put the file itself here.",
    ]);
    expect(opened.sort()).toEqual(["1.txt", "a.md"]);
  });

  test("of an archive or a document is read only at its start", () => {
    const content = makeFolder({ "discussions/a.md": writeDiscussion(), "discussions/a/b.zip": "PK\x03\x04", "discussions/a/c.txt": "x" });
    const most = new Map<string, number | undefined>();
    readContent(content, (path, bytes) => {
      most.set(readName(path), bytes);
      return readFileSync(path);
    });
    expect(most.get("b.zip")).toBeLessThan(2000);
    expect(most.get("c.txt")).toBeUndefined();
  });
});
