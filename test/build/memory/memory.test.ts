import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { makeFolder } from "../../support/disk.ts";

/** Bytes. The texts that the last 80 edits wrote are larger. */
const most = 2_000_000;

test("builds of one process do not keep each other in memory", { timeout: 600_000 }, () => {
  const script = "test/build/memory/edit-again.ts";
  const printed = execFileSync(process.execPath, ["--expose-gc", "scripts/run.mjs", script, makeFolder(), "120"], { encoding: "utf8" });
  const [first = 0, , last = 0] = JSON.parse(printed) as readonly number[];
  expect(first).toBeGreaterThan(0);
  expect(last - first).toBeLessThan(most);
});
