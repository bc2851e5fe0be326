import { expect, test } from "vitest";
import type { DiscussionRecords } from "../../scripts/build/cache/discussions.ts";
import { listFiles } from "../../scripts/build/content-files.ts";
import { readCachedContent } from "../../scripts/build/read-cached-content.ts";
import { createPool } from "../../scripts/build/workers/pool.ts";
import { createScratch } from "../../scripts/build/workers/scratch.ts";
import { makeFolder } from "../support/disk.ts";
import { writeDiscussion, writeReply } from "../support/site/site.ts";

test("reading reports the number of files, cached ones included", async () => {
  const root = makeFolder({
    "site.yaml": "name: انجمن\n",
    "discussions/a.md": writeDiscussion(),
    "discussions/a/1.md": writeReply(),
    "discussions/2026/b.md": writeDiscussion(),
  });
  const scratch = createScratch(root);
  let known: DiscussionRecords = new Map();
  for (const build of ["first", "second"]) {
    const reported: unknown[] = [];
    const onProgress = (...part: readonly number[]) => reported.push(part);
    const { records } = await readCachedContent({
      root,
      found: listFiles(root),
      known,
      startedAt: 0,
      pool: createPool(0),
      scratch,
      folder: root,
      onProgress,
    });
    expect([build, reported]).toEqual([
      build,
      [
        [1, 3],
        [3, 3],
      ],
    ]);
    known = records;
  }
});
