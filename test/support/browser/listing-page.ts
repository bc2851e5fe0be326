import { setTimeout } from "node:timers/promises";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** What a reader sees of the time of an entry; empty where it is not shown. */
export interface ShownTime {
  readonly age: string;
  readonly date: string;
}

/** The label that stands in each entry's markup, shown or not, by the last part of the entry's address. */
export async function readLabels(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.locator(".entry").evaluateAll((entries) =>
    Object.fromEntries(
      entries.map((entry) => {
        const address = entry.querySelector("a.title")?.getAttribute("href") ?? "";
        return [decodeURIComponent(address.split("/").at(-2) ?? ""), entry.querySelector(".age")?.textContent ?? ""];
      }),
    ),
  );
}

/** What is shown of the time of the entry with this slug. */
export async function readShownTime(page: Page, slug: string): Promise<ShownTime> {
  return page.locator(`.entry:has(a[href$="/${encodeURIComponent(slug)}/"]) time`).evaluate((time) => {
    const read = (name: string) => {
      const part = time.querySelector<HTMLElement>(`.${name}`);
      return part?.checkVisibility() ? part.textContent : "";
    };
    return { age: read("age"), date: read("date") };
  });
}

/** Slugs of the entries that are shown, in order. */
export async function readShownSlugs(page: Page): Promise<readonly string[]> {
  return page.locator(".entry").evaluateAll((entries) =>
    entries.flatMap((entry) => {
      const address = entry.querySelector("a.title")?.getAttribute("href") ?? "";
      return entry.checkVisibility() ? [decodeURIComponent(address.split("/").at(-2) ?? "")] : [];
    }),
  );
}

/** Tells the page that it is hidden, or shown again; the tabs of a headless browser are all shown. */
export async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { value, configurable: true });
    Object.defineProperty(document, "visibilityState", { value: value ? "hidden" : "visible", configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  }, hidden);
}

/** The markup of each entry that is shown, by slug; how it is broken into lines, and the spaces between elements, do not count. */
export async function readRows(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.locator(".entry").evaluateAll((entries) =>
    Object.fromEntries(
      entries.flatMap((entry) => {
        const address = entry.querySelector("a.title")?.getAttribute("href") ?? "";
        const words = (entry.textContent ?? "").replace(/\s+/g, " ").trim();
        const row = `${entry.outerHTML.replace(/\s+/g, " ").replace(/> </g, "><")}\n${words}`;
        return entry.checkVisibility() ? [[decodeURIComponent(address.split("/").at(-2) ?? ""), row]] : [];
      }),
    ),
  );
}

/** How far the last entry that is shown is from the top of the screen, in pixels. */
export async function readLastTop(page: Page): Promise<number> {
  const last = page.locator(".entry:visible").last();
  return last.evaluate((entry) => entry.getBoundingClientRect().top);
}

/** Waits until the last entry stands where it stood: browsers scroll by whole pixels, and what is above it has parts of one. */
export async function expectLastTop(page: Page, top: number): Promise<void> {
  await expect.poll(async () => Math.abs((await readLastTop(page)) - top)).toBeLessThan(1);
}

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
