import type { Page } from "playwright-core";

/** Something that changed in a page. */
export interface Change {
  /** The page's clock in milliseconds. */
  readonly at: number;
  /** Slug of the entry in which it lies; absent outside of one. */
  readonly slug?: string;
  /** Class of the changed element, or its name. */
  readonly part: string;
  /** What it says now. */
  readonly text: string;
}

/** Notes from now on everything that changes in the page: elements, texts and attributes. */
export async function watchChanges(page: Page): Promise<void> {
  await page.evaluate(() => {
    const changes: unknown[] = [];
    const note = ({ target }: MutationRecord) => {
      const element = target instanceof Element ? target : target.parentElement;
      const address = element?.closest(".entry")?.querySelector("a.title")?.getAttribute("href");
      const part = element?.className || target.nodeName;
      changes.push({ at: Date.now(), part, text: target.textContent, ...(address && { slug: address.split("/").at(-2) }) });
    };
    new MutationObserver((records) => records.forEach(note)).observe(document, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
    Object.assign(window, { changes });
  });
}

/** What changed since `watchChanges`, in order. */
export async function readChanges(page: Page): Promise<readonly Change[]> {
  return page.evaluate(() => Reflect.get(window, "changes"));
}
