import { describe, expect, it } from "vitest";
import { rename } from "../../../scripts/build/output/rename.ts";

/** A system whose first renames fail with these codes. Records pauses and renames. */
function makeSystem(platform: NodeJS.Platform, codes: readonly string[]) {
  const log: (number | string)[] = [];
  const left = [...codes];
  const act = (from: string, to: string) => {
    log.push(`${from} ${to}`);
    const code = left.shift();
    if (code !== undefined) throw Object.assign(new Error(code), { code });
  };
  return { log, system: { platform, rename: act, pause: (time: number) => void log.push(time) } };
}

describe("rename", () => {
  it("waits on Windows until other programs close the file", () => {
    const { log, system } = makeSystem("win32", ["EPERM", "EBUSY"]);
    rename("a", "b", system);
    expect(log).toEqual(["a b", 10, "a b", 20, "a b"]);
  });

  it("gives up on Windows if a program keeps the file open", () => {
    const { log, system } = makeSystem(
      "win32",
      Array.from({ length: 7 }, () => "EACCES"),
    );
    expect(() => rename("a", "b", system)).toThrow("EACCES");
    expect(log.filter((entry) => entry === "a b")).toHaveLength(7);
  });

  it.each([
    ["linux", "EPERM"],
    ["win32", "ENOENT"],
  ] as const)("does not wait on %s after %s", (platform, code) => {
    const { log, system } = makeSystem(platform, [code]);
    expect(() => rename("a", "b", system)).toThrow(code);
    expect(log).toEqual(["a b"]);
  });
});
