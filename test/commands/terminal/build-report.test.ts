import { describe, expect, test } from "vitest";
import { describeOpenPages, describeReady, formatAmount, formatBuildReport } from "../../../scripts/commands/terminal/build-report.ts";

const counts = {
  files: 1,
  drafts: 0,
  ignored: 0,
  discussions: 1,
  replies: 1,
  tags: 2,
  heldBack: 0,
  notes: 0,
  pages: 5,
  rendered: 2,
  written: 1,
  bytes: 999,
  kept: 0,
  removed: 0,
};
const stages = [
  { stage: "Reading content", seconds: 0.25 },
  { stage: "Rendering 2 pages", seconds: 1.04 },
  { stage: "Publishing", seconds: 0.01 },
] as const;
const report = { ...counts, stages, peakMemory: 1234.5, search: true, pictures: { drawn: 3, kept: 70 } } as const;

describe("the report", () => {
  test("counts what was read and written", () => {
    expect(formatBuildReport(report, "dist")).toBe(
      "Read 1 file: 1 discussion listed, 1 reply, 2 tags, 0 drafts, 0 held back, 0 notes.\ndist: 1 file written (999 bytes), 0 kept, 0 removed. Rendered 2 of 5 pages.\nTook 1.3 s (reading content 0.3, rendering 2 pages 1.0) and 1,235 MB of memory.\nSearch index: 1 discussion. Cards and icons: 3 drawn, 70 kept.",
    );
    const other = {
      ...report,
      files: 1200,
      replies: 0,
      drafts: 1,
      heldBack: 1,
      notes: 1,
      ignored: 1000,
      written: 0,
      bytes: 0,
      kept: 9,
      removed: 3,
      search: true,
    } as const;
    expect(formatBuildReport(other, "out")).toBe(
      "Read 1,200 files: 1 discussion listed, 0 replies, 2 tags, 1 draft, 1 held back, 1 note, 1,000 ignored as not content.\nout: 0 files written (0 bytes), 9 kept, 3 removed. Rendered 2 of 5 pages.\nTook 1.3 s (reading content 0.3, rendering 2 pages 1.0) and 1,235 MB of memory.\nSearch index: 1 discussion. Cards and icons: 3 drawn, 70 kept.",
    );
  });

  test("reports that all pages share one card, and how many cards there would be", () => {
    const crowded = { ...report, search: false, pictures: { drawn: 0, kept: 4, crowd: { subjects: 4321, limit: 500 } } } as const;
    expect(formatBuildReport(crowded, "dist")).toMatch(
      /\nSearch index: none\. Cards and icons: 0 drawn, 4 kept\. All pages share one card: 4,321 discussions and tags are more than 500\.$/,
    );
  });

  test("of `npm start` has one line for the open pages, and one for the others", () => {
    const lines = [describeOpenPages({ ...report, rendered: 0 }), describeOpenPages(report), describeReady(report)];
    expect(lines).toEqual([
      "No open page changed (1.3 s). The other pages follow; those that you open come first.",
      "Rendered 2 open pages (1.3 s). The other pages follow; those that you open come first.",
      "All 5 pages and the search index are ready; 2 rendered (1.3 s).",
    ]);
    expect(describeReady({ ...report, search: false })).toBe("All 5 pages are ready; 2 rendered (1.3 s).");
  });

  test("shows the written bytes in a fitting unit", () => {
    const sizes = [1, 999, 1000, 1_234_567].map(
      (bytes) => / written \((.+?)\),/.exec(formatBuildReport({ ...report, bytes }, "dist"))?.[1],
    );
    expect(sizes).toEqual(["1 byte", "999 bytes", "1.0 kB", "1.2 MB"]);
  });

  test("escapes control sequences", () => {
    expect(formatBuildReport(report, "a\u001b[31m")).toContain("a[U+001B][31m: 1 file");
  });
});

test("uses the plural form of each count", () => {
  expect([formatAmount(0, "file"), formatAmount(1, "file"), formatAmount(2, "reply", "replies")]).toEqual([
    "0 files",
    "1 file",
    "2 replies",
  ]);
});
