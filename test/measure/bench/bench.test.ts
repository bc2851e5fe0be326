import { describe, expect, test } from "vitest";
import { loadForum } from "../../../scripts/build/load.ts";
import { makeFolder, readTree, writeFiles } from "../../support/disk.ts";
import { measureOutput } from "./output-size.ts";
import { readHugo } from "./peers.ts";
import { runSteps } from "./run-steps.ts";
import { steps } from "./steps.ts";
import { writeContent } from "./write-content.ts";

const count = 20;

function writeForum(corpus: string): string {
  const content = makeFolder();
  writeContent(content, count, corpus);
  return content;
}

describe("the forum of the bench", () => {
  test("is the same each time and has every kind of content", () => {
    const files = readTree(writeForum("plain"));
    expect(readTree(writeForum("plain"))).toEqual(files);
    const text = Object.values(files).join("");
    for (const mark of ["\n```", "\n- ", "](https://", "`Promise<", "**", "\nupdatedBy: "]) expect(text).toContain(mark);
  });

  test("has many words in the corpus that is hard for a search index, the same each time", () => {
    const listTexts = (corpus: string) => Object.values(readTree(writeForum(corpus))).map((text) => Buffer.from(text, "latin1").toString());
    const countWords = (texts: readonly string[]) => new Set(texts.join(" ").match(/\p{L}{2,}/gu)).size;
    const texts = listTexts("zipf");
    expect(listTexts("zipf")).toEqual(texts);
    expect(countWords(texts)).toBeGreaterThan(5 * countWords(listTexts("plain")));
  });

  test("can come from a script", () => {
    const script = 'import { writeFileSync } from "node:fs";\nwriteFileSync(process.argv[3] + "/count", process.argv[2]);\n';
    const folder = makeFolder({ "write.mjs": script, "fail.mjs": 'throw new Error("no words");' });
    expect(readTree(writeForum(`${folder}/write.mjs`))).toEqual({ count: "20" });
    expect(() => writeForum(`${folder}/fail.mjs`)).toThrow("no words");
  });

  test.each(["plain", "zipf"])("is valid after each step, and each step with a change changes it (%s)", (corpus) => {
    const content = writeForum(corpus);
    let before = readTree(content);
    for (const { name, now, change } of steps) {
      change(content);
      expect([name, loadForum({ content, clock: now / 1000, skipBroken: false }).problems]).toEqual([name, []]);
      const after = readTree(content);
      const isSame = JSON.stringify(after) === JSON.stringify(before);
      expect([name, isSame]).toEqual([name, ["clean", "no change", "a day later"].includes(name)]);
      before = after;
    }
  });
});

test("each build is measured in its own process", { timeout: 120_000 }, async () => {
  const builds: string[] = [];
  for await (const { build, cost } of runSteps({ count, corpus: "plain", hasSearch: true }, steps.slice(0, 2))) {
    builds.push(build);
    expect(cost.seconds).toBeGreaterThan(0);
    expect(cost.files).toBeGreaterThan(count);
    expect(cost.bytes).toBeGreaterThan(cost.files);
    if (process.platform !== "linux") continue;
    expect(cost.cpu).toBeGreaterThan(0);
    // Node alone uses more.
    expect(cost.memory).toBeGreaterThan(30);
    expect(cost.treeMemory).toBeGreaterThan(30);
  }
  expect(builds).toEqual(["clean", "no change"]);
});

test("the output is measured with its folders", () => {
  const folder = makeFolder();
  writeFiles(folder, { "a.html": "one", "b/c/d.html": "three" });
  expect(measureOutput(folder)).toEqual({ bytes: 8, files: 2 });
});

describe("Hugo", () => {
  const line = "hugo v0.168.0-e27a6760+extended+withdeploy linux/amd64 BuildDate=2026-10-13T16:42:50Z";

  test("is recognised by its version, also after the banner of a package with its path", () => {
    expect(readHugo("hugo", `${line}\n`)).toEqual({ command: "hugo", args: [], version: "0.168.0" });
    const banner = "\u001b[95mRunning Hugo 0.168.0 via hugo-python-distributions at /opt/my python/hugo\u001b[0m\n";
    expect(readHugo("hugo", `${banner}${line}\n`)).toEqual({ command: "/opt/my python/hugo", args: [], version: "0.168.0" });
    expect(readHugo("hugo", "command not found")).toBeUndefined();
  });
});
