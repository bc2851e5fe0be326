import { describe, expect, test } from "vitest";
import type { Memory } from "../../../scripts/build/cache/database.ts";
import { createDiscussionMemory } from "../../../scripts/build/cache/discussions.ts";
import type { FoundFile } from "../../../scripts/content/parse/files/found-file.ts";
import { utc } from "../../../scripts/text/zone.ts";
import { buildDiscussion } from "../../forum/sample.ts";
import { writeDiscussion } from "../../support/site/site.ts";

const startedAt = 1_795_737_600_000;
const text = Buffer.from(writeDiscussion());
const found = (changed: number, bytes = text.length, inode = 7) => {
  const file: FoundFile = { path: "discussions/question.md", kind: "file", bytes, changed, inode };
  return { slug: "question", file, replies: [], pictures: [] };
};

/** What a build remembers of a discussion whose file changed at `changed`. */
function rememberAt(changed: number): Memory {
  const memory = createDiscussionMemory(new Map(), startedAt);
  memory.see("discussions/question.md", text);
  memory.keep(found(changed), utc, { discussion: buildDiscussion(), isDraft: false, problems: [], notes: [] });
  return memory.listRecords();
}

/** Reads of the file until the next build has found its discussion, or has not. */
function recallAt(memory: Memory, files: ReturnType<typeof found>, bytes = text, zone = utc) {
  let reads = 0;
  const recalled = createDiscussionMemory(memory, startedAt + 60_000).find(files, zone, () => {
    reads++;
    return bytes;
  });
  return { recalled, reads };
}

const old = startedAt - 60_000;

describe("a discussion", () => {
  test("whose file stands is recalled without a look into it, and its text is read when it is asked for", () => {
    const { recalled, reads } = recallAt(rememberAt(old), found(old));
    expect([recalled?.discussion?.title, reads]).toEqual(["question", 0]);
    expect(recalled?.discussion?.readBody()).toBe("متن.\n");
  });

  test("whose file was touched is recalled where the bytes are the same, and no longer where they are not", () => {
    expect(recallAt(rememberAt(old), found(old + 1)).recalled?.discussion?.title).toBe("question");
    const other = Buffer.from(text.toString().replace("متن", "نتم"));
    expect(recallAt(rememberAt(old), found(old + 1), other).recalled).toBeUndefined();
  });

  test("in whose place lies another file of the same size and time, as after two folders were swapped, is looked at", () => {
    expect(recallAt(rememberAt(old), found(old, text.length, 8))).toMatchObject({ recalled: { isDraft: false }, reads: 1 });
    const other = Buffer.from(text.toString().replace("متن", "نتم"));
    expect(recallAt(rememberAt(old), found(old, text.length, 8), other).recalled).toBeUndefined();
  });

  test("is not looked at twice for that", () => {
    const memory = createDiscussionMemory(rememberAt(old), startedAt);
    memory.find(found(old, text.length, 8), utc, () => text);
    expect(recallAt(memory.listRecords(), found(old, text.length, 8)).reads).toBe(0);
  });

  test("whose file changed just before it was read is looked at again", () => {
    const near = startedAt - 1000;
    expect(recallAt(rememberAt(near), found(near)).reads).toBe(1);
  });

  test("is parsed again where its file has another size, or dates mean another time", () => {
    expect(recallAt(rememberAt(old), found(old, text.length + 1)).recalled).toBeUndefined();
    expect(recallAt(rememberAt(old), found(old), text, { ...utc, name: "Asia/Tehran" }).recalled).toBeUndefined();
  });

  test("whose file changes after it was recalled shows nothing", () => {
    const { recalled } = recallAt(rememberAt(old), found(old), Buffer.from("other"));
    expect(() => recalled?.discussion?.readBody()).toThrow("`discussions/question.md` changed while the site was built: build again.");
  });
});
