import { expect, test } from "vitest";
import { createDiscussionMemory } from "../../scripts/build/cache/discussions.ts";
import { listFiles } from "../../scripts/build/list-files.ts";
import { readContent } from "../../scripts/build/read-content.ts";
import { watchReading } from "../../scripts/build/watch-reading.ts";
import { makeFolder } from "../support/disk.ts";
import { writeDiscussion, writeReply } from "../support/site/site.ts";

test("reading tells how many files of discussions it has come to, also of those that it need not open", () => {
  const content = makeFolder({
    "site.yaml": "name: انجمن\n",
    "discussions/a.md": writeDiscussion(),
    "discussions/a/1.md": writeReply(),
    "discussions/2026/b.md": writeDiscussion(),
  });
  let memory = createDiscussionMemory(new Map(), 0);
  for (const build of ["first", "second"]) {
    const told: unknown[] = [];
    const found = listFiles(content);
    readContent(
      content,
      undefined,
      watchReading(memory, found, (...part) => told.push(part)),
      found,
    );
    expect([build, told.length, told.at(-1)]).toEqual([build, 2, [3, 3]]);
    memory = createDiscussionMemory(memory.listRecords(), 0);
  }
});
