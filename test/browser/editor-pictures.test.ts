import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OpenedEditor, openEditor } from "../support/browser/opened-editor.ts";
import { listFiles } from "../support/disk.ts";

const picture = readFileSync(".github/tag-page.png");

let editor: OpenedEditor;

beforeAll(async () => {
  const body = "![نما](b%20c.png)\n\n![نمای دیگر](d.png)\n";
  editor = await openEditor({
    "discussions/2026/a.md": `---\ntitle: یک\nauthor: نگار\ncreated: 2026-05-02\ntags: [js]\n---\n${body}`,
    "discussions/2026/a/b c.png": picture,
    "discussions/2026/a/d.png": picture,
  });
  await editor.logIn();
});

afterAll(() => editor?.close());

/** Natural widths of the pictures of the preview, in pixels. */
const measurePictures = () =>
  editor.page
    .frameLocator("iframe")
    .locator(".prose img")
    .evaluateAll((images) => images.map((image) => Reflect.get(image, "naturalWidth")));

describe("a picture in the web editor", () => {
  it("is shown as soon as its discussion opens, whatever its name", async () => {
    await editor.page.getByText("یک", { exact: true }).click();
    await expect.poll(measurePictures, { timeout: 20_000 }).toEqual([1176, 1176]);
  });

  it("is stored beside a new discussion, which passes check", async () => {
    const { page, field } = editor;
    await page.evaluate(() => location.assign("#/collections/discussions"));
    await page.getByText("+ گفتگو").click();
    await field("عنوان").fill("پرسش با تصویر");
    await field("نویسنده").fill("سارا");
    await field("برچسب‌ها").fill("js");
    await editor.typeBody("متن.");
    await page.getByRole("switch").first().click();
    await page.getByTitle("افزودن کامپوننت").click();
    await page.getByText("تصویر", { exact: true }).click();
    await page.getByText("انتخاب تصویر").click();
    await page.locator("input[type=file]").last().setInputFiles({ name: "نمای (۱).png", mimeType: "image/png", buffer: picture });
    await page.getByText("گذاشتن در متن").click();
    await field("آنچه دیده می‌شود").fill("نما [۱]");
    await editor.publish();
    const name = "discussions/2026/پرسش-با-تصویر";
    expect(editor.read(`${name}.md`)).toMatch(/\n---\n!\[نما ۱\]\(نمای-۱-\.png\)\n+متن\.\n$/);
    expect(listFiles(editor.content)).toContain(`${name}/نمای-۱-.png`);
    expect(editor.load().entries).toHaveLength(2);
  });
});
