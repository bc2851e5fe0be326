import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { hasJournal, recover } from "../../../scripts/build/output/recover.ts";
import { makeFolder, readTree, writeFiles } from "../../support/disk.ts";
import { type Break, breakAt, quickDisk } from "./breaking-disk.ts";
import { findTorn, newSite, oldSite, publishSite, type Site } from "./sites.ts";

const mine: Site = { "mine.txt": "mine", "gone/mine.txt": "mine" };

/** The tree of a site published to a new folder that also has foreign files. */
function prepare(site: Site) {
  const output = makeFolder();
  publishSite(site, output, quickDisk);
  writeFiles(output, mine);
  return { output, tree: readTree(output) };
}

const all = [oldSite, newSite, mine];
const { output: started, tree: oldTree } = prepare(oldSite);
const { tree: newTree } = prepare(newSite);

interface Broken {
  readonly output: string;
  readonly message: string | undefined;
}

/**
 * Builds the new site over the old one, each time in a new folder, and breaks off at the first
 * call, the second, and so on up to the last.
 */
function* breakBuilds(how: Break): Generator<Broken> {
  for (let call = 1; ; call++) {
    const output = makeFolder();
    cpSync(started, output, { recursive: true });
    const { disk, hasBroken } = breakAt(call, how);
    const message = attempt(() => publishSite(newSite, output, disk));
    if (!hasBroken()) return;
    yield { output, message };
  }
}

function attempt(act: () => unknown): string | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    return String(error);
  }
}

describe("a build that is killed at any step", () => {
  test("leaves no torn file, and the next command finds the old tree or completes the new one", () => {
    const found = [...breakBuilds("stop")].map(({ output }) => {
      const isOpen = hasJournal(output);
      expect(findTorn(readTree(output), all)).toEqual([]);
      expect(recover(output, quickDisk)).toBe(true);
      expect(readTree(output)).toEqual(isOpen || readTree(output)["new/index.html"] ? newTree : oldTree);
      publishSite(newSite, output, quickDisk);
      expect(readTree(output)).toEqual(newTree);
      return isOpen;
    });
    // The journal opens once and closes once.
    expect(found.filter((isOpen, index) => isOpen !== found[index - 1])).toEqual([false, true, false]);
    expect(found.filter(Boolean).length).toBeGreaterThan(10);
  });

  test("may be killed again at any step of its completion", () => {
    const [first = started] = [...breakBuilds("stop")].map(({ output }) => output).filter(hasJournal);
    for (let call = 1, isBroken = true; isBroken; call++) {
      const output = makeFolder();
      cpSync(first, output, { recursive: true });
      const { disk, hasBroken } = breakAt(call, "stop");
      attempt(() => recover(output, disk));
      isBroken = hasBroken();
      expect(findTorn(readTree(output), all)).toEqual([]);
      expect(recover(output, quickDisk)).toBe(true);
      expect(readTree(output)).toEqual(newTree);
    }
  });

  test("leaves nothing or everything if it is the first of its folder", () => {
    const whole = makeFolder();
    publishSite(newSite, whole, quickDisk);
    const found = new Set<number>();
    for (let call = 1, isBroken = true; isBroken; call++) {
      const output = join(makeFolder(), "dist");
      const { disk, hasBroken } = breakAt(call, "stop");
      attempt(() => publishSite(newSite, output, disk));
      isBroken = hasBroken();
      expect(recover(output, quickDisk)).toBe(true);
      const tree = existsSync(output) ? readTree(output) : {};
      expect([{}, readTree(whole)]).toContainEqual(tree);
      found.add(Object.keys(tree).length);
    }
    expect(found.size).toBe(2);
  });
});

describe("a build whose disk fails at any step", () => {
  test("reports it and leaves the old tree, or one that the next command completes", () => {
    const found = [...breakBuilds("fail")].map(({ output, message }) => {
      expect(message).toContain("ENOSPC");
      const before = readTree(output);
      expect(findTorn(before, all)).toEqual([]);
      const isOpen = hasJournal(output);
      expect(recover(output, quickDisk)).toBe(true);
      expect([oldTree, newTree]).toContainEqual(readTree(output));
      if (isOpen) expect(readTree(output)).toEqual(newTree);
      publishSite(newSite, output, quickDisk);
      expect(readTree(output)).toEqual(newTree);
      return isOpen;
    });
    expect(found).toContain(true);
    expect(found).toContain(false);
  });
});
