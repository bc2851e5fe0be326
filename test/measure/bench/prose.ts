import type { Dice } from "../../support/dice.ts";

const openings = ["چرا", "چطور", "آیا", "کِی", "در پروژهٔ ما", "بعد از به‌روزرسانی", "وقتی بار زیاد می‌شود", "پیش از انتشار"];
const subjects = [
  "صف پیام",
  "فهرست گفتگوها",
  "پایگاه‌داده",
  "حافظهٔ نهان",
  "درخواست کاربر",
  "شاخص جدول",
  "صفحهٔ ورود",
  "تاریخ شمسی",
  "API عمومی",
];
const places = ["روی سرور تازه", "در مرورگر", "پشت nginx", "با PHP 8", "در آزمون‌ها", "روی گوشی", "در نسخهٔ ۱۲"];
const verbs = ["کند می‌شود", "درست کار می‌کند", "خطا می‌دهد", "دو بار اجرا می‌شود", "خالی می‌ماند", "به هم می‌ریزد", "از یاد می‌رود"];
const code = [
  "```js\nconst page = await load(cursor, 50);\nfor (const row of page) show(row);\n```",
  "```sql\nSELECT id, title FROM talks\nWHERE updated < :at ORDER BY updated DESC LIMIT 50;\n```",
  "```php\n$rows = $table->where('status', 'open')->paginate(20);\nreturn view('talks', compact('rows'));\n```",
];

/** A sentence without a full stop, usable as a title. */
export function writeSentence(dice: Dice): string {
  return [openings, subjects, places, verbs].map((words) => words[dice(words.length)]).join(" ");
}

/** Markdown of the given number of blocks: paragraphs, and some code, lists, quotes and links. */
export function writeBody(dice: Dice, blocks: number): string {
  return Array.from({ length: blocks }, () => `${writeBlock(dice)}\n`).join("\n");
}

function writeBlock(dice: Dice): string {
  const sentences = (count: number) => Array.from({ length: count }, () => `${writeSentence(dice)}.`);
  switch (dice(8)) {
    case 0:
      return code[dice(code.length)] ?? "";
    case 1:
      return sentences(3)
        .map((line) => `- ${line}`)
        .join("\n");
    case 2:
      return `> ${sentences(2).join(" ")}`;
    case 3:
      return `${sentences(2).join(" ")} [راهنمای ${dice(100)}](https://example.org/guide/${dice(100)}) را هم ببینید؛ \`limit ${dice(90)}\` **مهم** است.`;
    default:
      return sentences(3 + dice(4)).join(" ");
  }
}
