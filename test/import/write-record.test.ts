import { describe, expect, it } from "vitest";
import { buildRecordName, decideWrite, formatRecord, parseRecord } from "../../scripts/import/write-record.ts";

describe("the action of an import for a file", () => {
  it.each([
    ["new", undefined, undefined, "add"],
    ["new", undefined, "old", "leave-out"],
    ["new", "new", undefined, "keep"],
    ["new", "old", "old", "update"],
    ["new", "edited", "old", "refuse"],
    ["new", "other", undefined, "refuse"],
  ])("wanted %s, found %s, recorded %s: %s", (wanted, found, recorded, decision) => {
    expect(decideWrite(wanted, found, recorded)).toBe(decision);
  });
});

describe("the record of an import", () => {
  const hash = "a".repeat(64);

  it("is read as it was written, sorted by path", () => {
    const record = new Map([
      ["pages/source.md", hash],
      ["discussions/2020/سلام-1.md", hash],
    ]);
    expect(formatRecord(record)).toBe(`${hash}  discussions/2020/سلام-1.md\n${hash}  pages/source.md\n`);
    expect(parseRecord(formatRecord(record))).toEqual(new Map([...record].reverse()));
  });

  it.each([
    "../x.md",
    "discussions/../../x.md",
    "/etc/x.md",
    "site.yaml",
    "discussions/.git/x.md",
    "discussions//x.md",
    "discussions/x.txt",
    "discussions\\x.md",
  ])("lists only files that imports write: %s", (path) => {
    expect(parseRecord(`${hash}  ${path}\n`).size).toBe(0);
  });

  it("has a name that is neither a path nor content", () => {
    expect(buildRecordName("../a b/ج")).toBe(".import-..-a-b-ج.sha256");
  });
});
