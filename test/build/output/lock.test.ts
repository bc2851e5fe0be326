import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Disk, systemDisk } from "../../../scripts/build/output/disk.ts";
import { takeLock } from "../../../scripts/build/output/lock.ts";
import { lockName } from "../../../scripts/build/output/own-names.ts";
import { nameProcess } from "../../../scripts/build/output/process-name.ts";
import { type Files, makeFolder, readTree } from "../../support/disk.ts";

const own = nameProcess(process.pid) ?? "";
const ended = spawnSync(process.execPath, ["--eval", ""]).pid;

/** Takes the lock of a folder with leftovers, and looks at the folder before the release. */
function take(left: Files, disk: Disk = systemDisk) {
  const output = makeFolder(left);
  const lock = takeLock(output, disk);
  const during = readTree(output);
  if (lock.kind === "taken") lock.release();
  return { lock, during, after: readTree(output) };
}

const taken = { [lockName]: "/", [`${lockName}/${own}`]: "" };

describe("a lock is taken", () => {
  test("by name, and leaves nothing after its release", () => {
    expect(take({})).toMatchObject({ during: taken, after: {} });
  });

  test.each([
    ["of a process that has ended", { [`${lockName}/${ended}`]: "" }],
    ["of a process that has ended, with its start", { [`${lockName}/${ended}-1`]: "" }],
    ["of a process of an earlier container with this one's name", { [`${lockName}/${own}`]: "" }],
    ["of nothing that is a process", { [`${lockName}/x`]: "" }],
    ["that is a file", { [lockName]: String(process.pid) }],
    ["that was prepared by a process that has ended", { [`${lockName}-${ended}/${ended}`]: "" }],
  ])("over a lock %s", (_, left) => {
    expect(take(left)).toMatchObject({ during: taken, after: {} });
  });

  test.runIf(own.includes("-"))("over one without the start time of its process, if the system provides it", () => {
    expect(take({ [`${lockName}/${process.pid}`]: "" })).toMatchObject({ during: taken, after: {} });
  });

  test.runIf(own.includes("-"))("over one whose process number now belongs to another process", () => {
    expect(take({ [`${lockName}/${process.pid}-1`]: "" })).toMatchObject({ during: taken, after: {} });
  });
});

describe("a lock is held", () => {
  const parent = nameProcess(process.ppid) ?? "";

  test("by a running process, and does not change", () => {
    const left = { [`${lockName}/${parent}`]: "" };
    expect(take(left)).toEqual({
      lock: { kind: "held", holder: process.ppid },
      during: { [lockName]: "/", ...left },
      after: { [lockName]: "/", ...left },
    });
  });

  test("by this process, until it is released", () => {
    const output = makeFolder();
    const first = takeLock(output, systemDisk);
    expect(takeLock(output, systemDisk)).toEqual({ kind: "held", holder: process.pid });
    if (first.kind === "taken") first.release();
    expect(takeLock(output, systemDisk).kind).toBe("taken");
  });

  test("by the process that took it at the last moment", () => {
    const output = makeFolder({ [`${lockName}/${ended}`]: "" });
    const late: Disk = {
      ...systemDisk,
      rename: (from, to) => {
        systemDisk.makeFolder(to);
        systemDisk.write(join(to, parent), "");
        systemDisk.rename(from, to);
      },
    };
    expect(takeLock(output, late)).toEqual({ kind: "held", holder: process.ppid });
    expect(readTree(output)).toEqual({ [lockName]: "/", [`${lockName}/${parent}`]: "" });
  });

  test("by nobody if the system refuses it", () => {
    const output = makeFolder();
    const full: Disk = {
      ...systemDisk,
      rename: () => {
        throw Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
      },
    };
    expect(() => takeLock(output, full)).toThrow("ENOSPC");
    expect(readTree(output)).toEqual({});
    expect(existsSync(output)).toBe(true);
  });
});

test("a process has one identity while it runs, and none afterwards", () => {
  expect(nameProcess(process.pid)).toBe(nameProcess(process.pid));
  expect(own).toMatch(new RegExp(`^${process.pid}(?:-\\d+)?$`));
  expect(nameProcess(ended)).toBeUndefined();
  expect([0, -1, Number.NaN].map(nameProcess)).toEqual([undefined, undefined, undefined]);
});
