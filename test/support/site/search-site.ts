import type { Files } from "../disk.ts";
import { writeDiscussion, writeReply } from "./site.ts";

/** The same words in three discussions, as three authors write them. */
export const spellings = {
  held: ["می\u200cخواهم", "نمی\u200cدانم", "کتاب\u200cها", "بزرگ\u200cتر", "رفته\u200cام", "گفت\u200cوگو", "مسئله", "۱۲۳۴"],
  joined: ["میخواهم", "نمیدانم", "کتابها", "بزرگتر", "رفتهام", "گفتگو", "مسأله", "1234"],
  apart: ["مي خواهم", "نمي دانم", "كتاب ها", "بزرگ تر", "رفته ام", "گفت و گو", "مساله", "١٢٣٤"],
} as const;

/** Slugs of the discussions of `writeSearchContent` with «فراوان», newest first. */
export const plenty = Array.from({ length: 23 }, (_, index) => `plenty-${index}`);

/** A forum in which each word occurs only where its test expects it. */
export function writeSearchContent(): Files {
  const spelled = Object.entries(spellings).map(([slug, words]) => [slug, writeDiscussion({ title: slug }, `یک ${words.join("، ")}.`)]);
  const many = plenty.map((slug, index) => {
    const created = `${index < 12 ? 2026 : 2024}-01-${String(31 - index).padStart(2, "0")}`;
    const tags = index % 3 === 0 ? '[vue, "C#"]' : "[php]";
    return [slug, writeDiscussion({ title: slug, created, tags, status: index % 5 === 4 ? "closed" : "published" }, "چیزهای فراوان.")];
  });
  const posts: Readonly<Record<string, string>> = {
    ...Object.fromEntries([...spelled, ...many]),
    "rank-once": writeDiscussion({ title: "تازه", created: "2026-03-03" }, `رتبه ${"و چیزهای دیگر ".repeat(30)}`),
    "rank-title": writeDiscussion({ title: "رتبه در عنوان", created: "2026-03-01" }, "متن دیگری."),
    "rank-often": writeDiscussion({ title: "کهنه", created: "2026-03-02" }, `رتبه رتبه رتبه ${"و چیزهای دیگر ".repeat(10)}`),
    draft: writeDiscussion({ title: "پنهان", status: "draft" }, "زیرزمین"),
    hostile: writeDiscussion(
      { title: "'<img src=x onerror=alert(1)> خطرناک'", author: "'<b>ناشناس</b>'" },
      "متن <script>alert(1)</script> خطرناک `<i>code</i>` است.",
    ),
    parts: writeDiscussion({ title: "جاها", author: "گلنار", tags: "[ویژگی]" }, "```php\n$users->simplePaginate(15);\n```"),
  };
  return {
    ...Object.fromEntries(Object.entries(posts).map(([slug, text]) => [`discussions/${slug}.md`, text])),
    "discussions/parts/1-a.md": writeReply({}, "| ستون |\n|---|\n| زیتون |"),
    "pages/about.md": "---\ntitle: درباره\n---\nآبشار\n",
    "site.yaml": "description: توضیحات\n",
  };
}
