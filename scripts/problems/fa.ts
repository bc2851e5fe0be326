import { digits, direction, grouping, language, plural } from "../locale/fa.ts";
import { addresses } from "./fa/addresses.ts";
import { attachments } from "./fa/attachments.ts";
import { contributions } from "./fa/contributions.ts";
import { dates, unclearTimes } from "./fa/dates.ts";
import { files } from "./fa/files.ts";
import { frontMatter } from "./fa/front-matter.ts";
import { links } from "./fa/links.ts";
import { posts } from "./fa/posts.ts";
import { settings, settingValues } from "./fa/settings.ts";
import { values } from "./fa/values.ts";
import type { ProblemWords } from "./violation.ts";

export const problems = {
  language,
  direction,
  digits,
  grouping,
  plural,
  rules: {
    ...files,
    ...attachments,
    ...frontMatter,
    ...posts,
    ...links,
    ...addresses,
    ...settings,
    ...contributions,
    ...values,
    ...unclearTimes,
    ...dates,
    ...settingValues,
  },
  subjects: {
    key: ({ key }) => `کلید \`${key}\``,
    inList: ({ key }) => `مقداری در \`${key}\``,
    field: ({ label }) => `خانهٔ \`${label}\``,
    inField: ({ label }) => `مقداری در خانهٔ \`${label}\``,
    tag: ({ label }) => `برچسب \`${label}\``,
  },
  skipped: (reason) => `کنار گذاشته شد: ${reason}`,
  closing: {
    problems: { other: "{count} خطا" },
    notes: { other: "{count} یادداشت" },
    files: { other: "{count} فایل" },
    ignored: { other: "{count} فایل که محتوا نیست نادیده گرفته شد" },
    discussions: { other: "{count} گفتگو" },
    sound: "{files}، {discussions}: بدون خطا.",
    nothingWritten: "چیزی در `{output}` نوشته نشد.",
    more: "و {count} مورد دیگر",
    asBefore: "{count} مانند پیش.",
    hide: "پنهان کردن",
    notWritten: "`{file}` نوشته نشد، چون پوشه‌اش اجازه نمی‌دهد. به پوشه‌اش اجازهٔ نوشتن بدهید (`chmod u+w`).",
    lines: { other: "{count} سطر تغییر می‌کند" },
    write: "تغییرها نوشته شوند؟",
    yes: "بله",
    no: "نه",
    changedMeanwhile: "`{file}` نوشته نشد، چون هنگام پرسش تغییر کرد. دستور را دوباره اجرا کنید.",
    fixed: "{file}: `{was}` به `{is}` تغییر کرد.",
  },
} satisfies ProblemWords;
