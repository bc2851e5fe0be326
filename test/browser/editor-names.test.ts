import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OpenedEditor, openEditor } from "../support/browser/opened-editor.ts";
import { listFiles } from "../support/disk.ts";

const odd = "Node.js--یک‌بار-Ä";

let editor: OpenedEditor;

beforeAll(async () => {
  const post = (title: string) => `---\ntitle: ${title}\nauthor: نگار\ncreated: 2026-05-02\ntags: [js]\n---\nمتن.\n`;
  editor = await openEditor({
    [`discussions/${odd}.md`]: post("نام ناجور"),
    "discussions/2025/پرسش.md": post("پرسش کهنه"),
    "discussions/2026/a.md": post("یک"),
  });
  // The editor asks whether to restore the text of the test before. Decline.
  editor.page.on("dialog", (dialog) => dialog.accept());
  await editor.logIn();
  await editor.page.getByText("نام ناجور").waitFor();
});

afterAll(() => editor?.close());

async function answer(slug: string): Promise<void> {
  await editor.page.goto(`${editor.url}discussions/${encodeURIComponent(slug)}/`);
  await editor.page.getByRole("link", { name: "پاسخ دادن" }).click();
  await editor.field("نویسنده").fill("آرش");
  await editor.typeBody("پاسخ من.");
  await editor.publish();
}

const listReplies = () => listFiles(editor.content).filter((path) => path.endsWith("آرش.md") || /آرش-\d\.md$/.test(path));

describe("a reply in the web editor", () => {
  const path = `discussions/${odd}/202611270430-آرش.md`;

  it("reaches a discussion with capitals, dots and hyphens in its name, in any folder", async () => {
    await answer(odd);
    expect(listReplies()).toEqual([path]);
    expect(editor.load().entries.find(({ discussion }) => discussion.slug === odd)?.replies).toBe(1);
  });

  it("never overwrites another reply", async () => {
    await answer(odd);
    expect(listReplies().sort()).toEqual([`discussions/${odd}/202611270430-آرش-1.md`, path]);
  });

  it("is changed and removed where it was written", async () => {
    await editor.page.reload();
    await editor.page.getByText("پاسخ من.").first().waitFor();
    await editor.typeBody("\nافزوده.");
    await editor.publish();
    expect(editor.read(`discussions/${odd}/202611270430-آرش-1.md`)).toMatch(/\nپاسخ من\.\n+افزوده\.\n$/);
    expect(listReplies()).toHaveLength(2);
    const sent = editor.page.waitForResponse((response) => response.request().postData()?.includes('"deleteFiles"') ?? false);
    await editor.page.getByText("حذف نوشته").click();
    await (await sent).finished();
    expect(listReplies()).toEqual([path]);
  });

  it("is listed from every folder depth", async () => {
    await answer("a");
    expect(listReplies()).toContain("discussions/2026/a/202611270430-آرش.md");
    await editor.page.goto(`${editor.url}admin/#/collections/replies`);
    await editor.page.reload();
    await editor.page.getByText("2026/a: آرش").waitFor();
    expect(await editor.page.locator("main li").allTextContents()).toEqual(
      expect.arrayContaining([expect.stringContaining("2026/a: آرش"), expect.stringContaining(`${odd}: آرش`)]),
    );
  });
});

describe("a discussion in the web editor", () => {
  it("gets a name that no older or newer discussion has", async () => {
    for (const title of ["پرسش", "A", "A"]) {
      await editor.page.evaluate(() => location.assign("#/collections/discussions"));
      await editor.page.getByText("+ گفتگو").click();
      await editor.field("عنوان").fill(title);
      await editor.field("نویسنده").fill("سارا");
      await editor.field("برچسب‌ها").fill("js");
      await editor.typeBody("متن.");
      await editor.publish();
    }
    const added = listFiles(editor.content).filter((path) => /^discussions\/2026\/[^/]+\.md$/.test(path));
    expect(added.sort()).toEqual([
      "discussions/2026/a-2-1.md",
      "discussions/2026/a-2.md",
      "discussions/2026/a.md",
      "discussions/2026/پرسش-2.md",
    ]);
    expect(editor.load().entries).toHaveLength(6);
  });
});

describe("an address of the web editor", () => {
  it("opens its discussion even after another editor address in the same tab", async () => {
    const open = (name: string) => editor.page.evaluate((to) => location.assign(`#/collections/discussions/entries/${to}`), name);
    await open("2026/a");
    await expect.poll(() => editor.field("عنوان").inputValue()).toBe("یک");
    await open("2025/پرسش");
    await expect.poll(() => editor.field("عنوان").inputValue()).toBe("پرسش کهنه");
  });
});
