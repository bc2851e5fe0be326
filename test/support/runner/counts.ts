import { z } from "zod";

/** The part of vitest's JSON report that the counts need. */
const reported = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
});

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/**
 * Counts tests. A file that fails without a failed test counts as one failure. So does a run that
 * fails without a failed test or writes no report.
 *
 * @param report vitest's JSON report, parsed. Undefined if there is none.
 * @param status the exit status of vitest.
 */
export function countTests(report: unknown, status: number | null): Counts {
  const { success, data } = reported.safeParse(report);
  if (!success) return { passed: 0, failed: 1, skipped: 0 };
  const brokenFiles = data.testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  );
  const failed = data.numFailedTests + brokenFiles.length;
  return {
    passed: data.numPassedTests,
    failed: failed === 0 && status !== 0 ? 1 : failed,
    skipped: data.numPendingTests + data.numTodoTests,
  };
}

/**
 * @example
 * formatCounts({ passed: 12, failed: 0, skipped: 1 }) // => "12 passed, 0 failed, 1 skipped"
 */
export function formatCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
