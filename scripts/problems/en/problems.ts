import { digits, direction, grouping, language, plural } from "../../locale/en.ts";
import type { ProblemWords } from "../problem-words.ts";
import type { Subject } from "../violation.ts";
import { dates } from "./dates.ts";
import { files } from "./files.ts";
import { frontMatter } from "./front-matter.ts";
import { keys } from "./keys.ts";
import { posts } from "./posts.ts";
import { settings } from "./settings.ts";
import { values } from "./values.ts";

export const problems: ProblemWords = {
  language,
  direction,
  digits,
  grouping,
  plural,
  rules: { ...files, ...frontMatter, ...keys, ...values, ...dates, ...posts, ...settings },
  subject: nameSubject,
  skipped: (reason) => `held back: ${reason}`,
  closing: {
    problems: { one: "{count} problem", other: "{count} problems" },
    notes: { one: "{count} note", other: "{count} notes" },
    files: { one: "{count} file", other: "{count} files" },
    discussions: { one: "{count} discussion", other: "{count} discussions" },
    sound: "{files}, {discussions}: no problem.",
    nothingWritten: "Nothing was written to `{output}`.",
    more: "and {count} more",
    hide: "Hide",
    notWritten: "`{file}` was not written: its folder gives no permission. Give it permission to be written to (`chmod u+w`).",
    mended: "{file}: `{was}` is now `{is}`.",
  },
};

function nameSubject(subject: Subject): string {
  switch (subject.kind) {
    case "key":
      return `\`${subject.key}\``;
    case "inList":
      return `a value in \`${subject.key}\``;
    case "field":
      return `the field \`${subject.label}\``;
    case "inField":
      return `a value in the field \`${subject.label}\``;
    case "tag":
      return `the tag \`${subject.label}\``;
  }
}
