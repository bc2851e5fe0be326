import { chmodSync, lstatSync, mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { makeReadable } from "../../../scripts/build/output/modes.ts";
import { makeFolder } from "../../support/disk.ts";
import { buildSound, writeDiscussion } from "../../support/site/site.ts";
import { publishSite } from "./sites.ts";

const hasModes = process.platform !== "win32";
const usual = process.umask();
afterEach(() => void process.umask(usual));

/** The paths below a folder that have neither 0644 (files) nor 0755 (folders). */
function findWrong(root: string, below = ""): readonly string[] {
  const { mode } = lstatSync(join(root, below));
  const own = (mode & 0o777) === 0o755 ? [] : [`${below}/ ${(mode & 0o777).toString(8)}`];
  const inner = readdirSync(join(root, below), { withFileTypes: true }).flatMap((entry) => {
    const path = join(below, entry.name);
    if (entry.isDirectory()) return findWrong(root, path);
    const found = lstatSync(join(root, path)).mode & 0o777;
    return found === 0o644 ? [] : [`${path} ${found.toString(8)}`];
  });
  return [...own, ...inner];
}

describe.runIf(hasModes)("a web server can read a site that was built with", () => {
  test.each(["077", "027", "002", "000", "022"])("the umask %s: pages, pictures, scripts, search index", async (umask) => {
    const content = makeFolder({
      "discussions/a.md": writeDiscussion({}, "![y](y.png)"),
      "discussions/a/y.png": Buffer.from(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
        "base64",
      ),
      "pages/about.md": "---\ntitle: About\n---\nText.\n",
    });
    chmodSync(join(content, "discussions/a/y.png"), 0o600);
    process.umask(Number.parseInt(umask, 8));
    const { output } = await buildSound(content, { search: true });
    expect(findWrong(output)).toEqual([]);
  });
});

describe.runIf(hasModes)("a site that an earlier version wrote under another umask", () => {
  const site = { "index.html": "home", "tags/a/index.html": "a", "tags/b/index.html": "b" };

  /** Gives a published site the permissions that a umask leaves. */
  function restrict(folder: string, umask: number): void {
    chmodSync(folder, 0o777 & ~umask);
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) restrict(path, umask);
      else chmodSync(path, 0o666 & ~umask);
    }
  }

  test.each(["077", "027", "002"])("becomes readable with the next build, unchanged files too (umask %s)", (umask) => {
    const output = join(makeFolder(), "dist");
    publishSite(site, output);
    restrict(output, Number.parseInt(umask, 8));
    expect(publishSite(site, output)).toMatchObject({ written: 0, kept: 3 });
    expect(findWrong(output)).toEqual([]);
  });

  test("keeps what the owner closed on purpose after the last build", () => {
    const output = join(makeFolder(), "dist");
    publishSite(site, output);
    chmodSync(output, 0o750);
    chmodSync(join(output, "tags/a/index.html"), 0o600);
    publishSite({ ...site, "index.html": "new" }, output);
    expect(findWrong(output)).toEqual(["/ 750", "tags/a/index.html 600"]);
  });

  test("keeps the permissions of files that no build wrote", () => {
    const output = join(makeFolder(), "dist");
    publishSite(site, output);
    writeFileSync(join(output, "own.txt"), "x");
    chmodSync(join(output, "own.txt"), 0o600);
    restrict(join(output, "tags"), 0o077);
    chmodSync(join(output, ".goftogu"), 0o600);
    publishSite(site, output);
    expect(findWrong(output)).toEqual(["own.txt 600"]);
  });
});

test.runIf(hasModes)("an empty output folder that only its owner may open is opened, another one is not", () => {
  const folder = makeFolder();
  for (const [name, mode] of [
    ["closed", 0o700],
    ["group", 0o750],
  ] as const) {
    mkdirSync(join(folder, name));
    chmodSync(join(folder, name), mode);
    publishSite({ "index.html": "home" }, join(folder, name));
  }
  expect(["closed", "group"].map((name) => lstatSync(join(folder, name)).mode & 0o777)).toEqual([0o755, 0o750]);
});

test.runIf(hasModes)("a link is not followed", () => {
  const folder = makeFolder({ "secret.txt": "x" });
  chmodSync(join(folder, "secret.txt"), 0o600);
  symlinkSync("secret.txt", join(folder, "link"));
  expect(makeReadable(join(folder, "link"))).toBe(0);
  expect(lstatSync(join(folder, "secret.txt")).mode & 0o777).toBe(0o600);
});

test.runIf(hasModes)("an unchanged file with the right permissions is not touched", () => {
  const output = join(makeFolder(), "dist");
  publishSite({ "index.html": "home" }, output);
  utimesSync(join(output, "index.html"), 1, 1);
  const before = lstatSync(join(output, "index.html")).ctimeMs;
  publishSite({ "index.html": "home" }, output);
  expect(lstatSync(join(output, "index.html")).ctimeMs).toBe(before);
});
