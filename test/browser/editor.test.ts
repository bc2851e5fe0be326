import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadForum } from "../../scripts/commands/load-forum.ts";
import type { ServedFolder } from "../../scripts/serve/serve-folder.ts";
import { openBrowser, openPage, type WatchedPage } from "../setup/browser.ts";
import { listFiles, makeFolder, writeFiles } from "../setup/disk.ts";
import { answerEditor } from "../setup/editor-backend.ts";
import { serveContent } from "../setup/served-site.ts";
import { now } from "../setup/site.ts";

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

let browser: Browser;
let site: ServedFolder;
let root: string;
let watched: WatchedPage;
let page: Page;
/** Where a discussion says that it is answered. */
let replyAddress: string;

beforeAll(async () => {
  root = makeFolder();
  writeFiles(join(root, "content"), {
    "site.yaml": "editor: { backend: local }\n",
    "discussions/2026/صفحه‌بندی.md": written,
    "discussions/2026/صفحه‌بندی/1-sara.md": "---\nauthor: سارا\ncreated: 2026-05-03\n---\nاز cursor استفاده کنید.\n",
  });
  [browser, site] = await Promise.all([openBrowser(), serveContent(join(root, "content"))]);
  watched = await openPage(browser, { viewport: { width: 1280, height: 1000 } });
  page = watched.page;
  await page.clock.setFixedTime((now + 3600) * 1000);
  await answerEditor(page, root);
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const read = (path: string) => readFileSync(join(root, "content", path), "utf8");

/** Reads the content as a build does an hour later. */
function load() {
  const loaded = loadForum({ content: join(root, "content"), clock: now + 7200, skipBroken: false });
  expect([...loaded.problems, ...loaded.notes]).toEqual([]);
  return loaded.forum;
}

const field = (label: string) => page.getByLabel(label, { exact: false }).first();

/** Puts the cursor at the end of the post, and types. */
async function typeBody(text: string): Promise<void> {
  await page.locator(".cms-editor-raw [data-slate-editor]").click();
  await page.keyboard.press("Control+End");
  await page.keyboard.insertText(text);
}

async function publish(): Promise<void> {
  await page.getByText("انتشار", { exact: true }).click();
  const sent = page.waitForResponse((response) => response.request().postData()?.includes('"persistEntry"') ?? false);
  await page.getByText("همین حالا منتشر شود").click();
  await (await sent).finished();
}

describe("an author in the web editor", () => {
  it("logs in, and finds the discussions of the site, in Persian", async () => {
    await page.goto(`${site.url}admin/`);
    await page.getByRole("button", { name: "ورود" }).click();
    await page.getByText("صفحه‌بندی با offset کند است؟").waitFor();
    expect(await page.locator("main li").count()).toBe(1);
    expect(await page.getByRole("heading").allTextContents()).toEqual(expect.arrayContaining(["نوشته‌ها", "گفتگوها"]));
  });

  it("writes a discussion, which is checked and listed", async () => {
    await page.getByText("+ گفتگو").click();
    await field("عنوان").fill("چرا «صفحه‌بندي» در MySQL ۸ کند شد؟");
    await field("نویسنده").fill("سارا کوهی");
    await field("برچسب‌ها").pressSequentially("3");
    expect(await page.locator("datalist option").evaluateAll((options) => options.map((option) => option.getAttribute("value")))).toEqual([
      "3.10",
    ]);
    await field("برچسب‌ها").fill("3.10، mysql");
    await typeBody("نیم‌فاصله‌ها **می‌مانند**.\n\n```js\nlet a = 1;\n```\n\nدوم.");
    const code = page.frameLocator("iframe").locator(".prose pre");
    expect(await code.evaluate((block) => getComputedStyle(block).direction)).toBe("ltr");
    await publish();
    expect(read("discussions/2026/چرا-صفحه‌بندی-در-mysql-۸-کند-شد.md")).toBe(
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
    expect(load().entries.map(({ discussion }) => discussion.title)).toEqual([
      "چرا «صفحه‌بندي» در MySQL ۸ کند شد؟",
      "صفحه‌بندی با offset کند است؟",
    ]);
  });

  it("changes a discussion that its own page leads to, and nothing but what was changed", async () => {
    await page.goto(`${site.url}discussions/صفحه‌بندی/`);
    replyAddress = (await page.getByRole("link", { name: "پاسخ دادن" }).getAttribute("href")) ?? "";
    await page.getByRole("link", { name: "پیشنهاد ویرایش" }).click();
    await typeBody("\nافزوده.");
    await publish();
    const same = written.replace("1405/02/12 10:30", '"2026-05-02 10:30"').replace("[3.10,", '["3.10",').replace(" no]", ' "no"]');
    expect(read("discussions/2026/صفحه‌بندی.md")).toBe(
      `${same.replace("answer: 1-sara.md", 'answer: "1-sara.md"').replace("[/d/42/]", '["/d/42/"]')}\nافزوده.\n`,
    );
    expect(load().entries.find(({ discussion }) => discussion.slug === "صفحه‌بندی")?.solved).toBe(true);
  });

  it("answers a discussion that its own page leads to", async () => {
    const { hash } = new URL(replyAddress, site.url);
    await page.evaluate((state) => location.assign(state), hash);
    await page.getByText("صفحه‌بندی با offset کند است؟").waitFor();
    await field("نویسنده").fill("آرش");
    await typeBody("پاسخ من.");
    await publish();
    const [name = ""] = listFiles(join(root, "content")).filter((path) => path.endsWith("آرش.md"));
    expect(name).toBe("discussions/2026/صفحه‌بندی/202611270430-آرش.md");
    expect(read(name)).toBe(`---\nauthor: آرش\ncreated: "2026-11-27 04:30"\ndiscussion: صفحه‌بندی\n---\nپاسخ من.\n`);
    expect(load().entries.map(({ replies }) => replies)).toEqual([0, 2]);
  });

  it("asks no other host, and breaks no rule of the page's policy", () => {
    expect([...watched.hosts].sort()).toEqual([new URL(site.url).host, "localhost:8081"].sort());
    expect(watched.violations).toEqual([]);
    // The name of what is new is asked for, and free where there is no such page.
    expect(watched.errors.filter((error) => !error.includes("404"))).toEqual([]);
  });
});
