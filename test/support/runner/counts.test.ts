import { describe, expect, it } from "vitest";
import { countTests, formatCounts } from "./counts.ts";

const clean = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] };

describe("countTests", () => {
  it("counts passed, failed and skipped tests", () => {
    expect(countTests(clean, 0)).toEqual({ passed: 3, failed: 0, skipped: 2 });
  });

  it("counts a file that cannot load as one failure, and a file with failed tests by its tests", () => {
    const testResults = [
      { status: "failed", assertionResults: [] },
      { status: "failed", assertionResults: [{ status: "failed" }, { status: "passed" }] },
      { status: "passed", assertionResults: [{ status: "passed" }] },
    ];
    expect(countTests({ ...clean, numFailedTests: 1, testResults }, 1)).toEqual({ passed: 3, failed: 2, skipped: 2 });
  });

  it.each([1, null])("counts a failed run without a failed test as one failure (%s)", (status) => {
    expect(countTests(clean, status).failed).toBe(1);
  });

  it.each([undefined, {}, "text"])("counts a run without a report as one failure (%j)", (report) => {
    expect(countTests(report, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

describe("formatCounts", () => {
  it("includes skipped tests if there are any", () => {
    expect(formatCounts({ passed: 2, failed: 1, skipped: 0 })).toBe("2 passed, 1 failed");
    expect(formatCounts({ passed: 2, failed: 0, skipped: 4 })).toBe("2 passed, 0 failed, 4 skipped");
  });
});
