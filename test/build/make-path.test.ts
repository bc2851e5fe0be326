import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makePath } from "../../scripts/build/make-path.ts";
import { makeFolder } from "../support/disk.ts";
import { buildSound, withCards, writeDiscussion } from "../support/site/site.ts";

test("a folder is made with its parents, which are returned", () => {
  const root = makeFolder({ "there/x": "" });
  expect(makePath(join(root, "there/a/b"))).toEqual([join(root, "there/a"), join(root, "there/a/b")]);
  expect(statSync(join(root, "there/a/b")).isDirectory()).toBe(true);
  expect(makePath(join(root, "there/a/b"))).toEqual([]);
});

test.runIf(existsSync("/proc/self"))("a build ends with a warning if its store cannot be made", async () => {
  const content = makeFolder({ "discussions/a.md": writeDiscussion() });
  const { warnings, files } = await buildSound(content, { store: "/proc/goftogu/store", cache: "used", ...withCards });
  expect(warnings).toEqual([expect.stringMatching(/^The cache could not be stored in `\/proc\/goftogu\/store`: /)]);
  expect(files).toContain("index.html");
});
