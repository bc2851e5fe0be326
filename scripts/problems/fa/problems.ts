import { digits, direction, grouping, language, plural } from "../../locale/fa.ts";
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
  skipped: (reason) => `کنار گذاشته شد: ${reason}`,
  closing: {
    problems: { other: "{count} خطا" },
    notes: { other: "{count} یادداشت" },
    files: { other: "{count} فایل" },
    discussions: { other: "{count} گفتگو" },
    sound: "{files}، {discussions}: بدون خطا.",
    nothingWritten: "چیزی در `{output}` نوشته نشد.",
    more: "و {count} مورد دیگر",
    hide: "پنهان کردن",
    notWritten: "`{file}` نوشته نشد، چون پوشه‌اش اجازه نمی‌دهد. به پوشه‌اش اجازهٔ نوشتن بدهید (`chmod u+w`).",
    mended: "{file}: `{was}` به `{is}` تغییر کرد.",
  },
};

function nameSubject(subject: Subject): string {
  switch (subject.kind) {
    case "key":
      return `کلید \`${subject.key}\``;
    case "inList":
      return `مقداری در \`${subject.key}\``;
    case "field":
      return `خانهٔ \`${subject.label}\``;
    case "inField":
      return `مقداری در خانهٔ \`${subject.label}\``;
    case "tag":
      return `برچسب \`${subject.label}\``;
  }
}
