import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { stagingName } from "../../../scripts/build/output/own-names.ts";
import { openStaging } from "../../../scripts/build/output/staging.ts";
import { makeFolder, readTree } from "../../support/disk.ts";

test("a staging folder is empty, even after a killed build, and is removed when it is closed", () => {
  const output = makeFolder({ "mine.txt": "mine", [`${stagingName}/left.html`]: "left" });
  const staging = openStaging(output);
  expect(readTree(staging.folder)).toEqual({});
  writeFileSync(join(staging.folder, "index.html"), "home");
  staging.close();
  expect(readTree(output)).toEqual({ "mine.txt": "mine" });
});

test("an output folder that was created in vain is removed, with its new parent folders", () => {
  const root = makeFolder({ "a/mine.txt": "mine" });
  openStaging(join(root, "a/b/c")).close();
  expect(Object.keys(readTree(root))).toEqual(["a", "a/mine.txt"]);
});

test("an empty output folder from before stays, and so does a published one", () => {
  const root = makeFolder();
  const staging = openStaging(join(root, "dist"));
  writeFileSync(join(root, "dist/index.html"), "home");
  staging.close();
  openStaging(join(root, "dist")).close();
  expect(readTree(join(root, "dist"))).toEqual({ "index.html": "home" });
  const empty = makeFolder();
  openStaging(empty).close();
  expect(existsSync(empty)).toBe(true);
});

test("a second build names the running process and touches nothing", () => {
  const output = makeFolder();
  const first = openStaging(output);
  writeFileSync(join(first.folder, "index.html"), "home");
  expect(() => openStaging(output)).toThrow(
    `another build (process ${process.pid}) is writing to \`${output}\`: build again when it has ended`,
  );
  expect(readFileSync(join(first.folder, "index.html"), "utf8")).toBe("home");
  first.close();
  openStaging(output).close();
});

test.each(["file.txt/dist", "file.txt/a/b"])("a folder that cannot be created gives the error of the system: %s", (path) => {
  const root = makeFolder({ "file.txt": "" });
  expect(() => openStaging(join(root, path))).toThrow(/ENOTDIR|EEXIST/);
  expect(readTree(root)).toEqual({ "file.txt": "" });
});

test.runIf(existsSync("/proc/self"))("a parent folder that creates no folders gives an error", () => {
  expect(() => openStaging("/proc/dist/site")).toThrow("ENOENT");
});

test("an interrupted build removes its staging folder and its lock", () => {
  const output = join(makeFolder(), "dist");
  const script = `import { openStaging } from ${JSON.stringify(new URL("../../../scripts/build/output/staging.ts", import.meta.url).href)};
    openStaging(${JSON.stringify(output)});
    setTimeout(() => {}, 60_000);
    process.kill(process.pid, "SIGTERM");`;
  const { signal, stderr } = spawnSync(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", script], {
    encoding: "utf8",
  });
  expect({ signal, stderr, left: existsSync(output) }).toEqual({ signal: "SIGTERM", stderr: "", left: false });
});
