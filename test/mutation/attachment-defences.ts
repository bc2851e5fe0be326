import type { Defence } from "./defence.ts";

const attachments = "test/hostile/attachments";

/** What a file beside a post may not be. */
export const attachmentDefences: readonly Defence[] = [
  {
    name: "an attachment is what its name says",
    code: "if (kind !== (isReadByHead(name) ? ending : undefined)) return",
    without: 'if (kind === "") return',
    tests: attachments,
  },
  {
    name: "no attachment that starts like HTML",
    code: 'if (startsLikeMarkup(bytes)) return { rule: "attachmentMayRun"',
    without: 'if (bytes.length < 0) return { rule: "attachmentMayRun"',
    tests: attachments,
  },
  {
    name: "no PDF with HTML at its start",
    code: 'return ending === "pdf" && markup.test(',
    without: 'return ending === "PDF" && markup.test(',
    tests: attachments,
  },
  {
    name: "no attachment with an ending inside its name that servers run",
    code: "if (hasUnknownEnding(name)) return { rule:",
    without: 'if (name === "") return { rule:',
    tests: attachments,
  },
  {
    name: "texts among attachments are UTF-8 without NUL",
    code: 'decoded.violation.rule === "carriageReturn" ? undefined : decoded',
    without: 'decoded.violation.rule !== "" ? undefined : decoded',
    tests: attachments,
  },
  {
    name: "browsers save attachments",
    code: "[attachmentHeader])",
    without: "[])",
    tests: attachments,
  },
];
