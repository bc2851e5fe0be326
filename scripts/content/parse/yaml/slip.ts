import type { Violation } from "../../../problems/violation.ts";

/** A character that a program put in place of one that YAML needs. */
export interface Slip {
  /** In UTF-16 units, as `end`. */
  readonly start: number;
  readonly end: number;
  readonly violation: Violation;
  /** What to write from `start` to `end`; absent if nobody knows. */
  readonly right?: string;
}
