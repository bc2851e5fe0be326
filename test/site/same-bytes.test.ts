import { copyFileSync, mkdirSync, symlinkSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { BuildOptions } from "../../scripts/build/build.ts";
import type { listFiles as ListFiles } from "../../scripts/build/content-files.ts";
import { runCommand } from "../support/command.ts";
import { findSite, listFiles, makeFolder, readTree } from "../support/disk.ts";
import { buildSound, withCards } from "../support/site/site.ts";

// Whole builds wait for each other on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const listing = vi.hoisted(() => ({ isReversed: false }));
vi.mock(import("../../scripts/build/content-files.ts"), async (load) => {
  const original = await load();
  const list: typeof ListFiles = (root) => (listing.isReversed ? original.listFiles(root).toReversed() : original.listFiles(root));
  return { ...original, listFiles: list };
});
const umask = process.umask();
afterEach(() => {
  listing.isReversed = false;
  process.umask(umask);
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const site = findSite("persian");

/** Builds in this process. */
async function build(content = site, options: Partial<BuildOptions> = {}) {
  return readTree((await buildSound(content, { ...withCards, ...options })).output);
}

/** Builds the same in a fresh process. */
async function buildApart(environment: NodeJS.ProcessEnv, folder?: string) {
  const output = join(makeFolder(), "dist");
  const args = [`--content=${site}`, `--output=${output}`, "--now=2026-11-27T00:00:00Z"];
  const { status, errors } = await runCommand("build", args, environment, folder);
  expect([status, errors]).toEqual([0, expect.stringContaining("۱ یادداشت.")]);
  return readTree(output);
}

/** The content in a folder that was filled in reverse order. */
function copyReversed(): string {
  const copy = makeFolder();
  for (const path of listFiles(site).toReversed()) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    copyFileSync(join(site, path), join(copy, path));
  }
  return copy;
}

/** A folder with links to the code. */
function linkCode(): string {
  const folder = makeFolder();
  for (const name of [".eleventy.ts", "layouts", "scripts", "node_modules", "package.json", "tsconfig.json"])
    symlinkSync(resolve(name), join(folder, name));
  return folder;
}

let expected: Readonly<Record<string, string>>;
beforeAll(async () => {
  expected = await build(site, { workers: 0 });
  expect(Object.keys(expected).length).toBeGreaterThan(30);
});

describe("the same content and moment give the same bytes", () => {
  test("in another time zone", async () => {
    vi.stubEnv("TZ", "America/New_York");
    expect(new Date(0).getTimezoneOffset()).toBe(300);
    expect(await build()).toEqual(expected);
  });

  test("on a machine with another language", async () => {
    expect(await buildApart({ LANG: "fa_IR.UTF-8", LC_ALL: "fa_IR.UTF-8" })).toEqual(expected);
  });

  test("from another working folder", async () => {
    expect(await buildApart({}, linkCode())).toEqual(expected);
  });

  test("with a strict umask", async () => {
    process.umask(0o077);
    expect(await build()).toEqual(expected);
  });

  test("with other times of the files", async () => {
    const copy = copyReversed();
    for (const [index, path] of listFiles(copy).entries()) utimesSync(join(copy, path), 1_000_000 + index, 2_000_000 - index);
    expect(await build(copy)).toEqual(expected);
  });

  test("at another time of the clock", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2031, 5, 7, 8, 9, 10) });
    expect(await build()).toEqual(expected);
  });

  test("in another order of the files on the disk", async () => {
    listing.isReversed = true;
    expect(await build(copyReversed())).toEqual(expected);
  });

  test("on any number of threads", async () => {
    expect(await build(site, { workers: 2, thresholds: { parse: 1, render: 1, texts: 1 } })).toEqual(expected);
  });
});

test("the output names no path of this machine", () => {
  const texts = Object.entries(expected).filter(([path]) => /\.(html|js|css|json)$|^\.goftogu$/.test(path));
  for (const path of [process.cwd(), tmpdir(), findSite("")])
    expect([path, texts.filter(([, text]) => text.includes(path)).map(([name]) => name)]).toEqual([path, []]);
});
