import type { Page } from "playwright-core";
import * as en from "../../../scripts/locale/en.ts";
import * as fa from "../../../scripts/locale/fa.ts";
import { formatCount } from "../../../scripts/text/numbers.ts";
import type { Question, Search } from "../search/golden.ts";
import { openBrowser, openPage } from "./browser.ts";
import { readShownSlugs } from "./listing-page.ts";
import { serveContent } from "./served-site.ts";

/** Builds a content folder, and searches it with the search page in a browser. */
export async function openSearchPage(content: string): Promise<{ readonly search: Search; readonly close: () => Promise<void> }> {
  const [site, browser] = await Promise.all([serveContent(content), openBrowser()]);
  const { page } = await openPage(browser);
  await page.goto(`${site.url}search/`);
  return {
    search: async (question) => {
      await askPage(page, question);
      const count = await readCount(page);
      // The closest results follow.
      return { count, slugs: (await readShownSlugs(page)).slice(0, count) };
    },
    close: async () => {
      await Promise.all([browser.close(), site.close()]);
    },
  };
}

/**
 * Moves the search page to the address of a question, as the history does, and waits for the
 * answer.
 *
 * @throws if the form does not offer a choice.
 */
async function askPage(page: Page, { query, filters, order }: Question): Promise<void> {
  const asked = { q: query, ...filters, ...(order && { sort: order }) };
  await page.evaluate(
    (address) => {
      document.querySelector(".found")?.replaceChildren();
      history.pushState(null, "", address);
      dispatchEvent(new PopStateEvent("popstate"));
    },
    `?${new URLSearchParams(asked)}`,
  );
  await page.waitForFunction(
    (loading) => {
      const text = document.querySelector(".found")?.textContent ?? "";
      return (text !== "" && !loading.includes(text)) || document.querySelector(".failed:not([hidden])") !== null;
    },
    [fa.filter.loading, en.filter.loading],
  );
  if (await page.locator(".failed").isVisible()) throw new Error(`The search for \`${query}\` failed.`);
  const form = await page.locator("form.search").evaluate((node: HTMLFormElement) => [...new FormData(node)]);
  const kept = new Map(form);
  const refused = Object.entries(asked).filter(([name, value]) => name !== "q" && kept.get(name) !== value);
  if (refused.length > 0) throw new Error(`The form does not offer ${JSON.stringify(refused)}.`);
}

/** More than any forum here has. */
const highest = 1000;

/** Reads the number of results from the sentence above them. */
async function readCount(page: Page): Promise<number> {
  if ((await page.locator(".results > .entries .entry").count()) === 0) return 0;
  const locale = (await page.locator("html").getAttribute("lang")) === "en" ? en : fa;
  const sentence = await page.locator(".found").textContent();
  const name = page.locator(".found bdi");
  const query = (await name.count()) > 0 ? ((await name.textContent()) ?? "") : undefined;
  const forms = query === undefined ? locale.filter.found : locale.search.found;
  const count = Array.from({ length: highest }, (_, n) => n).find(
    (n) => formatCount(locale, forms, n).replace("{query}", () => query ?? "") === sentence,
  );
  if (count === undefined) throw new Error(`The sentence \`${sentence}\` has no known number.`);
  return count;
}
