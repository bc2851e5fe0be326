import { mkdirSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { formatChanges } from "../../../scripts/build/output/change-list.ts";
import { listFiles, makeFolder, readTree, writeFiles } from "../../support/disk.ts";
import { newSite, oldSite, publishSite, type Site } from "./sites.ts";

/** The files that a host has, without what builds keep for themselves. */
const listHosted = (folder: string): Site =>
  Object.fromEntries(Object.entries(readTree(folder)).filter(([path, content]) => path !== ".goftogu" && content !== "/"));

/** Does line by line what a list says, as an uploader does to its host; a folder goes with its last file. */
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
  test("makes the new tree of a copy of the old one, line by line", () => {
    const [output, host] = [makeFolder(), makeFolder()];
    const first = formatChanges(publishSite(oldSite, output).changes);
    upload(first, output, host);
    expect(listHosted(host)).toEqual(oldSite);
    upload(formatChanges(publishSite(newSite, output).changes), output, host);
    expect(listHosted(host)).toEqual(newSite);
  });

  test("is empty where nothing changed", () => {
    const output = makeFolder();
    publishSite(oldSite, output);
    expect(formatChanges(publishSite(oldSite, output).changes)).toBe("");
  });

  test("names neither files of other people nor what builds keep for themselves", () => {
    const output = makeFolder();
    publishSite(oldSite, output);
    writeFiles(output, { CNAME: "example.org" });
    expect(formatChanges(publishSite(newSite, output).changes)).not.toMatch(/CNAME|\.goftogu/);
  });

  test("has what pages load first, then the pages, and what is gone last, each sorted", () => {
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

  test("has what a new file or folder needs the name of before all", () => {
    const list = formatChanges({ written: ["a/index.html", "tags/x"], removed: ["a", "old.html", "tags/x/index.html"] });
    expect(list.split("\n").slice(0, 4)).toEqual(["remove a", "remove tags/x/index.html", "write tags/x", "write a/index.html"]);
  });
});
