import { setTimeout } from "node:timers/promises";
import type { Page } from "playwright-core";
import { expect } from "vitest";

/** The visible text of an entry's time. Empty if it is hidden. */
export interface ShownTime {
  readonly age: string;
  readonly date: string;
}

/** The label in each entry's markup, visible or not, by the last segment of the entry's address. */
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

/** The visible time of the entry with this slug. */
export async function readShownTime(page: Page, slug: string): Promise<ShownTime> {
  return page.locator(`.entry:has(a[href$="/${encodeURIComponent(slug)}/"]) time`).evaluate((time) => {
    const read = (name: string) => {
      const part = time.querySelector<HTMLElement>(`.${name}`);
      return part?.checkVisibility() ? part.textContent : "";
    };
    return { age: read("age"), date: read("date") };
  });
}

/** Slugs of the visible entries, in order. */
export async function readShownSlugs(page: Page): Promise<readonly string[]> {
  return page.locator(".entry").evaluateAll((entries) =>
    entries.flatMap((entry) => {
      const address = entry.querySelector("a.title")?.getAttribute("href") ?? "";
      return entry.checkVisibility() ? [decodeURIComponent(address.split("/").at(-2) ?? "")] : [];
    }),
  );
}

/** Makes the page look hidden or visible, since all tabs of a headless browser are visible. */
export async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { value, configurable: true });
    Object.defineProperty(document, "visibilityState", { value: value ? "hidden" : "visible", configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  }, hidden);
}

/**
 * The markup of each visible entry by slug, with white space normalised, without the microdata:
 * only entries of the page itself describe something to search engines.
 */
export async function readRows(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.locator(".entry").evaluateAll((entries) =>
    Object.fromEntries(
      entries.flatMap((entry) => {
        const address = entry.querySelector("a.title")?.getAttribute("href") ?? "";
        const words = (entry.textContent ?? "").replace(/\s+/g, " ").trim();
        const shown = document.importNode(entry, true);
        for (const hidden of Array.from(shown.querySelectorAll("meta"))) hidden.remove();
        for (const element of [shown, ...Array.from(shown.querySelectorAll("*"))])
          for (const name of ["itemscope", "itemtype", "itemprop"]) element.removeAttribute(name);
        const row = `${shown.outerHTML.replace(/\s+/g, " ").replace(/> </g, "><")}\n${words}`;
        return entry.checkVisibility() ? [[decodeURIComponent(address.split("/").at(-2) ?? ""), row]] : [];
      }),
    ),
  );
}

/** The distance of the last visible entry from the top of the window, in pixels. */
export async function readLastTop(page: Page): Promise<number> {
  const last = page.locator(".entry:visible").last();
  return last.evaluate((entry) => entry.getBoundingClientRect().top);
}

/** Waits until the last entry is back at its place, within a pixel, as browsers round scrolling. */
export async function expectLastTop(page: Page, top: number): Promise<void> {
  await expect.poll(async () => Math.abs((await readLastTop(page)) - top)).toBeLessThan(1);
}

/** The time for which the button must not move, in milliseconds: several frames. */
const still = 100;

/**
 * Presses the button that shows more entries, once the page no longer moves. Entries get their
 * layout near the window, which could move the button between mouse down and mouse up. Waits
 * outside the page, since a test may have stopped the page's clock.
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
