import { renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { explainFailure } from "../../../scripts/build/output/failure.ts";
import { journalName, lockName, stagingName } from "../../../scripts/build/output/own-names.ts";
import { nameProcess } from "../../../scripts/build/output/process-name.ts";
import { hasJournal, recover } from "../../../scripts/build/output/recover.ts";
import { makeFolder, readTree, writeFiles } from "../../support/disk.ts";
import { breakAt, quickDisk } from "./breaking-disk.ts";
import { breakOff } from "./broken-build.ts";
import { newSite, publishSite } from "./sites.ts";

let output: string;
beforeEach(() => {
  output = breakOff();
});

/** The journal cannot be completed, nothing is touched, and the next build gives the new site. */
function expectBroken(): void {
  const before = readTree(output);
  expect(recover(output, quickDisk)).toBe(false);
  expect(readTree(output)).toEqual(before);
  publishSite(newSite, output, quickDisk);
  expect(Object.keys(readTree(output)).filter((path) => path.startsWith(".goftogu-"))).toEqual([]);
  expect(readTree(output)).toMatchObject({ "index.html": "new home", "new/deep/index.html": "new", "turned.html": "/" });
}

describe("a journal is not completed, and the next build mends the tree,", () => {
  test("when it is of another version", () => {
    writeFiles(output, { [journalName]: "goftogu journal 2\nmove index.html\nend\n" });
    expectBroken();
  });

  test("when what it would move is gone", () => {
    rmSync(join(output, stagingName), { recursive: true });
    expectBroken();
  });

  test("when some of what it would move is gone", () => {
    rmSync(join(output, stagingName, "new"), { recursive: true });
    expectBroken();
  });

  test("when its staging is a link", () => {
    const elsewhere = join(makeFolder(), "elsewhere");
    renameSync(join(output, stagingName), elsewhere);
    symlinkSync(elsewhere, join(output, stagingName));
    expectBroken();
    expect(readTree(elsewhere)["index.html"]).toBe("new home");
  });

  test("when what is staged lies behind a link", () => {
    const outside = makeFolder({ "secret.txt": "mine" });
    writeFiles(output, { [journalName]: "goftogu journal 1\nmove link/secret.txt\nend\n" });
    symlinkSync(outside, join(output, stagingName, "link"));
    expectBroken();
    expect(readTree(outside)).toEqual({ "secret.txt": "mine" });
  });
});

test("a journal whose way in the output leads through a link is not completed", () => {
  const outside = makeFolder({ "index.html": "mine" });
  rmSync(join(output, "kept"), { recursive: true });
  symlinkSync(outside, join(output, "kept"));
  expect(recover(output, quickDisk)).toBe(false);
  expect(readTree(outside)).toEqual({ "index.html": "mine" });
});

test("a forged journal removes no file that no build wrote", () => {
  writeFiles(output, { CNAME: "mine", [journalName]: "goftogu journal 1\nremove CNAME\nremove index.html\nend\n" });
  expect(recover(output, quickDisk)).toBe(true);
  expect(readTree(output)).toMatchObject({ CNAME: "mine" });
  expect(readTree(output)["index.html"]).toBeUndefined();
});

test("a journal that could not be completed is not taken for that of the next build when that is killed", () => {
  rmSync(join(output, stagingName), { recursive: true });
  const { disk } = breakAt(10, "stop");
  expect(() => publishSite(newSite, output, disk)).toThrow();
  expect(recover(output, quickDisk)).toBe(false);
  expect(readTree(output)["index.html"]).toBe("old home");
});

test("an open journal of a build that is at work is left to it", () => {
  writeFiles(output, { [`${lockName}/${nameProcess(process.ppid)}`]: "" });
  const before = readTree(output);
  expect(recover(output)).toBe(true);
  expect(readTree(output)).toEqual(before);
});

test("a folder without traces of a build is not written to", () => {
  expect(recover(join(output, "none"))).toBe(true);
  const file = join(makeFolder({ "a.txt": "mine" }), "a.txt");
  expect(recover(file)).toBe(true);
  const disk = breakAt(1, "fail");
  const whole = makeFolder({ "index.html": "home", ".goftogu": "index.html\n" });
  expect(recover(whole, disk.disk)).toBe(true);
  expect(disk.hasBroken()).toBe(false);
});

describe("a failure says how it leaves the output folder:", () => {
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });

  test("as it was", () => {
    expect(explainFailure(full, makeFolder())).toMatchObject({
      message: expect.stringMatching(
        /^`.*` is as it was, since there is no space left on its disk: ENOSPC: no space left on device, write$/,
      ),
    });
  });

  test("not all in place", () => {
    expect(explainFailure(full, output)).toMatchObject({
      message: expect.stringMatching(/^not all of the new site is in place in `.*`, run npm run build again: ENOSPC: no space left/),
    });
  });

  test("by itself where it is none of the disk", () => {
    const error = new Error("the layout is broken");
    expect(explainFailure(error, makeFolder())).toBe(error);
  });
});

test("a spoiled journal goes when the next build changes nothing", () => {
  recover(output, quickDisk);
  writeFileSync(join(output, journalName), "");
  expect(publishSite(newSite, output, quickDisk)).toMatchObject({ written: 0, removed: 0 });
  expect(hasJournal(output)).toBe(false);
});
