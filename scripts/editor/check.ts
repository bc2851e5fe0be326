import { findUpdateViolations } from "../content/parse/check-update.ts";
import { readViolation } from "../content/parse/fields/common-fields.ts";
import { buildDiscussionBasics } from "../content/parse/fields/discussion-fields.ts";
import { describeViolation, type ProblemWords } from "../problems/violation.ts";
import type { DateConvention } from "../text/dates.ts";

/** Checks a post in the editor by the rules of `check`, before the post is saved. */
export interface EditorCheck {
  /**
   * What is wrong with the value of a key, in the words of `check`; undefined if nothing is, and
   * for unknown keys.
   */
  readonly checkValue: (key: string, value: unknown) => string | undefined;
  /** What is wrong between the fields of an update, each of which is valid alone. */
  readonly checkUpdate: (read: (key: string) => string | undefined) => "loneUpdate" | "earlyUpdate" | undefined;
}

export function createEditorCheck(convention: DateConvention, words: ProblemWords): EditorCheck {
  const { shape } = buildDiscussionBasics(convention);
  const { title, author, created, tags, updated, updatedBy } = shape;
  const fields = new Map(Object.entries({ title, author, created, tags, updated, updatedBy }));
  return {
    checkValue: (key, value) => {
      const violation = fields.get(key)?.safeParse(value).error?.issues.map(readViolation).find(Boolean);
      if (!violation) return undefined;
      const { reason, fix } = describeViolation(violation, words);
      // The engine shows plain text: backticks would be visible.
      return `${reason}. ${fix}`.replaceAll("`", "");
    },
    checkUpdate: (read) => {
      const [first] = findUpdateViolations({ readKey: read, hasKey: (key) => read(key) !== undefined }, convention);
      if (!first) return undefined;
      return first.violation.rule === "updatedBeforeCreated" ? "earlyUpdate" : "loneUpdate";
    },
  };
}
