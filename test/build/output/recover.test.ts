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

/** Expects that the journal is not completed, nothing changes and the next build works. */
function expectBroken(): void {
  const before = readTree(output);
  expect(recover(output, quickDisk)).toBe(false);
  expect(readTree(output)).toEqual(before);
  publishSite(newSite, output, quickDisk);
  expect(Object.keys(readTree(output)).filter((path) => path.startsWith(".goftogu-"))).toEqual([]);
  expect(readTree(output)).toMatchObject({ "index.html": "new home", "new/deep/index.html": "new", "turned.html": "/" });
}

describe("a journal is not completed, and the next build repairs the tree,", () => {
  test("if it has another version", () => {
    writeFiles(output, { [journalName]: "goftogu journal 2\nmove index.html\nend\n" });
    expectBroken();
  });

  test("if the staged files are gone", () => {
    rmSync(join(output, stagingName), { recursive: true });
    expectBroken();
  });

  test("if some staged files are gone", () => {
    rmSync(join(output, stagingName, "new"), { recursive: true });
    expectBroken();
  });

  test("if its staging folder is a link", () => {
    const elsewhere = join(makeFolder(), "elsewhere");
    renameSync(join(output, stagingName), elsewhere);
    symlinkSync(elsewhere, join(output, stagingName));
    expectBroken();
    expect(readTree(elsewhere)["index.html"]).toBe("new home");
  });

  test("if staged files are behind a link", () => {
    const outside = makeFolder({ "secret.txt": "mine" });
    writeFiles(output, { [journalName]: "goftogu journal 1\nmove link/secret.txt\nend\n" });
    symlinkSync(outside, join(output, stagingName, "link"));
    expectBroken();
    expect(readTree(outside)).toEqual({ "secret.txt": "mine" });
  });
});

test("a journal with a path through a link in the output is not completed", () => {
  const outside = makeFolder({ "index.html": "mine" });
  rmSync(join(output, "kept"), { recursive: true });
  symlinkSync(outside, join(output, "kept"));
  expect(recover(output, quickDisk)).toBe(false);
  expect(readTree(outside)).toEqual({ "index.html": "mine" });
});

test("a forged journal removes only files of builds", () => {
  writeFiles(output, { CNAME: "mine", [journalName]: "goftogu journal 1\nremove CNAME\nremove index.html\nend\n" });
  expect(recover(output, quickDisk)).toBe(true);
  expect(readTree(output)).toMatchObject({ CNAME: "mine" });
  expect(readTree(output)["index.html"]).toBeUndefined();
});

test("the journal of a killed build is not confused with an older, incomplete one", () => {
  rmSync(join(output, stagingName), { recursive: true });
  const { disk } = breakAt(10, "stop");
  expect(() => publishSite(newSite, output, disk)).toThrow();
  expect(recover(output, quickDisk)).toBe(false);
  expect(readTree(output)["index.html"]).toBe("old home");
});

test("the open journal of a running build is left alone", () => {
  writeFiles(output, { [`${lockName}/${nameProcess(process.ppid)}`]: "" });
  const before = readTree(output);
  expect(recover(output)).toBe(true);
  expect(readTree(output)).toEqual(before);
});

test("a folder without traces of a build is not changed", () => {
  expect(recover(join(output, "none"))).toBe(true);
  const file = join(makeFolder({ "a.txt": "mine" }), "a.txt");
  expect(recover(file)).toBe(true);
  const disk = breakAt(1, "fail");
  const whole = makeFolder({ "index.html": "home", ".goftogu": "index.html\n" });
  expect(recover(whole, disk.disk)).toBe(true);
  expect(disk.hasBroken()).toBe(false);
});

describe("a failure reports the state of the output folder:", () => {
  const store = makeFolder();
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });

  test("unchanged", () => {
    expect(explainFailure(full, { output: makeFolder(), store })).toMatchObject({
      message: expect.stringMatching(
        /^`.*` is as it was, since there is no space left on its disk: ENOSPC: no space left on device, write$/,
      ),
    });
  });

  test.each([
    ["EACCES", "the store `.` cannot be written to"],
    ["ENOSPC", "there is no space left on the disk of the store `.`"],
  ])("unchanged, with the store as the place of the failure (%s)", (code, reason) => {
    const within = Object.assign(new Error(code), { code, path: join(store, "cards") });
    const { message } = explainFailure(within, { output: makeFolder(), store }) as Error;
    expect(message).toMatch(/^`.*` is as it was, since /);
    expect(message.replace(store, ".")).toContain(`since ${reason}: ${code}`);
  });

  test("unchanged, with the output as the place of a copy from the store", () => {
    const copying = Object.assign(new Error("ENOSPC"), { code: "ENOSPC", path: join(store, "cards/a.png"), dest: "elsewhere/a.png" });
    expect(explainFailure(copying, { output: makeFolder(), store })).toMatchObject({
      message: expect.stringContaining("no space left on its disk"),
    });
  });

  test("partly published", () => {
    expect(explainFailure(full, { output, store })).toMatchObject({
      message: expect.stringMatching(/^not all of the new site is in place in `.*`, build again: ENOSPC: no space left/),
    });
  });

  test("not at all if the disk is not the cause", () => {
    const error = new Error("the layout is broken");
    expect(explainFailure(error, { output: makeFolder(), store })).toBe(error);
  });
});

test("a damaged journal is removed even if the next build changes nothing", () => {
  recover(output, quickDisk);
  writeFileSync(join(output, journalName), "");
  expect(publishSite(newSite, output, quickDisk)).toMatchObject({ written: 0, removed: 0 });
  expect(hasJournal(output)).toBe(false);
});
