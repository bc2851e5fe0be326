import { makeFolder } from "../../support/disk.ts";
import { findAll, findOne, readAttribute, readText } from "../../support/site/html.ts";
import { build, writeDiscussion } from "../../support/site/site.ts";
import type { FieldCase } from "../field-case.ts";

const body = `> [!Tip]
> پیش از نصب بخوانید

1. [x] نصب
2. [ ] آزمون

<details open><summary>خروجی</summary>

~~~
exit 1
~~~
</details>

کلید <kbd>F5</kbd>، آب H<sub>2</sub>O، متر m<sup>2</sup>، سطر<br>تازه :rocket: @mina #7 <!-- پنهان
--> آشکار

<img alt="نمودار" src=https://example.com/a.png width=20>

<marquee>قدیمی</marquee> \`<center>\`
`;

export const fieldCase: FieldCase = {
  behaviour: "reads the Markdown that people bring from GitHub, and shows other HTML as text with one note",
  observe: async () => {
    const site = await build(makeFolder({ "discussions/a.md": writeDiscussion({}, body) }));
    const page = findOne(site.page("/discussions/a/"), "div", { class: "prose" });
    const texts = findAll(page, "p").map(readText);
    const names = ["kbd", "sub", "sup", "br"].flatMap((name) => findAll(page, name).map(() => name));
    const feed: { items: { summary: string; content_html: string }[] } = JSON.parse(site.read("feed.json"));
    return {
      tasks: findAll(page, "span", { role: "img" }).map((box) => readAttribute(box, "aria-label") ?? ""),
      alert: readText(findOne(page, "div", { class: "alert tip" })).trim(),
      box: readText(findOne(page, "summary")),
      "box is open": readAttribute(findOne(page, "details"), "open") !== undefined,
      code: readText(findOne(page, "pre")).trim(),
      tags: names,
      picture: readText(findOne(page, "a", { class: "remote-picture" })),
      text: texts.find((text) => text.includes("کلید")) ?? "",
      "other HTML": texts.at(-1) ?? "",
      notes: site.notes.map(({ violation }) => violation.rule),
      excerpt: feed.items[0]?.summary ?? "",
      "feed has an alert as a quote": feed.items[0]?.content_html.includes("<blockquote>\n<p><strong>راهنمایی</strong></p>") === true,
    };
  },
  right: {
    tasks: ["انجام‌شده", "انجام‌نشده"],
    alert: "راهنمایی پیش از نصب بخوانید",
    box: "خروجی",
    "box is open": true,
    code: "exit 1",
    tags: ["kbd", "sub", "sup", "br"],
    picture: "تصویر: نمودار",
    text: "کلید F5، آب H2O، متر m2، سطر تازه 🚀 @mina #7 آشکار",
    "other HTML": "<marquee>قدیمی</marquee> <center>",
    notes: ["htmlAsText"],
    excerpt:
      "پیش از نصب بخوانید ☑ نصب ☐ آزمون خروجی exit 1 کلید F5، آب H2O، متر m2، سطر تازه 🚀 @mina #7 آشکار نمودار <marquee>قدیمی</marquee> <center>",
    "feed has an alert as a quote": true,
  },
};
