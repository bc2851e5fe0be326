import { setTimeout } from "node:timers/promises";
import type { Page } from "playwright-core";

/** How long the button is to stand where it is, in milliseconds: several frames. */
const still = 100;

/**
 * Presses the button below a listing that shows more entries, once the page stands still: entries are laid out when they come near, and a
 * mouse that presses in the same moment lets go where the button was. Waits outside the page, whose clock a test may have stopped.
 */
export async function showMore(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "نمایش بیشتر" });
  const readTop = async () => {
    await button.scrollIntoViewIfNeeded();
    return (await button.boundingBox())?.y;
  };
  let before: number | undefined;
  let top = await readTop();
  do {
    await setTimeout(still);
    before = top;
    top = await readTop();
  } while (top !== before);
  await button.click();
}
