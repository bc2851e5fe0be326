import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** What axe looks for: all rules that stand for these parts of WCAG, or the rules of these names. */
export interface Rules {
  readonly type: "tag" | "rule";
  readonly values: readonly string[];
}

export interface Finding {
  /** What breaks a rule: its name, the element and what to do. */
  readonly faults: readonly string[];
  /** Names of the rules that were kept by something on the page. */
  readonly kept: readonly string[];
}

/** Checks a page as it is now. Axe itself is half a megabyte and is put into a page once. */
export async function checkRules(page: Page, { type, values }: Rules): Promise<Finding> {
  const isThere = await page.evaluate(() => "axe" in window);
  const axe = new AxeBuilder(isThere ? { page, axeSource: "0" } : { page }).setLegacyMode();
  const { violations, passes } = await axe.options({ runOnly: { type, values: [...values] }, resultTypes: ["violations"] }).analyze();
  const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
  return { faults, kept: passes.map(({ id }) => id) };
}
