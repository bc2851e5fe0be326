import type { Page } from "playwright-core";
import * as fa from "../../../scripts/locale/fa.ts";
import { formatCount } from "../../../scripts/text/numbers.ts";
import type { Choice } from "../site/filter-site.ts";

/** Makes both choices like a reader. A missing choice becomes empty. */
export async function choose(page: Page, { time = "", display = "" }: Choice): Promise<void> {
  await page.locator("select[name=time]").selectOption(time);
  await page.locator("select[name=display]").selectOption(display);
}

/** Waits until the page announces this number of matches, or announces nothing. */
export async function waitForFound(page: Page, count: number | undefined): Promise<void> {
  const text = count === undefined ? "" : formatCount(fa, fa.filter.found, count);
  await page
    .locator(".found")
    .filter({ hasText: text === "" ? /^$/ : new RegExp(`^${text}$`) })
    .waitFor({ state: "attached" });
}

/** The choice that the page's form shows. */
export async function readForm(page: Page): Promise<Choice> {
  const read = (name: string) => page.locator(`select[name=${name}]`).inputValue();
  return { time: await read("time"), display: await read("display") };
}

/** The focused element: the name of a control, or the slug of the entry with that title. */
export async function readFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: active } = document;
    const address = active instanceof HTMLAnchorElement ? active.getAttribute("href") : undefined;
    return address ? decodeURIComponent(address.split("/").at(-2) ?? "") : (active?.getAttribute("name") ?? active?.textContent ?? "");
  });
}

/**
 * Waits until the filter's script has applied the choices of the address, even if there are none.
 *
 * @param script address of the script.
 */
export async function waitForFilter(page: Page, script: string): Promise<void> {
  await page.locator("select[name=time]").focus();
  await page.evaluate(`import(${JSON.stringify(script)}).then(() => undefined)`);
  await page.waitForFunction((loading) => document.querySelector(".found")?.textContent !== loading, fa.filter.loading);
}
