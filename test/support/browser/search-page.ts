import type { Page } from "playwright-core";
import * as fa from "../../../scripts/locale/fa.ts";
import { formatCount } from "../../../scripts/text/numbers.ts";
import { readShownSlugs } from "./listing-page.ts";

/** Types a query, presses Enter and waits until the page announces the number of results. */
export async function type(page: Page, query: string): Promise<void> {
  await page.locator("main input").fill(query);
  await page.locator("main input").press("Enter");
  await page.locator(".found bdi").filter({ hasText: query.trim() }).waitFor();
}

/** Waits until the page announces this number of results. Returns the visible slugs. */
export async function waitForResults(page: Page, count: number, query = ""): Promise<readonly string[]> {
  const forms = query === "" ? fa.filter.found : fa.search.found;
  await page
    .locator(".found")
    .filter({ hasText: formatCount(fa, forms, count).replace("{query}", query) })
    .waitFor();
  return readShownSlugs(page);
}

/** The marked words in the entry of a slug, in its title or its excerpt. */
export async function readMarks(page: Page, slug: string, part: "title" | "excerpt"): Promise<readonly string[]> {
  return page.locator(`.entry:has(a[href$="/${slug}/"]) .${part} mark`).allTextContents();
}
