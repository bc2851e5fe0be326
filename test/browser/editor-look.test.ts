import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type OpenedEditor, openEditor } from "../support/browser/opened-editor.ts";

let editor: OpenedEditor;

beforeAll(async () => {
  editor = await openEditor({ "discussions/2026/a.md": "---\ntitle: یک\nauthor: نگار\ncreated: 2026-05-02\ntags: [js]\n---\nمتن.\n" });
  await editor.logIn();
  await editor.page.getByText("یک", { exact: true }).click();
});

afterAll(() => editor?.close());

describe.each([360, 1280])("the web editor on a screen of %i pixels", (width) => {
  beforeEach(() => editor.page.setViewportSize({ width, height: 740 }));

  it("shows its whole toolbar without overlaps", async () => {
    const bar = editor.page.locator("[class*='-ToolbarContainer']");
    const parts = [bar.getByText("تغییری نیست"), bar.getByText("منتشر شده", { exact: true }), bar.getByText("حذف نوشته")];
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    expect(boxes.every((box) => box && box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + box.height <= 66)).toBe(true);
    // From right to left.
    const [status, state, remove] = boxes.map((box) => ({ start: box?.x ?? 0, end: (box?.x ?? 0) + (box?.width ?? 0) }));
    expect([state?.end, remove?.end].every((end, index) => (end ?? 0) < ([status, state][index]?.start ?? 0))).toBe(true);
    expect(await bar.getByText("بازگشت به گفتگوها").count()).toBe(1);
  });

  it("shows notices from right to left, beside the publish button", async () => {
    await editor.field("برچسب‌ها").fill("، ");
    await editor.askToPublish();
    const notice = editor.page.locator(".Toastify__toast").last();
    await notice.waitFor();
    expect(await notice.evaluate((element) => getComputedStyle(element).direction)).toBe("rtl");
    // It comes in from the side.
    const isWhole = async () => {
      const box = await notice.boundingBox();
      return box !== null && box.x >= 0 && box.x + box.width <= width && box.y > 370;
    };
    await expect.poll(isWhole, { timeout: 20_000 }).toBe(true);
    await editor.field("برچسب‌ها").fill("js");
    await editor.publish();
  });
});

it("the web editor writes the site's address and times from left to right", async () => {
  const readDirection = (element: Element) => getComputedStyle(element).direction;
  expect(await editor.page.locator("a[class*='SiteLink']").evaluate(readDirection)).toBe("ltr");
  expect(await editor.page.frameLocator("iframe").getByText("2026-05-02").evaluate(readDirection)).toBe("ltr");
});
