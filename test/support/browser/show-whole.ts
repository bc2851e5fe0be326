import type { Page } from "playwright-core";

/** Makes the window as high as the page, since entries out of sight have neither place nor text; gives back how to undo it. */
export async function showWhole(page: Page): Promise<() => Promise<void>> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ ...size, height: 10_000 });
  // A picture is drawn of frames; scripts, which could wait for these, may be off.
  for (let frame = 0; frame < 2; frame++) await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
  return () => page.setViewportSize(size);
}
