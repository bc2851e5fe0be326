import { describe, expect, test } from "vitest";
import {
  createRecord,
  createVerifiedReader,
  type DiscussionRecord,
  describeContents,
  findUnchanged,
  listChecked,
} from "../../../scripts/build/cache/discussions.ts";
import { restore } from "../../../scripts/build/cache/stored-discussion.ts";
import type { FoundFile } from "../../../scripts/content/parse/files/found-file.ts";
import type { Calendar } from "../../../scripts/locale/calendars.ts";
import { buildDiscussion } from "../../forum/sample.ts";
import { writeDiscussion } from "../../support/site/site.ts";

const startedAt = 1_795_737_600_000;
const text = Buffer.from(writeDiscussion());
const found = (changed: number, bytes = text.length, inode = 7) => {
  const file: FoundFile = { path: "discussions/question.md", kind: "file", bytes, changed, inode };
  return { slug: "question", file, replies: [], pictures: [], attachments: [] as readonly FoundFile[], refused: [] };
};

/** The same files with an attachment that changed at `changed`. */
function attach(files: ReturnType<typeof found>, changed: number, bytes = 5): ReturnType<typeof found> {
  return { ...files, attachments: [{ path: "discussions/question/server.log", kind: "file", bytes, changed, inode: 9 }] };
}

/** The record of a discussion with a file that changed at `changed`. */
function recordAt(changed: number): DiscussionRecord | undefined {
  return recordOf(found(changed));
}

function recordOf(files: ReturnType<typeof found>): DiscussionRecord | undefined {
  const contents = new Map([["discussions/question.md", describeContents(text)]]);
  const parsed = { discussion: buildDiscussion(), isDraft: false, problems: [], notes: [] };
  return createRecord(files, contents, { zone: "UTC", calendar: "jalali", base: "https://forum.example/", startedAt }, parsed);
}

/** The result of the next build, with the number of times it read the file. */
function compare(
  record: DiscussionRecord | undefined,
  files: ReturnType<typeof found>,
  bytes = text,
  zone = "UTC",
  calendar: Calendar = "jalali",
  base = "https://forum.example/",
) {
  let reads = 0;
  const read = () => {
    reads++;
    return bytes;
  };
  const unchanged = findUnchanged(record, files, { zone, calendar, base, startedAt: startedAt + 60_000 }, read);
  return { unchanged, reads };
}

const old = startedAt - 60_000;

describe("a cached discussion", () => {
  test("is used without reading its file if size and times are the same", () => {
    const { unchanged, reads } = compare(recordAt(old), found(old));
    expect([unchanged?.parsed.discussion?.title, reads]).toEqual(["question", 0]);
  });

  test("is used after a touch only if the bytes are the same", () => {
    expect(compare(recordAt(old), found(old + 1)).unchanged).toBeDefined();
    const other = Buffer.from(text.toString().replace("متن", "نتم"));
    expect(compare(recordAt(old), found(old + 1), other).unchanged).toBeUndefined();
  });

  test("is compared if another file of the same size and time has its path, as after a swap of folders", () => {
    expect(compare(recordAt(old), found(old, text.length, 8))).toMatchObject({ unchanged: { zone: "UTC" }, reads: 1 });
    const other = Buffer.from(text.toString().replace("متن", "نتم"));
    expect(compare(recordAt(old), found(old, text.length, 8), other).unchanged).toBeUndefined();
  });

  test("is compared only once after a swap", () => {
    const { unchanged } = compare(recordAt(old), found(old, text.length, 8));
    expect(compare(unchanged, found(old, text.length, 8)).reads).toBe(0);
  });

  test.each([
    ["two seconds before, on a disk that rounds times", startedAt - 2000, 1],
    ["a moment before, on a disk that does not", startedAt - 99.5, 1],
    ["earlier, on a disk that does not", startedAt - 100.5, 0],
    ["earlier, in a whole millisecond by chance", startedAt - 101, 0],
    ["earlier, on a disk that rounds times", startedAt - 3000, 0],
  ])("is compared if its file changed just before it was read: %s", (_, changed, reads) => {
    expect(compare(recordAt(changed), found(changed)).reads).toBe(reads);
  });

  test("is not used if its file has another size, or dates mean another time", () => {
    expect(compare(recordAt(old), found(old, text.length + 1)).unchanged).toBeUndefined();
    expect(compare(recordAt(old), found(old), text, "Asia/Tehran").unchanged).toBeUndefined();
    expect(compare(recordAt(old), found(old), text, "UTC", "gregorian").unchanged).toBeUndefined();
  });

  test("is not stored if a file could not be read", () => {
    const parsed = { isDraft: false, problems: [], notes: [] };
    expect(
      createRecord(found(old), new Map(), { zone: "UTC", calendar: "jalali", base: "https://forum.example/", startedAt }, parsed),
    ).toBeUndefined();
  });

  test("with an attachment is parsed again if the times of the attachment change, without reading it", () => {
    const files = attach(found(old), old);
    const record = recordOf(files);
    expect(compare(record, files)).toMatchObject({ unchanged: {}, reads: 0 });
    expect(compare(record, attach(found(old), old + 1))).toEqual({ unchanged: undefined, reads: 0 });
    expect(compare(record, found(old)).unchanged).toBeUndefined();
  });

  test("lists the attachments that were checked and are the same", () => {
    const record = recordOf(attach(found(old), old));
    expect(listChecked(record, attach(found(old + 1), old))).toEqual(["discussions/question/server.log"]);
    expect(listChecked(record, attach(found(old), old + 1))).toEqual([]);
    expect(listChecked(record, attach(found(old), old, 6))).toEqual([]);
    expect(listChecked(recordOf(attach(found(old), startedAt - 50)), attach(found(old), startedAt - 50))).toEqual([]);
    expect(listChecked(undefined, attach(found(old), old))).toEqual([]);
  });

  test("reads its text when a page asks for it, and fails if the file changed meanwhile", () => {
    const record = recordAt(old);
    const readBody = (bytes: Uint8Array) =>
      record &&
      restore(
        record.parsed,
        record,
        createVerifiedReader(() => bytes),
      ).discussion?.readBody();
    expect(readBody(text)).toBe("متن.\n");
    expect(() => readBody(Buffer.from("other"))).toThrow("`discussions/question.md` changed while the site was built: build again.");
  });
});
