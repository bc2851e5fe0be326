import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OpenedEditor, openEditor } from "../support/browser/opened-editor.ts";
import { listFiles } from "../support/disk.ts";

const written = `---
title: "صفحه‌بندی با offset کند است؟"
author: نگار
created: 1405/02/12 10:30
tags: [3.10, no]
answer: 1-sara.md
redirectFrom: [/d/42/]
---
درود. جدول *خیلی* بزرگ است[^1].

* یک

[^1]: ده میلیون ردیف
`;

let editor: OpenedEditor;
/** The link of a discussion to its reply form. */
let replyAddress: string;

beforeAll(async () => {
  editor = await openEditor({
    "discussions/2026/صفحه‌بندی.md": written,
    "discussions/2026/صفحه‌بندی/1-sara.md": "---\nauthor: سارا\ncreated: 2026-05-03\n---\nاز cursor استفاده کنید.\n",
  });
});

afterAll(() => editor?.close());

describe("an author in the web editor", () => {
  it("logs in and finds the discussions of the site, in Persian", async () => {
    await editor.logIn();
    await editor.page.getByText("صفحه‌بندی با offset کند است؟").waitFor();
    expect(await editor.page.locator("main li").count()).toBe(1);
    expect(await editor.page.getByRole("heading").allTextContents()).toEqual(expect.arrayContaining(["نوشته‌ها", "گفتگوها"]));
  });

  it("writes a discussion, which is checked and listed", async () => {
    await editor.page.getByText("+ گفتگو").click();
    await editor.field("عنوان").fill("چرا «صفحه‌بندي» در MySQL ۸ کند شد؟");
    await editor.field("نویسنده").fill("سارا کوهی");
    await editor.field("برچسب‌ها").pressSequentially("3");
    expect(
      await editor.page.locator("datalist option").evaluateAll((options) => options.map((option) => option.getAttribute("value"))),
    ).toEqual(["3.10"]);
    await editor.field("برچسب‌ها").fill("3.10، mysql");
    await editor.typeBody("نیم‌فاصله‌ها **می‌مانند**.\n\n```js\nlet a = 1;\n```\n\nدوم.");
    const code = editor.page.frameLocator("iframe").locator(".prose pre");
    expect(await code.evaluate((block) => getComputedStyle(block).direction)).toBe("ltr");
    await editor.publish();
    expect(editor.read("discussions/2026/چرا-صفحه‌بندی-در-mysql-۸-کند-شد.md")).toBe(
      `---
title: "چرا «صفحه‌بندي» در MySQL ۸ کند شد؟"
author: سارا کوهی
created: "2026-11-27 04:30"
tags: ["3.10", mysql]
---
نیم‌فاصله‌ها **می‌مانند**.

\`\`\`js
let a = 1;
\`\`\`

دوم.
`,
    );
    expect(editor.load().entries.map(({ discussion }) => discussion.title)).toEqual([
      "چرا «صفحه‌بندي» در MySQL ۸ کند شد؟",
      "صفحه‌بندی با offset کند است؟",
    ]);
  });

  it("edits a discussion by the link on its page, and changes nothing else", async () => {
    await editor.page.goto(`${editor.url}discussions/صفحه‌بندی/`);
    replyAddress = (await editor.page.getByRole("link", { name: "پاسخ دادن" }).getAttribute("href")) ?? "";
    await editor.page.getByRole("link", { name: "پیشنهاد ویرایش" }).click();
    await editor.typeBody("\nافزوده.");
    await editor.publish();
    const same = written.replace("1405/02/12 10:30", '"2026-05-02 10:30"').replace("[3.10,", '["3.10",').replace(" no]", ' "no"]');
    expect(editor.read("discussions/2026/صفحه‌بندی.md")).toBe(
      `${same.replace("answer: 1-sara.md", 'answer: "1-sara.md"').replace("[/d/42/]", '["/d/42/"]')}\nافزوده.\n`,
    );
    expect(editor.load().entries.find(({ discussion }) => discussion.slug === "صفحه‌بندی")?.solved).toBe(true);
  });

  it("answers a discussion by the link on its page", async () => {
    const { hash } = new URL(replyAddress, editor.url);
    await editor.page.evaluate((state) => location.assign(state), hash);
    await editor.page.getByText("صفحه‌بندی با offset کند است؟").waitFor();
    expect(await editor.page.getByText("در پاسخ به").textContent()).toBe("در پاسخ به");
    await editor.field("نویسنده").fill("آرش");
    await editor.typeBody("پاسخ من.");
    await editor.publish();
    await editor.page.locator("input[readonly]").waitFor();
    expect(await editor.field("در پاسخ به").inputValue()).toBe("صفحه‌بندی");
    const [name = ""] = listFiles(editor.content).filter((path) => path.endsWith("آرش.md"));
    expect(name).toBe("discussions/2026/صفحه‌بندی/202611270430-آرش.md");
    expect(editor.read(name)).toBe(`---\nauthor: آرش\ncreated: "2026-11-27 04:30"\ndiscussion: صفحه‌بندی\n---\nپاسخ من.\n`);
    expect(editor.load().entries.map(({ replies }) => replies)).toEqual([0, 2]);
  });

  it("causes no request to another host and no policy violation", () => {
    expect([...editor.watched.hosts].sort()).toEqual([new URL(editor.url).host, "localhost:8081"].sort());
    expect(editor.watched.violations).toEqual([]);
    // The editor requests the name of a new file. The name is free if the answer is 404.
    expect(editor.watched.errors.filter((error) => !error.includes("404"))).toEqual([]);
  });
});
