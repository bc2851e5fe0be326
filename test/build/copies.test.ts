import { appendFileSync, copyFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { isChangeError } from "../../scripts/build/cache/discussions.ts";
import { copyFiles, findFiles, listCopyRecords, sortCopies } from "../../scripts/build/copies.ts";
import { listContent } from "../../scripts/build/listing.ts";
import { makeFolder, readTree } from "../support/disk.ts";
import { makePhotograph } from "../support/photographs.ts";

const pages = ["a", "b"].map((name) => ({ url: `/docs/${name}.txt`, source: `static/docs/${name}.txt` }));
const later = () => Date.now() + 60_000;

/** Two files and their copies, as a build leaves them. */
function publishTwo(lookedAt = later) {
  const content = makeFolder({ "static/docs/a.txt": "a", "static/docs/b.txt": "b" });
  const output = makeFolder();
  const list = () => listContent(content, lookedAt());
  const locate = (path: string) => join(content, path);
  const listing = list();
  const sorted = sortCopies(pages, new Map(), findFiles(listing), output);
  copyFiles(sorted.stale, output, locate, findFiles(listing));
  const records = listCopyRecords(sorted, findFiles(listing), output, listing);
  const findStale = () => sortCopies(pages, records, findFiles(list()), output).stale.map(({ url }) => url);
  return { content, output, locate, listing, findStale };
}

describe("files that are copied", () => {
  test("are copied once", () => {
    const { output, findStale } = publishTwo();
    expect(readTree(output)).toEqual({ docs: "/", "docs/a.txt": "a", "docs/b.txt": "b" });
    expect(findStale()).toEqual([]);
  });

  test("are copied again if the file changed", () => {
    const { content, findStale } = publishTwo();
    writeFileSync(join(content, "static/docs/a.txt"), "A");
    expect(findStale()).toEqual(["/docs/a.txt"]);
  });

  test("are copied again if somebody changed or removed the copy", () => {
    const { output, findStale } = publishTwo();
    appendFileSync(join(output, "docs/a.txt"), "x");
    rmSync(join(output, "docs/b.txt"));
    expect(findStale()).toEqual(["/docs/a.txt", "/docs/b.txt"]);
  });

  test("are copied again if they changed just before the build, when another change may not show", () => {
    expect(publishTwo(Date.now).findStale()).toEqual(["/docs/a.txt", "/docs/b.txt"]);
  });

  test("lose their metadata if they are pictures, also when the file changes after it was checked", async () => {
    const [checked, changed] = [await makePhotograph(8, 6), await makePhotograph(8, 6, { seed: 1 })];
    const content = makeFolder({ "discussions/a/a.jpg": checked });
    const files = findFiles(listContent(content, later()));
    const picture = { url: "/a.jpg", source: "discussions/a/a.jpg", picture: "whole" } as const;
    for (const bytes of [changed, changed.subarray(0, -9), Buffer.from("SECRET-PLACE")]) {
      writeFileSync(join(content, picture.source), bytes);
      const output = makeFolder();
      const copy = () => copyFiles([picture], output, (path) => join(content, path), files);
      expect(copy).toThrow("`discussions/a/a.jpg` changed while the site was built: build again.");
      expect(Object.values(readTree(output)).filter((content) => content.includes("SECRET"))).toEqual([]);
    }
  });

  test.each([
    ["another text", (path: string) => writeFileSync(path, "another")],
    [
      "a link",
      (path: string) => {
        copyFileSync(path, `${path}.bak`);
        rmSync(path);
        symlinkSync(`${path}.bak`, path);
      },
    ],
  ])("stop the build if one becomes %s after it was checked", (_, change) => {
    const { content, locate, listing } = publishTwo();
    change(join(content, "static/docs/a.txt"));
    const copy = () => copyFiles(pages, makeFolder(), locate, findFiles(listing));
    expect(copy).toThrow("`static/docs/a.txt` changed while the site was built: build again.");
    try {
      copy();
    } catch (error) {
      expect(isChangeError(error)).toBe(true);
    }
  });
});
