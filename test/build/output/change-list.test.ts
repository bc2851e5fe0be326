import { mkdirSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { formatChanges } from "../../../scripts/build/output/change-list.ts";
import { listFiles, makeFolder, readTree, writeFiles } from "../../support/disk.ts";
import { newSite, oldSite, publishSite, type Site } from "./sites.ts";

/** The files of a host, without internal files of builds. */
const listHosted = (folder: string): Site =>
  Object.fromEntries(Object.entries(readTree(folder)).filter(([path, content]) => path !== ".goftogu" && content !== "/"));

/** Applies a list line by line, like an uploader. A folder is removed with its last file. */
function upload(list: string, from: string, host: string): void {
  for (const line of list.split("\n").slice(0, -1)) {
    const [, verb, path = ""] = /^(write|remove) (.+)$/.exec(line) ?? [];
    if (verb === "write") {
      mkdirSync(dirname(join(host, path)), { recursive: true });
      writeFileSync(join(host, path), Buffer.from(readTree(from)[path] ?? "", "latin1"));
    } else {
      rmSync(join(host, path));
      removeEmpty(host, dirname(path));
    }
  }
}

function removeEmpty(host: string, folder: string): void {
  if (folder === "." || listFiles(join(host, folder)).length > 0) return;
  rmdirSync(join(host, folder));
  removeEmpty(host, dirname(folder));
}

describe("the list of what a build changed", () => {
  test("turns a copy of the old tree into the new one, line by line", () => {
    const [output, host] = [makeFolder(), makeFolder()];
    const first = formatChanges(publishSite(oldSite, output).changes);
    upload(first, output, host);
    expect(listHosted(host)).toEqual(oldSite);
    upload(formatChanges(publishSite(newSite, output).changes), output, host);
    expect(listHosted(host)).toEqual(newSite);
  });

  test("is empty if nothing changed", () => {
    const output = makeFolder();
    publishSite(oldSite, output);
    expect(formatChanges(publishSite(oldSite, output).changes)).toBe("");
  });

  test("leaves out files of other people and internal files of builds", () => {
    const output = makeFolder();
    publishSite(oldSite, output);
    writeFiles(output, { CNAME: "example.org" });
    expect(formatChanges(publishSite(newSite, output).changes)).not.toMatch(/CNAME|\.goftogu/);
  });

  test("lists the assets first, then pages, then removals, each sorted", () => {
    const written = ["tags/b/index.html", "tags/a/feed.json", "feed.xml", "tags/a/filter/numbers.json", "assets/b.css", "assets/a.js"];
    expect(formatChanges({ written, removed: ["z.html", "assets/old.js"] }).split("\n")).toEqual([
      "write assets/a.js",
      "write assets/b.css",
      "write tags/a/filter/numbers.json",
      "write feed.xml",
      "write tags/a/feed.json",
      "write tags/b/index.html",
      "remove assets/old.js",
      "remove z.html",
      "",
    ]);
  });

  test("first lists a removal that frees the name of a new file or folder", () => {
    const list = formatChanges({ written: ["a/index.html", "tags/x"], removed: ["a", "old.html", "tags/x/index.html"] });
    expect(list.split("\n").slice(0, 4)).toEqual(["remove a", "remove tags/x/index.html", "write tags/x", "write a/index.html"]);
  });
});
