import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { findSite, makeFolder } from "../support/disk.ts";

const project = fileURLToPath(new URL("../..", import.meta.url));

/** A copy of the project, without the files of its content and with the same packages. */
function copyProject(): string {
  const folder = join(makeFolder(), "project");
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], { cwd: project, encoding: "utf8" }).split("\0");
  for (const file of files.filter((path) => path !== "" && !path.startsWith("content/"))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(project, file), join(folder, file));
  }
  mkdirSync(join(folder, "content"));
  symlinkSync(join(project, "node_modules"), join(folder, "node_modules"), "junction");
  execFileSync("git", ["init", "--quiet"], { cwd: folder });
  return folder;
}

test.each([
  ["an emptied folder", undefined],
  ["another forum", "english"],
])("the fast tests pass with %s as content", (_, site) => {
  const folder = copyProject();
  if (site) cpSync(findSite(site), join(folder, "content"), { recursive: true });
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "test/support/runner/run.ts", "--fast"], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  expect({ status, end: `${stdout.slice(-4000)}${stderr.slice(-4000)}` }).toMatchObject({ status: 0 });
});
