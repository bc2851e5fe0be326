import { copyFileSync, mkdirSync, readdirSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { listFiles as ListFiles } from "../../scripts/read/list-files.ts";
import { runCommand } from "../setup/command.ts";
import { findSite, listFiles, makeFolder, readTree } from "../setup/disk.ts";
import { buildSound, withCards, withSearch } from "../setup/site.ts";

// Whole builds wait for each other on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const listing = vi.hoisted(() => ({ isReversed: false }));
vi.mock(import("../../scripts/read/list-files.ts"), async (load) => {
  const original = await load();
  const list: typeof ListFiles = (root) => (listing.isReversed ? original.listFiles(root).toReversed() : original.listFiles(root));
  return { listFiles: list };
});
afterEach(() => {
  listing.isReversed = false;
});

let expected: Readonly<Record<string, string>>;
beforeAll(async () => {
  expected = readTree((await buildSound(findSite("persian"), { ...withCards, ...withSearch })).output);
  expect(Object.keys(expected).length).toBeGreaterThan(30);
});

/** The content in a folder that was filled the other way round, with other times on its files. */
function copyReversed(): string {
  const [source, copy] = [findSite("persian"), makeFolder()];
  for (const [index, path] of listFiles(source).toReversed().entries()) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    copyFileSync(join(source, path), join(copy, path));
    utimesSync(join(copy, path), 1_000_000 + index, 2_000_000 - index);
  }
  return copy;
}

async function buildElsewhere(content: string, environment: NodeJS.ProcessEnv) {
  const output = join(makeFolder(), "dist");
  const { status, errors } = await runCommand(
    "build",
    [`--content=${content}`, `--output=${output}`, "--now=2026-11-27T00:00:00Z"],
    environment,
  );
  expect([status, errors]).toEqual([0, expect.stringContaining("1 note.")]);
  return readTree(output);
}

describe("the same content and moment give the same bytes", () => {
  test("in the next build", async () => {
    expect(readTree((await buildSound(findSite("persian"), { ...withCards, ...withSearch })).output)).toEqual(expected);
  });

  test("in another time zone and language, from a folder filled in another order with other times", async () => {
    const copy = copyReversed();
    expect(readdirSync(copy).sort()).toEqual(readdirSync(findSite("persian")).sort());
    expect(await buildElsewhere(copy, { TZ: "America/New_York", LANG: "de_DE.UTF-8", LC_ALL: "de_DE.UTF-8" })).toEqual(expected);
  });

  test("on a machine that is set to Persian", async () => {
    expect(await buildElsewhere(findSite("persian"), { TZ: "Asia/Tehran", LANG: "fa_IR.UTF-8", LC_ALL: "fa_IR.UTF-8" })).toEqual(expected);
  });

  test("in whatever order the disk lists the files", async () => {
    listing.isReversed = true;
    expect(readTree((await buildSound(findSite("persian"), { ...withCards, ...withSearch })).output)).toEqual(expected);
  });
});

test("the output names no path of this machine", () => {
  const texts = Object.entries(expected).filter(([path]) => /\.(html|js|css|json)$|^\.goftogu$/.test(path));
  for (const path of [process.cwd(), tmpdir(), findSite("")])
    expect([path, texts.filter(([, text]) => text.includes(path)).map(([name]) => name)]).toEqual([path, []]);
});
